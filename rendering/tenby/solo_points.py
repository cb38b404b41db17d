"""After the end of a solo game, in the market's place: where its points came from, in two columns."""

from typing import Final

from games.api import Score
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, panel
from rendering.tenby.marks import mark
from rendering.tenby.score import SIGNS
from rendering.text import CAPTION_BOLD, HEAD, Type, Weight, fitted

_HEAD: Final = 70
_LINE: Final = 54
_NUMBER: Final = Type(36, Weight.BLACK)
_TOTAL: Final = Type(56, Weight.BLACK)


def points_height(score: Score) -> int:
    """Half as many lines as there are ways to score."""
    return _HEAD + _LINE * _rows(score) + 12


def _rows(score: Score) -> int:
    return -(-len(score.lines) // 2)


def put_points(canvas: Canvas, y: int, score: Score, reader: Reader, sky: Paint) -> None:
    """Every way to score, and the total."""
    room, ground = WIDTH - 2 * MARGIN, colours.CARD
    canvas.put(panel(room, points_height(score), ground, colours.LINE, 2, sky), MARGIN, y)
    head = reader.read(say("tenby-picture-points-came"))
    canvas.text(MARGIN + 18, y + 46, head, HEAD, colours.INK, ground)
    total = str(score.points).replace("-", "−")
    canvas.text(WIDTH - MARGIN - 24, y + 54, total, _TOTAL, colours.INK, ground, "rs")
    rows, wide = _rows(score), room // 2
    for number, line in enumerate(score.lines):
        x, top = MARGIN + number // rows * wide, y + _HEAD + number % rows * _LINE
        canvas.fill(x + 16, top, wide - 32, 2, colours.LINE)
        canvas.put(mark(SIGNS[line.label], 40, ground), x + 18, top + 8)
        label = fitted(reader.read(line.label), CAPTION_BOLD, wide - 190)
        canvas.text(x + 72, top + _LINE / 2 + 1, label, CAPTION_BOLD, colours.INK, ground, "lm")
        paint = colours.INK if line.points > 0 else colours.WARN if line.points else colours.QUIET
        points = str(line.points).replace("-", "−")
        canvas.text(x + wide - 24, top + _LINE / 2 + 1, points, _NUMBER, paint, ground, "rm")
