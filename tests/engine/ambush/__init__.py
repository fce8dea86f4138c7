"""Ambush, a small game of interrupts, to try the engine on.

In turn each plays a card or draws one; whoever has no card when a turn is over has won. Numbers do nothing.
A *blow* names another, who takes a card of yours, blind, unless anybody throws in a *parry*: then the first
in play order deals the blow instead, at whom they like. A *fair* makes everyone give somebody a card, all at
once and unseen; whoever throws in a *charm* before is left out. Time may run out on all but a turn.
"""
