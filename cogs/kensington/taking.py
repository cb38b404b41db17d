"""Taking a tile: a menu for each back of the heap, with its price, or why it cannot be taken."""

from typing import Final

from cogs.screen import Choice, Key, Menu, Verb
from games.kensington import GAME
from games.kensington.heap import pile_of
from games.kensington.position import Move, Position, Take
from games.kensington.tiles import FREE_BACKS, Back
from games.kensington.words import BACK_NAMES, name_outline

Row = tuple[Key, ...] | Menu
KEYS_PER_ROW: Final = 2


def take_rows(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """Menus where outlines are shown, keys where a back is drawn blindly, and what is locked."""
    menus: list[Row] = []
    keys: list[Key] = []
    for back in Back:
        takes = [move for move in moves if isinstance(move, Take) and move.back == back]
        if not takes:
            keys.append(Key(_locked(view, back), icon=_icon(back)))
        elif takes[0].slot:
            menus.append(_outlines(view, back, takes))
        else:
            text = GAME.write_move(takes[0])
            keys.append(Key(f"Take {_named(view, back)}", Verb.CHOOSE, text, icon=_icon(back)))
    rows = [tuple(keys[start : start + KEYS_PER_ROW]) for start in range(0, len(keys), KEYS_PER_ROW)]
    return [*menus, *rows]


def _outlines(view: Position, back: Back, takes: list[Take]) -> Menu:
    shown = pile_of(view, back).shown
    choices = tuple(
        Choice(
            f"{GAME.write_move(take)}: {name_outline(shown[take.slot - 1].outline)}",
            GAME.write_move(take),
            icon=_icon(back),
        )
        for take in takes
    )
    return Menu(f"take{back}", f"Take {_named(view, back)}", Verb.CHOOSE, choices)


def _named(view: Position, back: Back) -> str:
    """A plain, free, 40 left"""
    price = "free" if back in FREE_BACKS else "1 token"
    return f"{back} {BACK_NAMES[back]}, {price}, {pile_of(view, back).size} left"


def _locked(view: Position, back: Back) -> str:
    """B diamond: use a token first"""
    return f"{back} {BACK_NAMES[back]}: {_short(view, back)}"


def _short(view: Position, back: Back) -> str:
    if not pile_of(view, back).size:
        return "none left"
    return "use a token first" if back in FREE_BACKS else "costs a token, you have none"


def _icon(back: Back) -> str:
    return f"ken_back_{back.lower()}"
