"""Kensington's moves and board as text.

A3         take the third outline shown of the plain backs (A plain, B diamond, C roof, D special)
C          take a tile with that back blindly
WL05@-2,0  build the tile WL05, its left edge in column -2, its lowest cell in row 0
WD01@1,2+R03@1,3   build two tiles as one unit
$R03@1,3   build a tile bought from another's warehouse
skip  store  return  end   take nothing, store or return the tile taken, build no more
vote       agree to end the game now
"""

import re
from collections.abc import Iterator
from typing import Final

from games.errors import UnreadableMove
from games.kensington.building import points
from games.kensington.components import BIRDS_TO_END, DOOR_COLOURS
from games.kensington.ends import birds_out
from games.kensington.position import (
    Build,
    Building,
    EndTurn,
    Move,
    Phase,
    Placed,
    Player,
    Position,
    Return,
    Skip,
    Store,
    Take,
    Vote,
)
from games.kensington.tiles import TILES, Back
from games.message import Typed, say

_TAKE = re.compile(r"([A-D])([1-6]?)")
_PART = re.compile(r"(\$?)([A-Z]{1,2}[0-9]{1,2})@(-?[0-9]{1,3}),([0-9]{1,3})")
_PLAIN: dict[str, Move] = {
    "skip": Skip(),
    "store": Store(),
    "return": Return(),
    "end": EndTurn(),
    "vote": Vote(),
}
_LIMIT: Final = 1024


def write_move(move: Move) -> str:
    """The short text of a move."""
    match move:
        case Take(back, slot):
            return back + (str(slot) if slot else "")
        case Build(parts, bought):
            return "+".join(_write_part(part, bought) for part in parts)
        case Skip():
            return "skip"
        case Store():
            return "store"
        case Return():
            return "return"
        case EndTurn():
            return "end"
        case Vote():
            return "vote"


def _write_part(part: Placed, bought: str) -> str:
    return f"{'$' if part.tile == bought else ''}{part.tile}@{part.column},{part.row}"


def read_move(text: str) -> Move:
    """The move that a text means, or a refusal that tells how moves are written."""
    text = text.strip()
    if text in _PLAIN:
        return _PLAIN[text]
    if found := _TAKE.fullmatch(text):
        return Take(found[1], int(found[2] or 0))
    pieces = [_PART.fullmatch(piece.strip()) for piece in text.split("+")]
    read = [piece for piece in pieces if piece is not None]
    if len(read) < len(pieces):
        raise UnreadableMove(say("kensington-unreadable", typed=Typed(text[:40])))
    return _read_build(read)


def _read_build(pieces: list[re.Match[str]]) -> Build:
    parts = [Placed(piece[2], int(piece[3]), int(piece[4])) for piece in pieces]
    bought = [piece[2] for piece in pieces if piece[1]]
    if unknown := next((part.tile for part in parts if part.tile not in TILES), None):
        raise UnreadableMove(say("kensington-unreadable-tile", code=Typed(unknown)))
    if len({part.tile for part in parts}) < len(parts):
        raise UnreadableMove(say("kensington-unreadable-twice"))
    if len(parts) > 3 or len(bought) > 1:
        raise UnreadableMove(say("kensington-unreadable-unit"))
    return Build(tuple(sorted(parts, key=lambda part: part.tile)), "".join(bought))


# The board


_DOING = {
    Phase.TAKE: "to take a tile",
    Phase.BUILD: "to build",
    Phase.LAST_BUILD: "to build from the warehouse once more",
}


def diagram(view: Position) -> str:
    """The whole board as text: w lit, d dark, D door, # wall, ^ roof.

    Buildings are drawn as they stand if there is room, otherwise column by column from the ground up.
    """
    for building, outlines in ((_drawn, True), (_listed, True), (_listed, False)):
        lines = [_headline(view), *_heap(view, outlines)]
        for number, player in enumerate(view.players):
            lines.append(_seat_line(number, player) + (", left" if number in view.gone else ""))
            lines.extend(building(player.building))
        text = "\n".join(lines)
        if len(text) <= _LIMIT:
            return text
    return text[: _LIMIT - 1] + "…"


def _headline(view: Position) -> str:
    doing = f"seat {view.turn + 1} {_DOING[view.phase]}" if view.phase is not Phase.OVER else "over"
    parts = [f"Kensington, turn {view.turn_number}: {doing}"]
    if view.hand:
        parts.append(f"took {view.hand}")
    if view.options.public_bird_counter:
        parts.append(f"birds {birds_out(view)}/{BIRDS_TO_END}")
    parts.append(f"pool {view.pool}")
    if view.votes:
        parts.append("agreed to end: " + " ".join(str(seat + 1) for seat in view.votes))
    return ", ".join(parts)


def _heap(view: Position, outlines: bool) -> Iterator[str]:
    for back, pile in zip(Back, view.piles, strict=True):
        lying = "".join(f" {shown.outline}" for shown in pile.shown) if outlines else ""
        yield f"{back} {back.name.lower()} {pile.size}" + (f":{lying}" if lying else "")


def _seat_line(number: int, player: Player) -> str:
    scored = points(player.building)
    noun = "point" if scored == 1 else "points"
    parts = [f"{number + 1} {DOOR_COLOURS[number]}: {scored} {noun}, tokens {player.tokens}"]
    if player.stored:
        parts.append("stored " + " ".join(player.stored))
    if player.birds:
        parts.append(f"birds {player.birds}")
    parts.append(f"columns from {player.building.left}")
    return ", ".join(parts)


def building_rows(building: Building) -> tuple[str, ...]:
    """A building as text, top row first, a dot for each free cell under the highest one."""
    height = max(len(column) for column in building.columns)
    return tuple(
        "".join(column[row] if row < len(column) else "." for column in building.columns)
        for row in reversed(range(height))
    )


def _drawn(building: Building) -> list[str]:
    return [row.rstrip(".") for row in building_rows(building)]


def _listed(building: Building) -> list[str]:
    return [" ".join(building.columns)]
