"""A seat's warehouse: its roof in the door's colour, two entrances with stored tiles, its tokens."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.kensington.components import FORCED_SPEND
from games.kensington.position import Player
from games.kensington.tiles import ROOF, TILES
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kensington.marks import token
from rendering.kensington.tiles import extent, tile
from rendering.kept import kept
from rendering.parts import disc
from rendering.sketch import TOP_ONLY, Sketch
from rendering.text import LABEL, Type, Weight, write

_ROOF: Final = 28
_EAVES: Final = 4
"""How far the roof reaches beyond the walls."""
_SIZES: Final = (46, 40, 34, 30, 26, 23, 20, 17, 14, 12, 10)
_BADGE: Final = Type(28, Weight.BLACK)

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Warehouse:
    """How large one is drawn: wide and low below a building, or tall beside it."""

    width: int
    height: int
    tall: bool = False
    largest: int = 34
    """The largest cells of stored tiles."""

    @property
    def coin(self) -> int:
        """The radius of a token."""
        return 16 if self.height >= 130 else 12

    def entrance(self, number: int) -> Box:
        """Left, top, width and height of an entrance."""
        if self.tall:
            high = (self.height - _ROOF - 48) / 2
            return 10, _ROOF + 48 + number * high, self.width - 20, high - 8
        wide = (self.width - 64) / 2 - 10
        return 10 + number * (wide + 10), _ROOF + 8, wide, self.height - _ROOF - 8

    def coin_place(self, number: int) -> tuple[float, float]:
        """The middle of a token."""
        if self.tall:
            return self.width / 2 + (number - 1) * 42, _ROOF + 25
        step = (self.height - _ROOF - 4) / 3
        return self.width - 34, _ROOF + 3 + (number + 0.5) * step


@kept
def empty_warehouse(spot: Warehouse, seat: int, ground: Paint) -> Sprite:
    """A warehouse with nothing in it, in the palette."""
    made = sprite(empty_art(spot, seat), ground)
    return Sprite(made.image, made.mask, -_EAVES - 2, -2)


def empty_art(spot: Warehouse, seat: int) -> Image.Image:
    """A warehouse with nothing in it."""
    wide, high = spot.width, spot.height
    house = Sketch(wide + 2 * _EAVES + 4, high + 4)
    x, y = _EAVES + 2, 2
    house.box(x, y + _ROOF, wide, high - _ROOF, colours.WAREHOUSE, colours.INK, 2.5)
    for board in range(1, 6):
        house.box(x + 3, y + _ROOF + (high - _ROOF) * board / 6, wide - 6, 1.5, colours.BEAM)
    for number in range(2):
        _draw_entrance(house, spot.entrance(number), x, y, not spot.tall or number == 1)
        write(
            house,
            x + spot.entrance(number)[0] + 17,
            y + spot.entrance(number)[1] + 18,
            "ab"[number],
            LABEL,
            colours.NIGHT_TEXT,
        )
    for number in range(3):
        across, down = spot.coin_place(number)
        house.disc(x + across, y + down, spot.coin, colours.GATE, colours.INK, 2.5)
    eaves = [(x - _EAVES, y + _ROOF), (x + 18, y), (x + wide - 18, y), (x + wide + _EAVES, y + _ROOF)]
    house.polygon(eaves, colours.SEATS[seat], colours.INK, 2.5)
    write(
        house, x + wide / 2, y + _ROOF / 2 + 1, str(seat + 1), Type(24, Weight.BLACK), colours.ON_SEATS[seat]
    )
    return house.art()


def _draw_entrance(sheet: Sketch, box: Box, x: float, y: float, on_ground: bool) -> None:
    left, top, wide, high = box
    corners = TOP_ONLY if on_ground else None
    sheet.round_box(x + left, y + top, wide, high, 14, colours.GATE, colours.INK, 2.5, corners)


def put_warehouse(
    canvas: Canvas, spot: Warehouse, seat: int, player: Player, x: int, y: int, ground: Paint
) -> None:
    """A seat's warehouse with its top left corner at a place."""
    canvas.put(empty_warehouse(spot, seat, ground), x, y)
    put_contents(canvas, spot, player, x, y)


def put_contents(canvas: Canvas, spot: Warehouse, player: Player, x: int, y: int) -> None:
    """The stored tiles and the tokens of a warehouse that is drawn already."""
    for number, name in enumerate(player.stored):
        _put_stored(canvas, name, spot.entrance(number), spot.largest, x, y)
    for number in range(min(3, player.tokens)):
        across, down = spot.coin_place(number)
        canvas.put(token(spot.coin, colours.WAREHOUSE), x + across, y + down)
    if player.tokens >= FORCED_SPEND:
        badge = disc(
            str(player.tokens), 21, colours.AMBER, colours.INK, _BADGE, colours.WAREHOUSE, colours.INK
        )
        across, down = spot.coin_place(2 if spot.tall else 0)
        canvas.put(badge, x + across + 18, y + down - 12)


def _put_stored(canvas: Canvas, name: str, box: Box, largest: int, x: int, y: int) -> None:
    left, top, wide, high = box
    columns, rows = extent(TILES[name].drawing)
    above = 0.62 if TILES[name].mark == ROOF else 0.1
    fits = min(largest, (wide - 40) / columns, (high - 6) / (rows + above))
    size = next((size for size in _SIZES if size <= fits), _SIZES[-1])
    middle = x + left + 28 + (wide - 32) / 2
    foot = y + top + high - 3
    canvas.put(tile(name, size, colours.GATE), middle - columns * size / 2, foot - rows * size)
