"""A result as an organiser says it should have been; pure."""

from msgspec.structs import replace

from bot.league.points import Became, Ended
from bot.league.results import Result
from games.errors import BadOption
from games.message import Typed, say

LONGEST = 40
FORFEITS = ("x", "-")
"""How a seat is written that was forfeited."""


def corrected_places(result: Result, typed: str) -> Result:
    """The result with other places: "2 1 3" by seat, equal ones shared, "x" for a forfeit."""
    words = typed.replace(",", " ").casefold().split()
    if len(words) != len(result.seats):
        raise BadOption(say("league-bad-places", typed=Typed(typed[:LONGEST]), seats=len(result.seats)))
    if all(word in FORFEITS for word in words):
        raise BadOption(say("league-bad-places", typed=Typed(typed[:LONGEST]), seats=len(result.seats)))
    seats = []
    numbers = sorted(int(word) for word in words if word.isascii() and word.isdecimal() and len(word) < 3)
    for word, seat in zip(words, result.seats, strict=True):
        if word in FORFEITS:
            seats.append(replace(seat, place=len(words), became=Became.FORFEIT))
        elif (
            word.isascii()
            and word.isdecimal()
            and len(word) < 3
            and int(word) == 1 + numbers.index(int(word))
        ):
            became = Became.SUBSTITUTE if seat.holder != seat.player else Became.PLAYED
            seats.append(replace(seat, place=int(word), became=became, ran_out=False))
        else:
            raise BadOption(say("league-bad-places", typed=Typed(typed[:LONGEST]), seats=len(result.seats)))
    return replace(result, seats=tuple(seats), ended=Ended.FINISHED)
