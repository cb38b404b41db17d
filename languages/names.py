"""Words of somebody else's inside our sentences: isolated, and letter for letter."""

import re
from typing import Final

_MARKDOWN: Final = re.compile(r"[\\`*_~|\[\]]|^[>#-]")
_OF_DISCORD: Final = re.compile(r"(?<=<)|(?<=@)(?=everyone|here)|(?<=:)(?=//)")
"""Where Discord would begin to read a mention, a time, an emoji or a link, which no backslash hinders."""
_NOTHING: Final = "\N{ZERO WIDTH SPACE}"
_ISOLATES: Final = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


def letter_for_letter(text: str) -> str:
    """Text that Discord shows as it is: no mention, link or emphasis."""
    return _OF_DISCORD.sub(_NOTHING, _MARKDOWN.sub(r"\\\g<0>", text))


def isolated(text: str) -> str:
    """Text whose direction of writing does not reach beyond it."""
    return f"{_ISOLATES[0]}{text}{_ISOLATES[1]}" if text else ""


def shortened(text: str, longest: int) -> str:
    """As much of a text as fits, with a sign if there is more; a name cut in two stays isolated."""
    if len(text) <= longest:
        return text
    cut = text[: max(0, longest - 1)]
    begun, ended = map(cut.count, _ISOLATES)
    return f"{cut[:-1]}…{_ISOLATES[1]}" if begun > ended else f"{cut}…"


def without_isolates(text: str) -> str:
    """The text without the marks that isolate names in it."""
    return text.translate({ord(mark): None for mark in _ISOLATES})


def bold(text: str) -> str:
    """Text that stands out in a message."""
    return f"**{text}**" if text else ""
