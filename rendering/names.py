"""Names as pictures can show them: any script becomes letters that the font has, and never a box."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from anyascii import anyascii

from rendering.text import Type, fitted, font, width, wrapped

NOBODY: Final = "–"
"""A name without a single letter; whoever knows the seat and the language can do better."""
_PROBE: Final = Type(24)
_NO_GLYPH: Final = "\U0010ffff"
_LONGEST: Final = 100
"""Far more than any room holds, so that a name of thousands of letters costs no more than others."""


@lru_cache(maxsize=4096)
def shown_name(name: str) -> str:
    """The name in the font's own letters; emoji and marks without a letter are dropped."""
    plain = unicodedata.normalize("NFC", name[:_LONGEST])
    spelled = "".join(_spelled(mark) for mark in plain)
    return " ".join(spelled.split()) or NOBODY


def fitted_name(name: str, kind: Type, room: float) -> str:
    """The name as shown, cut to the room."""
    return fitted(shown_name(name), kind, room)


def name_lines(name: str, kinds: Sequence[Type], room: float) -> tuple[Type, list[str]]:
    """The name in one line, or in two of a smaller type; only what fits nowhere is cut."""
    shown = shown_name(name)
    if width(shown, kinds[0]) <= room:
        return kinds[0], [shown]
    for kind in kinds[1:]:
        lines = wrapped(shown, kind, room, 2)
        if " ".join(lines) == shown:
            return kind, lines
    return kinds[-1], wrapped(shown, kinds[-1], room, 2)


@lru_cache(maxsize=4096)
def _spelled(mark: str) -> str:
    category = unicodedata.category(mark)
    if category[0] == "Z" or mark in "\t\n\r":
        return " "
    if category[0] in "CM" or category in ("So", "Sk"):
        return ""
    if is_drawable(mark):
        return mark
    return "".join(letter for letter in anyascii(mark) if is_drawable(letter))


@lru_cache(maxsize=8192)
def is_drawable(mark: str) -> bool:
    """Does the font have this character? One that it lacks is drawn as the same box as a noncharacter."""
    return _drawn(mark) != _drawn(_NO_GLYPH)


def _drawn(mark: str) -> tuple[tuple[int, int], bytes]:
    mask = font(_PROBE).getmask(mark)
    return mask.size, bytes(mask)
