"""The posts of tables: cards, boards, calls to players and news; where they go and what they show."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.app import App
from bot.clocks.lengths import DAY, MINUTE
from bot.clocks.reminders import begins_silently
from bot.clocks.vacation import Vacation
from bot.next_seat import next_seat
from bot.planning import word_for
from bot.preferences import Ping
from bot.seats import open_seats_in_play
from bot.store.posts import Showing
from bot.table import NOBODY, Place, State, Table
from bot.table_posts import DIRECTLY, board_key, card_key, copy_of, table_of, you_are_next
from club.posts import REMINDERS, UNASKED, Post, Topic, WantedPost, Where, Wish
from club.posts import State as PostState
from cogs import wording
from cogs.board import board_of
from cogs.delivery.requests import Rendered, has_key, has_press
from cogs.delivery.scene import Destination, Scene, draw_post
from cogs.homes import home_of
from cogs.keys import join_key, question_keys, rematch_key, seat_keys, turn_key
from cogs.layout import beneath
from cogs.links import board_link, card_link
from cogs.lobby.card import card_of, moved_card
from cogs.lobby.press import Join, Rematch
from cogs.membership import Membership
from cogs.press import AnswerQuestion, AtTable, LookAtSeat, OpenTurn, ReadBoard
from cogs.rating_words import change_lines
from cogs.readers import Readers
from cogs.screen import Keys, Screen, small
from cogs.sight import Sight
from cogs.time_words import CALLS, keys_of, news, plan_news, reminder, vacation_day
from games.api import Seat
from games.message import Said, say
from languages.reader import Reader

FAR: Final = 10
"""So many messages below it, and a board is out of sight."""
TALL: Final = 5
"""So many messages a board of another table counts for; the bot sees only what is in its own."""
SEEN_FOR, SEEN_IN_PEACE = 10 * MINUTE, DAY
"""For so long a board counts as in sight after it was looked for: where people write, and where none do."""
REMEMBERED: Final = 10_000
"""Boards of which it is known until when they count as in sight."""
PRESSES: Final[dict[Topic, type[AtTable]]] = {
    Topic.TURN: OpenTurn,
    Topic.QUESTION: AnswerQuestion,
    Topic.SEAT: LookAtSeat,
    Topic.RESULT: Rematch,
    Topic.INVITED: Join,
}
"""By what a call's buttons do it is known again; anything else, by its key."""
NOT_DIRECT: Final = small(say("clock-not-direct"))


