"""A plan as its player is shown it: in words, with the keys to make and forget it; pure."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.draft import Turn, completed
from bot.plan import Case
from bot.planning import case_of, cases_of, may_plan
from bot.table import Table
from cogs.press import PlanAhead, Planning
from cogs.screen import Key, Keys, Picture, Row, Screen, Style, Text, in_one, item, keep, look, small
from games.api import Seat
from games.message import Message, Said, say

PICTURED: Final = Screen((), picture=Picture.PRIVATE)


def plan_rows(turn: Turn) -> tuple[Row, ...]:
    """For whoever waits: what is planned, and what can be done about it."""
    if turn.is_plan or turn.is_to_act:
        return ()
    cases, keys = cases_of(turn.table, turn.seat), plan_keys(turn.table, turn.seat)
    told = (Text((say("plan-yours"), *in_words(cases))),) if cases else ()
    return (*told, *((keys,) if keys else ()))


def plan_keys(table: Table, seat: Seat) -> Keys:
    """Begin a plan, go on with it, forget it."""
    cases = cases_of(table, seat)
    forget = Key(say("plan-forget"), PlanAhead(table.id, Planning.FORGET))
    label = say("plan-add") if cases else say("plan-begin")
    begin = Key(label, PlanAhead(table.id, Planning.BEGIN))
    return (*((begin,) if may_plan(table, seat) else ()), *((forget,) if cases else ()))


def stop_key(turn: Turn) -> Key:
    """Back to waiting."""
    return Key(say("plan-stop"), PlanAhead(turn.table.id, Planning.STOP))


def planning(turn: Turn, screen: Screen) -> Screen:
    """A screen of the game's panel, for a turn planned ahead; one that is about a single move keeps that."""
    if screen.expects:
        return keeping(turn, screen.expects, shown=screen)
    return replace(screen, lines=(say("plan-head"), *screen.lines))


def keeping(turn: Turn, *texts: str, shown: Screen = PICTURED) -> Screen:
    """The plan as it would be with the drafted steps and these moves, beside the picture that is shown."""
    attempts = completed(turn, *texts)
    cases = (*cases_of(turn.table, turn.seat), case_of(turn.table.game, turn.seat, attempts))
    lines: list[Said] = [say("plan-confirm"), *in_words(cases)]
    if attempts[-1].reveals and not attempts[-1].ends_turn:
        lines.append(small(say("plan-goes-on")))
    keys = (Key(say("plan-keep"), keep(*texts), Style.GO), Key(say("panel-back"), look("")))
    return Screen(tuple(lines), (keys,), shown.picture, shown.ghost)


def in_words(cases: Sequence[Case]) -> list[Message]:
    """If ...: you take red and blue. Else the turn waits for you."""
    lines = [_case(case, is_first=number == 0) for number, case in enumerate(cases)]
    return [item(each) for each in (*lines, say("plan-else-wait"))]


def _case(case: Case, *, is_first: bool) -> Message:
    told = in_one(*case.told)
    if not case.premise:
        return say("plan-case-always" if is_first else "plan-else-case-always", told=told)
    return say("plan-case" if is_first else "plan-else-case", facts=case.premise, told=told)
