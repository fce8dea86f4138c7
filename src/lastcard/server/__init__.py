"""Live tables for many people: every command is decided, stored, and only then told.

Its packages from top to bottom: routes, lobby, cluster, live_table, viewers, thinking, log; connection, store
and wire. Each imports only those below it, and the engine, the shelf of games, the bots and the texts.
"""
