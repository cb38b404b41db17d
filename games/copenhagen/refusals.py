"""Why a move of Copenhagen is not legal: the rule it breaks, as the message a player reads."""

from games.api import Seat
from games.copenhagen.building import payments, price_of
from games.copenhagen.components import COLUMNS, HAND_LIMIT, ROWS, WHITE, Ability
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.names import ability_name, colour_name, tile_name, tile_title
from games.copenhagen.position import (
    TAKEN,
    TILE_NUMBER,
    Build,
    Change,
    Discard,
    EndTurn,
    Gain,
    House,
    Move,
    Phase,
    Player,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.copenhagen.rules import MAY_BUILD, MAY_TAKE
from games.copenhagen.tiles import BOTTOM, ORIENTATIONS, space
from games.message import Message, say


def why_not(position: Position, seat: Seat, move: Move) -> Message:
    """The rule that an illegal move breaks."""
    player = position.players[seat]
    match move:
        case Take():
            return _why_not_take(position, player, move)
        case Build():
            return _why_not_build(position, player, move)
        case White():
            return _why_not_white(position, player, move)
        case Discard(colour):
            if position.phase is not Phase.DISCARD:
                return say("copenhagen-no-discard-now", limit=HAND_LIMIT)
            return say("copenhagen-no-such-card", colour=colour_name(colour))
        case Use(ability):
            return _why_not_use(position, player, ability)
        case Change():
            return _why_not_change(position, player, move)
        case Gain(ability):
            if position.phase is not Phase.COAT:
                return say("copenhagen-gain-needs-coat")
            return say("copenhagen-ability-twice", ability=ability_name(ability))
        case TurnBack():
            if position.phase is not Phase.COAT:
                return say("copenhagen-back-needs-coat")
            return say("copenhagen-nothing-to-turn-back")
        case EndTurn():
            if position.phase is Phase.ACT:
                return say("copenhagen-no-skipping")
            return _now(position)


def _now(position: Position) -> Message:
    """What is to be done in this phase instead."""
    return say("copenhagen-now", phase=position.phase.name, limit=HAND_LIMIT)


def _why_not_take(position: Position, player: Player, move: Take) -> Message:
    if position.phase not in MAY_TAKE:
        return _now(position)
    if len(move.bridges) not in (2, 3):
        return say("copenhagen-take-two")
    if any(position.harbour[bridge] == TAKEN for bridge in move.bridges):
        return say("copenhagen-empty-bridge")
    missing = [ability for ability in abilities_spent(move.bridges) if ability not in player.active]
    if Ability.ADDITIONAL_CARD in missing:
        return say("copenhagen-third-card")
    return say("copenhagen-not-side-by-side")


def _why_not_build(position: Position, player: Player, move: Build) -> Message:
    if position.phase not in MAY_BUILD:
        return _now(position)
    if not position.stock[TILE_NUMBER[move.tile]]:
        return say("copenhagen-none-left", tile=tile_name(move.tile))
    if reason := why_not_there(player.house, move.tile, move.orientation, move.column, move.row):
        return reason
    price = price_of(position, player.house, move)
    ways = payments(position, player, move.tile, price)
    if not ways:
        tile, colour = tile_title(move.tile), colour_name(move.tile[0])
        return say("copenhagen-too-dear", tile=tile, number=price, colour=colour)
    if not position.change:
        colour = colour_name(move.tile[0])
        return say("copenhagen-only-its-colour", colour=colour, tile=tile_name(move.tile))
    changed = colour_name(position.change[0])
    return say("copenhagen-changed-cards", price=price, least=ways[0], most=ways[-1], colour=changed)


def _why_not_white(position: Position, player: Player, move: White) -> Message:
    if position.phase is not Phase.COAT:
        return say("copenhagen-white-needs-coat")
    if not position.whites:
        return say("copenhagen-none-left", tile=tile_name(WHITE))
    reason = why_not_there(player.house, WHITE, 0, move.column, move.row)
    assert reason is not None, "asked about a legal move"
    return reason


def why_not_there(house: House, tile: str, orientation: int, column: int, row: int) -> Message | None:
    """Why a tile cannot stand at a place, whatever it costs; None if it can."""
    form = ORIENTATIONS[tile][orientation]
    if any(column + x >= COLUMNS or row + y >= ROWS for x, y, _ in form.cells):
        return say("copenhagen-outside")
    mask = form.mask << space(column, row)
    if mask & house.filled:
        return say("copenhagen-covers")
    if not mask & (house.filled << COLUMNS | BOTTOM):
        return say("copenhagen-floats")
    return None


def _why_not_use(position: Position, player: Player, ability: Ability) -> Message:
    if ability not in player.active:
        return _not_active(player, ability)
    if ability is Ability.DISCOUNT and position.discount:
        return say("copenhagen-on-already", ability=ability_name(ability))
    return _now(position)


def _why_not_change(position: Position, player: Player, move: Change) -> Message:
    ability = Ability.CHANGE_OF_COLOURS
    if ability not in player.active:
        return _not_active(player, ability)
    if position.phase not in MAY_BUILD:
        return _now(position)
    if position.change:
        return say("copenhagen-on-already", ability=ability_name(ability))
    if move.colour is move.counts_as:
        return say("copenhagen-same-colour")
    return say("copenhagen-no-such-card", colour=colour_name(move.colour))


def _not_active(player: Player, ability: Ability) -> Message:
    if ability in player.used:
        return say("copenhagen-used-up", ability=ability_name(ability))
    return say("copenhagen-not-yours", ability=ability_name(ability))
