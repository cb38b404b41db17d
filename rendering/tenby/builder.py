"""The builder picture: a seat's town with the ghost of the card it thinks of placing or moving."""

from typing import Final

from PIL import Image

from games.api import Seat
from games.message import Said, say
from games.tenby.components import ACCOLADES
from games.tenby.offers import offer
from games.tenby.position import Choose, Move, Position, Shift, Take
from games.tenby.scenarios import differences
from games.tenby.scoring import town_points
from games.tenby.terms import card_name, signed
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, cross, door, panel, tick
from rendering.tenby import turn
from rendering.tenby.header import seaside, sky_at
from rendering.tenby.marks import RING, mark
from rendering.tenby.places import places_height, put_places
from rendering.tenby.preview import after_move, previewed
from rendering.tenby.streets import plan_for, put_shore, put_streets
from rendering.tenby.turn import put_decision
from rendering.text import CAPTION, CAPTION_BOLD, SENTENCE, TITLE, Type, Weight, width, wrapped

_HEADER: Final = 88
_HIGHEST: Final = 1400
_POINTS, _GAIN = Type(56, Weight.BLACK), Type(48, Weight.BLACK)
_RINGS: Final = Type(40, Weight.BLACK)
_LINE: Final = 38


def draw_draft(view: Position, seat: int, move: Move | None, refusal: Said, reader: Reader) -> Image.Image:
    """The seat's town, what the move would change in it, and where its card could go instead."""
    town, legal = view.players[seat].town, not refusal
    streets = previewed(town, move, legal=legal)
    card = _card_of(view, move)
    notes = _notes(view, seat, move, refusal, reader)
    top = _HEADER + (_notes_height(notes) if notes else turn.HEIGHT + 12)
    below = places_height(view, seat, card, move) + 10
    plan = plan_for(tuple(len(street.lots) for street in streets), _HIGHEST - top - below)
    height = min(_HIGHEST, top + plan.height + below)
    canvas = Canvas(seaside(height))
    before, after = town_points(town), town_points(after_move(town, move, legal=legal))
    _put_header(canvas, view, seat, reader, (before, after), sky_at(40, height))
    if notes:
        _put_notes(canvas, notes, bool(refusal), sky_at(_HEADER + 20, height))
    else:
        put_decision(canvas, _HEADER, view, seat, reader, sky_at(_HEADER, height))
    put_streets(canvas, top, streets, plan, reader, sky_at(top + plan.height / 2, height))
    put_shore(canvas, top, plan, sky_at(top + plan.height * 0.8, height))
    y = top + plan.height
    put_places(canvas, y, view, seat, card, move, reader, sky_at(y + 40, height))
    return canvas.image


def _card_of(view: Position, move: Move | None) -> str:
    """The card that is to be placed, now or with this move."""
    match move:
        case Take(card) | Choose(card):
            return "" if card in ACCOLADES else card  # Driftwood: an accolade is only kept
        case Shift():
            return ""
        case _:
            return view.turn.holding


def _put_header(
    canvas: Canvas, view: Position, seat: int, reader: Reader, points: tuple[int, int], sky: Paint
) -> None:
    before, after = points
    rings = view.players[seat].rings
    title = reader.read(say("tenby-picture-build"))
    canvas.text(36, 62, title, TITLE, colours.INK, sky)
    x = 56 + width(title, TITLE)
    canvas.put(door(seat, 36, 44, sky), x, 22)
    said = reader.read(say("tenby-picture-only-you"))
    canvas.text(x + 54, 62, said, SENTENCE, colours.MUTED, sky)
    x += 54 + width(said, SENTENCE) + 34
    canvas.put(mark(RING, 40, sky), x, 28)
    canvas.text(x + 48, 62, str(rings), _RINGS, colours.INK, sky)
    right: float = WIDTH - 36
    if after != before:
        gain, paint = signed(after - before), colours.OK if after > before else colours.WARN
        canvas.text(right, 66, gain, _GAIN, paint, sky, "rs")
        right -= width(gain, _GAIN) + 20
    text = str(after) if after == before else f"{before} → {after}"
    canvas.text(right, 66, text, _POINTS, colours.INK, sky, "rs")
    right -= width(text, _POINTS) + 14
    canvas.text(right, 62, reader.read(say("tenby-picture-town-points")), CAPTION, colours.MUTED, sky, "rs")


# What the move is, or why it may not be made


def _notes(view: Position, seat: int, move: Move | None, refusal: Said, reader: Reader) -> list[str]:
    if refusal:
        said = reader.read(say("tenby-picture-refused", why=refusal))
        return wrapped(said, CAPTION_BOLD, WIDTH - 2 * MARGIN - 110, 3)
    if move is None:
        return []
    if isinstance(move, Shift):
        own, moved = view.players[seat].rings, card_name(move.face)
        said = reader.read(say("tenby-picture-shift", card=moved, rings=differences(view).move_cost, own=own))
        return wrapped(said, CAPTION_BOLD, WIDTH - 2 * MARGIN - 110, 2)
    said = reader.read(offer(view, Seat(seat), move))
    return wrapped(said, CAPTION_BOLD, WIDTH - 2 * MARGIN - 110, 4)


def _notes_height(notes: list[str]) -> int:
    return 26 + _LINE * len(notes) + 12


def _put_notes(canvas: Canvas, notes: list[str], refused: bool, sky: Paint) -> None:
    high = 26 + _LINE * len(notes)
    fill, line = (colours.WARN_PALE, colours.WARN) if refused else (colours.OK_PALE, colours.OK)
    canvas.put(panel(WIDTH - 2 * MARGIN, high, fill, line, 3, sky), MARGIN, _HEADER)
    middle = _HEADER + high / 2
    canvas.put(cross(20, fill) if refused else tick(34, fill), MARGIN + 40, middle)
    for number, text in enumerate(notes):
        canvas.text(MARGIN + 78, _HEADER + 41 + _LINE * number, text, CAPTION_BOLD, colours.INK, fill)
