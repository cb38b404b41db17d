"""What older releases kept, in the shape of today, told again from a table's seed and log; pure.

They kept English sentences where messages are kept now. Where a game cannot be followed any more, what they
said is shown as it was.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.attempt import told
from bot.table import Entry, Kind, State, Table
from bot.takeback import moves_that_count, positions
from games.api import LEAVES, Game, Outcome, Seat, follow, new_table
from games.errors import DamagedRecord, Refusal
from games.message import Message, Typed, say, who


def told_before(seat: int, words: str) -> Message:
    """What an older release said of a seat's move."""
    return say("table-told-before", who=who(seat), words=Typed(words))


def retold(table: Table, log: Sequence[Entry]) -> list[Entry]:
    """The log with today's messages for all moves that are still followed to the table's position.

    The log may have grown since the table was read.
    """
    older, newer = log[: table.version], log[table.version :]
    if table.rules_version != table.game.rules_version:
        return list(log)
    try:
        position, lines = _walked(table, older)
    except (Refusal, ValueError, IndexError):  # the latter: a takeback that does not fit what was played
        return list(log)
    return [*(lines if position == table.position else older), *newer]


def _walked(table: Table, log: Sequence[Entry]) -> tuple[Any, list[Entry]]:
    """Follow the log with all its detours: where it ends, and its lines with what moves did."""
    game, position = table.game, None
    standing: list[Any] = []
    """The positions before the moves and leavings that were not taken back."""
    lines = []
    for entry in log:
        line = entry
        if entry.kind is Kind.STARTED:
            position = new_table(game, len(table.holders), table.arrangement.options, table.seed)
        elif entry.kind is Kind.MOVE or (entry.kind is Kind.RESIGNED and entry.text == LEAVES):
            before, seat = position, Seat(entry.seat)
            standing.append(before)
            position = follow(game, before, seat, entry.text)
            if entry.kind is Kind.MOVE:
                move = game.read_move(entry.text)
                line = replace(entry, said=told(game, before, seat, move, position, None))
        elif entry.kind is Kind.TAKEN_BACK:
            position = standing[-int(entry.text)]
            del standing[-int(entry.text) :]
        lines.append(line)
    return position, lines


def rebuilt(table: Table, log: Sequence[Entry]) -> Any:
    """The position that seed and log lead to, or a refusal."""
    position = positions(table, moves_that_count(log))[-1]
    goes_on = table.game.outcome(position) is None
    if len(log) != table.version or goes_on is (table.state is State.OVER):
        raise DamagedRecord(say("store-log-elsewhere", table=str(table.id)))
    return position


def ended_before(game: Game[Any, Any], position: Any, places: tuple[int, ...], words: str) -> Outcome:
    """An outcome whose reason an older release gave in English."""
    outcome = game.outcome(position)
    if outcome is not None and outcome.places == places:
        return outcome
    return Outcome(places, say("table-ended-before", words=Typed(words)))
