"""The service that posts recaps: what was kept is made in a process of its own and posted once.

Every step is kept before the next one is taken: a recap that may have arrived before the bot was killed is
looked for by the name of its file.
"""

import asyncio
import logging
from io import BytesIO
from typing import Final

import discord
from msgspec.structs import replace

from bot.app import App
from bot.pictures import picture_reader
from bot.recap import Made, Wanted, make_recap
from bot.store.recaps import Recapped, Trouble
from bot.table import Table, Update
from bot.table_posts import subject_of
from bot.thinker import Task
from bot.thinkers import NoThought, Thinkers
from cogs import wording
from cogs.delivery.service import Delivery
from cogs.layout import LONGEST_ALT_TEXT, whole_lines
from cogs.posts import find_lost, is_closed
from cogs.readers import Readers
from cogs.screen import item
from cogs.table_workers import TableWorkers
from games.message import Message, say
from languages.reader import Medium

log = logging.getLogger(__name__)

PATIENCE: Final = 120.0
"""Seconds after which a process that makes a recap is given up."""
TRIES: Final = 2
TOO_LARGE: Final = 413
WHY: Final = {
    Trouble.NOT_MADE: say("recap-not-made"),
    Trouble.FORBIDDEN: say("recap-forbidden"),
    Trouble.TOO_LARGE: say("recap-too-large"),
}


def recap_makers_of(app: App) -> Thinkers:
    """The process that makes recaps, beside those that think: one at a time."""
    return Thinkers(1, PATIENCE)


