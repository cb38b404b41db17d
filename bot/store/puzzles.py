"""Puzzles: the secret that they come from, where they are wanted, what they are, and who has answered how.

A puzzle that cannot be read, because it is damaged or was made by a release that knew other positions, is as
if it were not there: the days before and after it go on.
"""

import logging
from typing import Any, Final

import msgspec

from bot.clocks.lengths import MINUTE, SECOND
from bot.puzzle import Answered, DailyPuzzle, Tally
from bot.store.database import Database
from bot.store.posts import raise_statement_of
from bot.store.rows import DamagedRow, read_text, write_text
from bot.store.statement import Row, Statement, Unchanged
from games.catalog import GAMES
from games.puzzle import Measure, Puzzle

log = logging.getLogger(__name__)


class _Written(msgspec.Struct, frozen=True):
    """A puzzle as it is kept."""

    position: msgspec.Raw
    seat: int
    steps: tuple[str, ...]
    worth: tuple[int, ...]
    measure: Measure


CALM: Final = MINUTE
"""Between an answer and the edit that tells how many have answered."""
NOBODY, NOWHERE = -1, -1
_POSTS: Final = "SELECT 'puzzle:' || puzzle_id || ':' || channel_id FROM puzzle_posts"
_PAST: Final = "NOT is_closed AND puzzle_id IN (SELECT id FROM puzzles WHERE day < :day)"
_PUZZLE: Final = "id, game, day, puzzle, number"
_ANSWER: Final = "user_id, name, points, is_best, steps, guild_id, at"


