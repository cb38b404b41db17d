"""Buttons, selects and forms that carry their own meaning, so that they work after a restart.

A custom_id is a verb and its words, "verb:rest". A cog registers what its verbs do; nothing else is kept.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.app import App
from bot.errors import StaleButton, WrongTime
from cogs.answers import answering
from cogs.wording import STOPPING

Interaction = discord.Interaction[Any]
Handler = Callable[[Interaction, str, list[str]], Awaitable[None]]
LONGEST = 100
MOST_DIGITS, LARGEST = 19, 2**63 - 1
"""What Discord's ids need, and what a database's numbers can hold."""


class Presses:
    """What every verb means."""

    def __init__(self, app: App) -> None:
        self._handlers: dict[str, Handler] = {}
        self._app = app
        app.add_dynamic_items(Press)
        app.add_listener(self._hear_form, "on_interaction")

    @property
    def verbs(self) -> frozenset[str]:
        """Everything that can be pressed."""
        return frozenset(self._handlers)

    def add(self, verb: str, handler: Handler) -> None:
        """Let a verb mean this; a verb has one meaning."""
        if verb in self._handlers:
            raise ValueError(f"two meanings for the press “{verb}”")
        self._handlers[verb] = handler

    async def handle(self, interaction: Interaction, verb: str, rest: str) -> None:
        """Do what was pressed, once per interaction."""
        if not self._app.accepts(interaction.id):
            return
        if self._app.is_stopping:
            async with answering(interaction, fresh=True):
                raise WrongTime(STOPPING)
            return
        data: Any = interaction.data or {}
        try:
            await self._handlers[verb](interaction, rest, list(data.get("values", ())) or _filled_in(data))
        except (LookupError, ValueError):
            # No such verb, or words that it could not take apart; what it does with them is answered inside.
            async with answering(interaction, fresh=True):
                raise unreadable() from None

    async def _hear_form(self, interaction: Interaction) -> None:
        """A form that was sent is a press with what was filled in as its values."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data or {}
            verb, _, rest = data.get("custom_id", "").partition(":")
            await self.handle(interaction, verb, rest)


def _filled_in(part: Any) -> list[str]:
    """The texts of a form's fields, in order."""
    inside = [*part.get("components", ()), *filter(None, [part.get("component")])]
    own = [part["value"]] if "value" in part else []
    return own + [text for each in inside for text in _filled_in(each)]


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s)(?P<verb>[^:]*):?(?P<rest>.*)"):
    """Any button or select at all, so that none stays unanswered; parsing happens here and cannot fail."""

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


def unreadable() -> StaleButton:
    """What somebody reads who presses something that this release does not know."""
    return StaleButton("This button is from another time and means nothing any more; /board shows the table.")


def number_in(word: str) -> int:
    """A number that a custom_id carries."""
    if not word.isdecimal() or len(word) > MOST_DIGITS or int(word) > LARGEST:
        raise unreadable()
    return int(word)


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
