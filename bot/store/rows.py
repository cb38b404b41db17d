"""Tables as rows and back; nothing else knows how a value is written down."""

from typing import Any

import msgspec

from bot.notices import Notice
from bot.table import Arrangement, Holder, State, Table, Takeback, Update
from games.api import Outcome
from games.catalog import GAMES

TABLE_COLUMNS = (
    "id, game, state, guild_id, channel_id, host_id, seed, rules, version, since,"
    " arrangement, holders, outcome, takeback, position"
)
UPDATE_SQL = (
    "INSERT INTO updates (id, before_version, game, state, guild_id, channel_id, host_id, seed, rules,"
    " version, since, deadline, arrangement, holders, outcome, takeback, position, seats, entries, notices)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def write_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def update_row(update: Update, notices: tuple[Notice, ...]) -> tuple[Any, ...]:
    """The parameters of UPDATE_SQL."""
    after = update.after
    acting = after.acting
    seats = [[holder.user_id, int(seat in acting)] for seat, holder in enumerate(after.holders)]
    return (
        after.id,
        update.before.version,
        after.game_key,
        after.state.value,
        after.guild_id,
        after.channel_id,
        after.host_id,
        after.seed,
        after.rules_version,
        after.version,
        after.since,
        None,
        write_text(after.arrangement),
        write_text(after.holders),
        write_text(after.outcome),
        write_text(after.takeback),
        write_text(after.position),
        write_text(seats),
        write_text(update.entries),
        write_text(notices),
    )


def read_table(row: Any) -> Table:
    """A table from its TABLE_COLUMNS; a damaged row raises KeyError, ValueError or msgspec.DecodeError."""
    game = GAMES[row[1]]
    state = State(row[2])
    position = msgspec.json.decode(row[14], type=game.position | None)
    if position is None and state in (State.PLAYING, State.OVER):
        raise ValueError("its position is missing")
    return Table(
        id=row[0],
        game_key=row[1],
        state=state,
        guild_id=row[3],
        channel_id=row[4],
        host_id=row[5],
        seed=row[6],
        rules_version=row[7],
        version=row[8],
        since=row[9],
        arrangement=msgspec.json.decode(row[10], type=Arrangement),
        holders=msgspec.json.decode(row[11], type=tuple[Holder, ...]),
        outcome=msgspec.json.decode(row[12], type=Outcome | None),
        takeback=msgspec.json.decode(row[13], type=Takeback | None),
        position=position,
    )
