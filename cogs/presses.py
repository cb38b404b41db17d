"""Buttons and selects that carry their own meaning, so that they work after a restart.

A custom_id is a verb and its words, "verb:rest". A cog registers what its verbs do; nothing else is kept.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.app import App
from cogs.answers import Seen

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction, str, list[str]], Awaitable[None]]
LONGEST = 100


class Presses:
    """What every verb means."""

    def __init__(self, app: App) -> None:
        self._handlers: dict[str, Handler] = {}
        app.add_dynamic_items(Press)
        self.seen = Seen()

    def add(self, verb: str, handler: Handler) -> None:
        """Let a verb mean this; a verb has one meaning."""
        if verb in self._handlers:
            raise ValueError(f"two meanings for the press “{verb}”")
        self._handlers[verb] = handler

    async def handle(self, interaction: Interaction, verb: str, rest: str) -> None:
        """Do what was pressed, once per interaction."""
        if self.seen.is_new(interaction.id):
            data: Any = interaction.data or {}
            await self._handlers[verb](interaction, rest, list(data.get("values", ())))


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?P<verb>[a-z]+):(?P<rest>.*)"):
    """Any of our buttons or selects; parsing happens here and nothing that could fail."""

    def __init__(self, item: discord.ui.Item[Any], verb: str, rest: str) -> None:
        super().__init__(item)
        self._verb = verb
        self._rest = rest

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "Press":
        """The press that a custom_id means."""
        return cls(item, match["verb"], match["rest"])

    async def callback(self, interaction: Interaction) -> None:
        """Hand over to the cog that knows the verb."""
        app: App = interaction.client
        await app.part(Presses).handle(interaction, self._verb, self._rest)


def press_id(verb: str, *words: object) -> str:
    """The custom_id of a press."""
    text = f"{verb}:" + ":".join(str(word) for word in words)
    if len(text) > LONGEST:
        raise ValueError(f"a custom_id is too long: {text}")
    return text


def on_press(app: App, **handlers: Handler) -> None:
    """Register the verbs of a cog."""
    for verb, handler in handlers.items():
        app.part(Presses).add(verb, handler)
