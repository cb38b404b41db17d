"""Telling players that something waits for them: a small message, sent once, removed when it is past."""

import logging

import discord

from bot.app import App
from bot.clocks.reminders import begins_silently
from bot.notices import EVERYBODY, NEWS, OF_A_TURN, REMINDERS, Notice, Tell, current
from bot.preferences import Ping
from bot.seats import open_seats_in_play
from bot.store.showings import Showing
from bot.table import NOBODY, Table
from cogs import wording
from cogs.keys import question_keys, rematch_key, seat_keys, text_key, turn_key
from cogs.layout import beneath
from cogs.links import board_link
from cogs.membership import Membership
from cogs.news import open_notices
from cogs.posts import find_lost, has_press, take_away
from cogs.press import AnswerQuestion, AtTable, LookAtSeat, OpenTurn, ReadBoard, Rematch
from cogs.readers import Readers
from cogs.screen import Keys
from games.message import Message
from languages.reader import Reader

log = logging.getLogger(__name__)

PRESSES: dict[Tell, type[AtTable]] = {
    Tell.TURN: OpenTurn,
    Tell.QUESTION: AnswerQuestion,
    Tell.SEAT: LookAtSeat,
    Tell.RESULT: Rematch,
    **dict.fromkeys(REMINDERS, OpenTurn),
    **dict.fromkeys(NEWS, ReadBoard),
}
"""By what a ping's buttons do it is known again."""


