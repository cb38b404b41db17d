"""What the pictures of a league have in common: title and sky, names in their room, and the legend."""

from collections.abc import Sequence
from typing import Final

from rendering.canvas import Canvas, Ground, Sprite
from rendering.cards import canvas_colour
from rendering.colours import Paint
from rendering.league.scenes import SCENERY, Scene
from rendering.names import shown_name
from rendering.parts import WIDTH, lay_frame
from rendering.text import CAPTION, CAPTION_BOLD, NAME, SENTENCE, TITLE, Type, Weight, fitted, width, wrapped

LEFT: Final = 36
"""Where titles, heads and legends begin."""
ROOM: Final = WIDTH - 2 * LEFT
LEGEND_LINE: Final = 42
_TITLES: Final = (TITLE, Type(38, Weight.BLACK), Type(32, Weight.BLACK), Type(28, Weight.BLACK))
_ABOUTS: Final = (SENTENCE, CAPTION, Type(26))
NAMES: Final = (NAME, Type(30, Weight.BOLD), CAPTION_BOLD, Type(26, Weight.BOLD))
SMALL_NAMES: Final = NAMES[2:]

LegendItem = tuple[Sprite, int, str]
"""A sign pasted by its corner, its width, and what it means."""


def begun(scene: Scene, height: int) -> Ground:
    """A ground with its header; `finish` makes a card of it."""
    ground = Ground(WIDTH, height, scene.skin.ground)
    scene.lay_header(ground, height)
    return ground


def finish(ground: Ground, height: int) -> None:
    """The line round the card."""
    lay_frame(ground, WIDTH, height)


def put_title(canvas: Canvas, scene: Scene, title: str, about: str) -> None:
    """What is shown, and more about it; both end where the street begins."""
    room = SCENERY - LEFT - 16
    put_line(canvas, LEFT, 66, title, _TITLES, scene.skin.text, room)
    put_line(canvas, LEFT, 108, about, _ABOUTS, scene.skin.muted, room)


def put_line(
    canvas: Canvas, x: float, y: float, text: str, kinds: Sequence[Type], colour: Paint, room: float
) -> float:
    """A text on the sky or the ground in the largest type that it fits in; gives how wide it is."""
    kind = fitting_type(text, kinds, room)
    shown = fitted(text, kind, room)
    canvas.text(x, y, shown, kind, colour, canvas_colour(canvas, round(x), round(y)))
    return width(shown, kind)


def fitting_type(text: str, kinds: Sequence[Type], room: float) -> Type:
    """The largest of these types that a text fits in, or the smallest of all."""
    return next((kind for kind in kinds if width(text, kind) <= room), kinds[-1])


def one_line(name: str, room: float, kinds: Sequence[Type] = NAMES) -> tuple[Type, str]:
    """A name in one line, cut only where the smallest type is too wide for it."""
    shown = shown_name(name)
    kind = fitting_type(shown, kinds, room)
    return kind, fitted(shown, kind, room)


def two_lines(name: str, room: float, kinds: Sequence[Type] = NAMES) -> tuple[Type, list[str]]:
    """A name in one line of any of these types, or else in two of the smallest: broken at a space, and at a
    hyphen where that saves it from being cut."""
    shown = shown_name(name)
    kind = fitting_type(shown, kinds, room)
    if width(shown, kind) <= room:
        return kind, [shown]
    lines = wrapped(shown, kind, room, 2)
    if " ".join(lines) != shown:
        hyphens = [number for number, mark in enumerate(shown, 1) if mark == "-"]
        halves = [[shown[:number], shown[number:]] for number in hyphens]
        lines = next((each for each in halves if all(width(half, kind) <= room for half in each)), lines)
    return kind, lines


def put_name(
    canvas: Canvas,
    x: float,
    middle: float,
    name: str,
    room: float,
    colour: Paint,
    ground: Paint,
    kinds: Sequence[Type] = NAMES,
    pitch: int = 29,
) -> None:
    """A name round the middle of a line, in one line or two."""
    kind, lines = two_lines(name, room, kinds)
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * pitch
        canvas.text(x, y, line, kind, colour, ground, "lm")


def legend_lines(items: Sequence[LegendItem], note: str) -> int:
    """How many lines a legend takes: the note stands at the right where there is room, or below."""
    if not note:
        return 1 if items else 0
    return 1 if not items or _legend_width(items) + 24 + width(note, CAPTION) <= ROOM else 2


def _legend_width(items: Sequence[LegendItem]) -> float:
    return sum(wide + 12 + width(text, CAPTION) for _, wide, text in items) + 34 * (len(items) - 1)


def put_legend(canvas: Canvas, scene: Scene, y: int, items: Sequence[LegendItem], note: str) -> None:
    """Only signs that occur in this picture, round a line that begins at `y`."""
    skin, ground = scene.skin, canvas_colour(canvas, LEFT, y + LEGEND_LINE // 2)
    x: float = LEFT
    middle = y + LEGEND_LINE / 2
    for sign, wide, text in items:
        canvas.put(sign, x, middle - sign.image.height / 2)
        canvas.text(x + wide + 12, middle, text, CAPTION, skin.text, ground, "lm")
        x += wide + 12 + width(text, CAPTION) + 34
    if legend_lines(items, note) == 1:
        canvas.text(WIDTH - LEFT, middle, note, CAPTION, skin.muted, ground, "rm")
    else:
        kind = fitting_type(note, (CAPTION, Type(26)), ROOM)
        middle += LEGEND_LINE - 4
        canvas.text(LEFT, middle, fitted(note, kind, ROOM), kind, skin.muted, ground, "lm")
