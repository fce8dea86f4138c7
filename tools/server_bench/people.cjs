// Everybody at our tables, making any legal move when asked: `node people.cjs FILE WARM MOVES`.
// The file has a line for each seat: the address of its socket, and its token.
const fs = require("fs");
const WebSocket = require("ws");
const { Course } = require("./course.cjs");

const [file, warm, moves] = process.argv.slice(2);
const seats = fs.readFileSync(file, "utf8").trim().split("\n").map((line) => line.split(" "));
const course = new Course(Number(warm), Number(moves));

function sit([address, token]) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const say = (words) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(words));
  let you = -1;
  let view = {};
  socket.on("open", () => say({ t: "join", token }));
  socket.on("message", (data) => {
    const said = JSON.parse(data);
    if (said.you !== undefined) you = said.you;
    if (said.table && said.table.phase === "over") say({ t: "do", do: "/again", id: 1 });
    if (said.view) view = "seat" in said.view ? said.view : { ...view, ...said.view };
    if (!said.view || !said.moves || !said.moves.length || !view.to_act.includes(you)) return;
    const move = said.moves[Math.floor(Math.random() * said.moves.length)];
    course.run(() => say({ t: "do", do: move, decision: view.decision, id: 1 }));
  });
}

seats.forEach(sit);
