"""The state of a game: hands, piles, what holds for a while, and the verbs that move cards."""
