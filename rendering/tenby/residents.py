"""Residents as boxes: what they count, at which numbers they pay, what the town has, and what they are worth."""

from typing import Final

from games.message import say
from games.tenby.components import RESIDENTS, Resident
from games.tenby.position import Street, Town
from games.tenby.scoring import count, resident_points
from games.tenby.terms import resident_name
from games.tenby.town import is_complete
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import GAP, MARGIN, WIDTH, panel
from rendering.tenby.marks import COMPLETED, mark
from rendering.tenby.portraits import portrait
from rendering.text import CAPTION_BOLD, LABEL, Type, Weight, fitted, width

COLUMNS: Final = 3
HEIGHT: Final = 208
_BOX: Final = (WIDTH - 2 * MARGIN - 2 * GAP) // COLUMNS
_FACE: Final = 84
_WORTH: Final = Type(56, Weight.BLACK)
_TIER, _PAID = Type(28, Weight.BLACK), Type(30, Weight.BOLD)


def rows_height(residents: int) -> int:
    """The height of so many boxes with the gaps below them."""
    return -(-residents // COLUMNS) * (HEIGHT + GAP)


def put_residents(
    canvas: Canvas,
    y: int,
    residents: tuple[str, ...],
    town: Town,
    reader: Reader,
    sky: Paint,
    *,
    chosen: bool,
) -> None:
    """Boxes side by side; those to choose from have an amber line."""
    for number, card in enumerate(residents):
        x = MARGIN + number % COLUMNS * (_BOX + GAP)
        top = y + number // COLUMNS * (HEIGHT + GAP)
        line, thick = (colours.AMBER, 5) if chosen else (colours.INK, 2.5)
        canvas.put(panel(_BOX, HEIGHT, colours.CARD, line, thick, sky), x, top)
        _put_resident(canvas, x, top, card, town, reader)


def _put_resident(canvas: Canvas, x: int, y: int, card: str, town: Town, reader: Reader) -> None:
    resident, ground = RESIDENTS[card], colours.CARD
    canvas.put(portrait(resident.target, _FACE, ground), x + 14, y + 14)
    left = x + 14 + _FACE + 14
    room = _BOX - 28 - _FACE - 14
    name = reader.read(resident_name(card))
    kind = CAPTION_BOLD if width(name, CAPTION_BOLD) <= room else Type(26, Weight.BOLD)
    canvas.text(left, y + 42, fitted(name, kind, room), kind, colours.INK, ground)
    canvas.put(mark(resident.target, 44, ground), left, y + 54)
    has = " · ".join(str(count(street, resident.target)) for street in town)
    said = reader.read(
        say("tenby-picture-each-street" if resident.per_street else "tenby-picture-one-street")
    )
    canvas.text(left + 54, y + 76, fitted(said, LABEL, room - 54), LABEL, colours.MUTED, ground)
    canvas.text(left + 54, y + 104, fitted(has, LABEL, room - 54), LABEL, colours.INK, ground)
    worth = resident_points(town, card)
    paint = colours.OK if worth else colours.QUIET
    canvas.text(x + _BOX - 18, y + HEIGHT - 30, str(worth), _WORTH, paint, ground, "rs")
    _put_tiers(canvas, x + 14, y + 114, resident, town)


def _put_tiers(canvas: Canvas, x: int, y: int, resident: Resident, town: Town) -> None:
    """For every number what an open street pays, and what one from sea to sea pays."""
    ground, reached = colours.CARD, {_reached(resident, street) for street in town}
    if not resident.per_street:
        best = max(reached, key=lambda tier: _paid(resident, tier))
        reached = {best}
    canvas.put(mark(COMPLETED, 26, ground), x, y + 54)
    for number, tier in enumerate(resident.tiers):
        left, wide = x + 34 + number * 76, 70
        is_reached = any(tier_ == number for tier_, _ in reached)
        fill = colours.HONEY if is_reached else colours.PAPER
        canvas.put(panel(wide, 84, fill, fill, 0, ground), left, y)
        middle = left + wide / 2
        canvas.text(middle, y + 25, f"{tier}+", _TIER, colours.INK, fill, "ms")
        for row, points in enumerate((resident.incomplete[number], resident.complete[number])):
            paint = colours.SEA_DEEP if row else colours.INK
            here = fill
            if (number, bool(row)) in reached:
                here = colours.AMBER
                canvas.put(panel(46, 28, here, colours.INK, 2, fill), middle - 23, y + 29 + 27 * row)
                paint = colours.INK
            canvas.text(middle, y + 43 + 27 * row, str(points), _PAID, paint, here, "mm")


def _reached(resident: Resident, street: Street) -> tuple[int, bool]:
    """The highest number that a street reaches, -1 for none, and whether it is completed."""
    found = count(street, resident.target)
    tiers = [number for number, tier in enumerate(resident.tiers) if found >= tier]
    return (tiers[-1] if tiers else -1), is_complete(street)


def _paid(resident: Resident, reached: tuple[int, bool]) -> int:
    number, complete = reached
    return -1 if number < 0 else (resident.complete if complete else resident.incomplete)[number]
