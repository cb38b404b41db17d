"""One seat's panel at the table: its name and points, its house at night, its warehouse."""

from dataclasses import dataclass, replace
from typing import Final

from games.kensington.building import score
from games.kensington.position import Building, Player
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.colours import Paint
from rendering.kensington.elevation import Site, put_elevation, site_for
from rendering.kensington.layout import PANEL_HEAD, SIDE_PADDING, WAREHOUSE_BESIDE, PanelSpot, Warehouses
from rendering.kensington.night import PAVEMENT, night_panel, sky_at
from rendering.kensington.signs import sign
from rendering.kensington.warehouse import Warehouse, put_warehouse
from rendering.kept import kept_panel
from rendering.names import name_lines
from rendering.parts import door, put_badge
from rendering.seat_time import PILL, TimePill, put_time
from rendering.text import CAPTION, CAPTION_BOLD, NAME, Type, Weight, width

_NAME_TYPES: Final = (NAME, CAPTION_BOLD, Type(26, Weight.BOLD))
_SCORE: Final = Type(56, Weight.BLACK)
_TALLEST_WAREHOUSE: Final = 212
_NARROWEST_WITH_SIGNS: Final = 440
_SIGN: Final = 38
_SIGNS_LEFT: Final = 22.0
_WORDS_BENEATH: Final = 76
"""Where a line beneath the name begins."""
_SIGNS_SKY: Final = 34
"""So much sky above a house is enough for the signs of its points."""


@dataclass(frozen=True)
class SeatLook:
    """All that a panel shows of a seat."""

    name: str
    player: Player
    newest: int = 0
    """How many of its newest tiles are ringed."""
    lit: bool = False
    """Is it to act, or has it won?"""
    badge: str = ""
    """A word that stands out under the name."""
    note: str = ""
    """A word beside it, or instead."""
    time: TimePill | None = None
    """How its clock stands."""


@kept_panel
def panel(spot: PanelSpot, look: SeatLook, outside: Paint) -> Sprite:
    """A seat's panel, whole; its spot's place does not matter. A turn changes only one or two of them."""
    building = look.player.building
    signs = _signs_top(spot, _site(spot, building, look.newest), look)
    # Stars keep out of what is to be read.
    read = spot.head if signs is None else signs + _SIGN
    night = night_panel(spot.width, spot.height, spot.pavement, read, look.lit, outside)
    canvas, here = Canvas(night.image), replace(spot, x=-night.left, y=-night.top)
    _put_head(canvas, here, look)
    if signs is not None:
        _put_signs(canvas, here, signs, building)
    _put_house(canvas, here, look)
    _put_warehouse(canvas, here, look.player)
    return Sprite(canvas.image, None, night.left, night.top)


def _put_head(canvas: Canvas, spot: PanelSpot, look: SeatLook) -> None:
    """Who it is and what it would score now."""
    x, y, sky = spot.x, spot.y, sky_at(36, spot.pavement)
    canvas.put(door(spot.seat, 36, 44, sky), x + 14, y + 14)
    scored = str(score(look.player.building).points)
    canvas.text(x + spot.width - 16, y + 60, scored, _SCORE, colours.WHITE, sky, "rs")
    room = spot.width - 62 - 28 - width(scored, _SCORE)
    if look.time and spot.head == PANEL_HEAD:
        room -= look.time.width + 24
    kind, lines = name_lines(look.name, _NAME_TYPES, room)
    base = y + (48 if len(lines) == 1 else 36)
    for number, line in enumerate(lines):
        canvas.text(x + 62, base + 29 * number, line, kind, colours.WHITE, sky)
    if spot.head == PANEL_HEAD:
        after = max(width(line, kind) for line in lines) + 24
        _put_words(canvas, x + 62 + after, y + 18, look, sky)
    else:
        _put_words(canvas, x + 62, y + _WORDS_BENEATH, look, sky)


