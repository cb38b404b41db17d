"""Tenby's turn panel: which screen stands for which decision. Each subject has its own module."""

from bot.draft import Turn
from cogs.screen import Screen
from cogs.tenby import choosing, gaining, placing, planning, spending, towns
from games.tenby import GAME
from games.tenby.position import Move, Phase, Position


def panel(turn: Turn, looking_at: str) -> Screen:
    """The screen for what is looked at, or the first screen of the phase."""
    view: Position = turn.view
    moves = GAME.legal_moves(view, turn.seat)
    what, _, rest = looking_at.partition("~")
    if what == choosing.TOWNS:
        return towns.towns(turn, view, rest)
    if not turn.is_to_act:
        return choosing.waiting(turn, view, moves)
    if view.players[turn.seat].drawn:
        return choosing.keeping(turn, view, moves)
    if view.turn.holding:
        return placing.placing(turn, view, moves, rest if what == placing.PLACING else "")
    if view.turn.offered:
        return choosing.among(turn, view, moves)
    match view.phase:
        case Phase.EBB_AND_FLOW:
            return choosing.declaring(turn, view, moves)
        case Phase.CROSSWIND:
            return planning.token(turn, view, moves)
        case Phase.PLAN:
            return planning.plan(turn, view, moves)
        case Phase.LOWER:
            return planning.lower(turn, view, moves)
        case Phase.NIGHT:
            return choosing.night(turn, view, moves)
        case Phase.VISITING:
            return choosing.visiting(turn, view, moves)
        case _:
            return _by_day(turn, view, moves, what, rest)


def _by_day(turn: Turn, view: Position, moves: tuple[Move, ...], what: str, rest: str) -> Screen:
    """An action that was paid for is done before anything else (ruling 50)."""
    if view.turn.bought is not None:
        return gaining.by_day(turn, view, moves)
    match what:
        case gaining.ENDING:
            return gaining.ending(turn, view, moves)
        case gaining.RINGS:
            return spending.shop(turn, view, moves)
        case spending.MOVING:
            return spending.moving(turn, view, moves, rest)
        case spending.MOVED:
            return spending.moved(turn, view, moves, rest)
        case _:
            return gaining.by_day(turn, view, moves)
