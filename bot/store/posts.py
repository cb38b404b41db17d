"""Every message of ours that stands on Discord, or should: a row each."""

import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from bot.chronicle import Reminded
from bot.clocks.reminders import Remind
from bot.shards import EVERYTHING
from bot.store.database import Database
from bot.store.rows import larger, names, read_text, write_text
from bot.store.statement import Row, Statement, Unchanged
from bot.table_posts import DIRECTLY, board_key, card_key, subject_of
from club.posts import ASLEEP, NEVER, Post, SentMessage, State, Topic, WantedPost, Wanting, Wish
from games.api import Seat
from games.message import Message

log = logging.getLogger(__name__)

_WANTED: Final = {
    "key": "key",
    "topic": "topic",
    "subject": "subject",
    "guild_id": "guild_id",
    "to_user": "to",
    "seat": "seat",
    "is_silent": "is_silent",
    "not_after": "not_after",
    "said": "said",
    "mentions": "mentions",
}
"""Columns that are written once, and what stands in them."""
_PLAIN: Final = (
    "state",
    "channel_id",
    "shown_version",
    "postings",
    "attempt",
    "tried_in",
    "tried_at",
    "sent_at",
    "failures",
    "next_try",
)
_MESSAGES: Final = ("place_id", "message_id", "past_place_id", "past_message_id")
_COLUMNS: Final = names((*_WANTED, "version", "wish", *_PLAIN, *_MESSAGES))
_DUE: Final = (
    "(state IN ('none', 'sending')"
    " OR (state = 'standing' AND (shown_version < version OR wish = 'past' OR past_message_id IS NOT NULL)))"
)
_OURS: Final = "((guild_id >> 22) % :count) BETWEEN :first AND :last"


class Showing(msgspec.Struct, frozen=True):
    """Where a table is shown on Discord."""

    home_id: int | None = None
    board_id: int | None = None
    lobby_id: int | None = None


