"""The hand picture: a seat's cards by colour, and the tiles they can pay for."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.copenhagen.building import payments
from games.copenhagen.components import COLOUR_NAMES, HAND_LIMIT, Colour
from games.copenhagen.position import TILES, Player, Position
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.copenhagen.bricks import cells_of, draw_silhouette, extent
from rendering.copenhagen.pieces import card
from rendering.parts import WIDTH, dashed_box, lay_frame, panel
from rendering.sketch import Sketch
from rendering.text import CAPTION, NAME, SENTENCE, SENTENCE_BOLD, TITLE, Type, Weight, width

_LEFT: Final = 40
_ROOM: Final = WIDTH - 2 * _LEFT
_TOP: Final = 104
_PAY_TOP: Final = 414
_ROW: Final = 62
_CELL: Final = 18


@dataclass(frozen=True)
class Fan:
    """How large the cards are and how far they lie apart, so that every letter can be seen."""

    width: int
    height: int
    pitch: int
    gap: int = 30


def draw_hand_picture(view: Position, seat: int, names: tuple[str, ...]) -> Image.Image:
    """What the seat alone may see."""
    player = view.players[seat]
    payable = _payable(view, player)
    rows = _rows(payable)
    canvas = Canvas(_ground(len(rows)))
    _put_title(canvas, len(player.hand))
    _put_cards(canvas, player.hand)
    _put_payable(canvas, rows)
    return canvas.image


@lru_cache(maxsize=4)
def _ground(rows: int) -> Image.Image:
    height = _PAY_TOP + 22 + rows * _ROW + 22
    ground = Ground(WIDTH, height, colours.PAPER)
    ground.fade(0, 0, WIDTH, height, colours.mix(colours.MORNING, colours.PAPER, 0.4), colours.PAPER)
    ground.text(36, 62, "Your hand", TITLE, colours.INK)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _put_title(canvas: Canvas, held: int) -> None:
    sky = colours.mix(colours.MORNING, colours.PAPER, 0.46)
    x = 54 + width("Your hand", TITLE)
    if held <= HAND_LIMIT:
        said, paint, kind = f"{held} of {HAND_LIMIT}, only you see this", colours.MUTED, SENTENCE
    else:
        said, paint, kind = f"{held} cards: discard {held - HAND_LIMIT}", colours.WARN, SENTENCE_BOLD
    canvas.text(x, 62, said, kind, paint, sky)


def _put_cards(canvas: Canvas, hand: str) -> None:
    groups = [(colour, hand.count(colour)) for colour in Colour if colour in hand]
    fan = _fan(len(hand), len(groups))
    ground = colours.mix(colours.MORNING, colours.PAPER, 0.7)
    x, top = _LEFT, _TOP + (226 - fan.height) // 2
    for colour, held in groups:
        for place in range(held):
            canvas.put(card(colour, fan.width, fan.height, ground), x + place * fan.pitch, top)
        wide = (held - 1) * fan.pitch + fan.width
        canvas.fill(x, _TOP + 245, wide, 3, colours.INK)
        said = f"{held} {COLOUR_NAMES[colour]}"
        canvas.text(x + wide / 2, _TOP + 284, said, Type(34, Weight.BOLD), colours.INK, colours.PAPER, "ms")
        x += wide + fan.gap
    _put_free(canvas, x, HAND_LIMIT - len(hand), ground)


def _fan(cards: int, groups: int) -> Fan:
    """The largest fan that fits; three sizes are enough for ten cards of five colours."""
    fans = (_fan_of(size, cards, groups) for size in ((164, 226), (148, 204), (132, 182), (116, 160)))
    return next(fan for fan in fans if fan.pitch >= fan.width * 0.44)


def _fan_of(size: tuple[int, int], cards: int, groups: int) -> Fan:
    """Cards of one size, as far apart as the room lets them."""
    spare = _ROOM - groups * size[0] - (groups - 1) * 30
    covered = cards - groups
    return Fan(*size, min(round(size[0] * 0.68), spare // covered) if covered else size[0])


def _put_free(canvas: Canvas, x: int, free: int, ground: colours.Paint) -> None:
    room = min(140, WIDTH - 36 - x)
    if free < 1 or room < 110:
        return
    canvas.put(dashed_box(room, 226, colours.DASH, 3, 12, 9, ground), x, _TOP)
    canvas.text(x + room / 2, _TOP + 102, f"{free} free", NAME, colours.MUTED, ground, "ms")
    canvas.text(x + room / 2, _TOP + 140, f"limit {HAND_LIMIT}", CAPTION, colours.MUTED, ground, "ms")


# What can be paid


def _payable(view: Position, player: Player) -> list[tuple[str, str]]:
    """Tiles left that this hand can pay, and their labels: starred if only when touching."""
    plain, starred = [], []
    for tile, left in zip(TILES, view.stock, strict=True):
        price = max(0, int(tile[1]) - view.discount)
        if left and payments(view, player, tile, price):
            plain.append((tile, tile))
        elif left and payments(view, player, tile, price - 1):
            starred.append((tile, tile + "*"))
    return plain + starred


def _rows(payable: list[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """The tiles in lines as wide as the panel."""
    rows: list[list[tuple[str, str]]] = [[]]
    x = _FIRST
    for tile, label in payable:
        wide = _wide(tile, label)
        if x + wide > (_LAST if len(rows) == 1 else WIDTH - 50) and rows[-1]:
            rows.append([])
            x = _FIRST
        rows[-1].append((tile, label))
        x += wide
    return rows


_FIRST: Final = 222
_LAST: Final = 1000
"""The first line ends before the words "if touching"."""


def _wide(tile: str, label: str) -> int:
    return round(extent(cells_of(tile, 0))[0] * _CELL + 9 + width(label, SENTENCE_BOLD) + 22)


def _put_payable(canvas: Canvas, rows: list[list[tuple[str, str]]]) -> None:
    height = 22 + len(rows) * _ROW
    canvas.put(panel(1144, height, colours.CARD, colours.LINE, 2, colours.PAPER), 28, _PAY_TOP)
    middle = _PAY_TOP + 11 + _ROW // 2
    canvas.text(52, middle, "You can pay", SENTENCE, colours.MUTED, colours.CARD, "lm")
    if not rows[0]:
        canvas.text(_FIRST, middle, "nothing yet", SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
    if any(label.endswith("*") for row in rows for _, label in row):
        canvas.text(1152, middle, "* if touching", CAPTION, colours.MUTED, colours.CARD, "rm")
    for number, row in enumerate(rows):
        x = _FIRST
        for tile, label in row:
            columns, high = extent(cells_of(tile, 0))
            canvas.put(_small(tile), x, middle + number * _ROW - high * _CELL / 2)
            after = x + columns * _CELL + 9
            canvas.text(after, middle + number * _ROW, label, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
            x += _wide(tile, label)


@lru_cache(maxsize=20)
def _small(tile: str) -> Sprite:
    columns, rows = extent(cells_of(tile, 0))
    sheet = Sketch(columns * _CELL + 4, rows * _CELL + 4)
    draw_silhouette(sheet, tile, 0, 2, 2, _CELL)
    return sprite(sheet.art(), colours.CARD, 2)
