"""The audience of a table, its summary, and the updates that viewers are sent.

May import `services`, `thinking`, `log`, `connection`, `store` and `wire`.
"""
