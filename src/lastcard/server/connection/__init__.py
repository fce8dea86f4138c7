"""One WebSocket: its frames, its protocol, its two ends, and how fast a client may send.

Imports nothing else of the server.
"""
