"""Tables as the worked examples write them: a first, b and c share second: a>b=c; a number is the score."""

import re

from bot.league.points import Became, Booked, BookedSeat, Ended


def number(letter: str) -> int:
    """A player by letter."""
    return ord(letter) - ord("a") + 1


def letters(players) -> str:
    """Players as letters."""
    return "".join(chr(ord("a") + player - 1) for player in players)


def table(written: str, *, ended: Ended = Ended.FINISHED, **became: Became) -> Booked:
    """A booked table; became says of a letter what became of the seat."""
    seats, place = [], 1
    for equals in written.replace(" ", "").split(">"):
        members = equals.split("=")
        for member in members:
            letter, score = re.fullmatch(r"([a-z])(\d*)", member).groups()
            status = became.get(letter, Became.PLAYED)
            seats.append(BookedSeat(number(letter), place, int(score or 0), status))
        place += len(members)
    return Booked(tuple(seats), ended)


def tables(written: str) -> list[Booked]:
    """Tables with commas between them."""
    return [table(each) for each in written.split(",")]
