"""Who answers which kind of press; whatever else is pressed gets one calm sentence."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.app import App
from bot.errors import WrongTime
from cogs.answers import answering
from cogs.custom_ids import read_press, tag_of
from cogs.press import Press, UnreadablePress
from cogs.wording import STOPPING

Interaction = discord.Interaction[Any]
P = TypeVar("P", bound=Press)
Handler = Callable[[Interaction, P, list[str]], Awaitable[None]]
"""(interaction, what was pressed, what was chosen in a menu or filled in)"""


class Presses:
    """Hands every press to the cog that answers its kind."""

    def __init__(self, app: App) -> None:
        self._handlers: dict[type[Press], Handler[Any]] = {}
        self._app = app
        app.add_dynamic_items(Pressed)
        app.add_listener(self._hear_form, "on_interaction")

    @property
    def kinds(self) -> frozenset[type[Press]]:
        """Everything that can be pressed."""
        return frozenset(self._handlers)

    def add(self, kind: type[P], handler: Handler[P]) -> None:
        """Let this handler answer a kind of press; there is one for each."""
        if kind in self._handlers:
            raise ValueError(f"two handlers for the press “{tag_of(kind)}”")
        self._handlers[kind] = handler

    async def handle(self, interaction: Interaction, custom_id: str) -> None:
        """Do what was pressed, once per interaction."""
        if not self._app.accepts(interaction):
            return
        if self._app.is_stopping:
            async with answering(interaction, fresh=True):
                raise WrongTime(STOPPING)
            return
        try:
            press = read_press(custom_id)
            handler = self._handlers[type(press)]
        except (UnreadablePress, KeyError):  # what nobody answers is a key without a meaning
            async with answering(interaction, fresh=True):
                raise UnreadablePress from None
            return
        data: Any = interaction.data or {}
        await handler(interaction, press, list(data.get("values", ())) or _filled_in(data))

    async def do(self, interaction: Interaction, press: Press) -> None:
        """Do what another press means as well."""
        await self._handlers[type(press)](interaction, press, [])

    async def _hear_form(self, interaction: Interaction) -> None:
        """A form that was sent is a press with what was filled in as its values."""
        if interaction.type is discord.InteractionType.modal_submit:
            data: Any = interaction.data or {}
            await self.handle(interaction, data.get("custom_id", ""))


def _filled_in(part: Any) -> list[str]:
    """The texts of a form's fields, in order."""
    inside = [*part.get("components", ()), *filter(None, [part.get("component")])]
    own = [part["value"]] if "value" in part else []
    return own + [text for each in inside for text in _filled_in(each)]


class Pressed(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s)(?P<custom_id>.*)"):
    """Any button or select at all, so that none stays unanswered; nothing here can fail."""

    def __init__(self, item: discord.ui.Item[Any], custom_id: str) -> None:
        super().__init__(item)
        self._custom_id = custom_id

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "Pressed":
        """Whatever the custom_id says."""
        return cls(item, match["custom_id"])

    async def callback(self, interaction: Interaction) -> None:
        """Hand over to the cog that answers it."""
        app: App = interaction.client
        await app.part(Presses).handle(interaction, self._custom_id)


def on_press(app: App, kind: type[P], handler: Handler[P]) -> None:
    """Let a cog answer a kind of press."""
    app.part(Presses).add(kind, handler)
