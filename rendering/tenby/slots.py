"""The market of the core solo game: six fixed places, those that the anchor marks, what empty ones cost."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from games.message import say
from games.tenby.anchors import is_player_first, solo_of
from games.tenby.components import (
    ACCOLADE_POINTS,
    ACCOLADES,
    ANCHORS,
    MARKET_DECKS,
    PENALTIES,
    REVEAL_COST,
    SIDES,
    Deck,
)
from games.tenby.market import card_at, pile_of
from games.tenby.position import Phase, Position
from games.tenby.scenarios import row_sizes
from games.tenby.terms import slot
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.parts import MARGIN, WIDTH, dashed_box, panel, panel_art
from rendering.sketch import Sketch
from rendering.tenby.card import Form, card
from rendering.tenby.marks import ANCHOR, HONOUR, RING, draw_mark, mark
from rendering.tenby.plan import white_anchor
from rendering.text import CAPTION, LABEL, NAME, Type, Weight, wrapped

STRIP: Final = 48
"""The name of a place, above its card."""
FRAME: Final = 6
"""How far an anchor's frame reaches beyond the card."""
_COUNT: Final = 6
_PITCH: Final = (WIDTH - 2 * MARGIN + 12) // _COUNT
CARD: Final = _PITCH - 12 - 2 * FRAME
_NAVY: Final = colours.PILE
_CODE: Final = Type(34, Weight.BLACK)
_COST: Final = Type(30, Weight.BLACK)
_LINE: Final = 34


class State(Enum):
    """What is to be said of a place."""

    FREE = "free"
    """Nothing: a card that nobody marks, or a row that was put away."""
    MARKED = "marked"
    """The anchor will take the card."""
    TAKEN = "taken"
    CLEARED = "cleared"
    """The anchor took the card."""
    COSTS = "costs"
    """Taken, and marked by an anchor that is still to come."""


@dataclass(frozen=True)
class Slot:
    """A place of the market."""

    deck: Deck
    code: str
    card: str
    state: State


def slots_of(view: Position) -> tuple[Slot, ...]:
    """All places in order."""
    return tuple(_slots(view))


def _slots(view: Position) -> Iterator[Slot]:
    solo, sizes = solo_of(view), row_sizes(1, view.options)
    marks = ANCHORS[solo.anchor].marks if solo.anchor else ()
    for deck in MARKET_DECKS:
        for place in range(sizes[deck]):
            lying = card_at(view.market, deck, place)
            state = _state(view, deck, lying, is_marked=(deck, place) in marks)
            yield Slot(deck, slot(deck, place), lying, state)


def _state(view: Position, deck: Deck, lying: str, *, is_marked: bool) -> State:
    solo = solo_of(view)
    if view.phase is Phase.VISITING or (not lying and not view.days):
        return State.FREE
    if is_marked and solo.is_anchor_done:
        return State.FREE if lying else State.CLEARED
    if lying:
        return State.MARKED if is_marked else State.FREE
    # An anchor that goes first finds every card in its place, and without a card to draw nothing is lost.
    costs = is_marked and is_player_first(view) and pile_of(view.market, deck).left
    return State.COSTS if costs else State.TAKEN


def slots_height(form: Form) -> int:
    """With the names of the places and the frames."""
    return STRIP + form.height(CARD) + 2 * FRAME


def put_slots(canvas: Canvas, y: int, view: Position, form: Form, reader: Reader, sky: Paint) -> None:
    """Six columns, always in their places."""
    high = form.height(CARD)
    for number, each in enumerate(slots_of(view)):
        x, top = MARGIN + number * _PITCH, y + STRIP + FRAME
        _put_name(canvas, x, y, high, each, sky)
        if each.card in ACCOLADES:
            _put_accolade(canvas, x + FRAME, top, high, each.card, reader)
        elif each.card:
            canvas.put(card(SIDES[each.card][0], CARD, form), x + FRAME, top)
        else:
            _put_empty(canvas, x + FRAME, top, high, each, reader, sky)


