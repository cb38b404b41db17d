"""What a move of Kensington did, in words, told from the public views before and after it."""

from typing import Final

from games.api import Seat
from games.english import count, join
from games.kensington.building import points
from games.kensington.heap import pile_of
from games.kensington.position import (
    Build,
    End,
    EndTurn,
    Move,
    Phase,
    Placed,
    Position,
    Return,
    Skip,
    Store,
    Take,
    Vote,
)
from games.kensington.tiles import DARK, DOOR, FREE_BACKS, LIT, ROOF, TILES, WALL, Back, form_of, outline
from games.message import Said

_MARKS: Final = {LIT: "lit", DARK: "dark", ROOF: "roof", WALL: "wall", DOOR: "red door"}
BACK_NAMES: Final = {
    Back.PLAIN: "plain",
    Back.DIAMOND: "diamond",
    Back.ROOF: "roof",
    Back.SPECIAL: "special",
}
_SHAPES: Final = {
    "X./XX": ("L", "gap upper right"),
    ".X/XX": ("L", "gap upper left"),
    "XX/X.": ("L", "gap lower right"),
    "XX/.X": ("L", "gap lower left"),
    "X../XXX": ("L", "tip up, left"),
    "..X/XXX": ("L", "tip up, right"),
    "XXX/X..": ("L", "tip down, left"),
    "XXX/..X": ("L", "tip down, right"),
    "XXX/.X.": ("T", "pointing down"),
    ".X./XXX": ("T", "pointing up"),
    "X./XX/X.": ("T", "pointing right"),
    ".X/XX/.X": ("T", "pointing left"),
    ".XX/XX.": ("S", "lying, rising to the right"),
    "XX./.XX": ("S", "lying, falling to the right"),
    ".X/XX/X.": ("S", "upright, rising to the right"),
    "X./XX/.X": ("S", "upright, falling to the right"),
    "X.X/XXX": ("U", "open at the top"),
    "XXX/X.X": ("U", "open at the bottom"),
}
"""Outlines that look like letters: which, and how they lie."""


def name_tile(name: str) -> str:
    """A tile as players call it: lit 2x2, dark T (pointing down), roof 3 wide, wall, red door."""
    drawing = TILES[name].drawing
    return f"{short_name(name)} ({_SHAPES[drawing][1]})" if drawing in _SHAPES else short_name(name)


def short_name(name: str) -> str:
    """The name without how the tile lies, for where that is seen: dark T."""
    tile = TILES[name]
    if tile.mark in (WALL, DOOR):
        return _MARKS[tile.mark]
    return f"{_MARKS[tile.mark]} {_name_outline_upright(tile.drawing)}"


def _name_outline_upright(drawing: str) -> str:
    if drawing in _SHAPES:
        return _SHAPES[drawing][0]
    form = form_of(drawing)
    height = form.sizes[0]
    if form.width == height:
        return f"{height}x{height}"
    return f"{form.width} wide" if height == 1 else f"{height} tall"


def name_outline(lying: str) -> str:
    """A face-down outline, which may lie any way round: single, 3 in a row, 2x2, L of 4."""
    cells = lying.count("X")
    if "." not in lying:
        return {"X": "single", "XX/XX": "2x2"}.get(lying, f"{cells} in a row")
    upright = next(turned for turn in range(8) if (turned := outline(lying, turn)) in _SHAPES)
    return f"{_SHAPES[upright][0]} of {cells}"


def describe_tile(name: str) -> str:
    """The name, and what is printed on the tile."""
    return name_tile(name) + printed_words(name)


def printed_words(name: str) -> str:
    """ " with a diamond and a cat"; empty if nothing is printed on the tile."""
    tile = TILES[name]
    marks = [("diamond", tile.diamond), ("cat", tile.cat), ("bird", tile.bird)]
    printed = [f"a {mark}" for mark, there in marks if there]
    return f" with {join(printed)}" if printed else ""


def tell(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Said:
    """One sentence without its subject: "takes a plain tile: lit 2x2"."""
    deed = _deed(before, seat, move, after)
    return deed if after is None else deed + _aftermath(before, seat, move, after)


def offer(view: Position, seat: Seat, move: Move) -> Said:
    """The move as a line of a list to choose from."""
    return tell(view, seat, move, None, seat)


def _deed(before: Position, seat: Seat, move: Move, after: Position | None) -> str:
    match move:
        case Take(back):
            cost = "" if back in FREE_BACKS else "pays a token and "
            tile = f": {describe_tile(after.hand)}" if after else _as_it_lies(before, move)
            return f"{cost}takes a {BACK_NAMES[Back(back)]} tile{tile}"
        case Build():
            return _build(before, seat, move)
        case Skip():
            return "takes nothing"
        case Store():
            return f"stores the {name_tile(before.hand)}"
        case Return():
            return f"puts the {name_tile(before.hand)} back into the heap"
        case EndTurn():
            return "ends the turn"
        case Vote():
            votes = len(set(before.votes) | {seat})
            return f"agrees to end the game ({votes} of {len(before.staying)})"


def _as_it_lies(before: Position, move: Take) -> str:
    """The outline that is picked, before it is turned up."""
    if not move.slot:
        return ""
    return f", {name_outline(pile_of(before, move.back).shown[move.slot - 1].outline)}"


def _build(before: Position, seat: Seat, move: Build) -> str:
    deed = "builds " + join([_placed(part) for part in move.parts])
    if move.bought:
        seller = next(n for n, player in enumerate(before.players) if move.bought in player.stored)
        deed = f"buys the {name_tile(move.bought)} from seat {seller + 1} and {deed}"
    return deed


def _placed(part: Placed) -> str:
    return f"{describe_tile(part.tile)} at column {part.column}, row {part.row}"


def _aftermath(before: Position, seat: Seat, move: Move, after: Position) -> str:
    """What followed by itself: points, tokens, the bird that announces the end, the end."""
    parts = []
    gained = points(after.players[seat].building) - points(before.players[seat].building)
    if gained:
        parts.append(f"{gained:+} points" if abs(gained) != 1 else f"{gained:+} point")
    earned = before.pool - after.pool
    if isinstance(move, Build) and earned:
        parts.append(f"earns {count(earned, 'token')}")
    if before.bird_end is None and after.bird_end is not None:
        parts.append("the seventh bird is out: the others build once more, then it ends")
    if after.phase is Phase.OVER and after.end is not None:
        parts.append(_ENDINGS[after.end])
    return "".join(f"; {part}" for part in parts)


_ENDINGS: Final = {
    End.BIRDS: "the game ends",
    End.STALL: "nobody can lay another tile, the game ends",
    End.IDLE: "nothing was built or stored for three rounds, the game ends",
    End.VOTE: "all agreed, the game ends",
    End.LEFT: "nobody else is left, the game ends",
}
