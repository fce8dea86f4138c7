"""The answers of one batch: sent when the batch is stored, turned into refusals when it is not."""

from __future__ import annotations

from lastcard.engine.contract import Refusal
from lastcard.server.live_table.inbox import Act, SitsDown
from lastcard.server.metrics import Metrics
from lastcard.server.store.entries import NotStored
from lastcard.server.viewers.viewer import Viewer
from lastcard.server.wire import RefusedAct, SeatToken, spoken


class Answers:
    """Who is answered what: acts with the number of their entry, and people who sat down."""

    def __init__(self) -> None:
        self.acts: list[tuple[Act, int, RefusedAct | None]] = []
        self.seats: list[tuple[SitsDown, SeatToken]] = []

    def add(self, act: Act, number: int, refused: RefusedAct | None) -> None:
        """Answer an act: it is kept under this number, or it is refused."""
        if refused is not None:
            refused.re = act.ref
        self.acts.append((act, number, refused))

    def by_viewer(self) -> dict[Viewer, list[int]]:
        """The acts of each viewer that were done, by the ids that their clients gave them."""
        answered: dict[Viewer, list[int]] = {}
        for act, number, refused in self.acts:
            if refused is None and act.viewer is not None:
                answered.setdefault(act.viewer, []).append(act.ref)
        return answered

    def refuse_all(self, why: str) -> None:
        """Nothing was stored: refuse every act, and deny every seat."""
        words = spoken(Refusal("table", case="not-stored").words)
        self.acts = [
            (act, 0, refused or RefusedAct(act.ref, "not-stored", "table", words))
            for act, number, refused in self.acts
        ]
        self.deny_seats(why)

    def deny_seats(self, why: str) -> None:
        """Tell everybody who waits for a seat that there is none."""
        for command, seat in self.seats:
            command.deny(NotStored(why))
        self.seats = []

    def send(self, metrics: Metrics) -> None:
        """Send all answers, and forget them."""
        for act, number, refused in self.acts:
            if act.reply is not None:
                act.reply(number, refused)
            if refused is not None and act.viewer is not None:
                act.viewer.refuse(refused)
                metrics.refused(refused.code)
        for command, seat in self.seats:
            command.grant(seat)
        self.acts, self.seats = [], []
