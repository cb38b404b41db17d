"""The host's private panel: seats, guests, place, watching, starting, and the game's own options."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
from discord import ui
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.errors import NotAllowed
from bot.lobby import check_host
from bot.table import Arrangement, Place, Table, Watch
from cogs import wording
from cogs.answers import Reply, answering
from cogs.layout import AMBER, LONGEST_OPTION, button, layout, row, select, shortened
from cogs.lobby_fields import Field, fields_of, read_value, shown_value, value_of, write_value
from cogs.press import (
    Arrange,
    AskName,
    AtTable,
    HandOver,
    OpenOptions,
    Press,
    SetOption,
    TakeOff,
    What,
    Word,
    read_choice,
    write_press,
)
from cogs.presses import Interaction, on_press
from cogs.sight import Sight
from games.english import count
from games.errors import BadOption

BUTTONS_A_ROW = 3


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
            await answer.show(options_panel(table))

    async def _arrange(self, interaction: Interaction, press: Arrange, values: list[str]) -> None:
        def wanted(table: Table) -> Arrangement:
            if press.what is What.GUESTS:
                refuse_bots(guest for guest in _resolved(interaction) if guest.get("bot"))
            return arranged(table, press, values)

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
            await answer.show(options_panel(update.after))


def arranged(table: Table, press: Arrange, values: list[str]) -> Arrangement:
    """The arrangement with one thing chosen anew: as the press says, or the menu that was pressed."""
    before = table.arrangement
    chosen = values if press.value is None else [press.value]
    match press.what:
        case What.GUESTS:
            guests = [read_choice([guest], int) for guest in chosen if guest]
            return check_guests(replace(before, invited=tuple(g for g in guests if g != table.host_id)))
        case What.SEATS:
            return check_guests(replace(before, seats=read_choice(chosen, int)))
        case What.PLACE:
            return replace(before, place=read_choice(chosen, Place))
        case What.WATCH:
            return replace(before, watch=read_choice(chosen, Watch))
        case What.WHEN_FULL:
            return replace(before, starts_when_full=read_choice(chosen, Word) is Word.YES)


def with_option(table: Table, press: SetOption, values: list[str]) -> Arrangement:
    """The arrangement with an option of the game chosen anew."""
    before = table.arrangement
    chosen = read_choice(values if press.value is None else [press.value], str)
    return replace(before, options={**before.options, press.name: read_value(chosen)})


def check_guests(wanted: Arrangement) -> Arrangement:
    """Refuse more guests than there are seats beside the host's."""
    most = wanted.seats - 1
    if len(set(wanted.invited)) > max(most, 0) and not wanted.rematch_of:
        raise BadOption(
            f"You have invited {count(len(wanted.invited), 'player')}, but at a table with "
            f"{count(wanted.seats, 'seat')} there is room for {most} besides you."
        )
    return wanted


def refuse_bots(bots: Any) -> None:
    """Bots cannot press buttons."""
    for bot in bots:
        name = wording.plain(bot["username"] if isinstance(bot, dict) else bot.display_name)
        raise NotAllowed(f"{name} is a bot and cannot play.")


def _resolved(interaction: Interaction) -> list[Any]:
    data: Any = interaction.data or {}
    return list(data.get("resolved", {}).get("users", {}).values())


# The panel


def options_panel(table: Table) -> Reply:
    """Everything a host may choose, as it stands."""
    fields = fields_of(table.game)
    head = (
        f"### Options · {wording.title_of(table)}\nWhat you choose counts at once; only you see this panel."
    )
    parts: list[Any] = [head, _seats_menu(table), _guests_line(table), _guests_menu(table)]
    if _guests(table):
        parts.append(_uninvite_row(table))
    parts += _rows([_place_key(table), _watch_key(table), _full_key(table)])
    parts.append(row(button("Name the table", AskName(table.id))))
    if len(table.holders) > 1:
        parts += [
            _players_menu(table, TakeOff(table.id), "Take somebody off the table"),
            _players_menu(table, HandOver(table.id), "Hand the table over to another player"),
        ]
    if fields:
        parts.append(f"**{table.game.title}**\n" + "\n".join(_option_line(table, field) for field in fields))
        parts += [_option_menu(table, field) for field in fields if not field.is_switch]
        parts += _rows([_option_key(table, field) for field in fields if field.is_switch])
    return Reply(layout(*parts, accent=AMBER))


