"""Opening tables and filling them: /play, the picker of games, the buttons of the lobby card, rematches."""

import asyncio
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.clocks.controls import PRESETS, Timing
from bot.errors import NotAllowed, WrongTime
from bot.lobby import LONGEST_NAME, awaited, check_host, check_name, rematch_of
from bot.table import Arrangement, Holder, Place, Table
from bot.table_posts import subject_of
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.delivery.service import Delivery
from cogs.links import card_link
from cogs.lobby.alone import Alone
from cogs.lobby.bots import LobbyBots
from cogs.lobby.limits import check_limits
from cogs.lobby.options import check_guests, refuse_bots
from cogs.lobby.permissions import check_permissions
from cogs.lobby.press import Cancel, Join, Leave, OpenGame, Rematch, Start
from cogs.lobby.timing import preset
from cogs.lobby.words import card_missing, players_line, rematch_known, table_opened
from cogs.membership import Membership
from cogs.press import AtTable, UnreadablePress, Word
from cogs.presses import Interaction, on_press
from cogs.references import tagline_of
from cogs.screen import Choice, Key, Menu, Screen, Style, beside, small
from cogs.settings import settings_channel
from cogs.sight import Sight
from cogs.slash import said, slash
from cogs.wording import title_of
from games.api import Game
from games.catalog import GAMES
from games.errors import BadOption
from games.message import Said, Typed, say

CLOCK_CHOICES = [
    app_commands.Choice(name=said(f"command-clock-{number}"), value=number) for number in range(len(PRESETS))
]
GAME_CHOICES = [app_commands.Choice(name=game.title, value=game.key) for game in GAMES.values()]

MOST_GUESTS_WITH_NAME = 2
"""Whose numbers fit into a custom_id beside a table's name."""
CARD_WAIT = 10.0
"""Seconds a host waits for the link to the new card; the card itself may take longer."""