def _put_words(canvas: Canvas, x: float, y: int, look: SeatLook, sky: Paint) -> None:
    """Beside the name, or beneath it where panels are narrow."""
    if look.badge:
        wide = width(look.badge, CAPTION) + 36
        put_badge(canvas, x + wide / 2, y, look.badge, colours.HONEY, colours.INK, sky)
        x += wide + 14
    if look.time:
        put_time(canvas, look.time, x, y, sky)
        x += look.time.width + 14
    canvas.text(x, y + 29, look.note, CAPTION, colours.NIGHT_MUTED, sky)


def _site(spot: PanelSpot, building: Building, newest: int) -> Site:
    ground = spot.y + spot.pavement + 2
    return site_for(building, newest, (spot.x + SIDE_PADDING, spot.room), ground, spot.cell)


def _put_house(canvas: Canvas, spot: PanelSpot, look: SeatLook) -> None:
    """The house with its labels below the head."""
    site = _site(spot, look.player.building, look.newest)
    left, top = spot.x + SIDE_PADDING - 10, spot.y + spot.head - 32
    window = (left, top, spot.room + 20, site.ground + 44)
    put_elevation(canvas, window, site, look.player.building, spot.seat, look.newest)


def _signs(building: Building) -> list[tuple[int, int, float]]:
    """The ways that brought points: which, how many, and how wide that is drawn."""
    lines = enumerate(score(building).lines)
    return [
        (way, line.points, _SIGN + 44 + width(str(line.points), NAME)) for way, line in lines if line.points
    ]


def _signs_top(spot: PanelSpot, site: Site, look: SeatLook) -> int | None:
    """Where in a panel at its origin the signs of the points fit into the sky above the house."""
    building = look.player.building
    right = _SIGNS_LEFT + sum(wide for _, _, wide in _signs(building))
    if spot.width <= _NARROWEST_WITH_SIGNS or (spot.warehouse.wide and right > spot.room):
        return None
    columns = enumerate(building.columns, building.left)
    below = [len(column) for number, column in columns if site.left(number) - spot.x < right]
    top = spot.head - 26
    if look.time and spot.head != PANEL_HEAD:
        top = _WORDS_BENEATH + PILL + 4
    sky = site.ground - spot.y - max(below, default=0) * site.cell - 34 - top
    return round(top + min(40, max(0, (sky - _SIGN) / 2))) if sky >= _SIGNS_SKY else None


def _put_signs(canvas: Canvas, spot: PanelSpot, top: int, building: Building) -> None:
    """Where there is sky enough, it carries what the points are made of; zeros are left out."""
    x, y = spot.x + _SIGNS_LEFT, spot.y + top
    ground = sky_at(top + _SIGN / 2, spot.pavement)
    for way, points, wide in _signs(building):
        canvas.put(sign(way, _SIGN, ground), x, y)
        canvas.text(x + _SIGN + 10, y + 30, str(points), NAME, colours.NIGHT_TEXT, ground)
        x += wide


def _put_warehouse(canvas: Canvas, spot: PanelSpot, player: Player) -> None:
    """Beside the house on the same pavement, or a strip beneath it."""
    if spot.warehouse is Warehouses.NOWHERE:
        return
    if spot.warehouse is Warehouses.BENEATH:
        strip = Warehouse(spot.width - 24, 104, largest=24)
        put_warehouse(canvas, strip, spot.seat, player, spot.x + 12, spot.y + spot.pavement + 46, PAVEMENT)
        return
    high = min(_TALLEST_WAREHOUSE, spot.pavement - spot.head + 16)
    tall = Warehouse(WAREHOUSE_BESIDE - 20, high, tall=True, largest=28)
    x, y = spot.x + spot.width - tall.width - 14, spot.y + spot.pavement + 2 - high
    put_warehouse(canvas, tall, spot.seat, player, x, y, sky_at(0.6, 1))
