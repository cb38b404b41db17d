"""What Kensington's things are called, as messages: tiles, outlines, backs, columns and places."""

from enum import StrEnum
from typing import Final

from games.kensington.position import Placed
from games.kensington.tiles import DOOR, LIT, ROOF, TILES, WALL, Back, form_of, outline
from games.message import Message, say


class As(StrEnum):
    """How a name stands in its sentence; languages inflect by it."""

    PLAIN = "plain"
    """In a list: lit 2x2."""
    A = "a"
    """a lit 2x2"""
    NO = "no"
    """no plain tile: what there is none of"""
    THE = "the"
    """the lit 2x2"""
    FIRST = "first"
    """The lit 2x2, at the beginning of a sentence."""
    TITLE = "title"
    """Lit 2x2, alone."""


_LETTERS: Final = {
    "X./XX": ("L", "gap-upper-right"),
    ".X/XX": ("L", "gap-upper-left"),
    "XX/X.": ("L", "gap-lower-right"),
    "XX/.X": ("L", "gap-lower-left"),
    "X../XXX": ("L", "tip-up-left"),
    "..X/XXX": ("L", "tip-up-right"),
    "XXX/X..": ("L", "tip-down-left"),
    "XXX/..X": ("L", "tip-down-right"),
    "XXX/.X.": ("T", "pointing-down"),
    ".X./XXX": ("T", "pointing-up"),
    "X./XX/X.": ("T", "pointing-right"),
    ".X/XX/.X": ("T", "pointing-left"),
    ".XX/XX.": ("S", "lying-rising"),
    "XX./.XX": ("S", "lying-falling"),
    ".X/XX/X.": ("S", "upright-rising"),
    "X./XX/.X": ("S", "upright-falling"),
    "X.X/XXX": ("U", "open-top"),
    "XXX/X.X": ("U", "open-bottom"),
}
"""Outlines that look like letters: which, and how they lie."""
_BACKS: Final = {
    Back.PLAIN: "plain",
    Back.DIAMOND: "diamond",
    Back.ROOF: "roof",
    Back.SPECIAL: "special",
}


def tile_name(name: str, form: As = As.PLAIN) -> Message:
    """A tile as players call it: lit 2x2, dark T (pointing down), roof 3 wide, wall, red door."""
    return _named(name, form, lying=True)


def short_tile_name(name: str, form: As = As.PLAIN) -> Message:
    """The name without how the tile lies, for where that is seen: dark T."""
    return _named(name, form, lying=False)


def printed_tile_name(name: str, form: As = As.PLAIN) -> Message:
    """The name, and what is printed on the tile: lit 1x1 with a cat."""
    return with_printed(name, tile_name(name, form))


def with_printed(name: str, called: Message) -> Message:
    """A tile's name with what is printed on the tile."""
    tile = TILES[name]
    printed = (
        *((say("kensington-printed-diamond"),) if tile.diamond else ()),
        *((say("kensington-printed-cat"),) if tile.cat else ()),
        *((say("kensington-printed-bird"),) if tile.bird else ()),
    )
    return say("kensington-tile-printed", tile=called, printed=printed) if printed else called


def _named(name: str, form: As, *, lying: bool) -> Message:
    tile = TILES[name]
    if tile.mark == WALL:
        return say("kensington-tile-wall", form=form.value)
    if tile.mark == DOOR:
        return say("kensington-tile-door", form=form.value)
    shape = _shape(tile.drawing, lying)
    if tile.mark == ROOF:
        return say("kensington-tile-roof", form=form.value, shape=shape)
    lit = tile.mark == LIT
    return say("kensington-tile-lit" if lit else "kensington-tile-dark", form=form.value, shape=shape)


def _shape(drawing: str, lying: bool) -> Message | str:
    if drawing in _LETTERS:
        letter, lie = _LETTERS[drawing]
        if not lying:
            return letter
        return say("kensington-shape-letter", letter=letter, lie=say(f"kensington-lie-{lie}"))
    form = form_of(drawing)
    height = form.sizes[0]
    if form.width == height:
        return say("kensington-shape-square", side=height)
    if height == 1:
        return say("kensington-shape-wide", cells=form.width)
    return say("kensington-shape-tall", cells=height)


def outline_name(lying: str) -> Message:
    """A face-down outline, which may lie any way round: single, 3 in a row, 2x2, L of 4."""
    cells = lying.count("X")
    if lying == "X":
        return say("kensington-outline-single")
    if lying == "XX/XX":
        return say("kensington-outline-block")
    if "." not in lying:
        return say("kensington-outline-row", cells=cells)
    turned = (outline(lying, orientation) for orientation in range(8))
    letter = next(_LETTERS[upright][0] for upright in turned if upright in _LETTERS)
    return say("kensington-outline-letter", letter=letter, cells=cells)


def back_name(back: str, form: As = As.PLAIN) -> Message:
    """The kind of a back: plain, a plain tile, Plain."""
    return say(f"kensington-back-{_BACKS[Back(back)]}", form=form.value)


def column_label(column: int) -> str:
    """The number of a column, as sentences, keys and pictures write it."""
    return signed(column) if column < 0 else str(column)


def signed(number: int) -> str:
    """A number with its sign: +3, −2, ±0."""
    return f"{number:+}".replace("-", "−") if number else "±0"


def place(part: Placed) -> Message:
    """column −1, row 2"""
    return say("kensington-place", column=column_label(part.column), row=part.row)


def short_part(part: Placed, tile: Message) -> Message:
    """A tile and its column, from which its row follows: dark T at 2"""
    return say("kensington-part", tile=tile, column=column_label(part.column))
