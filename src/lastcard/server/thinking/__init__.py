"""Bots in processes of their own: moves, hints and reviews."""
