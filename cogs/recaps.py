"""Recaps: asked for by a table that is over or by its players, made in a process of their own."""

import asyncio
import logging
from typing import Final

import discord

from bot.app import App
from bot.pictures import picture_reader
from bot.recap import Made, RecapTrouble, Wanted, make_recap
from bot.table import Table, Update
from bot.table_posts import recap_post, recaps_wanted_by, subject_of
from bot.thinker import Task
from bot.thinkers import NoThought, Thinkers
from club.posts import SentMessage
from cogs.delivery.service import Delivery
from cogs.readers import Readers

log = logging.getLogger(__name__)

PATIENCE: Final = 120.0
"""Seconds after which a process that makes a recap is given up."""
TRIES: Final = 2


def recap_makers_of(app: App) -> Thinkers:
    """The process that makes recaps, beside those that think: one at a time."""
    return Thinkers(1, PATIENCE)


class Recaps:
    """Makes recaps and wants them posted; whatever happens to a recap, its table's result stands."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._makers = app.part(recap_makers_of)
        self._one_at_a_time = asyncio.Lock()
        self._troubles: dict[int, RecapTrouble] = {}
        """Why which table has no recap, as far as it was tried in this process."""

    async def start(self) -> None:
        """Delivery goes on with what was wanted and not posted."""

    def note(self, update: Update) -> None:
        """A table whose players agreed on a recap wants it when it is over."""
        for wanted in recaps_wanted_by(update):
            self._app.part(Delivery).call_for(wanted.guild_id, wanted.subject)

    async def catch_up(self) -> None:
        """The owner of a server's shard posts its recaps."""

    async def stop(self) -> None:
        """What is not made in time is left to the next start."""
        await self._makers.close()

    async def ask(self, table: Table) -> SentMessage | RecapTrouble | None:
        """A player asks for it: where it stands once it was tried, or why it does not; None if it will."""
        wanted, kept, delivery = recap_post(table), self._app.store.posts, self._app.part(Delivery)
        known = await kept.load(wanted.key)
        if known is None or known.standing is None or not await self._stands(known.standing):
            await kept.want_again(wanted, known)
            delivery.call_for(wanted.guild_id, wanted.subject)
            await delivery.tried(wanted.subject)
            known = await kept.load(wanted.key)
        standing = known.standing if known else None
        return standing or self._troubles.get(table.id)

    async def _stands(self, message: SentMessage) -> bool:
        """Is it still there? Where the bot may not look, it counts as there."""
        try:
            await self._app.get_partial_messageable(message.place_id).fetch_message(message.message_id)
        except discord.NotFound:
            return False
        except discord.Forbidden as failure:
            log.info("message=%d cannot be looked at: %s", message.message_id, failure)
        return True

    def keep_trouble(self, table: Table, trouble: RecapTrouble | None) -> None:
        """Remember why a table has no recap, for the player who asked; its players may be told as well."""
        if trouble is None:
            self._troubles.pop(table.id, None)
        else:
            self._troubles[table.id] = trouble
            self._app.part(Delivery).call_for(table.guild_id, subject_of(table.id))

    # Making

    async def make(self, table: Table) -> Made | None:
        """The recap, or None if it cannot be made; a process that dies is forgiven once."""
        reader = await self._app.part(Readers).public(table)
        entries = tuple(await self._app.store.log.load(table.id))
        wanted = Wanted(table, entries, picture_reader(table, reader.language))
        for attempt in range(1, TRIES + 1):
            try:
                return await self._make_elsewhere(wanted)
            except NoThought as failure:
                log.warning("table=%d its recap was not made, try %d: %s", table.id, attempt, failure)
        return None

    async def _make_elsewhere(self, wanted: Wanted) -> Made:
        """In a process that ends afterwards and gives back all its memory."""
        async with self._one_at_a_time:
            try:
                made: Made = await self._makers.done(Task(make_recap, (wanted,)))
            finally:
                await self._makers.close()
        return made
