"""Instants as Discord shows them, to everybody in their own zone and language."""

from bot.clocks.lengths import SECOND


def moment(seconds: float, style: str = "f") -> str:
    """An instant by which things are kept, in seconds; "R" counts towards it."""
    return f"<t:{int(seconds)}:{style}>"


def stamp(at: int, style: str = "f") -> str:
    """An instant of a clock, in milliseconds."""
    return moment(at // SECOND, style)
