"""The table's pictures: every house at night with its warehouse, the bird wire, the heap or the points."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from games.api import Outcome
from games.kensington.position import Position
from games.kensington.rules import outcome, standing, to_act
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint, mix
from rendering.grounds import kept_ground
from rendering.kensington.captions import doing, last_words, nameless
from rendering.kensington.elevation import columns_of, is_roofed, size_of
from rendering.kensington.heap import cards_of, lay_heap, put_heap, put_special
from rendering.kensington.layout import (
    HEADER,
    OUTLINES_FEET,
    PILES_FEET,
    POINTS,
    POINTS_FEET,
    Foot,
    Page,
    pages_for,
)
from rendering.kensington.night import lay_moon, lay_stars
from rendering.kensington.points import lay_points, put_points
from rendering.kensington.seat_panel import SeatLook, panel
from rendering.kensington.wire import lay_wire, put_wire
from rendering.palette import drawn
from rendering.parts import WIDTH, last_sign, lay_frame, place_of, put_turn_pill
from rendering.seat_time import Times, time_pill
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, SENTENCE, TITLE, fitted, width

_PILL_ROOM = 400
_MOON = (652, 46, 24)


def draw_table(view: Position, reader: Reader, times: Times = ()) -> tuple[Image.Image, ...]:
    """What everybody sees: one picture, or the houses and then the heap."""
    ended = outcome(view)
    looks = tuple(_look_of(view, seat, reader, ended, times) for seat in range(len(view.players)))
    pages = _pages_of(view, ended, looks)
    return tuple(_draw_page(page, page is pages[0], view, reader, ended, looks) for page in pages)


def _pages_of(view: Position, ended: Outcome | None, looks: tuple[SeatLook, ...]) -> tuple[Page, ...]:
    sizes = tuple(size_of(player.building) for player in view.players)
    outlines = OUTLINES_FEET if view.options.heap_view else PILES_FEET
    feet = outlines if ended is None else POINTS_FEET
    noted = ended is not None or bool(view.gone) or any(look.time for look in looks)
    return pages_for(sizes, view.options.public_bird_counter, feet, noted)


def _draw_page(
    page: Page,
    first: bool,
    view: Position,
    reader: Reader,
    ended: Outcome | None,
    looks: tuple[SeatLook, ...],
) -> Image.Image:
    wire = first and view.options.public_bird_counter
    canvas = Canvas(_ground(wire, page.foot, cards_of(view), page.top, page.height, nameless(reader)))
    _put_header(canvas, page, wire, view, reader, ended)
    for spot in page.panels:
        outside = drawn(_night_at(spot.y + spot.height / 2, page.height))
        canvas.put(panel(replace(spot, x=0, y=0), looks[spot.seat], outside), spot.x, spot.y)
    if page.foot is not None:
        _put_foot(canvas, page.foot, page.top, view, reader, ended)
    return canvas.image


@kept_ground
def _ground(wire: bool, foot: Foot | None, cards: int, top: int, height: int, reader: Reader) -> Image.Image:
    """Night, moon and stars, the empty wire, the paper of the heap or of the points."""
    ground = Ground(WIDTH, height, colours.NIGHT)
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    lay_stars(ground, 590, 12, 220, 84)
    lay_moon(ground, *_MOON, _night_at(_MOON[1], height))
    ground.text(36, 60, "Kensington", TITLE, colours.NIGHT_TEXT)
    if wire:
        lay_wire(ground, HEADER + 78)
    if foot is POINTS:
        lay_points(ground, foot, top, reader)
    elif foot is not None:
        lay_heap(ground, foot, top, cards, reader)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _night_at(y: float, height: int) -> Paint:
    """The night's colour at a height, for what is pasted there."""
    return mix(colours.NIGHT, colours.NIGHT_FOOT, y / height)


def _put_header(
    canvas: Canvas, page: Page, wire: bool, view: Position, reader: Reader, ended: Outcome | None
) -> None:
    sky = _night_at(46, page.height)
    start = 54 + width("Kensington", TITLE)
    said = fitted(reader.read(doing(view)), SENTENCE, 610 - start)
    canvas.text(start, 60, said, SENTENCE, colours.NIGHT_MUTED, sky)
    put_turn_pill(canvas, view.turn, ended, reader, _PILL_ROOM, sky)
    if wire:
        put_wire(canvas, view, reader, HEADER + 78, _night_at(HEADER + 30, page.height))


def _look_of(view: Position, seat: int, reader: Reader, ended: Outcome | None, times: Times) -> SeatLook:
    """What the seat's panel shows; after the end its place instead of what it did last."""
    player, name = view.players[seat], reader.names[seat]
    resigned = reader.read(say("picture-resigned")) if seat in view.gone else ""
    if ended is None:
        newest = view.last.placed if view.last is not None and view.last.seat == seat else 0
        time = time_pill(times, seat, reader)
        return SeatLook(name, player, newest, seat in to_act(view), note=resigned, time=time)
    place = place_of(ended.places[seat])
    if ended.places[seat] == 1:
        return SeatLook(name, player, lit=True, badge=reader.read(place), note=resigned)
    note = say("picture-place-resigned", place=place) if resigned else place
    return SeatLook(name, player, note=reader.read(note))


def _put_foot(
    canvas: Canvas, foot: Foot, y: int, view: Position, reader: Reader, ended: Outcome | None
) -> None:
    if ended is not None:
        put_points(canvas, y, standing(view), ended, reader)
        return
    put_heap(canvas, foot, y, view, reader)
    if foot.below:
        _put_legend(canvas, y + foot.height - foot.below // 2, view, reader)


# The legend


def _put_legend(canvas: Canvas, y: int, view: Position, reader: Reader) -> None:
    """The last line: what was done last on the left, the signs that occur on the right."""
    x: float = WIDTH - 40
    if view.options.heap_view:
        x = put_special(canvas, view, reader, x, y) - 24
    if any(
        is_roofed(player.building, column)
        for player in view.players
        for column in columns_of(player.building)
    ):
        roofed = reader.read(say("kensington-caption-roofed"))
        x -= width(roofed, CAPTION)
        canvas.text(x, y, roofed, CAPTION, colours.INK, colours.PAPER, "lm")
        canvas.put(_roofed_sign(), x - 34, y)
        x -= 84
    if view.last is None:
        unmoved = reader.read(say("kensington-caption-unmoved"))
        canvas.text(40, y, unmoved, CAPTION, colours.MUTED, colours.PAPER, "lm")
        return
    canvas.put(last_sign(colours.DARK_WALL), 55, y)
    newest = reader.read(say("kensington-caption-newest"))
    canvas.text(84, y, newest, CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
    start = 92 + width(newest, CAPTION_BOLD)
    words = last_words(view, view.last, reader, CAPTION, x - start)
    canvas.text(start, y, words, CAPTION, colours.INK, colours.PAPER, "lm")


@lru_cache(maxsize=1)
def _roofed_sign() -> Sprite:
    sheet = Sketch(48, 34)
    sheet.round_box(1, 1, 46, 32, 8, colours.AMBER, colours.INK, 2)
    made = sprite(sheet.art(), colours.PAPER)
    return Sprite(made.image, made.mask, -24, -17)
