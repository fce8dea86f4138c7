"""Hochspannung, Unter Spannung, and both packs combined: a race in real time."""
