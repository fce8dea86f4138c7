"""Keeps tables, logs and lessons in SQLite or PostgreSQL. Imports nothing else of the server."""
