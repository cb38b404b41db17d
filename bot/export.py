"""A played table as files for other programs: a game file in our notation, and JSON; pure.

games/README.md describes the JSON. Both hold everything: they are for tables whose seed may be known.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.table import NOBODY, Entry, Kind, Table
from bot.takeback import is_followed, moves_that_count, standing_lines
from games.api import Seat
from games.chance import commitment
from games.record import Record, write_record, write_result
from languages.names import without_isolates
from languages.reader import Reader

FORMAT: Final = "rowhouse-table"
SHAPE: Final = 1
"""Goes up when a program that read the JSON before would read it wrong."""


class ExportedSeat(msgspec.Struct, frozen=True):
    """Who sits there at the end; a bot player's level, if it is one."""

    name: str
    bot: str | None
    resigned: bool


class ExportedMove(msgspec.Struct, frozen=True):
    """A move as it is written, or a leaving; seats count from 1."""

    seat: int
    move: str
    by: str | None
    """Who made it: the seat's player at that time; nobody where it was played for them."""
    at: str


class ExportedResult(msgspec.Struct, frozen=True):
    """How it ended; without places where the table was ended before the game was."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    reason: str


class ExportedTable(msgspec.Struct, frozen=True):
    """A table as JSON."""

    format: str
    shape: int
    table: int
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[ExportedSeat, ...]
    seed: str
    seed_sha256: str
    started: str
    ended: str
    moves: tuple[ExportedMove, ...]
    result: ExportedResult
    board: str


def exported(table: Table, log: Sequence[Entry]) -> tuple[tuple[str, bytes], ...]:
    """The files of a table that has ended, by name."""
    as_text = write_record(record_of(table, moves_that_count(log)))
    as_json = msgspec.json.format(msgspec.json.encode(_table(table, log)), indent=1)
    return (f"table-{table.id}.json", as_json), (f"table-{table.id}.txt", as_text.encode())


def record_of(table: Table, moves: Sequence[Entry]) -> Record:
    """A finished table as a game file."""
    return Record(
        game=table.game_key,
        rules=table.rules_version,
        seats=len(table.holders),
        options=table.arrangement.options,
        seed=table.seed,
        moves=tuple((Seat(entry.seat), entry.text) for entry in moves),
        result=write_result(table.game, table.position),
        board=table.game.diagram(table.position),
    )


def _table(table: Table, log: Sequence[Entry]) -> ExportedTable:
    return ExportedTable(
        format=FORMAT,
        shape=SHAPE,
        table=table.id,
        name=table.arrangement.name,
        game=table.game_key,
        rules=table.rules_version,
        options=table.arrangement.options,
        seats=tuple(
            ExportedSeat(each.name, each.bot.value if each.bot else None, each.resigned)
            for each in table.holders
        ),
        seed=table.seed,
        seed_sha256=commitment(table.seed),
        started=_time(next((entry.at for entry in log if entry.kind is Kind.STARTED), 0.0)),
        ended=_time(table.since),
        moves=_moves(table, log),
        result=_result(table),
        board=table.game.diagram(table.position),
    )


def _moves(table: Table, log: Sequence[Entry]) -> tuple[ExportedMove, ...]:
    """Those that were not taken back, each under the name that its seat had then."""
    names = list(table.names)
    moves = []
    for entry in reversed(standing_lines(log)):
        if entry.kind is Kind.REPLACED:  # before it, somebody else sat there
            names[entry.seat] = entry.text
        elif is_followed(entry):
            by = names[entry.seat] if entry.user_id != NOBODY else None
            moves.append(ExportedMove(entry.seat + 1, entry.text, by, _time(entry.at)))
    return tuple(moves[::-1])


def _result(table: Table) -> ExportedResult:
    assert table.outcome is not None
    reader = Reader(names=table.names)
    return ExportedResult(
        places=table.outcome.places,
        points=tuple(score.points for score in table.game.standing(table.position)),
        reason=without_isolates(reader.read(table.outcome.reason)),
    )


def _time(seconds: float) -> str:
    """2026-11-17T01:30:00+00:00"""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
