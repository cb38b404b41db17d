"""The best moments of a game by name: its biggest turn, who led, what the game itself remembers; pure."""

from collections.abc import Sequence

from bot.table import Table
from bot.walk import Step, Stretch
from games.message import Message, say, who


def moments(table: Table, turns: Sequence[Stretch]) -> tuple[Message, ...]:
    """What is worth telling, the most exciting first."""
    last = turns[-1].after
    return (
        *_biggest_turn(turns),
        *_lead(turns),
        *table.game.highlights(table.game.view_for(last, None)),
    )


def gained_in(turn: Stretch) -> int:
    """The points that whoever moved won by it; not what everybody is given when it is over."""
    return sum(step.gained()[step.seat] for step in turn.steps if not _scores_all(step))


def _scores_all(step: Step) -> bool:
    """Does it end the game, and is all counted then that was secret? Others' scores change with it; of
    whoever plays alone nobody can tell."""
    if step.game.outcome(step.after) is None:
        return False
    before, after = step.game.standing(step.before), step.game.standing(step.after)
    return len(after) == 1 or any(
        before[seat] != after[seat] for seat in range(len(after)) if seat != step.seat
    )


def _biggest_turn(turns: Sequence[Stretch]) -> tuple[Message, ...]:
    """The first of those that brought the most."""
    best = max(turns, key=gained_in)
    points = gained_in(best)
    if points <= 0:
        return ()
    if turns[0].steps[0].is_alone:
        return (say("moment-biggest-move", who=who(best.seat), turn=best.number, points=points),)
    return (say("moment-biggest-turn", who=who(best.seat), turn=best.number, points=points),)


def leads(turns: Sequence[Stretch]) -> tuple[tuple[int, int], ...]:
    """(turn, seat) for every time that a seat was ahead of all others and another one had been, or none."""
    found: list[tuple[int, int]] = []
    for turn in turns:
        ahead = _ahead(turn)
        if len(ahead) == 1 and (not found or found[-1][1] != ahead[0]):
            found.append((turn.number, ahead[0]))
    return tuple(found)


def _ahead(turn: Stretch) -> list[int]:
    """The seats with the most points after it."""
    points = [score.points for score in turn.steps[-1].game.standing(turn.after)]
    return [seat for seat, own in enumerate(points) if own == max(points)]


def _lead(turns: Sequence[Stretch]) -> tuple[Message, ...]:
    """How often it changed, and since when whoever had it in the end did; nobody leads who plays alone."""
    found = leads(turns)
    if not found or turns[0].steps[0].is_alone:
        return ()
    turn, seat = found[-1]
    times = len(found) - 1
    if len(_ahead(turns[-1])) > 1:
        return (say("moment-lead-shared", times=times),)
    if not times:
        return (say("moment-led-since", who=who(seat), turn=turn),)
    return (say("moment-lead-changed", times=times, who=who(seat), turn=turn),)