class TablePosts:
    """Opens tables for delivery."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.in_sight: dict[int, int] = {}
        """Until when which board counts as in sight; one that was looked for long ago comes first."""

    async def open(self, subject: str, posts: list[Post]) -> "TableScene":
        """The table as it is now; its posts were loaded before it, so it is at least as new as they say."""
        table = await self._app.tables.load_settled(table_of(subject))
        return TableScene(self._app, table, posts, self.in_sight)


class TableScene(Scene):
    """A table with its posts."""

    def __init__(self, app: App, table: Table, posts: list[Post], in_sight: dict[int, int]) -> None:
        super().__init__(posts)
        self._app = app
        self._table = table
        self._in_sight = in_sight

    def order(self, post: Post) -> int:
        """The card, from which a thread hangs; the board; what goes; what is said, directly first."""
        if post.topic in (Topic.CARD, Topic.BOARD):
            return 0 if post.topic is Topic.CARD else 1
        if post.wish is Wish.PAST:
            return 2
        return 3 if post.key.endswith(DIRECTLY) else 4

    def channel_id(self, post: Post) -> int:
        """The channel that the table is in."""
        return self._table.channel_id

    def is_open(self, post: Post) -> bool:
        """A card that was deleted is posted again while people may join."""
        return self._table.state is State.LOBBY

    def linked(self, post: Post) -> list[str]:
        """Calls link to the board; the card tells of a table that is played in the channel after all."""
        if post.topic is not Topic.BOARD:
            return []
        calls = [
            each.key
            for each in self.posts.values()
            if each.state is PostState.STANDING and each.policy.where is Where.WISHED
        ]
        is_told = self._strays(post.tried_in) and card_key(self._table.id) in self.posts
        return [*calls, card_key(self._table.id)] if is_told else calls

    def stranded(self, place_id: int) -> list[str]:
        """The board of a table whose thread takes no messages goes on in the channel."""
        board = self.posts.get(board_key(self._table.id))
        is_there = board is not None and board.standing is not None and board.standing.place_id == place_id
        return [board_key(self._table.id)] if is_there and place_id != self._table.channel_id else []

    def _showing(self) -> Showing:
        board, card = self.posts.get(board_key(self._table.id)), self.posts.get(card_key(self._table.id))
        standing = board.standing if board else None
        return Showing(
            standing.place_id if standing else board.tried_in if board else None,
            standing.message_id if standing else None,
            card.standing.message_id if card and card.standing else None,
        )

    def _strays(self, place_id: int | None) -> bool:
        """Is it played in the channel although it should have a thread?"""
        return self._table.arrangement.place is Place.THREAD and place_id == self._table.channel_id

    # More that players wish

    async def more(self) -> list[WantedPost]:
        """What players wish to be told besides: twice, or that they are next."""
        new = [
            post
            for post in self.posts.values()
            if post.state is PostState.NONE and post.wish is Wish.STAND and post.policy.where is Where.WISHED
        ]
        found = []
        for post in new:
            is_copied = post.wanted.to is not None and not post.key.endswith(DIRECTLY)
            if is_copied and await self._ping_of(post.wanted.to) is Ping.BOTH:
                found.append(copy_of(post.wanted))
        if any(post.topic is Topic.TURN for post in new) and (seat := await self._next()) is not None:
            found.append(you_are_next(self._table, seat))
        return [each for each in found if each.key not in self.posts]

    async def _next(self) -> Seat | None:
        """The seat that is next if its player wants to know; between two, both know."""
        table = self._table
        if len(table.holders) <= 2 or len(table.asked) != 1:
            return None
        chosen = [await self._app.store.players.load(holder.user_id) for holder in table.holders]
        if not any(each.tells_next for each in chosen):
            return None
        seat = await asyncio.to_thread(next_seat, table)
        is_told = seat is not None and chosen[seat].tells_next and table.holders[seat].plays
        return seat if is_told else None

    # Where

    async def destinations(self, post: Post) -> tuple[Destination, ...] | None:
        """The table's home, or where a player wishes to be told."""
        table = self._table
        match post.policy.where:
            case Where.OPENED:
                never_stood = table.state is State.ABANDONED and post.standing is None
                return None if never_stood else (Destination(table.channel_id),)
            case Where.HOME:
                return await self._home()
            case _ if post.wanted.to is None:
                return self._around()
            case _:
                return await self._wished(post, post.wanted.to)

    async def _home(self) -> tuple[Destination, ...]:
        home_id = await home_of(self._app, self._table, self._showing())
        return _places(home_id, self._table.channel_id)

    def _around(self) -> tuple[Destination, ...]:
        return _places(self._showing().home_id or self._table.channel_id, self._table.channel_id)

    async def _wished(self, post: Post, user_id: int) -> tuple[Destination, ...] | None:
        table = self._table
        if table.is_seated(user_id) and await self._is_gone(user_id):
            return ()  # the update that this made brings what is told instead
        ping, is_copy = await self._ping_of(user_id), post.key.endswith(DIRECTLY)
        is_private = post.policy.where is Where.DIRECT
        if ping is Ping.NONE and (post.topic in UNASKED or is_private):
            return None
        direct: tuple[Destination, ...] = ()
        if is_private or is_copy or ping is Ping.DIRECT:
            may_hear = await self._app.part(Sight).shown_to(user_id, table)
            # Where the player may not hear of it, the place refuses as closed direct messages do.
            direct = (Destination(user_id=user_id),) if may_hear else (Destination(),)
        if is_private or is_copy:
            return direct if direct != (Destination(),) else None
        return (*direct, *self._around())

    async def _is_gone(self, user_id: int) -> bool:
        holder = self._table.holders[self._table.seat_of(user_id)]
        return await self._app.part(Membership).is_gone(self._table, holder, good_for=DAY)

    async def is_out_of_sight(self, post: Post) -> bool:
        """Is a player to be called to a board that is far above the newest messages?"""
        standing = post.standing
        if post.topic is not Topic.BOARD or standing is None or not self._calls():
            return False
        now = self._app.wall.now()
        if now < self._in_sight.get(standing.message_id, 0):
            return False
        home = self._app.get_partial_messageable(standing.place_id)
        board = discord.Object(standing.message_id)
        below = [message async for message in home.history(limit=FAR, after=board)]
        is_talk = any(message.author != self._app.user for message in below)
        self._remember(standing.message_id, now + (SEEN_FOR if is_talk else SEEN_IN_PEACE))
        return sum(TALL if message.attachments else 1 for message in below) >= FAR

    def _remember(self, message_id: int, until: int) -> None:
        self._in_sight.pop(message_id, None)
        self._in_sight[message_id] = until
        if len(self._in_sight) > REMEMBERED:
            del self._in_sight[next(iter(self._in_sight))]

    def _calls(self) -> bool:
        return any(
            post.state is PostState.NONE and post.wish is Wish.STAND and post.policy.where is Where.WISHED
            for post in self.posts.values()
        )

    # What

    async def render(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered | None:
        """A card, a board, or what a player is told."""
        match post.topic:
            case Topic.CARD:
                guests = self._table.arrangement.invited if post.standing is None else ()
                return await self._drawn(self._card, mentions=guests)
            case Topic.BOARD:
                return await self._board(place_id)
            case _:
                return await self._call(post, place_id, in_place_of_direct=in_place_of_direct)

    async def left_behind(self, post: Post) -> Rendered | None:
        """Card and board say where the table went."""

        async def moved(reader: Reader) -> Screen:
            return moved_card(self._table)

        return await self._drawn(moved)

    async def _card(self, reader: Reader) -> Screen:
        return await card_of(self._app, self._table, self._showing(), reader.language)

    async def _board(self, place_id: int) -> Rendered:
        note = wording.GOES_ON_HERE if self._strays(place_id) else ""

        async def board(reader: Reader) -> Screen:
            return await board_of(self._app, self._table, reader.language, note)

        return await self._drawn(board, is_silent=True)  # whom it concerns is called by a post of their own

    async def _drawn(
        self,
        screen_for: Callable[[Reader], Awaitable[Screen]],
        *,
        mentions: tuple[int, ...] = (),
        is_silent: bool = False,
    ) -> Rendered:
        reader = await self._app.part(Readers).public(self._table)
        screen = await screen_for(reader)
        return await draw_post(self._app, screen, reader, mentions=mentions, is_silent=is_silent)

    async def _call(self, post: Post, place_id: int, *, in_place_of_direct: bool) -> Rendered | None:
        table = self._table
        showing = self._showing()
        where = card_link(table, showing) if table.position is None else board_link(table, showing)
        told, mentions = await self._told(post, where)
        if not told:
            return None
        is_direct = post.wanted.to is not None and place_id not in (showing.home_id, table.channel_id)
        if is_direct:
            told, mentions = (*told, *self._privately(post)), ()
        elif in_place_of_direct or post.key + DIRECTLY in self.refused_directly:
            told = (*told, NOT_DIRECT)
        reader = await self._reader(post)
        return Rendered(
            text=reader.read_all(told),
            view=beneath(self._app, self._keys(post), reader),
            mentions=mentions,
            is_silent=post.wanted.is_silent or await self._is_quiet(post),
        )

    @property
    def refused_directly(self) -> set[str]:
        """The keys of copies that could not be sent by direct message."""
        return {
            post.key
            for post in self.posts.values()
            if post.key.endswith(DIRECTLY) and post.state is PostState.GONE and post.sent_at is None
        }

    def _privately(self, post: Post) -> tuple[Said, ...]:
        """What a call to a turn says where no other player reads it: why the plan for it did not fit."""
        seat = post.wanted.seat
        is_turn = post.topic is Topic.TURN and seat is not None and seat < len(self._table.holders)
        word = word_for(self._table, Seat(seat or 0)) if is_turn else None
        return (small(word),) if word else ()

    async def _told(self, post: Post, where: str) -> tuple[tuple[Said, ...], tuple[int, ...]]:
        """What is told, and who is mentioned; nothing if it is not so any more."""
        table, user_id = self._table, post.wanted.to
        if user_id is None:
            return await self._told_all(post, where)
        told: tuple[Said, ...]
        match post.topic:
            case Topic.TURN:
                told = (wording.your_turn(table, user_id, where),)
            case Topic.QUESTION:
                told = (wording.asked_about(table, user_id, where),)
            case Topic.VACATION:
                told = (await self._vacation_day(post, user_id, where),)
            case Topic.PLAN:
                told = plan_news(table, post, where)
            case _ if post.topic in CALLS:
                turn = await self._app.tables.turn_time(table, Seat(post.wanted.seat or 0))
                told = reminder(table, post, where, turn)
            case _:
                word = news(table, post, f"<@{user_id}>", where)
                told = (word,) if word else ()
        return told, (user_id,)

    async def _told_all(self, post: Post, where: str) -> tuple[tuple[Said, ...], tuple[int, ...]]:
        table = self._table
        people = [holder.user_id for holder in table.people]
        match post.topic:
            case Topic.RESULT:
                called = [each for each in people if await self._ping_of(each) is not Ping.NONE]
                lines = (wording.is_over(table, called, where), *await change_lines(self._app, table))
                return lines, tuple(called)
            case Topic.SEAT:
                guests = guests_of(table)
                return (wording.seats_to_take(table, guests, where),), tuple(guests)
            case _:
                word = news(table, post, " ".join(f"<@{each}>" for each in people), where)
                return ((word,) if word else ()), tuple(people)

    async def _vacation_day(self, post: Post, user_id: int, where: str) -> Said:
        """The key says when the day began."""
        start = int(post.key.removesuffix(DIRECTLY).rpartition(":")[2])
        chosen = await self._app.store.players.load(user_id)
        vacation = Vacation(chosen.zone, await self._app.store.vacations.load(user_id))
        left = vacation.left(vacation.year_of(start))
        return vacation_day(self._table, post, where, left, start + DAY)

    def _keys(self, post: Post) -> Keys:
        table = self._table
        match post.topic:
            case Topic.TURN:
                return (turn_key(table),)
            case Topic.QUESTION:
                return question_keys(table)
            case Topic.SEAT:
                return seat_keys(table)
            case Topic.RESULT:
                return (rematch_key(table),)
            case Topic.INVITED:
                return (join_key(table),)
            case Topic.CANCELLED:
                return ()
            case _:
                return keys_of(table, post)

    async def _is_quiet(self, post: Post) -> bool:
        """Does the player want no sound now? When a reminder is sent, its quiet hours were thought of."""
        if post.topic in REMINDERS or self._table.arrangement.timing.control.is_live or not post.wanted.to:
            return False
        chosen = await self._app.store.players.load(post.wanted.to)
        return begins_silently(self._app.wall.now(), chosen.quiet)

    async def _reader(self, post: Post) -> Reader:
        """One person reads in their own language, all together in the table's."""
        readers = self._app.part(Readers)
        if post.wanted.to is None:
            return await readers.public(self._table)
        return await readers.of_player(self._table, post.wanted.to)

    async def _ping_of(self, user_id: int | None) -> Ping:
        return Ping.MENTION if user_id is None else (await self._app.store.players.load(user_id)).ping

    # Known again

    def is_it(self, post: Post, message: discord.Message) -> bool:
        """Cards, boards and calls by what their buttons do; anything else by its key."""
        table_id, others = self._table.id, [each.standing for each in self.posts.values() if each.standing]
        if message.id in (other.message_id for other in others):
            return False
        if post.topic is Topic.BOARD:
            return message.flags.components_v2 and has_press(message, ReadBoard, table_id)
        if post.topic is Topic.CARD:
            is_card = any(has_press(message, kind, table_id) for kind in (Join, OpenTurn, Rematch))
            return message.flags.components_v2 and is_card and not has_press(message, ReadBoard, table_id)
        if post.topic not in PRESSES:
            return has_key(message, post.key)
        is_meant = post.wanted.to is None or message.content.startswith(f"<@{post.wanted.to}>")
        return bool(message.content) and has_press(message, PRESSES[post.topic], table_id) and is_meant

    # What it means

    async def settle(self, post: Post, others: list[Post], raised: list[str], at: int | None) -> bool:
        """The clock of a turn starts, or is warned, with the call that tells of it."""
        if post.topic not in (Topic.TURN, Topic.LATE):
            return False
        await self._app.tables.settle(self._table.id, post, *others, at=None if at is None else at / 1000)
        return True


def guests_of(table: Table) -> list[int]:
    """Whom open seats are kept for."""
    offers = [table.holders[seat].offer for seat in open_seats_in_play(table)]
    return [offer.to for offer in offers if offer is not None and offer.to != NOBODY]


def _places(*place_ids: int) -> tuple[Destination, ...]:
    return tuple(Destination(place_id) for place_id in dict.fromkeys(place_ids))
