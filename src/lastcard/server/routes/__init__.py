"""The HTTP routes and the socket route of a node."""
