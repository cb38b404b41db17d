"""Following as a spectator: who may, what they are told of a table, and when; pure.

Whoever follows gets a direct message, about one table at most once in ten minutes: turns that are close
together come as one. Nothing comes in quiet hours, nor while it is muted. Only lines of the log are told that
everybody may read. Who follows a table itself is told what they chose there, whoever else of it they follow.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from bot.clocks.lengths import MINUTE
from bot.clocks.quiet import QuietHours, quiet_stretch
from bot.errors import NotAllowed, WrongTime
from bot.running import in_ms
from bot.table import Entry, Kind, State, Table, Update, Watch
from bot.takeback import how_many_taken, which_taken
from club.posts import Topic, WantedPost
from games.message import say

MOST_FOLLOWED: Final = 25
"""Tables and people that somebody may follow at a time."""
CALM: Final = 10 * MINUTE
"""From one message about a table to the next."""
GATHERING: Final = MINUTE
"""From a turn to the message about it: whoever plays next may be quick."""
EVERYBODY: Final = 0
"""Whose turns are told, if everybody's are."""
FOREVER: Final = 2**47
"""Until when it is muted that is muted until somebody says otherwise: a year that calendars have."""
TURNS: Final = frozenset((Kind.STARTED, Kind.MOVE, Kind.RESIGNED, Kind.TAKEN_BACK))
"""Lines of a log that are told to who follows turns."""


class Tells(StrEnum):
    """What somebody who follows is told."""

    RESULT = "result"
    TURNS = "turns"
    """And the result."""


class Following(msgspec.Struct, frozen=True):
    """What somebody follows: a table, or a person at all their tables on a server."""

    user_id: int
    guild_id: int
    table_id: int = 0
    person_id: int = 0
    name: str = ""
    """What the person was called."""
    tells: Tells = Tells.RESULT
    whose: int = EVERYBODY
    """Whose turns are told."""
    since: int = 0
    """What happened before is not told."""
    muted_until: int = 0
    id: int = 0

    def is_muted(self, now: int) -> bool:
        """Is nothing told just now?"""
        return now < self.muted_until


class Spectator(msgspec.Struct, frozen=True):
    """How far somebody was told of a table."""

    user_id: int
    table_id: int
    seen: int = 0
    """The version up to which nothing is left to tell."""
    told_at: int = 0


class FollowPost(msgspec.Struct, frozen=True):
    """What a post to a spectator tells: of which table, to whom, and from which version to which."""

    table_id: int
    user_id: int
    seen: int
    version: int

    @property
    def subject(self) -> str:
        """What all posts to this spectator of this table are about."""
        return f"{Topic.FOLLOW}:{self.table_id}:{self.user_id}"

    @property
    def key(self) -> str:
        """By which its message is known again: "follow:17:7:3-9"."""
        return f"{self.subject}:{self.seen}-{self.version}"

    def wanted(self, guild_id: int) -> WantedPost:
        """The row; the process of the table's server delivers it, and knows who may see the table."""
        return WantedPost(self.key, Topic.FOLLOW, self.subject, guild_id, self.user_id)


def read_follow_post(key: str) -> FollowPost:
    """What the post under a key tells."""
    _, table_id, user_id, span = key.split(":")
    seen, version = span.split("-")
    return FollowPost(int(table_id), int(user_id), int(seen), int(version))


class News(msgspec.Struct, frozen=True):
    """What somebody is to be told of a table."""

    following: Following
    """By whose keys it can be stopped."""
    lines: tuple[Entry, ...]
    is_over: bool
    began: int
    """When the first of it happened."""


def check_may_follow(table: Table, user_id: int) -> None:
    """Refuse its players, who are told anyway, and tables that are for their players alone, or over."""
    if table.is_seated(user_id):
        raise NotAllowed(say("follow-own-table"))
    if table.arrangement.contest is not None:
        raise NotAllowed(say("follow-contest"))
    if table.arrangement.watch is Watch.PLAYERS:
        raise NotAllowed(say("table-only-players"))
    if is_closed(table):
        raise WrongTime(say("table-is-over"))


