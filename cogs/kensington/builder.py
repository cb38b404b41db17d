"""The builder: choose a tile and its column, see the ghost, join tiles that need each other, or buy one."""

from typing import Final

from bot.draft import Turn
from cogs.kensington.closing import build_keys, closing_key
from cogs.kensington.staging import Narrowing, Stage, on_page, read_stage, write_stage
from cogs.kensington.words import change, earned_line, head_line, icon_of, points_line
from cogs.screen import Choice, Key, Menu, Picture, Screen, Style, in_rows, look
from games.kensington import GAME
from games.kensington.names import As, column_label, place, printed_tile_name, tile_name
from games.kensington.position import Phase, Position
from games.message import Message, say, who

Row = tuple[Key, ...] | Menu
PLACES_PER_PAGE: Final = 15
KEYS_PER_ROW: Final = 5


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
    return [Menu(look("tile"), say("kensington-menu-tile"), choices)] if choices else []


def buy_rows(turn: Turn, narrowing: Narrowing) -> list[Row]:
    """A menu of the tiles in other warehouses that could be built if they were bought."""
    view: Position = turn.view
    choices = []
    for seat, player in enumerate(view.players):
        for tile in player.stored:
            starts = narrowing.following(Stage((), tile))
            if seat != turn.seat and starts:
                first = narrowing.best([stage for stages in starts.values() for stage in stages])
                name = printed_tile_name(tile, As.TITLE)
                label = say("kensington-menu-from", tile=name, who=who(seat))
                said = _worth(narrowing, starts.get(tile, []))
                choices.append(Choice(label, write_stage(first), said, icon_of(tile)))
    return [Menu(look("buy"), say("kensington-menu-buy"), tuple(choices))] if choices else []


def _tile_choices(turn: Turn, narrowing: Narrowing, stage: Stage, but: str = "") -> tuple[Choice, ...]:
    """Every tile that may be staged next, at its best place."""
    view: Position = turn.view
    choices = []
    for tile, stages in narrowing.following(stage).items():
        if tile == but:
            continue
        label = printed_tile_name(tile, As.TITLE)
        if tile == view.hand:
            label = say("kensington-menu-taken", tile=label)
        elif tile == stage.bought:
            label = say("kensington-menu-bought", tile=label)
        said = _worth(narrowing, stages)
        choices.append(Choice(label, write_stage(narrowing.best(stages)), said, icon_of(tile)))
    return tuple(choices)


def _worth(narrowing: Narrowing, stages: list[Stage]) -> Message:
    """3 places, best 12 → 15 points; only together with another tile."""
    complete = [stage for stage in stages if narrowing.is_complete(stage)]
    if not complete:
        return say("kensington-menu-only-together")
    best = change(narrowing.building, narrowing.best(complete).parts)
    return say("kensington-menu-places", places=len(complete), best=best)


# Where


def building(turn: Turn, narrowing: Narrowing, text: str) -> Screen:
    """The staged tiles as ghosts, with everything that can be done with them."""
    stage = read_stage(text)
    if not narrowing.is_open(stage):
        return Screen((say("kensington-line-not-now"),), ((Key(say("panel-back"), look("")),),))
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
        refusal=refusal or "",
    )


def _lines(
    turn: Turn, view: Position, narrowing: Narrowing, stage: Stage, refusal: Message | None
) -> tuple[Message, ...]:
    lines = [
        say("kensington-line-staged", tile=printed_tile_name(part.tile, As.TITLE), place=place(part))
        for part in stage.parts
    ]
    if stage.bought:
        lines.insert(0, say("kensington-line-buying", tile=tile_name(stage.bought, As.THE)))
    elif view.phase is not Phase.TAKE:
        lines.insert(0, head_line(view, view.players[turn.seat], True))
    if refusal:
        return (*lines, say("kensington-line-not-yet", reason=refusal))
    told, earned = points_line(narrowing.building, stage.parts), earned_line(view, stage.move)
    return (*lines, say("kensington-line-both", first=told, next=earned) if earned else told)


def _place_rows(narrowing: Narrowing, stage: Stage, places: list[Stage]) -> list[Row]:
    """A key for every column in which the last tile can stand, a dozen at a time."""
    here = stage.base.with_part(stage.parts[-1])
    pages = [places[start : start + PLACES_PER_PAGE] for start in range(0, len(places), PLACES_PER_PAGE)]
    own = next(number for number, page in enumerate(pages) if here in page)
    shown = own if stage.page is None else min(stage.page, len(pages) - 1)
    keys = [_place_key(narrowing, each, each == here) for each in pages[shown]]
    rows: list[Row] = [*in_rows(keys, KEYS_PER_ROW)]
    if len(pages) > 1:
        rows.append(_page_keys(stage, shown, len(pages)))
    return rows


def _place_key(narrowing: Narrowing, placed: Stage, chosen: bool) -> Key:
    part = placed.parts[-1]
    column, complete = column_label(part.column), narrowing.is_complete(placed)
    label = say(
        "kensington-key-place" if complete else "kensington-key-place-joined", column=column, row=part.row
    )
    return Key(label, look(write_stage(placed)), Style.CHOSEN if chosen else Style.PLAIN)


def _page_keys(stage: Stage, shown: int, pages: int) -> tuple[Key, ...]:
    def turned(page: int, words: Message) -> Key:
        there = write_stage(on_page(stage, page)) if 0 <= page < pages else None
        return Key(words, look(there) if there is not None else None)

    return (
        turned(shown - 1, say("kensington-key-places-before")),
        Key(say("panel-page", page=shown + 1, pages=pages)),
        turned(shown + 1, say("kensington-key-places-after")),
    )


def _other_tiles(turn: Turn, narrowing: Narrowing, stage: Stage) -> list[Row]:
    """Menus: a tile to add to those staged, or another one to begin with."""
    rows: list[Row] = []
    if added := _tile_choices(turn, narrowing, stage):
        rows.append(Menu(look("add"), say("kensington-menu-add"), added))
    if others := _tile_choices(turn, narrowing, stage.base, but=stage.tile):
        rows.append(Menu(look("instead"), say("kensington-menu-instead"), others))
    return rows


def _last_rows(
    turn: Turn, view: Position, narrowing: Narrowing, stage: Stage, refusal: Message | None
) -> list[Row]:
    """What builds the tiles, and below it what else may be done."""
    build = (Key(refusal),) if refusal else build_keys(turn, narrowing.building, stage)
    others = []
    if stage.base.parts:
        others.append(Key(say("kensington-key-take-off"), look(write_stage(stage.base))))
    taking = view.phase is Phase.TAKE
    others.append(Key(say("panel-back"), look("")) if taking else closing_key(turn, view))
    return [build, tuple(others)]
