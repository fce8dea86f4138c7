"""A table in memory: its inbox, clock, bot seats, presence and races."""
