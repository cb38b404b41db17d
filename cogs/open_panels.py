"""One live private panel for each player at each table: opening another takes the one before away."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

import discord
import msgspec

from bot.store.news import News, PanelOpened, PanelsClosed
from cogs.layout import Reply
from cogs.presses import Interaction

log = logging.getLogger(__name__)

REMEMBERED = 500
Key = tuple[int, int, str]
"""The table, the player, and which of their panels."""


class Opened(msgspec.Struct, frozen=True):
    """A private message, and the newest interaction by which it can still be taken away."""

    message_id: int
    interaction: Interaction

    async def change(self, reply: Reply) -> None:
        """Show something else in it."""
        followup = self.interaction.followup
        await followup.edit_message(self.message_id, view=reply.view, attachments=reply.files)

    async def take_away(self) -> None:
        """Take it away, while that can be done."""
        if self.interaction.is_expired():
            return
        try:
            await self.interaction.followup.delete_message(self.message_id)
        except discord.HTTPException as gone:
            log.info("an older panel could not be taken away: %s", gone)


class OpenPanels:
    """The panels that stand; a private message can be taken away for 15 minutes after its last press."""

    def __init__(self, news: News) -> None:
        self._opened: OrderedDict[Key, Opened] = OrderedDict()
        self._keys: dict[int, Key] = {}
        self._news = news
        self._tasks: set[asyncio.Task[None]] = set()
        news.on(PanelOpened, self._opened_elsewhere)
        news.on(PanelsClosed, lambda closed: self._soon(self._take_own(closed.table_id, closed.user_id)))

    async def note(self, key: Key, message_id: int, interaction: Interaction) -> None:
        """This message is the player's panel now; another one that was is taken away."""
        before = self._opened.get(key)
        self._forget(self._keys.get(message_id))  # a message may have become the panel of another table
        self._forget(key)
        self._opened[key] = Opened(message_id, interaction)
        self._keys[message_id] = key
        self._forget_the_oldest()
        if before is None or before.message_id != message_id:
            self._news.tell(PanelOpened(*key, message_id))
        if before is not None and before.message_id != message_id:
            await before.take_away()

    def _opened_elsewhere(self, panel: PanelOpened) -> None:
        """Another process has opened a panel, which may be another one than ours."""
        key = panel.table_id, panel.user_id, panel.which
        opened = self._opened.get(key)
        if opened is not None and opened.message_id != panel.message_id:
            self._forget(key)
            self._soon(opened.take_away())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="panel of another process")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def take_away(self, table_id: int, user_id: int) -> None:
        """Whatever somebody has open at a table is no longer for their eyes."""
        self._news.tell(PanelsClosed(table_id, user_id))
        await self._take_own(table_id, user_id)

    async def _take_own(self, table_id: int, user_id: int) -> None:
        for key in [key for key in self._opened if key[:2] == (table_id, user_id)]:
            opened = self._opened[key]
            self._forget(key)
            await opened.take_away()

    def reachable(self, key: Key) -> Opened | None:
        """A panel that stands and can still be changed."""
        opened = self._opened.get(key)
        return None if opened is None or opened.interaction.is_expired() else opened

    def _forget_the_oldest(self) -> None:
        """Nothing can be done any more about what has expired."""
        for key, opened in list(self._opened.items()):
            if len(self._opened) <= REMEMBERED and not opened.interaction.is_expired():
                return
            self._forget(key)

    def _forget(self, key: Key | None) -> None:
        if key is not None and (opened := self._opened.pop(key, None)):
            self._keys.pop(opened.message_id, None)
