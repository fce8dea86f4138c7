// Two players at each of so many tables, moving as soon as it is their turn: `node players.cjs PORT TABLES WARM MOVES`.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Course } = require("./course.cjs");
const { game } = require("./toy.cjs");

const [port, tables, warm, moves] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const course = new Course(tables * warm, tables * moves);

function sit(matchID, playerID) {
  const client = Client({ game, matchID, playerID, numPlayers: 2, multiplayer: SocketIO({ server }), debug: false });
  let acted = -1;
  client.subscribe((state) => {
    if (!state || !state.isActive || state.ctx.currentPlayer !== playerID) return;
    const { turn } = state.ctx;
    if (turn === acted) return;
    acted = turn;
    course.run(() => client.moves.put(turn % 10));
  });
  client.start();
}

for (let table = 0; table < tables; table += 1) ["0", "1"].forEach((seat) => sit(`table-${table}`, seat));
