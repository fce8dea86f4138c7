"""The live table: people, bots and time through one door, durable before anybody is told."""
