"""The agenda in words, kept so that it is written once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from lastcard.engine.agenda import Agenda
from lastcard.engine.contract import Words


@mypyc_attr(acyclic=True, free_list_len=1)
class AgendaText:
    """An agenda in words, as it was told: what is still to be done, from below, and what is asked."""

    def __init__(self, agenda: Agenda, texts: list[str], prompt: Words) -> None:
        self.agenda: Final = agenda
        self.texts: Final = texts
        self.prompt: Final = prompt
