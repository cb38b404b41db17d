"""Kensington's turn panel: which screen stands for which decision. The builder has its own module."""

from bot.draft import Turn
from cogs.kensington import builder
from cogs.kensington.staging import BUILDING, narrowing_of
from cogs.kensington.taking import take_rows
from cogs.kensington.words import standing_words
from cogs.screen import Key, Picture, Screen, Style, Verb
from games.kensington import GAME
from games.kensington.components import ENTRANCES
from games.kensington.position import Build, EndTurn, Move, Phase, Position, Return, Skip, Store, Take, Vote
from games.kensington.tiles import FREE_BACKS
from games.kensington.words import describe_tile, name_tile


def panel(turn: Turn, looking_at: str) -> Screen:
    """The screen for what is looked at, or the first screen of the phase."""
    view: Position = turn.view
    moves = GAME.legal_moves(view, turn.seat)
    if looking_at.startswith(BUILDING):
        return builder.building(turn, narrowing_of(view.players[turn.seat].building, moves), looking_at)
    if view.phase is Phase.TAKE:
        return _taking(turn, view, moves)
    return _building(turn, view, moves)


def _taking(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The heap, the other warehouses, and what else may be done instead of taking."""
    player = view.players[turn.seat]
    lines = ["**Your turn:** take a tile.", standing_words(view, player)]
    if not any(isinstance(move, Skip | Take) and not _costs(move) for move in moves):
        lines.append("A tile costs a token now: with four or more tokens you must use one.")
    narrowing = narrowing_of(player.building, moves)
    rows = [*take_rows(view, moves), *builder.buy_rows(turn, narrowing)]
    if keys := _keys(view, moves):
        rows.append(keys)
    return Screen(lines=tuple(lines), rows=tuple(rows), picture=Picture.PRIVATE)


def _costs(move: Move) -> bool:
    return isinstance(move, Take) and move.back not in FREE_BACKS


def _building(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The tile taken and the own warehouse, and what ends the turn."""
    player = view.players[turn.seat]
    narrowing = narrowing_of(player.building, moves)
    lines = (
        _head(view, len(player.stored) < ENTRANCES, bool(narrowing.builds)),
        standing_words(view, player),
    )
    rows = [*builder.tile_rows(turn, narrowing), _keys(view, moves)]
    return Screen(lines=lines, rows=tuple(rows), picture=Picture.DRAFT)


def _head(view: Position, can_store: bool, can_build: bool) -> str:
    if view.phase is Phase.LAST_BUILD:
        return "**The seventh bird is out:** build from your warehouse once more, or end."
    if not view.hand:
        return "**Your turn:** build from your warehouse, or end the turn."
    otherwise = "store it" if can_store else "put it back into the heap"
    took = f"**You took:** {describe_tile(view.hand)}."
    if not can_build:
        return f"{took} Nothing can be built now: {otherwise}."
    return f"{took} Build, or {otherwise}."


def _keys(view: Position, moves: tuple[Move, ...]) -> tuple[Key, ...]:
    """A key for every move without a choice."""
    keys = []
    for move in moves:
        if not isinstance(move, Take | Build):
            style = Style.CAREFUL if isinstance(move, Vote) else Style.PLAIN
            keys.append(Key(_label(view, move), Verb.CHOOSE, GAME.write_move(move), style))
    return tuple(keys)


def _label(view: Position, move: Move) -> str:
    match move:
        case Skip():
            return "Take nothing"
        case Store():
            return f"Store the {name_tile(view.hand)}"
        case Return():
            return f"Put the {name_tile(view.hand)} back into the heap"
        case EndTurn():
            return "End the turn"
        case _:
            agreed = f"{len(view.votes)} of {len(view.players)}" if view.votes else "nobody has yet"
            return f"Agree to end the game ({agreed})"