class KeptPuzzles:
    """One a day and game, for all servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, new: str) -> str:
        """What all puzzles come from; the new one if there is none yet."""
        await self._database.write(
            "INSERT INTO puzzle_secret (id, secret) VALUES (1, :new) ON CONFLICT DO NOTHING", new=new
        )
        (row,) = await self._database.rows("SELECT secret FROM puzzle_secret")
        return str(row["secret"])

    # Where they are wanted

    async def keep_home(self, guild_id: int, channel_id: int, game: str) -> None:
        """A channel wants a puzzle of this game every day."""
        await self._database.write(
            "INSERT INTO puzzle_homes (channel_id, game, guild_id) VALUES (:channel_id, :game, :guild_id)"
            " ON CONFLICT DO NOTHING",
            channel_id=channel_id,
            game=game,
            guild_id=guild_id,
        )

    async def remove_homes(self, channel_id: int, *games: str) -> None:
        """A channel wants no further puzzles of these games; today's goes on to its end."""
        for game in games:
            await self._database.write(
                "DELETE FROM puzzle_homes WHERE channel_id = :channel_id AND game = :game",
                channel_id=channel_id,
                game=game,
            )

    async def wanted(self, channel_id: int | None = None) -> list[str]:
        """The games of which puzzles are wanted: anywhere, or in one channel."""
        where = "" if channel_id is None else "WHERE channel_id = :channel"
        rows = await self._database.rows(
            f"SELECT DISTINCT game FROM puzzle_homes {where} ORDER BY game", channel=channel_id
        )
        return [row["game"] for row in rows if row["game"] in GAMES]

    # Puzzles

    async def keep(self, game: str, day: int, puzzle: Puzzle) -> None:
        """A puzzle for a day, in place of one that nobody has seen; one that was open stays."""
        await self._database.write(
            "INSERT INTO puzzles (game, day, puzzle) VALUES (:game, :day, :puzzle)"
            " ON CONFLICT (game, day) DO UPDATE SET puzzle = :puzzle WHERE puzzles.number IS NULL",
            game=game,
            day=day,
            puzzle=write_text(puzzle),
        )

    async def load(self, puzzle_id: int) -> DailyPuzzle | None:
        """The puzzle of this number of ours."""
        return await self._found("id = :id", id=puzzle_id)

    async def of_day(self, game: str, day: int) -> DailyPuzzle | None:
        """The puzzle of a game and a day, if it was made."""
        return await self._found("game = :game AND day = :day", game=game, day=day)

    async def is_missing(self, game: str, day: int) -> bool:
        """Is there still one to be made? Not in place of one that was open, which some may have answered."""
        rows = await self._database.rows(
            f"SELECT {_PUZZLE} FROM puzzles WHERE game = :game AND day = :day", game=game, day=day
        )
        return not any(row["number"] is not None or _read(row) for row in rows)

    async def _found(self, where: str, **values: Any) -> DailyPuzzle | None:
        rows = await self._database.rows(f"SELECT {_PUZZLE} FROM puzzles WHERE {where}", **values)
        return _read(rows[0]) if rows else None

    async def open(self, puzzle_id: int) -> None:
        """Its day has come: it gets its number, and a post wherever it is wanted and has none."""
        await self._database.transact(
            [
                Statement(
                    "UPDATE puzzles SET number = 1 + (SELECT count(*) FROM puzzles o"
                    " WHERE o.game = puzzles.game AND o.number IS NOT NULL)"
                    " WHERE id = :id AND number IS NULL",
                    {"id": puzzle_id},
                ),
                Statement(
                    "INSERT INTO puzzle_posts (puzzle_id, guild_id, channel_id)"
                    " SELECT p.id, h.guild_id, h.channel_id FROM puzzles p"
                    " JOIN puzzle_homes h ON h.game = p.game WHERE p.id = :id ON CONFLICT DO NOTHING",
                    {"id": puzzle_id},
                ),
                Statement(
                    "INSERT INTO posts (key, topic, subject, guild_id) SELECT key, 'puzzle', key, guild_id"
                    " FROM (SELECT 'puzzle:' || puzzle_id || ':' || channel_id AS key, guild_id"
                    " FROM puzzle_posts WHERE puzzle_id = :id) AS wanted"
                    " WHERE TRUE ON CONFLICT (key) DO NOTHING",
                    {"id": puzzle_id},
                ),
            ]
        )

    async def open_in(self, guild_id: int, day: int) -> list[DailyPuzzle]:
        """The puzzles that a server has on a day."""
        rows = await self._database.rows(
            f"SELECT {_PUZZLE} FROM puzzles WHERE day = :day AND number IS NOT NULL AND id IN"
            " (SELECT puzzle_id FROM puzzle_posts WHERE guild_id = :guild_id) ORDER BY game",
            guild_id=guild_id,
            day=day,
        )
        return [daily for row in rows if (daily := _read(row)) is not None]

    # Answers

    async def keep_answer(self, puzzle_id: int, day: int, answer: Answered) -> bool:
        """Somebody's answer, and its draft is done with; False if they have answered, or it is too late."""
        values = {
            **msgspec.structs.asdict(answer),
            "steps": write_text(answer.steps),
            "id": puzzle_id,
            "day": day,
            "calm": round(answer.at * SECOND) + CALM,
        }
        try:
            await self._database.transact(
                [
                    Statement(
                        f"INSERT INTO puzzle_answers (puzzle_id, {_ANSWER})"
                        " SELECT :id, :user_id, :name, :points, :is_best, :steps, :guild_id, :at"
                        " FROM puzzles WHERE id = :id AND day = :day AND number IS NOT NULL"
                        " ON CONFLICT DO NOTHING",
                        values,
                        Unchanged,
                    ),
                    Statement(
                        "UPDATE posts SET version = version + 1, next_try ="
                        " CASE WHEN shown_version < version THEN next_try ELSE :calm END"
                        f" WHERE key IN ({_POSTS} WHERE puzzle_id = :id)",
                        values,
                    ),
                    Statement(
                        "DELETE FROM practice WHERE what = 'p' AND number = :id AND user_id = :user_id",
                        values,
                    ),
                ]
            )
        except Unchanged:
            return False
        return True

    async def answer_of(self, puzzle_id: int, user_id: int) -> Answered | None:
        """What somebody has answered."""
        rows = await self._database.rows(
            f"SELECT {_ANSWER} FROM puzzle_answers WHERE puzzle_id = :id AND user_id = :user_id",
            id=puzzle_id,
            user_id=user_id,
        )
        return _read_answer(rows[0]) if rows else None

    async def tally(self, puzzle_id: int) -> Tally:
        """How many have answered, everywhere, and how many found the best turn."""
        (row,) = await self._database.rows(
            "SELECT count(*) AS tried, count(*) FILTER (WHERE is_best) AS found FROM puzzle_answers"
            " WHERE puzzle_id = :id",
            id=puzzle_id,
        )
        return Tally(row["tried"], row["found"])

    async def finders(self, puzzle_id: int, guild_id: int) -> list[str]:
        """Who of a server found the best turn, the first first."""
        rows = await self._database.rows(
            "SELECT name FROM puzzle_answers WHERE puzzle_id = :id AND guild_id = :guild_id AND is_best"
            " ORDER BY at, user_id",
            id=puzzle_id,
            guild_id=guild_id,
        )
        return [row["name"] for row in rows]

    async def newest_number(self, game: str) -> int:
        """The number of the newest puzzle of a game that has been open."""
        (row,) = await self._database.rows(
            "SELECT coalesce(max(number), 0) AS newest FROM puzzles WHERE game = :game", game=game
        )
        return int(row["newest"])

    async def answers_to(self, game: str, *, user_id: int = NOBODY, guild_id: int = NOWHERE) -> list[Row]:
        """Every answer (user_id, name, number, is_best) to a game's puzzles: of somebody, or of all who have
        answered in a server; the newer last."""
        return await self._database.rows(
            "SELECT a.user_id, a.name, p.number, a.is_best FROM puzzle_answers a"
            " JOIN puzzles p ON p.id = a.puzzle_id WHERE p.game = :game AND (a.user_id = :user_id"
            " OR a.user_id IN (SELECT user_id FROM puzzle_answers WHERE guild_id = :guild_id))"
            " ORDER BY p.number",
            game=game,
            user_id=user_id,
            guild_id=guild_id,
        )

    # Posts

    async def close_before(self, day: int) -> None:
        """The posts of puzzles whose day is over tell the answer from now on; drafts are let go."""
        values = {"day": day}
        await self._database.transact(
            [
                Statement(
                    "DELETE FROM practice WHERE what = 'p'"
                    " AND number IN (SELECT id FROM puzzles WHERE day < :day)",
                    values,
                ),
                raise_statement_of(f"{_POSTS} WHERE {_PAST}", values),
                Statement(f"UPDATE puzzle_posts SET is_closed = TRUE WHERE {_PAST}", values),
            ]
        )


def _read(row: Row) -> DailyPuzzle | None:
    try:
        written: _Written = read_text(row["puzzle"], _Written, "position")
        position = read_text(bytes(written.position).decode(), GAMES[row["game"]].position, "position")
    except DamagedRow:
        log.warning("puzzle=%d of %s cannot be read", row["id"], row["game"])
        return None
    puzzle = Puzzle(position, written.seat, written.steps, written.worth, written.measure)
    return DailyPuzzle(row["id"], row["game"], row["day"], puzzle, row["number"])


def _read_answer(row: Row) -> Answered:
    columns: dict[str, Any] = dict(row)
    steps = read_text(columns["steps"], tuple[str, ...], "draft")
    return Answered(**{**columns, "steps": steps, "is_best": bool(columns["is_best"])})
