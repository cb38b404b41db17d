"""The builder: choose a tile and its column, see the ghost, join tiles that need each other, or buy one."""

from typing import Final

from bot.draft import Turn
from cogs.kensington.closing import build_keys, closing_key
from cogs.kensington.staging import Narrowing, Stage, on_page, read_stage, write_stage
from cogs.kensington.words import (
    column_words,
    count_points,
    earned_words,
    head_words,
    icon_of,
    place_words,
    points_words,
)
from cogs.screen import Choice, Key, Menu, Picture, Screen, Style, look
from games.english import count
from games.kensington import GAME
from games.kensington.building import points, with_tiles
from games.kensington.position import Phase, Position
from games.kensington.words import describe_tile, name_tile

Row = tuple[Key, ...] | Menu
PLACES_PER_PAGE: Final = 15
KEYS_PER_ROW: Final = 5
_JOINED: Final = "+ a tile"
"""Stands on the keys of places where another tile has to be built as well."""


# Which tile


def first_stage(view: Position, narrowing: Narrowing) -> Stage | None:
    """What the builder opens with: the tile just taken, or the only one there is, at its best place."""
    starts = narrowing.following(Stage(()))
    tile = view.hand if view.hand in starts else next(iter(starts), "") if len(starts) == 1 else ""
    complete = [stage for stage in starts.get(tile, []) if narrowing.is_complete(stage)]
    return narrowing.best(complete) if complete else None


def tile_rows(turn: Turn, narrowing: Narrowing) -> list[Row]:
    """A menu of the own tiles that can be built now, alone or with others."""
    choices = _tile_choices(turn, narrowing, Stage(()))
    return [Menu(look("tile"), "Build a tile", choices)] if choices else []


def buy_rows(turn: Turn, narrowing: Narrowing) -> list[Row]:
    """A menu of the tiles in other warehouses that could be built if they were bought."""
    view: Position = turn.view
    choices = []
    for seat, player in enumerate(view.players):
        for tile in player.stored:
            starts = narrowing.following(Stage((), tile))
            if seat != turn.seat and starts:
                first = narrowing.best([stage for stages in starts.values() for stage in stages])
                label = f"{_capital(describe_tile(tile))}, from {turn.table.names[seat]}"
                said = _worth_words(narrowing, starts.get(tile, []))
                choices.append(Choice(label, write_stage(first), said, icon_of(tile)))
    placeholder = "Buy from a warehouse and build it: 1 token"
    return [Menu(look("buy"), placeholder, tuple(choices))] if choices else []


def _tile_choices(turn: Turn, narrowing: Narrowing, stage: Stage, but: str = "") -> tuple[Choice, ...]:
    """Every tile that may be staged next, at its best place."""
    view: Position = turn.view
    choices = []
    for tile, stages in narrowing.following(stage).items():
        if tile == but:
            continue
        taken = " (taken)" if tile == view.hand else " (bought)" if tile == stage.bought else ""
        label = _capital(describe_tile(tile)) + taken
        said = _worth_words(narrowing, stages)
        choices.append(Choice(label, write_stage(narrowing.best(stages)), said, icon_of(tile)))
    return tuple(choices)


def _worth_words(narrowing: Narrowing, stages: list[Stage]) -> str:
    """3 places, best 12 → 15 points; only together with another tile."""
    complete = [stage for stage in stages if narrowing.is_complete(stage)]
    if not complete:
        return "only together with another tile"
    return f"{count(len(complete), 'place')}, at best {_change(narrowing, narrowing.best(complete))}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# Where


def building(turn: Turn, narrowing: Narrowing, text: str) -> Screen:
    """The staged tiles as ghosts, with everything that can be done with them."""
    stage = read_stage(text)
    if not narrowing.is_open(stage):
        return Screen(("That cannot be built now.",), ((Key("Back", look("")),),))
    view: Position = turn.view
    refusal = narrowing.why_not(stage)
    places = narrowing.following(stage.base)[stage.tile]
    rows: list[Row] = _place_rows(narrowing, stage, places)
    rows += _other_tiles(turn, narrowing, stage)
    rows += _last_rows(turn, view, narrowing, stage, refusal)
    return Screen(
        lines=_lines(turn, view, narrowing, stage, refusal),
        rows=tuple(rows),
        picture=Picture.DRAFT,
        ghost=GAME.write_move(stage.move),
        refusal=refusal,
    )


