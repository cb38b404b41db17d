"""Where screens become Discord's messages, in Components V2: the one place that draws sentences, pictures,
keys and menus, in the words of whoever reads."""

from io import BytesIO
from itertools import count
from typing import Any, Final

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.app import App
from cogs.custom_ids import write_press
from cogs.emojis import emoji_for
from cogs.press import Nothing, Press
from cogs.screen import (
    LONGEST_TEXT,
    MOST_CHOICES,
    Attachment,
    Choice,
    Deed,
    Drawing,
    Gallery,
    Key,
    Menu,
    People,
    Row,
    Screen,
    Style,
    Text,
)
from games.message import Said
from languages.names import shortened
from languages.reader import Medium, Reader

AMBER: Final = 0xFFB627
LONGEST_ALT_TEXT: Final = 1024
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
STYLES: Final = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.CHOSEN: discord.ButtonStyle.primary,
    Style.GO: discord.ButtonStyle.success,
    Style.CAREFUL: discord.ButtonStyle.danger,
}


class Reply(msgspec.Struct):
    """A message to show: its layout, and the files that the layout names."""

    view: ui.LayoutView
    files: list[discord.File] = []


def draw(app: App, screen: Screen, reader: Reader) -> Reply:
    """The screen as this reader reads it."""
    drawing = _Drawing(app, reader)
    items = [drawing.text(screen.lines), *(drawing.row(row) for row in screen.rows)]
    view = ui.LayoutView(timeout=None)
    edge = AMBER if screen.is_lit else None
    view.add_item(ui.Container(*(item for item in items if item is not None), accent_colour=edge))
    # Every press is found by its custom_id, and a view that discord.py keeps for each message would cost
    # memory for as long as the table is open.
    view.stop()
    return Reply(view, drawing.files)


def beneath(app: App, keys: tuple[Key, ...], reader: Reader) -> ui.View:
    """Keys beneath a message of plain text, which a phone's notification can show."""
    view, drawing = ui.View(timeout=None), _Drawing(app, reader)
    for key in keys:
        view.add_item(drawing.button(key))
    view.stop()
    return view


class _Drawing:
    """One message being drawn, with the files that it will carry."""

    def __init__(self, app: App, reader: Reader) -> None:
        self._app = app
        self._reader = reader
        self._labels = replace(reader, medium=Medium.TEXT)
        self._room = LONGEST_TEXT
        self._nothings = count(1)
        self.files: list[discord.File] = []

    def text(self, lines: tuple[Said, ...], longest: int = LONGEST_TEXT) -> ui.TextDisplay[Any] | None:
        read = whole_lines(self._reader.read_all(lines), min(longest, self._room))
        self._room -= len(read)
        return ui.TextDisplay(read) if read else None

    def row(self, row: Row) -> ui.Item[Any] | None:
        match row:
            case Text(lines, longest):
                return self.text(lines, longest)
            case Gallery(drawings):
                return ui.MediaGallery(*map(self._picture, drawings))
            case Attachment(name, content):
                self.files.append(discord.File(BytesIO(content), name))
                return ui.File(self.files[-1])
            case Menu():
                return ui.ActionRow(self._menu(row))
            case People():
                return ui.ActionRow(self._people(row))
            case _:
                return ui.ActionRow(*map(self.button, row))

    def button(self, key: Key) -> ui.Button[Any]:
        return ui.Button(
            label=self._label(key.label, LONGEST_LABEL),
            custom_id=write_press(_bound(key.press) or Nothing(str(next(self._nothings)))),
            style=STYLES[key.style],
            disabled=key.press is None,
            emoji=emoji_for(self._app, key.icon),
        )

    def _menu(self, menu: Menu) -> ui.Select[Any]:
        press = _bound(menu.press)
        assert press is not None
        return ui.Select(
            custom_id=write_press(press),
            placeholder=self._label(menu.placeholder, LONGEST_PLACEHOLDER),
            options=[self._option(choice) for choice in menu.choices[:MOST_CHOICES]],
        )

    def _option(self, choice: Choice) -> discord.SelectOption:
        return discord.SelectOption(
            label=self._label(choice.label, LONGEST_OPTION),
            value=choice.text,
            description=self._label(choice.description, LONGEST_OPTION) or None,
            emoji=emoji_for(self._app, choice.icon),
            default=choice.is_chosen,
        )

    def _people(self, people: People) -> ui.UserSelect[Any]:
        return ui.UserSelect(
            custom_id=write_press(people.press),
            placeholder=self._label(people.placeholder, LONGEST_PLACEHOLDER),
            min_values=1,
            max_values=people.most,
        )

    def _picture(self, drawing: Drawing) -> discord.MediaGalleryItem:
        """Every picture has alt text."""
        alt = whole_lines(self._labels.read_all(drawing.alt), LONGEST_ALT_TEXT)
        self.files.append(discord.File(BytesIO(drawing.png), drawing.name, description=alt))
        return discord.MediaGalleryItem(self.files[-1], description=alt)

    def _label(self, said: Said, longest: int) -> str:
        return shortened(self._labels.read(said), longest)


def _bound(press: Press | Deed | None) -> Press | None:
    """What a panel's keys do means nothing without the turn that it is done in."""
    if isinstance(press, Deed):
        raise TypeError(f"{press} has to be placed in a turn before it is drawn")
    return press


def whole_lines(text: str, longest: int) -> str:
    """As many whole lines as Discord takes, and a sign if there are more."""
    if len(text) <= longest:
        return text
    end = text.rfind("\n", 0, max(0, longest - 1))
    return text[:end] + "\n…" if end > 0 else shortened(text, longest)