class KeptPosts:
    """All posts. Updates insert them and wish; delivery writes what became of them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shards = EVERYTHING
        """Which shards this process listens to: it delivers what belongs to their servers."""

    # What is to be done

    async def due(self, now: int, most: int) -> list[str]:
        """Subjects of our servers of whose posts something is to be done by now, the longest due first."""
        rows = await self._database.rows(
            f"SELECT subject FROM posts WHERE {_DUE} AND next_try <= :now AND {_OURS}"
            " GROUP BY subject ORDER BY min(next_try), min(id) LIMIT :most",
            now=now,
            most=most,
            **self._ours(),
        )
        return [row["subject"] for row in rows]

    def _ours(self) -> dict[str, int]:
        return {"first": self.shards.first, "last": self.shards.last, "count": self.shards.count}

    async def of_subject(self, subject: str) -> list[Post]:
        """The posts of a subject that stand or are to stand, oldest first."""
        rows = await self._database.rows(
            f"SELECT {_COLUMNS} FROM posts WHERE subject = :subject AND state <> 'gone' ORDER BY id",
            subject=subject,
        )
        return list(_readable(rows))

    async def load(self, key: str) -> Post | None:
        """The post under a key."""
        rows = await self._database.rows(f"SELECT {_COLUMNS} FROM posts WHERE key = :key", key=key)
        return next(_readable(rows), None)

    # What is wanted

    async def insert(self, wanted: Iterable[WantedPost]) -> None:
        """Want these to stand, unless there has ever been one under their key."""
        await self._database.transact(map(insert_statement, wanted))

    async def insert_newest(self, wanted: WantedPost) -> bool:
        """Want this to stand, unless one of its subject was wanted under the same or a later key.

        Those under earlier keys are forgotten. The keys of the subject continue it: "digest:7:2026-11-17".
        """
        span = {"key": wanted.key, "first": f"{wanted.subject}:", "end": f"{wanted.subject};"}
        later = "SELECT 1 FROM posts WHERE key >= :key AND key < :end"
        statement = insert_statement(wanted, unless=later)
        newest = statement._replace(values={**statement.values, **span}, guard=Unchanged)
        earlier = Statement("DELETE FROM posts WHERE key >= :first AND key < :key", span)
        try:
            await self._database.transact([newest, earlier])
        except Unchanged:
            return False
        return True

    async def want_again(self, wanted: WantedPost, known: Post | None) -> None:
        """Want this to stand once more, if it is gone, and as far as it was known."""
        statement = insert_statement(wanted)
        again = (
            "DO UPDATE SET state = 'none', place_id = NULL, message_id = NULL, shown_version = 0,"
            " postings = posts.postings + 1, attempt = posts.attempt + 1, sent_at = NULL, failures = 0,"
            " next_try = 0 WHERE posts.state = 'gone' AND posts.attempt = :known_attempt"
        )
        await self._database.write(
            statement.sql.replace("DO NOTHING", again),
            **statement.values,
            known_attempt=known.attempt if known else 0,
        )

    async def show_anew(self, *keys: str) -> None:
        """Edit these once more, whether they show something older or not."""
        await self._database.transact(map(raise_statement, keys))

    async def show_subject_anew(self, subject: str) -> None:
        """Edit all that stands of a subject once more, whether it shows something older or not."""
        await self._database.write(
            "UPDATE posts SET version = version + 1, next_try = 0 WHERE subject = :subject"
            " AND state = 'standing'",
            subject=subject,
        )

    async def forgive(self) -> None:
        """Try once more what was given up: this process may be of a release that says it better."""
        await self._database.write(
            f"UPDATE posts SET next_try = 0 WHERE {_DUE} AND next_try >= :asleep", asleep=ASLEEP
        )

    async def wake(self, guild_id: int) -> list[str]:
        """Try at once what rests in a server; gives the subjects."""
        rows = await self._database.write_and_read(
            f"UPDATE posts SET next_try = 0, failures = 0 WHERE {_DUE} AND next_try > 0"
            " AND next_try < :never AND guild_id = :guild_id AND state <> 'sending' RETURNING subject",
            guild_id=guild_id,
            never=NEVER,
        )
        return list(dict.fromkeys(row["subject"] for row in rows))

    # What became of it

    async def begin(self, post: Post, others: Iterable[Post] = ()) -> bool:
        """A post is about to be sent; not if it is past by now, or another process is at it."""
        statement = row_statement(post, post.attempt - 1)
        wished = statement._replace(
            sql=f"{statement.sql} AND wish = :wish", values={**statement.values, "wish": Wish.STAND.value}
        )
        try:
            await self._database.transact([wished._replace(guard=Unchanged), *map(row_statement, others)])
        except Unchanged:
            return False
        return True

    async def keep(
        self, posts: Iterable[Post], raised: Iterable[str] = (), inserted: Iterable[WantedPost] = ()
    ) -> None:
        """What became of these posts; those with the `raised` keys show something older from now on."""
        await self._database.transact(
            [*map(row_statement, posts), *map(raise_statement, raised), *map(insert_statement, inserted)]
        )

    # What others want to know

    async def showing(self, table_id: int) -> Showing:
        """Where a table is shown."""
        rows = await self._database.rows(
            "SELECT topic, place_id, message_id FROM posts WHERE key IN (:board, :card)",
            board=board_key(table_id),
            card=card_key(table_id),
        )
        found = {row["topic"]: row for row in rows}
        board, card = found.get(Topic.BOARD.value), found.get(Topic.CARD.value)
        return Showing(
            board["place_id"] if board else None,
            board["message_id"] if board else None,
            card["message_id"] if card else None,
        )

    async def reminders_sent(self, table_id: int) -> list[Reminded]:
        """What the table's players were reminded of; one that was also told directly, once."""
        rows = await self._database.rows(
            "SELECT topic, seat, sent_at, key FROM posts WHERE subject = :subject AND sent_at IS NOT NULL"
            " AND topic IN ('half', 'late')",
            subject=subject_of(table_id),
        )
        return [
            Reminded(Seat(row["seat"]), Remind(row["topic"]), row["sent_at"])
            for row in rows
            if not row["key"].endswith(DIRECTLY)
        ]


def wanting_statements(subject: str, wanting: Wanting) -> Iterator[Statement]:
    """What an update wants, for its transaction. What is past is past before anything new is wanted."""
    if wanting.passing:
        yield _passed(subject, wanting)
    for shown in wanting.shown:
        statement = insert_statement(shown)
        yield statement._replace(
            sql=statement.sql.replace("DO NOTHING", "DO UPDATE SET version = posts.version + 1, next_try = 0")
        )
    yield from map(raise_statement, wanting.raised)
    yield from map(insert_statement, wanting.inserted)


def insert_statement(wanted: WantedPost, unless: str = "") -> Statement:
    """Nothing is posted twice under a key, nor where a query finds something."""
    columns = tuple(_WANTED)
    given = names(columns, ":")
    values = f"SELECT {given} WHERE NOT EXISTS ({unless})" if unless else f"VALUES ({given})"
    return Statement(
        f"INSERT INTO posts ({names(columns)}) {values} ON CONFLICT (key) DO NOTHING",
        {column: _plain(getattr(wanted, field)) for column, field in _WANTED.items()},
    )