def _lines(turn: Turn, view: Position, narrowing: Narrowing, stage: Stage, refusal: str) -> tuple[str, ...]:
    lines = [f"**{_capital(describe_tile(part.tile))}** at {place_words(part)}" for part in stage.parts]
    if stage.bought:
        lines.insert(0, f"Buying the {name_tile(stage.bought)} for a token:")
    elif view.phase is not Phase.TAKE:
        lines.insert(0, head_words(view, view.players[turn.seat], True))
    if refusal:
        return (*lines, f"Not yet possible: {refusal}")
    told = [points_words(narrowing.building, stage.parts), earned_words(view, stage.parts)]
    return (*lines, " · ".join(part for part in told if part))


def _place_rows(narrowing: Narrowing, stage: Stage, places: list[Stage]) -> list[Row]:
    """A key for every column in which the last tile can stand, a dozen at a time."""
    here = stage.base.with_part(stage.parts[-1])
    pages = [places[start : start + PLACES_PER_PAGE] for start in range(0, len(places), PLACES_PER_PAGE)]
    own = next(number for number, page in enumerate(pages) if here in page)
    shown = own if stage.page is None else min(stage.page, len(pages) - 1)
    keys = [_place_key(narrowing, place, place == here) for place in pages[shown]]
    rows: list[Row] = [
        tuple(keys[start : start + KEYS_PER_ROW]) for start in range(0, len(keys), KEYS_PER_ROW)
    ]
    if len(pages) > 1:
        rows.append(_page_keys(stage, shown, len(pages)))
    return rows


def _place_key(narrowing: Narrowing, place: Stage, chosen: bool) -> Key:
    part = place.parts[-1]
    label = f"{column_words(part.column)} · row {part.row}"
    if not narrowing.is_complete(place):
        label += f" {_JOINED}"
    return Key(label, look(write_stage(place)), Style.CHOSEN if chosen else Style.PLAIN)


def _page_keys(stage: Stage, shown: int, pages: int) -> tuple[Key, ...]:
    def turned(page: int, words: str) -> Key:
        there = write_stage(on_page(stage, page)) if 0 <= page < pages else None
        return Key(words, look(there) if there is not None else None)

    return (
        turned(shown - 1, "Places before"),
        Key(f"Page {shown + 1} of {pages}"),
        turned(shown + 1, "More places"),
    )


def _other_tiles(turn: Turn, narrowing: Narrowing, stage: Stage) -> list[Row]:
    """Menus: a tile to add to those staged, or another one to begin with."""
    rows: list[Row] = []
    if added := _tile_choices(turn, narrowing, stage):
        rows.append(Menu(look("add"), "Add a tile that is built with it", added))
    if others := _tile_choices(turn, narrowing, stage.base, but=stage.tile):
        rows.append(Menu(look("instead"), "Another tile instead", others))
    return rows


def _last_rows(turn: Turn, view: Position, narrowing: Narrowing, stage: Stage, refusal: str) -> list[Row]:
    """What builds the tiles, and below it what else may be done."""
    build = (Key(refusal),) if refusal else build_keys(turn, narrowing.building, stage)
    others = [Key("Take the last tile off", look(write_stage(stage.base)))] if stage.base.parts else []
    others.append(Key("Back", look("")) if view.phase is Phase.TAKE else closing_key(turn, view))
    return [build, tuple(others)]


def _change(narrowing: Narrowing, stage: Stage) -> str:
    """12 → 15 points"""
    before, after = points(narrowing.building), points(with_tiles(narrowing.building, stage.parts))
    return f"{before} → {count_points(after)}"
