"""What Copenhagen's things are called, as messages: colours, cards, abilities, tiles and how they are turned.

A tile is its colour and size; turned, it is the shape it then has and where its brick is ("L lying, foot up
on the right"), so that everybody who reads it can draw it.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from games.copenhagen.components import WHITE, Ability, Colour
from games.copenhagen.tiles import ORIENTATIONS, Cell
from games.message import Message, say

BAR: Final = "bar"
SHAPES: Final = {
    "R3": "corner",
    "Y3": "corner",
    "B3": "corner",
    "R4": "square",
    "R5": "block",
    "Y4": "zig",
    "Y5": "zag",
    "G4": "tee",
    "G5": "cross",
    "B4": "ell",
    "B5": "stem",
}
"""The shape of every tile that is no bar."""

Place = tuple[int, int]
Side = str
"""left, right, top or bottom; a quarter is two of them, such as top-left."""


def colour_name(letter: str) -> Message:
    """Red, by its letter."""
    return say("copenhagen-colour", colour=Colour(letter).value)


def colour_names(cards: str) -> tuple[Message, ...]:
    """Red and blue: each card in turn."""
    return tuple(map(colour_name, cards))


def card_names(cards: str) -> tuple[Message, ...]:
    """2 red and 1 blue, in the order of the colours."""
    held = Counter(cards)
    return tuple(
        say("copenhagen-cards", number=held[colour], colour=colour.value) for colour in Colour if held[colour]
    )


def ability_name(ability: Ability) -> Message:
    """Any cards, Extra card and so on."""
    return say("copenhagen-ability", ability=ability.value)


def ability_names(abilities: tuple[Ability, ...]) -> tuple[Message, ...]:
    """Several of them."""
    return tuple(map(ability_name, abilities))


def tile_name(tile: str) -> Message:
    """Red 4, or the white tile, inside a sentence."""
    if tile == WHITE:
        return say("copenhagen-white")
    return say("copenhagen-tile", colour=Colour(tile[0]).value, size=int(tile[1]))


def tile_title(tile: str) -> Message:
    """Red 4, where it stands alone."""
    if tile == WHITE:
        return say("copenhagen-white-title")
    return say("copenhagen-tile-title", colour=Colour(tile[0]).value, size=int(tile[1]))


def shape_name(tile: str) -> Message:
    """The shape of a tile, however it is turned: square of 4."""
    return say("copenhagen-shape", shape=SHAPES.get(tile, BAR), size=int(tile[1]))


def way_name(tile: str, orientation: int) -> Message:
    """The shape of a tile turned this way, and where its brick is; no two ways of a tile read the same."""
    cells = ORIENTATIONS[tile][orientation].cells
    return _WAYS[SHAPES.get(tile, BAR)](cells)


# Where the brick is


def _brick(cells: tuple[Cell, ...]) -> Place:
    return next((x, y) for x, y, window in cells if not window)


def _extent(cells: tuple[Cell, ...]) -> Place:
    return max(x for x, _, _ in cells), max(y for _, y, _ in cells)


def _lies(cells: tuple[Cell, ...]) -> bool:
    right, top = _extent(cells)
    return right > top


def _across(x: int, right: int) -> Side:
    return "left" if 2 * x < right else "right"


def _down(y: int, top: int) -> Side:
    return "bottom" if 2 * y < top else "top"


def _quarter(place: Place, cells: tuple[Cell, ...]) -> str:
    right, top = _extent(cells)
    return f"{_down(place[1], top)}-{_across(place[0], right)}"


def _edge(place: Place, cells: tuple[Cell, ...]) -> Side:
    """At which side of the shape a place is, for places in the middle of one."""
    right, top = _extent(cells)
    if 2 * place[0] == right:
        return _down(place[1], top)
    return _across(place[0], right)


def _bar(cells: tuple[Cell, ...]) -> Message:
    x, y = _brick(cells)
    right, top = _extent(cells)
    return say("copenhagen-way-bar", brick=_across(x, right) if _lies(cells) else _down(y, top))


def _corner(cells: tuple[Cell, ...]) -> Message:
    brick = _brick(cells)
    places = {(x, y) for x, y, _ in cells}
    corner = next((x, y) for x, y in places if (1 - x, y) in places and (x, 1 - y) in places)
    side = _across(brick[0], 1) if brick[1] == corner[1] else _down(brick[1], 1)
    return say("copenhagen-way-corner", corner=_quarter(corner, cells), brick=side)


def _square(cells: tuple[Cell, ...]) -> Message:
    return say("copenhagen-way-square", brick=_quarter(_brick(cells), cells))


def _block(cells: tuple[Cell, ...]) -> Message:
    """A square of windows out of which the brick sticks."""
    x, y = _brick(cells)
    right, top = _extent(cells)
    side, end = (_across(x, right), _down(y, top)) if _lies(cells) else (_down(y, top), _across(x, right))
    return say("copenhagen-way-block", side=side, end=end)


def _zig(cells: tuple[Cell, ...]) -> Message:
    """An S or a Z of four; its brick is one of the two in the middle."""
    x, y = _brick(cells)
    lies = _lies(cells)
    places = {(x, y) for x, y, _ in cells}
    right, top = _extent(cells)
    has_top_left = (0, top) in places
    letter = "Z" if has_top_left == lies else "S"
    side = _down(y, top) if lies else _across(x, right)
    return say("copenhagen-way-zig", letter=letter, brick=side)


def _zag(cells: tuple[Cell, ...]) -> Message:
    """The long zigzag of five; its brick is at an end."""
    places = {(x, y) for x, y, _ in cells}
    lies = "lying" if {(0, 1), (2, 1)} <= places else "standing"
    return say("copenhagen-way-zag", lies=lies, brick=_quarter(_brick(cells), cells))


def _tee(cells: tuple[Cell, ...]) -> Message:
    return say("copenhagen-way-tee", brick=_edge(_brick(cells), cells))


def _cross(cells: tuple[Cell, ...]) -> Message:
    return say("copenhagen-way-cross", brick=_edge(_brick(cells), cells))


def _ell(cells: tuple[Cell, ...]) -> Message:
    """A leg of three and a foot; the brick is at the other end of the leg."""
    x, y = _brick(cells)
    right, top = _extent(cells)
    if _lies(cells):
        foot, end = _down(top - y, top), _across(right - x, right)
    else:
        foot, end = _across(right - x, right), _down(top - y, top)
    return say("copenhagen-way-ell", foot=foot, end=end)


def _stem(cells: tuple[Cell, ...]) -> Message:
    """A T with a stem of two, the brick at its end."""
    return say("copenhagen-way-stem", brick=_edge(_brick(cells), cells))


_WAYS: Final[dict[str, Callable[[tuple[Cell, ...]], Message]]] = {
    BAR: _bar,
    "corner": _corner,
    "square": _square,
    "block": _block,
    "zig": _zig,
    "zag": _zag,
    "tee": _tee,
    "cross": _cross,
    "ell": _ell,
    "stem": _stem,
}
