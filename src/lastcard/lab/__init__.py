"""The lab: simulations of many games between bots, their statistics and reports.

It may import bots, the shelf, games, engine and the texts; not server, terminal or adapters.
"""
