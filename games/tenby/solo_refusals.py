"""Why a move of a solo game is not legal, and why a move belongs to a solo game only, or to others."""

from games.api import Seat
from games.message import Message, say
from games.tenby import compasses
from games.tenby.anchors import solo_of
from games.tenby.components import COMPASS_COST
from games.tenby.position import ChooseDay, Declare, Move, Phase, Position, Reveal
from games.tenby.scenarios import differences
from games.tenby.solo_table import ANYWHERE, DiscardCompass, DrawCompass, PlaceToken, PlayCompass, SoloMove
from games.tenby.terms import accolade_name, compass_name


def for_others(position: Position, move: Move) -> Message | None:
    """Some moves are for a single player only, some for several."""
    if position.solo is None:
        return say("tenby-only-alone") if isinstance(move, SoloMove) else None
    return say("tenby-only-together") if isinstance(move, ChooseDay | Declare) else None


def first(position: Position) -> Message:
    """What the phase of a solo game asks for."""
    match position.phase:
        case Phase.CROSSWIND:
            return say("tenby-first-token")
        case Phase.PLAN:
            return say("tenby-first-compass")
        case Phase.LOWER:
            return say("tenby-first-set-out")
        case Phase.VISITING:
            return say("tenby-first-visit-alone")
        case _:
            return say("tenby-first-act-alone")


def why_not_plan(position: Position, seat: Seat, move: SoloMove) -> Message:
    """Why a compass or a token cannot be chosen so."""
    rings, has_hand = position.players[seat].rings, differences(position).has_anchors
    match move:
        case PlaceToken(card) if card in position.accolades:
            return say("tenby-accolade-is-full", accolade=accolade_name(card))
        case PlaceToken(card):
            return say("tenby-accolade-is-not-there", accolade=accolade_name(card))
        case PlayCompass(number) if number in solo_of(position).row:
            return say("tenby-compass-is-not-next", compass=compass_name(number))
        case PlayCompass(number):
            return say("tenby-compass-is-not-there", compass=compass_name(number))
        case DiscardCompass() if has_hand:
            return say("tenby-no-row-of-compasses")
        case DrawCompass() | DiscardCompass() if rings < COMPASS_COST:
            return say("tenby-too-few-rings", rings=COMPASS_COST, own=rings)
        case DrawCompass() if not compasses.can_draw(position):
            return say("tenby-no-compass-left")
        case _:
            return say("tenby-first-compass")


def why_not_reveal(position: Position, move: Reveal) -> Message:
    """Why a card cannot be revealed there (rulings 47 and 48)."""
    if not differences(position).has_anchors:
        return say("tenby-no-such-row") if move.place == ANYWHERE else say("tenby-row-without-places")
    return say("tenby-reveal-where", deck=move.deck)


def why_not_such_a_town(position: Position) -> Message:
    """The law that a scenario has for streets."""
    if differences(position).most_streets is not None:
        return say("tenby-one-street-only")
    return say("tenby-not-in-format")
