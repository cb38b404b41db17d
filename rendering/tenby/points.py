"""After the end, in the market's place: where everybody's points came from."""

from typing import Final

from games.api import Outcome, Score
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, door, panel
from rendering.tenby.marks import mark
from rendering.tenby.score import SIGNS
from rendering.text import CAPTION_BOLD, HEAD, Type, Weight, fitted

_HEAD: Final = 62
_LINE: Final = 46
_COLUMNS: Final = 470
_NUMBER, _BEST = Type(32), Type(34, Weight.BLACK)


def points_height(scores: tuple[Score, ...]) -> int:
    """A line for every way to score and one for what breaks ties."""
    return _HEAD + _LINE * (len(scores[0].lines) + 1) + 10


def put_points(
    canvas: Canvas, y: int, scores: tuple[Score, ...], ended: Outcome, reader: Reader, sky: Paint
) -> None:
    """A column for every seat."""
    room = WIDTH - 2 * MARGIN
    canvas.put(panel(room, points_height(scores), colours.CARD, colours.LINE, 2, sky), MARGIN, y)
    head = reader.read(say("tenby-picture-points-came"))
    canvas.text(MARGIN + 18, y + 44, head, HEAD, colours.INK, colours.CARD)
    lines = len(scores[0].lines)
    for number in range(lines + 1):
        canvas.fill(MARGIN + 16, y + _HEAD + number * _LINE, room - 32, 2, colours.LINE)
    pitch = (WIDTH - MARGIN - 12 - _COLUMNS) // len(scores)
    best = [max(score.lines[number].points for score in scores) for number in range(lines)]
    for seat, score in enumerate(scores):
        _put_column(canvas, _COLUMNS + seat * pitch, y, pitch, seat, score, best, ended.places[seat] == 1)
    rules = [*scores[0].lines, *(score.tie_break for score in scores[:1] if score.tie_break)]
    for number, rule in enumerate(rules):
        middle = y + _HEAD + (number + 0.5) * _LINE
        canvas.put(mark(SIGNS[rule.label], 36, colours.CARD), MARGIN + 16, middle - 17)
        label = fitted(reader.read(rule.label), CAPTION_BOLD, _COLUMNS - MARGIN - 80)
        canvas.text(MARGIN + 66, middle, label, CAPTION_BOLD, colours.INK, colours.CARD, "lm")


def _put_column(
    canvas: Canvas, x: int, y: int, wide: int, seat: int, score: Score, best: list[int], won: bool
) -> None:
    ground, middle = colours.CARD, x + wide / 2
    lines = len(score.lines)
    if won:
        ground, room = colours.WINNER, min(150, wide - 8)
        high, left = _HEAD + (lines + 1) * _LINE - 2, round(middle - room / 2)
        canvas.put(panel(room, high, ground, colours.AMBER, 4, colours.CARD), left, y + 6)
        for number in range(lines + 1):
            canvas.fill(left + 4, y + _HEAD + number * _LINE, room - 8, 2, colours.LINE)
    canvas.put(door(seat, 34, 42, ground), middle - 17, y + 13)
    numbers = [line.points for line in score.lines]
    if score.tie_break is not None:
        numbers.append(score.tie_break.points)
    for number, points in enumerate(numbers):
        is_best = points > 0 and number < lines and points == best[number]
        paint = colours.INK if points else colours.QUIET
        kind = _BEST if is_best else _NUMBER
        canvas.text(middle, y + _HEAD + (number + 0.5) * _LINE, str(points), kind, paint, ground, "mm")
