"""The two ends of a socket: whoever listens to it, and what messages are written to."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(ABC):
    """Whoever receives the messages of a socket."""

    __slots__ = ()

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """A text has arrived."""

    @abstractmethod
    def gone(self) -> None:
        """The socket is closed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Socket(ABC):
    """What messages are written to."""

    __slots__ = ()

    @abstractmethod
    def write(self, frame: bytes) -> bool:
        """Write one frame; False if there is no room for it.

        Raises OSError if nobody is there.
        """

    @abstractmethod
    async def room(self) -> None:
        """Wait until there is room."""

    @abstractmethod
    def close(self, code: int, reason: str) -> None:
        """Close the socket with a code and a reason."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection(Socket):
    """A socket whose reading can be paused."""

    __slots__ = ()

    @abstractmethod
    def pause(self) -> None:
        """Read nothing until `go_on`."""

    @abstractmethod
    def go_on(self) -> None:
        """Read what has come since, and what comes."""
