"""What is printed on cards: the row of each kind, the deck made from all rows, and which card fits on which.

It may import moves and kinds of this game.
"""
