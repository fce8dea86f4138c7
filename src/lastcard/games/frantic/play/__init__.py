"""The course of play: a turn, a card that takes effect, attacks and answers, the end of a round.

It may import table, cards, moves and kinds of this game.
"""
