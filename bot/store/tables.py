"""Tables, and the update that changes one with all that follows from it."""

import asyncio
import logging
from typing import Any, Final

import msgspec

from bot.clocks.seats import TableClocks
from bot.consequences import Consequences
from bot.errors import MovedOn, NoSuchTable, no_such_table
from bot.retelling import ended_before, rebuilt
from bot.shards import EVERYTHING
from bot.store.database import Database
from bot.store.keeping import statements_of
from bot.store.lines import kept_lines
from bot.store.rows import DamagedRow, larger, names, of_shards, ours, read_text, write_text
from bot.store.statement import Row
from bot.table import DIRECT, FIRST_PERSON, Arrangement, Holder, Pause, Question, State, Table, Update
from games.api import Outcome
from games.catalog import GAMES
from games.errors import Refusal
from games.message import Message, say

log = logging.getLogger(__name__)

_COLUMNS: Final = (
    "id",
    "game",
    "state",
    "guild_id",
    "channel_id",
    "host_id",
    "seed",
    "rules",
    "version",
    "since",
    "arrangement",
    "holders",
    "outcome",
    "question",
    "pauses",
    "position",
    "clocks",
    "revision",
)
_LAST: Final = "(SELECT coalesce(max(id), 0) FROM tables)"
_SHOWN_IN: Final = (
    "FROM posts p JOIN tables t ON t.id = CAST(substr(p.subject, 7) AS BIGINT)"
    " WHERE p.place_id = :channel_id AND p.topic = 'board'"
)
"""Tables whose board stands in a thread or channel."""
_IS_OPEN: Final = "state IN ('lobby', 'playing')"


class KeptTables:
    """All tables, open or over."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process holds."""

    async def new_number(self) -> int:
        """A number that no table has had, and that nobody else is given."""
        (row,) = await self._database.write_and_read(
            f"UPDATE numbers SET last_table = 1 + {larger('last_table', _LAST)} RETURNING last_table"
        )
        number: int = row["last_table"]
        return number

    async def keep(self, update: Update, consequences: Consequences) -> None:
        """Keep log entries, position and all that follows in one transaction, guarded by the version."""
        await self._database.transact(statements_of(update, consequences))

    async def keep_plan(self, table: Table) -> None:
        """Keep what a player of the table has planned; its version stays, for nobody else sees anything."""
        rows = await self._database.write_and_read(
            "UPDATE tables SET holders = :holders, revision = :revision"
            " WHERE id = :id AND version = :version AND revision = :revision - 1 RETURNING id",
            id=table.id,
            version=table.version,
            revision=table.revision,
            holders=write_text(table.holders),
        )
        if not rows:
            raise MovedOn(say("store-moved-on"))

    async def load(self, table_id: int) -> Table:
        """The table as it was kept."""
        rows = await self._database.rows(
            f"SELECT {names(_COLUMNS)} FROM tables WHERE id = :table_id", table_id=table_id
        )
        if not rows:
            raise no_such_table(table_id)
        try:
            table = _read(rows[0])
            position = _read_position(rows[0], table)
            if position is None and not _was_played(rows[0], table):
                return table
            if position is None:
                position = await self._rebuilt(table)
            return _with_position(rows[0], table, position)
        except DamagedRow as wrong:
            raise damaged(table_id, wrong) from None

    async def _rebuilt(self, table: Table) -> Any:
        """The position that seed and log lead to; other rules than it was begun with would lead elsewhere."""
        if table.rules_version != table.game.rules_version:
            raise DamagedRow(say("store-unreadable-position"))
        lines = (await kept_lines(self._database, table.id)).entries[: table.version]
        try:
            position = await asyncio.to_thread(rebuilt, table, lines)
        except (Refusal, ValueError):
            raise DamagedRow(say("store-no-replay")) from None
        log.warning("table=%d: its position could not be read and was rebuilt from its log", table.id)
        return position

    async def open_in(self, channel_id: int) -> list[int]:
        """Open tables of a channel or thread, newest first."""
        return await self._numbers(
            f"SELECT id FROM tables WHERE channel_id = :channel_id AND {_IS_OPEN}"
            f" UNION SELECT t.id {_SHOWN_IN} AND t.{_IS_OPEN}"
            " ORDER BY id DESC LIMIT 50",
            channel_id=channel_id,
        )

    async def last_at(self, home_id: int) -> int | None:
        """The newest table shown in a thread or channel, over or not."""
        found = await self._numbers(f"SELECT t.id {_SHOWN_IN} ORDER BY t.id DESC LIMIT 1", channel_id=home_id)
        return found[0] if found else None

    async def rematch_of(self, table_id: int) -> int | None:
        """The newest table that plays this one again and was not cancelled."""
        found = await self._numbers(
            "SELECT id FROM tables WHERE rematch_of = :table_id AND rematch_of <> 0"
            " AND state <> 'abandoned' ORDER BY id DESC LIMIT 1",
            table_id=table_id,
        )
        return found[0] if found else None

    async def of_player(self, user_id: int) -> list[int]:
        """Open tables at which somebody sits, those that wait for them first."""
        return await self._numbers(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            f" WHERE s.user_id = :user_id AND t.{_IS_OPEN} ORDER BY s.acting DESC, t.since LIMIT 50",
            user_id=user_id,
        )

    async def ended_of_player(self, user_id: int) -> list[int]:
        """Tables at which somebody sat and that are over, the newest end first."""
        return await self._numbers(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            f" WHERE s.user_id = :user_id AND NOT t.{_IS_OPEN} ORDER BY t.since DESC LIMIT 25",
            user_id=user_id,
        )

    async def ended_in(self, channel_id: int) -> list[int]:
        """Tables of a channel or thread that are over, the newest first."""
        return await self._numbers(
            f"SELECT id FROM tables WHERE channel_id = :channel_id AND NOT {_IS_OPEN}"
            f" UNION SELECT t.id {_SHOWN_IN} AND NOT t.{_IS_OPEN}"
            " ORDER BY id DESC LIMIT 25",
            channel_id=channel_id,
        )

    async def waiting_for(self, user_id: int) -> list[int]:
        """Tables at which it is somebody's turn, the longest wait first."""
        return await self._numbers(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user_id = :user_id AND s.acting = 1 AND t.state = 'playing' ORDER BY t.since LIMIT 50",
            user_id=user_id,
        )

    async def waiting_for_bots(self) -> list[int]:
        """Tables of our servers at which a bot player is to act."""
        return await self._numbers(
            "SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            f" WHERE s.acting = -1 AND {of_shards('t.guild_id')} ORDER BY t.id",
            **ours(self.shards),
        )

    async def players_by_server(self) -> dict[int, list[int]]:
        """Which people sit at open tables of which server."""
        rows = await self._database.rows(
            "SELECT DISTINCT t.guild_id, s.user_id FROM tables t JOIN seats s ON s.table_id = t.id"
            f" WHERE t.{_IS_OPEN} AND t.guild_id <> :direct AND s.user_id >= :first ORDER BY t.guild_id",
            direct=DIRECT,
            first=FIRST_PERSON,
        )
        found: dict[int, list[int]] = {}
        for row in rows:
            found.setdefault(row["guild_id"], []).append(row["user_id"])
        return found

    async def all(self) -> list[int]:
        """Every table, for checks."""
        return await self._numbers("SELECT id FROM tables ORDER BY id")

    async def _numbers(self, sql: str, **values: Any) -> list[int]:
        return [row["id"] for row in await self._database.rows(sql, **values)]


