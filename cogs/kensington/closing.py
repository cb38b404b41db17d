"""The keys that end a turn: storing, returning or building no more, alone or right after a build."""

from bot.draft import Turn
from cogs.kensington.staging import Stage
from cogs.kensington.words import change
from cogs.screen import Key, Style, choose, confirm
from games.kensington import GAME
from games.kensington.names import As, column_label, short_tile_name
from games.kensington.position import Build, Building, Position, Store
from games.kensington.rules import closing_move
from games.message import Message, say


def closing_key(turn: Turn, view: Position, forced: bool = False) -> Key:
    """Ends the turn without another build; it says all that it does, so one press is enough."""
    placed = _has_placed(turn)
    style = Style.GO if forced or placed else Style.PLAIN
    return Key(_closing_words(view, placed), confirm(GAME.write_move(closing_move(view))), style)


def _closing_words(view: Position, placed: bool) -> Message:
    """What happens to the tile in hand, and to what is placed already."""
    if not view.hand:
        return say("kensington-key-built-end" if placed else "kensington-key-build-nothing")
    tile, stores = short_tile_name(view.hand, As.THE), isinstance(closing_move(view), Store)
    if placed:
        return say("kensington-key-built-store" if stores else "kensington-key-built-return", tile=tile)
    return say("kensington-key-store-end" if stores else "kensington-key-return-end", tile=tile)


def build_keys(turn: Turn, building: Building, stage: Stage) -> tuple[Key, ...]:
    """Build what is staged and end the turn; where more could follow, also place it and go on."""
    text = GAME.write_move(stage.move)
    tried = turn.tried(text)
    after: Position = tried.position
    label = building_words(stage, building, None if tried.ends_turn else after)
    if tried.ends_turn:
        return (Key(label, confirm(text), Style.GO),)
    more = say("kensington-key-place-and-more" if any_build(after) else "kensington-key-place-first")
    both = confirm(text, GAME.write_move(closing_move(after)))
    return (Key(label, both, Style.GO), Key(more, choose(text)))


def any_build(position: Position) -> bool:
    """Could more be built?"""
    return any(isinstance(move, Build) for move in GAME.legal_moves(position, position.turn))


def building_words(stage: Stage, building: Building, after: Position | None) -> Message:
    """Build lit L at 2, store the other tile and end the turn: 12 → 15 points."""
    what, points = _what(stage), change(building, stage.parts)
    if after is None or not after.hand:
        return say("kensington-key-end", what=what, change=points)
    stores = isinstance(closing_move(after), Store)
    if stores:
        return say("kensington-key-and-store-end", what=what, change=points)
    return say("kensington-key-and-return-end", what=what, change=points)


def _what(stage: Stage) -> Message:
    """Build lit L at 2; Buy and build roof 1x1 at 2; Build 3 tiles."""
    count = len(stage.parts)
    if count > 1:
        return say("kensington-key-buy-unit" if stage.bought else "kensington-key-build-unit", tiles=count)
    part = stage.parts[0]
    tile, column = short_tile_name(part.tile), column_label(part.column)
    return say("kensington-key-buy" if stage.bought else "kensington-key-build", tile=tile, column=column)


def _has_placed(turn: Turn) -> bool:
    return any(isinstance(GAME.read_move(step), Build) for step in turn.steps)
