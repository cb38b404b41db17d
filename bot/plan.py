"""A turn planned ahead, as its seat keeps it: up to three cases, and what became of the plan before."""

from typing import Final

import msgspec

from games.message import Message

MOST_CASES: Final = 3


class Case(msgspec.Struct, frozen=True):
    """If all this holds when the turn begins, these moves are made."""

    premise: tuple[Message, ...]
    """Facts of the seat's own view, as its game tells them."""
    moves: tuple[str, ...]
    told: tuple[Message, ...]
    """What the moves do, for the one who planned them."""


class Plan(msgspec.Struct, frozen=True):
    """For the seat's next turn only: the first case that fits is played; if none does, the seat is asked."""

    rules_version: int = 0
    """Of the game's rules that it was made under."""
    cases: tuple[Case, ...] = ()
    word: Message | None = None
    """Without cases: why there are none any more. Its player reads it until they move or plan again."""