class Recaps:
    """Makes and posts what is wanted; whatever happens to a recap, its table's result stands."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.recaps
        self._makers = app.part(recap_makers_of)
        self._one_at_a_time = asyncio.Lock()
        self._tables = TableWorkers(
            app.store.claims, "recap", self._work, "recap not posted", after=self._board_tried
        )

    async def _board_tried(self, table_id: int) -> None:
        await self._app.part(Delivery).tried(subject_of(table_id))

    async def start(self) -> None:
        """Go on with what was wanted and not posted."""
        for table_id in await self._store.open():
            self._tables.want(table_id)

    def note(self, update: Update) -> None:
        """A table whose players agreed on a recap wants it when it is over."""
        if update.after.has_ended and update.after.arrangement.recap:
            self._tables.want(update.after.id)

    async def catch_up(self) -> None:
        """Post what another process has left."""
        self._tables.want_left(await self._store.open())

    async def stop(self) -> None:
        """What is not made in time is left to the next start."""
        await self._tables.stop()
        await self._makers.close()

    async def wanted(self, table_id: int) -> Recapped:
        """Somebody asks for it: how it stands once it was tried."""
        known = await self._store.load(table_id)
        if known is None or not await self._stands(known):
            await self._store.want(table_id)
            self._tables.want(table_id)
            await self._tables.tried(table_id)
            known = await self._store.load(table_id)
        assert known is not None
        return known

    async def _stands(self, known: Recapped) -> bool:
        """Is there a message that nobody has deleted?"""
        if known.message_id is None or known.channel_id is None:
            return False
        try:
            await self._app.get_partial_messageable(known.channel_id).fetch_message(known.message_id)
        except discord.NotFound:
            return False
        except discord.Forbidden as failure:
            log.info("message=%d cannot be looked at: %s", known.message_id, failure)
        return True

    async def posted(self, table_id: int) -> None:
        """Wait until nothing is left to do about this table's recap."""
        await self._tables.done(table_id)

    async def _work(self, table_id: int) -> None:
        known = await self._store.load(table_id)
        if known is None or not known.is_open:
            return
        table = await self._app.tables.load(table_id)
        if known.tried_at is not None and known.channel_id is not None:
            known = await self._found(table, known.channel_id, known.tried_at)
            if not known.is_open:
                return
        made = await self._made(table)
        if made is None:
            await self._fail(table, Trouble.NOT_MADE)
        else:
            await self._post(table, made)

    async def _found(self, table: Table, channel_id: int, tried_at: float) -> Recapped:
        """Was it posted when the bot was killed?"""

        def is_it(message: discord.Message) -> bool:
            return any(each.filename == file_name(table) for each in message.attachments)

        found = await find_lost(self._app, channel_id, tried_at, is_it)
        return await self._keep(
            table, Recapped(channel_id if found else None, None, found.id if found else None)
        )

    async def _made(self, table: Table) -> Made | None:
        """A process that dies is forgiven once."""
        reader = await self._app.part(Readers).public(table)
        entries = tuple(await self._app.store.log.load(table.id))
        wanted = Wanted(table, entries, picture_reader(table, reader.language))
        for attempt in range(1, TRIES + 1):
            try:
                return await self._made_elsewhere(wanted)
            except NoThought as failure:
                log.warning("table=%d its recap was not made, try %d: %s", table.id, attempt, failure)
        return None

    async def _made_elsewhere(self, wanted: Wanted) -> Made:
        """In a process that ends afterwards and gives back all its memory."""
        async with self._one_at_a_time:
            try:
                made: Made = await self._makers.done(Task(make_recap, (wanted,)))
            finally:
                await self._makers.close()
        return made

    async def _post(self, table: Table, made: Made) -> None:
        """Where the table is played; if its thread takes nothing any more, in the channel."""
        showing = await self._app.store.posts.showing(table.id)
        home_id = showing.home_id or table.channel_id
        for channel_id in dict.fromkeys((home_id, table.channel_id)):
            trying = Recapped(channel_id, self._app.tables.now())
            await self._keep(table, trying)
            try:
                sent = await self._send(table, channel_id, made)
            except discord.HTTPException as failure:
                if failure.status >= 500:
                    raise
                log.warning("table=%d its recap is not taken: %s", table.id, failure)
                trouble = _trouble_of(failure)
                await self._keep(table, Recapped(trouble=trouble))
                if trouble is not Trouble.FORBIDDEN:
                    break
            else:
                await self._keep(table, replace(trying, tried_at=None, message_id=sent))
                return
        await self._fail(table, trouble)

    async def _send(self, table: Table, channel_id: int, made: Made) -> int:
        reader = replace(await self._app.part(Readers).public(table), you=None)
        lines = (made.ending, *made.moments)
        alt = whole_lines(reader.on(Medium.TEXT).read_all((_head(table), *lines)), LONGEST_ALT_TEXT)
        text = reader.read_all((say("recap-head", about=_head(table)), made.ending, *map(item, made.moments)))
        sent = await self._app.get_partial_messageable(channel_id, guild_id=table.guild_id or None).send(
            text,
            file=discord.File(BytesIO(made.file), file_name(table), description=alt),
            nonce=f"recap-{table.id}",
            silent=True,
        )
        return sent.id

    async def _fail(self, table: Table, trouble: Trouble) -> None:
        """It is given up. A table that was promised one is told why, if that is possible."""
        await self._keep(table, Recapped(trouble=trouble))
        if not table.arrangement.recap:
            return  # whoever asked is told
        showing = await self._app.store.posts.showing(table.id)
        reader = await self._app.part(Readers).public(table)
        channel = self._app.get_partial_messageable(showing.home_id or table.channel_id)
        try:
            await channel.send(reader.read(WHY[trouble]), nonce=f"no-recap-{table.id}", silent=True)
        except discord.HTTPException as failure:
            if not is_closed(failure):
                raise
            log.info("table=%d is not told that it has no recap: %s", table.id, failure)

    async def _keep(self, table: Table, recapped: Recapped) -> Recapped:
        await self._store.keep(table.id, recapped)
        return recapped


def _trouble_of(failure: discord.HTTPException) -> Trouble:
    if failure.status == TOO_LARGE:
        return Trouble.TOO_LARGE
    return Trouble.FORBIDDEN if is_closed(failure) else Trouble.NOT_MADE


def file_name(table: Table) -> str:
    """By which a recap is known again."""
    return f"recap-{table.id}.gif"


def _head(table: Table) -> Message:
    return wording.title_of(table)
