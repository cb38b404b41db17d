"""The little grammar that every game's sentences need."""

from collections.abc import Sequence


def count(number: int, noun: str) -> str:
    """2 cards, 1 card, no cards."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def join(parts: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th; for places at a table."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"
