"""After the end, in the heap's place: where everybody's points came from."""

from typing import Final

from games.api import Outcome, Score, ScoreLine
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.kensington.layout import Foot
from rendering.kensington.signs import BIRDS, sign
from rendering.parts import MARGIN, WIDTH, door, lay_panel, panel
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, Type, Weight

_LEFT: Final = 18
_HEAD: Final = 62
_LINE: Final = 46
_COLUMNS: Final = 560
"""Where the seats' columns begin."""
_NUMBER, _BEST = Type(32), Type(34, Weight.BLACK)


def lay_points(ground: Ground, foot: Foot, y: int, reader: Reader) -> None:
    """The paper and its lines."""
    lay_panel(ground, _LEFT, y, WIDTH - 2 * _LEFT, foot.height, colours.PAPER, colours.PAPER, 0, 16)
    title = reader.read(say("kensington-caption-points"))
    ground.text(MARGIN + 16, y + 46, title, HEAD, colours.INK)
    for number in range(6):
        ground.fill(MARGIN + 16, y + _HEAD + number * _LINE, WIDTH - 2 * MARGIN - 32, 2, colours.LINE)


def put_points(canvas: Canvas, y: int, scores: tuple[Score, ...], ended: Outcome, reader: Reader) -> None:
    """A line for every way to score, a column for every seat; the birds that break ties come last."""
    pitch = (WIDTH - MARGIN - 16 - _COLUMNS) / len(scores)
    rows = list(zip(*(score.lines for score in scores), strict=True))
    birds = [score.tie_break.points for score in scores if score.tie_break]
    for seat, place in enumerate(ended.places):
        _put_column_head(canvas, seat, _COLUMNS + seat * pitch, y, round(pitch), place == 1)
    for number, row in enumerate(rows):
        _put_rule(canvas, number, y, row[0], reader)
        counts = [line.points for line in row]
        _put_counts(canvas, number, y, counts, max(counts), ended, pitch)
    tie_break = scores[0].tie_break
    if tie_break:
        _put_rule(canvas, BIRDS, y, tie_break, reader)
        _put_counts(canvas, BIRDS, y, birds, 0, ended, pitch)


def _put_column_head(canvas: Canvas, seat: int, x: float, y: int, wide: int, won: bool) -> None:
    ground = colours.PAPER
    if won:
        plate = panel(min(150, wide - 8), _HEAD + 6 * _LINE, colours.WINNER, colours.AMBER, 4, colours.PAPER)
        canvas.put(plate, x + (wide - plate.image.width) / 2, y + 8)
        for number in range(6):
            line = y + _HEAD + number * _LINE
            canvas.fill(
                round(x + (wide - plate.image.width) / 2) + 4, line, plate.image.width - 8, 2, colours.LINE
            )
        ground = colours.WINNER
    canvas.put(door(seat, 34, 42, ground), x + wide / 2 - 17, y + 14)


def _put_rule(canvas: Canvas, way: int, y: int, rule: ScoreLine, reader: Reader) -> None:
    middle = y + _HEAD + (way + 0.5) * _LINE
    label, rate = reader.read(rule.label), reader.read(rule.rate)
    canvas.put(sign(way, 36, colours.PAPER), MARGIN + 16, middle - 18)
    canvas.text(MARGIN + 70, middle, label, CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
    canvas.text(_COLUMNS - 24, middle, rate, CAPTION, colours.MUTED, colours.PAPER, "rm")


def _put_counts(
    canvas: Canvas, way: int, y: int, counts: list[int], best: int, ended: Outcome, pitch: float
) -> None:
    for seat, number in enumerate(counts):
        ground = colours.WINNER if ended.places[seat] == 1 else colours.PAPER
        kind = _BEST if number and number == best else _NUMBER
        paint = colours.INK if number else colours.QUIET
        x, middle = _COLUMNS + (seat + 0.5) * pitch, y + _HEAD + (way + 0.5) * _LINE
        canvas.text(x, middle, str(number), kind, paint, ground, "mm")
