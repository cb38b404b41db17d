"""The keys that end a turn: storing, returning or building no more, alone or right after a build."""

from bot.draft import Turn
from cogs.kensington.staging import Stage
from cogs.kensington.words import column_words, count_points
from cogs.screen import Key, Style, choose, confirm
from games.kensington import GAME
from games.kensington.building import points, with_tiles
from games.kensington.position import Build, Building, Position, Return, Store
from games.kensington.rules import closing_move
from games.kensington.words import short_name


def closing_key(turn: Turn, view: Position, forced: bool = False) -> Key:
    """Ends the turn without another build; it says all that it does, so one press is enough."""
    deeds = ["build what is placed"] if _has_placed(turn) else []
    deeds += _deeds(view)
    said = ", ".join(deeds) or "build nothing"
    style = Style.GO if forced or _has_placed(turn) else Style.PLAIN
    return Key(f"{_capital(said)} and end the turn", confirm(GAME.write_move(closing_move(view))), style)


def build_keys(turn: Turn, building: Building, stage: Stage) -> tuple[Key, ...]:
    """Build what is staged and end the turn; where more could follow, also place it and go on."""
    text = GAME.write_move(stage.move)
    tried = turn.tried(text)
    after: Position = tried.position
    deeds = [] if tried.ends_turn else _deeds(after)
    said = ", ".join([_what(stage), *deeds])
    change = f"{points(building)} → {count_points(points(with_tiles(building, stage.parts)))}"
    label = f"{said} and end the turn: {change}"
    if tried.ends_turn:
        return (Key(label, confirm(text), Style.GO),)
    return (
        Key(label, confirm(text, GAME.write_move(closing_move(after))), Style.GO),
        Key("Place it, then another tile" if any_build(after) else "Place it first", choose(text)),
    )


def any_build(position: Position) -> bool:
    """Could more be built?"""
    return any(isinstance(move, Build) for move in GAME.legal_moves(position, position.turn))


def _what(stage: Stage) -> str:
    """Build lit L at 2; Buy and build roof 1x1 at 2; Build 3 tiles."""
    verb = "Buy and build" if stage.bought else "Build"
    if len(stage.parts) > 1:
        return f"{verb} {len(stage.parts)} tiles"
    part = stage.parts[0]
    return f"{verb} {short_name(part.tile)} at {column_words(part.column)}"


def _deeds(view: Position) -> list[str]:
    """What happens to the tile in hand."""
    match closing_move(view):
        case Store():
            return [f"store the {short_name(view.hand)}"]
        case Return():
            return [f"put the {short_name(view.hand)} back"]
        case _:
            return []


def _has_placed(turn: Turn) -> bool:
    return any(isinstance(GAME.read_move(step), Build) for step in turn.steps)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
