"""What time has to say to somebody: reminders, and what became of a turn; words and keys, pure."""

from bot.clocks.controls import AtZero
from bot.clocks.turns import TurnTime
from bot.clocks.words import at_zero_in_words
from bot.notices import REMINDERS, Notice, Tell
from bot.planning import word_for
from bot.stamps import stamp
from bot.table import State, Table
from cogs.press import Called, ComeBack, ReadNews, Snooze
from cogs.screen import Key, Keys, Style, small
from cogs.wording import title_of
from games.message import Message, Said, say

SNOOZABLE = (Tell.HALF, Tell.WAKE)
CALLS = (*REMINDERS, Tell.STILL, Tell.ENDING)
"""What somebody does something about by taking the turn."""


def reminder(table: Table, notice: Notice, link: str, turn: TurnTime | None) -> tuple[Said, ...]:
    """That a turn waits, and until when; the last time also what happens then."""
    mention, title, about = f"<@{notice.user_id}>", title_of(table), notice.tell.value
    if turn is None or turn.control.is_relaxed:
        return (say(f"clock-relaxed-{about}", mention=mention, title=title, link=link),)
    deadline = stamp(turn.deadline, "R")
    told = say(f"clock-remind-{about}", mention=mention, title=title, link=link, deadline=deadline)
    if notice.tell is not Tell.LATE:
        return (told,)
    return told, small(at_zero_in_words(table.arrangement.timing.at_zero))


def news(table: Table, notice: Notice, mention: str, link: str) -> Message | None:
    """What became of a turn or a table; None if it is not so any more."""
    title = title_of(table)
    if notice.tell is Tell.LOBBY and table.state is not State.LOBBY:
        return None
    if notice.tell is Tell.STAND_IN and not can_come_back(table, notice.seat):
        return None
    if notice.tell is not Tell.GONE:
        return say(f"clock-news-{notice.tell.value}", mention=mention, title=title, link=link)
    rule = _came_of(table, notice)
    if rule is None:
        return None
    return say(f"clock-gone-{rule.value}", mention=mention, title=title, link=link)


def plan_news(table: Table, notice: Notice, link: str) -> tuple[Message, ...]:
    """Why a turn is not planned any more; nothing if its player knows by now."""
    word: Message | None = say("plan-lapsed-replaced")
    if table.is_seated(notice.user_id):
        word = word_for(table, table.seat_of(notice.user_id))
    if word is None:
        return ()
    return (say("plan-news", mention=f"<@{notice.user_id}>", word=word, title=title_of(table), link=link),)


def vacation_day(table: Table, notice: Notice, link: str, left: int, until: int) -> Message:
    """That a vacation day began because the time was up, and how many are left."""
    mention, title, end = f"<@{notice.user_id}>", title_of(table), stamp(until, "R")
    return say("clock-vacation-spent", mention=mention, title=title, link=link, left=left, end=end)


def _came_of(table: Table, notice: Notice) -> AtZero | None:
    """By which rule the seat of whom time ran out was dealt with; None if it is theirs again."""
    holder, rule = table.holders[notice.seat], table.arrangement.timing.at_zero
    if rule is AtZero.LOSS:
        return rule
    if holder.taken_over:
        return AtZero.TAKEOVER
    return rule if rule is AtZero.FALLBACK else None


def keys_of(table: Table, notice: Notice) -> Keys:
    """What can be done about it; one of the keys carries the notice's key, by which its message is found."""
    if notice.tell in CALLS:
        turn = Key(say("panel-take-turn"), Called(table.id, notice.key), Style.GO)
        return (turn, snooze_key(table, notice)) if notice.tell in SNOOZABLE else (turn,)
    is_away = notice.tell in (Tell.GONE, Tell.STAND_IN) and can_come_back(table, notice.seat)
    if notice.tell is Tell.ABANDONED or is_away:
        return (Key(say("clock-come-back"), ComeBack(table.id, notice.key), Style.GO),)
    return (Key(say("panel-board-text"), ReadNews(table.id, notice.key)),)


def can_come_back(table: Table, seat: int) -> bool:
    """May the seat's player take it back from a bot player?"""
    holder = table.holders[seat]
    return table.state is State.PLAYING and holder.taken_over and not (holder.resigned or holder.forfeit)


def snooze_key(table: Table, notice: Notice) -> Key:
    """Asks for quiet until the turn is almost over."""
    return Key(say("clock-snooze"), Snooze(table.id, notice.version))
