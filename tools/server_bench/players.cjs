// Two players at each of so many tables, moving as soon as it is their turn: `node players.cjs PORT TABLES MOVES`.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./toy.cjs");

const [port, tables, moves] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
let left = tables;

function play(matchID) {
  let made = 0;
  const clients = ["0", "1"].map((playerID) =>
    Client({ game, matchID, playerID, numPlayers: 2, multiplayer: SocketIO({ server }), debug: false }),
  );
  const acted = new Set();
  clients.forEach((client, seat) => {
    client.subscribe((state) => {
      if (!state || !state.isActive || state.ctx.currentPlayer !== String(seat)) return;
      const turn = state.ctx.turn;
      if (acted.has(turn) || made >= moves) return;
      acted.add(turn);
      made += 1;
      setImmediate(() => client.moves.put(turn % 10));
      if (made === moves) setTimeout(() => { clients.forEach((one) => one.stop()); left -= 1; if (left === 0) { console.log("done"); process.exit(0); } }, 300);
    });
    client.start();
  });
}
for (let table = 0; table < tables; table += 1) play(`table-${table}`);
