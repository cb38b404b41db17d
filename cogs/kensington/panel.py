"""Kensington's turn panel: which screen stands for which decision. The builder has its own module."""

from bot.draft import Turn
from cogs.kensington import builder
from cogs.kensington.closing import closing_key
from cogs.kensington.staging import BUILDING, Narrowing, narrowing_of, write_stage
from cogs.kensington.taking import heap_line, take_rows
from cogs.kensington.words import head_line, standing_line
from cogs.screen import Key, Picture, Screen, choose, small, without_asking
from games.kensington import GAME
from games.kensington.position import Move, Phase, Position, Skip, Take, Vote
from games.kensington.tiles import FREE_BACKS
from games.message import say


def panel(turn: Turn, looking_at: str) -> Screen:
    """The screen for what is looked at, or the first screen of the phase."""
    view: Position = turn.view
    moves = GAME.legal_moves(view, turn.seat)
    narrowing = narrowing_of(view.players[turn.seat].building, moves)
    if looking_at.startswith(BUILDING):
        return builder.building(turn, narrowing, looking_at)
    if view.phase is Phase.TAKE:
        return _taking(turn, view, moves, narrowing)
    if first := builder.first_stage(view, narrowing):
        return builder.building(turn, narrowing, write_stage(first))
    return _building(turn, view, narrowing)


def _taking(turn: Turn, view: Position, moves: tuple[Move, ...], narrowing: Narrowing) -> Screen:
    """The heap, the other warehouses, and what else may be done instead of taking."""
    player = view.players[turn.seat]
    lines = [say("kensington-line-take"), standing_line(view, player), small(heap_line(view))]
    if not any(isinstance(move, Skip | Take) and not _costs(move) for move in moves):
        lines.append(say("kensington-line-forced"))
    rows = [*take_rows(view, moves), *builder.buy_rows(turn, narrowing)]
    if others := [_key(turn, view, move) for move in moves if isinstance(move, Skip | Vote)]:
        rows.append(tuple(others))
    return Screen(lines=tuple(lines), rows=tuple(rows), picture=Picture.PRIVATE)


def _costs(move: Move) -> bool:
    return isinstance(move, Take) and move.back not in FREE_BACKS


def _building(turn: Turn, view: Position, narrowing: Narrowing) -> Screen:
    """Several tiles to choose from, or none that can be built; and what ends the turn."""
    player = view.players[turn.seat]
    can_build = bool(narrowing.builds)
    lines = (head_line(view, player, can_build), standing_line(view, player))
    rows = [*builder.tile_rows(turn, narrowing), (closing_key(turn, view, forced=not can_build),)]
    return Screen(lines=lines, rows=tuple(rows), picture=Picture.DRAFT)


def _key(turn: Turn, view: Position, move: Move) -> Key:
    """What may be done instead of taking a tile."""
    text = GAME.write_move(move)
    if isinstance(move, Vote):
        agreed = say("kensington-key-vote", agreed=len(view.votes), players=len(view.staying))
        return Key(agreed, choose(text))
    deed = without_asking(turn, text)
    return Key(say("kensington-key-skip-and-end" if deed.is_final else "kensington-key-skip"), deed)
