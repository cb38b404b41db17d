"""Why a move of Copenhagen is not legal: the rule it breaks, as the sentence a player reads."""

from games.api import Seat
from games.copenhagen.building import payments, price_of
from games.copenhagen.components import (
    ABILITY_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    HAND_LIMIT,
    ROWS,
    WHITE,
    Ability,
    Colour,
)
from games.copenhagen.harbour import abilities_spent
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
from games.copenhagen.words import name_tile
from games.english import count

_NOW = {
    Phase.ACT: "Now cards are taken or a tile is built.",
    Phase.TAKE: "Both actions begins with taking cards.",
    Phase.DISCARD: f"The hand limit is {HAND_LIMIT}: discard first.",
    Phase.LAST_CALL: "The cards are taken: end the turn or declare Both actions.",
    Phase.BUILD: "The cards are taken: build or end the turn.",
    Phase.COAT: "A coat of arms is to be used first.",
    Phase.OVER: "The game is over.",
}


def why_not(position: Position, seat: Seat, move: Move) -> str:
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
                return f"Cards are discarded only when a hand exceeds {HAND_LIMIT} after taking."
            return f"There is no {COLOUR_NAMES[colour]} card in your hand."
        case Use(ability):
            return _why_not_use(position, player, ability)
        case Change():
            return _why_not_change(position, player, move)
        case Gain(ability):
            if position.phase is not Phase.COAT:
                return "An ability tile is taken only with a coat of arms."
            return f"You have {ABILITY_NAMES[ability]} already, and nobody may have one twice."
        case TurnBack():
            if position.phase is not Phase.COAT:
                return "Ability tiles are turned back only with a coat of arms."
            return "You have no used ability tile to turn back."
        case EndTurn():
            if position.phase is Phase.ACT:
                return "A turn cannot be skipped: take cards or build."
            return _NOW[position.phase]


def _why_not_take(position: Position, player: Player, move: Take) -> str:
    if position.phase not in MAY_TAKE:
        return _NOW[position.phase]
    if len(move.bridges) not in (2, 3):
        return "A take is of two cards, or of three with Extra card."
    if any(position.harbour[bridge] == TAKEN for bridge in move.bridges):
        return "One of those footbridges has no card."
    missing = [ability for ability in abilities_spent(move.bridges) if ability not in player.active]
    if Ability.ADDITIONAL_CARD in missing:
        return "A third card needs Extra card, active."
    return "The two cards must lie side by side, unless you use Any cards."


def _why_not_build(position: Position, player: Player, move: Build) -> str:
    if position.phase not in MAY_BUILD:
        return _NOW[position.phase]
    if not position.stock[TILE_NUMBER[move.tile]]:
        return f"No {name_tile(move.tile)} is left."
    if reason := why_not_there(player.house, move.tile, move.turn, move.column, move.row):
        return reason
    price = price_of(position, player.house, move)
    ways = payments(position, player, move.tile, price)
    colour = COLOUR_NAMES[Colour(move.tile[0])]
    if not ways:
        tile = name_tile(move.tile).capitalize()
        return f"{tile} costs {count(price, f'{colour} card')} there, which you do not have."
    if not position.change:
        return f"Only {colour} cards pay for {name_tile(move.tile)} while Change colour is not on."
    changed = COLOUR_NAMES[Colour(position.change[0])]
    least_and_most = f"{ways[0]}" if len(ways) == 1 else f"{ways[0]} to {ways[-1]}"
    return f"{count(price, 'card')} to pay: {least_and_most} of them {changed}."


def _why_not_white(position: Position, player: Player, move: White) -> str:
    if position.phase is not Phase.COAT:
        return "A white tile is placed only with a coat of arms."
    if not position.whites:
        return "No white tile is left."
    return why_not_there(player.house, WHITE, 0, move.column, move.row)


def why_not_there(house: House, tile: str, turn: int, column: int, row: int) -> str:
    """Why a tile cannot stand at a place, whatever it costs; empty if it can."""
    orientation = ORIENTATIONS[tile][turn]
    if any(column + x >= COLUMNS or row + y >= ROWS for x, y, _ in orientation.cells):
        return "The tile must fit inside the house."
    mask = orientation.mask << space(column, row)
    if mask & house.filled:
        return "A tile may not cover another tile."
    if not mask & (house.filled << COLUMNS | BOTTOM):
        return "A tile must stand on the bottom row or on another tile."
    return ""


def _why_not_use(position: Position, player: Player, ability: Ability) -> str:
    if ability not in player.active:
        return _not_active(player, ability)
    if ability is Ability.DISCOUNT and position.discount:
        return "Discount is on already."
    return _NOW[position.phase]


def _why_not_change(position: Position, player: Player, move: Change) -> str:
    if Ability.CHANGE_OF_COLOURS not in player.active:
        return _not_active(player, Ability.CHANGE_OF_COLOURS)
    if position.phase not in MAY_BUILD:
        return _NOW[position.phase]
    if position.change:
        return "Change colour is on already."
    if move.colour is move.counts_as:
        return "A colour is changed into another colour."
    return f"There is no {COLOUR_NAMES[move.colour]} card in your hand to change."


def _not_active(player: Player, ability: Ability) -> str:
    if ability in player.used:
        return f"{ABILITY_NAMES[ability]} is used; a coat of arms can turn it back."
    return f"You do not have {ABILITY_NAMES[ability]}."
