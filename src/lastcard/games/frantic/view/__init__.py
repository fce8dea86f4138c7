"""What a seat sees of a table, and what has changed for it."""