class Opening(commands.Cog):
    """From the wish to play to the first turn, and again."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._one_rematch = asyncio.Lock()
        on_press(app, OpenGame, self._pick)
        on_press(app, Join, self._join)
        on_press(app, Leave, self._leave)
        on_press(app, Start, self._start)
        on_press(app, Cancel, self._cancel)
        on_press(app, Rematch, self._rematch)

    # /play

    @slash("play")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def play_command(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 1, 8] | None = None,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        clock: int | None = None,
        invite: discord.User | None = None,
        invite2: discord.User | None = None,
        invite3: discord.User | None = None,
        invite4: discord.User | None = None,
    ) -> None:
        """Open a lobby here, whose card is posted as soon as it is kept; or a game for one, which begins."""
        async with answering(interaction, fresh=True) as answer:
            guests = [guest for guest in (invite, invite2, invite3, invite4) if guest is not None]
            refuse_bots(guest.display_name for guest in guests if guest.bot)
            guest_ids = tuple(dict.fromkeys(guest.id for guest in guests if guest != interaction.user))
            await self._check_here(interaction)
            called = " ".join(name.split()) if name else None
            if clock is not None and seats == 1:
                raise BadOption(say("lobby-clock-alone"))
            wish = OpenGame(seats or 0, guest_ids, clock, called)
            check_name(wish.name or "")
            if game is None:
                await answer.show(game_picker(wish, is_direct=interaction.guild_id is None))
            elif wish.seats == 1:
                await self._begin_alone(answer, interaction, GAMES[game], wish)
            else:
                opened = await self._open(interaction, GAMES[game], wish)
                if await self._card_link(opened):
                    await answer.nothing_to_say()
                else:
                    await answer.say(card_missing(opened))

    async def _pick(self, interaction: Interaction, press: OpenGame, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            await self._check_here(interaction)
            game = GAMES.get(read_choice(values, str))
            if game is None:
                raise UnreadablePress
            if press.seats == 1:
                await self._begin_alone(answer, interaction, game, press)
                return
            opened = await self._open(interaction, game, press)
            if await self._card_link(opened):
                await answer.vanish()
            else:
                await answer.show(Screen((card_missing(opened),)))

    async def _check_here(self, interaction: Interaction) -> None:
        if interaction.guild_id is None:
            return
        in_thread = isinstance(interaction.channel, discord.Thread)
        check_permissions(interaction.app_permissions, in_thread=in_thread)
        await self._check_open(settings_channel(interaction))

    async def _check_open(self, channel_id: int) -> None:
        if not (await self._app.store.channels.load(channel_id)).open_to_tables:
            raise NotAllowed(say("lobby-closed-channel"))

    async def _open(self, interaction: Interaction, game: Game[Any, Any], wish: OpenGame) -> Table:
        """Open the table in this channel."""
        await check_limits(self._app, interaction.user.id)
        update = await self._app.tables.open(
            game,
            await self._arrangement(interaction, game, wish),
            Holder(interaction.user.id, interaction.user.display_name),
            interaction.guild_id or 0,
            interaction.channel_id or 0,
        )
        return update.after

    async def _begin_alone(
        self, answer: Answer, interaction: Interaction, game: Game[Any, Any], wish: OpenGame
    ) -> None:
        wanted = await self._arrangement(interaction, game, wish)
        await self._app.part(Alone).begin(answer, interaction, game, wanted)

    async def _arrangement(
        self, interaction: Interaction, game: Game[Any, Any], wish: OpenGame
    ) -> Arrangement:
        """In direct messages for one; in a server where its channel wants tables to be played."""
        if interaction.guild_id is None:
            return first_arrangement(game, replace(wish, seats=wish.seats or 1), Place.CHANNEL)
        settings = await self._app.store.channels.load(settings_channel(interaction))
        in_thread = isinstance(interaction.channel, discord.Thread)
        return first_arrangement(game, wish, Place.CHANNEL if in_thread else settings.place)

    async def play_against_bots(self, answer: Answer, interaction: Interaction, game: Game[Any, Any]) -> None:
        """Open the smallest table that has a rival, let a bot player sit down there, and begin."""
        await self._check_here(interaction)
        opened = await self._open(interaction, game, OpenGame(max(2, game.seats[0])))
        await self._app.part(LobbyBots).begin(answer, interaction, opened)

    async def _card_link(self, table: Table) -> str:
        """Where the lobby card stands, once it does; empty if it could not be posted."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._app.part(Delivery).done(subject_of(table.id)), CARD_WAIT)
        showing = await self._app.store.posts.showing(table.id)
        return card_link(table, showing) if showing.lobby_id else ""

    # The card's buttons

    async def _table(self, interaction: Interaction, press: AtTable) -> Table:
        return await self._app.part(Sight).table(interaction, press.table)

    async def _join(self, interaction: Interaction, press: Join, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            await self._app.tables.join(table.id, Holder(interaction.user.id, interaction.user.display_name))
            await answer.nothing_to_say()

    async def _leave(self, interaction: Interaction, press: Leave, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            await self._app.tables.leave(table.id, interaction.user.id)
            await answer.nothing_to_say()

    async def _start(self, interaction: Interaction, press: Start, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            if gone := await self._app.part(Membership).settle(table):
                names = tuple(Typed(holder.name) for holder in gone)
                raise WrongTime(say("people-gone-from-server", players=names))
            await self._app.tables.start(table.id, interaction.user.id)
            await answer.nothing_to_say()

    async def _cancel(self, interaction: Interaction, press: Cancel, values: list[str]) -> None:
        is_sure = press.sure is Word.YES
        async with answering(interaction, fresh=not is_sure) as answer:
            table = await self._table(interaction, press)
            check_host(table, interaction.user.id)
            if not is_sure and (others := others_of(table)):
                await answer.show(sure_to_cancel(table, others))
                return
            await self._app.tables.cancel(table.id, interaction.user.id)
            await (answer.vanish() if is_sure else answer.nothing_to_say())

    # Playing again

    async def _rematch(self, interaction: Interaction, press: Rematch, values: list[str]) -> None:
        """A lobby with the same people; the second who asks is shown what the first one opened."""
        async with answering(interaction, fresh=True) as answer:
            table = await self._table(interaction, press)
            table.seat_of(interaction.user.id)
            if not table.has_ended:
                raise NotAllowed(say("lobby-not-over"))
            if table.is_alone:
                await self._check_open(table.channel_id)
                await self._app.part(Alone).play_again(answer, interaction, table)
                return
            async with self._one_rematch:
                known = await self._app.store.tables.rematch_of(table.id)
                again = (
                    await self._app.tables.load(known)
                    if known
                    else await self._open_again(interaction, table)
                )
            told = rematch_known if known else table_opened
            await answer.say(told(again, await self._card_link(again)))

    async def _open_again(self, interaction: Interaction, table: Table) -> Table:
        await self._check_open(table.channel_id)
        await check_limits(self._app, interaction.user.id)
        host = Holder(interaction.user.id, interaction.user.display_name)
        bots = [Holder(each.user_id, each.name, bot=each.bot) for each in table.holders if each.bot]
        update = await self._app.tables.open(
            table.game, rematch_of(table), host, table.guild_id, table.channel_id, tuple(bots)
        )
        return update.after


def first_arrangement(game: Game[Any, Any], wish: OpenGame, place: Place) -> Arrangement:
    """What a table begins with: as many seats as were asked for, or as the guests or the game need."""
    guests = wish.guests
    wished = wish.seats or (max(len(guests) + 1, game.seats[0]) if guests else game.seats[-1])
    is_private = len(guests) == wished - 1
    return check_guests(
        Arrangement(
            wished,
            place=place,
            invited=guests,
            starts_when_full=bool(guests) and is_private,
            name=wish.name or "",
            timing=Timing(preset(wish.clock or 0)),
        )
    )


def others_of(table: Table) -> tuple[Typed | str, ...]:
    """Whom it concerns that a table is cancelled: those who sit there beside the host, and the guests."""
    seated = [Typed(each.name) for each in table.people if each.user_id != table.host_id]
    return (*seated, *(f"<@{guest}>" for guest in awaited(table)))


def sure_to_cancel(table: Table, others: tuple[Typed | str, ...]) -> Screen:
    """Who will be told, and the key that does it."""
    asked = say("lobby-cancel-sure", title=title_of(table), others=others)
    return Screen((asked,), ((Key(say("lobby-cancel-now"), Cancel(table.id, Word.YES), Style.CAREFUL),),))


def game_picker(wish: OpenGame, *, is_direct: bool) -> Screen:
    """A private list of the games; what else was asked for travels in its custom_id, if there is room."""
    if wish.name and len(wish.guests) > MOST_GUESTS_WITH_NAME:
        raise BadOption(say("lobby-name-which-game"))
    games = [game for game in GAMES.values() if 1 in game.seats or not (is_direct or wish.seats == 1)]
    choices = tuple(Choice(game.title, game.key, players_line(game)) for game in games)
    told = [line for game in games for line in _about(game)]
    menu = Menu(wish, say("lobby-choose-game"), choices)
    return Screen((say("lobby-which-game"), *told, small(say("learn-newcomers"))), (menu,))


def _about(game: Game[Any, Any]) -> tuple[Said, ...]:
    return beside(say("panel-title", title=game.title), players_line(game)), tagline_of(game)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(app.part(Opening))
