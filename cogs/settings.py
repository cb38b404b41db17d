"""/settings: how a player is told things, and what a channel's moderators allow."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.errors import NotAllowed
from bot.preferences import ChannelSettings, Ping, Preferences
from bot.table import Place
from cogs.answers import Reply, answering
from cogs.layout import button, layout, row, select
from cogs.press import Mine, OfChannel, SetChannel, SetMine, Word, read_choice
from cogs.presses import Interaction, on_press
from games.errors import BadOption

PINGS = {
    Ping.MENTION: "Mention me where the table is",
    Ping.DIRECT: "Send me a direct message",
    Ping.NONE: "Do not tell me",
}
PLACES = {Place.THREAD: "In a thread of their own", Place.CHANNEL: "In the channel itself"}


class Settings(commands.GroupCog, group_name="settings", group_description="How Rowhouse behaves for you"):
    """Keeps what people choose, and shows how it stands."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, SetMine, self._press_me)
        on_press(app, SetChannel, self._press_channel)

    # A player's own

    @app_commands.command(name="me", description="How you are told that it is your turn, and boards as text")
    @app_commands.describe(
        ping="How you are told that it is your turn", text="Boards as text too, for screen readers"
    )
    @app_commands.choices(ping=[app_commands.Choice(name=name, value=ping) for ping, name in PINGS.items()])
    async def me_command(
        self, interaction: Interaction, ping: str | None = None, text: bool | None = None
    ) -> None:
        """Choose with the options, or in the panel."""
        async with answering(interaction, fresh=True) as answer:
            changes: dict[str, Any] = {} if ping is None else {"ping": Ping(ping)}
            if text is not None:
                changes["text_boards"] = text
            await answer.show(me_panel(await self._change_me(interaction.user.id, changes)))

    async def _press_me(self, interaction: Interaction, press: SetMine, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            changes = my_change(press.what, values if press.value is None else [press.value])
            await answer.show(me_panel(await self._change_me(interaction.user.id, changes)))

    async def _change_me(self, user_id: int, changes: dict[str, Any]) -> Preferences:
        store = self._app.tables.store
        preferences = replace(await store.load_preferences(user_id), **changes)
        if changes:
            await store.keep_preferences(user_id, preferences)
        return preferences

    # A channel's

    @app_commands.command(name="channel", description="Tables in this channel, for its moderators")
    @app_commands.describe(place="Where new tables are played", tables="May tables be opened here?")
    @app_commands.choices(
        place=[app_commands.Choice(name=name, value=place) for place, name in PLACES.items()]
    )
    async def channel_command(
        self, interaction: Interaction, place: str | None = None, tables: bool | None = None
    ) -> None:
        """Choose with the options, or in the panel."""
        async with answering(interaction, fresh=True) as answer:
            channel_id = checked_channel(interaction)
            changes: dict[str, Any] = {} if place is None else {"place": Place(place)}
            if tables is not None:
                changes["open_to_tables"] = tables
            settings = await self._change_channel(channel_id, changes)
            await answer.show(channel_panel(channel_id, settings))

    async def _press_channel(self, interaction: Interaction, press: SetChannel, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            channel_id = checked_channel(interaction)
            changes = channel_change(press.what, values if press.value is None else [press.value])
            settings = await self._change_channel(channel_id, changes)
            await answer.show(channel_panel(channel_id, settings))

    async def _change_channel(self, channel_id: int, changes: dict[str, Any]) -> ChannelSettings:
        store = self._app.tables.store
        settings = replace(await store.load_channel(channel_id), **changes)
        if changes:
            await store.keep_channel(channel_id, settings)
        return settings


def my_change(what: Mine, chosen: list[str]) -> dict[str, Any]:
    """Which preference is changed to what."""
    match what:
        case Mine.PING:
            return {"ping": read_choice(chosen, Ping)}
        case Mine.TEXT:
            return {"text_boards": read_choice(chosen, Word) is Word.YES}


def channel_change(what: OfChannel, chosen: list[str]) -> dict[str, Any]:
    """Which of a channel's settings is changed to what."""
    match what:
        case OfChannel.PLACE:
            return {"place": read_choice(chosen, Place)}
        case OfChannel.OPEN:
            return {"open_to_tables": read_choice(chosen, Word) is Word.YES}


def checked_channel(interaction: Interaction) -> int:
    """The channel whose settings are meant, if this member may change them."""
    if interaction.guild_id is None:
        raise BadOption("That is for the channels of a server; here there is nothing to set.")
    if not interaction.permissions.manage_channels:
        raise NotAllowed("Only members who may manage this channel can change its settings.")
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0


def me_panel(preferences: Preferences) -> Reply:
    """A player's choices as they stand."""
    text = (
        "### Your settings\n"
        f"- When it is your turn: **{PINGS[preferences.ping].lower()}**\n"
        f"- Boards as text in your panels: **{'on' if preferences.text_boards else 'off'}**"
    )
    options = [
        discord.SelectOption(label=name, value=ping, default=ping is preferences.ping)
        for ping, name in PINGS.items()
    ]
    has_text = preferences.text_boards
    label = "Leave boards as text out" if has_text else "Show boards as text too"
    key = button(label, SetMine(Mine.TEXT, Word.NO if has_text else Word.YES))
    menu = select(SetMine(Mine.PING), "When it is my turn", options)
    return Reply(layout(text, menu, row(key)))


def channel_panel(channel_id: int, settings: ChannelSettings) -> Reply:
    """A channel's choices as they stand."""
    text = (
        f"### Tables in <#{channel_id}>\n"
        f"- New tables are played **{PLACES[settings.place].lower()}**\n"
        f"- Tables may be opened here: **{Word.YES if settings.open_to_tables else Word.NO}**"
    )
    to_thread = settings.place is Place.CHANNEL
    place = button(
        "Play in threads" if to_thread else "Play in the channel itself",
        SetChannel(OfChannel.PLACE, Place.THREAD if to_thread else Place.CHANNEL),
    )
    is_open = settings.open_to_tables
    opening = button(
        "Close it to tables" if is_open else "Open it to tables",
        SetChannel(OfChannel.OPEN, Word.NO if is_open else Word.YES),
    )
    return Reply(layout(text, row(place, opening)))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Settings(app))
