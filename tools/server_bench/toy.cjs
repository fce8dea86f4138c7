// The toy: each turn puts a number on a pile of at most twenty.
exports.game = {
  name: "toy",
  setup: () => ({ pile: [] }),
  moves: {
    put: ({ G }, number) => {
      G.pile.push(number);
      if (G.pile.length > 20) G.pile.shift();
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
