"""The state of a game: hands, piles, modifiers that hold for a while, and the verbs that move cards.

It may import cards, moves and kinds of this game.
"""
