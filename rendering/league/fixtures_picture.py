"""The tables of a division as a picture: three in panels, the others as lines, and what opens next."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from games.message import Typed, say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.cards import canvas_colour
from rendering.colours import Paint
from rendering.grounds import kept_ground
from rendering.kept import kept
from rendering.league.fixtures import (
    Fixtures,
    FixtureSeat,
    FixtureTable,
    NextTable,
    about_fixtures,
    about_table,
    by_attention,
    state_in_words,
)
from rendering.league.numbers import decimal
from rendering.league.scenes import HEAD, Scene, scene_of
from rendering.league.sheet import LEFT, ROOM, SMALL_NAMES, begun, finish, put_line, put_name, put_title
from rendering.league.signs import State, emblem, points_badge, put_state, state_pill_width
from rendering.names import shown_name
from rendering.parts import GAP, MARGIN, WIDTH, door, lay_panel, panel
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, ELLIPSIS, LABEL, Type, Weight, fitted, width

_PANEL: Final = 262
_PITCH: Final = _PANEL + GAP
_SEATS_TOP: Final = 108
_SEAT: Final = 134
_MOST_PANELS: Final = 3
_LINE: Final = 60
_MOST_LINES: Final = 3
_NEXT_HEAD: Final = 58
_NEXT: Final = 84
_MOST_NEXT: Final = 3
_WIDE: Final = WIDTH - 2 * MARGIN
_HEAD: Final = Type(34, Weight.BLACK)
_NUMBER: Final = Type(36, Weight.BLACK)
_SCORE: Final = Type(52, Weight.BLACK)


@dataclass(frozen=True)
class _Layout:
    """How many panels, lines and boxes there are; equal layouts share a ground."""

    game: str
    panels: int
    lines: int
    following: int

    @property
    def lines_top(self) -> int:
        """Where the panel of lines begins."""
        return HEAD + self.panels * _PITCH

    @property
    def next_top(self) -> int:
        """Where the head of what comes next begins."""
        return self.lines_top + (self.lines * _LINE + 8 + GAP if self.lines else 0)

    @property
    def height(self) -> int:
        """Of the picture."""
        end = self.next_top + (_NEXT_HEAD + _NEXT + GAP if self.following else 0)
        return end + 14


def draw_fixtures(fixtures: Fixtures, reader: Reader) -> Image.Image:
    """A division's tables, those that need attention first."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(fixtures.game)
    tables = by_attention(fixtures.tables)
    shown, others = tables[:_MOST_PANELS], tables[_MOST_PANELS:]
    lines = min(len(others), _MOST_LINES + 1)
    following = fixtures.following[:_MOST_NEXT]
    layout = _Layout(fixtures.game, len(shown), lines, len(following))
    canvas = Canvas(_ground(layout))
    put_title(canvas, scene, shown_name(fixtures.league), reader.read(about_fixtures(fixtures)))
    for number, table in enumerate(shown):
        _put_table(canvas, HEAD + number * _PITCH, fixtures, table, reader)
    _put_lines(canvas, layout, others, reader)
    _put_following(canvas, layout, scene, fixtures, reader)
    return canvas.image


@kept_ground
def _ground(layout: _Layout) -> Image.Image:
    scene = scene_of(layout.game)
    ground = begun(scene, layout.height)
    for number in range(layout.panels):
        lay_panel(ground, MARGIN, HEAD + number * _PITCH, _WIDE, _PANEL)
    if layout.lines:
        lay_panel(ground, MARGIN, layout.lines_top, _WIDE, layout.lines * _LINE + 8)
    for number in range(1, layout.lines):
        ground.fill(44, layout.lines_top + 4 + number * _LINE, _WIDE - 40, 2, colours.LINE)
    finish(ground, layout.height)
    return ground.settled()


# Tables in panels


def _put_table(canvas: Canvas, y: int, fixtures: Fixtures, table: FixtureTable, reader: Reader) -> None:
    card = colours.CARD
    canvas.put(emblem(fixtures.game, 72, card), 44, y + 18)
    title = reader.read(say("league-picture-table", number=str(table.number)))
    canvas.text(134, y + 50, title, _NUMBER, colours.INK, card)
    canvas.text(134, y + 86, reader.read(about_table(table)), CAPTION, colours.MUTED, card)
    room = WIDTH - 44 - 134 - max(width(title, _NUMBER), width(reader.read(about_table(table)), CAPTION)) - 24
    put_state(canvas, WIDTH - 44, y + 26, _state_text(table, reader, room), table.state, room, card)
    seats = len(table.seats)
    pitch = (_WIDE - 40 + GAP) / max(1, seats)
    for number, seat in enumerate(table.seats):
        x, wide = round(44 + number * pitch), round(pitch) - GAP
        _put_seat(canvas, x, y + _SEATS_TOP, wide, number, seat, table, fixtures.goal, reader)


def _state_text(table: FixtureTable, reader: Reader, room: float) -> str:
    """Names as they can be drawn; where they are too long for the pill, they are cut and not the time."""
    longest = max((len(shown_name(seat.name)) for seat in table.seats), default=0)
    for most in range(longest, 2, -1):
        text = reader.read(state_in_words(table, partial(_shortened, most=most)))
        if state_pill_width(text) <= room:
            break
    return text


def _shortened(name: str, most: int) -> Typed:
    shown = shown_name(name)
    return Typed(shown if len(shown) <= most else shown[:most].rstrip() + ELLIPSIS)


