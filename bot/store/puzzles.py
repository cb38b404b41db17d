"""Puzzles: the secret that they come from, where they are wanted, what they are, and who has answered how.

A puzzle that cannot be read, because it is damaged or was made by a release that knew other positions, is as
if it were not there: the days before and after it go on.
"""

import logging
from typing import Any, Final

import msgspec

from bot.puzzle import Answered, DailyPuzzle, Tally
from bot.store.database import Database
from bot.store.rows import DamagedRow, names, read_text, write_text
from bot.store.statement import Row, Statement, Unchanged
from games.catalog import GAMES
from games.puzzle import Measure, Puzzle

log = logging.getLogger(__name__)


class PuzzlePost(msgspec.Struct, frozen=True):
    """The message of a puzzle in a channel: which version it is in, and where it stands."""

    id: int
    puzzle_id: int
    guild_id: int
    channel_id: int
    is_closed: bool
    version: int
    shown_version: int = 0
    message_id: int | None = None
    tried_at: float | None = None
    """When it was about to be posted: until it is known as what, it may stand there unknown."""


class _Written(msgspec.Struct, frozen=True):
    """A puzzle as it is kept."""

    position: msgspec.Raw
    seat: int
    steps: tuple[str, ...]
    worth: tuple[int, ...]
    measure: Measure


NOBODY, NOWHERE = -1, -1
_POST: Final = names(PuzzlePost.__struct_fields__)
_STANDING: Final = ("shown_version", "message_id", "tried_at")
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

    async def open(self, puzzle_id: int) -> list[int]:
        """Its day has come: it gets its number, and a message wherever it is wanted and has none."""
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
            ]
        )
        return await self._numbers(
            "SELECT id FROM puzzle_posts WHERE puzzle_id = :id AND shown_version = 0", id=puzzle_id
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
                    Statement("UPDATE puzzle_posts SET version = version + 1 WHERE puzzle_id = :id", values),
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

    # Messages

    async def close_before(self, day: int) -> list[int]:
        """The messages of puzzles whose day is over, which now tell the answer; drafts are let go."""
        await self._database.write(
            "DELETE FROM practice WHERE what = 'p' AND number IN (SELECT id FROM puzzles WHERE day < :day)",
            day=day,
        )
        rows = await self._database.write_and_read(
            "UPDATE puzzle_posts SET is_closed = TRUE, version = version + 1"
            " WHERE NOT is_closed AND puzzle_id IN (SELECT id FROM puzzles WHERE day < :day) RETURNING id",
            day=day,
        )
        return [row["id"] for row in rows]

    async def unshown(self) -> list[int]:
        """Messages whose newest version is not shown."""
        return await self._numbers("SELECT id FROM puzzle_posts WHERE shown_version < version ORDER BY id")

    async def post(self, post_id: int) -> PuzzlePost | None:
        """A message, if there is one of this number."""
        rows = await self._database.rows(f"SELECT {_POST} FROM puzzle_posts WHERE id = :id", id=post_id)
        return PuzzlePost(**{**dict(rows[0]), "is_closed": bool(rows[0]["is_closed"])}) if rows else None

    async def posts_of(self, puzzle_id: int) -> list[int]:
        """The messages of a puzzle."""
        return await self._numbers("SELECT id FROM puzzle_posts WHERE puzzle_id = :id", id=puzzle_id)

    async def keep_post(self, post: PuzzlePost) -> None:
        """It stands so."""
        changes = ", ".join(f"{column} = :{column}" for column in _STANDING)
        await self._database.write(
            f"UPDATE puzzle_posts SET {changes} WHERE id = :id",
            id=post.id,
            **{column: getattr(post, column) for column in _STANDING},
        )

    async def _numbers(self, sql: str, **values: Any) -> list[int]:
        return [row["id"] for row in await self._database.rows(sql, **values)]


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
