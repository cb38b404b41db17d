"""Entering a season and leaving it again before it starts; who waits, and who moves up; pure."""

from msgspec.structs import replace

from bot.errors import NotAllowed, WrongTime
from bot.league.change import Change, boards_of, changed, news
from bot.league.season import Entrant, Phase, Whole
from club.posts import WantedPost
from games.message import Message, Typed, say


def entered(whole: Whole, user_id: int, name: str, now: int) -> Change | None:
    """The season after somebody signed up; None if they had. During a season it is for the waiting list."""
    _check_open(whole)
    member = whole.member(user_id)
    if member is not None and member.has_left:
        raise NotAllowed(say("league-was-in"))
    if member is not None or any(entrant.user_id == user_id for entrant in whole.entrants):
        return None
    if whole.season.phase is not Phase.SIGNUP and whole.league.is_tournament:
        raise WrongTime(say("league-begun"))
    entrant = Entrant(user_id, name, now)
    return Change(changed(whole.season), entered=(entrant,), redrawn=boards_of(whole))


def withdrawn_entry(whole: Whole, user_id: int) -> Change | None:
    """The season after somebody is entered no more; whoever waited longest has the place, and is told."""
    _check_open(whole)
    if all(entrant.user_id != user_id for entrant in whole.entrants) or whole.member(user_id) is not None:
        return None
    after = without(whole, user_id)
    return Change(
        changed(whole.season), left=(user_id,), posts=_moved_up(whole, after), redrawn=boards_of(whole)
    )


def without(whole: Whole, user_id: int) -> Whole:
    """The season as if somebody had not entered."""
    others = tuple(entrant for entrant in whole.entrants if entrant.user_id != user_id)
    return replace(whole, entrants=others)


def _moved_up(before: Whole, after: Whole) -> tuple[WantedPost, ...]:
    if before.season.phase is not Phase.SIGNUP:
        return ()
    had_a_place = {entrant.user_id for entrant in before.entered}
    return tuple(
        news(after, f"up:{entrant.user_id}", told_of_place(after), entrant.user_id)
        for entrant in after.entered
        if entrant.user_id not in had_a_place
    )


def told_of_place(whole: Whole) -> Message:
    """What somebody reads who waited."""
    return say("league-moved-up", league=Typed(whole.league.name))


def place_of(whole: Whole, user_id: int) -> int:
    """Which number somebody has on the waiting list, from 1; 0 if they do not wait."""
    waiting = [entrant.user_id for entrant in whole.waiting]
    return waiting.index(user_id) + 1 if user_id in waiting else 0


def _check_open(whole: Whole) -> None:
    if not whole.season.phase.is_open:
        raise WrongTime(say("league-season-over"))
