"""Event cards: how one is triggered, which seats it affects, and what those of the base game do.

It may import play, table, cards, moves and kinds of this game.
"""