def _put_name(canvas: Canvas, x: int, y: int, high: int, each: Slot, sky: Paint) -> None:
    """The frame of a marked place, and the name of any."""
    if each.state in (State.MARKED, State.COSTS):
        frame = _frame(CARD + 2 * FRAME, STRIP + high + 2 * FRAME, sky)
        canvas.put(frame, x, y)
        canvas.put(white_anchor(36), x + 14, y + 9)
        canvas.text(x + 60, y + 38, each.code, _CODE, colours.WHITE, _NAVY)
        return
    canvas.text(x + 14, y + 38, each.code, _CODE, colours.MUTED, sky)


@kept
def _frame(wide: int, high: int, sky: Paint) -> Sprite:
    return sprite(panel_art(wide, high, _NAVY, colours.INK, 2.5, 16), sky)


# A place without a card


def _put_empty(canvas: Canvas, x: int, y: int, high: int, each: Slot, reader: Reader, sky: Paint) -> None:
    costs, middle = each.state is State.COSTS, x + CARD / 2
    ground, line = (colours.PAPER, colours.WARN) if costs else (sky, colours.DASH)
    if costs:
        canvas.put(panel(CARD, high, ground, ground, 0, _NAVY), x, y)
    canvas.put(dashed_box(CARD, high, line, 3, 11, 8, ground), x, y)
    top = y + high // 4
    if each.state is State.CLEARED:
        canvas.put(mark(ANCHOR, 44, ground), middle - 22, top - 34)
        top += 48
    if each.state is not State.FREE:
        is_cleared = each.state is State.CLEARED
        said = reader.read(say("tenby-picture-slot-cleared" if is_cleared else "tenby-picture-slot-taken"))
        top = _put_lines(canvas, middle, top, said, CAPTION, colours.MUTED, ground)
    if costs:
        said = reader.read(say("tenby-picture-slot-costs", points=f"−{PENALTIES[each.deck]}"))
        top = _put_lines(canvas, middle, top + 10, said, _COST, colours.WARN, ground)
        said = reader.read(say("tenby-picture-slot-unless"))
        top = _put_lines(canvas, middle, top, said, LABEL, colours.INK, ground)
        canvas.put(mark(RING, 34, ground), middle - 34, top - 22)
        canvas.text(middle + 10, top + 6, str(REVEAL_COST), NAME, colours.INK, ground)


def _put_lines(
    canvas: Canvas, middle: float, y: int, said: str, kind: Type, paint: Paint, ground: Paint
) -> int:
    """Words in the middle of a place; gives where the next go."""
    lines = wrapped(said, kind, CARD - 12, 3)
    for number, line in enumerate(lines):
        canvas.text(middle, y + _LINE * number, line, kind, paint, ground, "ms")
    return y + _LINE * len(lines)


# Driftwood: an accolade among the landmarks


def _put_accolade(canvas: Canvas, x: int, y: int, high: int, name: str, reader: Reader) -> None:
    accolade = ACCOLADES[name]
    canvas.put(_accolade(accolade.target, high), x, y)
    middle, ground = x + CARD / 2, colours.LANDMARK
    needed = reader.read(say(f"tenby-needed-{accolade.target}", number=accolade.solo))
    top = _put_lines(canvas, middle, y + 208, needed, LABEL, colours.INK, ground)
    worth = reader.read(say("tenby-picture-worth", points=ACCOLADE_POINTS))
    canvas.text(middle, max(top, y + high - 16), worth, CAPTION, colours.MUTED, ground, "ms")
    canvas.text(x + 12, y + 36, name, Type(28, Weight.BOLD), colours.MUTED, ground)


@kept
def _accolade(target: str, high: int) -> Sprite:
    sheet = Sketch(CARD, high)
    sheet.round_box(0, 0, CARD, high, 13, colours.LANDMARK, colours.INK, 2.5)
    draw_mark(sheet, HONOUR, CARD / 2 - 44, 18, 88)
    draw_mark(sheet, target, CARD / 2 - 30, 112, 60)
    return sprite(sheet.art(), colours.SEASIDE)