def may_follow(table: Table, user_id: int) -> bool:
    """May they, as long as the table is open?"""
    return may_be_told(table, user_id) and not is_closed(table)


def may_be_told(table: Table, user_id: int) -> bool:
    """May somebody who follows the table hear of it?"""
    return is_public(table) and not table.is_seated(user_id)


def is_public(table: Table) -> bool:
    """May others than its players look at it?"""
    agreed = table.arrangement
    return agreed.contest is None and agreed.watch is Watch.ANYONE and not table.is_direct


def is_closed(table: Table) -> bool:
    """Does nothing happen there any more?"""
    return table.state not in (State.LOBBY, State.PLAYING)


def is_end(table: Table, version: int) -> bool:
    """Is a spectator who was told up to this version told the end?"""
    return is_closed(table) and version >= table.version


def has_news(update: Update) -> bool:
    """Is there anything in it that somebody may follow?"""
    return is_closed(update.after) or any(entry.kind in TURNS for entry in update.entries)


def news_of(
    table: Table, lines: Sequence[Entry], followings: Iterable[Following], *, is_over: bool
) -> News | None:
    """What somebody with these followings is told of the table, if they do not know these lines of its log
    yet, nor its end if it is over by then; None for nothing."""
    chosen = _that_hold(followings)
    standing = _standing(lines)
    told = tuple(line for line in standing if any(_tells_line(table, each, line) for each in chosen))
    ended = [each for each in chosen if is_over and _tells_end(table, each)]
    if not told and not ended:
        return None
    first = next(iter(ended), None) or next(each for each in chosen if _tells_line(table, each, told[0]))
    began = min([in_ms(table.since), *(in_ms(line.at) for line in told)])
    return News(first, told, bool(ended), began)


def when_told(news: News, spectator: Spectator, quiet: QuietHours | None, now: int) -> int:
    """The earliest time from now on at which it may be told."""
    gathered = news.began if news.is_over else news.began + GATHERING
    at = max(now, gathered, spectator.told_at + CALM, news.following.muted_until)
    stretch = quiet_stretch(quiet, at)
    return at if stretch is None else stretch.end


def muted(following: Following, until: int) -> Following:
    """The following with nothing told before then; turns made meanwhile are not told later either."""
    return msgspec.structs.replace(following, since=until, muted_until=until)


def unmuted(following: Following, now: int) -> Following:
    """The following with everything told from now on."""
    return msgspec.structs.replace(following, since=now, muted_until=0)


def _that_hold(followings: Iterable[Following]) -> list[Following]:
    """That of the table itself, or those of people at it."""
    every = sorted(followings, key=lambda each: each.id)
    return [each for each in every if each.table_id] or every


def _standing(lines: Sequence[Entry]) -> list[Entry]:
    """What is told of turns; a takeback takes its moves away, or is told itself if these were told before."""
    found: list[Entry] = []
    for line in lines:
        if line.kind is Kind.TAKEN_BACK:
            untold = which_taken(line, found)
            for number in reversed(untold):
                del found[number]
            if how_many_taken(line) == len(untold):
                continue
        if line.kind in TURNS:
            found.append(line)
    return found


def _tells_line(table: Table, following: Following, line: Entry) -> bool:
    if following.tells is not Tells.TURNS or in_ms(line.at) < following.since:
        return False
    is_of_all = line.kind in (Kind.STARTED, Kind.TAKEN_BACK) or following.whose == EVERYBODY
    return is_of_all or table.holders[line.seat].user_id == following.whose


def _tells_end(table: Table, following: Following) -> bool:
    """The end of a table that is followed itself is always told; of a person, what came to pass since."""
    if following.table_id:
        return True
    return table.has_ended and in_ms(table.since) >= following.since
