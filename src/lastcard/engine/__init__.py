"""The engine: what every game stands on, and knows no game."""
