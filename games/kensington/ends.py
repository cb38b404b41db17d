"""When a game of Kensington ends: birds counted, and whether anybody could still lay a tile."""

from collections.abc import Iterator

from games.kensington.components import IDLE_ROUNDS
from games.kensington.position import Player, Position
from games.kensington.tiles import FREE_BACKS, TILES, Look, look_of
from games.kensington.units import can_stand_alone, units_of


def birds_out(position: Position) -> int:
    """Birds in all buildings and warehouses and on the tile just taken (rulebook: the end of the game)."""
    stored = [tile for player in position.players for tile in player.stored]
    in_hand = [position.hand] if position.hand else []
    built = sum(player.birds for player in position.players)
    return built + sum(TILES[tile].bird for tile in stored + in_hand)


def is_idle(position: Position) -> bool:
    """Three full rounds of those who stayed without anything built or stored (rulings 42 and 47)."""
    return position.idle >= IDLE_ROUNDS * len(position.staying)


def is_agreed(position: Position) -> bool:
    """Has everybody who stayed agreed to end it? (section 7; ruling 47)"""
    return set(position.votes) >= set(position.staying)


def is_stalled(position: Position) -> bool:
    """Is no player able to lay any further tile? (rulebook: the end of the game, 2; rulings 41 and 47)"""
    heap = tiles_in_heap(position)
    staying = [position.players[seat] for seat in position.staying]
    for player in staying:
        looks = _looks((*player.stored, *_obtainable(position, player, heap)))
        if any(can_stand_alone(player.building, look) for look in looks):
            return False
    return not any(_has_unit(player, _obtainable(position, player, heap)) for player in staying)


def tiles_in_heap(position: Position) -> list[str]:
    """Which tiles are in the heap, told from those that lie open, so that a view suffices."""
    gone = {placed.tile for player in position.players for placed in player.building.placed}
    gone.update(tile for player in position.players for tile in player.stored)
    gone.add(position.hand)
    return [tile for tile in TILES if tile not in gone]


def _obtainable(position: Position, player: Player, heap: list[str]) -> list[str]:
    """What the player could take; the forced spend is ignored here (ruling 41)."""
    if not player.tokens:
        return [tile for tile in heap if TILES[tile].back in FREE_BACKS]
    others = [tile for other in position.players if other is not player for tile in other.stored]
    return heap + others


def _has_unit(player: Player, tiles: list[str]) -> bool:
    """Could a unit of stored tiles and at most one of these be built?"""
    if not player.stored:
        return False
    if any(units_of(player.building, player.stored)):
        return True
    one_each = {look_of(tile): tile for tile in tiles}.values()
    return any(any(units_of(player.building, player.stored, tile)) for tile in one_each)


def _looks(tiles: tuple[str, ...]) -> Iterator[Look]:
    seen = set()
    for tile in tiles:
        look = look_of(tile)
        if look not in seen:
            seen.add(look)
            yield look
