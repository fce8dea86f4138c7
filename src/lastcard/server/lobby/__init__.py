"""The tables of a node: sets them up, finds them by code, loads them from the store, puts them away; classes.

May import `cluster`, `live_table` and all below.
"""
