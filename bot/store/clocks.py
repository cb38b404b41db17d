"""Which tables something is to be done about, and when."""

from collections.abc import Iterator
from typing import Final

from bot.errors import MovedOn
from bot.notices import Notice
from bot.running import due_of
from bot.shards import EVERYTHING
from bot.store.database import Database
from bot.store.notices import notice_statement
from bot.store.rows import write_text
from bot.store.statement import Statement
from bot.table import Table
from games.message import say

_OURS: Final = "((guild_id >> 22) % :count) BETWEEN :first AND :last"
"""Tables whose server this process listens to. Those of a process that is away are left alone: nobody can
play there, and nobody's time runs."""


class KeptClocks:
    """What time changes at tables, whose versions stay."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process listens to."""

    def are_ours(self, guild_id: int) -> bool:
        """Does this process keep the clocks of tables in this server?"""
        return self.shards.hold(guild_id)

    async def next_due(self) -> int | None:
        """When something is to be done next; it may turn out to be nothing yet."""
        rows = await self._database.rows(
            f"SELECT due FROM tables WHERE due IS NOT NULL AND {_OURS} ORDER BY due LIMIT 1", **self._ours()
        )
        due: int | None = rows[0]["due"] if rows else None
        return due

    def _ours(self) -> dict[str, int]:
        return {"first": self.shards.first, "last": self.shards.last, "count": self.shards.count}

    async def due(self, now: int, most: int) -> list[int]:
        """Tables about which something may be to do by now, the longest overdue first."""
        rows = await self._database.rows(
            f"SELECT id FROM tables WHERE due <= :now AND {_OURS} ORDER BY due LIMIT :most",
            now=now,
            most=most,
            **self._ours(),
        )
        return [row["id"] for row in rows]

    async def keep(
        self,
        before: Table,
        table: Table,
        notices: tuple[Notice, ...] = (),
        sent: Notice | None = None,
        sent_at: int | None = None,
    ) -> None:
        """Keep the table's clocks, what is to be told now, and where a notice stands that was just sent.

        Refused unless the table still stands as it did before.
        """
        await self._database.transact(_statements(before, table, notices, sent, sent_at))

    async def put_back(self, table: Table) -> None:
        """Nothing is to be done about it before it is due again, unless it has changed meanwhile."""
        await self._database.write(
            "UPDATE tables SET due = :due WHERE id = :id AND version = :version AND revision = :revision",
            due=due_of(table),
            id=table.id,
            version=table.version,
            revision=table.revision,
        )

    async def postpone(self, table_id: int, until: int) -> None:
        """Leave a table alone until then: something is wrong with it."""
        await self._database.write(
            "UPDATE tables SET due = :until WHERE id = :table_id", table_id=table_id, until=until
        )

    async def of_player(self, user_id: int) -> list[int]:
        """Tables in play at which somebody is on turn or may be."""
        rows = await self._database.rows(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.user_id = :user_id AND s.acting = 1 AND t.state = 'playing'",
            user_id=user_id,
        )
        return [row["id"] for row in rows]


def _statements(
    before: Table, table: Table, notices: tuple[Notice, ...], sent: Notice | None, sent_at: int | None
) -> Iterator[Statement]:
    of_table = {"id": table.id, "version": table.version}
    yield Statement(
        "UPDATE tables SET clocks = :clocks, due = :due, revision = :revision"
        " WHERE id = :id AND version = :version AND revision = :before_revision",
        {
            **of_table,
            "clocks": write_text(table.clocks),
            "due": due_of(table),
            "revision": table.revision,
            "before_revision": before.revision,
        },
        guard=MovedOn(say("store-moved-on")),
    )
    yield from map(notice_statement, notices)
    if notices:  # somebody has to be told something though no move was made
        yield Statement(
            "UPDATE tables SET told_version = :version - 1 WHERE id = :id AND told_version >= :version",
            of_table,
        )
    if sent:
        yield Statement(
            "UPDATE notices SET done = TRUE, channel_id = :sent_to, message_id = :message_id,"
            " sent_at = :sent_at WHERE table_id = :table_id AND id = :id",
            {
                "table_id": sent.table_id,
                "id": sent.id,
                "sent_to": sent.channel_id,
                "message_id": sent.message_id,
                "sent_at": sent_at,
            },
        )
