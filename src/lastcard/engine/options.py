"""House rules: options with a name, a clause, allowed values and a default."""

from __future__ import annotations

from typing import Final

from lastcard.engine.contract import Value


class BadOption(ValueError):
    """An option that is unknown or set to what it cannot be."""


class Option:
    """Something a table may choose before the deal: one of a few words, or a number in a range."""

    def __init__(
        self,
        name: str,
        clause: str,
        default: Value,
        words: tuple[str, ...] = (),
        *,
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.default: Final = default
        self.words: Final = words
        self.least: Final = least
        self.most: Final = most

    def allowed(self) -> str:
        """What it may be set to, in words."""
        return ", ".join(self.words) if self.words else f"{self.least} to {self.most}"

    def read(self, value: object) -> Value:
        """The value, if it is allowed."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text == "true" or text == "false":
            text = "yes" if text == "true" else "no"
        if self.words and text in self.words:
            return text
        if not self.words and text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 20:
            number = int(text)
            if self.least <= number <= self.most:
                return number
        raise BadOption(f"option {self.name} may be {self.allowed()}, not {text!r}")


class Settings:
    """The options of a game, each with its chosen value."""

    def __init__(self, options: tuple[Option, ...], chosen: dict[str, Value] | None = None) -> None:
        self.options: Final = options
        self.chosen: Final[dict[str, Value]] = {} if chosen is None else chosen

    def option(self, name: str) -> Option:
        """The option of this name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadOption(f"there is no option {name!r}; options are: {known}")

    def having(self, values: dict[str, object]) -> Settings:
        """The same options with some values chosen anew."""
        chosen = self.chosen.copy()
        for name, value in values.items():
            chosen[name] = self.option(name).read(value)
        return Settings(self.options, chosen)

    def value(self, name: str) -> Value:
        """What an option is set to."""
        option = self.option(name)
        return self.chosen.get(name, option.default)

    def word(self, name: str) -> str:
        """What an option of words is set to."""
        return str(self.value(name))

    def number(self, name: str) -> int:
        """What an option of numbers is set to."""
        return int(self.value(name))

    def is_on(self, name: str) -> bool:
        """Is a yes-or-no option set to yes?"""
        return self.value(name) == "yes"

    def changed(self) -> dict[str, Value]:
        """The options that are not at their default, by name."""
        return {
            option.name: self.value(option.name)
            for option in self.options
            if self.value(option.name) != option.default
        }


YES_OR_NO: Final = ("yes", "no")
"""The words of an option that is on or off."""
