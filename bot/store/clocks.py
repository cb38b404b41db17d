"""Which tables something is to be done about, and when."""

from collections.abc import Iterator

from bot.errors import MovedOn
from bot.running import due_of
from bot.shards import EVERYTHING
from bot.store.database import Database
from bot.store.posts import row_statement, superseding_statements, wanting_statements
from bot.store.rows import of_shards, ours, write_text
from bot.store.statement import Statement
from bot.table import Table
from bot.table_posts import shown_anew, subject_of
from club.posts import OF_A_TURN, Post, WantedPost, Wanting
from games.message import say


class KeptClocks:
    """What time changes at tables, whose versions stay."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process holds. Tables of others are left alone: while their process is away,
        no player can reach them, and no time runs."""

    async def next_due(self) -> int | None:
        """When something is to be done next; it may turn out to be nothing yet."""
        rows = await self._database.rows(
            f"SELECT due FROM tables WHERE due IS NOT NULL AND {of_shards()} ORDER BY due LIMIT 1",
            **ours(self.shards),
        )
        due: int | None = rows[0]["due"] if rows else None
        return due

    async def due(self, now: int, most: int) -> list[int]:
        """Tables about which something may be to do by now, the longest overdue first."""
        rows = await self._database.rows(
            f"SELECT id FROM tables WHERE due <= :now AND {of_shards()} ORDER BY due LIMIT :most",
            now=now,
            most=most,
            **ours(self.shards),
        )
        return [row["id"] for row in rows]

    async def keep(
        self,
        before: Table,
        table: Table,
        wanted: tuple[WantedPost, ...] = (),
        settled: tuple[Post, ...] = (),
    ) -> None:
        """Keep the table's clocks, what is to be told now, and what became of posts.

        Refused unless the table still stands as it did before.
        """
        await self._database.transact(_statements(before, table, wanted, settled))

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
    before: Table, table: Table, wanted: tuple[WantedPost, ...], settled: tuple[Post, ...]
) -> Iterator[Statement]:
    yield Statement(
        "UPDATE tables SET clocks = :clocks, due = :due, revision = :revision"
        " WHERE id = :id AND version = :version AND revision = :before_revision",
        {
            "id": table.id,
            "version": table.version,
            "clocks": write_text(table.clocks),
            "due": due_of(table),
            "revision": table.revision,
            "before_revision": before.revision,
        },
        guard=MovedOn(say("store-moved-on")),
    )
    yield from map(row_statement, settled)
    if wanted:  # a player is told something though no move was made, and clocks look different
        yield from wanting_statements(subject_of(table.id), Wanting(shown=shown_anew(table)))
    for each in wanted:
        yield from superseding_statements(each, OF_A_TURN if each.topic in OF_A_TURN else ())
