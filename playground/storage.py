"""All SQL: the world's one file; callers pass values and get values."""

import sqlite3
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from playground.values import Interaction, Message, Upload

T = TypeVar("T")
LARGEST_ID = 2**63 - 1
MOST_REPLACED = 64
"""Files that edits have just taken off messages are served for a little longer, as Discord's are: a page that
was told of one may still be asking for it."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (
    kind TEXT, key TEXT, doc BLOB NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY, channel_id INTEGER NOT NULL, author_id INTEGER NOT NULL, audience INTEGER,
    pinned_at REAL, nonce TEXT, doc BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS by_channel ON messages (channel_id, id);
CREATE INDEX IF NOT EXISTS by_nonce ON messages (nonce) WHERE nonce IS NOT NULL;
CREATE INDEX IF NOT EXISTS by_pin ON messages (channel_id, pinned_at) WHERE pinned_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS files (
    id INTEGER PRIMARY KEY, message_id INTEGER, name TEXT NOT NULL, content_type TEXT NOT NULL,
    data BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS by_message ON files (message_id);
CREATE TABLE IF NOT EXISTS marks (
    user_id INTEGER, channel_id INTEGER, last_read INTEGER NOT NULL, PRIMARY KEY (user_id, channel_id))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS mentions (
    user_id INTEGER, channel_id INTEGER, message_id INTEGER, PRIMARY KEY (user_id, channel_id, message_id))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS interactions (
    id INTEGER PRIMARY KEY, token TEXT UNIQUE NOT NULL, state TEXT NOT NULL, doc BLOB NOT NULL);
"""


