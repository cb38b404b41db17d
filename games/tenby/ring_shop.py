"""What rings buy in one's own turn: a card revealed, a card moved, an extra action (p. 14)."""

from msgspec.structs import replace

from games.api import Seat
from games.tenby import market, residents
from games.tenby.actions import sources
from games.tenby.components import (
    BUILDING_ACTIONS,
    COSTS,
    MARKET_DECKS,
    REVEAL_COST,
    Action,
    Deck,
)
from games.tenby.position import Buy, Move, Player, Position, Reveal, Shift
from games.tenby.scenarios import differences, is_town_allowed, row_sizes
from games.tenby.solo_table import ANYWHERE
from games.tenby.town import shifts, with_shift
from games.tenby.turns import with_last, with_player, with_rings


def moves(position: Position, player: Player) -> list[Move]:
    """Everything the player can pay for."""
    found: list[Move] = []
    if player.rings >= REVEAL_COST:
        found += [
            Reveal(deck, place)
            for deck in MARKET_DECKS
            if market.pile_of(position.market, deck).left
            for place in places_to_reveal(position, deck)
        ]
    for action, cost in COSTS.items():
        if player.rings >= cost and can_gain(position, action):
            found.append(Buy(action))
    if player.rings >= differences(position).move_cost:
        found += allowed_shifts(position, player)
    return found


def places_to_reveal(position: Position, deck: Deck) -> tuple[int, ...]:
    """Anywhere in a row without places; else in a gap, and only in a full row over any card (ruling 48).

    The Alternative Take has no row for landmarks.
    """
    if position.solo is None:
        return (ANYWHERE,)
    size = row_sizes(1, position.options)[deck]
    if not differences(position).has_anchors:
        return (ANYWHERE,) if size else ()
    gaps = tuple(place for place in range(size) if not market.card_at(position.market, deck, place))
    return gaps or tuple(range(size))


def allowed_shifts(position: Position, player: Player) -> tuple[Shift, ...]:
    """Every way to move a card; in some scenarios towns have a law of their own."""
    found = shifts(player.town)
    if position.solo is None:
        return found
    return tuple(move for move in found if is_town_allowed(position, with_shift(player.town, move)))


def can_gain(position: Position, action: Action) -> bool:
    """An action that would bring nothing is not sold (ruling 49)."""
    if action in BUILDING_ACTIONS:
        return bool(sources(position, action))
    return bool(position.residents)


def reveal(position: Position, seat: Seat, move: Reveal) -> Position:
    """The top card of a deck into its row, which has no limit but in the core solo game."""
    shown = market.revealed(position.market, move.deck, position.seed, move.place)
    row = market.pile_of(shown, move.deck).row
    card = row[-1] if move.place == ANYWHERE else row[move.place]
    turn = replace(position.turn, revealed=(*position.turn.revealed, card))
    return with_rings(replace(position, market=shown, turn=turn), seat, -REVEAL_COST)


def buy(position: Position, seat: Seat, move: Buy) -> Position:
    """Pay for an action, which is begun now; residents are drawn at once, for they have one source only."""
    position = with_rings(position, seat, -COSTS[move.action])
    if move.action is Action.RESIDENT:
        return residents.draw(position, seat)
    return replace(position, turn=replace(position.turn, bought=move.action))


def shift(position: Position, seat: Seat, move: Shift) -> Position:
    """Move a card of the town."""
    player = position.players[seat]
    moved = with_player(position, seat, replace(player, town=with_shift(player.town, move)))
    return with_last(with_rings(moved, seat, -differences(position).move_cost), seat, move.face)
