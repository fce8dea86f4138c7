"""Keeps tables, logs and lessons in SQLite or PostgreSQL, and batches what is written.

Imports nothing else of the server.
"""
