"""Telling players that something waits for them: a small message, sent once, removed when it is past."""

import logging

import discord

from bot.app import App
from bot.notices import Notice, Tell
from bot.preferences import Ping
from bot.store import Showing
from bot.table import State, Table
from cogs import wording

log = logging.getLogger(__name__)


class Pings:
    """Sends a table's notices and takes the previous ones away."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def send(self, table: Table, showing: Showing) -> None:
        """Send what is new; whatever stood before is past."""
        store = self._app.tables.store
        # What came of a move made meanwhile is left to the redraw that shows that move.
        notices = [each for each in await store.notices_to_send(table.id) if each.version <= table.version]
        if not notices:
            return
        await self._take_away(table.id)
        newest = {(notice.tell, notice.user_id): notice for notice in notices}
        for notice in notices:
            if newest[notice.tell, notice.user_id] is notice and _is_current(table, notice):
                await self._send(table, showing, notice)
            else:
                await self._let_go(notice)

    async def _send(self, table: Table, showing: Showing, notice: Notice) -> None:
        store = self._app.tables.store
        home_id = showing.home_id or table.channel_id
        link = f"https://discord.com/channels/{table.guild_id or '@me'}/{home_id}/{showing.board_id}"
        text = _text(table, notice, link)
        ping = (await store.load_preferences(notice.user_id)).ping if notice.user_id else Ping.MENTION
        if ping is Ping.NONE and notice.tell is Tell.TURN:
            await store.keep_sent(notice.id, None, None)
            return
        if ping is Ping.DIRECT and await self._send_direct(notice, text):
            return
        mentions = discord.AllowedMentions(users=[discord.Object(notice.user_id)])
        channel = self._app.get_partial_messageable(home_id)
        await store.keep_trying(notice.id, home_id)
        sent = await channel.send(text, allowed_mentions=mentions, nonce=_nonce(notice))
        standing = sent.id if notice.tell is not Tell.RESULT else None
        await store.keep_sent(notice.id, home_id, standing)

    async def _send_direct(self, notice: Notice, text: str) -> bool:
        """By direct message, if the player lets us."""
        try:
            channel = await self._app.create_dm(discord.Object(notice.user_id))
            await channel.send(text, nonce=_nonce(notice))
        except discord.HTTPException as failure:
            if failure.status >= 500:
                raise
            log.info("notice=%d no direct message possible (%s); telling in the channel", notice.id, failure)
            return False
        await self._app.tables.store.keep_sent(notice.id, None, None)
        return True

    async def _let_go(self, notice: Notice) -> None:
        """What it tells is past. If a killed process was sending it, it may stand there unknown to us:
        sent once more under its nonce, without a mention or a sound, it is found, and can be removed."""
        if notice.tried_in is not None:
            channel = self._app.get_partial_messageable(notice.tried_in)
            try:
                await (await channel.send("…", nonce=_nonce(notice), silent=True)).delete()
            except (discord.NotFound, discord.Forbidden) as gone:
                log.info("notice=%d could not be removed: %s", notice.id, gone)
        await self._app.tables.store.keep_sent(notice.id, None, None)

    async def _take_away(self, table_id: int) -> None:
        store = self._app.tables.store
        for sent in await store.standing_notices(table_id):
            channel = self._app.get_partial_messageable(sent.channel_id)
            try:
                await channel.get_partial_message(sent.message_id).delete()
            except (discord.NotFound, discord.Forbidden) as gone:
                log.info("notice=%d could not be removed: %s", sent.notice_id, gone)
            await store.keep_taken_away(sent.notice_id)


def _nonce(notice: Notice) -> str:
    return f"notice-{notice.id}"


def _is_current(table: Table, notice: Notice) -> bool:
    """Is what it tells still so?"""
    match notice.tell:
        case Tell.TURN:
            return any(table.holders[seat].user_id == notice.user_id for seat in table.acting)
        case Tell.TAKEBACK:
            return table.takeback is not None
        case Tell.RESULT:
            return table.state is State.OVER


def _text(table: Table, notice: Notice, link: str) -> str:
    match notice.tell:
        case Tell.TURN:
            return wording.your_turn(table, notice.user_id, link)
        case Tell.TAKEBACK:
            return wording.asked_about_takeback(table, notice.user_id, link)
        case Tell.RESULT:
            return f"[{wording.title_of(table)}]({link}) is over: {wording.result_line(table)}"
