"""The games' rules in our own words, short enough for a message; one line per game."""

from collections.abc import Mapping
from typing import Any, Final

from cogs.references import copenhagen, kensington, tenby
from cogs.references.reference import Reference
from games.api import Game
from games.message import Said

REFERENCES: Final[Mapping[str, Reference]] = {
    "copenhagen": copenhagen.REFERENCE,
    "kensington": kensington.REFERENCE,
    "tenby": tenby.REFERENCE,
}


def tagline_of(game: Game[Any, Any]) -> Said:
    """What a game is about; empty for a game without a reference."""
    reference = REFERENCES.get(game.key)
    return reference.tagline if reference else ""
