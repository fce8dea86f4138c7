"""What many games show: totals, shares of the wins with intervals, and a sequential test."""
