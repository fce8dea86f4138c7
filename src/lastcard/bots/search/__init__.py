"""Bots that search: they imagine worlds from a view and try the moves in them, for any game."""