class Storage:
    """One SQLite file. Every call is committed when it returns, so a killed process loses nothing it told."""

    def __init__(self, path: Path | str) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        self._db.execute("PRAGMA cache_size = -4096")
        self._db.executescript(SCHEMA)
        self._replaced: OrderedDict[int, Upload] = OrderedDict()

    def close(self) -> None:
        """Fold everything into the one file and let go of it."""
        self._db.close()

    @contextmanager
    def together(self) -> Iterator[None]:
        """All or nothing; inside another one, part of that."""
        if self._db.in_transaction:
            yield
            return
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    # Things small enough to be held in memory as well

    def load_things(self, kind: str, shape: type[T]) -> list[T]:
        rows = self._db.execute("SELECT doc FROM things WHERE kind = ? ORDER BY key", (kind,))
        return [msgspec.json.decode(doc, type=shape) for (doc,) in rows]

    def load_thing(self, kind: str, key: str, shape: type[T]) -> T | None:
        row = self._db.execute("SELECT doc FROM things WHERE kind = ? AND key = ?", (kind, key)).fetchone()
        return msgspec.json.decode(row[0], type=shape) if row else None

    def keep_thing(self, kind: str, key: str, value: object) -> None:
        self._db.execute("REPLACE INTO things VALUES (?, ?, ?)", (kind, key, msgspec.json.encode(value)))

    def drop_thing(self, kind: str, key: str) -> None:
        self._db.execute("DELETE FROM things WHERE kind = ? AND key = ?", (kind, key))

    # Messages and files

    def last_id(self) -> int:
        """The largest id ever given, so that ids go on growing after a restart."""
        queries = (
            "SELECT max(id) FROM messages",
            "SELECT max(id) FROM files",
            "SELECT max(id) FROM interactions",
            "SELECT max(CAST(key AS INTEGER)) FROM things",
        )
        return max(self._db.execute(query).fetchone()[0] or 0 for query in queries)

    def keep_message(self, message: Message, uploads: Mapping[int, Upload]) -> None:
        """Keep a message and its new files; files it no longer names are dropped."""
        nonce = None if message.nonce is None else str(message.nonce)
        with self.together():
            self._db.execute(
                "REPLACE INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    message.id,
                    message.channel_id,
                    message.author_id,
                    message.ephemeral_to,
                    message.pinned_at,
                    nonce,
                    msgspec.json.encode(message),
                ),
            )
            for file_id, upload in uploads.items():
                self.keep_file(file_id, upload, message.id)
            named = [attachment.id for attachment in message.attachments]
            unnamed = f"message_id = ? AND id NOT IN ({','.join('?' * len(named))})"
            gone = f"DELETE FROM files WHERE {unnamed} RETURNING id, name, content_type, data"
            for file_id, *upload in self._db.execute(gone, (message.id, *named)).fetchall():
                self._replaced[file_id] = Upload(*upload)
        while len(self._replaced) > MOST_REPLACED:
            self._replaced.popitem(last=False)

    def load_message(self, message_id: int) -> Message | None:
        if message_id > LARGEST_ID:
            return None
        row = self._db.execute("SELECT doc FROM messages WHERE id = ?", (message_id,)).fetchone()
        return msgspec.json.decode(row[0], type=Message) if row else None

    def load_by_nonce(self, channel_id: int, author_id: int, nonce: str, since: int) -> Message | None:
        row = self._db.execute(
            "SELECT doc FROM messages WHERE nonce = ? AND channel_id = ? AND author_id = ? AND id >= ?",
            (nonce, channel_id, author_id, since),
        ).fetchone()
        return msgspec.json.decode(row[0], type=Message) if row else None

    def drop_message(self, message_id: int) -> None:
        with self.together():
            self._db.execute("DELETE FROM messages WHERE id = ?", (message_id,))
            self._db.execute("DELETE FROM files WHERE message_id = ?", (message_id,))
            self._db.execute("DELETE FROM mentions WHERE message_id = ?", (message_id,))

    def drop_channel_messages(self, channel_id: int) -> None:
        of_channel = "SELECT id FROM messages WHERE channel_id = ?"
        with self.together():
            self._db.execute(f"DELETE FROM files WHERE message_id IN ({of_channel})", (channel_id,))
            for table in ("messages", "mentions", "marks"):
                self._db.execute(f"DELETE FROM {table} WHERE channel_id = ?", (channel_id,))

    def load_messages(
        self, channel_id: int, viewer: int, limit: int, before: int | None = None, after: int | None = None
    ) -> list[Message]:
        """Messages a viewer may see, newest first; `after` gives those that follow it most closely."""
        order = "ASC" if after is not None and before is None else "DESC"
        rows = self._db.execute(
            "SELECT doc FROM messages WHERE channel_id = ? AND id < ? AND id > ?"
            f" AND (audience IS NULL OR audience = ?) ORDER BY id {order} LIMIT ?",
            (channel_id, before or 2**63 - 1, after or 0, viewer, limit),
        )
        found = [msgspec.json.decode(doc, type=Message) for (doc,) in rows]
        return found if order == "DESC" else found[::-1]

    def load_pins(self, channel_id: int, limit: int, before: float | None = None) -> list[Message]:
        """Pinned messages, latest pin first."""
        rows = self._db.execute(
            "SELECT doc FROM messages WHERE channel_id = ? AND pinned_at < ? ORDER BY pinned_at DESC LIMIT ?",
            (channel_id, before or 1e18, limit),
        )
        return [msgspec.json.decode(doc, type=Message) for (doc,) in rows]

    def last_message_id(self, channel_id: int) -> int | None:
        query = "SELECT max(id) FROM messages WHERE channel_id = ? AND audience IS NULL"
        found: int | None = self._db.execute(query, (channel_id,)).fetchone()[0]
        return found

    def keep_file(self, file_id: int, upload: Upload, message_id: int | None = None) -> None:
        self._db.execute(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?)",
            (file_id, message_id, upload.filename, upload.content_type, upload.data),
        )

    def load_file(self, file_id: int) -> Upload | None:
        query = "SELECT name, content_type, data FROM files WHERE id = ?"
        row = self._db.execute(query, (file_id,)).fetchone()
        return Upload(*row) if row else self._replaced.get(file_id)

    def drop_file(self, file_id: int) -> None:
        self._db.execute("DELETE FROM files WHERE id = ?", (file_id,))

    # What each member has read

    def keep_read(self, user_id: int, channel_id: int, last_read: int) -> None:
        with self.together():
            self._db.execute("REPLACE INTO marks VALUES (?, ?, ?)", (user_id, channel_id, last_read))
            self._db.execute(
                "DELETE FROM mentions WHERE user_id = ? AND channel_id = ? AND message_id <= ?",
                (user_id, channel_id, last_read),
            )

    def load_read(self, user_id: int, channel_id: int) -> int | None:
        query = "SELECT last_read FROM marks WHERE user_id = ? AND channel_id = ?"
        row = self._db.execute(query, (user_id, channel_id)).fetchone()
        return row[0] if row else None

    def keep_mentions(self, user_ids: set[int], channel_id: int, message_id: int) -> None:
        self._db.executemany(
            "INSERT OR IGNORE INTO mentions VALUES (?, ?, ?)",
            [(user_id, channel_id, message_id) for user_id in user_ids],
        )

    def count_unread(self, user_id: int, channel_id: int) -> tuple[int, int]:
        """How many messages of others came after the last one read (at most 1000), and how many mentions."""
        unread = self._db.execute(
            "SELECT count(*) FROM (SELECT 1 FROM messages WHERE channel_id = ? AND id > ? AND author_id != ?"
            " AND (audience IS NULL OR audience = ?) LIMIT 1000)",
            (channel_id, self.load_read(user_id, channel_id) or 0, user_id, user_id),
        ).fetchone()[0]
        query = "SELECT count(*) FROM mentions WHERE user_id = ? AND channel_id = ?"
        return unread, self._db.execute(query, (user_id, channel_id)).fetchone()[0]

    # Interactions

    def keep_interaction(self, interaction: Interaction) -> None:
        self._db.execute(
            "REPLACE INTO interactions VALUES (?, ?, ?, ?)",
            (interaction.id, interaction.token, interaction.state, msgspec.json.encode(interaction)),
        )

    def load_interaction(self, interaction_id: int) -> Interaction | None:
        row = self._db.execute("SELECT doc FROM interactions WHERE id = ?", (interaction_id,)).fetchone()
        return msgspec.json.decode(row[0], type=Interaction) if row else None

    def load_interaction_by_token(self, token: str) -> Interaction | None:
        row = self._db.execute("SELECT doc FROM interactions WHERE token = ?", (token,)).fetchone()
        return msgspec.json.decode(row[0], type=Interaction) if row else None

    def load_interactions(self, state: str | None, limit: int) -> list[Interaction]:
        """The newest interactions, all or those in one state."""
        rows = self._db.execute(
            "SELECT doc FROM interactions WHERE ? IS NULL OR state = ? ORDER BY id DESC LIMIT ?",
            (state, state, limit),
        )
        return [msgspec.json.decode(doc, type=Interaction) for (doc,) in rows]

    def drop_interactions(self, before: int) -> None:
        """Forget interactions whose tokens died long ago."""
        self._db.execute("DELETE FROM interactions WHERE id < ?", (before,))