def _seats_menu(table: Table) -> ui.ActionRow[Any]:
    now = table.arrangement.seats
    options = [
        discord.SelectOption(label=count(seats, "seat"), value=str(seats), default=seats == now)
        for seats in table.game.seats
        if seats >= len(table.holders)
    ]
    return select(Arrange(table.id, What.SEATS), "How many seats", options)


def _guests_menu(table: Table) -> ui.ActionRow[Any]:
    menu: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=write_press(Arrange(table.id, What.GUESTS)),
        placeholder="Invite players: their seats are kept for them",
        min_values=1,
        max_values=max(1, table.game.seats[-1] - 1),
    )
    return ui.ActionRow(menu)


def _players_menu(table: Table, press: Press, placeholder: str) -> ui.ActionRow[Any]:
    """Everybody who sits there besides the host."""
    options = [
        discord.SelectOption(label=shortened(holder.name, LONGEST_OPTION), value=str(holder.user_id))
        for holder in table.holders
        if holder.user_id != table.host_id
    ]
    return select(press, placeholder, options)


def _guests(table: Table) -> list[int]:
    return [guest for guest in table.arrangement.invited if guest != table.host_id]


def _guests_line(table: Table) -> str:
    guests = ", ".join(f"<@{guest}>" for guest in _guests(table))
    return f"Invited: {guests}" if guests else "Nobody is invited: whoever comes may sit down."


def _uninvite_row(table: Table) -> ui.ActionRow[Any]:
    return row(button("Withdraw the invitations", Arrange(table.id, What.GUESTS, "")))


def _place_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.place is Place.THREAD:
        return button("Play in the channel", Arrange(table.id, What.PLACE, Place.CHANNEL))
    return button("Play in a thread", Arrange(table.id, What.PLACE, Place.THREAD))


def _watch_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.watch is Watch.ANYONE:
        return button("Let only players look things up", Arrange(table.id, What.WATCH, Watch.PLAYERS))
    return button("Let anyone look things up", Arrange(table.id, What.WATCH, Watch.ANYONE))


def _full_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.starts_when_full:
        return button("Start only when I say so", Arrange(table.id, What.WHEN_FULL, Word.NO))
    return button("Start when full", Arrange(table.id, What.WHEN_FULL, Word.YES))


def _option_line(table: Table, field: Field) -> str:
    value = value_of(table.game, table.arrangement.options, field.name)
    return f"{field.label}: **{shown_value(value)}**\n-# {field.description}"


def _option_key(table: Table, field: Field) -> ui.Button[Any]:
    is_on = value_of(table.game, table.arrangement.options, field.name)
    label = f"{field.label}: turn {'off' if is_on else 'on'}"
    return button(label, SetOption(table.id, field.name, write_value(not is_on)))


def _option_menu(table: Table, field: Field) -> ui.ActionRow[Any]:
    now = value_of(table.game, table.arrangement.options, field.name)
    options = [
        discord.SelectOption(
            label=shortened(f"{field.label}: {shown_value(value)}", LONGEST_OPTION),
            value=write_value(value),
            default=value == now,
        )
        for value in field.values
    ]
    return select(SetOption(table.id, field.name), field.label, options)


def _rows(keys: list[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    return [row(*keys[start : start + BUTTONS_A_ROW]) for start in range(0, len(keys), BUTTONS_A_ROW)]


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(LobbyOptions(app))
