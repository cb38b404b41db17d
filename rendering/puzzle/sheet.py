"""What the pictures of all puzzles have in common: title, stars, how many found it, and the note below."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from games.message import Message, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.league.scenes import Scene, scene_of
from rendering.league.sheet import LEGEND_LINE, LegendItem, begun, finish, put_legend, put_title
from rendering.parts import Box, lay_panel
from rendering.puzzle.values import PuzzleValues
from rendering.sketch import Sketch
from rendering.text import CAPTION, HEAD, SENTENCE, SENTENCE_BOLD, fitted, width

MOST_STARS: Final = 5
STATE_HEIGHT: Final = 156
FOOT: Final = LEGEND_LINE + 20
_STAR: Final = 36


def ground_of(
    game: str, height: int, boxes: tuple[Box, ...], lay: Callable[[Ground], None] | None = None
) -> Ground:
    """The sky of a game and its panels, not settled yet."""
    ground = begun(scene_of(game), height)
    for box in boxes:
        lay_panel(ground, box.x, box.y, box.width, box.height)
    if lay is not None:
        lay(ground)
    finish(ground, height)
    return ground


def put_head(canvas: Canvas, values: PuzzleValues, reader: Reader) -> None:
    """Which puzzle it is, and what is asked."""
    title = say("puzzle-picture-title", number=values.number)
    about = say(f"puzzle-picture-about-{values.game}")
    if values.points is not None:
        title = say("puzzle-picture-solved", number=values.number)
        about = say("puzzle-picture-best", points=values.points)
    put_title(canvas, scene_of(values.game), reader.read(title), reader.read(about))


def heading(canvas: Canvas, box: Box, said: Message, reader: Reader, more: str = "") -> None:
    """What a panel holds, and beside it how many."""
    text = reader.read(said)
    canvas.text(box.x + 22, box.y + 44, text, HEAD, colours.INK, colours.CARD)
    if more:
        after = box.x + 36 + width(text, HEAD)
        room = box.x + box.width - 20 - after
        canvas.text(after, box.y + 44, fitted(more, CAPTION, room), CAPTION, colours.MUTED, colours.CARD)


def put_state(canvas: Canvas, box: Box, values: PuzzleValues, reader: Reader) -> None:
    """When the answer opens, how many found it, how hard it is, and one's own run."""
    opens = say("puzzle-picture-open" if values.points is not None else "puzzle-picture-opens")
    heading(canvas, box, opens, reader)
    tally = reader.read(say("puzzle-tally", tried=values.tried, found=values.found))
    canvas.text(
        box.x + 22, box.y + 84, fitted(tally, CAPTION, box.width - 44), CAPTION, colours.MUTED, colours.CARD
    )
    middle = box.y + box.height - 38
    for number in range(MOST_STARS):
        canvas.put(star(number < values.stars, colours.CARD), box.x + 40 + number * 48, middle)
    word = reader.read(say("puzzle-word", stars=values.stars))
    canvas.text(box.x + 276, middle, word, SENTENCE, colours.MUTED, colours.CARD, "lm")
    if values.run is not None:
        run = reader.read(say("puzzle-picture-run", days=values.run))
        fits = width(reader.read(opens), HEAD) + width(run, SENTENCE_BOLD) + 70 <= box.width
        x, y, anchor = (box.x + box.width - 22, box.y + 44, "rs") if fits else (box.x + 22, box.y + 128, "ls")
        canvas.text(x, y, run, SENTENCE_BOLD, colours.INK, colours.CARD, anchor)


def put_foot(
    canvas: Canvas, scene: Scene, y: int, values: PuzzleValues, legend: tuple[LegendItem, ...], reader: Reader
) -> None:
    """What the signs mean, and who sees an answer."""
    note = "" if values.points is not None else reader.read(say("puzzle-picture-note"))
    put_legend(canvas, scene, y, legend, note)


@lru_cache(maxsize=8)
def star(is_lit: bool, ground: Paint) -> Sprite:
    """One of five, pasted by its middle."""
    half = _STAR // 2 + 4
    sheet = Sketch(2 * half, 2 * half)
    points = [
        (half + radius * sin(pi * step / 5), half + 1 - radius * cos(pi * step / 5))
        for step in range(10)
        for radius in (((_STAR / 2), _STAR * 0.21)[step % 2],)
    ]
    fill, line = (colours.AMBER, colours.INK) if is_lit else (colours.PAPER, colours.DASH)
    sheet.polygon(points, fill, line, 2)
    return sprite(sheet.art(), ground, half)
