"""What Kensington's panel and its menus say: points, tokens, what is to be decided."""

from typing import Final

from games.kensington.building import points, score, with_tiles
from games.kensington.components import BIRDS_TO_END, ENTRANCES
from games.kensington.ends import birds_out
from games.kensington.names import printed_tile_name, signed
from games.kensington.position import Build, Building, Phase, Placed, Player, Position
from games.kensington.rules import earned_by
from games.kensington.tiles import DARK, DOOR, LIT, ROOF, TILES, WALL
from games.kensington.words import gained_tokens
from games.message import Message, say

_ICONS: Final = {LIT: "ken_lit", DARK: "ken_dark", ROOF: "ken_roof", WALL: "ken_wall", DOOR: "ken_red_door"}


def icon_of(tile: str) -> str:
    """The emoji of a tile's kind."""
    return _ICONS[TILES[tile].mark]


def change(building: Building, parts: tuple[Placed, ...]) -> Message:
    """12 → 15 points"""
    after = points(with_tiles(building, parts))
    return say("kensington-line-change", before=points(building), after=after)


def points_line(building: Building, parts: tuple[Placed, ...]) -> Message:
    """If it ended now: 12 → 15 points (Windows +2 and Heights +1)."""
    before, after = score(building), score(with_tiles(building, parts))
    changes = tuple(
        say("kensington-line-changed", way=new.label, points=signed(new.points - old.points))
        for old, new in zip(before.lines, after.lines, strict=True)
        if new.points != old.points
    )
    told = change(building, parts)
    if not changes:
        return say("kensington-line-unchanged", change=told)
    return say("kensington-line-if-ended", change=told, changes=changes)


def earned_line(view: Position, move: Build) -> Message | None:
    """Building it earns a token; nothing if the tiles have no diamond or the pool has no token."""
    earned = earned_by(view, move)
    return say("kensington-line-earns", tokens=gained_tokens(earned)) if earned else None


def head_line(view: Position, player: Player, can_build: bool) -> Message:
    """What is to be decided while building."""
    if view.phase is Phase.LAST_BUILD:
        return say("kensington-line-last-build")
    if not view.hand:
        return say("kensington-line-build-or-end")
    tile, is_free = printed_tile_name(view.hand), len(player.stored) < ENTRANCES
    if can_build:
        return say("kensington-line-or-store" if is_free else "kensington-line-or-return", tile=tile)
    return say("kensington-line-only-store" if is_free else "kensington-line-only-return", tile=tile)


def standing_line(view: Position, player: Player) -> Message:
    """You have 2 tokens · 12 points if it ended now · birds 3 of 7."""
    tokens, scored = player.tokens, points(player.building)
    if not view.options.public_bird_counter:
        return say("kensington-line-standing", tokens=tokens, points=scored)
    birds = birds_out(view)
    return say("kensington-line-standing-birds", tokens=tokens, points=scored, birds=birds, end=BIRDS_TO_END)
