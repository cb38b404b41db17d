"""A sheet of statistics: large figures, then panels of bars; and the same in words."""

from collections.abc import Iterator
from typing import Final

import msgspec

from games.message import Message, Said, Typed, say

WHOLE: Final = 1000
"""A bar that fills all of its room."""


class Figure(msgspec.Struct, frozen=True):
    """A number to be seen at once, and what it counts."""

    value: Said
    caption: Said


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a panel: what it is about, how long its bar is, and its number."""

    label: Said = ""
    name: str = ""
    """In place of a label: what somebody is called."""
    part: int
    """Of a WHOLE bar."""
    text: Said
    icon: str = ""
    """A piece that the game's painter draws, by the name of its emoji."""
    mark: int | None = None
    """Where an even share would end."""

    @property
    def about(self) -> Said:
        """What the line is about, in words."""
        return say("stats-name", name=Typed(self.name)) if self.name else self.label


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """Bars that belong together."""

    title: Said
    about: Said = ""
    game: str = ""
    """Whose pieces the icons are."""
    bars: tuple[Bar, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """All that there is to see."""

    title: Said = ""
    name: str = ""
    """In place of a title: whom it is about."""
    other: str = ""
    """The other one of two who are compared."""
    about: Said
    game: str = ""
    """Whose sky it has."""
    figures: tuple[Figure, ...] = ()
    panels: tuple[Panel, ...] = ()
    note: Said = ""

    @property
    def head(self) -> Said:
        """Whom or what it is about."""
        if self.other:
            return say("stats-two-names", one=Typed(self.name), other=Typed(self.other))
        return say("stats-name", name=Typed(self.name)) if self.name else self.title


def part_of(number: float, most: float) -> int:
    """How long the bar of a number is beside the greatest of all."""
    return round(WHOLE * min(1.0, max(0.0, number / most))) if most > 0 else 0


def tell_sheet(sheet: Sheet) -> tuple[Said, ...]:
    """The same in words: the figures in a line, and a line for every panel."""
    return (say("stats-head", title=sheet.head, about=sheet.about), *_told(sheet))


def _told(sheet: Sheet) -> Iterator[Message]:
    figures = tuple(say("stats-figure", caption=each.caption, value=each.value) for each in sheet.figures)
    if figures:
        yield say("stats-figures", figures=figures)
    for panel in sheet.panels:
        bars = tuple(say("stats-bar", label=each.about, text=each.text) for each in panel.bars)
        title = say("stats-title-about", title=panel.title, about=panel.about) if panel.about else panel.title
        yield say("stats-panel", title=title, bars=bars)
    if isinstance(sheet.note, Message):
        yield sheet.note
