"""Accolades: The Open Sea, Ebb & Flow and High Tide (p. 17)."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Seat
from games.chance import shuffled
from games.tenby import solo_accolades
from games.tenby.components import (
    ACCOLADE_POINTS,
    ACCOLADES,
    ACTIVATION_COSTS,
    OPEN_ACCOLADE_POINTS,
    OPEN_SEA_ACCOLADES,
    SECRET_ACCOLADE_POINTS,
)
from games.tenby.position import (
    Accolades,
    Activate,
    Declare,
    Phase,
    Player,
    Position,
    RevealAccolade,
)
from games.tenby.scoring import accolade_count, secret_points, shared_points
from games.tenby.turns import after_choosing, to_act, with_player, with_rings

# Setting up


def dealt(option: Accolades, seats: int, seed: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The accolades beside the market, and one for each seat."""
    cards = shuffled(tuple(ACCOLADES), seed, "accolades")
    match option:
        case Accolades.NONE | Accolades.DRIFTWOOD:
            return (), ("",) * seats
        case Accolades.OPEN_SEA | Accolades.CROSSWIND:
            return tuple(sorted(cards[:OPEN_SEA_ACCOLADES])), ("",) * seats
        case Accolades.HIGH_TIDE:
            return tuple(sorted(cards[: seats + 1])), ("",) * seats
        case Accolades.EBB_AND_FLOW:
            return (), cards[:seats]


# High Tide


def activation_cost(position: Position) -> int:
    """Rings for the next accolade that anybody activates."""
    return ACTIVATION_COSTS[min(len(position.active), len(ACTIVATION_COSTS) - 1)]


def activations(position: Position, player: Player) -> Iterator[Activate]:
    """Accolades that the player can pay for."""
    if position.options.accolades is Accolades.HIGH_TIDE and player.rings >= activation_cost(position):
        for card in position.accolades:
            if card not in position.active:
                yield Activate(card)


def activate(position: Position, seat: Seat, move: Activate) -> Position:
    """From now on everybody competes for it."""
    paid = with_rings(position, seat, -activation_cost(position))
    return replace(paid, active=(*position.active, move.accolade))


# Ebb & Flow


def declare(position: Position, seat: Seat, move: Declare) -> Position:
    """Open or secret; shown when everybody has decided (ruling 43)."""
    player = replace(position.players[seat], has_declared=True, is_accolade_open=move.is_open)
    return after_choosing(with_player(position, seat, player))


def can_reveal(position: Position, seat: Seat) -> bool:
    """A secret accolade may be revealed at any time for as many rings as the round's number (ruling 42)."""
    if position.options.accolades is not Accolades.EBB_AND_FLOW or seat in position.gone:
        return False
    if position.phase not in (Phase.NIGHT, Phase.DAY, Phase.VISITING):
        return False
    player = position.players[seat]
    return not player.is_accolade_open and player.rings >= position.round


def may_act(position: Position) -> tuple[Seat, ...]:
    """Seats that can reveal an accolade though nobody waits for them."""
    if position.options.accolades is not Accolades.EBB_AND_FLOW:
        return ()
    waited = to_act(position)
    return tuple(seat for seat in position.staying if seat not in waited and can_reveal(position, seat))


def reveal(position: Position, seat: Seat, move: RevealAccolade) -> Position:
    """Open to everybody from now on, whatever else is going on."""
    player = position.players[seat]
    paid = replace(player, rings=player.rings - position.round, is_accolade_open=True)
    return with_player(position, seat, paid)


# Scoring


def points(position: Position) -> tuple[tuple[tuple[str, int], ...], ...]:
    """For every seat the accolades that bring it points; those who left do not count (ruling 68)."""
    if position.solo is not None:
        return (tuple(solo_accolades.points(position)),)
    found: list[list[tuple[str, int]]] = [[] for _ in position.players]
    for card, worth in _open(position):
        for seat, won in zip(position.staying, _shared(position, card, worth), strict=True):
            if won:
                found[seat].append((card, won))
    for seat in position.staying:
        player = position.players[seat]
        if player.accolade and not player.is_accolade_open:
            others = [_count(position, other, player.accolade) for other in position.staying if other != seat]
            own = _count(position, seat, player.accolade)
            if won := secret_points(own, others, SECRET_ACCOLADE_POINTS):
                found[seat].append((player.accolade, won))
    return tuple(tuple(each) for each in found)


def _open(position: Position) -> Iterator[tuple[str, int]]:
    """Accolades that everybody competes for, with their points."""
    match position.options.accolades:
        case Accolades.OPEN_SEA:
            yield from ((card, ACCOLADE_POINTS) for card in position.accolades)
        case Accolades.HIGH_TIDE:
            yield from ((card, ACCOLADE_POINTS) for card in position.active)
        case Accolades.EBB_AND_FLOW:
            yield from (
                (player.accolade, OPEN_ACCOLADE_POINTS)
                for player in position.players
                if player.is_accolade_open
            )


def _shared(position: Position, card: str, worth: int) -> tuple[int, ...]:
    return shared_points([_count(position, seat, card) for seat in position.staying], worth)


def _count(position: Position, seat: Seat, card: str) -> int:
    return accolade_count(position.players[seat].town, card)
