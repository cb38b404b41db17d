"""A game's part of a recap: where every seat's panel lies and how it is drawn; one for a whole game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from games.message import Message, say, who
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.names import fitted_name, name_lines
from rendering.parts import GAP, MARGIN, RING, WIDTH, Box, door, drawn_out, lit_panel_art, panel_art
from rendering.text import LABEL, NAME, Type, Weight, fitted, width

PANELS_TOP: Final = 88
PANELS_HEIGHT: Final = 402
PANELS_ROOM: Final = WIDTH - 2 * MARGIN

_SMALL: Final = 48
"""Large enough for all round corners of a panel."""


@dataclass(frozen=True)
class Look:
    """All that a panel shows of a seat: equal looks look equal."""

    seat: int
    name: str
    points: int
    own: Any
    """What a spectator sees of the seat."""
    newest: tuple[Any, ...] = ()
    """Its pieces that were not there in the frame before: these are ringed."""
    lit: bool = False
    """Is the frame about this seat, or has it won?"""
    place: str = ""
    """How it came out, once it is over."""


@dataclass(frozen=True, kw_only=True)
class Stage:
    """Everything that a frame asks a game for."""

    boxes: tuple[Box, ...]
    panel: Callable[[Box, Look, Paint], Sprite]
    """(where, what, the colour outside) -> a seat's whole panel, pasted at its corner."""
    own: Callable[[Any, int], Any]
    """(spectator's view, seat) -> what of it the seat's panel shows."""
    newest: Callable[[Any, Any, int], tuple[Any, ...]]
    """(view before, view after, seat) -> what the seat has built or moved in between."""
    told: Callable[[int, tuple[Any, ...]], Message]
    """(seat, its newest pieces) -> who did what, in a few words."""
    goal: int | None = None
    """The points that win, where a game has such."""


def columns(seats: int) -> tuple[Box, ...]:
    """Panels side by side, all of one width."""
    wide = (PANELS_ROOM - (seats - 1) * GAP) // seats
    return tuple(Box(MARGIN + seat * (wide + GAP), PANELS_TOP, wide, PANELS_HEIGHT) for seat in range(seats))


def paper(box: Box, look: Look, outside: Paint) -> tuple[Canvas, Paint]:
    """A paper panel to draw on, with a ring where the seat is lit, and its colour."""
    ground = colours.LIT if look.lit else colours.CARD
    return Canvas(_empty(box.width, box.height, look.lit, outside).image), ground


def as_panel(canvas: Canvas, box: Box, look: Look, outside: Paint) -> Sprite:
    """The paper panel that was drawn on; what lies outside its round corners stays."""
    empty = _empty(box.width, box.height, look.lit, outside)
    return Sprite(canvas.image, empty.mask, empty.left, empty.top)


def corner(look: Look) -> int:
    """Where on the canvas of a paper panel its own corner is, across and down."""
    return RING if look.lit else 0


@kept
def _empty(wide: int, high: int, lit: bool, outside: Paint) -> Sprite:
    margin = RING if lit else 0
    art = lit_panel_art(_SMALL, _SMALL) if lit else panel_art(_SMALL, _SMALL)
    small = sprite(art, outside)
    assert small.mask is not None, "a panel has round corners"
    size = (wide + 2 * margin, high + 2 * margin)
    return Sprite(drawn_out(small.image, *size), drawn_out(small.mask, *size), -margin, -margin)


@dataclass(frozen=True)
class Head:
    """How a panel begins: the seat's door, its name, how it came out, and its points on the right."""

    height: int
    door: tuple[int, int]
    score: Type
    names: tuple[Type, ...]
    """The smaller one where a name takes two lines, or how it came out stands beneath it."""


TALL: Final = Head(66, (34, 42), Type(56, Weight.BLACK), (NAME, Type(26, Weight.BOLD)))
LOW: Final = Head(50, (28, 34), Type(44, Weight.BLACK), (Type(28, Weight.BOLD),))
"""In one line."""


def put_head(
    canvas: Canvas, x: int, y: int, room: int, look: Look, paint: Paint, ground: Paint, head: Head = TALL
) -> None:
    """The beginning of a panel."""
    wide, high = head.door
    canvas.put(door(look.seat, wide, high, ground), x + 12, y + (head.height - high) // 2)
    scored, middle = str(look.points).replace("-", "−"), y + head.height // 2 + 2
    canvas.text(x + room - 16, middle, scored, head.score, paint, ground, "rm")
    left, start = room - wide - 48 - width(scored, head.score), x + wide + 22
    muted = colours.MUTED if paint == colours.INK else colours.NIGHT_MUTED
    if not look.place:
        kind, lines = name_lines(look.name, head.names, left)
        if head is LOW:
            lines = [fitted_name(look.name, kind, left)]
        for number, line in enumerate(lines):
            base = middle + round(26 * (number - (len(lines) - 1) / 2))
            canvas.text(start, base, line, kind, paint, ground, "lm")
        return
    kind = head.names[-1]
    if head is LOW:
        beside = f" · {look.place}"
        name = fitted_name(look.name, kind, left - width(beside, LABEL))
        canvas.text(start, middle, name, kind, paint, ground, "lm")
        canvas.text(start + width(name, kind), middle, beside, LABEL, muted, ground, "lm")
        return
    canvas.text(start, middle - 14, fitted_name(look.name, kind, left), kind, paint, ground, "lm")
    canvas.text(start, middle + 14, fitted(look.place, LABEL, left), LABEL, muted, ground, "lm")


# A game without a stage of its own


def plain_stage(seats: int) -> Stage:
    """Everybody's points, and that something happened."""
    return Stage(
        boxes=columns(seats),
        panel=_plain_panel,
        own=lambda view, seat: None,
        newest=lambda before, after, seat: (),
        told=lambda seat, pieces: say("recap-turn-of", who=who(seat)),
    )


def _plain_panel(box: Box, look: Look, outside: Paint) -> Sprite:
    canvas, ground = paper(box, look, outside)
    put_head(canvas, corner(look), corner(look), box.width, look, colours.INK, ground)
    return as_panel(canvas, box, look, outside)
