"""Taking a tile: a key for every outline, in the order of the picture, and why a back cannot be taken."""

from typing import Final

from cogs.screen import Key, choose, in_rows
from games.kensington import GAME
from games.kensington.heap import pile_of
from games.kensington.names import back_name
from games.kensington.position import Move, Position, Take
from games.kensington.tiles import FREE_BACKS, Back
from games.kensington.words import cost_of
from games.message import Message, say

Row = tuple[Key, ...]
_BACKS_PER_ROW: Final = 2


def heap_line(view: Position) -> Message:
    """A plain, free, 40 left · B diamond, free, 30 left ..."""
    plain, diamond, roof, special = (_named(view, back) for back in Back)
    return say("kensington-line-heap", plain=plain, diamond=diamond, roof=roof, special=special)


def take_rows(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """Keys for outlines where they are shown, one key where a back is drawn blindly, and what is locked."""
    outlines: list[Row] = []
    whole: list[Key] = []
    for back in Back:
        takes = [move for move in moves if isinstance(move, Take) and move.back == back]
        if not takes:
            whole.append(Key(_locked(view, back), icon=_icon(back)))
        elif takes[0].slot:
            outlines += in_rows([_outline_key(back, take) for take in takes])
        else:
            text = GAME.write_move(takes[0])
            label = say("kensington-key-take", back=_named(view, back))
            whole.append(Key(label, choose(text), icon=_icon(back)))
    return [*outlines, *in_rows(whole, _BACKS_PER_ROW)]


def _outline_key(back: Back, take: Take) -> Key:
    """Only the code, so that a phone has three side by side; the picture shows the outline, and the
    confirmation tells it in words."""
    text = GAME.write_move(take)
    return Key(text, choose(text), icon=_icon(back))


def _named(view: Position, back: Back) -> Message:
    """A plain, free, 40 left"""
    cost, left = cost_of(back), pile_of(view, back).size
    return say("kensington-line-back", code=back.value, back=back_name(back), cost=cost, left=left)


def _locked(view: Position, back: Back) -> Message:
    """B diamond: use a token first"""
    name = back_name(back)
    if not pile_of(view, back).size:
        return say("kensington-key-none-left", code=back.value, back=name)
    if back in FREE_BACKS:
        return say("kensington-key-use-token", code=back.value, back=name)
    return say("kensington-key-no-token", code=back.value, back=name)


def _icon(back: Back) -> str:
    return f"ken_back_{back.lower()}"
