"""Bots that search: they imagine worlds from a view and try the moves in them, for any game.

It may import bots and engine, and no game.
"""
