"""What bots know of each game, one module a game."""
