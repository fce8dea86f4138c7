"""The HTML report of a saved simulation: its page, charts, labels and clause counts."""
