"""What a host chooses about a table: seats, guests, place, watching, starting, time, the game's options."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.errors import NotAllowed
from bot.lobby import check_host
from bot.table import Arrangement, Place, Table, Watch
from cogs.answers import answering
from cogs.custom_ids import read_choice
from cogs.lobby.fields import read_value
from cogs.lobby.options_screen import options_screen
from cogs.lobby.press import Arrange, OpenOptions, SetOption, What
from cogs.lobby.timing import with_timing
from cogs.press import AtTable, Word
from cogs.presses import Interaction, on_press
from cogs.sight import Sight
from games.api import settled
from games.errors import BadOption
from games.message import Typed, say


class LobbyOptions(commands.Cog):
    """Shows the panel and arranges what is chosen in it."""

    def __init__(self, app: App) -> None:
        self._app = app
        # Two presses at once change two things: the second is decided on what the first has left.
        self._one_at_a_time = asyncio.Lock()
        on_press(app, OpenOptions, self._open)
        on_press(app, Arrange, self._arrange)
        on_press(app, SetOption, self._set_option)

    async def _open(self, interaction: Interaction, press: OpenOptions, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            check_host(table, interaction.user.id)
            await answer.show(options_screen(table))

    async def _arrange(self, interaction: Interaction, press: Arrange, values: list[str]) -> None:
        zone = (await self._app.store.players.load(interaction.user.id)).zone

        def wanted(table: Table) -> Arrangement:
            if press.what is What.GUESTS:
                refuse_bots(_bots_among(interaction))
                if values:
                    self._app.pace.note(interaction.user.id)  # guests are called
            return arranged(table, press, values, zone)

        await self._change(interaction, press, wanted)

    async def _set_option(self, interaction: Interaction, press: SetOption, values: list[str]) -> None:
        await self._change(interaction, press, lambda table: with_option(table, press, values))

    async def _change(
        self, interaction: Interaction, press: AtTable, wanted: Callable[[Table], Arrangement]
    ) -> None:
        async with answering(interaction, fresh=False) as answer:
            async with self._one_at_a_time:
                table = await self._app.part(Sight).table(interaction, press.table)
                update = await self._app.tables.arrange(table.id, interaction.user.id, wanted(table))
            await answer.show(options_screen(update.after))


def arranged(table: Table, press: Arrange, values: list[str], zone: str) -> Arrangement:
    """The arrangement with one thing chosen anew: as the press says, or the menu that was pressed.

    The zone is the host's, whose weekends are meant.
    """
    before = table.arrangement
    chosen = values if press.value is None else [press.value]
    match press.what:
        case What.GUESTS:
            guests = [read_choice([guest], int) for guest in chosen if guest]
            return check_guests(replace(before, invited=tuple(g for g in guests if g != table.host_id)))
        case What.SEATS:
            seats = read_choice(chosen, int)
            return check_guests(
                replace(before, seats=seats, options=settled(table.game, seats, before.options))
            )
        case What.PLACE:
            return replace(before, place=read_choice(chosen, Place))
        case What.WATCH:
            return replace(before, watch=read_choice(chosen, Watch))
        case What.WHEN_FULL:
            return replace(before, starts_when_full=read_choice(chosen, Word) is Word.YES)
        case What.RATED:
            return replace(before, rated=read_choice(chosen, Word) is Word.YES)
        case What.RECAP:
            return replace(before, recap=read_choice(chosen, Word) is Word.YES)
        case _:
            return replace(before, timing=with_timing(before.timing, press.what, chosen, zone))


def with_option(table: Table, press: SetOption, values: list[str]) -> Arrangement:
    """The arrangement with an option of the game chosen anew; others that do not go with it follow."""
    before = table.arrangement
    chosen = read_choice(values if press.value is None else [press.value], str)
    options = {**before.options, press.name: read_value(chosen)}
    return replace(before, options=settled(table.game, before.seats, options, press.name))


def check_guests(wanted: Arrangement) -> Arrangement:
    """Refuse more guests than there are seats beside the host's."""
    most = wanted.seats - 1
    if len(set(wanted.invited)) > max(most, 0) and not wanted.rematch_of:
        guests = len(wanted.invited)
        raise BadOption(say("lobby-too-many-guests", guests=guests, seats=wanted.seats, most=most))
    return wanted


def refuse_bots(names: Iterable[str]) -> None:
    """Bots cannot press buttons."""
    for name in names:
        raise NotAllowed(say("lobby-bot-cannot-play", name=Typed(name)))


def _bots_among(interaction: Interaction) -> list[str]:
    """The names of the bots that were chosen."""
    data: Any = interaction.data or {}
    people = data.get("resolved", {}).get("users", {}).values()
    return [each["username"] for each in people if each.get("bot")]


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(LobbyOptions(app))
