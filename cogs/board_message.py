"""The message of a table: the only code that posts, edits and looks after it. Newest version wins."""

import asyncio
import logging
from typing import Any

import discord
from msgspec.structs import replace

from bot.app import App
from bot.errors import StoreBusy
from bot.store import Showing
from bot.table import Place, State, Table, Update
from bot.takeback import AGREES, REFUSES
from cogs import wording
from cogs.answers import UNREACHABLE, Reply
from cogs.layout import AMBER, button, layout, picture, png, row
from cogs.lobby_card import lobby_card
from cogs.lobby_wording import agreed
from cogs.pings import Pings
from games.errors import Refusal

log = logging.getLogger(__name__)

THREAD_EXISTS, THREAD_ARCHIVED = 160004, 50083
MOVES_SHOWN = 4
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until a table is shown again to a Discord that cannot be reached."""
PATIENCE = 5.0
"""Seconds that a start or a stop waits for what is being shown."""
GREEN = discord.ButtonStyle.success


class BoardMessages:
    """Shows every table's newest version, one table at a time each, and then sends its notices."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._pings = Pings(app)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._to_mend: set[int] = set()
        self._closing = asyncio.Event()
        app.tables.subscribe(self.note)
        app.before_connecting.append(self.catch_up)
        app.when_closing.append(self.close)

    def note(self, update: Update) -> None:
        """A table has changed: show it soon."""
        self.want(update.after.id)

    def want(self, table_id: int) -> None:
        """Show this table's newest version; a redraw under way notices by itself."""
        self._wanted.add(table_id)
        if table_id not in self._workers:
            worker = asyncio.create_task(self._work(table_id), name=f"board of table {table_id}")
            self._workers[table_id] = worker

    def mend(self, table_id: int) -> None:
        """Show this table even if it is thought to be shown: its message may have been deleted."""
        self._to_mend.add(table_id)
        self.want(table_id)

    async def catch_up(self) -> None:
        """At start: show what was kept but not shown, send what was not sent, before anybody can press."""
        store = self._app.tables.store
        waiting = {notice.table_id for notice in await store.notices_to_send()}
        for table_id in sorted(waiting.union(await store.tables_not_shown())):
            self.want(table_id)
        if self._workers:
            await asyncio.wait(self._workers.values(), timeout=PATIENCE)

    async def close(self) -> None:
        """Finish the redraws under way; the next start shows what could not be shown in time."""
        self._closing.set()
        workers = list(self._workers.values())
        if workers:
            _, late = await asyncio.wait(workers, timeout=PATIENCE)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    async def shown(self, table_id: int) -> None:
        """Wait until nothing of this table is left to show."""
        while worker := self._workers.get(table_id):
            await asyncio.shield(worker)

    async def _work(self, table_id: int) -> None:
        """Show the newest version until it stands there, however long Discord or the database is away."""
        wait = FIRST_WAIT
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                try:
                    await self._show(await self._app.tables.load(table_id))
                except (*UNREACHABLE, StoreBusy) as trouble:
                    log.warning("table=%d not shown, trying again in %.0f s: %s", table_id, wait, trouble)
                    if await self._closes_within(wait):
                        return
                    wait = min(LONGEST_WAIT, wait * 2)
                    self._wanted.add(table_id)
        except discord.HTTPException as failure:
            # The table stays marked as not shown: the next update, /board or start tries again.
            log.warning("table=%d not shown: %s", table_id, failure)
        except Refusal as refusal:
            log.error("table=%d not shown: %s", table_id, refusal)
        except Exception:
            log.exception("table=%d not shown", table_id)
        finally:
            del self._workers[table_id]
            if table_id in self._wanted and not self._closing.is_set():
                self.want(table_id)

    async def _closes_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _show(self, table: Table) -> None:
        store = self._app.tables.store
        showing = await store.load_showing(table.id)
        lost = showing.board_id is None and table.position is not None
        if showing.shown_version < table.version or lost or table.id in self._to_mend:
            showing = await self._show_lobby(table, showing)
            if table.position is not None:
                showing = await self._show_board(table, showing)
            await store.keep_showing(table.id, replace(showing, shown_version=table.version))
            self._to_mend.discard(table.id)
        if table.position is not None:
            await self._pings.send(table, showing)

    # The lobby card

    async def _show_lobby(self, table: Table, showing: Showing) -> Showing:
        """The card stands where the table was opened; once in play it only points to the board."""
        if table.state is not State.LOBBY and showing.board_id is not None:
            return showing
        reply = await self._lobby(table)
        if showing.lobby_id is not None:
            card = self._message(table, table.channel_id, showing.lobby_id)
            try:
                await card.edit(view=reply.view, attachments=reply.files)
                return showing
            except discord.NotFound:
                if table.state is not State.LOBBY:
                    return showing
        channel = self._channel(table, table.channel_id)
        sent = await channel.send(
            view=reply.view,
            files=reply.files,
            nonce=_nonce("lobby", table, showing.lobby_id),
            allowed_mentions=discord.AllowedMentions(users=[*map(discord.Object, table.arrangement.invited)]),
        )
        showing = replace(showing, lobby_id=sent.id)
        await self._app.tables.store.keep_showing(table.id, showing)
        return showing

    async def _lobby(self, table: Table) -> Reply:
        drawn = b""
        if table.state is State.LOBBY:
            drawn = await self._app.pictures.lobby(table, agreed(table))
        return lobby_card(table, drawn)

    # The board

    async def _show_board(self, table: Table, showing: Showing) -> Showing:
        """Edit the board in place; if it or its thread is gone, post it anew where that is possible."""
        reply = await self.board(table)
        if showing.board_id is not None and showing.home_id is not None:
            try:
                await self._edit(table, showing.home_id, showing.board_id, reply)
                return showing
            except discord.NotFound:
                log.info(
                    "table=%d version=%d its board message is gone; posting it anew", table.id, table.version
                )
                reply = await self.board(table)
        home_id = await self._home(table, showing)
        try:
            return await self._post(table, showing, home_id, reply)
        except discord.NotFound:
            log.info("table=%d its thread is gone; going on in the channel", table.id)
            return await self._post(table, showing, table.channel_id, await self.board(table))

    async def _edit(self, table: Table, home_id: int, board_id: int, reply: Reply) -> None:
        """A thread in which nothing happened for long is archived, and takes no edits until it is woken."""
        board = self._message(table, home_id, board_id)
        try:
            await board.edit(view=reply.view, attachments=reply.files)
        except discord.HTTPException as failure:
            if failure.code != THREAD_ARCHIVED:
                raise
            thread = await self._app.fetch_channel(home_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            reply = await self.board(table)
            await board.edit(view=reply.view, attachments=reply.files)

    async def _post(self, table: Table, showing: Showing, home_id: int, reply: Reply) -> Showing:
        nonce = _nonce("board", table, showing.board_id)
        sent = await self._channel(table, home_id).send(view=reply.view, files=reply.files, nonce=nonce)
        showing = replace(showing, home_id=home_id, board_id=sent.id)
        await self._app.tables.store.keep_showing(table.id, showing)
        return showing

    async def _home(self, table: Table, showing: Showing) -> int:
        """Where the board goes: its own thread under the lobby card, or the channel itself."""
        if showing.home_id is not None:
            return showing.home_id
        if table.arrangement.place is Place.CHANNEL or showing.lobby_id is None:
            return table.channel_id
        name = wording.thread_name(table)
        try:
            # Before the bot is connected it knows no channels yet, and has to ask.
            channel_id = table.channel_id
            channel = self._app.get_channel(channel_id) or await self._app.fetch_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                return channel_id
            card = channel.get_partial_message(showing.lobby_id)
            return (await card.create_thread(name=name, auto_archive_duration=10080)).id
        except discord.Forbidden:
            log.info("table=%d no thread allowed; going on in the channel", table.id)
            return table.channel_id
        except discord.HTTPException as failure:
            if failure.code == THREAD_EXISTS:  # made just before a restart; it has its message's id
                return showing.lobby_id
            if failure.status == 400:  # not a place that can have threads
                return table.channel_id
            raise

    async def board(self, table: Table) -> Reply:
        """The public message of a table in play or over."""
        files = _board_files(table, await self._app.pictures.board(table))
        log = await self._app.tables.newest_lines(table.id, MOVES_SHOWN)
        log_lines = wording.last_lines(table, log, MOVES_SHOWN)
        parts: list[Any] = [f"### {wording.title_of(table)}\n{wording.turn_line(table)}", picture(*files)]
        parts.append(f"{wording.score_line(table)}\n" + "\n".join(f"-# {line}" for line in log_lines))
        if table.state is State.OVER:
            card = png(
                await self._app.pictures.result(table, wording.why_over(table)),
                "result.png",
                "\n".join(wording.breakdown(table)),
            )
            files.append(card)
            parts += [picture(card), "\n".join(wording.breakdown(table)), wording.fairness_line(table)]
        elif table.takeback:
            parts += [wording.takeback_line(table), row(*_takeback_buttons(table))]
        parts.append(row(*_board_buttons(table)))
        accent = AMBER if table.state is State.PLAYING else None
        return Reply(layout(*parts, accent=accent), files)

    # Discord objects by id, without asking Discord

    def _channel(self, table: Table, channel_id: int) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(channel_id, guild_id=table.guild_id or None)

    def _message(self, table: Table, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(table, channel_id).get_partial_message(message_id)


def _nonce(what: str, table: Table, gone: int | None) -> str:
    """The same for every try to post one message, so that a repeated try posts nothing; 25 characters."""
    return f"{what}-{gone or table.id}"


def _board_files(table: Table, drawn: tuple[bytes, ...]) -> list[discord.File]:
    """The board's pictures; the first one's alt text tells the whole board."""
    first, *others = drawn
    diagram = table.game.diagram(table.game.view_for(table.position, None))
    return [png(first, "board.png", diagram)] + [
        png(other, f"board-{number}.png", wording.further_picture(number, len(drawn)))
        for number, other in enumerate(others, start=2)
    ]


def _board_buttons(table: Table) -> list[discord.ui.Button[Any]]:
    if table.state is State.OVER:
        return [
            button("Rematch", "rematch", table.id, style=GREEN),
            button("Board as text", "text", table.id),
            button("History", "history", table.id),
            button("Verify", "verify", table.id),
        ]
    return [
        button("Take your turn", "turn", table.id, style=GREEN),
        button("My hand", "hand", table.id),
        button("Board as text", "text", table.id),
        button("History", "history", table.id),
    ]


def _takeback_buttons(table: Table) -> list[discord.ui.Button[Any]]:
    asked = table.takeback.asked if table.takeback else 0
    return [
        button("Agree to take it back", "agree", table.id, AGREES, asked),
        button("Refuse", "agree", table.id, REFUSES, asked),
    ]


async def setup(app: App) -> None:
    """Listen to every update, and catch up when connected."""
    app.part(BoardMessages)
