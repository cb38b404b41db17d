"""The card and the board of a table on Discord: posted once, edited in place, moved when that is needed.

Every step is kept before the next one is taken, so that a bot killed between any two of them goes on from
there: a message that may have arrived is looked for, a board that was replaced is taken away.
"""

import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.store.showings import Showing
from bot.table import Place, State, Table
from cogs import wording
from cogs.board import board_of
from cogs.homes import home_of, wake
from cogs.layout import Reply, draw
from cogs.lobby.card import card_of, moved_card
from cogs.lobby.press import Join, Rematch
from cogs.news import has_news
from cogs.posts import THREAD_ARCHIVED, find_lost, has_press, is_closed, take_away
from cogs.press import OpenTurn, ReadBoard
from cogs.readers import Readers

log = logging.getLogger(__name__)

FAR = 10
"""So many messages below it, and a board is out of sight."""
TALL = 5
"""So many messages a board of another table counts for; we see what is in ours only."""


class TableMessages:
    """Brings what stands on Discord to what a table is now."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def show(self, table: Table, showing: Showing, *, leaves_thread: bool) -> Showing:
        """Show the card and the board; what was begun before is ended first."""
        showing = await self._ended(table, showing)
        if showing.shown_for not in (None, table.channel_id):
            showing = await self._moved_away(table, showing)
        showing = replace(showing, shown_for=table.channel_id)
        if table.position is None:
            return await self._show_card(table, showing)
        if showing.board_id is None and _has_card(table, showing):  # a board's thread hangs from the card
            showing = await self._show_card(table, showing)
        home_id = showing.home_id
        if leaves_thread:
            showing = await self._show_in(table, showing, table.channel_id)
        else:
            showing = await self._show_at_home(table, showing)
        has_moved = showing.home_id != home_id and _strays(table, showing.home_id)
        if (table.has_ended or has_moved) and _has_card(table, showing):
            showing = await self._show_card(table, showing)
        return showing

    async def _keep(self, table: Table, showing: Showing) -> Showing:
        await self._app.store.showings.keep(table.id, showing)
        return showing

    # What a killed process has begun

    async def _ended(self, table: Table, showing: Showing) -> Showing:
        if showing.tried_in is not None:
            showing = await self._found(table, showing, showing.tried_in)
        return await self._past_taken_away(table, showing)

    async def _found(self, table: Table, showing: Showing, tried_in: int) -> Showing:
        """Was the card or board that was being posted posted?"""
        known = (showing.lobby_id, showing.board_id, showing.past_board_id)

        def is_board(message: discord.Message) -> bool:
            return has_press(message, ReadBoard, table.id)

        def is_card(message: discord.Message) -> bool:
            return any(has_press(message, kind, table.id) for kind in (Join, OpenTurn, Rematch))

        def is_unknown(message: discord.Message) -> bool:
            return message.flags.components_v2 and is_card(message) and message.id not in known

        found = await find_lost(self._app, tried_in, showing.tried_at, is_unknown)
        if found is None:
            return await self._keep(table, replace(showing, tried_in=None))
        if is_board(found):
            return await self._is_board(table, showing, tried_in, found.id)
        return await self._keep(table, replace(showing, lobby_id=found.id, tried_in=None))

    # A table that was moved to another channel

    async def _moved_away(self, table: Table, showing: Showing) -> Showing:
        """Card and board say where the table went; from then on nothing of it is known to stand anywhere."""
        assert showing.shown_for is not None
        for channel_id, message_id in (
            (showing.shown_for, showing.lobby_id),
            (showing.home_id, showing.board_id),
        ):
            if channel_id is not None and message_id is not None:
                await self._say_where(table, channel_id, message_id)
        return await self._keep(table, Showing(shown_version=showing.shown_version))

    async def _say_where(self, table: Table, channel_id: int, message_id: int) -> None:
        reader = await self._app.part(Readers).public(table)
        reply = draw(self._app, moved_card(table), reader)
        try:
            await self._message(table, channel_id, message_id).edit(view=reply.view, attachments=[])
        except discord.HTTPException as failure:
            if not is_closed(failure):
                raise
            log.info("table=%d message=%d cannot say where it went: %s", table.id, message_id, failure)

    # The card

    async def _show_card(self, table: Table, showing: Showing) -> Showing:
        """The card stands where the table was opened: the lobby, then who plays, then who won."""
        if showing.lobby_id is not None:
            card = self._message(table, table.channel_id, showing.lobby_id)
            reply = await self._card(table, showing)
            try:
                await card.edit(view=reply.view, attachments=reply.files)
                return showing
            except discord.NotFound:
                if table.state is not State.LOBBY:
                    return showing
        if table.state is State.ABANDONED:
            return showing
        reply = await self._card(table, showing)
        showing = await self._keep_attempt(table, showing, table.channel_id)
        sent = await self._channel(table, table.channel_id).send(
            view=reply.view,
            files=reply.files,
            nonce=_nonce("lobby", table, showing.lobby_id),
            allowed_mentions=discord.AllowedMentions(users=[*map(discord.Object, table.arrangement.invited)]),
        )
        return await self._keep(table, replace(showing, lobby_id=sent.id, tried_in=None))

    async def _card(self, table: Table, showing: Showing) -> Reply:
        reader = await self._app.part(Readers).public(table)
        screen = await card_of(self._app, table, showing, reader.language)
        async with self._app.long_work:
            return draw(self._app, screen, reader)

    # The board

    async def _show_at_home(self, table: Table, showing: Showing) -> Showing:
        """In its thread or channel; a thread that is gone or shut is left for the channel."""
        home_id = await home_of(self._app, table, showing)
        try:
            return await self._show_in(table, showing, home_id)
        except discord.HTTPException as failure:
            if home_id == table.channel_id or not is_closed(failure):
                raise
            log.info("table=%d its thread is closed, going on in the channel: %s", table.id, failure)
        showing = await self._app.store.showings.load(table.id)
        return await self._show_in(table, showing, table.channel_id)

    async def _show_in(self, table: Table, showing: Showing, home_id: int) -> Showing:
        """First the newest version where the board stands, then the board in sight."""
        if showing.home_id == home_id:
            showing = await self._edit(table, showing, home_id)
        if showing.home_id != home_id or await self._is_out_of_sight(table, showing):
            showing = await self._post(table, showing, home_id)
        return showing

    async def _is_out_of_sight(self, table: Table, showing: Showing) -> bool:
        """Is there somebody to call to a board that is far above the newest messages?"""
        if showing.home_id is None or showing.board_id is None or not await has_news(self._app, table):
            return False
        home, board = self._channel(table, showing.home_id), discord.Object(showing.board_id)
        below = [message async for message in home.history(limit=FAR, after=board)]
        return sum(TALL if message.attachments else 1 for message in below) >= FAR

    async def _edit(self, table: Table, showing: Showing, home_id: int) -> Showing:
        """Edit the board in place; if it is gone, post it anew."""
        if showing.board_id is None:
            return await self._post(table, showing, home_id)
        try:
            await self._edit_awake(table, home_id, showing.board_id)
        except discord.NotFound:
            log.info("table=%d version=%d its board is gone; posting it anew", table.id, table.version)
            return await self._post(table, showing, home_id)
        return showing

    async def _edit_awake(self, table: Table, home_id: int, board_id: int) -> None:
        board, reply = self._message(table, home_id, board_id), await self._board(table, home_id)
        try:
            await board.edit(view=reply.view, attachments=reply.files)
        except discord.HTTPException as failure:
            if failure.code != THREAD_ARCHIVED:
                raise
            await wake(self._app, home_id)
            reply = await self._board(table, home_id)
            await board.edit(view=reply.view, attachments=reply.files)

    async def _post(self, table: Table, showing: Showing, home_id: int) -> Showing:
        reply = await self._board(table, home_id)
        showing = await self._keep_attempt(table, showing, home_id)
        nonce = _nonce("board", table, showing.board_id)
        channel = self._channel(table, home_id)
        # Silent: whom it concerns is called by a ping.
        sent = await channel.send(view=reply.view, files=reply.files, nonce=nonce, silent=True)
        return await self._is_board(table, showing, home_id, sent.id)

    async def _is_board(self, table: Table, showing: Showing, home_id: int, board_id: int) -> Showing:
        """From now on this message is the board; the one before is past."""
        past = {"past_home_id": showing.home_id, "past_board_id": showing.board_id}
        showing = replace(showing, home_id=home_id, board_id=board_id, tried_in=None, **past)
        return await self._past_taken_away(table, await self._keep(table, showing))

    async def _past_taken_away(self, table: Table, showing: Showing) -> Showing:
        if showing.past_board_id is None or showing.past_home_id is None:
            return showing
        await take_away(self._app, showing.past_home_id, showing.past_board_id)
        return await self._keep(table, replace(showing, past_home_id=None, past_board_id=None))

    async def _board(self, table: Table, home_id: int) -> Reply:
        reader = await self._app.part(Readers).public(table)
        note = wording.GOES_ON_HERE if _strays(table, home_id) else ""
        screen = await board_of(self._app, table, reader.language, note)
        async with self._app.long_work:
            return draw(self._app, screen, reader)

    async def _keep_attempt(self, table: Table, showing: Showing, channel_id: int) -> Showing:
        """Something is about to be posted there."""
        return await self._keep(table, replace(showing, tried_in=channel_id, tried_at=self._app.tables.now()))

    # Discord objects by id, without asking Discord

    def _channel(self, table: Table, channel_id: int) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(channel_id, guild_id=table.guild_id or None)

    def _message(self, table: Table, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(table, channel_id).get_partial_message(message_id)


def _has_card(table: Table, showing: Showing) -> bool:
    """In direct messages a card would say what the board beside it says; there it is the lobby only."""
    return not table.is_direct or showing.lobby_id is not None


def _strays(table: Table, home_id: int | None) -> bool:
    """Is it played in the channel although it should have a thread?"""
    return table.arrangement.place is Place.THREAD and home_id == table.channel_id


def _nonce(what: str, table: Table, gone: int | None) -> str:
    """The same for every try to post one message, so that a repeated try posts nothing; 25 characters."""
    return f"{what}-{gone or table.id}"
