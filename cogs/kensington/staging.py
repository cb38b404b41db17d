"""Tiles staged for one build, as text in a custom_id: what may follow is narrowed from the legal moves.

Tiles are staged from the bottom up, so each rests on the building and on those before it; the last one can
still be moved. Only a stage that some legal build contains is ever offered, so no path ends nowhere.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from games.errors import UnreadableMove
from games.kensington import GAME
from games.kensington.building import points, rests, with_tiles
from games.kensington.evaluation import promise
from games.kensington.names import As, tile_name
from games.kensington.position import Build, Building, Move, Placed
from games.kensington.refusals import why_not_joined, why_not_there
from games.message import Message, say

BUILDING: Final = "build"
_SEPARATOR: Final = "~"


class Stage(msgspec.Struct, frozen=True):
    """Tiles in the order they were staged, the tile that is bought with them, and the page of places."""

    parts: tuple[Placed, ...]
    bought: str = ""
    page: int | None = None
    """None: the page that the last tile's place is on."""

    @property
    def move(self) -> Build:
        """What would be built."""
        staged = {part.tile for part in self.parts}
        ordered = tuple(sorted(self.parts, key=lambda part: part.tile))
        return Build(ordered, self.bought if self.bought in staged else "")

    @property
    def base(self) -> "Stage":
        """The stage without its last tile."""
        return Stage(self.parts[:-1], self.bought)

    @property
    def tile(self) -> str:
        """The tile that can be moved."""
        return self.parts[-1].tile

    def with_part(self, part: Placed) -> "Stage":
        """One tile more."""
        return Stage((*self.parts, part), self.bought)


def write_stage(stage: Stage) -> str:
    """The text that a key carries."""
    page = "" if stage.page is None else str(stage.page)
    parts = "+".join(GAME.write_move(Build((part,))) for part in stage.parts)
    return _SEPARATOR.join((BUILDING, page, stage.bought, parts))


def read_stage(text: str) -> Stage:
    """The stage that a key carries; what is no stage of tiles is refused."""
    fields = text.split(_SEPARATOR)
    if len(fields) != 4 or not (fields[1] == "" or fields[1].isdecimal()):
        raise UnreadableMove(say("kensington-no-stage"))
    _, page, bought, written = fields
    moves = [GAME.read_move(piece) for piece in written.split("+")]
    parts = tuple(part for move in moves if isinstance(move, Build) for part in move.parts)
    return Stage(parts, bought, int(page) if page else None)


class Narrowing(msgspec.Struct, frozen=True):
    """The legal builds of a decision, to be narrowed by what is staged."""

    building: Building
    builds: tuple[Build, ...]

    def is_complete(self, stage: Stage) -> bool:
        """May it be built as it is?"""
        return Build(stage.move.parts, stage.bought) in self.builds

    def is_open(self, stage: Stage) -> bool:
        """Does a legal build contain it?"""
        return bool(stage.parts) and any(self._containing(stage))

    def _containing(self, stage: Stage) -> Iterable[Build]:
        staged = set(stage.parts)
        return (move for move in self.builds if move.bought == stage.bought and staged <= set(move.parts))

    def following(self, stage: Stage) -> dict[str, list[Stage]]:
        """By tile, every stage with one tile more: complete ones first, from left to right."""
        below = with_tiles(self.building, stage.parts)
        parts = {part for move in self._containing(stage) for part in move.parts if part not in stage.parts}
        found: dict[str, list[Stage]] = {}
        for part in sorted(parts, key=lambda part: (part.tile, part.column)):
            if rests(below, part):
                found.setdefault(part.tile, []).append(stage.with_part(part))
        for stages in found.values():
            stages.sort(key=self.is_complete, reverse=True)
        return found

    def best(self, stages: list[Stage]) -> Stage:
        """The stage to show first: buildable, worth most points, promising most."""
        return max(stages, key=self._worth)

    def _worth(self, stage: Stage) -> tuple[bool, int, float]:
        after = with_tiles(self.building, stage.parts)
        return self.is_complete(stage), points(after), promise(after)

    def why_not(self, stage: Stage) -> Message | None:
        """Why it cannot be built as it is, naming the tile that spoils it; None if it can."""
        if self.is_complete(stage):
            return None
        staged = stage.move.parts
        spoiled = why_not_there(self.building, staged) or why_not_joined(self.building, staged)
        return spoiled or say("kensington-no-without-bought", tile=tile_name(stage.bought, As.FIRST))


def narrowing_of(building: Building, moves: Iterable[Move]) -> Narrowing:
    """The builds among the legal moves."""
    return Narrowing(building, tuple(move for move in moves if isinstance(move, Build)))


def on_page(stage: Stage, page: int) -> Stage:
    """The same tiles, another page of places."""
    return replace(stage, page=page)
