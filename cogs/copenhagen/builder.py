"""The builder: pick a tile, see its ghost in your house, nudge it, read what it costs and brings."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from bot.draft import Turn
from cogs.copenhagen.words import build_said, price_said, prices_said, white_said
from cogs.screen import (
    MOST_CHOICES,
    Choice,
    Deed,
    Key,
    Menu,
    Picture,
    Screen,
    Style,
    look,
    looked_at,
    without_asking,
)
from games.copenhagen import GAME
from games.copenhagen.advice import place_worths
from games.copenhagen.components import COLUMN_LETTERS, COLUMNS
from games.copenhagen.house import points, with_tile
from games.copenhagen.names import tile_title, way_name
from games.copenhagen.notation import write_place
from games.copenhagen.position import Build, House, Move, Position, White
from games.copenhagen.tiles import ORIENTATIONS, flipped, turned
from games.copenhagen.words import gain_names, paid_names, placed_by
from games.message import say

BUILDING: Final = "build"
PLACING_WHITE: Final = "white"
MOST_KEYS: Final = 5
"""How many tiles are offered without opening a menu: a row of keys."""
BACK: Final = Key(say("panel-back"), look(""))
Row = tuple[Key, ...] | Menu


def _look(move: Build) -> str:
    return f"{BUILDING}~{GAME.write_move(move)}"


def _builds(moves: Iterable[Move]) -> list[Build]:
    return [move for move in moves if isinstance(move, Build)]


# Which tile


def build_rows(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """The tiles that can be paid for and stand somewhere: the best as keys, the others in a menu."""
    house = view.players[view.turn].house
    by_tile: dict[str, list[Build]] = {}
    for move in _builds(moves):
        by_tile.setdefault(move.tile, []).append(move)
    worths = place_worths(view, view.turn, moves)
    offered = {tile: max(builds, key=lambda move: worths[move]) for tile, builds in by_tile.items()}
    order = sorted(offered, key=lambda tile: -worths[offered[tile]])
    rows: list[Row] = []
    if order:
        rows.append(tuple(_tile_key(house, offered[tile]) for tile in order[:MOST_KEYS]))
    if rest := order[MOST_KEYS:]:
        choices = tuple(_tile_choice(view, offered[tile], by_tile[tile]) for tile in rest)
        rows.append(Menu(look("tile"), say("copenhagen-menu-tiles"), choices[:MOST_CHOICES]))
    return rows


def _tile_key(house: House, best: Build) -> Key:
    gained = points(with_tile(house, placed_by(best))) - points(house)
    label = say("copenhagen-key-tile", tile=tile_title(best.tile), points=gained)
    return Key(label, look(_look(best)), icon=f"cph_{best.tile.lower()}")


def _tile_choice(view: Position, best: Build, builds: list[Build]) -> Choice:
    house = view.players[view.turn].house
    label = say("copenhagen-choice-tile", tile=tile_title(best.tile), price=prices_said(view, house, builds))
    ways = len({(move.orientation, move.column, move.row) for move in builds})
    return Choice(label, _look(best), say("copenhagen-ways", ways=ways), f"cph_{best.tile.lower()}")


# Where and how


def building(turn: Turn, view: Position, moves: tuple[Move, ...], text: str) -> Screen:
    """One tile as a ghost in the house, with everything that moves it."""
    here = looked_at(turn, text, Build)
    same_tile = [move for move in _builds(moves) if move.tile == here.tile]
    if not same_tile:
        return Screen((say("copenhagen-cannot-build", tile=tile_title(here.tile)),), ((BACK,),))
    if here not in same_tile:
        here = _nearest(here, same_tile)
    house = view.players[turn.seat].house
    lines = (
        say(
            "copenhagen-builder-head",
            tile=tile_title(here.tile),
            place=write_place(here.column, here.row),
            way=way_name(here.tile, here.orientation),
        ),
        say(
            "copenhagen-builder-gains",
            paid=paid_names(view, house, here),
            gains=gain_names(house, placed_by(here)),
        ),
    )
    written = GAME.write_move(here)
    deed = without_asking(turn, written)
    rows: list[Row] = [
        _turning_keys(here, same_tile),
        _column_keys(here, same_tile),
        *_height_rows(here, same_tile),
        *_payment_menu(view, house, here, same_tile),
        *_best_menu(view, house, same_tile),
        (Key(build_said(turn, view, here), deed, style_of(deed)), BACK),
    ]
    return Screen(lines=lines, rows=tuple(rows), picture=Picture.DRAFT, ghost=written)


def _nearest(wanted: Build, legal: list[Build]) -> Build:
    """The legal placement closest to the wanted one, the same way round if that exists."""
    return min(
        legal,
        key=lambda move: (
            move.orientation != wanted.orientation,
            abs(move.column - wanted.column),
            abs(move.row - wanted.row),
            abs(move.changed - wanted.changed),
        ),
    )


def _turning_keys(here: Build, legal: list[Build]) -> tuple[Key, ...]:
    """Turn and, where it does something, flip."""
    ways = [_look_turned(here, legal, quarters) for quarters in ((3, 2, 1), (1, 2, 3))]
    if ways[0] == ways[1]:
        ways[0] = None  # there is one other way round: one key is enough
    keys = [
        Key(say("copenhagen-turn-left"), _there(ways[0])),
        Key(say("copenhagen-turn-right"), _there(ways[1])),
    ]
    if len(ORIENTATIONS[here.tile]) == 8:
        keys.append(Key(say("copenhagen-flip"), _there(_look_flipped(here, legal))))
    return tuple(keys)


def _height_rows(here: Build, legal: list[Build]) -> list[Row]:
    """Down and up, where they do something; a row of their own, for a phone wraps the fifth key."""
    heights = sorted({move.row for move in legal if _edge(move) == _edge(here)})
    if len(heights) < 2:
        return []
    lower = [row for row in heights if row < here.row][-1:]
    higher = [row for row in heights if row > here.row][:1]
    down, up = (_look(_nearest(replace(here, row=row[0]), legal)) if row else None for row in (lower, higher))
    return [(Key(say("copenhagen-down"), _there(down)), Key(say("copenhagen-up"), _there(up)))]


def _edge(move: Build) -> tuple[int, int]:
    """Which way round the tile is, and the column of its left edge."""
    return move.orientation, move.column


def _there(text: str | None) -> Deed | None:
    """Looks at the tile there, if it can be there."""
    return look(text) if text is not None else None


def style_of(deed: Deed) -> Style:
    """Green ends the turn; what can still be undone is blue."""
    return Style.GO if deed.is_final else Style.CHOSEN


def _look_turned(here: Build, legal: list[Build], quarters: tuple[int, ...]) -> str | None:
    """The next way round in which the tile fits, turning so many quarters to the right."""
    return _look_round(here, legal, [turned(here.tile, here.orientation, each) for each in quarters])


def _look_flipped(here: Build, legal: list[Build]) -> str | None:
    """The other side, turned further where it does not fit as it is."""
    other = flipped(here.tile, here.orientation)
    return _look_round(here, legal, [turned(here.tile, other, quarters) for quarters in range(4)])


def _look_round(here: Build, legal: list[Build], ways: list[int]) -> str | None:
    for way in ways:
        fitting = [move for move in legal if move.orientation == way]
        if fitting:
            return _look(_nearest(replace(here, orientation=way), fitting))
    return None


def _column_keys(here: Build, legal: list[Build]) -> tuple[Key, ...]:
    """A key for every left edge."""
    keys = []
    for column in range(COLUMNS):
        wanted = replace(here, column=column)
        fitting = [move for move in legal if _edge(move) == _edge(wanted)]
        there = _look(_nearest(wanted, fitting)) if fitting else None
        style = Style.CHOSEN if column == here.column else Style.PLAIN
        label = say("copenhagen-column-key", column=COLUMN_LETTERS[column])
        keys.append(Key(label, _there(there), style))
    return tuple(keys)


def _payment_menu(view: Position, house: House, here: Build, legal: list[Build]) -> list[Row]:
    """With Change colour: how many of the changed cards are paid, where there is a choice."""
    ways = [move for move in legal if replace(move, changed=0) == replace(here, changed=0)]
    if len(ways) < 2:
        return []
    choices = tuple(Choice(price_said(view, house, move), _look(move)) for move in ways)
    placeholder = say("copenhagen-menu-paying", paid=paid_names(view, house, here))
    return [Menu(look("pay"), placeholder, choices)]


def _best_menu(view: Position, house: House, legal: list[Build]) -> list[Row]:
    """The best places, where it matters which one is taken."""
    plain = {replace(move, changed=0): move for move in reversed(legal)}
    gains = {move: gain_names(house, placed_by(move)) for move in plain.values()}
    if len(set(gains.values())) < 2:
        return []
    worths = place_worths(view, view.turn, gains)
    best = sorted(gains, key=lambda move: -worths[move])[:MOST_CHOICES]
    choices = tuple(
        Choice(
            say(
                "copenhagen-choice-place",
                place=write_place(move.column, move.row),
                way=way_name(move.tile, move.orientation),
                price=price_said(view, house, move),
            ),
            _look(move),
            say("copenhagen-choice-gains", gains=gains[move]),
        )
        for move in best
    )
    return [Menu(look("best"), say("copenhagen-menu-best"), choices)]


# White tiles


def white_rows(view: Position, moves: tuple[Move, ...], turn: Turn) -> list[Row]:
    """A menu of the places for a white tile, the most useful first."""
    house = view.players[turn.seat].house

    worths = place_worths(view, turn.seat, moves)
    whites = sorted((move for move in moves if isinstance(move, White)), key=lambda move: -worths[move])
    choices = tuple(
        Choice(
            say("copenhagen-choice-white", place=write_place(move.column, move.row)),
            f"{PLACING_WHITE}~{GAME.write_move(move)}",
            say("copenhagen-choice-gains", gains=gain_names(house, placed_by(move))),
            "cph_w1",
        )
        for move in whites[:MOST_CHOICES]
    )
    return [Menu(look("white"), say("copenhagen-menu-white"), choices)] if choices else []


def placing_white(turn: Turn, view: Position, text: str) -> Screen:
    """A white tile as a ghost, to be placed or not."""
    move = looked_at(turn, text, White)
    gains = gain_names(view.players[turn.seat].house, placed_by(move))
    deed = without_asking(turn, text)
    keys = (Key(white_said(turn, move), deed, style_of(deed)), BACK)
    head = say("copenhagen-white-head", place=write_place(move.column, move.row), gains=gains)
    return Screen(lines=(head,), rows=(keys,), picture=Picture.DRAFT, ghost=text)
