"""The builder: pick a tile, see its ghost in your house, nudge it, read what it costs and brings."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from bot.draft import Turn
from cogs.copenhagen.words import placement_words, price_words
from cogs.screen import MOST_CHOICES, Choice, Key, Menu, Picture, Screen, Style, Verb, last_word
from games.copenhagen import GAME
from games.copenhagen.building import price_of
from games.copenhagen.components import COLUMNS, ROWS, WHITE
from games.copenhagen.house import coats_earned, points, with_tile
from games.copenhagen.notation import write_place
from games.copenhagen.position import Build, House, Move, Placed, Position, White
from games.copenhagen.tiles import ORIENTATIONS, flipped, turned
from games.copenhagen.words import completions, name_tile
from games.english import count

BUILDING: Final = "build"
PLACING_WHITE: Final = "white"
LETTERS: Final = "ABCDE"
Row = tuple[Key, ...] | Menu


def _look(move: Build) -> str:
    return f"{BUILDING}~{GAME.write_move(move)}"


def _builds(moves: Iterable[Move]) -> list[Build]:
    return [move for move in moves if isinstance(move, Build)]


# Which tile


def build_rows(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """A menu of the tiles that can be paid for and stand somewhere, each with its lowest price."""
    by_tile: dict[str, list[Build]] = {}
    for move in _builds(moves):
        by_tile.setdefault(move.tile, []).append(move)
    if not by_tile:
        return []
    choices = tuple(_tile_choice(view, tile, builds) for tile, builds in by_tile.items())
    return [Menu("tile", "Build a tile", Verb.LOOK, choices[:MOST_CHOICES])]


def _tile_choice(view: Position, tile: str, builds: list[Build]) -> Choice:
    house = view.players[view.turn].house
    best = max(builds, key=lambda move: _worth(view, house, move))
    prices = sorted({price_of(view, house, move) for move in builds})
    price = "/".join(str(price) for price in prices)
    cards = "card" if prices == [1] else "cards"
    places = len({(move.turn, move.column, move.row) for move in builds})
    label = f"{name_tile(tile).capitalize()}: {price} {cards}"
    return Choice(label, _look(best), f"{count(places, 'way')} to place it", f"cph_{tile.lower()}")


def _worth(view: Position, house: House, move: Build) -> tuple[int, ...]:
    """What makes a placement one of the best: points, coats, few gaps, a low price, a low place."""
    built = with_tile(house, Placed(move.tile, move.turn, move.column, move.row))
    gained = points(built) - points(house)
    gaps = _gaps(built) - _gaps(house)
    return (gained, coats_earned(house, built), -gaps, -price_of(view, house, move), -move.row, -move.changed)


def _gaps(house: House) -> int:
    """Empty spaces with something above them."""
    covered = 0
    for column in range(COLUMNS):
        cells = [house.filled >> row * COLUMNS + column & 1 for row in range(ROWS)]
        top = max((row for row, cell in enumerate(cells) if cell), default=-1)
        covered += cells[: top + 1].count(0)
    return covered


# Where and how


def building(turn: Turn, view: Position, moves: tuple[Move, ...], text: str) -> Screen:
    """One tile as a ghost in the house, with everything that moves it."""
    here = GAME.read_move(text)
    assert isinstance(here, Build)
    same_tile = [move for move in _builds(moves) if move.tile == here.tile]
    if not same_tile:
        return Screen(
            (f"{name_tile(here.tile).capitalize()} cannot be built now.",), ((Key("Back", Verb.LOOK, ""),),)
        )
    if here not in same_tile:
        here = _nearest(here, same_tile)
    house = view.players[turn.seat].house
    told = placement_words(house, Placed(here.tile, here.turn, here.column, here.row))
    place = write_place(here.column, here.row)
    lines = (
        f"**{name_tile(here.tile).capitalize()}** at {place} (left edge, lowest row)",
        " · ".join([price_words(view, house, here), *told]),
    )
    rows: list[Row] = [*_turn_keys(here, same_tile), *_column_keys(here, same_tile)]
    rows += [*_payment_menu(view, house, here, same_tile), _best_menu(view, house, same_tile)]
    written = GAME.write_move(here)
    label = f"Build {name_tile(here.tile)}: " + " · ".join([price_words(view, house, here), *told])
    rows.append((Key(label, last_word(turn, written), written, Style.GO), Key("Back", Verb.LOOK, "")))
    return Screen(lines=lines, rows=tuple(rows), picture=Picture.DRAFT, ghost=written)


def _nearest(wanted: Build, legal: list[Build]) -> Build:
    """The legal placement closest to the wanted one, the same way round if that exists."""
    return min(
        legal,
        key=lambda move: (
            move.turn != wanted.turn,
            abs(move.column - wanted.column),
            abs(move.row - wanted.row),
            abs(move.changed - wanted.changed),
        ),
    )


def _turn_keys(here: Build, legal: list[Build]) -> list[Row]:
    """Turn left, turn right, flip; flip is hidden where it changes nothing."""
    ways = [("Turn left", turned(here.tile, here.turn, -1)), ("Turn right", turned(here.tile, here.turn, 1))]
    if len(ORIENTATIONS[here.tile]) == 8:
        ways.append(("Flip", flipped(here.tile, here.turn)))
    keys = []
    for label, way in ways:
        fitting = [move for move in legal if move.turn == way]
        there = _look(_nearest(replace(here, turn=way), fitting)) if fitting else None
        keys.append(Key(label, Verb.LOOK, there))
    return [tuple(keys)]


def _column_keys(here: Build, legal: list[Build]) -> list[Row]:
    """A key for every left edge, and up or down only where another height exists."""
    upright = [move for move in legal if move.turn == here.turn]
    keys = []
    for column in range(COLUMNS):
        fitting = [move for move in upright if move.column == column]
        if column == here.column:
            keys.append(Key(f"[{LETTERS[column]}]", Verb.LOOK, None))
            continue
        there = _look(_nearest(replace(here, column=column), fitting)) if fitting else None
        keys.append(Key(LETTERS[column], Verb.LOOK, there))
    heights = sorted({move.row for move in upright if move.column == here.column})
    lower = [row for row in heights if row < here.row]
    higher = [row for row in heights if row > here.row]
    steps = [("Down", lower[-1:]), ("Up", higher[:1])] if len(heights) > 1 else []
    updown = [
        Key(label, Verb.LOOK, _look(replace(here, row=rows[0])) if rows else None) for label, rows in steps
    ]
    return [tuple(keys[:3]), (*keys[3:], *updown)]


def _payment_menu(view: Position, house: House, here: Build, legal: list[Build]) -> list[Row]:
    """With Change colour: how many of the changed cards are paid, where there is a choice."""
    ways = [move for move in legal if replace(move, changed=0) == replace(here, changed=0)]
    if len(ways) < 2:
        return []
    choices = tuple(Choice(price_words(view, house, move), _look(move)) for move in ways)
    return [Menu("pay", f"Paying: {price_words(view, house, here)}", Verb.LOOK, choices)]


def _best_menu(view: Position, house: House, legal: list[Build]) -> Menu:
    plain = {replace(move, changed=0): move for move in reversed(legal)}
    best = sorted(plain.values(), key=lambda move: _worth(view, house, move), reverse=True)[:MOST_CHOICES]
    choices = []
    for move in best:
        told = placement_words(house, Placed(move.tile, move.turn, move.column, move.row))
        label = f"{write_place(move.column, move.row)}, {_way(move)}: {price_words(view, house, move)}"
        choices.append(Choice(label, _look(move), ", ".join(told)))
    return Menu("best", "The best places", Verb.LOOK, tuple(choices))


def _way(move: Build) -> str:
    turns = ("as drawn", "turned right", "upside down", "turned left")[move.turn % 4]
    return turns + (", flipped" if move.turn >= 4 else "")


# White tiles


def white_rows(view: Position, moves: tuple[Move, ...], turn: Turn) -> list[Row]:
    """A menu of the places for a white tile, the most useful first."""
    house = view.players[turn.seat].house

    def worth(move: White) -> tuple[int, int, int]:
        built = with_tile(house, Placed(WHITE, 0, move.column, move.row))
        return points(built) - points(house), coats_earned(house, built), -move.row

    whites = sorted((move for move in moves if isinstance(move, White)), key=worth, reverse=True)
    choices = tuple(
        Choice(
            f"White tile at {write_place(move.column, move.row)}",
            f"{PLACING_WHITE}~{GAME.write_move(move)}",
            ", ".join(placement_words(house, Placed(WHITE, 0, move.column, move.row))),
            "cph_white",
        )
        for move in whites[:MOST_CHOICES]
    )
    return [Menu("white", "Place a white tile", Verb.LOOK, choices)] if choices else []


def placing_white(turn: Turn, view: Position, text: str) -> Screen:
    """A white tile as a ghost, to be placed or not."""
    move = GAME.read_move(text)
    assert isinstance(move, White)
    house = view.players[turn.seat].house
    gains = completions(house, with_tile(house, Placed(WHITE, 0, move.column, move.row)))
    told = ", ".join(gains) if gains else "completes nothing yet"
    keys = (Key("Place it here", last_word(turn, text), text, Style.GO), Key("Back", Verb.LOOK, ""))
    return Screen(
        lines=(f"**White tile** at {write_place(move.column, move.row)}: {told}",),
        rows=(keys,),
        picture=Picture.DRAFT,
        ghost=text,
    )
