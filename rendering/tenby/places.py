"""Where a gained card can go: the card, and every end of a street that it fits, with what that brings."""

from typing import Final

from games.api import Seat
from games.message import Message, say
from games.tenby.actions import places_for
from games.tenby.components import PENALTIES, SIDES
from games.tenby.market import deck_of
from games.tenby.position import NEW, Move, Place, Position
from games.tenby.scoring import town_points
from games.tenby.terms import card_name, signed
from games.tenby.town import with_card
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, panel
from rendering.tenby.card import MARKET, card
from rendering.text import CAPTION_BOLD, HEAD, Type, Weight, fitted, width, wrapped

_CARD: Final = 122
_PADDING: Final = 14
_LABEL: Final = 46
_CHIP: Final = 52
_COLUMNS: Final = 3
_GAIN: Final = Type(30, Weight.BLACK)


def places_height(view: Position, seat: int, gained: str, move: Move | None) -> int:
    """With the gap below; nothing where no card is to be placed."""
    if not gained:
        return 0
    lines = -(-len(_shown(view, seat, gained)) // _COLUMNS)
    card_high = 0 if isinstance(move, Place) else MARKET.height(_CARD)
    return max(card_high, _LABEL + lines * _CHIP) + 2 * _PADDING + 12


def _shown(view: Position, seat: int, gained: str) -> tuple[Place, ...]:
    """The best first; more than a picture can hold are left out."""
    town = view.players[seat].town
    places = places_for(view, Seat(seat), gained)
    found = sorted(places, key=lambda place: -town_points(with_card(town, place)))
    return tuple(found[:12])


def put_places(
    canvas: Canvas,
    y: int,
    view: Position,
    seat: int,
    gained: str,
    move: Move | None,
    reader: Reader,
    sky: Paint,
) -> None:
    """The chosen place is amber; the card is shown where no ghost of it stands in the town."""
    if not gained:
        return
    ground, high = colours.CARD, places_height(view, seat, gained, move) - 12
    canvas.put(panel(WIDTH - 2 * MARGIN, high, ground, colours.LINE, 2, sky), MARGIN, y)
    left = MARGIN + _PADDING
    if not isinstance(move, Place):
        canvas.put(card(SIDES[gained][0], _CARD, MARKET), left, y + _PADDING)
        left += _CARD + 20
    places = _shown(view, seat, gained)
    head = reader.read(say("tenby-picture-can-go", card=gained) if places else _nowhere(gained))
    lines = wrapped(head, HEAD, WIDTH - MARGIN - _PADDING - left, 3)
    for number, line in enumerate(lines):
        canvas.text(left + 4, y + 44 + 40 * number, line, HEAD, colours.INK, ground)
    town = view.players[seat].town
    pitch = (WIDTH - MARGIN - _PADDING + 10 - left) // _COLUMNS
    for number, place in enumerate(places):
        x, top = left + number % _COLUMNS * pitch, y + _PADDING + _LABEL + number // _COLUMNS * _CHIP
        gain = town_points(with_card(town, place)) - town_points(town)
        said = reader.read(_label(place, len(SIDES[gained]) > 1))
        _put_chip(canvas, x, top, pitch - 10, said, gain, place == move)


def _nowhere(gained: str) -> Message:
    """Main Street: what it costs to gain a card that fits neither end (ruling 63)."""
    points = f"−{PENALTIES[deck_of(gained)]}"
    return say("tenby-picture-fits-nowhere", card=card_name(gained), points=points)


def _label(place: Place, has_sides: bool) -> Message:
    """Which end of which street, and of a plain end which side."""
    side = place.face if has_sides else ""
    if place.street == NEW:
        return say("tenby-picture-place-new", side=side)
    if place.at_right:
        return say("tenby-picture-place-right", street=place.street + 1, side=side)
    return say("tenby-picture-place-left", street=place.street + 1, side=side)


def _put_chip(canvas: Canvas, x: int, y: int, wide: int, said: str, gain: int, chosen: bool) -> None:
    fill = colours.AMBER if chosen else colours.CARD
    canvas.put(panel(wide, _CHIP - 8, fill, colours.INK, 2.5, colours.CARD), x, y)
    text = signed(gain)
    paint = colours.INK if chosen else colours.OK if gain > 0 else colours.WARN if gain < 0 else colours.MUTED
    canvas.text(x + wide - 14, y + 33, text, _GAIN, paint, fill, "rs")
    room = wide - 34 - width(text, _GAIN)
    canvas.text(x + 14, y + 32, fitted(said, CAPTION_BOLD, room), CAPTION_BOLD, colours.INK, fill)
