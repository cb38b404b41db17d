"""Looking back at a finished game: which turns of a player cost the most by a thinker's reckoning; pure."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.draft import Turn
from bot.table import Entry, Kind, State, Table
from bot.takeback import moves_that_count, positions
from bot.thinker import Question
from games.api import Seat
from games.errors import Refusal
from games.thought import Level, Plan, Thought

SHOWN: Final = 3
"""So many turns are shown."""
LOOKED_AT: Final = 5
"""So many that look worst at first are thought about at length."""
WORTH_TELLING: Final = 0.6
"""Points; whatever costs less is a matter of taste."""


class Decision(msgspec.Struct, frozen=True):
    """What a player was to decide as it stood then, and what they did, up to where it was made."""

    number: int
    """Which of their decisions it was, from 1."""
    turn: Turn
    done: Turn
    """The same with what was played."""


class Missed(msgspec.Struct, frozen=True):
    """A decision with something better than what was done, and by how many points."""

    decision: Decision
    best: Plan[Any]
    cost: float
    is_least: bool
    """What was done is none of the plans that were thought of: it cost at least so much."""


def can_look_back(table: Table, now: float) -> bool:
    """Is it over, for everybody who has these cards, and was somebody taught to think about it?"""
    return table.has_ended and table.game.think is not None and not table.hides_seed(now)


def decisions_of(table: Table, log: Sequence[Entry], user_id: int) -> list[Decision]:
    """Everything a player decided in a game, in order; what was played for them is not theirs."""
    seat, moves = table.seat_of(user_id), moves_that_count(log)
    walked = positions(table, moves)
    found: list[Decision] = []
    turn: Turn | None = None
    for number, (entry, position) in enumerate(zip(moves, walked[:-1], strict=True)):
        if entry.kind is not Kind.MOVE or entry.seat != seat or entry.user_id != user_id:
            continue
        then = replace(table, position=position, version=number, state=State.PLAYING, outcome=None)
        tried = Turn(then, seat).tried(entry.text)
        if turn is None:
            turn, played = Turn(then, seat), []
        played.append(entry.text)
        if tried.needs_confirming:
            with suppress(Refusal):  # all moved at once, and the steps do not follow without the others'
                found.append(Decision(len(found) + 1, turn, turn.after(*played)))
            turn = None
    return found


def question_back(decision: Decision, level: Level) -> Question:
    """What the player saw then, for somebody who thinks."""
    table = decision.turn.table
    assert table.game.think is not None  # else nobody can look back
    dice = sha256(f"{table.seed}/{table.version}/{decision.turn.seat}/back".encode()).hexdigest()
    return Question(table.game.think, decision.turn.view, Seat(decision.turn.seat), Thought(level, dice))


def missed(decision: Decision, plans: Sequence[Plan[Any]]) -> Missed:
    """What the best plan would have brought; nothing if it led where the player's own steps did."""
    best = plans[0]
    for plan in plans:
        if planned(decision.turn, plan).position == decision.done.position:
            return Missed(decision, best, best.worth - plan.worth, is_least=False)
    return Missed(decision, best, best.worth - plans[-1].worth, is_least=True)


def planned(turn: Turn, plan: Plan[Any]) -> Turn:
    """The turn with all steps of a plan."""
    return turn.after(*map(turn.table.game.write_move, plan.moves))


def costliest(found: Sequence[Missed], most: int) -> list[Missed]:
    """Those that cost the most, the worst first; what is not worth telling is left out."""
    worst = sorted(found, key=lambda each: each.cost, reverse=True)
    return [each for each in worst if each.cost >= WORTH_TELLING][:most]
