"""Schwupps: four piles, each with its own rule, and rules that change."""
