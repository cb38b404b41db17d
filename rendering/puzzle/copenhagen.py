"""A puzzle of Copenhagen as a picture: the house, the hand, the harbour, the tiles left and the abilities."""

from functools import lru_cache
from typing import Final

from PIL import Image

from games.copenhagen.components import Ability, Colour
from games.copenhagen.names import ability_name
from games.copenhagen.position import TILE_NUMBER, Position
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.copenhagen.abilities import Worth, ability_tile
from rendering.copenhagen.bricks import cells_of, draw_gone, draw_silhouette, extent
from rendering.copenhagen.house import draw_empty_house, line_mark, put_house
from rendering.copenhagen.layout import HouseSpot
from rendering.copenhagen.pieces import card, coat_art
from rendering.grounds import kept_ground
from rendering.league.scenes import HEAD, scene_of
from rendering.league.sheet import LegendItem
from rendering.parts import GAP, MARGIN, WIDTH, Box, disc
from rendering.puzzle.sheet import FOOT, STATE_HEIGHT, ground_of, heading, put_foot, put_head, put_state
from rendering.puzzle.values import PuzzleValues
from rendering.sketch import Sketch
from rendering.text import CAPTION_BOLD, SENTENCE, Type, Weight

_LEFT: Final = 506
_RIGHT: Final = MARGIN + _LEFT + GAP
_WIDE: Final = WIDTH - MARGIN - _RIGHT
_HAND, _HARBOUR, _STOCK = 186, 172, 236
_ABILITY_ROW: Final = 64
_CELL: Final = 79
_CARD, _PITCH = (74, 96), 34
_SLOT: Final = Type(26, Weight.BLACK)
_SIZES: Final = (2, 3, 4, 5)
_SMALL: Final = 13


def draw_copenhagen(values: PuzzleValues, reader: Reader) -> Image.Image:
    """The puzzle, or with its answer the house after the best turn, its new tiles ringed."""
    view: Position = values.view
    player = view.players[values.seat]
    rows = -(-max(1, len(player.active)) // 2)
    boxes = _boxes(rows)
    canvas = Canvas(_ground(rows, values.seat))
    put_head(canvas, values, reader)
    after = view if values.solved is None else values.solved
    house = after.players[values.seat].house
    newest = len(house.placed) - len(player.house.placed)
    put_house(canvas, _house(boxes[0]), house, newest, colours.CARD)
    _put_hand(canvas, boxes[1], player.hand, reader)
    _put_harbour(canvas, boxes[2], view.harbour, reader)
    _put_stock(canvas, boxes[3], view, reader)
    _put_abilities(canvas, boxes[4], player.active, reader)
    put_state(canvas, boxes[5], values, reader)
    put_foot(canvas, scene_of(values.game), boxes[0].below, values, _legend(reader), reader)
    return canvas.image


def _boxes(ability_rows: int) -> tuple[Box, ...]:
    """The house's panel, and those beside it from above."""
    heights = (_HAND, _HARBOUR, _STOCK, 66 + ability_rows * _ABILITY_ROW, STATE_HEIGHT)
    beside, y = [], HEAD
    for high in heights:
        beside.append(Box(_RIGHT, y, _WIDE, high))
        y = beside[-1].below
    return (Box(MARGIN, HEAD, _LEFT, y - GAP - HEAD), *beside)


def _house(box: Box) -> HouseSpot:
    """The house stands at the foot of its panel."""
    return HouseSpot(box.x + 60, box.y + box.height - 62 - 9 * _CELL, _CELL, 120, 34)


@kept_ground
def _ground(ability_rows: int, seat: int) -> Image.Image:
    boxes = _boxes(ability_rows)

    def lay(ground: Ground) -> None:
        house = Sketch(_RIGHT, boxes[0].below)
        draw_empty_house(house, _house(boxes[0]), seat)
        ground.lay(house.art(), 0, 0)

    return ground_of("copenhagen", boxes[0].below + FOOT, boxes, lay).settled()


def _put_hand(canvas: Canvas, box: Box, hand: str, reader: Reader) -> None:
    cards = reader.read(say("puzzle-picture-cards", cards=len(hand)))
    heading(canvas, box, say("puzzle-picture-hand"), reader, cards)
    x, y = box.x + 22, box.y + 66
    for colour in Colour:
        held = hand.count(colour)
        for place in range(held):
            canvas.put(card(colour, *_CARD, colours.CARD), x + place * _PITCH, y)
        if held:
            x += (held - 1) * _PITCH + _CARD[0] + 26


def _put_harbour(canvas: Canvas, box: Box, harbour: str, reader: Reader) -> None:
    heading(canvas, box, say("copenhagen-caption-harbour-head"), reader)
    pitch = (box.width - 44 - 66) / (len(harbour) - 1)
    for bridge, letter in enumerate(harbour):
        x = box.x + 22 + bridge * pitch
        canvas.put(card(letter, 66, 86, colours.CARD), x, box.y + 58)
        slot = disc(str(bridge + 1), 17, colours.INK, colours.WHITE, _SLOT, colours.CARD, colours.INK)
        canvas.put(slot, x + 33, box.y + 148)


def _put_stock(canvas: Canvas, box: Box, view: Position, reader: Reader) -> None:
    """Every tile by colour and size; what is gone is an outline."""
    heading(canvas, box, say("copenhagen-caption-tiles-left"), reader)
    across = (box.width - 36) / len(Colour)
    for column, colour in enumerate(Colour):
        for row, size in enumerate(_SIZES):
            name = f"{colour}{size}"
            left = view.stock[TILE_NUMBER[name]]
            _, high = extent(cells_of(name, 0))
            x = box.x + 22 + column * across
            middle = box.y + 84 + row * 42
            canvas.put(_small(name, left > 0), x, middle - high * _SMALL / 2)
            paint = colours.INK if left else colours.QUIET
            canvas.text(x + 5 * _SMALL + 8, middle, name, CAPTION_BOLD, paint, colours.CARD, "lm")


@lru_cache(maxsize=40)
def _small(name: str, is_left: bool) -> Sprite:
    columns, rows = extent(cells_of(name, 0))
    sheet = Sketch(columns * _SMALL + 4, rows * _SMALL + 4)
    (draw_silhouette if is_left else draw_gone)(sheet, name, 0, 2, 2, _SMALL)
    return sprite(sheet.art(), colours.CARD, 2)


def _put_abilities(canvas: Canvas, box: Box, active: tuple[Ability, ...], reader: Reader) -> None:
    heading(canvas, box, say("puzzle-picture-abilities"), reader)
    if not active:
        nothing = reader.read(say("puzzle-picture-nothing"))
        canvas.text(box.x + 22, box.y + 94, nothing, SENTENCE, colours.MUTED, colours.CARD)
    for number, ability in enumerate(active):
        x = box.x + 22 + number % 2 * (box.width - 30) // 2
        y = box.y + 62 + number // 2 * _ABILITY_ROW
        canvas.put(ability_tile(ability, 54, Worth.ACTIVE, colours.CARD), x, y)
        name = reader.read(ability_name(ability))
        canvas.text(x + 68, y + 27, name, CAPTION_BOLD, colours.INK, colours.CARD, "lm")


def _legend(reader: Reader) -> tuple[LegendItem, ...]:
    done = line_mark("", 16, 20, False, colours.PAPER)
    centred = Sprite(done.image, done.mask)
    shield = sprite(coat_art(36), colours.PAPER)
    return (
        (centred, 34, reader.read(say("puzzle-picture-line-done"))),
        (shield, shield.image.width, reader.read(say("puzzle-picture-coat"))),
    )
