"""Bots in worker processes: their moves, hints and reviews.

May import `log`, `store` and `wire`.
"""
