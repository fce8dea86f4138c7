// A boardgame.io server with a toy game for two, in memory: `node yardstick.cjs PORT`.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./toy.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }, () => console.log("ready"));
