"""What is printed: the rows of the cards, the deck they are folded into, and what fits on what."""
