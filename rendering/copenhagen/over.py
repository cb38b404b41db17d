"""The table picture when it is over: the winner marked, everybody's place, and how the points came."""

from typing import Final

from PIL import Image

from games.api import Outcome, Score
from games.copenhagen.position import Position
from games.copenhagen.rules import standing
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.copenhagen.ground import over_ground
from rendering.copenhagen.layout import LAYOUTS, POINTS_HEIGHT, Layout
from rendering.copenhagen.seat_panel import put_seat_panel, seat_panels
from rendering.copenhagen.track import put_boats, put_header, scores_of
from rendering.parts import MARGIN, WIDTH, door, panel
from rendering.text import CAPTION, SENTENCE_BOLD, Type, Weight

_COLUMNS_LEFT: Final = 560
_COLUMNS_RIGHT: Final = 1160
_HEAD: Final = 64
_LINE: Final = 62


def draw_over(view: Position, ended: Outcome, reader: Reader) -> Image.Image:
    """The last picture that everybody sees."""
    layout = LAYOUTS[len(view.players)]
    canvas = Canvas(over_ground(layout.seats, reader.language))
    put_header(canvas, layout, view, ended, reader)
    for seat_panel in seat_panels(view, ended, reader):
        put_seat_panel(canvas, layout, seat_panel)
    put_boats(canvas, layout, scores_of(view))
    _put_points(canvas, layout, standing(view), ended, reader)
    return canvas.image


def _put_points(
    canvas: Canvas, layout: Layout, scores: tuple[Score, ...], ended: Outcome, reader: Reader
) -> None:
    """A line for every way to score, a column for every seat in seat order."""
    top, room = layout.points, (_COLUMNS_RIGHT - _COLUMNS_LEFT) / layout.seats
    middles = [_COLUMNS_LEFT + (seat + 0.5) * room for seat in range(layout.seats)]
    grounds = [colours.WINNER if place == 1 else colours.CARD for place in ended.places]
    for middle, ground in zip(middles, grounds, strict=True):
        if ground == colours.WINNER:
            wide = round(room) - 12
            plate = panel(wide, POINTS_HEIGHT - 16, ground, colours.AMBER, 4, colours.CARD)
            canvas.put(plate, middle - wide / 2, top + 8)
    for seat, (middle, ground) in enumerate(zip(middles, grounds, strict=True)):
        canvas.put(door(seat, 32, 40, ground), middle - 16, top + 16)
    for number, line in enumerate(scores[0].lines):
        y = top + _HEAD + number * _LINE
        canvas.fill(MARGIN + 18, y, WIDTH - 2 * MARGIN - 36, 2, colours.LINE)
        label, rate = reader.read(line.label), reader.read(line.rate)
        canvas.text(46, y + 42, label, SENTENCE_BOLD, colours.INK, colours.CARD)
        canvas.text(_COLUMNS_LEFT - 20, y + 42, rate, CAPTION, colours.MUTED, colours.CARD, "rs")
        _put_line(canvas, y + 44, [score.lines[number].points for score in scores], middles, grounds)


def _put_line(
    canvas: Canvas, y: int, points: list[int], middles: list[float], grounds: list[colours.Paint]
) -> None:
    """The points of one line; the most of them black."""
    for number, middle, ground in zip(points, middles, grounds, strict=True):
        is_best = number > 0 and number == max(points)
        kind = Type(36, Weight.BLACK if is_best else Weight.SEMIBOLD)
        paint = colours.INK if number else colours.QUIET
        canvas.text(middle, y, str(number), kind, paint, ground, "ms")
