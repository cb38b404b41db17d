"""What Tenby's keys and lines say: a place, what it brings, how the seat stands."""

from typing import Final

from cogs.tenby.gains import Gain, has_two_sides
from games.api import Seat
from games.message import Message, Said, say
from games.tenby.components import ACCOLADES, Deck
from games.tenby.position import NEW, Place, Position, Shift, Street
from games.tenby.score_lines import score
from games.tenby.terms import card_name, edge_name, face_of, scores, shown, signed, solo_accolade_line

ICONS: Final = {
    Deck.TERRACE: "tby_terrace",
    Deck.PIER: "tby_pier",
    Deck.LANDMARK: "tby_landmark",
    Deck.PLAIN_TERRACE: "tby_terrace",
    Deck.PLAIN_PIER: "tby_pier",
    Deck.START: "tby_start",
}
"""The emoji of a deck."""
MOST_CHANGES: Final = 5


def icon_of(card: str) -> str:
    """The emoji of the deck that a card is of; an accolade may lie among the landmarks."""
    if card in ACCOLADES:
        return "tby_honour"
    return ICONS[face_of(card).deck]


def standing_line(view: Position, seat: Seat) -> Message:
    """12 points · 3 rings · round 2 of 10."""
    player = view.players[seat]
    return say(
        "tenby-panel-standing",
        points=score(view)[seat].points,
        rings=player.rings,
        round=view.round,
        rounds=view.options.rounds,
    )


def shows_line(card: str) -> Message:
    """What a card scores, its edges and what is on it."""
    if card in ACCOLADES:
        return solo_accolade_line(card)
    lying = face_of(card)
    return say(
        "tenby-panel-card-shows",
        scores=scores(lying),
        left=edge_name(lying.left),
        right=edge_name(lying.right),
        shows=shown(lying) or (say("tenby-shows-nothing"),),
    )


# Places


def where_said(place: Place) -> Message:
    """Right of street 2; a plain end in a new street with the way it lies."""
    if place.street != NEW:
        street = place.street + 1
        return say("tenby-panel-at-right" if place.at_right else "tenby-panel-at-left", street=street)
    if not has_two_sides(place.face):
        return say("tenby-panel-at-new")
    lying = face_of(place.face)
    return say("tenby-panel-at-new-so", left=edge_name(lying.left), right=edge_name(lying.right))


def where_moved_said(town: tuple[Street, ...], shift: Shift) -> Message:
    """Street 2, before T012; behind T012; a new street."""
    if shift.street == NEW:
        if not has_two_sides(shift.face):
            return say("tenby-panel-at-new")
        lying = face_of(shift.face)
        return say("tenby-panel-at-new-so", left=edge_name(lying.left), right=edge_name(lying.right))
    street = town[shift.street]
    if shift.place == len(street):
        return say("tenby-panel-behind", street=shift.street + 1, card=street[-1])
    return say("tenby-panel-before", street=shift.street + 1, card=street[shift.place])


# What it brings


def gain_line(where: Said, gain: Gain) -> Message:
    """Shown: right of street 2 · 12 → 15 points (T012 +2 and T003 +1)."""
    return say("tenby-panel-shown", where=where, gain=gain_told(gain))


def gain_told(gain: Gain) -> Message:
    """12 → 15 points (T012 +2 and T003 +1) · residents +4 · completes the street"""
    changes = tuple(
        say("tenby-panel-changed", card=face, points=signed(points))
        for face, points in gain.changes[:MOST_CHANGES]
    )
    told = say("tenby-panel-change", before=gain.before, after=gain.after)
    if changes:
        told = say("tenby-panel-gain-of", change=told, changes=changes)
    if gain.residents:
        told = say("tenby-panel-and-residents", told=told, points=signed(gain.residents))
    return say("tenby-panel-and-completes", told=told) if gain.completes else told


def name_and_points(card: str, points: int, *, is_new: bool) -> Message:
    """Seaview (T001): up to +3; new if it was revealed in this turn."""
    if is_new:
        return say("tenby-panel-new-card-up-to", card=card_name(card), points=signed(points))
    return say("tenby-panel-card-up-to", card=card_name(card), points=signed(points))


def revealed_lines(view: Position) -> list[Message]:
    """What rings brought into the market in this turn, while it lies there."""
    market = view.market
    rows = (*market.terraces.row, *market.piers.row, *market.landmarks.row)
    return [
        say("tenby-panel-revealed", card=card_name(card), shows=shows_line(card))
        for card in view.turn.revealed
        if card in rows
    ]
