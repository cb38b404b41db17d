"""What is said of what somebody follows, and of what happened there."""

from typing import Final

from bot.following import EVERYBODY, FOREVER, Following, News, Tells
from bot.stamps import stamp
from bot.table import Table
from cogs import wording
from cogs.press import Mute, MuteFollowing, ReadFollowings, StopFollowing
from cogs.screen import Key, Keys, item, small
from games.message import Message, Said, Typed, say
from languages.reader import Reader

MOST_LINES: Final = 12
"""Of a message about a table; of what is older, only how much it is."""
LONGEST_MESSAGE: Final = 2000
"""Characters of a message of plain text."""


def told_of(following: Following, table: Table | None) -> Message:
    """What somebody is told: the result, every turn, or whose turns."""
    if following.tells is Tells.RESULT:
        return say("follow-tells-result")
    if following.whose == EVERYBODY:
        return say("follow-tells-turns")
    names = [holder.name for holder in table.holders if holder.user_id == following.whose] if table else []
    return say("follow-tells-turns-of", player=Typed(next(iter(names), following.name)))


def mute_of(following: Following, now: int) -> Said:
    """Until when nothing is told, if nothing is."""
    if not following.is_muted(now):
        return ""
    if following.muted_until >= FOREVER:
        return say("follow-muted")
    return say("follow-muted-until", until=stamp(following.muted_until))


def keys_for(following: Following, now: int, key: str | None = None) -> Keys:
    """Mute it and stop it; on a message that is known again by its key."""
    stop = Key(say("follow-stop"), StopFollowing(following.id, key))
    if following.is_muted(now):
        return Key(say("follow-unmute"), MuteFollowing(following.id, Mute.NOT, key)), stop
    return (
        Key(say("follow-mute-day"), MuteFollowing(following.id, Mute.DAY, key)),
        Key(say("follow-mute"), MuteFollowing(following.id, Mute.ALWAYS, key)),
        stop,
    )


def keys_on(news: News, now: int, key: str) -> Keys:
    """What can be pressed on a message about a table; with the end of a table it is followed no more."""
    if news.is_over and news.following.table_id:
        return (Key(say("follow-what"), ReadFollowings(0, key)),)
    return keys_for(news.following, now, key)


def news_in_words(table: Table, news: News, link: str, reader: Reader) -> str:
    """The message about a table, with as many of its newest turns as there is room for."""
    texts = (reader.read_all(_news_lines(table, news, link, most)) for most in range(MOST_LINES, -1, -1))
    return next(text for text in texts if len(text) <= LONGEST_MESSAGE)


def _news_lines(table: Table, news: News, link: str, most: int) -> tuple[Said, ...]:
    """Its newest turns, how it ended, and whom one follows there."""
    told = [item(line) for entry in news.lines if (line := wording.entry_line(entry))]
    more = len(told) - most
    head = say("follow-news", title=wording.title_of(table), link=link)
    earlier = [small(say("follow-earlier", lines=more))] if more > 0 else []
    person = news.following.name if news.following.person_id else ""
    why = [small(say("follow-why", player=Typed(person)))] if person else []
    return (head, *earlier, *told[max(more, 0) :], *_ending(table, news), *why)


def _ending(table: Table, news: News) -> tuple[Said, ...]:
    if not news.is_over:
        return ()
    if not table.has_ended:
        return (say("lobby-cancelled"),)
    places = wording.places_line(table) if table.outcome and table.outcome.places else ""
    return (say("follow-over", result=wording.result_line(table)), places)
