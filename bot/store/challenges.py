"""Weekly challenges: where servers want them, whose seed is whose, and who has tried.

An attempt is kept with the update that begins its table, and how it ended with the update that ends it.
"""

from typing import Any, Final

from bot.challenge import Challenge, Tried
from bot.store.database import Database
from bot.store.posts import raise_statement_of
from bot.store.rows import names, read_text, write_text
from bot.store.solo import read_grade
from bot.store.statement import Row, Statement

_COLUMNS: Final = names(Challenge.__struct_fields__)
_BOARDS: Final = "SELECT 'scoreboard:' || id FROM challenges"


class KeptChallenges:
    """One a week and server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Where servers want them

    async def home_of(self, guild_id: int) -> int | None:
        """The channel of a server's challenges."""
        rows = await self._database.rows(
            "SELECT channel_id FROM challenge_homes WHERE guild_id = :guild_id", guild_id=guild_id
        )
        return rows[0]["channel_id"] if rows else None

    async def keep_home(self, guild_id: int, channel_id: int) -> None:
        """A server wants its challenges there from now on; the scoreboard of this week moves, too."""
        values = {"guild_id": guild_id, "channel_id": channel_id}
        moved = "guild_id = :guild_id AND NOT is_closed AND channel_id <> :channel_id"
        await self._database.transact(
            [
                Statement(
                    "INSERT INTO challenge_homes (guild_id, channel_id) VALUES (:guild_id, :channel_id)"
                    " ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id",
                    values,
                ),
                raise_statement_of(f"{_BOARDS} WHERE {moved}", values),
                Statement(f"UPDATE challenges SET channel_id = :channel_id WHERE {moved}", values),
            ]
        )

    async def remove_home(self, guild_id: int) -> None:
        """A server wants no further challenges; this week's goes on to its end."""
        await self._database.write(
            "DELETE FROM challenge_homes WHERE guild_id = :guild_id", guild_id=guild_id
        )

    async def homes_without(self, ends: float) -> list[tuple[int, int]]:
        """Servers that want a challenge for the week that ends then and have none, each with its channel."""
        rows = await self._database.rows(
            "SELECT guild_id, channel_id FROM challenge_homes h WHERE NOT EXISTS"
            " (SELECT 1 FROM challenges c WHERE c.guild_id = h.guild_id AND c.ends = :ends)",
            ends=ends,
        )
        return [(row["guild_id"], row["channel_id"]) for row in rows]

    # Weeks

    async def open(
        self, guild_id: int, channel_id: int, ends: float, game: str, options: dict[str, Any], seed: str
    ) -> None:
        """Begin a week; if that was done already, it stays as it is."""
        values = {
            "guild_id": guild_id,
            "channel_id": channel_id,
            "ends": ends,
            "game": game,
            "options": write_text(options),
            "seed": seed,
        }
        await self._database.transact(
            [
                Statement(
                    "INSERT INTO challenges (guild_id, channel_id, ends, game, options, seed)"
                    " VALUES (:guild_id, :channel_id, :ends, :game, :options, :seed) ON CONFLICT DO NOTHING",
                    values,
                ),
                Statement(
                    "INSERT INTO posts (key, topic, subject, guild_id)"
                    " SELECT 'scoreboard:' || id, 'scoreboard', 'challenge:' || id, guild_id FROM challenges"
                    " WHERE guild_id = :guild_id AND ends = :ends ON CONFLICT (key) DO NOTHING",
                    values,
                ),
            ]
        )

    async def load(self, challenge_id: int) -> Challenge | None:
        """A week of a server, if there is one of that number."""
        return await self._found("id = :challenge_id", challenge_id=challenge_id)

    async def current(self, guild_id: int, now: float) -> Challenge | None:
        """A server's challenge that can be played now."""
        return await self._found(
            "guild_id = :guild_id AND NOT is_closed AND ends > :now", guild_id=guild_id, now=now
        )

    async def _found(self, where: str, **values: Any) -> Challenge | None:
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM challenges WHERE {where} ORDER BY ends DESC LIMIT 1", **values
        )
        return _read(rows[0]) if rows else None

    async def ended(self, now: float) -> list[int]:
        """Weeks that are over and not closed."""
        return await self._numbers("SELECT id FROM challenges WHERE NOT is_closed AND ends <= :now", now=now)

    async def close(self, challenge_id: int) -> None:
        """Nothing counts for this week any more, and its seed may be known."""
        await self._database.transact(
            [
                raise_statement_of(f"{_BOARDS} WHERE id = :id AND NOT is_closed", {"id": challenge_id}),
                Statement("UPDATE challenges SET is_closed = TRUE WHERE id = :id", {"id": challenge_id}),
            ]
        )

    # Who has tried

    async def table_of(self, challenge_id: int, user_id: int) -> int | None:
        """The table of somebody's attempt."""
        rows = await self._database.rows(
            "SELECT table_id FROM attempts WHERE challenge_id = :challenge_id AND user_id = :user_id",
            challenge_id=challenge_id,
            user_id=user_id,
        )
        return rows[0]["table_id"] if rows else None

    async def tries(self, challenge_id: int) -> list[Tried]:
        """Everybody's attempt, the earlier first; what was finished after the week's end is unfinished."""
        rows = await self._database.rows(
            "SELECT a.user_id, a.name, a.table_id, s.points, s.grade, s.has_left FROM attempts a"
            " JOIN challenges c ON c.id = a.challenge_id"
            " LEFT JOIN solo_games s ON s.table_id = a.table_id AND s.ended < c.ends"
            " WHERE a.challenge_id = :challenge_id ORDER BY s.ended NULLS FIRST, a.table_id",
            challenge_id=challenge_id,
        )
        return [_read_try(row) for row in rows]

    async def _numbers(self, sql: str, **values: Any) -> list[int]:
        return [row["id"] for row in await self._database.rows(sql, **values)]


def _read(row: Row) -> Challenge:
    columns: dict[str, Any] = dict(row)
    options = read_text(columns["options"], dict[str, Any], "choices")
    return Challenge(**{**columns, "options": options, "is_closed": bool(columns["is_closed"])})


def _read_try(row: Row) -> Tried:
    columns: dict[str, Any] = dict(row)
    grade = read_grade(columns["grade"] or "")
    return Tried(**{**columns, "grade": grade, "has_left": bool(columns["has_left"])})
