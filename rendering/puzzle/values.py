"""What the picture of a puzzle shows."""

from typing import Any

import msgspec


class PuzzleValues(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle as it is drawn; nothing of its answer unless that is open."""

    game: str
    """Its key."""
    number: int
    view: Any
    seat: int
    stars: int
    tried: int = 0
    found: int = 0
    run: int | None = None
    """For how many days in a row whoever looks has found the best turn; None for everybody's copy."""
    solved: Any = None
    """What the seat sees after the best turn; None while nobody may know it."""
    points: int | None = None
    """What the best turn brings; known with it."""
