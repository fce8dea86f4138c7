"""What a seat sees of a table, and what has changed in it since an earlier moment.

It may import play, table, cards, moves and kinds of this game.
"""
