"""The tiles that a hand can pay for, as lines of small tiles with their names."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from games.copenhagen.building import builds, payments
from games.copenhagen.position import Player, Position
from games.message import say
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.copenhagen.bricks import cells_of, draw_silhouette, extent
from rendering.sketch import Sketch
from rendering.text import CAPTION, SENTENCE_BOLD, width

LINE: Final = 60
NOTE: Final = say("copenhagen-caption-if-touching")
_CELL: Final = 13


@dataclass(frozen=True)
class Payable:
    """A tile that can be paid for, perhaps only where it touches its colour."""

    tile: str
    is_if_touching: bool

    @property
    def label(self) -> str:
        """R4*"""
        return self.tile + "*" * self.is_if_touching

    @property
    def wide(self) -> float:
        """The room it takes in a line."""
        return extent(cells_of(self.tile, 0))[0] * _CELL + 7 + width(self.label, SENTENCE_BOLD) + 14


@dataclass(frozen=True)
class PayLine:
    """One line: its heading, which only the first of several has, and its tiles."""

    heading: str
    start: float
    tiles: tuple[Payable, ...]
    nothing: str = ""
    """What it says without tiles."""
    is_last: bool = False
    """Does it end what can be paid? The next one stands below a rule."""


def payable(view: Position, player: Player) -> tuple[Payable, ...]:
    """The tiles that this hand can pay for where they find a place; those that it can pay in full first."""
    tiles = dict.fromkeys(build.tile for build in builds(view, player))
    found = [Payable(tile, not payments(view, player, tile, _full_price(view, tile))) for tile in tiles]
    return tuple(sorted(found, key=lambda each: each.is_if_touching))


def _full_price(view: Position, tile: str) -> int:
    return max(0, int(tile[1]) - view.discount)


def pay_lines(heading: str, tiles: Sequence[Payable], nothing: str, room: float) -> list[PayLine]:
    """The tiles in as many lines as they need, beside their heading; or what is said without any."""
    start = width(heading, CAPTION) + 16
    lines: list[list[Payable]] = [[]]
    x = start
    for tile in tiles:
        if x + tile.wide > room and lines[-1]:
            lines.append([])
            x = start
        lines[-1].append(tile)
        x += tile.wide
    headings = [heading, *("" for _ in lines[1:])]
    made = [PayLine(said, start, tuple(line), nothing) for said, line in zip(headings, lines, strict=True)]
    return [*made[:-1], replace(made[-1], is_last=True)]


def end_of(line: PayLine) -> float:
    """How wide a line is."""
    return line.start + (sum(tile.wide for tile in line.tiles) or width(line.nothing, SENTENCE_BOLD))


def put_pay_line(canvas: Canvas, x: int, middle: float, line: PayLine) -> None:
    """A line round its middle."""
    canvas.text(x, middle, line.heading, CAPTION, colours.MUTED, colours.CARD, "lm")
    after = x + line.start
    if not line.tiles:
        canvas.text(after, middle, line.nothing, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
    for each in line.tiles:
        columns, rows = extent(cells_of(each.tile, 0))
        canvas.put(_small(each.tile), after, middle - rows * _CELL / 2)
        named = after + columns * _CELL + 7
        canvas.text(named, middle, each.label, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
        after += each.wide


@lru_cache(maxsize=20)
def _small(tile: str) -> Sprite:
    columns, rows = extent(cells_of(tile, 0))
    sheet = Sketch(columns * _CELL + 4, rows * _CELL + 4)
    draw_silhouette(sheet, tile, 0, 2, 2, _CELL)
    return sprite(sheet.art(), colours.CARD, 2)
