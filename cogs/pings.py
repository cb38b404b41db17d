"""Telling players that something waits for them: a small message, sent once, removed when it is past."""

import logging

import discord

from bot.app import App
from bot.clocks.lengths import DAY
from bot.clocks.reminders import begins_silently
from bot.clocks.vacation import Vacation
from bot.next_seat import next_seat, you_are_next
from bot.notices import (
    DIRECTLY,
    EVERYBODY,
    NEWS,
    NOT_SENT_LATER,
    PRIVATE,
    REMINDERS,
    UNASKED,
    WHILE_A_TURN,
    Notice,
    Tell,
    copy_of,
    current,
)
from bot.planning import word_for
from bot.preferences import Ping
from bot.seats import open_seats_in_play
from bot.store.showings import Showing
from bot.table import NOBODY, Table
from cogs import wording
from cogs.keys import join_key, question_keys, rematch_key, seat_keys, turn_key
from cogs.layout import beneath
from cogs.links import board_link, card_link
from cogs.lobby.press import Join, Rematch
from cogs.membership import Membership
from cogs.news import open_notices
from cogs.posts import CANNOT_LOOK, has_key, has_press, look_for, take_away
from cogs.press import AnswerQuestion, AtTable, LookAtSeat, OpenTurn
from cogs.rating_words import change_lines
from cogs.readers import Readers
from cogs.screen import Keys, small
from cogs.sight import Sight
from cogs.time_words import CALLS, keys_of, news, plan_news, reminder, vacation_day
from games.api import Seat
from games.message import Said, say
from languages.reader import Reader

log = logging.getLogger(__name__)

PRESSES: dict[Tell, type[AtTable]] = {
    Tell.TURN: OpenTurn,
    Tell.QUESTION: AnswerQuestion,
    Tell.SEAT: LookAtSeat,
    Tell.RESULT: Rematch,
    Tell.INVITED: Join,
}
"""By what a ping's buttons do it is known again; anything else, by its key."""
ON_ITS_WAY = 60.0
"""Seconds after a start before what the last process was sending is looked for: it may arrive until then."""
NOT_DIRECT = small(say("clock-not-direct"))


