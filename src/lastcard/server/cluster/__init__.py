"""Several nodes: tables that another node owns, messages between nodes, leases, the bus and its drivers.

May import `live_table`, `viewers` and all below.
"""
