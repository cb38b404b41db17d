"""Kensington's places and points as players read them in panels and menus."""

from typing import Final

from games.english import count
from games.kensington.building import score, with_tiles
from games.kensington.components import BIRDS_TO_END, ENTRANCES
from games.kensington.ends import birds_out
from games.kensington.position import Building, Phase, Placed, Player, Position
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, WALL
from games.kensington.words import describe_tile

_ICONS: Final = {LIT: "ken_lit", DARK: "ken_dark", ROOF: "ken_roof", WALL: "ken_wall", DOOR: "ken_red_door"}


def icon_of(tile: str) -> str:
    """The emoji of a tile's kind."""
    return _ICONS[TILES[tile].mark]


def column_words(column: int) -> str:
    """The number of a column as the pictures write it."""
    return str(column).replace("-", "−")


def place_words(part: Placed) -> str:
    """column −1, row 2"""
    return f"column {column_words(part.column)}, row {part.row}"


def count_points(points: int) -> str:
    """1 point, 0 points"""
    return "1 point" if points == 1 else f"{points} points"


def points_words(building: Building, parts: tuple[Placed, ...]) -> str:
    """If it ended now: 12 → 15 points (windows +2, heights +1)."""
    before, after = score(building), score(with_tiles(building, parts))
    changes = [
        f"{str(new.label).lower()} {new.points - old.points:+}"
        for old, new in zip(before.lines, after.lines, strict=True)
        if new.points != old.points
    ]
    told = f" ({', '.join(changes)})" if changes else ""
    return f"If it ended now: {before.points} → {count_points(after.points)}{told}"


def earned_words(view: Position, parts: tuple[Placed, ...]) -> str:
    """earns a token; empty if the tiles have no diamond or the pool has no token."""
    earned = min(view.pool, sum(TILES[part.tile].diamond for part in parts))
    return f"earns {count(earned, 'token')}" if earned else ""


def head_words(view: Position, player: Player, can_build: bool) -> str:
    """What is to be decided while building."""
    if view.phase is Phase.LAST_BUILD:
        return "**The seventh bird is out:** build from your warehouse once more, or end."
    if not view.hand:
        return "**Your turn:** build from your warehouse, or end the turn."
    otherwise = "store it" if len(player.stored) < ENTRANCES else "put it back into the heap"
    took = f"**You took:** {describe_tile(view.hand)}."
    return f"{took} Build, or {otherwise}." if can_build else f"{took} Nothing can be built now: {otherwise}."


def standing_words(view: Position, player: Player) -> str:
    """You have 2 tokens · 12 points if it ended now · birds 3 of 7."""
    told = [
        f"You have {count(player.tokens, 'token')}",
        f"{count(score(player.building).points, 'point')} if it ended now",
    ]
    if view.options.public_bird_counter:
        told.append(f"birds {birds_out(view)} of {BIRDS_TO_END}")
    return " · ".join(told)
