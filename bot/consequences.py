"""What follows from an update, computed once and kept with it in the same transaction; pure.

Whatever a move brings about at other places is decided here. What services do about it, they do afterwards,
from what was kept.
"""

from functools import reduce

import msgspec

from bot.challenge import Attempt, attempts_in
from bot.clocks.lengths import DAY
from bot.league.results import Result, result_of
from bot.league.scopes import RatingRow
from bot.lobby import awaited
from bot.planning import has_lapsed
from bot.seats import is_left
from bot.solo import SoloGame, solo_games_in
from bot.table import Entry, Kind, State, Update, then
from bot.table_posts import news_for, recaps_wanted_by, wanted_by
from club.posts import Topic, WantedPost, Wanting
from games.api import Seat


class VacationDay(msgspec.Struct, frozen=True):
    """A day that a player's bank was empty for."""

    user_id: int
    start: int
    end: int
    booked: bool = False


class Consequences(msgspec.Struct, frozen=True):
    """All that follows from one update."""

    posts: Wanting = Wanting()
    """What should stand on Discord."""
    solo_games: tuple[SoloGame, ...] = ()
    """What was finished alone."""
    attempts: tuple[Attempt, ...] = ()
    """Who begins the one game of a weekly challenge."""
    vacation: tuple[VacationDay, ...] = ()
    """Days that were spent."""
    results: tuple[Result, ...] = ()
    """How the table ended, if it did."""
    ratings: tuple[RatingRow, ...] = ()
    """What its players are rated after it, by whoever knows what they were before."""


def consequences_of(*parts: Update) -> Consequences:
    """What follows from an update, and from the planned turns that it set off; they are kept as one."""
    update = reduce(then, parts)
    result = result_of(update)
    wanted, recaps = wanted_by(update), recaps_wanted_by(update)
    news = (*_news(update), *_of_the_lobby(update), *_lapsed_plans(update))
    return Consequences(
        posts=msgspec.structs.replace(wanted, inserted=(*wanted.inserted, *news, *recaps)),
        solo_games=solo_games_in(update),
        attempts=attempts_in(update),
        vacation=tuple(_day(update, entry) for entry in _vacation(update)),
        results=() if result is None else (result,),
    )


def _of_the_lobby(update: Update) -> list[WantedPost]:
    """Guests whom the host has invited now, and those who are told that the table was cancelled."""
    before, after = update.before, update.after
    if any(entry.kind is Kind.ARRANGED for entry in update.entries) and after.state is State.LOBBY:
        return [
            news_for(after, Topic.INVITED, guest)
            for guest in awaited(after)
            if guest not in before.arrangement.invited
        ]
    doers = [entry.user_id for entry in update.entries if entry.kind is Kind.CANCELLED]
    concerned = [*(holder.user_id for holder in before.people), *awaited(before)] if doers else []
    return [news_for(after, Topic.CANCELLED, user_id) for user_id in concerned if user_id not in doers]


def _lapsed_plans(update: Update) -> list[WantedPost]:
    """Whom to tell that a plan is gone; who is called to the turn itself finds it there."""
    before = update.before
    lapsed = [seat for seat in range(len(before.holders)) if has_lapsed(update, Seat(seat))]
    return [news_for(update.after, Topic.PLAN, before.holders[seat].user_id) for seat in lapsed]


def _vacation(update: Update) -> list[Entry]:
    return [entry for entry in update.entries if entry.kind is Kind.VACATION]


def _day(update: Update, entry: Entry) -> VacationDay:
    """The entry says when the day begins."""
    start = int(entry.text)
    return VacationDay(update.after.holders[entry.seat].user_id, start, start + DAY)


def _news(update: Update) -> list[WantedPost]:
    """What players are told of what time did."""
    before, after = update.before, update.after
    found = []
    for entry in _vacation(update):
        day = _day(update, entry)
        key = f"{Topic.VACATION}:{after.id}:{day.user_id}:{day.start}"
        told = news_for(after, Topic.VACATION, day.user_id)
        found.append(msgspec.structs.replace(told, key=key))
    for entry in update.entries:
        if entry.kind in (Kind.TIMED_OUT, Kind.TAKEN_OVER):
            called = before.clocks.seats[entry.seat].called
            found.append(news_for(after, Topic.GONE, after.holders[entry.seat].user_id, called))
        elif entry.kind is Kind.STOOD_IN and not is_left(after, Seat(entry.seat)):
            holder = after.holders[entry.seat]
            if entry.user_id != holder.user_id:
                found.append(news_for(after, Topic.STAND_IN, holder.user_id))
    if after.clocks.abandoned and not before.clocks.abandoned:
        found.append(news_for(after, Topic.ABANDONED, None))
    return found
