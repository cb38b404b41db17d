"""The little grammar that every game's sentences need."""

from collections.abc import Sequence


def count(number: int, noun: str) -> str:
    """2 cards, 1 card, no cards."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def join(parts: Sequence[str]) -> str:
    """a, b and c."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