def superseding_statements(wanted: WantedPost, topics: tuple[Topic, ...]) -> Iterator[Statement]:
    """A new call to an open turn: of those to its seat only the newest stands."""
    yield insert_statement(wanted)
    if not topics:
        return
    listed = ", ".join(f"'{topic.value}'" for topic in topics)
    yield Statement(
        "UPDATE posts SET wish = 'past' WHERE subject = :subject AND state <> 'gone' AND wish = 'stand'"
        f" AND seat = :seat AND topic IN ({listed}) AND key NOT IN (:key, :copy)",
        {
            "subject": wanted.subject,
            "seat": wanted.seat,
            "key": wanted.key,
            "copy": wanted.key + DIRECTLY,
        },
    )


def row_statement(post: Post, attempt: int | None = None) -> Statement:
    """What delivery has found out about a post, unless another process is at it by now."""
    columns = (*(column for column in _PLAIN if column != "shown_version"), *_MESSAGES)
    changes = ", ".join(f"{column} = :{column}" for column in columns)
    values: dict[str, Any] = {column: _plain(getattr(post, column)) for column in _PLAIN}
    standing = _ids(post.standing) if post.standing else (post.tried_in, None)
    values |= dict(zip(_MESSAGES, (*standing, *_ids(post.past)), strict=True))
    shown = ":shown_version" if post.standing is None else larger("shown_version", ":shown_version")
    return Statement(
        f"UPDATE posts SET {changes}, shown_version = {shown} WHERE key = :key AND attempt = :known_attempt",
        {**values, "key": post.key, "known_attempt": post.attempt if attempt is None else attempt},
    )


def raise_statement(key: str) -> Statement:
    """The post under a key shows something older from now on, if there is one."""
    return raise_statement_of(":key", {"key": key})


def raise_statement_of(keys: str, values: Mapping[str, Any]) -> Statement:
    """The same for all keys that a query finds."""
    return Statement(f"UPDATE posts SET version = version + 1, next_try = 0 WHERE key IN ({keys})", values)


def _passed(subject: str, wanting: Wanting) -> Statement:
    topics = ", ".join(f"'{topic.value}'" for topic in sorted(wanting.passing))
    held = {f"held{number}": key for number, key in enumerate(wanting.held)}
    guests = {f"guest{number}": user_id for number, user_id in enumerate(wanting.held_for)}
    but = f" AND key NOT IN ({names(tuple(held), ':')})" if held else ""
    if guests:
        but += f" AND NOT (topic = '{Topic.INVITED.value}' AND to_user IN ({names(tuple(guests), ':')}))"
    return Statement(
        f"UPDATE posts SET wish = 'past' WHERE subject = :subject AND state <> 'gone' AND wish = 'stand'"
        f" AND topic IN ({topics}){but}",
        {"subject": subject, **held, **guests},
    )


def _plain(value: Any) -> Any:
    match value:
        case Topic() | State() | Wish():
            return value.value
        case Message() | tuple():
            return write_text(value)
        case _:
            return value


def _ids(message: SentMessage | None) -> tuple[int | None, int | None]:
    return (None, None) if message is None else (message.place_id, message.message_id)


def _message(place_id: int | None, message_id: int | None) -> SentMessage | None:
    return None if place_id is None or message_id is None else SentMessage(place_id, message_id)


def _readable(rows: Iterable[Row]) -> Iterator[Post]:
    """One of a topic that this release does not know holds no other up."""
    for row in rows:
        if row["topic"] in list(Topic):
            yield _read(row)
        else:
            log.error("post=%s is left alone: its topic is unknown here", row["key"])


def _read(row: Row) -> Post:
    wanted = WantedPost(
        key=row["key"],
        topic=Topic(row["topic"]),
        subject=row["subject"],
        guild_id=row["guild_id"],
        to=row["to_user"],
        seat=row["seat"],
        is_silent=bool(row["is_silent"]),
        not_after=row["not_after"],
        said=read_text(row["said"], Message, "choices") if row["said"] else None,
        mentions=read_text(row["mentions"], tuple[int, ...], "players"),
    )
    plain = {column: row[column] for column in _PLAIN if column != "state"}
    return Post(
        wanted,
        row["version"],
        Wish(row["wish"]),
        State(row["state"]),
        standing=_message(row["place_id"], row["message_id"]),
        past=_message(row["past_place_id"], row["past_message_id"]),
        **plain,
    )
