"""A turn being composed in private: steps tried on a copy of the position until they are confirmed; pure."""

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.attempt import Attempt, attempt
from bot.errors import StaleButton, WrongTime
from bot.planning import as_if_to_act
from bot.table import Kind, Table, Update, check_current, check_playing
from games.api import Seat, follow
from games.errors import Refusal
from games.message import Message, say


class Draft(msgspec.Struct, frozen=True):
    """What a seat has chosen so far, on a version of the table; it holds while the seat sees the same."""

    version: int
    steps: tuple[str, ...] = ()
    is_plan: bool = False
    """Is it the next turn that is being planned, while others are to act?"""


class Turn(msgspec.Struct, frozen=True):
    """A seat at a table with its draft played out: what its private panel shows."""

    table: Table
    seat: Seat
    attempts: tuple[Attempt, ...] = ()
    """The drafted steps, each on what the one before led to."""
    is_plan: bool = False
    """Is it planned ahead? Then the table is as if the turn began now, and nothing is made of it yet."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The drafted steps as they are written."""
        return tuple(each.text for each in self.attempts)

    @property
    def position(self) -> Any:
        """What the draft leads to."""
        return self.attempts[-1].position if self.attempts else self.table.position

    @property
    def view(self) -> Any:
        """What the seat may see of the drafted position."""
        return self.table.game.view_for(self.position, self.seat)

    @property
    def is_to_act(self) -> bool:
        """Is the next decision still this seat's?"""
        return self.seat in self.table.game.to_act(self.position)

    @property
    def may_move(self) -> bool:
        """Is there anything that this seat may do, though perhaps nobody waits for it?"""
        return self.is_to_act or self.seat in self.table.game.may_act(self.position)

    def tried(self, text: str) -> Attempt:
        """One more step, tried and not taken."""
        return attempt(self.table.game, self.position, self.seat, text)

    def after(self, *texts: str) -> "Turn":
        """The turn with more steps, whether they can be undone or not."""
        turn = self
        for text in texts:
            turn = replace(turn, attempts=(*turn.attempts, turn.tried(text)))
        return turn


def turn_of(table: Table, user_id: int, draft: Draft | None) -> Turn:
    """The player's turn as drafted; a draft for an older version counts for nothing."""
    check_playing(table)
    blank = Turn(table, table.seat_of(user_id))
    if draft is None or draft.version < table.sees_since(blank.seat):
        return blank
    begun = _planned(blank) if draft.is_plan else blank
    if draft.is_plan is not begun.is_plan:
        return blank
    try:
        return begun.after(*draft.steps)
    except Refusal:
        # Drafted under the rules of an older release: begin again rather than be stuck with it.
        return begun


def _planned(turn: Turn) -> Turn:
    """The turn as if it began now; as it is, if it cannot be planned."""
    ahead = as_if_to_act(turn.table, turn.seat)
    return turn if ahead is None else Turn(ahead, turn.seat, is_plan=True)


def check_step(turn: Turn, version: int, step: int) -> None:
    """Refuse a press made for another version of the board or of the draft."""
    check_current(turn.table, turn.seat, version)
    if step != len(turn.steps):
        raise StaleButton(say("table-turn-changed"))


def with_step(turn: Turn, text: str) -> Turn:
    """The turn with one more step that can still be undone."""
    if turn.tried(text).needs_confirming:
        raise WrongTime(say("table-needs-confirming"))
    return turn.after(text)


def completed(turn: Turn, *texts: str) -> tuple[Attempt, ...]:
    """The drafted steps and those that complete them: the last cannot be undone, and no other.

    So nothing is tried on what a step would show.
    """
    *steps, last = texts
    for text in steps:
        turn = with_step(turn, text)
    tried = turn.tried(last)
    if not tried.needs_confirming:
        raise StaleButton(say("table-turn-changed"))
    return (*turn.attempts, tried)


def told_to(update: Update, seat: Seat) -> list[Message]:
    """What a seat's own moves did, from its own view: with what it learnt by them, unlike the log."""
    game, position = update.before.game, update.before.position
    told = []
    for entry in update.entries:
        if entry.kind is Kind.MOVE and entry.seat == seat:
            tried = attempt(game, position, seat, entry.text)
            told.append(tried.told(seat))
            position = tried.position
        elif entry.kind in (Kind.MOVE, Kind.RESIGNED):
            position = follow(game, position, Seat(entry.seat), entry.text)
    return told
