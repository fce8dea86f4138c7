"""Playing in a terminal: choose a game, type moves, read the table in sentences.

`console` prints and reads lines, `text_table` plays one game, `session` plays a game or a series and writes
its record, `transcript` tells a record again. The package may import bots, the shelf, games, engine and the
texts; not server, lab or adapters.
"""