def damaged(table_id: int, why: DamagedRow) -> NoSuchTable:
    """The refusal of a table that cannot be read."""
    return NoSuchTable(say("store-damaged-table", table=table_id, why=why.said))


def _read(row: Row) -> Table:
    """A table without its position, and without the outcome that this leads to."""
    if row["game"] not in GAMES or row["state"] not in list(State):
        raise DamagedRow(say("store-unknown-game"))
    return Table(
        id=row["id"],
        game_key=row["game"],
        state=State(row["state"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        seed=row["seed"],
        rules_version=row["rules"],
        version=row["version"],
        since=row["since"],
        arrangement=read_text(row["arrangement"], Arrangement, "arrangement"),
        holders=read_text(row["holders"], tuple[Holder, ...], "players"),
        question=read_text(row["question"], Question | None, "question"),
        pauses=read_text(row["pauses"], tuple[Pause, ...], "pauses"),
        clocks=read_text(row["clocks"], TableClocks, "clocks"),
        revision=row["revision"],
    )


def _was_played(row: Row, table: Table) -> bool:
    """Is there a position, whether it can be read or not? A lobby and one that was cancelled have none."""
    return table.state in (State.PLAYING, State.OVER) or row["position"] != "null"


def _read_position(row: Row, table: Table) -> Any:
    """None where there is none, or one that this release cannot read."""
    try:
        return read_text(row["position"], table.game.position | None, "position")
    except DamagedRow:
        return None


class _Ended(msgspec.Struct, frozen=True):
    """An outcome as it is kept; older releases gave the reason as an English sentence."""

    places: tuple[int, ...]
    reason: Message | str


def _with_position(row: Row, table: Table, position: Any) -> Table:
    ended: _Ended | None = read_text(row["outcome"], _Ended | None, "outcome")
    outcome = None
    if ended is not None:
        outcome = (
            Outcome(ended.places, ended.reason)
            if isinstance(ended.reason, Message)
            else ended_before(table.game, position, ended.places, ended.reason)
        )
    return msgspec.structs.replace(table, position=position, outcome=outcome)
