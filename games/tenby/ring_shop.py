"""What rings buy in one's own turn: a card revealed, a card moved, an extra action (p. 14)."""

from msgspec.structs import replace

from games.api import Seat
from games.tenby import market, residents
from games.tenby.actions import sources
from games.tenby.components import (
    BUILDING_ACTIONS,
    COSTS,
    MARKET_DECKS,
    MOVE_COST,
    REVEAL_COST,
    Action,
)
from games.tenby.position import Buy, Move, Player, Position, Reveal, Shift
from games.tenby.town import shifts, with_shift
from games.tenby.turns import with_last, with_player, with_rings


def moves(position: Position, player: Player) -> list[Move]:
    """Everything the player can pay for."""
    found: list[Move] = []
    if player.rings >= REVEAL_COST:
        found += [Reveal(deck) for deck in MARKET_DECKS if market.pile_of(position.market, deck).left]
    for action, cost in COSTS.items():
        if player.rings >= cost and can_gain(position, action):
            found.append(Buy(action))
    if player.rings >= MOVE_COST:
        found += shifts(player.town)
    return found


def can_gain(position: Position, action: Action) -> bool:
    """An action that would bring nothing is not sold (ruling 49)."""
    if action in BUILDING_ACTIONS:
        return bool(sources(position, action))
    return bool(position.residents)


def reveal(position: Position, seat: Seat, move: Reveal) -> Position:
    """The top card of a deck into its row, which has no limit."""
    shown = market.revealed(position.market, move.deck, position.seed)
    card = market.pile_of(shown, move.deck).row[-1]
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
    moved = replace(player, town=with_shift(player.town, move), rings=player.rings - MOVE_COST)
    return with_last(with_player(position, seat, moved), seat, move.face)
