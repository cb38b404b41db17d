"""The board of Tenby in sentences, from a view: in full to play from, and at a glance."""

from collections.abc import Iterator

from games.api import Seat
from games.message import Message, say, who
from games.tenby import solo_board
from games.tenby.accolades import activation_cost
from games.tenby.components import DAY_CARDS, MARKET_DECKS, Deck
from games.tenby.hidden import view_for
from games.tenby.market import pile_of
from games.tenby.position import HIDDEN, Accolades, Phase, Player, Position
from games.tenby.scenarios import differences
from games.tenby.scoring import accolade_count, card_points, completed_streets, street_points, town_points
from games.tenby.terms import (
    accolade_line,
    action_name,
    actions_said,
    card_line,
    edge_name,
    resident_line,
    slot,
)
from games.tenby.town import LEFT, RIGHT, is_complete
from games.tenby.turns import to_act


def board(view: Position, viewer: Seat | None) -> tuple[Message, ...]:
    """Everything the viewer may see, a sentence a line."""
    view = view_for(view, viewer)
    return (
        _doing(view),
        *_turn(view),
        *(_days(view) if view.solo is None else solo_board.in_full(view)),
        *_market(view),
        *(_accolades(view) if view.solo is None else ()),
        *(line for seat in range(len(view.players)) for line in _seat(view, Seat(seat))),
    )


def glance(view: Position) -> tuple[Message, ...]:
    """Round, market and everybody's town in short."""
    view = view_for(view, None)
    numbers = tuple(str(day.number) for day in view.days)
    days = (say("tenby-glance-days", numbers=numbers or ("–",)),)
    rows = tuple(say("tenby-glance-row", deck=deck, cards=_row_in_short(view, deck)) for deck in MARKET_DECKS)
    return (
        _doing(view),
        *(days if view.solo is None else solo_board.in_short(view)),
        *rows,
        *(seat_line(view, Seat(seat)) for seat in range(len(view.players))),
    )


def _row_in_short(view: Position, deck: Deck) -> str:
    return " ".join(card or "–" for card in pile_of(view.market, deck).row) or "–"


# What is going on


def _doing(view: Position) -> Message:
    """The round, and who does what; while all choose at once nobody is told who has."""
    if view.solo is not None and view.phase not in (Phase.DAY, Phase.VISITING, Phase.OVER):
        return solo_board.doing(view)
    match view.phase:
        case Phase.KEEP_RESIDENT:
            return say("tenby-doing-keep")
        case Phase.EBB_AND_FLOW:
            return say("tenby-doing-declare")
        case Phase.OVER:
            return say("tenby-doing-over")
    acting, rounds = who(*to_act(view)), view.options.rounds
    match view.phase:
        case Phase.NIGHT:
            return say("tenby-doing-night", who=acting, round=view.round, rounds=rounds)
        case Phase.DAY:
            return say("tenby-doing-day", who=acting, round=view.round, rounds=rounds)
        case _:
            return say("tenby-doing-visit", who=acting, round=view.round, rounds=rounds)


def _turn(view: Position) -> Iterator[Message]:
    turn = view.turn
    if turn.actions:
        yield say("tenby-open-actions", actions=actions_said(turn.actions))
    if turn.bought is not None:
        yield say("tenby-bought-action", action=action_name(turn.bought))
    if turn.holding:
        yield say("tenby-to-place", card=card_line(turn.holding))
    for card in turn.offered:
        yield say("tenby-to-choose", card=card_line(card))


def _days(view: Position) -> Iterator[Message]:
    for day in view.days:
        actions = actions_said(DAY_CARDS[day.number].actions)
        if day.seat is None:
            yield say("tenby-day-free", number=day.number, actions=actions, rings=day.rings)
        else:
            yield say("tenby-day-of", who=who(day.seat), number=day.number, actions=actions, rings=day.rings)
    if view.night:
        yield say("tenby-night-order", who=tuple(say("tenby-seat", who=who(seat)) for seat in view.night))


def _market(view: Position) -> Iterator[Message]:
    for deck in MARKET_DECKS:
        pile = pile_of(view.market, deck)
        yield say("tenby-row", deck=deck, left=len(pile.deck), discards=len(pile.discards))
        for place, card in enumerate(pile.row):
            yield _lying(view, deck, place, card)
    terraces, piers = len(view.market.plain_terraces), len(view.market.plain_piers)
    yield say("tenby-plain-ends", terraces=terraces, piers=piers)
    yield say("tenby-resident-deck", left=len(view.residents))


def _lying(view: Position, deck: Deck, place: int, card: str) -> Message:
    """A card of the market, in its place where it has one."""
    is_new = card in view.turn.revealed
    if not differences(view).has_anchors:
        return say("tenby-row-card-new" if is_new else "tenby-row-card", card=card_line(card))
    if not card:
        return say("tenby-slot-empty", slot=slot(deck, place))
    where = slot(deck, place)
    return say("tenby-slot-card-new" if is_new else "tenby-slot-card", slot=where, card=card_line(card))


def _accolades(view: Position) -> Iterator[Message]:
    for card in view.accolades:
        line, counts = accolade_line(card), _counts(view, card)
        if view.options.accolades is Accolades.OPEN_SEA or card in view.active:
            yield say("tenby-accolade-for-all", accolade=line, counts=counts)
        else:
            yield say("tenby-accolade-inactive", accolade=line, counts=counts, rings=activation_cost(view))


def _counts(view: Position, card: str) -> tuple[Message, ...]:
    return tuple(
        say("tenby-count-of", who=who(seat), number=accolade_count(view.players[seat].town, card))
        for seat in view.staying
    )


# Towns


def _seat(view: Position, seat: Seat) -> Iterator[Message]:
    player = view.players[seat]
    yield seat_line(view, seat)
    yield from _residents(seat, player)
    if player.accolade and player.accolade != HIDDEN:
        line = accolade_line(player.accolade)
        yield say(
            "tenby-open-accolade-of" if player.is_accolade_open else "tenby-secret-accolade-of",
            who=who(seat),
            accolade=line,
            counts=_counts(view, player.accolade),
        )
    for number, street in enumerate(player.town, 1):
        yield say(
            "tenby-street-line-completed" if is_complete(street) else "tenby-street-line",
            number=number,
            left=edge_name(LEFT[street[0]]),
            right=edge_name(RIGHT[street[-1]]),
            points=street_points(street),
        )
        for place, face in enumerate(street):
            yield say(
                "tenby-street-card", place=place + 1, card=card_line(face), points=card_points(street, place)
            )


def seat_line(view: Position, seat: Seat) -> Message:
    """A seat in short: points, cards, streets, rings and residents."""
    player = view.players[seat]
    return say(
        "tenby-seat-line-left" if seat in view.gone else "tenby-seat-line",
        who=who(seat),
        points=town_points(player.town),
        rings=player.rings,
        residents=len(player.residents),
        cards=sum(map(len, player.town)),
        streets=len(player.town),
        completed=completed_streets(player.town),
    )


def _residents(seat: Seat, player: Player) -> Iterator[Message]:
    for card in player.residents:
        if card != HIDDEN:
            yield say("tenby-resident-of", who=who(seat), resident=resident_line(card))
    for card in player.drawn:
        if card != HIDDEN:
            yield say("tenby-to-keep", resident=resident_line(card))
