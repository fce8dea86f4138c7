"""How the game goes: a turn, a card that takes effect, attacks and answers, the end of a round."""
