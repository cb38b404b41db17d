"""Slash commands in every language: Discord is told their names, descriptions and choices in all of them.

    @slash("board")
    async def board_command(self, interaction: Interaction, table: int | None = None) -> None:

is called by `command-board` and described by `command-board-about`; its option is called by
`command-option-table` and described by `command-board-table`, or by what all options of that name have in
common, `command-option-table-about`.
"""

import inspect
from collections.abc import Callable
from typing import Any, Final

import discord
from discord import app_commands

from bot.app import App
from languages.shelf import ENGLISH, LANGUAGES, language

_KEY: Final = "rowhouse-key"


def said(key: str) -> app_commands.locale_str:
    """A name or description: English, and the key by which the translator finds it in other languages."""
    return app_commands.locale_str(language(ENGLISH).sentence(key, {}), **{_KEY: key})


def slash(key: str) -> Callable[[Any], app_commands.Command[Any, ..., Any]]:
    """A command whose name, description and options are on file."""

    def made(callback: Any) -> app_commands.Command[Any, ..., Any]:
        options = list(inspect.signature(callback).parameters)[2:]  # after self and the interaction
        names = {option: said(f"command-option-{option}") for option in options}
        described = {option: _about(key, option) for option in options}
        callback = app_commands.rename(**names)(app_commands.describe(**described)(callback))
        command = app_commands.command(name=said(f"command-{key}"), description=said(f"command-{key}-about"))
        return command(callback)

    return made


def _about(key: str, option: str) -> app_commands.locale_str:
    own = f"command-{key}-{option}"
    return said(f"command-{key}-{option}" if language(ENGLISH).has(own) else f"command-option-{option}-about")


class CommandTranslator(app_commands.Translator):
    """Reads what `said` marks in the language of a locale; English is what Discord shows by itself."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in the locale's language, if there is one for it."""
        key, spoken = string.extras.get(_KEY), locale.value.partition("-")[0]
        if key is None or spoken == ENGLISH or spoken not in LANGUAGES:
            return None
        return language(spoken).sentence(key, {})


async def setup(app: App) -> None:
    """Tell Discord the commands in every language."""
    await app.tree.set_translator(CommandTranslator())
