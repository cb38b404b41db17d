"""Moves of Tenby as lines of a list to choose from: what each costs and brings."""

from games.api import Seat
from games.message import Message, say
from games.tenby.accolades import activation_cost
from games.tenby.anchors import compass_number, solo_of
from games.tenby.components import ANCHORS, COSTS, DAY_CARDS, REVEAL_COST, Deck
from games.tenby.market import card_at, pile_of, plain_ends
from games.tenby.position import (
    NEW,
    Activate,
    Buy,
    Choose,
    ChooseDay,
    Declare,
    DrawBlind,
    DrawResidents,
    EndTurn,
    Forfeit,
    Keep,
    Move,
    Phase,
    Place,
    Position,
    Reveal,
    RevealAccolade,
    Shift,
    Take,
    TakePlainEnd,
    TakeRing,
    Town,
    Visit,
)
from games.tenby.scenarios import differences
from games.tenby.scoring import town_points
from games.tenby.solo_table import (
    ANYWHERE,
    DiscardCompass,
    DrawCompass,
    LowerCompass,
    PlaceToken,
    PlayCompass,
    SetOut,
    SoloMove,
)
from games.tenby.terms import (
    accolade_line,
    accolade_name,
    action_name,
    actions_said,
    card_line,
    card_name,
    compass_line,
    edge_name,
    face_of,
    resident_line,
    signed,
    slot,
    solo_accolade_line,
)
from games.tenby.town import with_card, with_shift
from games.tenby.turns import rings_at_end


def offer(view: Position, seat: Seat, move: Move) -> Message:
    """The move as a line of a list."""
    player = view.players[seat]
    match move:
        case Keep(place):
            return say("tenby-offer-keep", resident=resident_line(player.drawn[place]))
        case Declare(is_open):
            accolade = accolade_line(player.accolade)
            return say("tenby-offer-open" if is_open else "tenby-offer-secret", accolade=accolade)
        case RevealAccolade():
            return say("tenby-offer-show", accolade=accolade_name(player.accolade), rings=view.round)
        case ChooseDay(number):
            return _day(view, number)
        case Visit(terraces, piers):
            return say("tenby-offer-visit", terraces=terraces, piers=piers)
        case TakeRing():
            icon = view.phase is Phase.DAY
            return say("tenby-offer-icon-ring") if icon else say("tenby-offer-ring")
        case Take(card) | Choose(card):
            return card_line(card)
        case Place():
            return _place(player.town, move)
        case Shift():
            return _shift(player.town, move, differences(view).move_cost)
        case PlayCompass() | DrawCompass() | DiscardCompass() | LowerCompass() | SetOut() | PlaceToken():
            return _plan(view, move)
        case _:
            return _in_turn(view, move)


def _plan(view: Position, move: SoloMove) -> Message:
    """What a single player can do before the turn."""
    has_hand = differences(view).has_anchors
    match move:
        case PlaceToken(card):
            tokens = dict(zip(view.accolades, solo_of(view).tokens, strict=True))[card]
            return say("tenby-offer-token", accolade=solo_accolade_line(card), tokens=tokens)
        case PlayCompass(number):
            return say("tenby-offer-compass", compass=compass_line(number))
        case DrawCompass():
            return say("tenby-offer-draw-compass") if has_hand else say("tenby-offer-reveal-compass")
        case DiscardCompass():
            return say("tenby-offer-discard-compass", compass=compass_line(solo_of(view).row[-1]))
        case LowerCompass():
            return say("tenby-offer-lower", number=compass_number(view) - 1, anchor=_anchor_number(view))
        case SetOut():
            return say("tenby-offer-set-out", number=compass_number(view), anchor=_anchor_number(view))


def _anchor_number(view: Position) -> int:
    return ANCHORS[solo_of(view).anchor].number


def _in_turn(view: Position, move: Move) -> Message:
    match move:
        case DrawBlind(Deck.LANDMARK) if differences(view).landmarks_drawn > 1:
            return say("tenby-offer-two-landmarks", left=view.market.landmarks.left)
        case DrawBlind(deck):
            return say("tenby-offer-blind", deck=deck, left=pile_of(view.market, deck).left)
        case TakePlainEnd(deck):
            return say("tenby-offer-plain-end", deck=deck, left=len(plain_ends(view.market, deck)))
        case DrawResidents():
            return say("tenby-offer-residents")
        case Forfeit(action):
            return say("tenby-offer-forfeit", action=action_name(action))
        case Buy(action):
            return say("tenby-offer-buy", action=action_name(action), rings=COSTS[action])
        case Reveal(deck, place):
            return _reveal(view, deck, place)
        case Activate(card):
            return say("tenby-offer-activate", accolade=accolade_line(card), rings=activation_cost(view))
        case EndTurn() if differences(view).ring_supply is not None:
            return say("tenby-offer-end-for-rings", rings=rings_at_end(view))
        case EndTurn():
            return say("tenby-offer-end", forfeits=len(view.turn.actions))
        case _:
            raise TypeError(f"{move} is no move of a turn")


def _reveal(view: Position, deck: Deck, place: int) -> Message:
    """To a row, or to a place of it: a card that lies there is discarded for it."""
    if place == ANYWHERE:
        return say("tenby-offer-reveal", deck=deck, rings=REVEAL_COST)
    where = slot(deck, place)
    if card := card_at(view.market, deck, place):
        return say("tenby-offer-reveal-over", slot=where, card=card_name(card), rings=REVEAL_COST)
    return say("tenby-offer-reveal-to", slot=where, rings=REVEAL_COST)


def _day(view: Position, number: int) -> Message:
    """What a day card gives, and the rings that lie on it."""
    icons = actions_said(DAY_CARDS[number].actions)
    rings = next((day.rings for day in view.days if day.number == number), 0)
    return say("tenby-offer-day", number=number, actions=icons, rings=rings)


def _place(town: Town, move: Place) -> Message:
    points = signed(town_points(with_card(town, move)) - town_points(town))
    if move.street == NEW:
        lying = face_of(move.face)
        return say(
            "tenby-offer-place-new",
            card=move.face,
            left=edge_name(lying.left),
            right=edge_name(lying.right),
            points=points,
        )
    return say(
        "tenby-offer-place-right" if move.at_right else "tenby-offer-place-left",
        card=move.face,
        street=move.street + 1,
        points=points,
    )


def _shift(town: Town, move: Shift, rings: int) -> Message:
    points = signed(town_points(with_shift(town, move)) - town_points(town))
    if move.street == NEW:
        return say("tenby-offer-shift-new", card=move.face, points=points, rings=rings)
    return say(
        "tenby-offer-shift",
        card=move.face,
        street=move.street + 1,
        place=move.place + 1,
        points=points,
        rings=rings,
    )
