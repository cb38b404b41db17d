"""What a table is worth: points by place, in units of a sixtieth, so that ties share whole numbers."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

POINT: Final = 60
"""Units of one point."""
PAR: Final = 6 * POINT
"""What every scale gives a seat on average, and what a void table gives everybody."""

BYE: Final = 12 * POINT


class Scale(StrEnum):
    """How steeply places are paid."""

    EVEN = "even"
    STEEP = "steep"


SCALES: Final = {
    Scale.EVEN: {2: (12, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0), 5: (12, 9, 6, 3, 0)},
    Scale.STEEP: {2: (12, 0), 3: (14, 4, 0), 4: (15, 6, 3, 0), 5: (16, 8, 4, 2, 0)},
}
"""Points of each place by the number of seats."""


class Became(StrEnum):
    """What became of a booked seat."""

    PLAYED = "played"
    """Its own player held it at the end, whatever a bot player did for it in between."""
    FORFEIT = "forfeit"
    """Resigned, lost on time, or held by a bot player at the end."""
    SUBSTITUTE = "substitute"
    """Another person finished it; the league books nothing for that person."""
    STRUCK = "struck"
    """Its player withdrew early: the table is scored as if the seat had never been there."""


class Ended(StrEnum):
    """How a table ended, as far as points ask."""

    FINISHED = "finished"
    VOID = "void"
    """Par for everybody who remains, and no duels."""
    UNFINISHED = "unfinished"
    """The season's overtime was over: par, but nothing for those who used most of the time."""
    BYE = "bye"
    """Nobody was left to play against in this round: as good as a first place, without a duel."""


class BookedSeat(msgspec.Struct, frozen=True):
    """One seat of a table that ended: whose it was, and what the game and the clock said of it."""

    player: int
    """Who the league seated there."""
    place: int
    """As the game ranked all seats, 1 the best; whatever for a table that was not finished."""
    score: int = 0
    became: Became = Became.PLAYED
    used: int = 0
    """Thinking time."""


class Booked(msgspec.Struct, frozen=True):
    """A table as the league counts it."""

    seats: tuple[BookedSeat, ...]
    ended: Ended = Ended.FINISHED

    @property
    def counted(self) -> tuple[BookedSeat, ...]:
        """The seats that were not struck."""
        return tuple(seat for seat in self.seats if seat.became is not Became.STRUCK)

    @property
    def is_scored(self) -> bool:
        """Is there somebody to be compared with? One seat alone makes the table void."""
        return self.ended is Ended.FINISHED and len(self.counted) > 1


def units(booked: Booked, scale: Scale) -> dict[int, int]:
    """What every counted player of a table gets."""
    if booked.is_scored:
        return _by_place(booked, scale)
    if booked.ended is Ended.UNFINISHED:
        return _by_patience(booked)
    if booked.ended is Ended.BYE:
        return {seat.player: BYE for seat in booked.counted}
    return {seat.player: PAR for seat in booked.counted}


def standing_seats(booked: Booked) -> list[tuple[BookedSeat, int]]:
    """The seats that were not forfeited, each with its place among them."""
    ranked = [seat for seat in booked.counted if seat.became is not Became.FORFEIT]
    return [(seat, 1 + sum(other.place < seat.place for other in ranked)) for seat in ranked]


def _by_place(booked: Booked, scale: Scale) -> dict[int, int]:
    """Those who stayed take the top places of the scale for all seats; tied seats share what they earn."""
    earned = SCALES[scale][len(booked.counted)]
    ranked = standing_seats(booked)
    places = [place for _, place in ranked]
    result = dict.fromkeys((seat.player for seat in booked.counted), 0)
    for seat, place in ranked:
        sharing = places.count(place)
        if seat.became is Became.PLAYED:
            result[seat.player] = POINT * sum(earned[place - 1 : place - 1 + sharing]) // sharing
    return result


def _by_patience(booked: Booked) -> dict[int, int]:
    """Par, but nothing for who thought more than half as long again as an equal part, or gave the seat up."""
    total = sum(seat.used for seat in booked.counted)
    return {
        seat.player: PAR
        if seat.became is Became.PLAYED and 2 * len(booked.counted) * seat.used <= 3 * total
        else 0
        for seat in booked.counted
    }


def shown_points(units: int) -> str:
    """At most two decimals: 10, 4.5, 3.33."""
    hundredths = (units * 100 + POINT // 2) // POINT
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def shared_first(booked: Booked) -> Sequence[BookedSeat]:
    """The seats with the best place."""
    return [seat for seat, place in standing_seats(booked) if place == 1]