class Pings:
    """Makes the pings that stand those that the table calls for."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store

    async def settle(self, table: Table, showing: Showing, home_id: int, *, has_moved: bool) -> None:
        """Take away what is past, then send what is new; what holds is pointed to a board that has moved.

        Whoever is not told directly is told in `home_id`.
        """
        notices = await open_notices(self._app, table)
        holding = current(table, notices)
        for notice in notices:
            if notice not in holding:
                await self._take_away(notice)
        for notice in holding:
            if notice.message_id is None:
                await self._tell(table, showing, home_id, notice)
            elif has_moved:
                await self._point_anew(table, showing, notice)

    async def _take_away(self, notice: Notice) -> None:
        """If a killed process was sending it, it may stand there unknown to us."""
        message_id = notice.message_id or await self._lost(notice)
        if message_id is not None and notice.channel_id is not None:
            await take_away(self._app, notice.channel_id, message_id)
        await self._store.notices.keep_done(notice.id)

    async def _tell(self, table: Table, showing: Showing, home_id: int, notice: Notice) -> None:
        found = await self._lost(notice)
        if found is not None and notice.channel_id is not None:
            await self._keep(notice, notice.channel_id, found)
            return
        where = board_link(table, showing)
        if notice.tell is Tell.ABANDONED:
            mentioned = [holder.user_id for holder in table.holders]
            told = wording.time_news(table, notice.tell, "".join(f"<@{each}>" for each in mentioned), where)
            await self._send(table, notice, home_id, told, mentioned)
            return
        if notice.tell is Tell.RESULT:
            mentioned = [h.user_id for h in table.holders if await self._ping_of(h.user_id) is not Ping.NONE]
            told = wording.is_over(table, mentioned, where)
            await self._send(table, notice, home_id, told, mentioned)
            return
        if notice.tell is Tell.SEAT:
            await self._send(table, notice, home_id, _told(table, notice, where), guests_of(table))
            return
        if await self._is_gone(table, notice.user_id):
            return  # the update that this made brings what is told instead
        ping = await self._ping_of(notice.user_id)
        if ping is Ping.NONE and notice.tell in OF_A_TURN:
            await self._app.tables.was_told(notice)
            return
        told = _told(table, notice, where)
        if ping is not Ping.DIRECT or not await self._send_direct(table, notice, told):
            await self._send(table, notice, home_id, told, [notice.user_id])

    async def _is_gone(self, table: Table, user_id: int) -> bool:
        holder = table.holders[table.seat_of(user_id)]
        return await self._app.part(Membership).is_gone(table, holder)

    async def _point_anew(self, table: Table, showing: Showing, notice: Notice) -> None:
        assert notice.channel_id is not None
        assert notice.message_id is not None
        channel = self._app.get_partial_messageable(notice.channel_id)
        try:
            told = _told(table, notice, board_link(table, showing))
            text = (await self._reader(table, notice)).read(told)
            await channel.get_partial_message(notice.message_id).edit(
                content=text, allowed_mentions=_mentions([notice.user_id] if notice.user_id else [])
            )
        except discord.HTTPException as failure:
            if failure.status >= 500:
                raise
            log.info("notice=%d its ping could not be changed: %s", notice.id, failure)

    async def _ping_of(self, user_id: int) -> Ping:
        return (await self._store.players.load(user_id)).ping

    async def _send_direct(self, table: Table, notice: Notice, told: Message) -> bool:
        """By direct message, if the player lets us."""
        try:
            channel = await self._app.create_dm(discord.Object(notice.user_id))
            await self._send(table, notice, channel.id, told, [])
        except discord.HTTPException as failure:
            if failure.status >= 500:
                raise
            log.info("notice=%d no direct message possible (%s); telling in the channel", notice.id, failure)
            return False
        return True

    async def _send(
        self, table: Table, notice: Notice, channel_id: int, told: Message, mentioned: list[int]
    ) -> None:
        reader = await self._reader(table, notice)
        now = self._app.tables.now()
        if notice.tell not in REMINDERS:
            await self._store.notices.keep_attempt(notice.id, channel_id, now)
        elif not await self._store.notices.claim(notice, channel_id, now):
            return
        sent = await self._app.get_partial_messageable(channel_id).send(
            reader.read(told),
            view=beneath(self._app, _keys(table, notice), reader),
            allowed_mentions=_mentions(mentioned),
            nonce=f"notice-{notice.id}",
            silent=notice.silent or await self._begins_silently(table, notice),
        )
        await self._keep(notice, channel_id, sent.id)

    async def _begins_silently(self, table: Table, notice: Notice) -> bool:
        """A turn that begins in a player's quiet hours makes no sound; but a live game does not wait."""
        if notice.tell is not Tell.TURN or table.arrangement.timing.control.is_live:
            return False
        return begins_silently(self._app.wall.now(), (await self._store.players.load(notice.user_id)).quiet)

    async def _reader(self, table: Table, notice: Notice) -> Reader:
        """One person reads in their own language, all together in the table's."""
        readers = self._app.part(Readers)
        if notice.user_id == EVERYBODY:
            return await readers.public(table)
        return await readers.of_player(table, notice.user_id)

    async def _keep(self, notice: Notice, channel_id: int, message_id: int) -> None:
        """A result and news stay for good; anything else is taken away when it is past."""
        if notice.tell is Tell.RESULT or notice.tell in NEWS:
            await self._app.tables.was_told(notice)
        else:
            await self._app.tables.was_told(notice, channel_id, message_id)

    async def _lost(self, notice: Notice) -> int | None:
        """The message of an unfinished try to send it, if that arrived."""
        if notice.channel_id is None or notice.message_id is not None:
            return None
        known = {each.message_id for each in await self._store.notices.open_at(notice.table_id)}

        def is_it(message: discord.Message) -> bool:
            meant = notice.user_id == EVERYBODY or message.content.startswith(f"<@{notice.user_id}>")
            is_ping = bool(message.content) and has_press(message, PRESSES[notice.tell], notice.table_id)
            return is_ping and meant and message.id not in known

        found = await find_lost(self._app, notice.channel_id, notice.tried_at, is_it)
        return found.id if found else None


def _mentions(user_ids: list[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[*map(discord.Object, user_ids)])


def guests_of(table: Table) -> list[int]:
    """Whom open seats are kept for."""
    offers = [table.holders[seat].offer for seat in open_seats_in_play(table)]
    return [offer.to for offer in offers if offer is not None and offer.to != NOBODY]


def _told(table: Table, notice: Notice, where: str) -> Message:
    match notice.tell:
        case Tell.TURN:
            return wording.your_turn(table, notice.user_id, where)
        case Tell.QUESTION:
            return wording.asked_about(table, notice.user_id, where)
        case Tell.SEAT:
            return wording.seats_to_take(table, guests_of(table), where)
        case Tell.RESULT:
            raise AssertionError("a result is told to everybody, once")
        case _:
            return wording.time_news(table, notice.tell, f"<@{notice.user_id}>", where)


def _keys(table: Table, notice: Notice) -> Keys:
    match notice.tell:
        case Tell.QUESTION:
            return question_keys(table)
        case Tell.SEAT:
            return seat_keys(table)
        case Tell.RESULT:
            return (rematch_key(table),)
        case _ if notice.tell in OF_A_TURN:
            return (turn_key(table),)
        case _:
            return (text_key(table),)
