"""Who follows which table or person, and how far they were told."""

from collections.abc import Iterable
from typing import Any, Final

from bot.following import MOST_FOLLOWED, Following, FollowPost, Spectator, Tells
from bot.store.database import Database
from bot.store.posts import insert_statement, row_statement
from bot.store.rows import names
from bot.store.statement import Row, Statement, Unchanged
from bot.table import Table
from club.posts import Post

_FOLLOWING: Final = Following.__struct_fields__
_NEW: Final = tuple(name for name in _FOLLOWING if name != "id")
_SPECTATOR: Final = names(Spectator.__struct_fields__)
_SAME: Final = "user_id = :user_id AND table_id = :table_id"
_FORGOTTEN: Final = (
    "DELETE FROM spectators WHERE user_id = :user_id"
    " AND NOT EXISTS (SELECT 1 FROM followings f WHERE f.user_id = :user_id"
    " AND (f.table_id = spectators.table_id OR f.person_id <> 0))"
)
"""What nobody needs: whoever follows a person is told of no table twice."""


class Followings:
    """Everything that anybody follows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, wanted: Following) -> Following | None:
        """Follow this; what is followed already stays as it was chosen. None if that would be too much."""
        rows = await self._database.write_and_read(
            f"INSERT INTO followings ({names(_NEW)}) SELECT {names(_NEW, ':')}"
            " WHERE (SELECT count(*) FROM followings WHERE user_id = :user_id AND NOT (guild_id = :guild_id"
            " AND table_id = :table_id AND person_id = :person_id)) < :most"
            " ON CONFLICT (user_id, guild_id, table_id, person_id)"
            " DO UPDATE SET name = excluded.name"
            f" RETURNING {names(_FOLLOWING)}",
            most=MOST_FOLLOWED,
            **_values(wanted),
        )
        return _read(rows[0]) if rows else None

    async def change(self, changed: Following) -> None:
        """Tell something else, or from another time on."""
        await self._database.write(
            "UPDATE followings SET tells = :tells, whose = :whose, since = :since, muted_until = :muted_until"
            " WHERE id = :id AND user_id = :user_id",
            id=changed.id,
            **_values(changed),
        )

    async def stop(self, following: Following) -> None:
        """Follow it no longer."""
        values = {"id": following.id, "user_id": following.user_id}
        await self._database.transact(
            [Statement("DELETE FROM followings WHERE id = :id", values), *_tidy(values)]
        )

    async def of(self, user_id: int) -> list[Following]:
        """What somebody follows, oldest first."""
        return await self._found("user_id = :user_id", user_id=user_id)

    async def load(self, following_id: int, user_id: int) -> Following | None:
        """One of those that somebody follows; nobody else's."""
        found = await self._found("id = :id AND user_id = :user_id", id=following_id, user_id=user_id)
        return found[0] if found else None

    async def at(self, table: Table) -> list[Following]:
        """All that are about this table."""
        columns = names(tuple(f"f.{name}" for name in _FOLLOWING))
        rows = await self._database.rows(
            f"SELECT {columns} FROM followings f WHERE f.table_id = :table_id AND f.table_id <> 0"
            f" UNION SELECT {columns} FROM seats s JOIN followings f ON f.person_id = s.user_id"
            " AND f.person_id <> 0 AND f.guild_id = :guild_id WHERE s.table_id = :table_id ORDER BY id",
            table_id=table.id,
            guild_id=table.guild_id,
        )
        return [_read(row) for row in rows]

    async def followed(self) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
        """All tables that anybody follows, and all people, each with the server."""
        rows = await self._database.rows("SELECT DISTINCT table_id, guild_id, person_id FROM followings")
        tables = frozenset(row["table_id"] for row in rows if row["table_id"])
        return tables, frozenset((row["guild_id"], row["person_id"]) for row in rows if row["person_id"])

    async def not_told(self) -> list[tuple[int, int]]:
        """Tables of which a spectator may have to be told something, each with its server."""
        told = "LEFT JOIN spectators s ON s.user_id = f.user_id AND s.table_id = t.id"
        is_behind = "coalesce(s.seen, 0) < t.version"
        rows = await self._database.rows(
            f"SELECT t.id, t.guild_id FROM followings f JOIN tables t ON t.id = f.table_id {told}"
            f" WHERE {is_behind}"
            # from those who are followed, not from all seats: so a CROSS JOIN
            " UNION SELECT t.id, t.guild_id FROM followings f CROSS JOIN seats p"
            f" JOIN tables t ON t.id = p.table_id AND t.guild_id = f.guild_id {told} WHERE {is_behind}"
            " AND p.user_id = f.person_id AND f.person_id <> 0"
            " AND (t.state IN ('lobby', 'playing') OR t.since * 1000 >= f.since - 1000)"
        )
        return [(row["id"], row["guild_id"]) for row in rows]

    async def _found(self, where: str, **values: Any) -> list[Following]:
        rows = await self._database.rows(
            f"SELECT {names(_FOLLOWING)} FROM followings WHERE {where} ORDER BY id", **values
        )
        return [_read(row) for row in rows]

    # How far they were told

    async def spectator(self, user_id: int, table_id: int) -> Spectator:
        """How far somebody was told of a table; not at all, if nothing is known."""
        rows = await self._database.rows(
            f"SELECT {_SPECTATOR} FROM spectators WHERE {_SAME}", user_id=user_id, table_id=table_id
        )
        return Spectator(**rows[0]) if rows else Spectator(user_id, table_id)

    async def want_told(self, spectator: Spectator, post: FollowPost, guild_id: int, now: int) -> bool:
        """Want this told and count it as told, unless that was done since the spectator was loaded."""
        values = {
            "user_id": spectator.user_id,
            "table_id": spectator.table_id,
            "seen": post.seen,
            "version": post.version,
            "now": now,
        }
        told = Statement(
            "INSERT INTO spectators (user_id, table_id, seen, told_at)"
            " VALUES (:user_id, :table_id, :version, :now) ON CONFLICT (user_id, table_id)"
            " DO UPDATE SET seen = :version, told_at = :now WHERE spectators.seen = :seen",
            values,
            Unchanged,
        )
        try:
            await self._database.transact([told, insert_statement(post.wanted(guild_id))])
        except Unchanged:
            return False
        return True

    async def keep_end(self, user_id: int, table_id: int, posts: Iterable[Post]) -> None:
        """The end of a table was told, or need not be: it is followed no longer. Keep its posts as well."""
        values = {"user_id": user_id, "table_id": table_id}
        ended = Statement(f"DELETE FROM followings WHERE {_SAME}", values)
        await self._database.transact([*map(row_statement, posts), ended, *_tidy(values)])


def _tidy(values: dict[str, Any]) -> list[Statement]:
    return [Statement(_FORGOTTEN, values)]


def _values(following: Following) -> dict[str, Any]:
    values = {name: getattr(following, name) for name in _NEW}
    return {**values, "tells": following.tells.value}


def _read(row: Row) -> Following:
    return Following(**{**row, "tells": Tells(row["tells"])})
