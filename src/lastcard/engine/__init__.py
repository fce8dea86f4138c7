"""The engine: the contract that every game fulfils, and what most games need.

It knows no game and imports nothing else of the project.
"""
