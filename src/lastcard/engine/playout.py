"""Random play to the end: the loop that simulations, searches and benchmarks stand on."""

from __future__ import annotations

from mypy_extensions import i64

from lastcard.engine.bits import count, nth
from lastcard.engine.contract import Seat, Seats, State
from lastcard.engine.rng import Rng


def any_seat(seats: Seats, rng: Rng) -> Seat:
    """One of these seats, each as likely; there must be one."""
    bits: i64 = seats
    if bits & (bits - 1) == 0:
        return int(nth(bits, 0))
    return int(nth(bits, rng.below(count(bits))))


def play_out(state: State, rng: Rng) -> int:
    """Play at random to the end without listing moves; how many moves were made."""
    made = 0
    seats = state.to_act()
    while seats != 0:
        seat = any_seat(seats, rng)
        move = state.random_move(seat, rng)
        if move is not None:
            state.apply(seat, move)
            seats = state.to_act()
            made += 1
    return made


def play_out_listed(state: State, rng: Rng) -> int:
    """Play at random to the end, listing the legal moves each time; how many moves were made."""
    made = 0
    seats = state.to_act()
    while seats != 0:
        seat = any_seat(seats, rng)
        moves = state.moves(seat)
        if moves:
            state.apply(seat, moves[rng.below(len(moves))])
            seats = state.to_act()
            made += 1
    return made


def play_outs(state: State, rng: Rng, games: int, listed: bool) -> int:
    """So many games, each from a clone of this state; how many moves were made in all."""
    made = 0
    for index in range(games):
        made += play_out_listed(state.clone(), rng) if listed else play_out(state.clone(), rng)
    return made
