"""What is kept of a table that ended: who sat there, who held on, their places and their time; pure.

`result_of(update)` says it of the update that ends a table. Every table for at least two has a result, rated
or not, if a person sits there. An organiser corrects one by keeping another revision of it. `Result.booked`
is what points and standings ask; `rated_table` is what ratings ask. No result says that a seat was struck: a
league strikes seats as it counts, for that changes no rating.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from bot.league.points import Became, Booked, BookedSeat, Ended
from bot.league.ratings import RatedTable
from bot.running import in_ms
from bot.table import NOBODY, Holder, Kind, Table, Update
from games.api import Score

OUT_OF_TIME: Final = "unfinished"
"""The text of the line (Kind.ENDED) that ends a table because its season, or its round, is over."""
NO_PLACE: Final = 0
"""The place of every seat of a table that was not finished."""


class ResultSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table that ended."""

    player: int
    """Who sat there at the start."""
    holder: int
    """Who sat there at the end: another one, if the seat was taken by somebody else."""
    name: str
    """What the holder was called."""
    place: int = NO_PLACE
    """As the game ranked all seats, 1 the best."""
    score: int = 0
    became: Became = Became.PLAYED
    moved: bool = False
    """Did a person make a move there?"""
    used: int = 0
    """Thinking time in milliseconds."""
    takeovers: int = 0
    """How often time ran out and a bot player took over."""
    ran_out: bool = False
    """Was the seat lost because time ran out?"""
    is_bot: bool = False
    """Was it a bot player from the start?"""

    @property
    def has_stayed(self) -> bool:
        """Did who sat there at the start hold the seat at the end?"""
        return self.became is Became.PLAYED


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table ended."""

    table: int
    game: str
    guild_id: int
    ended_at: int
    """The instant of its last line; a correction does not change it."""
    ended: Ended
    seats: tuple[ResultSeat, ...]
    rated: bool = False
    """Was it marked so at the start?"""
    fixture: int = 0
    """The league's fixture that it was played for; 0 for none."""
    revision: int = 1

    @property
    def booked(self) -> Booked:
        """As a league counts it.

        Who left a table that the others ended without a winner forfeits; if all left, or nobody, it is void.
        """
        left = [seat.became is Became.FORFEIT for seat in self.seats]
        ended, seats = self.ended, self.seats
        if ended is Ended.VOID and any(left) and not all(left):
            ended, seats = Ended.FINISHED, tuple(replace(seat, place=1) for seat in seats)
        return Booked(tuple(BookedSeat(s.player, s.place, s.score, s.became, s.used) for s in seats), ended)

    @property
    def rated_table(self) -> RatedTable | None:
        """As ratings count it, if they do: everybody has moved, and it was finished.

        Who did not hold the seat to the end shares the last rank; whoever took it over has none.
        """
        if not self.rated or self.ended is not Ended.FINISHED:
            return None
        if any(seat.is_bot or not seat.moved for seat in self.seats):
            return None
        stayed = [seat.place for seat in self.seats if seat.has_stayed]
        ranks = (
            1 + sum(other < seat.place for other in stayed) if seat.has_stayed else 1 + len(stayed)
            for seat in self.seats
        )
        players = (seat.player for seat in self.seats)
        return RatedTable(self.ended_at, self.table, tuple(zip(players, ranks, strict=True)))


def result_of(update: Update) -> Result | None:
    """The result of the table that this update ends, if it ends one that has any."""
    table = update.after
    if not table.has_ended or update.before.has_ended or len(table.holders) < 2 or not table.people:
        return None
    scores = table.game.standing(table.position)
    return Result(
        table=table.id,
        game=table.game_key,
        guild_id=table.guild_id,
        ended_at=in_ms(update.entries[-1].at),
        ended=_ended(update),
        seats=tuple(_seat(update, seat, scores[seat]) for seat in range(len(table.holders))),
        rated=table.arrangement.rated,
        fixture=table.arrangement.fixture,
    )


def _ended(update: Update) -> Ended:
    if _is_finished(update.after):
        return Ended.FINISHED
    is_late = any(entry.kind is Kind.ENDED and entry.text == OUT_OF_TIME for entry in update.entries)
    return Ended.UNFINISHED if is_late else Ended.VOID


def _is_finished(table: Table) -> bool:
    return table.outcome is not None and bool(table.outcome.places)


def _seat(update: Update, seat: int, score: Score) -> ResultSeat:
    table = update.after
    holder, clock = table.holders[seat], table.clocks.seats[seat]
    moves_now = any(
        entry.kind is Kind.MOVE and entry.seat == seat and entry.user_id != NOBODY for entry in update.entries
    )
    return ResultSeat(
        player=holder.before[0] if holder.before else holder.user_id,
        holder=holder.user_id,
        name=holder.name,
        place=table.outcome.places[seat] if table.outcome and table.outcome.places else NO_PLACE,
        score=score.points,
        became=_became(holder),
        moved=clock.turns > 0 or moves_now,
        used=clock.used,
        takeovers=clock.takeovers,
        ran_out=_ran_out(update, seat),
        is_bot=holder.bot is not None,
    )


def _ran_out(update: Update, seat: int) -> bool:
    """A bot player holds the seat because the clock gave it to one, or the seat lost with this update."""
    holder, clock = update.after.holders[seat], update.after.clocks.seats[seat]
    if holder.taken_over:
        return clock.takeovers > 0
    return (
        any(entry.kind is Kind.TIMED_OUT and entry.seat == seat for entry in update.entries)
        and holder.resigned
    )


def _became(holder: Holder) -> Became:
    if holder.resigned or holder.forfeit or holder.taken_over:
        return Became.FORFEIT
    is_another = bool(holder.before) and holder.before[0] != holder.user_id
    return Became.SUBSTITUTE if is_another else Became.PLAYED
