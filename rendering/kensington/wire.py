"""The bird wire under the header: one bird for each that is out, numbered rings for those to come."""

from math import pi, sin
from typing import Final

from games.kensington.building import BIRDS
from games.kensington.components import BIRDS_TO_END
from games.kensington.ends import birds_out
from games.kensington.position import Position
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, joined
from rendering.colours import Paint
from rendering.kensington.captions import bird_words
from rendering.kensington.marks import bird
from rendering.kept import kept
from rendering.parts import disc
from rendering.sketch import Sketch
from rendering.text import SENTENCE, Type, Weight, fitted, width

_LEFT, _RIGHT = 40, 588
_SAG: Final = 13
_PITCH: Final = 70
_BIRD: Final = 48
_RING_TEXT: Final = Type(26, Weight.BOLD)
_COUNT: Final = Type(46, Weight.BLACK)


def lay_wire(ground: Ground, y: int) -> None:
    """Two posts and the wire between them; y is the posts' foot."""
    sheet = Sketch(_RIGHT + 8, 80)
    for post in (_LEFT, _RIGHT):
        sheet.line([(post, 14), (post, 72)], colours.WAREHOUSE, 7)
    points = [(x, 26 + _hang(x)) for x in range(_LEFT, _RIGHT + 1, 4)]
    sheet.line(points, colours.NIGHT_MUTED, 3)
    ground.lay(sheet.art(), 0, y - 76)


def _hang(x: float) -> float:
    return _SAG * sin(pi * (x - _LEFT) / (_RIGHT - _LEFT))


def put_wire(canvas: Canvas, view: Position, reader: Reader, y: int, sky: Paint) -> None:
    """The birds that are out, and in words how many are missing."""
    out = birds_out(view)
    canvas.put(_perched(out, sky), 0, y - 110)
    birds = reader.read(BIRDS[0])
    canvas.text(_RIGHT + 32, y - 24, birds, SENTENCE, colours.NIGHT_MUTED, sky)
    count = f"{out} / {BIRDS_TO_END}"
    after = _RIGHT + 46 + width(birds, SENTENCE)
    canvas.text(after, y - 21, count, _COUNT, colours.NIGHT_TEXT, sky)
    after += width(count, _COUNT) + 22
    said = fitted(reader.read(bird_words(view)), SENTENCE, 1172 - after)
    canvas.text(after, y - 24, said, SENTENCE, colours.NIGHT_MUTED, sky)


@kept
def _perched(out: int, sky: Paint) -> Sprite:
    """All birds and rings as one sprite."""
    pieces = []
    for number in range(BIRDS_TO_END):
        x = _LEFT + 36 + number * _PITCH
        perch = 60 + _hang(x + 22)
        if number < out:
            pieces.append((bird(_BIRD, sky), float(x), perch))
        else:
            ring = disc(str(number + 1), 19, sky, colours.NIGHT_MUTED, _RING_TEXT, sky, colours.DARK_FRAME)
            pieces.append((ring, x + 25.0, perch - 24))
    return joined(_RIGHT, 80, pieces)