def _put_seat(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    number: int,
    seat: FixtureSeat,
    table: FixtureTable,
    goal: int,
    reader: Reader,
) -> None:
    moving = seat.is_to_move and table.state in (State.PLAYING, State.LATE)
    fill: Paint = colours.CARD
    if moving:
        fill = colours.LIT
        ring = colours.AMBER if table.state is State.PLAYING else colours.WARN
        canvas.put(_ringed(wide, _SEAT, ring), x, y)
    elif seat.is_winner:
        fill = colours.OK_PALE
        canvas.put(panel(wide, _SEAT, fill, colours.OK, 3, colours.CARD), x, y)
    else:
        canvas.put(panel(wide, _SEAT, fill, colours.LINE, 2, colours.CARD), x, y)
    canvas.put(door(number, 36, 44, fill), x + 14, y + 14)
    put_name(canvas, x + 60, y + 38, seat.name, wide - 70, colours.INK, fill, SMALL_NAMES)
    if seat.score is None:
        return
    score = str(seat.score).replace("-", "−")
    canvas.text(x + 16, y + 120, score, _SCORE, colours.INK, fill)
    if goal:
        canvas.text(x + 26 + width(score, _SCORE), y + 118, f"/ {goal}", CAPTION, colours.MUTED, fill)
    if seat.earned is not None:
        _put_earned(canvas, x + wide - 12, y + 82, reader.read(decimal(seat.earned)), seat.is_winner, fill)


def _put_earned(canvas: Canvas, right: int, y: int, points: str, won: bool, ground: Paint) -> None:
    """League points: ink for the winner."""
    text = points if points == "0" else f"+{points}"
    fill, on = (colours.INK, colours.HONEY) if won else (colours.SPENT, colours.INK)
    badge = points_badge(text, fill, on, ground, CAPTION_BOLD, 40)
    canvas.put(badge, right - badge.image.width, y)


@kept
def _ringed(wide: int, high: int, ring: Paint) -> Sprite:
    """The seat to move, with its ring outside."""
    sheet = Sketch(wide + 10, high + 10)
    sheet.round_box(0, 0, wide + 10, high + 10, 16, ring)
    sheet.round_box(4, 4, wide + 2, high + 2, 13, colours.INK)
    sheet.round_box(6, 6, wide - 2, high - 2, 12, colours.LIT)
    return sprite(sheet.art(), colours.CARD, 5)


# Tables as lines, and what comes next


def _put_lines(canvas: Canvas, layout: _Layout, tables: tuple[FixtureTable, ...], reader: Reader) -> None:
    for number, table in enumerate(tables[:_MOST_LINES]):
        middle = layout.lines_top + 4 + number * _LINE + _LINE // 2
        mark = str(table.number)
        canvas.text(44, middle, mark, _NUMBER, colours.INK, colours.CARD, "lm")
        state = _state_text(table, reader, 470)
        put_state(canvas, WIDTH - 44, middle - 24, state, table.state, 470, colours.CARD)
        left = 44 + max(60, width(mark, _NUMBER) + 16)
        room = WIDTH - 44 - min(470, state_pill_width(state)) - 16 - left
        names = reader.list(tuple(shown_name(seat.name) for seat in table.seats))
        kind = CAPTION if width(names, CAPTION) <= room else LABEL
        canvas.text(left, middle, fitted(names, kind, room), kind, colours.INK, colours.CARD, "lm")
    left_over = len(tables) - _MOST_LINES
    if left_over > 0:
        middle = layout.lines_top + 4 + _MOST_LINES * _LINE + _LINE // 2
        more = reader.read(say("league-picture-more-tables", count=left_over))
        canvas.text(44, middle, more, CAPTION, colours.MUTED, colours.CARD, "lm")


def _put_following(canvas: Canvas, layout: _Layout, scene: Scene, fixtures: Fixtures, reader: Reader) -> None:
    if not layout.following:
        return
    y = layout.next_top
    head = reader.read(say("league-picture-next"))
    start = LEFT + 16 + put_line(canvas, LEFT, y + 40, head, (_HEAD,), scene.skin.text, ROOM)
    count = len(fixtures.following)
    about = say("league-picture-next-of", count=count) if count > layout.following else ""
    if fixtures.at_once:
        about = say("league-picture-at-once", count=fixtures.at_once)
    room = WIDTH - LEFT - start
    put_line(canvas, start, y + 40, reader.read(about), (CAPTION, LABEL), scene.skin.muted, room)
    wide = (_WIDE - GAP * (layout.following - 1)) // layout.following
    for number, coming in enumerate(fixtures.following[: layout.following]):
        _put_next(canvas, MARGIN + number * (wide + GAP), y + _NEXT_HEAD, wide, coming, reader)


def _put_next(canvas: Canvas, x: int, y: int, wide: int, coming: NextTable, reader: Reader) -> None:
    outside = canvas_colour(canvas, x + wide // 2, y)
    canvas.put(panel(wide, _NEXT, colours.PAPER, colours.EDGE, 2, outside), x, y)
    mark = str(coming.number)
    canvas.text(x + 16, y + _NEXT / 2, mark, Type(30, Weight.BLACK), colours.INK, colours.PAPER, "lm")
    start = x + 30 + width(mark, Type(30, Weight.BLACK))
    names = ", ".join(shown_name(name) for name in coming.names)
    kinds = (Type(28), Type(26))
    put_name(canvas, start, y + _NEXT / 2, names, x + wide - 12 - start, colours.INK, colours.PAPER, kinds)