class Pings:
    """Makes the pings that stand those that the table calls for."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store
        self._refused: set[str] = set()
        """Notices that could not be sent directly, until they are sent where the table is."""
        self._began = 0.0
        self._tried: set[int] = set()
        """Notices that this process has sent, or was about to."""

    def begin(self) -> None:
        """From now on what is sent is known; of what was being sent before, nothing is."""
        self._began = self._app.tables.now()

    def until_sure(self) -> float:
        """Seconds until nothing can arrive any more that the last process was sending."""
        return self._began + ON_ITS_WAY - self._app.tables.now()

    def _may_arrive(self, notice: Notice) -> bool:
        """Was it being sent when the last process ended, so short ago that it may be on its way?

        A call to a turn is looked for and sent at once: Discord takes it only once, by its nonce.
        """
        was_tried = notice.channel_id is not None and notice.message_id is None
        if not was_tried or notice.tell in PRESSES or notice.id in self._tried:
            return False
        if self._store.is_shared:  # another process may end at any time
            return notice.tried_at + ON_ITS_WAY > self._app.tables.now()
        return notice.tried_at < self._began and self.until_sure() > 0

    async def settle(self, table: Table, showing: Showing, home_id: int, *, has_moved: bool) -> bool:
        """Take away what is past, then send what is new; what holds is pointed to a board that has moved.

        Whoever is not told directly is told in `home_id`. False if something may still arrive by itself.
        """
        notices = await self._with_more(table, await open_notices(self._app, table))
        holding = current(table, notices)
        unsure = [notice for notice in notices if self._may_arrive(notice)]
        for notice in notices:
            if notice not in holding and notice not in unsure:
                await self._take_away(notice)
        for notice in holding:
            if notice.message_id is None and notice not in unsure:
                await self._tell(table, showing, home_id, notice)
            elif notice.message_id is not None and has_moved:
                await self._point_anew(table, showing, notice)
        return not unsure

    async def _with_more(self, table: Table, notices: list[Notice]) -> list[Notice]:
        """The notices, with what players wish to be told besides: twice, or that they are next."""
        more = []
        for notice in current(table, notices):
            is_own = notice.user_id != EVERYBODY and bool(notice.key) and not notice.is_copy
            is_own = is_own and notice.tell not in PRIVATE
            if notice.message_id is None and is_own and await self._ping_of(notice.user_id) is Ping.BOTH:
                more.append(copy_of(notice))
        if (seat := await self._next(table)) is not None:
            more.append(you_are_next(table, seat))
        known = {notice.key for notice in notices}
        kept = [await self._store.notices.also(each) for each in more if each.key not in known]
        return await open_notices(self._app, table) if any(kept) else notices

    async def _next(self, table: Table) -> Seat | None:
        """Who is next and wants to know; between two, everybody knows."""
        if len(table.holders) <= 2 or not table.clocks.seats:
            return None
        chosen = [await self._store.players.load(holder.user_id) for holder in table.holders]
        if not any(each.tells_next for each in chosen):
            return None
        seat = next_seat(table)
        is_told = seat is not None and chosen[seat].tells_next and table.holders[seat].plays
        return seat if is_told else None

    async def _take_away(self, notice: Notice) -> None:
        await self._take_message_away(notice)
        while not await self._store.notices.keep_done(notice):  # another process has sent it meanwhile
            notice = await self._store.notices.load(notice)
            await self._take_message_away(notice)

    async def _take_message_away(self, notice: Notice) -> None:
        """If a killed process was sending it, it may stand there unknown to us."""
        try:
            message_id = notice.message_id or await self._lost(notice)
        except CANNOT_LOOK as gone:
            log.info("notice=%d cannot be looked for: %s", notice.id, gone)
            message_id = None
        if message_id is not None and notice.channel_id is not None:
            await take_away(self._app, notice.channel_id, message_id)

    async def _tell(self, table: Table, showing: Showing, home_id: int, notice: Notice) -> None:
        if await self._was_sent(notice):
            return
        where = card_link(table, showing) if table.position is None else board_link(table, showing)
        if notice.user_id == EVERYBODY:
            await self._tell_everybody(table, home_id, notice, where)
            return
        if table.is_seated(notice.user_id) and await self._is_gone(table, notice.user_id):
            return  # the update that this made brings what is told instead
        ping = await self._ping_of(notice.user_id)
        told = await self._told(table, notice, where)
        if not told or (ping is Ping.NONE and notice.tell in UNASKED):
            await self._app.tables.was_told(notice)
            return
        if notice.tell in PRIVATE:  # who cannot be told directly finds it in the panel
            if ping is Ping.NONE or not await self._send_direct(table, notice, told):
                await self._app.tables.was_told(notice)
            return
        if ping is Ping.DIRECT or notice.is_copy:
            if await self._send_direct(table, notice, (*told, *_privately(table, notice))):
                return
            self._refused.add(notice.key.removesuffix(DIRECTLY))
        if notice.is_copy:  # the other one follows, where the table is
            await self._app.tables.was_told(notice)
            return
        if notice.key in self._refused:
            self._refused.discard(notice.key)
            told = (*told, NOT_DIRECT)
        await self._send(table, notice, home_id, told, [notice.user_id])

    async def _tell_everybody(self, table: Table, home_id: int, notice: Notice, where: str) -> None:
        told: tuple[Said, ...]
        match notice.tell:
            case Tell.RESULT:
                people = [each.user_id for each in table.people]
                mentioned = [each for each in people if await self._ping_of(each) is not Ping.NONE]
                told = (
                    wording.is_over(table, mentioned, where),
                    *await change_lines(self._app, table),
                )
            case Tell.SEAT:
                mentioned, told = guests_of(table), await self._told(table, notice, where)
            case _:
                mentioned = [holder.user_id for holder in table.people]
                told = (news(table, notice, " ".join(f"<@{each}>" for each in mentioned), where) or "",)
        await self._send(table, notice, home_id, told, mentioned)

    async def _was_sent(self, notice: Notice) -> bool:
        """Is nothing left to send, because a try that was interrupted arrived, or is not made again?"""
        if notice.channel_id is None:
            return False
        try:
            found = await self._lost(notice)
        except CANNOT_LOOK as gone:
            log.info("notice=%d cannot be looked for: %s", notice.id, gone)
            if notice.tell in PRESSES:
                return False
            await self._app.tables.was_told(notice, at=notice.tried_at)
            return True
        if found is not None:
            await self._keep(notice, notice.channel_id, found)
        elif notice.tell in NOT_SENT_LATER:
            await self._app.tables.was_told(notice)
        else:
            return False
        return True

    async def _is_gone(self, table: Table, user_id: int) -> bool:
        holder = table.holders[table.seat_of(user_id)]
        return await self._app.part(Membership).is_gone(table, holder)

    async def _point_anew(self, table: Table, showing: Showing, notice: Notice) -> None:
        assert notice.channel_id is not None
        assert notice.message_id is not None
        channel = self._app.get_partial_messageable(notice.channel_id)
        try:
            told = await self._told(table, notice, board_link(table, showing))
            text = (await self._reader(table, notice)).read_all(told)
            await channel.get_partial_message(notice.message_id).edit(
                content=text, allowed_mentions=_mentions([notice.user_id] if notice.user_id else [])
            )
        except discord.HTTPException as failure:
            if failure.status >= 500:
                raise
            log.info("notice=%d its ping could not be changed: %s", notice.id, failure)

    async def _ping_of(self, user_id: int) -> Ping:
        return (await self._store.players.load(user_id)).ping

    async def _told(self, table: Table, notice: Notice, where: str) -> tuple[Said, ...]:
        """What a player is told; nothing if it is not so any more."""
        match notice.tell:
            case Tell.TURN:
                return (wording.your_turn(table, notice.user_id, where),)
            case Tell.QUESTION:
                return (wording.asked_about(table, notice.user_id, where),)
            case Tell.SEAT:
                return (wording.seats_to_take(table, guests_of(table), where),)
            case Tell.VACATION:
                return (await self._vacation_day(table, notice, where),)
            case Tell.PLAN:
                return plan_news(table, notice, where)
            case _ if notice.tell in CALLS:
                turn = await self._app.tables.turn_time(table, Seat(notice.seat))
                return reminder(table, notice, where, turn)
            case _:
                told = news(table, notice, f"<@{notice.user_id}>", where)
                return (told,) if told else ()

    async def _vacation_day(self, table: Table, notice: Notice, where: str) -> Said:
        """The key says when the day began."""
        start = int(notice.key.removesuffix(DIRECTLY).rpartition(":")[2])
        chosen = await self._store.players.load(notice.user_id)
        vacation = Vacation(chosen.zone, await self._store.vacations.load(notice.user_id))
        left = vacation.left(vacation.year_of(start))
        return vacation_day(table, notice, where, left, start + DAY)

    async def _send_direct(self, table: Table, notice: Notice, told: tuple[Said, ...]) -> bool:
        """By direct message, if the player lets us and may know of the table."""
        if not await self._app.part(Sight).shown_to(notice.user_id, table):
            return False
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
        self, table: Table, notice: Notice, channel_id: int, told: tuple[Said, ...], mentioned: list[int]
    ) -> None:
        reader = await self._reader(table, notice)
        now = self._app.tables.now()
        self._tried.add(notice.id)
        if notice.tell not in WHILE_A_TURN:
            await self._store.notices.keep_attempt(notice, channel_id, now)
        elif not await self._store.notices.claim(notice, channel_id, now):
            return
        try:
            sent = await self._app.get_partial_messageable(channel_id).send(
                reader.read_all(told),
                view=beneath(self._app, _keys(table, notice), reader),
                allowed_mentions=_mentions(mentioned),
                nonce=f"notice-{notice.id}",
                silent=notice.silent or await self._is_quiet(table, notice),
            )
        except discord.HTTPException as failure:
            if failure.status < 500:
                await self._store.notices.keep_refused(notice)
                self._tried.discard(notice.id)
            raise
        await self._keep(notice, channel_id, sent.id)
        self._tried.discard(notice.id)

    async def _is_quiet(self, table: Table, notice: Notice) -> bool:
        """Does the player want no sound now? When a reminder is sent, its quiet hours were thought of."""
        if notice.tell in REMINDERS or table.arrangement.timing.control.is_live:
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
        if notice.tell not in PRESSES:
            found = await look_for(
                self._app, notice.channel_id, notice.tried_at, lambda message: has_key(message, notice.key)
            )
            return found.id if found else None
        known = {each.message_id for each in await self._store.notices.open_at(notice.table_id)}

        def is_it(message: discord.Message) -> bool:
            meant = notice.user_id == EVERYBODY or message.content.startswith(f"<@{notice.user_id}>")
            is_ping = bool(message.content) and has_press(message, PRESSES[notice.tell], notice.table_id)
            return is_ping and meant and message.id not in known

        found = await look_for(self._app, notice.channel_id, notice.tried_at, is_it)
        return found.id if found else None


def _privately(table: Table, notice: Notice) -> tuple[Said, ...]:
    """What a call to a turn says where nobody else reads it: why the plan for it did not fit."""
    is_turn = notice.tell is Tell.TURN and 0 <= notice.seat < len(table.holders)
    word = word_for(table, Seat(notice.seat)) if is_turn else None
    return (small(word),) if word else ()


def _mentions(user_ids: list[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[*map(discord.Object, user_ids)])


def guests_of(table: Table) -> list[int]:
    """Whom open seats are kept for."""
    offers = [table.holders[seat].offer for seat in open_seats_in_play(table)]
    return [offer.to for offer in offers if offer is not None and offer.to != NOBODY]


def _keys(table: Table, notice: Notice) -> Keys:
    match notice.tell:
        case Tell.TURN:
            return (turn_key(table),)
        case Tell.QUESTION:
            return question_keys(table)
        case Tell.SEAT:
            return seat_keys(table)
        case Tell.RESULT:
            return (rematch_key(table),)
        case Tell.INVITED:
            return (join_key(table),)
        case Tell.CANCELLED:
            return ()
        case _:
            return keys_of(table, notice)
