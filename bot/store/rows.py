"""Tables as rows and back; nothing else knows how a value is written down."""

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.consequences import Consequences
from bot.notices import Notice, Tell
from bot.table import Arrangement, Holder, State, Table, Takeback, Update
from games.api import Outcome
from games.catalog import GAMES
from games.message import Message, Said

log = logging.getLogger(__name__)

TABLE_COLUMNS = (
    "id, game, state, guild_id, channel_id, host_id, seed, rules, version, since,"
    " arrangement, holders, outcome, takeback, position"
)
SHOWING_COLUMNS = (
    "home_id, board_id, lobby_id, shown_version, past_home_id, past_board_id, tried_in, tried_at"
)
NOTICE_COLUMNS = "table_id, version, tell, user_id, id, channel_id, tried_at, message_id"
UPDATE_SQL = (
    "INSERT INTO updates (id, before_version, game, state, guild_id, channel_id, host_id, seed, rules,"
    " version, since, deadline, arrangement, holders, outcome, takeback, position, seats, entries, notices)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def write_text(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def update_row(update: Update, consequences: Consequences) -> tuple[Any, ...]:
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
        write_text(consequences.notices),
    )


class DamagedRow(Exception):
    """A row that cannot be read; says which part, and nothing of what stands there, which may be hidden."""


def read_text(text: str, kind: Any, what: str) -> Any:
    """A value from its JSON text."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        raise DamagedRow(f"its {what} cannot be read") from None


def read_words(text: str) -> Said:
    """What was said: a message; of older releases, an English sentence."""
    return read_text(text, Message, "log") if text.startswith("{") else text


def read_table(row: Any) -> Table:
    """A table from its TABLE_COLUMNS."""
    if row[1] not in GAMES or row[2] not in list(State):
        raise DamagedRow("its game or its state is unknown")
    game, state = GAMES[row[1]], State(row[2])
    position = read_text(row[14], game.position | None, "position")
    if position is None and state in (State.PLAYING, State.OVER):
        raise DamagedRow("its position is missing")
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
        arrangement=read_text(row[10], Arrangement, "arrangement"),
        holders=read_text(row[11], tuple[Holder, ...], "list of players"),
        outcome=read_text(row[12], Outcome | None, "outcome"),
        takeback=read_text(row[13], Takeback | None, "takeback"),
        position=position,
    )


def read_notices(rows: Iterable[Any]) -> list[Notice]:
    """Notices from their NOTICE_COLUMNS; one that this release cannot tell holds nothing else up."""
    found = []
    for table_id, version, tell, user_id, notice_id, *rest in rows:
        if tell in list(Tell):
            found.append(Notice(table_id, version, Tell(tell), user_id, notice_id, *rest))
        else:
            log.error("notice=%d cannot be sent: nobody knows how to tell “%s”", notice_id, tell)
    return found
