"""Moves of Tenby as lines of a list to choose from: what each costs and brings."""

from games.api import Seat
from games.message import Message, say
from games.tenby.accolades import activation_cost
from games.tenby.components import COSTS, DAY_CARDS, MOVE_COST, REVEAL_COST
from games.tenby.market import pile_of, plain_ends
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
from games.tenby.scoring import town_points
from games.tenby.terms import (
    accolade_line,
    accolade_name,
    action_name,
    actions_said,
    card_line,
    edge_name,
    face_of,
    resident_line,
    signed,
)
from games.tenby.town import with_card, with_shift


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
            return say("tenby-offer-ring")
        case Take(card) | Choose(card):
            return card_line(card)
        case Place():
            return _place(player.town, move)
        case Shift():
            return _shift(player.town, move)
        case _:
            return _in_turn(view, move)


def _in_turn(view: Position, move: Move) -> Message:
    match move:
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
        case Reveal(deck):
            return say("tenby-offer-reveal", deck=deck, rings=REVEAL_COST)
        case Activate(card):
            return say("tenby-offer-activate", accolade=accolade_line(card), rings=activation_cost(view))
        case EndTurn():
            return say("tenby-offer-end", forfeits=len(view.turn.actions))
        case _:
            raise TypeError(f"{move} is no move of a turn")


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


def _shift(town: Town, move: Shift) -> Message:
    points = signed(town_points(with_shift(town, move)) - town_points(town))
    if move.street == NEW:
        return say("tenby-offer-shift-new", card=move.face, points=points, rings=MOVE_COST)
    return say(
        "tenby-offer-shift",
        card=move.face,
        street=move.street + 1,
        place=move.place + 1,
        points=points,
        rings=MOVE_COST,
    )
