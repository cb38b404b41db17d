"""The host's private panel: seats, guests, place, watching, starting, and the game's own options."""

import asyncio
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
from cogs.presses import Interaction, number_in, on_press, press_id
from cogs.sight import Sight
from games.english import count
from games.errors import BadOption

BUTTONS_A_ROW = 3
GUESTS = "invited"
OPTION = "option."


class LobbyOptions(commands.Cog):
    """Shows the panel and arranges what is chosen in it."""

    def __init__(self, app: App) -> None:
        self._app = app
        # Two presses at once change two things: the second is decided on what the first has left.
        self._one_at_a_time = asyncio.Lock()
        on_press(app, options=self._open, arrange=self._arrange)

    async def _open(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table = await self._app.part(Sight).table(interaction, number_in(rest))
            check_host(table, interaction.user.id)
            await answer.show(options_panel(table))

    async def _arrange(self, interaction: Interaction, rest: str, values: list[str]) -> None:
        """A press says table, what and which value; a menu says table and what."""
        number, what, *value = rest.split(":", 2)
        async with answering(interaction, fresh=False) as answer:
            if what == GUESTS:
                refuse_bots(guest for guest in _resolved(interaction) if guest.get("bot"))
            async with self._one_at_a_time:
                table = await self._app.part(Sight).table(interaction, number_in(number))
                wanted = with_choice(table, what, value or values)
                update = await self._app.tables.arrange(table.id, interaction.user.id, wanted)
            await answer.show(options_panel(update.after))


def with_choice(table: Table, what: str, values: list[str]) -> Arrangement:
    """The arrangement with one thing chosen anew."""
    before = table.arrangement
    if what == GUESTS:
        guests = tuple(guest for guest in map(int, filter(None, values)) if guest != table.host_id)
        return check_guests(replace(before, invited=guests))
    value = values[0]
    if what.startswith(OPTION):
        name = what.removeprefix(OPTION)
        return replace(before, options={**before.options, name: read_value(value)})
    match what:
        case "seats":
            return check_guests(replace(before, seats=number_in(value)))
        case "place":
            return replace(before, place=Place(value))
        case "watch":
            return replace(before, watch=Watch(value))
        case "full":
            return replace(before, starts_when_full=value == "yes")
    raise BadOption(f"There is nothing called “{what}” to choose.")


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
    parts.append(row(button("Name the table", "naming", table.id)))
    if len(table.holders) > 1:
        parts += [
            _players_menu(table, "remove", "Take somebody off the table"),
            _players_menu(table, "handover", "Hand the table over to another player"),
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
    return select(press_id("arrange", table.id, "seats"), "How many seats", options)


def _guests_menu(table: Table) -> ui.ActionRow[Any]:
    menu: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=press_id("arrange", table.id, GUESTS),
        placeholder="Invite players: their seats are kept for them",
        min_values=1,
        max_values=max(1, table.game.seats[-1] - 1),
    )
    return ui.ActionRow(menu)


def _players_menu(table: Table, verb: str, placeholder: str) -> ui.ActionRow[Any]:
    """Everybody who sits there besides the host."""
    options = [
        discord.SelectOption(label=shortened(holder.name, LONGEST_OPTION), value=str(holder.user_id))
        for holder in table.holders
        if holder.user_id != table.host_id
    ]
    return select(press_id(verb, table.id), placeholder, options)


def _guests(table: Table) -> list[int]:
    return [guest for guest in table.arrangement.invited if guest != table.host_id]


def _guests_line(table: Table) -> str:
    guests = ", ".join(f"<@{guest}>" for guest in _guests(table))
    return f"Invited: {guests}" if guests else "Nobody is invited: whoever comes may sit down."


def _uninvite_row(table: Table) -> ui.ActionRow[Any]:
    return row(button("Withdraw the invitations", "arrange", table.id, GUESTS, ""))


def _place_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.place is Place.THREAD:
        return button("Play in the channel", "arrange", table.id, "place", Place.CHANNEL)
    return button("Play in a thread", "arrange", table.id, "place", Place.THREAD)


def _watch_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.watch is Watch.ANYONE:
        return button("Let only players look things up", "arrange", table.id, "watch", Watch.PLAYERS)
    return button("Let anyone look things up", "arrange", table.id, "watch", Watch.ANYONE)


def _full_key(table: Table) -> ui.Button[Any]:
    if table.arrangement.starts_when_full:
        return button("Start only when I say so", "arrange", table.id, "full", "no")
    return button("Start when full", "arrange", table.id, "full", "yes")


def _option_line(table: Table, field: Field) -> str:
    value = value_of(table.game, table.arrangement.options, field.name)
    return f"{field.label}: **{shown_value(value)}**\n-# {field.description}"


def _option_key(table: Table, field: Field) -> ui.Button[Any]:
    is_on = value_of(table.game, table.arrangement.options, field.name)
    label = f"{field.label}: turn {'off' if is_on else 'on'}"
    return button(label, "arrange", table.id, OPTION + field.name, write_value(not is_on))


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
    return select(press_id("arrange", table.id, OPTION + field.name), field.label, options)


def _rows(keys: list[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    return [row(*keys[start : start + BUTTONS_A_ROW]) for start in range(0, len(keys), BUTTONS_A_ROW)]


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(LobbyOptions(app))
