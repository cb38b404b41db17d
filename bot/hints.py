"""Hints for people: where there are any, and what a sharp player is asked for one; pure."""

from hashlib import sha256

from bot.draft import Turn
from bot.table import Table
from bot.thinker import Question
from games.thought import Level, Thought


def is_casual(table: Table) -> bool:
    """Is nothing at stake here that a hint would spoil? The one place that says so."""
    return table.arrangement.contest is None and not table.arrangement.rated


def may_have_hints(turn: Turn) -> bool:
    """May the player ask what a sharp player would do from what is drafted?"""
    is_own_turn = turn.is_to_act and not turn.is_plan and turn.table.holders[turn.seat].plays
    return is_own_turn and turn.table.game.think is not None and is_casual(turn.table)


def question_about(turn: Turn) -> Question:
    """What a sharp player sees of the drafted position: no more than the one who asks."""
    assert turn.table.game.think is not None  # else there are no hints
    drafted = "/".join(turn.steps)
    dice = sha256(f"{turn.table.seed}/{turn.table.version}/{turn.seat}/{drafted}/hint".encode()).hexdigest()
    return Question(turn.table.game.think, turn.view, turn.seat, Thought(Level.SHARP, dice))
