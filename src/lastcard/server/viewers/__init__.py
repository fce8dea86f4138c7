"""The viewers of a table, and the updates that they are sent."""
