"""The lab: simulations of many games between bots, their statistics and reports."""
