"""/settings: how a player is told things, and what a channel's moderators allow."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.errors import NotAllowed
from bot.preferences import ChannelSettings, Ping, Preferences
from bot.table import Place
from cogs.answers import answering
from cogs.custom_ids import read_choice
from cogs.my_settings import (
    DISCORDS,
    language_in,
    language_menu,
    language_named,
    me_screen,
    my_change,
    opposite,
    quiet_change,
    quiet_form,
    zone_in,
    zones_like,
)
from cogs.press import AskMine, GiveMine, Mine, OfChannel, SetChannel, SetMine, UnreadablePress, Word
from cogs.presses import Interaction, on_press
from cogs.readers import CHOICES
from cogs.screen import Key, Screen
from cogs.services import clock_of
from cogs.slash import said, slash
from games.errors import BadOption
from games.message import say

NAMED: Final = [app_commands.Choice(name=name, value=key) for key, name in CHOICES.items()]
MY_LANGUAGES: Final = [app_commands.Choice(name=said("settings-language-discord"), value=DISCORDS), *NAMED]
LANGUAGES_HERE: Final = [app_commands.Choice(name=said("settings-language-server"), value=DISCORDS), *NAMED]
QUIET_FIELDS: Final = 3
PINGS: Final = [
    app_commands.Choice(name=said(f"settings-ping-{ping.value}"), value=ping.value) for ping in Ping
]
PLACES: Final = [
    app_commands.Choice(name=said(f"command-place-{place.value}"), value=place.value) for place in Place
]


class Settings(
    commands.GroupCog, group_name=said("command-settings"), group_description=said("command-settings-about")
):
    """Keeps what people choose, and shows how it stands."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, SetMine, self._press_me)
        on_press(app, AskMine, self._ask_quiet)
        on_press(app, GiveMine, self._give_quiet)
        on_press(app, SetChannel, self._press_channel)

    # A player's own

    @slash("settings-me")
    @app_commands.choices(ping=PINGS, language=MY_LANGUAGES)
    async def me_command(
        self,
        interaction: Interaction,
        ping: str | None = None,
        text: bool | None = None,
        language: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Choose with the options, or in the panel."""
        async with answering(interaction, fresh=True) as answer:
            changes: dict[str, Any] = {} if ping is None else {"ping": Ping(ping)}
            if text is not None:
                changes["text_boards"] = text
            if zone is not None:
                changes["zone"] = zone_in(zone)
            if language is not None:
                changes |= my_change(Mine.LANGUAGE, [language])
            await answer.show(me_screen(await self._change_me(interaction.user.id, changes)))

    async def _press_me(self, interaction: Interaction, press: SetMine, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            changes = my_change(press.what, values if press.value is None else [press.value])
            await answer.show(me_screen(await self._change_me(interaction.user.id, changes)))

    @me_command.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in zones_like(typed)]

    async def _ask_quiet(self, interaction: Interaction, press: AskMine, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            mine = await self._app.store.players.load(interaction.user.id)
            await answer.ask(quiet_form(mine, await answer.reader()))

    async def _give_quiet(self, interaction: Interaction, press: GiveMine, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            if press.what is not Mine.QUIET or len(values) != QUIET_FIELDS:
                raise UnreadablePress
            mine = await self._app.store.players.load(interaction.user.id)
            changes = quiet_change(mine, *values)
            await answer.show(me_screen(await self._change_me(interaction.user.id, changes)))

    async def _change_me(self, user_id: int, changes: dict[str, Any]) -> Preferences:
        """Other quiet hours, or none, may make something due earlier."""
        players = self._app.store.players
        before = preferences = await players.load(user_id)
        if changes:
            before, preferences = await players.change(user_id, **changes)
        if (before.quiet, before.reminders, before.ping) != (
            preferences.quiet,
            preferences.reminders,
            preferences.ping,
        ):
            await self._app.part(clock_of).reconsider(user_id)
        return preferences

    # A channel's

    @slash("settings-channel")
    @app_commands.choices(place=PLACES, language=LANGUAGES_HERE)
    async def channel_command(
        self,
        interaction: Interaction,
        place: str | None = None,
        tables: bool | None = None,
        language: str | None = None,
    ) -> None:
        """Choose with the options, or in the panel."""
        async with answering(interaction, fresh=True) as answer:
            channel_id = checked_channel(interaction)
            changes: dict[str, Any] = {} if place is None else {"place": Place(place)}
            if tables is not None:
                changes["open_to_tables"] = tables
            if language is not None:
                changes |= channel_change(OfChannel.LANGUAGE, [language])
            settings = await self._change_channel(channel_id, changes)
            await answer.show(channel_screen(channel_id, settings))

    async def _press_channel(self, interaction: Interaction, press: SetChannel, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            channel_id = checked_channel(interaction)
            changes = channel_change(press.what, values if press.value is None else [press.value])
            settings = await self._change_channel(channel_id, changes)
            await answer.show(channel_screen(channel_id, settings))

    async def _change_channel(self, channel_id: int, changes: dict[str, Any]) -> ChannelSettings:
        channels = self._app.store.channels
        if not changes:
            return await channels.load(channel_id)
        return (await channels.change(channel_id, **changes))[1]


def channel_change(what: OfChannel, chosen: list[str]) -> dict[str, Any]:
    """Which of a channel's settings is changed to what."""
    match what:
        case OfChannel.PLACE:
            return {"place": read_choice(chosen, Place)}
        case OfChannel.OPEN:
            return {"open_to_tables": read_choice(chosen, Word) is Word.YES}
        case OfChannel.LANGUAGE:
            return {"language": language_in(chosen)}


def checked_channel(interaction: Interaction) -> int:
    """The channel whose settings are meant, if this member may change them."""
    if interaction.guild_id is None:
        raise BadOption(say("settings-not-here"))
    if not interaction.permissions.manage_channels:
        raise NotAllowed(say("settings-for-moderators"))
    return settings_channel(interaction)


def settings_channel(interaction: Interaction) -> int:
    """Whose settings hold here: a thread follows the channel it hangs from."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return interaction.channel_id or 0


def channel_screen(channel_id: int, settings: ChannelSettings) -> Screen:
    """A channel's choices as they stand."""
    in_thread, is_open = settings.place is Place.THREAD, settings.open_to_tables
    language = language_named(settings.language, say("settings-language-server"))
    lines = (
        say("settings-channel", channel=f"<#{channel_id}>"),
        say("settings-place-is-thread" if in_thread else "settings-place-is-channel"),
        say("settings-open" if is_open else "settings-closed"),
        say("settings-channel-language-is", language=language),
    )
    place = Key(
        say("settings-play-in-channel" if in_thread else "settings-play-in-threads"),
        SetChannel(OfChannel.PLACE, Place.CHANNEL if in_thread else Place.THREAD),
    )
    opening = Key(
        say("settings-close" if is_open else "settings-open-it"),
        SetChannel(OfChannel.OPEN, opposite(is_open)),
    )
    menu = language_menu(SetChannel(OfChannel.LANGUAGE), settings.language, say("settings-language-server"))
    return Screen(lines, (menu, (place, opening)))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Settings(app))
