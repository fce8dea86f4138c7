"""One WebSocket: its frames, its protocol, and how fast it may send."""
