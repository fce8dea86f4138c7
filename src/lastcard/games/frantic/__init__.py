"""Frantic: a shedding game with interrupts, events and hidden hands, to which boxes can be added."""
