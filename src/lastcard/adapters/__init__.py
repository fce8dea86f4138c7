"""Our games as others' environments: PettingZoo and OpenSpiel. Each needs an extra of its own."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A package is not installed that only this part of the project needs: one sentence on what to do."""

    def __init__(self, extra: str, missing: ImportError) -> None:
        super().__init__(f"this needs the package {missing.name}: pip install 'lastcard[{extra}]'")
