"""A table in memory: its inbox, referee, dealer, clock, bot seats, presence and races.

May import `viewers`, `services`, `thinking`, `log` and all below.
"""
