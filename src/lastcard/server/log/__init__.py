"""A table as its log tells it: seats, games, names and tokens, replays.

May import `store` and `wire`.
"""
