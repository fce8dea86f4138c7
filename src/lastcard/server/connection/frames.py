"""Reads and writes the most common WebSocket frames: whole texts. (RFC 6455, 5.2; ADR 0023)"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its C part
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a text in one frame, with nothing reserved."""

MASKED: Final = 0x80

HEAD: Final = 8
"""The longest head of a frame that is not too long for us."""


def size_of(data: bytes, at: int) -> int:
    """The size of the frame that begins here, with its head; 0 if more bytes are needed to know it."""
    if len(data) < at + 2:
        return 0
    second = data[at + 1]
    mask, size = 4 if second & MASKED else 0, second & 0x7F
    if size < 126:
        return 2 + mask + size
    wide = 2 if size == 126 else 8
    if len(data) < at + 2 + wide:
        return 0
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def text_in(data: bytes, at: int, size: int) -> bytes | None:
    """The text of a whole frame of this size; None if it is not a masked text with the shortest head."""
    if data[at] != WHOLE_TEXT:
        return None
    second = data[at + 1]
    if second & MASKED and second & 0x7F < 126:
        head = at + 6
    elif second == MASKED | 126 and size >= 126 + 8:
        head = at + 8
    else:
        return None
    return apply_mask(data[head : at + size], data[head - 4 : head])


def framed(message: bytes) -> bytes:
    """Put a text into one frame of a server."""
    return head_of(len(message)) + message


def frame_of(pieces: list[bytes]) -> bytes:
    """Join pieces of a text into one frame of a server; changes the list."""
    size = 0
    for piece in pieces:
        size += len(piece)
    pieces.insert(0, head_of(size))
    return b"".join(pieces)


def head_of(size: int) -> bytes:
    """The head of a frame with a text of this size."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
