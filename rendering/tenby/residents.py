"""Residents: what they count, at which numbers they pay, what the town has, what they are worth now."""

from typing import Final

from games.message import Message, say
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
from rendering.text import CAPTION, CAPTION_BOLD, LABEL, Type, Weight, fitted, width

COLUMNS: Final = 3
HEIGHT: Final = 208
_BOX: Final = (WIDTH - 2 * MARGIN - 2 * GAP) // COLUMNS
_FACE: Final = 84
_WORTH: Final = Type(56, Weight.BLACK)
_TIER, _PAID = Type(28, Weight.BLACK), Type(30, Weight.BOLD)


def boxes_height(residents: int) -> int:
    """The height of so many boxes with the gaps below them."""
    return -(-residents // COLUMNS) * (HEIGHT + GAP)


def put_boxes(
    canvas: Canvas,
    y: int,
    residents: tuple[str, ...],
    town: Town,
    reader: Reader,
    sky: Paint,
    *,
    to_choose: bool = False,
) -> None:
    """Boxes side by side; those to choose from have an amber line."""
    for number, card in enumerate(residents):
        x = MARGIN + number % COLUMNS * (_BOX + GAP)
        top = y + number // COLUMNS * (HEIGHT + GAP)
        line, thick = (colours.AMBER, 5) if to_choose else (colours.INK, 2.5)
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
    has = _in_streets(town, resident, room - 54)
    said = reader.read(_which_streets(resident))
    canvas.text(left + 54, y + 76, fitted(said, LABEL, room - 54), LABEL, colours.MUTED, ground)
    canvas.text(left + 54, y + 104, fitted(has, LABEL, room - 54), LABEL, colours.INK, ground)
    worth = resident_points(town, card)
    paint = colours.OK if worth else colours.QUIET
    canvas.text(x + _BOX - 18, y + HEIGHT - 30, str(worth), _WORTH, paint, ground, "rs")
    _put_tiers(canvas, x + 14, y + 114, resident, town)


def _in_streets(town: Town, resident: Resident, room: float) -> str:
    """What it counts, street by street; closer together where there are many."""
    counted = [str(count(street, resident.target)) for street in town]
    airy = " · ".join(counted)
    return airy if width(airy, LABEL) <= room else "·".join(counted)


def _which_streets(resident: Resident) -> Message:
    return say("tenby-picture-each-street" if resident.per_street else "tenby-picture-one-street")


def _put_tiers(canvas: Canvas, x: int, y: int, resident: Resident, town: Town) -> None:
    """For every number what an open street pays, and what one from sea to sea pays."""
    ground, reached = colours.CARD, _all_reached(resident, town)
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


def _all_reached(resident: Resident, town: Town) -> set[tuple[int, bool]]:
    """What every street reaches, or the best street alone."""
    reached = {_reached(resident, street) for street in town}
    if resident.per_street:
        return reached
    return {max(reached, key=lambda tier: _paid(resident, tier))}


def _reached(resident: Resident, street: Street) -> tuple[int, bool]:
    """The highest number that a street reaches, -1 for none, and whether it is completed."""
    found = count(street, resident.target)
    tiers = [number for number, tier in enumerate(resident.tiers) if found >= tier]
    return (tiers[-1] if tiers else -1), is_complete(street)


def _paid(resident: Resident, reached: tuple[int, bool]) -> int:
    number, complete = reached
    return -1 if number < 0 else (resident.complete if complete else resident.incomplete)[number]


# In one line each, where the town needs the room

LINE: Final = 60
_PADDING: Final = 6
_LINE_WORTH: Final = Type(40, Weight.BLACK)


def lines_height(residents: int) -> int:
    """The height of so many lines with the gap below them."""
    return residents * LINE + 2 * _PADDING + GAP


def put_lines(
    canvas: Canvas, y: int, residents: tuple[str, ...], town: Town, reader: Reader, sky: Paint
) -> None:
    """All in one panel."""
    high = len(residents) * LINE + 2 * _PADDING
    canvas.put(panel(WIDTH - 2 * MARGIN, high, colours.CARD, colours.INK, 2.5, sky), MARGIN, y)
    for number, card in enumerate(residents):
        top = y + _PADDING + number * LINE
        if number:
            canvas.fill(MARGIN + 16, top, WIDTH - 2 * MARGIN - 32, 2, colours.LINE)
        _put_line(canvas, MARGIN + 14, top, card, town, reader)


def _put_line(canvas: Canvas, x: int, y: int, card: str, town: Town, reader: Reader) -> None:
    resident, ground, base = RESIDENTS[card], colours.CARD, y + 40
    canvas.put(portrait(resident.target, 48, ground), x, y + 6)
    canvas.put(mark(resident.target, 40, ground), x + 58, y + 10)
    name = fitted(reader.read(resident_name(card)), CAPTION_BOLD, 280)
    canvas.text(x + 108, base, name, CAPTION_BOLD, colours.INK, ground)
    which = f"{reader.read(_which_streets(resident))} "
    has = _in_streets(town, resident, 250 - width(which, LABEL))
    said = f"{which}{has}" if width(f"{which}{has}", LABEL) <= 250 else has
    canvas.text(x + 400, base, fitted(said, LABEL, 250), LABEL, colours.MUTED, ground)
    reached = _all_reached(resident, town)
    for number, tier in enumerate(resident.tiers):
        left = x + 660 + number * 130
        paid = next((done for tier_, done in reached if tier_ == number), None)
        fill = ground if paid is None else colours.HONEY
        canvas.put(panel(124, 44, fill, fill, 0, ground), left, y + 9)
        text = f"{tier}+"
        canvas.text(left + 8, base, text, _TIER, colours.INK, fill)
        prices = f"{resident.incomplete[number]} | {resident.complete[number]}"
        canvas.text(left + 118, base, prices, CAPTION, colours.SEA_DEEP, fill, "rs")
    worth = resident_points(town, card)
    paint = colours.OK if worth else colours.QUIET
    right = WIDTH - MARGIN - 18
    canvas.text(right, base + 3, str(worth), _LINE_WORTH, paint, ground, "rs")
