"""Planning the next turn ahead, and what becomes of a plan when that turn begins, or before; pure.

A plan is played in the same update as the move before it, as if its player had confirmed it at once. Nobody
else learns of it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.attempt import Attempt, attempt
from bot.errors import NotAllowed, WrongTime
from bot.plan import MOST_CASES, Case, Plan
from bot.playing import after_moves
from bot.table import Holder, Kind, State, Table, Update, check_playing, check_plays, updated
from games.api import Game, Seat
from games.errors import Refusal
from games.message import Message, Said, say

LAPSED_FOR_ALL = {
    Kind.TAKEN_BACK: say("plan-lapsed-takeback"),
    Kind.PAUSED: say("plan-lapsed-pause"),
}
"""After these nobody's plan holds."""
LAPSED_FOR_ONE: dict[Kind, Message | None] = {
    Kind.TAKEN_OVER: say("plan-lapsed-takeover"),
    Kind.STOOD_IN: say("plan-lapsed-takeover"),
    Kind.RESIGNED: None,
    Kind.GONE: None,
}
"""After these a seat's does not; nobody is left to be told of the last two."""


# Making a plan


def as_if_to_act(table: Table, seat: Seat) -> Table | None:
    """The table as if the seat's next turn began now; None where that cannot be planned."""
    timing, holder = table.arrangement.timing, table.holders[seat]
    is_waiting = table.state is State.PLAYING and holder.plays and seat not in table.acting
    if not is_waiting or not timing.allows_plans or table.is_alone:
        return None
    position = table.game.as_if_to_act(table.position, seat)
    return None if position is None else replace(table, position=position)


def may_plan(table: Table, seat: Seat) -> bool:
    """Can the seat plan its next turn, or another case of it?"""
    return len(cases_of(table, seat)) < MOST_CASES and as_if_to_act(table, seat) is not None


def check_may_plan(table: Table, seat: Seat) -> None:
    """Refuse a plan where there can be none."""
    check_playing(table)
    check_plays(table, seat)
    if not table.arrangement.timing.allows_plans:
        raise NotAllowed(say("plan-off"))
    if seat in table.acting:
        raise WrongTime(say("plan-your-turn"))
    if len(cases_of(table, seat)) >= MOST_CASES:
        raise WrongTime(say("plan-full", most=MOST_CASES))
    if as_if_to_act(table, seat) is None:
        raise WrongTime(say("plan-unknown"))


def cases_of(table: Table, seat: Seat) -> tuple[Case, ...]:
    """What the seat has planned."""
    plan = table.holders[seat].plan
    return plan.cases if plan else ()


def word_for(table: Table, seat: Seat) -> Message | None:
    """Why the seat has no plan any more, if its player has not moved since."""
    plan = table.holders[seat].plan
    return plan.word if plan else None


def case_of(game: Game[Any, Any], seat: Seat, attempts: Sequence[Attempt]) -> Case:
    """What the drafted steps rely on, and what they do."""
    view = game.view_for(attempts[0].before, seat)
    moves = tuple(each.text for each in attempts)
    return Case(_premise(game, view, seat, moves), moves, tuple(each.foretold for each in attempts))


def with_case(table: Table, seat: Seat, case: Case) -> Table:
    """The table with one more case in the seat's plan."""
    check_may_plan(table, seat)
    cases = (*cases_of(table, seat), case)
    return _with_plan(table, seat, Plan(table.game.rules_version, cases))


def without_plan(table: Table, seat: Seat) -> Table:
    """The table with the seat's plan forgotten."""
    return _with_plan(table, seat, None)


def _with_plan(table: Table, seat: Seat, plan: Plan | None) -> Table:
    holders = list(table.holders)
    holders[seat] = replace(holders[seat], plan=plan)
    return replace(table, holders=tuple(holders))


def _premise(game: Game[Any, Any], view: Any, seat: Seat, moves: Sequence[str]) -> tuple[Message, ...]:
    facts = (fact for text in moves for fact in game.relies_on(view, seat, game.read_move(text)))
    return tuple(dict.fromkeys(facts))


# When the turn begins


def planned_turn(table: Table, now: float) -> Update | None:
    """The table after the plan of a seat whose turn has begun was played, or found not to fit.

    None if no seat to act has a plan.
    """
    seat = next((seat for seat in table.asked if cases_of(table, seat)), None)
    if seat is None:
        return None
    plan, planless = table.holders[seat].plan, without_plan(table, seat)
    assert plan is not None
    if plan.rules_version != table.game.rules_version:
        return _with_word(planless, seat, say("plan-lapsed-rules"))
    unmet: list[Message] = []
    why: Said = ""
    for case in plan.cases:
        try:
            unmet += (found := _unmet(table, seat, case))
            if not found:
                moves = _up_to_what_shows(table, seat, case.moves)
                return after_moves(planless, table.holders[seat].user_id, table.version, moves, now)
        except Refusal as refusal:
            why = refusal.said
    did_not_fit = say("plan-did-not-fit", facts=tuple(dict.fromkeys(unmet)))
    return _with_word(planless, seat, did_not_fit if unmet else say("plan-refused", why=why))


def _unmet(table: Table, seat: Seat, case: Case) -> list[Message]:
    """How what the case relies on stands now, where that is not as it was."""
    view = table.game.view_for(table.position, seat)
    return [fact for fact in _premise(table.game, view, seat, case.moves) if fact not in case.premise]


def _up_to_what_shows(table: Table, seat: Seat, moves: Sequence[str]) -> tuple[str, ...]:
    """The moves until one shows something: whoever has seen that decides anew."""
    position, made = table.position, []
    for text in moves:
        tried = attempt(table.game, position, seat, text)
        made.append(tried.text)
        position = tried.position
        if tried.reveals:
            break
    return tuple(made)


def _with_word(table: Table, seat: Seat, word: Message) -> Update:
    """Nothing has happened for anybody else."""
    after = _with_plan(table, seat, Plan(word=word))
    return updated(table, (), holders=after.holders)


# When something else happens


def without_lapsed(update: Update) -> Update:
    """The update without the plans that no longer hold after it, and without words that were read."""
    after = update.after
    if not any(holder.plan for holder in after.holders):
        return update
    holders = tuple(_outlasting(update, Seat(seat), holder) for seat, holder in enumerate(after.holders))
    return replace(update, after=replace(after, holders=holders))


def _outlasting(update: Update, seat: Seat, holder: Holder) -> Holder:
    if holder.plan is None:
        return holder
    if update.after.state is not State.PLAYING:
        return replace(holder, plan=None)
    if not holder.plan.cases:
        has_moved = any(entry.kind is Kind.MOVE and entry.seat == seat for entry in update.entries)
        return replace(holder, plan=None) if has_moved else holder
    for entry in update.entries:
        if entry.kind in LAPSED_FOR_ALL:
            return replace(holder, plan=Plan(word=LAPSED_FOR_ALL[entry.kind]))
        if entry.kind in LAPSED_FOR_ONE and entry.seat == seat:
            word = LAPSED_FOR_ONE[entry.kind]
            return replace(holder, plan=Plan(word=word) if word else None)
    return holder


def has_lapsed(update: Update, seat: Seat) -> bool:
    """Was there a plan that is gone without having been tried, so that its player does not know?"""
    before, after = update.before, update.after
    had = seat < len(before.holders) and bool(cases_of(before, seat))
    if not had or after.state is not State.PLAYING:
        return False
    is_replaced = before.holders[seat].user_id != after.holders[seat].user_id
    return is_replaced or (word_for(after, seat) is not None and seat not in after.asked)
