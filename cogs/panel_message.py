"""A screen of a turn as a private message: its sentences, picture, keys and menus, and the draft so far."""

from typing import Any

import discord
from msgspec.structs import replace

from bot.app import App
from bot.draft import Turn
from bot.preferences import Preferences
from cogs import wording
from cogs.answers import Reply
from cogs.emojis import Emojis
from cogs.layout import (
    AMBER,
    LONGEST_OPTION,
    button,
    code_block,
    layout,
    picture,
    png,
    row,
    select,
    shortened,
)
from cogs.press import Choose, Confirm, Look, Pick, Press, StepBack, Verb
from cogs.screen import Deed, Key, Menu, Picture, Screen, Style, confirm, look
from languages.reader import Medium, Reader

STYLES = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.CHOSEN: discord.ButtonStyle.primary,
    Style.GO: discord.ButtonStyle.success,
    Style.CAREFUL: discord.ButtonStyle.danger,
}


class PanelMessages:
    """Draws what a game's panel describes."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def draw(self, turn: Turn, screen: Screen, note: str = "") -> Reply:
        """The screen as the seat's player wants to read it, with a note above it if there is one."""
        holder = turn.table.holders[turn.seat]
        preferences = await self._app.tables.store.load_preferences(holder.user_id)
        file = await self._picture(turn, screen)
        async with self._app.breath:
            return self._reply(turn, screen, note, file, preferences)

    def _reply(
        self, turn: Turn, screen: Screen, note: str, file: discord.File | None, preferences: Preferences
    ) -> Reply:
        parts: list[Any] = [f"*{note}*"] if note else []
        reader = wording.reader_of(turn.table, turn.seat)
        parts.append(reader.read_all(screen.lines))
        if file:
            parts.append(picture(file))
        if preferences.text_boards:
            parts.append(code_block(turn.table.game.diagram(turn.view)))
        labels = replace(reader, medium=Medium.TEXT)
        parts += [self._row(turn, labels, part) for part in screen.rows]
        if turn.steps:
            parts.append("-# Drafted, only you see it: " + "; ".join(wording.told_steps(turn)))
            parts.append(row(*_undo_buttons(turn)))
        return Reply(layout(*parts, accent=AMBER if turn.is_to_act else None), [file] if file else [])

    async def _picture(self, turn: Turn, screen: Screen) -> discord.File | None:
        if screen.picture is Picture.NONE:
            return None
        alt = turn.table.game.diagram(turn.view)
        if screen.picture is Picture.PRIVATE:
            return png(await self._app.pictures.private(turn), "private.png", alt)
        move = turn.table.game.read_move(screen.ghost) if screen.ghost else None
        return png(await self._app.pictures.draft(turn, move, screen.refusal), "draft.png", alt)

    def _row(self, turn: Turn, reader: Reader, part: tuple[Key, ...] | Menu) -> discord.ui.ActionRow[Any]:
        if isinstance(part, Menu):
            options = [
                discord.SelectOption(
                    label=shortened(reader.read(choice.label), LONGEST_OPTION),
                    value=choice.text,
                    description=shortened(reader.read(choice.description), LONGEST_OPTION) or None,
                    emoji=self._emoji(choice.icon),
                )
                for choice in part.choices
            ]
            return select(menu_press(turn, part), reader.read(part.placeholder), options)
        return row(*(self._button(turn, reader, key) for key in part))

    def _button(self, turn: Turn, reader: Reader, key: Key) -> discord.ui.Button[Any]:
        press = key_press(turn, key)
        return button(reader.read(key.label), press, STYLES[key.style], self._emoji(key.icon))

    def _emoji(self, icon: str) -> discord.PartialEmoji | None:
        return self._app.part(Emojis).book.get(icon)


DEEDS = {Verb.LOOK: Look, Verb.CHOOSE: Choose, Verb.CONFIRM: Confirm}


def key_press(turn: Turn, key: Key) -> Press | None:
    """What a key of this turn's panel means."""
    if isinstance(key.press, Deed):
        return DEEDS[key.press.verb](*_where(turn), key.press.text)
    return key.press


def menu_press(turn: Turn, menu: Menu) -> Press:
    """What a menu of this turn's panel means."""
    if isinstance(menu.press, Deed):
        return Pick(*_where(turn), menu.press.verb, menu.press.text)
    return menu.press


def _where(turn: Turn) -> tuple[int, int, int]:
    return turn.table.id, turn.table.version, len(turn.steps)


def _undo_buttons(turn: Turn) -> list[discord.ui.Button[Any]]:
    undo = button("Undo step", StepBack(*_where(turn), len(turn.steps) - 1))
    if len(turn.steps) == 1:
        return [undo]
    return [undo, button("Start over", StepBack(*_where(turn), 0))]


def confirmation(turn: Turn, text: str) -> Screen:
    """What will happen, in words, before it cannot be undone."""
    tried, told = turn.tried(text), wording.told_steps(turn, text)
    lines = ["**Confirm your turn**", *(f"- {line}" for line in told)]
    if tried.reveals:
        lines.append("-# This shows something hidden, so it cannot be undone.")
    label = "Confirm and end the turn" if tried.ends_turn else "Confirm, without a way back"
    keys = (
        Key(label, confirm(text), Style.GO),
        Key("Back", look("")),
    )
    return Screen(lines=tuple(lines), rows=(keys,), picture=Picture.PRIVATE)
