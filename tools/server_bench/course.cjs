// How much is played: first to get warm; then, when a line comes in, what is measured. Each end is said in a line.
class Course {
  constructor(warm, moves) {
    this.left = warm;
    this.waiting = [];
    this.word = "warm";
    process.stdin.once("data", () => this.begin(moves));
  }

  /** Make a move, now or when it is time. */
  run(move) {
    if (this.left === 0) this.waiting.push(move);
    else {
      this.left -= 1;
      setImmediate(move);
      if (this.left === 0) setTimeout(() => console.log(this.word), 500);
    }
  }

  begin(moves) {
    this.left = moves;
    this.word = "done";
    this.waiting.splice(0).forEach((move) => this.run(move));
  }
}

exports.Course = Course;
