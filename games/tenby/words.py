"""What a move of Tenby does and did, in sentences, told from a reader's own views before and after it."""

from collections.abc import Iterator

from games.api import Seat
from games.message import Message, say, who
from games.tenby import solo_words
from games.tenby.accolades import activation_cost
from games.tenby.components import COSTS, Action, Deck
from games.tenby.hidden import are_residents_shown, is_accolade_shown, view_for
from games.tenby.market import pile_of
from games.tenby.position import (
    HIDDEN,
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
)
from games.tenby.terms import accolade_name, action_name, card_name, resident_name, signed
from games.tenby.town import is_complete, with_card, with_shift
from games.tenby.turns import by_day, gained_at_once, rings_at_end


def tell(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Message:
    """What the seat does, and what followed by itself: nothing that the reader may not know."""
    before = view_for(before, viewer)
    after = None if after is None else view_for(after, viewer)
    told = _deed(before, seat, move, after, viewer)
    if after is not None:
        for then in _aftermath(before, after):
            told = say("tenby-then", deed=told, then=then)
    return told


def _deed(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Message:
    match move:
        case Keep():
            return _keep(before, seat, move, after, viewer)
        case Declare():
            return _declare(before, seat, move, viewer)
        case RevealAccolade():
            return _reveal_accolade(before, seat, after)
        case ChooseDay(number):
            return say("tenby-chooses-day", who=who(seat), number=number)
        case Visit():
            return _visit(seat, move, after)
        case TakeRing():
            icon = before.phase is Phase.DAY
            return say("tenby-takes-icon-ring" if icon else "tenby-takes-visitors-ring", who=who(seat))
        case Choose(card):
            return say("tenby-chooses-card", who=who(seat), card=card_name(card))
        case PlayCompass() | DrawCompass() | DiscardCompass() | LowerCompass() | SetOut() | PlaceToken():
            return solo_words.deed(before, seat, move, after)
        case _:
            return _deed_by_day(before, seat, move, after, viewer)


def _deed_by_day(
    before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None
) -> Message:
    match move:
        case Take(card):
            return say("tenby-takes", who=who(seat), card=card_name(card))
        case TakePlainEnd(deck):
            return say("tenby-takes-plain-end", who=who(seat), deck=deck)
        case DrawBlind():
            return _draw_blind(before, seat, move, after)
        case DrawResidents():
            return _draw_residents(before, seat, after, say("tenby-draws-residents", who=who(seat)))
        case Place():
            return _place(before, seat, move)
        case Forfeit(action):
            return say("tenby-forfeits", who=who(seat), action=action_name(action))
        case Reveal(deck):
            return _reveal(seat, move, after) if after else say("tenby-reveals-a", who=who(seat), deck=deck)
        case Buy(action):
            paid = say("tenby-buys", who=who(seat), action=action_name(action), rings=COSTS[action])
            return _draw_residents(before, seat, after, paid) if action is Action.RESIDENT else paid
        case Shift():
            return _shift(before, seat, move)
        case Activate(card):
            rings = activation_cost(before)
            return say("tenby-activates", who=who(seat), accolade=accolade_name(card), rings=rings)
        case EndTurn():
            return _end_turn(before, seat)
        case _:
            raise TypeError(f"{move} is no move of a turn")


def _end_turn(before: Position, seat: Seat) -> Message:
    if differences(before).ring_supply is not None:
        return say("tenby-ends-turn-for-rings", who=who(seat), rings=rings_at_end(before))
    return say("tenby-ends-turn", who=who(seat), forfeits=len(before.turn.actions))


# Residents and accolades, which may be secret


def _keep(before: Position, seat: Seat, move: Keep, after: Position | None, viewer: Seat | None) -> Message:
    if viewer == seat:
        kept = before.players[seat].drawn[move.place]
    elif after is not None and before.phase is not Phase.KEEP_RESIDENT and after.players[seat].residents:
        kept = after.players[seat].residents[-1]
    else:
        kept = HIDDEN
    if kept == HIDDEN:
        return say("tenby-keeps-one", who=who(seat))
    return say("tenby-keeps", who=who(seat), resident=resident_name(kept))


def _draw_residents(before: Position, seat: Seat, after: Position | None, deed: Message) -> Message:
    """With the cards for the one who drew; the last one in the deck is kept at once."""
    if after is None:
        return deed
    player = after.players[seat]
    cards = player.drawn or player.residents[len(before.players[seat].residents) :]
    if not cards or HIDDEN in cards:
        return deed
    return say("tenby-then", deed=deed, then=say("tenby-drawn", cards=tuple(map(resident_name, cards))))


def _declare(before: Position, seat: Seat, move: Declare, viewer: Seat | None) -> Message:
    if viewer != seat:
        return say("tenby-declares", who=who(seat))
    accolade = accolade_name(before.players[seat].accolade)
    return say(
        "tenby-declares-open" if move.is_open else "tenby-declares-secret", who=who(seat), accolade=accolade
    )


def _reveal_accolade(before: Position, seat: Seat, after: Position | None) -> Message:
    card = (after or before).players[seat].accolade
    if card == HIDDEN:
        return say("tenby-reveals-an-accolade", who=who(seat), rings=before.round)
    return say("tenby-reveals-accolade", who=who(seat), rings=before.round, accolade=accolade_name(card))


# Town cards


def _reveal(seat: Seat, move: Reveal, after: Position) -> Message:
    row = pile_of(after.market, move.deck).row
    card = card_name(row[-1] if move.place == ANYWHERE else row[move.place])
    return say("tenby-reveals", who=who(seat), card=card)


def _draw_blind(before: Position, seat: Seat, move: DrawBlind, after: Position | None) -> Message:
    """A card to place or to choose from; or it was an accolade, or fitted nowhere."""
    if after is not None:
        drawn = after.turn.offered or solo_words.gained(before, after)
        return say("tenby-draws", who=who(seat), card=tuple(map(card_name, drawn)))
    if move.deck is Deck.LANDMARK and differences(before).landmarks_drawn > 1:
        return say("tenby-draws-two-landmarks", who=who(seat))
    return say("tenby-draws-blindly", who=who(seat), deck=move.deck)


def _visit(seat: Seat, move: Visit, after: Position | None) -> Message:
    drawn = () if after is None else after.turn.offered or (after.turn.holding,)
    if not drawn:
        return say("tenby-visits", who=who(seat), terraces=move.terraces, piers=move.piers)
    return say("tenby-visits-and-draws", who=who(seat), cards=tuple(map(card_name, drawn)))


def _place(before: Position, seat: Seat, move: Place) -> Message:
    town = before.players[seat].town
    built = with_card(town, move)
    points = signed(town_points(built) - town_points(town))
    card = card_name(move.face)
    if move.street == NEW:
        return say("tenby-places-new", who=who(seat), card=card, points=points)
    if is_complete(built[move.street]):
        return say("tenby-completes", who=who(seat), card=card, street=move.street + 1, points=points)
    return say(
        "tenby-places-right" if move.at_right else "tenby-places-left",
        who=who(seat),
        card=card,
        street=move.street + 1,
        points=points,
    )


def _shift(before: Position, seat: Seat, move: Shift) -> Message:
    town = before.players[seat].town
    points = signed(town_points(with_shift(town, move)) - town_points(town))
    card, rings = card_name(move.face), differences(before).move_cost
    if move.street == NEW:
        return say("tenby-moves-new", who=who(seat), card=card, points=points, rings=rings)
    street = town[move.street]
    if move.place == len(street):
        return say(
            "tenby-moves-behind",
            who=who(seat),
            card=card,
            other=card_name(street[-1]),
            street=move.street + 1,
            points=points,
            rings=rings,
        )
    return say(
        "tenby-moves-before",
        who=who(seat),
        card=card,
        other=card_name(street[move.place]),
        street=move.street + 1,
        points=points,
        rings=rings,
    )


# What followed by itself


def _aftermath(before: Position, after: Position) -> Iterator[Message]:
    if after.solo is not None:
        yield from solo_words.aftermath(before, after)
        return
    if before.phase is Phase.KEEP_RESIDENT and after.phase is not Phase.KEEP_RESIDENT:
        yield _all_kept(after)
    if before.phase is Phase.EBB_AND_FLOW and after.phase is not Phase.EBB_AND_FLOW:
        yield _all_declared(after)
    if after.round > before.round:
        yield say("tenby-round-begins", number=after.round, rounds=after.options.rounds)
    if after.phase is Phase.VISITING and before.phase is not Phase.VISITING:
        yield say("tenby-visiting-begins")
    if after.phase is Phase.DAY and after.turns > before.turns:
        yield _turn_begins(before, after)
    if after.phase is Phase.OVER:
        yield say("tenby-all-is-scored")


def _all_kept(after: Position) -> Message:
    if not are_residents_shown(after):
        return say("tenby-all-have-kept")
    kept = tuple(
        say("tenby-kept-by", who=who(seat), resident=resident_name(player.residents[0]))
        for seat, player in enumerate(after.players)
    )
    return say("tenby-all-have-kept-openly", kept=kept)


def _all_declared(after: Position) -> Message:
    shown = tuple(
        say("tenby-accolade-of", who=who(seat), accolade=accolade_name(player.accolade))
        for seat, player in enumerate(after.players)
        if player.is_accolade_open and is_accolade_shown(after, player)
    )
    return say("tenby-all-have-declared", shown=shown) if shown else say("tenby-all-stay-secret")


def _turn_begins(before: Position, after: Position) -> Message:
    seat = by_day(after)
    day = next(day for day in after.days if day.seat == seat)
    tokens = next((old.rings for old in before.days if old.number == day.number), 0)
    rings = gained_at_once(after, day.number) + tokens
    return say("tenby-turn-begins", who=who(seat), number=day.number, rings=rings)
