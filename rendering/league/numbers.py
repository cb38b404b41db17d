"""Points and places as they are written: sixtieths of a point with at most two decimals."""

from typing import Final

from games.message import Message, Said, say

UNIT: Final = 60
"""So many units are a point, or a win that is shared by nobody."""
BERGER_UNIT: Final = 24 * UNIT
"""So many are one of what is called Sonneborn-Berger."""


def decimal(amount: int, unit: int = UNIT) -> Said:
    """An amount of units, rounded to a hundredth: 60, 7.5, 0.33."""
    hundredths = (200 * amount + unit) // (2 * unit)
    whole, part = divmod(hundredths, 100)
    if not part:
        return str(whole)
    return say("league-picture-decimal", whole=str(whole), part=f"{part:02}".rstrip("0"))


def place_in_words(place: int) -> Message:
    """1st, 2nd, 3rd; 11th and 22nd too."""
    last, two = place % 10, place % 100
    ending = last if last in (1, 2, 3) and two not in (11, 12, 13) else 4
    return say("league-picture-place", place=str(place), ending=ending)


def signed(number: int) -> str:
    """+12, −3, 0."""
    return f"{number:+}".replace("-", "−") if number else "0"
