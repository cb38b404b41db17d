"""Components V2 in the house's manner: what messages are put together from."""

from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from cogs.press import Nothing, Press, write_press

AMBER: Final = 0xFFB627
LONGEST_ALT_TEXT: Final = 1024
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100

Part = str | ui.Item[Any]


def layout(*parts: Part, accent: int | None = None) -> ui.LayoutView:
    """A message of one container; texts become text displays.

    The view is stopped at once: every press is found by its custom_id, and a view that discord.py keeps
    for each message would cost memory for as long as the table is open.
    """
    items = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=accent))
    view.stop()
    return view


def beneath(*buttons: ui.Button[Any]) -> ui.View:
    """Buttons beneath a message of plain text, which a phone's notification can show."""
    view = ui.View(timeout=None)
    for each in buttons:
        view.add_item(each)
    view.stop()
    return view


def button(
    label: str,
    press: Press | None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
) -> ui.Button[Any]:
    """A button; without a press it cannot be pressed."""
    return ui.Button(
        label=shortened(label, LONGEST_LABEL),
        custom_id=write_press(press or Nothing(label[:40])),
        style=style,
        disabled=press is None,
        emoji=emoji,
    )


def row(*buttons: ui.Button[Any]) -> ui.ActionRow[Any]:
    """Buttons side by side; a phone wraps the fifth."""
    return ui.ActionRow(*buttons)


def select(press: Press, placeholder: str, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    """A menu of up to 25 options."""
    menu: ui.Select[Any] = ui.Select(
        custom_id=write_press(press), placeholder=shortened(placeholder, 150), options=options[:25]
    )
    return ui.ActionRow(menu)


def picture(*files: discord.File) -> ui.MediaGallery[Any]:
    """Pictures that open large, with the alt texts of their files."""
    items = [discord.MediaGalleryItem(file, description=file.description) for file in files]
    return ui.MediaGallery(*items)


def png(content: bytes, name: str, alt_text: str) -> discord.File:
    """A picture's file; every picture has alt text."""
    return discord.File(BytesIO(content), name, description=shortened(alt_text, LONGEST_ALT_TEXT))


def code_block(text: str) -> str:
    """Text whose columns line up."""
    return f"```\n{text}\n```"


def shortened(text: str, longest: int) -> str:
    """The text, cut where Discord would refuse it."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
