"""Why a move of Tenby is not legal: the rule it breaks, as the sentence a player reads."""

from games.api import Seat
from games.message import Message, say, who
from games.tenby import solo_refusals
from games.tenby.accolades import activation_cost
from games.tenby.actions import ACTION_OF
from games.tenby.components import (
    BUILDING_ACTIONS,
    COSTS,
    LANDMARK_FACES,
    MARKET_DECKS,
    REVEAL_COST,
    Action,
    Deck,
)
from games.tenby.market import deck_of, pile_of, plain_ends
from games.tenby.position import (
    NEW,
    Accolades,
    Activate,
    Buy,
    Choose,
    ChooseDay,
    Declare,
    DrawBlind,
    DrawResidents,
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
from games.tenby.solo_table import (
    DiscardCompass,
    DrawCompass,
    LowerCompass,
    PlaceToken,
    PlayCompass,
    SetOut,
)
from games.tenby.terms import accolade_name, action_name, card_name
from games.tenby.town import CARD, has_landmark, meets, placements, shifts, where
from games.tenby.turns import to_act

_TIME = {
    Keep: (Phase.KEEP_RESIDENT, Phase.DAY),
    Declare: (Phase.EBB_AND_FLOW,),
    ChooseDay: (Phase.NIGHT,),
    Visit: (Phase.VISITING,),
    TakeRing: (Phase.VISITING, Phase.DAY),
    Choose: (Phase.VISITING, Phase.DAY),
    Place: (Phase.DAY, Phase.VISITING),
    PlaceToken: (Phase.CROSSWIND,),
    PlayCompass: (Phase.PLAN,),
    DrawCompass: (Phase.PLAN,),
    DiscardCompass: (Phase.PLAN,),
    LowerCompass: (Phase.LOWER,),
    SetOut: (Phase.LOWER,),
}
"""In which phases a move can be made; all others belong to a turn by day."""


def why_not(position: Position, seat: Seat, move: Move) -> Message:
    """The rule that an illegal move breaks."""
    if isinstance(move, RevealAccolade):
        return _why_not_show(position, seat)
    if seat not in to_act(position):
        return _not_waited_for(position)
    if said := solo_refusals.for_others(position, move):
        return said
    if position.phase not in _TIME.get(type(move), (Phase.DAY,)) or _is_under_way(position, seat, move):
        return _first(position, seat)
    match move:
        case ChooseDay(number):
            return _why_not_day(position, number)
        case Place():
            return _why_not_place(position, seat, move)
        case Shift():
            return _why_not_shift(position, seat, move)
        case Visit() | Choose():
            return _why_not_visit(position, move)
        case PlayCompass() | DrawCompass() | DiscardCompass() | LowerCompass() | SetOut() | PlaceToken():
            return solo_refusals.why_not_plan(position, seat, move)
        case TakeRing():
            return _why_not_ring(position)
        case _:
            return _why_not_in_turn(position, seat, move)


# What has to be done first


def _not_waited_for(position: Position) -> Message:
    if position.phase in (Phase.KEEP_RESIDENT, Phase.EBB_AND_FLOW):
        return say("tenby-not-chosen-twice")
    return say("tenby-not-your-turn", who=who(*to_act(position)))


def _is_under_way(position: Position, seat: Seat, move: Move) -> bool:
    """An action that was begun is finished before anything else (ruling 50)."""
    turn = position.turn
    if position.players[seat].drawn:
        return not isinstance(move, Keep)
    if turn.holding:
        return not isinstance(move, Place)
    if turn.offered:
        return not isinstance(move, Choose)
    return turn.bought is not None and not isinstance(move, Take | DrawBlind | TakePlainEnd)


def _first(position: Position, seat: Seat) -> Message:
    turn = position.turn
    if position.players[seat].drawn:
        return say("tenby-first-keep")
    if turn.holding:
        return say("tenby-first-place", card=card_name(turn.holding))
    if turn.offered:
        return say("tenby-first-choose")
    if turn.bought is not None:
        return say("tenby-first-bought", action=action_name(turn.bought))
    return _first_of_all(position)


def _first_of_all(position: Position) -> Message:
    """What the phase asks for."""
    if position.solo is not None:
        return solo_refusals.first(position)
    match position.phase:
        case Phase.EBB_AND_FLOW:
            return say("tenby-first-declare")
        case Phase.NIGHT:
            return say("tenby-first-day-card")
        case Phase.VISITING:
            return say("tenby-first-visit")
        case _:
            return say("tenby-first-act")


# One kind of move after another


def _why_not_show(position: Position, seat: Seat) -> Message:
    player = position.players[seat]
    if position.options.accolades is not Accolades.EBB_AND_FLOW:
        return say("tenby-no-own-accolades")
    if player.is_accolade_open:
        return say("tenby-accolade-is-open")
    if position.phase in (Phase.KEEP_RESIDENT, Phase.EBB_AND_FLOW):
        return say("tenby-show-from-round-one")
    return say("tenby-too-few-rings", rings=position.round, own=player.rings)


def _why_not_day(position: Position, number: int) -> Message:
    for day in position.days:
        if day.number == number and day.seat is not None:
            return say("tenby-day-is-taken", number=number, who=who(day.seat))
    return say("tenby-day-is-not-there", number=number)


def _why_not_visit(position: Position, move: Visit | Choose) -> Message:
    if isinstance(move, Choose):
        if not position.turn.offered:
            return _first_of_all(position)
        return say("tenby-not-among-drawn", card=move.card)
    terraces, piers = position.market.terraces.left, position.market.piers.left
    return say("tenby-visit-not-so", terraces=terraces, piers=piers)


def _why_not_in_turn(position: Position, seat: Seat, move: Move) -> Message:
    rings = position.players[seat].rings
    match move:
        case Keep():
            return say("tenby-nothing-to-keep")
        case Take(card):
            if (deck := deck_of(card)) in MARKET_DECKS and card in pile_of(position.market, deck).row:
                return _no_icon(position, ACTION_OF[deck])
            return say("tenby-not-in-market", card=card)
        case DrawBlind(deck):
            if not pile_of(position.market, deck).left:
                return say("tenby-deck-is-empty", deck=deck)
            return _no_icon(position, ACTION_OF[deck])
        case TakePlainEnd(deck):
            return _why_not_plain_end(position, deck)
        case DrawResidents():
            if not differences(position).has_residents:
                return say("tenby-nobody-is-home")
            if not position.residents:
                return say("tenby-no-residents")
            return _no_icon(position, Action.RESIDENT)
        case Forfeit(action):
            if action in position.turn.actions:
                return say("tenby-no-rings-left")
            return _no_icon(position, action)
        case Buy(action):
            if rings < COSTS[action]:
                return say("tenby-too-few-rings", rings=COSTS[action], own=rings)
            return say("tenby-nothing-to-gain")
        case Reveal(deck):
            if rings < REVEAL_COST:
                return say("tenby-too-few-rings", rings=REVEAL_COST, own=rings)
            if not pile_of(position.market, deck).left:
                return say("tenby-deck-is-empty", deck=deck)
            return solo_refusals.why_not_reveal(position, move)
        case Activate(card):
            return _why_not_activate(position, card, rings)
        case _:
            return say("tenby-first-act")


def _why_not_plain_end(position: Position, deck: Deck) -> Message:
    if not plain_ends(position.market, deck):
        return say("tenby-no-plain-ends", deck=deck)
    able = BUILDING_ACTIONS[BUILDING_ACTIONS.index(ACTION_OF[deck]) :]
    if not any(action in (*position.turn.actions, position.turn.bought) for action in able):
        return _no_icon(position, ACTION_OF[deck])
    return say("tenby-plain-end-fits-nowhere")


def _why_not_ring(position: Position) -> Message:
    if position.phase is Phase.VISITING:
        return say("tenby-no-visitors-ring")
    if Action.RING in position.turn.actions:
        return say("tenby-no-rings-left")
    return _no_icon(position, Action.RING)


def _no_icon(position: Position, action: Action) -> Message:
    if position.turn.bought is not None:
        return say("tenby-first-bought", action=action_name(position.turn.bought))
    return say("tenby-no-icon", action=action_name(action))


def _why_not_activate(position: Position, card: str, rings: int) -> Message:
    if position.options.accolades is not Accolades.HIGH_TIDE:
        return say("tenby-no-high-tide")
    if card not in position.accolades:
        return say("tenby-accolade-is-not-there", accolade=accolade_name(card))
    if card in position.active:
        return say("tenby-accolade-is-active", accolade=accolade_name(card))
    return say("tenby-too-few-rings", rings=activation_cost(position), own=rings)


# Towns


def _why_not_place(position: Position, seat: Seat, move: Place) -> Message:
    town = position.players[seat].town
    if not position.turn.holding:
        return say("tenby-nothing-to-place")
    if CARD[move.face] != position.turn.holding:
        return say("tenby-first-place", card=card_name(position.turn.holding))
    if move.street >= len(town):
        return say("tenby-no-such-street", street=move.street + 1, streets=len(town))
    if move in placements(town, position.turn.holding):
        return solo_refusals.why_not_such_a_town(position)
    street = town[move.street]
    if move.face in LANDMARK_FACES and has_landmark(street):
        return say("tenby-one-landmark", street=move.street + 1)
    return _edges(street[-1] if move.at_right else street[0], move.face, move.street)


def _edges(other: str, face: str, street: int) -> Message:
    return say("tenby-edges-differ", card=card_name(face), other=card_name(other), street=street + 1)


def _why_not_shift(position: Position, seat: Seat, move: Shift) -> Message:
    player = position.players[seat]
    cost = differences(position).move_cost
    if player.rings < cost:
        return say("tenby-too-few-rings", rings=cost, own=player.rings)
    found = where(player.town, CARD[move.face])
    if found is None:
        return say("tenby-not-in-town", card=CARD[move.face])
    if move.street >= len(player.town):
        return say("tenby-no-such-street", street=move.street + 1, streets=len(player.town))
    if move.street != NEW and move.place > len(player.town[move.street]):
        return say("tenby-no-such-place", street=move.street + 1, cards=len(player.town[move.street]))
    if move in shifts(player.town):
        return solo_refusals.why_not_such_a_town(position)
    return _why_not_there(player.town, found, move)


def _why_not_there(town: Town, found: tuple[int, int], move: Shift) -> Message:
    number, place = found
    left = town[number]
    if 0 < place < len(left) - 1 and not meets(left[place - 1], left[place + 1]):
        return say("tenby-gap-stays", left=card_name(left[place - 1]), right=card_name(left[place + 1]))
    stays = len(left) == 1 if move.street == NEW else move.street == number and move.place - place in (0, 1)
    if stays:
        return say("tenby-moves-nothing", card=card_name(move.face))
    if move.face in LANDMARK_FACES and move.street != number and has_landmark(town[move.street]):
        return say("tenby-one-landmark", street=move.street + 1)
    return say("tenby-does-not-fit", card=card_name(move.face), street=move.street + 1)
