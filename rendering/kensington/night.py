"""Night panels: a sky with stars over a pavement, framed, in any width without drawing it anew."""

from functools import lru_cache
from math import floor

from PIL import Image

from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint, mix
from rendering.grounds import kept_ground
from rendering.kept import kept, kept_panel
from rendering.palette import drawn
from rendering.parts import RING, WIDTH, lit_panel_art, panel_art
from rendering.sketch import Sketch

PAVEMENT = colours.MUTED
_KERB = colours.QUAY
_CORNER = 24
_STARS = (
    (0.02, 0.30, 2), (0.05, 0.62, 1), (0.09, 0.12, 1), (0.13, 0.44, 2), (0.17, 0.22, 1), (0.20, 0.70, 1),
    (0.24, 0.10, 2), (0.28, 0.50, 1), (0.31, 0.26, 1), (0.36, 0.06, 2), (0.40, 0.58, 1), (0.43, 0.34, 2),
    (0.47, 0.14, 1), (0.52, 0.66, 2), (0.55, 0.24, 1), (0.60, 0.08, 2), (0.63, 0.46, 1), (0.68, 0.30, 1),
    (0.71, 0.60, 2), (0.76, 0.12, 1), (0.79, 0.40, 2), (0.84, 0.22, 1), (0.88, 0.68, 1), (0.92, 0.16, 2),
    (0.96, 0.52, 1),
)  # fmt: skip
"""Places of stars as parts of a sky's width and height, and their size: scattered once by hand."""


def sky_at(y: float, height: float) -> Paint:
    """The colour of a panel's sky at a height, for what is pasted there."""
    return drawn(mix(colours.NIGHT, colours.NIGHT_PANEL, min(1, max(0, y / height))))


def lay_stars(ground: Ground, x: float, y: float, width: float, height: float) -> None:
    """Stars over a part of the sky."""
    for across, down, size in _STARS:
        left, top = floor(x + across * width) - 3, floor(y + down * height) - 3
        star = Sketch(7, 7)
        star.disc(x + across * width - left, y + down * height - top, 0.6 + size * 0.5, colours.NIGHT_TEXT)
        ground.lay(star.art(), left, top)


def lay_moon(ground: Ground, x: int, y: int, radius: int, sky: Paint) -> None:
    """A sickle round a middle; what it lacks is painted like the sky."""
    half = 2 * radius
    moon = Sketch(2 * half, 2 * half)
    moon.disc(half, half, radius, colours.WINNER)
    moon.disc(half - radius * 0.42, half - radius * 0.3, radius * 0.88, sky)
    ground.lay(moon.art(), x - half, y - half)


@kept_ground
def _backdrop(height: int, pavement: int, head: int) -> Image.Image:
    """The widest panel's sky and pavement; stars keep out of the head, where names are."""
    ground = Ground(WIDTH, height, colours.NIGHT)
    ground.fade(0, 0, WIDTH, pavement, colours.NIGHT, colours.NIGHT_PANEL)
    lay_stars(ground, 0, head + 8, WIDTH, (pavement - head) * 0.8)
    ground.fill(0, pavement, WIDTH, height - pavement, PAVEMENT)
    ground.fill(0, pavement, WIDTH, 6, _KERB)
    return ground.settled()


@kept_panel
def night_panel(width: int, height: int, pavement: int, head: int, lit: bool, outside: Paint) -> Sprite:
    """A framed, empty panel; one whose turn it is has a ring round it."""
    backdrop = _backdrop(height, pavement, head)
    margin, inset = (RING, 0) if lit else (0, 2)
    canvas = Canvas(backdrop.resize((width + 2 * margin, height + 2 * margin), Image.Resampling.NEAREST))
    _put_frame_fills(canvas, width, height, lit)
    inside = backdrop.crop((0, inset, width - 2 * inset, height - inset))
    canvas.image.paste(inside, (margin + inset, margin + inset))
    _put_corners(canvas, lit, (sky_at(0, height), PAVEMENT), outside)
    return Sprite(canvas.image, None, -margin, -margin)


def _put_frame_fills(canvas: Canvas, width: int, height: int, lit: bool) -> None:
    if lit:
        canvas.fill(0, 0, width + 2 * RING, height + 2 * RING, colours.AMBER)
        canvas.fill(4, 4, width + 4, height + 4, colours.INK)
    else:
        canvas.fill(0, 0, width, height, colours.NIGHT_LINE)


def _put_corners(canvas: Canvas, lit: bool, fills: tuple[Paint, Paint], outside: Paint) -> None:
    right, foot = canvas.image.width - _CORNER, canvas.image.height - _CORNER
    for top, y, fill in ((True, 0, fills[0]), (False, foot, fills[1])):
        for left, x in ((True, 0), (False, right)):
            canvas.put(_corner(lit, top, left, fill, outside), x, y)


@kept
def _corner(lit: bool, top: bool, left: bool, fill: Paint, outside: Paint) -> Sprite:
    """One corner of a frame, cut out of a small panel."""
    if lit:
        art = lit_panel_art(2 * _CORNER, 2 * _CORNER, fill)
    else:
        art = panel_art(2 * _CORNER, 2 * _CORNER, fill, colours.NIGHT_LINE)
    x, y = 0 if left else art.width - _CORNER, 0 if top else art.height - _CORNER
    box = (x, y, x + _CORNER, y + _CORNER)
    made = sprite(art, outside)
    mask = Image.new("1", (_CORNER, _CORNER), 1)
    # Only the frame itself is pasted: beyond it the sky of the panel stays.
    inner = _inner_mask(lit, fill, outside).crop(box)
    mask.paste(0, None, inner)
    return Sprite(made.image.crop(box), mask)


@lru_cache(maxsize=32)
def _inner_mask(lit: bool, fill: Paint, outside: Paint) -> Image.Image:
    """Where a small panel shows nothing but its fill."""
    margin = RING if lit else 0
    size = 2 * (_CORNER + margin)
    sheet = Sketch(size, size)
    inset = margin if lit else 2
    sheet.round_box(inset, inset, size - 2 * inset, size - 2 * inset, 14 - (inset - margin), fill)
    return sheet.art().getchannel("A").point(lambda value: 255 if value == 255 else 0, "1")
