"""What time has to say to somebody: reminders, and what became of a turn; words and keys, pure."""

from bot.clocks.controls import AtZero
from bot.clocks.turns import TurnTime
from bot.clocks.words import at_zero_in_words
from bot.planning import word_for
from bot.recap import RecapTrouble
from bot.stamps import stamp
from bot.table import State, Table
from club.posts import REMINDERS, Post, Topic
from cogs.press import Called, ComeBack, ReadNews, Snooze
from cogs.screen import Key, Keys, Style, small
from cogs.wording import NO_RECAP, title_of
from games.message import Message, Said, say

SNOOZABLE = (Topic.HALF, Topic.WAKE)
CALLS = (*REMINDERS, Topic.STILL, Topic.ENDING)
"""What somebody does something about by taking the turn."""


def reminder(table: Table, post: Post, link: str, turn: TurnTime | None) -> tuple[Said, ...]:
    """That a turn waits, and until when; the last time also what happens then."""
    mention, title, about = f"<@{post.wanted.to}>", title_of(table), post.topic.value
    if turn is None or turn.control.is_relaxed:
        return (say(f"clock-relaxed-{about}", mention=mention, title=title, link=link),)
    deadline = stamp(turn.deadline, "R")
    told = say(f"clock-remind-{about}", mention=mention, title=title, link=link, deadline=deadline)
    if post.topic is not Topic.LATE:
        return (told,)
    return told, small(at_zero_in_words(table.arrangement.timing.at_zero))


def news(table: Table, post: Post, mention: str, link: str) -> Message | None:
    """What became of a turn or a table; None if it is not so any more."""
    title = title_of(table)
    if post.topic is Topic.LOBBY and table.state is not State.LOBBY:
        return None
    if post.topic is Topic.STAND_IN and not can_come_back(table, seat_in(post)):
        return None
    if post.topic is Topic.NO_RECAP:
        return NO_RECAP[RecapTrouble(post.key.rpartition(":")[2])]
    if post.topic is not Topic.GONE:
        return say(f"clock-news-{post.topic.value}", mention=mention, title=title, link=link)
    rule = _came_of(table, post)
    if rule is None:
        return None
    return say(f"clock-gone-{rule.value}", mention=mention, title=title, link=link)


def plan_news(table: Table, post: Post, link: str) -> tuple[Message, ...]:
    """Why a turn is not planned any more; nothing if its player knows by now."""
    word: Message | None = say("plan-lapsed-replaced")
    if post.wanted.to is not None and table.is_seated(post.wanted.to):
        word = word_for(table, table.seat_of(post.wanted.to))
    if word is None:
        return ()
    return (say("plan-news", mention=f"<@{post.wanted.to}>", word=word, title=title_of(table), link=link),)


def vacation_day(table: Table, post: Post, link: str, left: int, until: int) -> Message:
    """That a vacation day began because the time was up, and how many are left."""
    mention, title, end = f"<@{post.wanted.to}>", title_of(table), stamp(until, "R")
    return say("clock-vacation-spent", mention=mention, title=title, link=link, left=left, end=end)


def _came_of(table: Table, post: Post) -> AtZero | None:
    """By which rule the seat of whom time ran out was dealt with; None if it is theirs again."""
    holder, rule = table.holders[seat_in(post)], table.arrangement.timing.at_zero
    if rule is AtZero.LOSS:
        return rule
    if holder.taken_over:
        return AtZero.TAKEOVER
    return rule if rule is AtZero.FALLBACK else None


def keys_of(table: Table, post: Post) -> Keys:
    """What can be done about it; one of the keys carries the post's key, by which its message is found."""
    if post.topic in CALLS:
        turn = Key(say("panel-take-turn"), Called(table.id, post.key), Style.GO)
        return (turn, snooze_key(table, post)) if post.topic in SNOOZABLE else (turn,)
    is_away = post.topic in (Topic.GONE, Topic.STAND_IN) and can_come_back(table, seat_in(post))
    if post.topic is Topic.ABANDONED or is_away:
        return (Key(say("clock-come-back"), ComeBack(table.id, post.key), Style.GO),)
    return (Key(say("panel-board-text"), ReadNews(table.id, post.key)),)


def seat_in(post: Post) -> int:
    """The seat of the player whom a post is for."""
    assert post.wanted.seat is not None
    return post.wanted.seat


def can_come_back(table: Table, seat: int) -> bool:
    """May the seat's player take it back from a bot player?"""
    holder = table.holders[seat]
    return table.state is State.PLAYING and holder.taken_over and not (holder.resigned or holder.forfeit)


def snooze_key(table: Table, post: Post) -> Key:
    """Asks for quiet until the turn is almost over."""
    return Key(say("clock-snooze"), Snooze(table.id, table.clocks.seats[seat_in(post)].began))
