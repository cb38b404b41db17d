"""Whole turns: the lines of builds worth a look, and what they would lead to."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from games.api import Seat
from games.kensington.building import with_tiles
from games.kensington.components import ENTRANCES
from games.kensington.evaluation import building_worth, kept_worth, roofs_in, turns_left
from games.kensington.light import Light, piece_of
from games.kensington.position import Build, Phase, Placed, Player, Position
from games.kensington.rules import earned_by
from games.kensington.tiles import TILES, look_of

_GOING_ON: Final = 8
"""So many of the best lines are followed to their next build."""

_WON: Final = 10.0
"""Points that winning is worth beside those that one is ahead."""


@dataclass(frozen=True, slots=True)
class Line:
    """Builds made one after another, and what they lead to."""

    builds: tuple[Build, ...]
    light: Light
    tokens: int
    stored: tuple[str, ...]
    hand: str = ""

    @property
    def tiles(self) -> tuple[str, ...]:
        """What could still be built."""
        return (*self.stored, self.hand) if self.hand else self.stored

    @property
    def kept(self) -> tuple[str, ...]:
        """What lies in the warehouse once the turn is over."""
        return self.tiles[:ENTRANCES]

    def and_then(self, build: Build, light: Light, tokens: int) -> "Line":
        """The line with one build more."""
        built = {part.tile for part in build.parts}
        return Line(
            builds=(*self.builds, build),
            light=light,
            tokens=tokens,
            stored=tuple(tile for tile in self.stored if tile not in built),
            hand="" if self.hand in built else self.hand,
        )


def decided(ahead: float) -> float:
    """What a lead is worth once the game is over: who is behind would rather have played on."""
    return ahead + math.copysign(_WON, ahead) if ahead else 0.0


class Outlook(NamedTuple):
    """What the table looks like from one seat: the turns to come, and the others."""

    turns: float
    """How often the seat will be in turn again after this turn."""
    rival: float
    """What the best of the others will have."""
    rival_at_end: float
    """What the best of the others would have if the seventh bird came now."""

    def worth(self, line: Line, ends: bool = False) -> float:
        """How far ahead the seat would be in the end; `ends` if this turn is its last."""
        if ends:
            return decided(line.light.points() - self.rival_at_end)
        roofs = line.tokens + roofs_in(line.kept)
        return building_worth(line.light, roofs, self.turns) + kept_worth(line.kept) - self.rival


def outlook_of(position: Position, seat: Seat) -> Outlook:
    """The table from this seat; those who left cannot win."""
    turns = turns_left(position)
    others = [position.players[other] for other in position.staying if other != seat]
    return Outlook(
        turns=max(0.5, turns - 1),
        rival=max((promise_of(other, turns) for other in others), default=0.0),
        rival_at_end=max((at_the_end(other) for other in others), default=0.0),
    )


def promise_of(player: Player, turns: float) -> float:
    """What a player will have, with so many turns left."""
    roofs = player.tokens + roofs_in(player.stored)
    return building_worth(Light.of(player.building), roofs, turns) + kept_worth(player.stored)


def at_the_end(player: Player) -> float:
    """The points of a player who builds what is stored once more."""
    line = Line((), Light.of(player.building), player.tokens, player.stored)
    lines = [line, *followed([line], lambda other: float(other.light.points()))]
    return max(line.light.points() for line in lines)


# Building


def lines_of(position: Position, outlook: Outlook, first: Iterable[Build]) -> list[Line]:
    """The lines that begin with one of these builds, and their continuations."""
    ends = is_last_turn(position)
    start = line_before(position)
    lines = [_begun(position, start, build) for build in first]
    return [*lines, *followed(lines, lambda line: outlook.worth(line, ends), position.pool)]


def line_before(position: Position) -> Line:
    """Nothing is built."""
    player = position.players[position.turn]
    return Line((), Light.of(player.building), player.tokens, player.stored, position.hand)


def is_last_turn(position: Position) -> bool:
    """Is the seventh bird out, so that the seat will not be in turn again?"""
    return position.phase is Phase.LAST_BUILD or position.bird_end is not None


def _begun(position: Position, start: Line, build: Build) -> Line:
    tokens = start.tokens - bool(build.bought) + earned_by(position, build)
    if len(build.parts) == 1:
        (part,) = build.parts
        light = _with_part(start.light, part.tile, part.column - start.light.origin, part.row)
    else:
        light = Light.of(with_tiles(position.players[position.turn].building, build.parts))
    return start.and_then(build, light, tokens)


def followed(
    lines: list[Line], worth: Callable[[Line], float], pool: int = 0, most: int = _GOING_ON
) -> Iterator[Line]:
    """The best lines with one more tile, and those with one more."""
    while lines:
        best = sorted(lines, key=worth, reverse=True)[:most]
        lines = [longer for line in best for longer in longer_by(line, line.tiles, pool)]
        yield from lines


def longer_by(line: Line, tiles: tuple[str, ...], pool: int) -> Iterator[Line]:
    """The line with one of these tiles built by itself."""
    for tile in tiles:
        earned = TILES[tile].diamond and pool > 0
        for column, row in line.light.places(piece_of(look_of(tile))):
            part = Placed(tile, column + line.light.origin, row)
            light = _with_part(line.light, tile, column, row)
            yield line.and_then(Build((part,)), light, line.tokens + earned)


def _with_part(light: Light, tile: str, column: int, row: int) -> Light:
    after = light.copy()
    after.build(piece_of(look_of(tile)), column, row, TILES[tile].cat)
    return after
