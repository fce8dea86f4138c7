"""A table as its log tells it: seats, games, replays."""
