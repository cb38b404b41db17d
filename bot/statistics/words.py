"""Numbers of statistics as they are read: lengths of time, shares, means, and what points come from."""

from typing import Final

from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.statistics.counting import LENGTHS
from games.catalog import GAMES
from games.message import Message, Said, say

HUNDRED: Final = 100
_ICONS: Final = {
    ("copenhagen", "tile"): "cph_{}",
    ("copenhagen", "ability"): "cph_{}",
    ("copenhagen", "colour"): "cph_card_{}",
    ("kensington", "roof"): "ken_roof",
    ("tenby", "resident"): "tby_{}",
    ("tenby", "landmark"): "tby_landmark",
}
"""Which emoji of a game's painter shows a thing of a kind."""


def time_in_words(length: int) -> Message:
    """45 s, 12 min, 3 h, 2 days: one unit, rounded."""
    if length < MINUTE:
        return say("stats-seconds", number=max(1, round(length / SECOND)) if length else 0)
    if length < HOUR:
        return say("stats-minutes", number=round(length / MINUTE))
    if length < 2 * DAY:
        return say("stats-hours", number=round(length / HOUR))
    return say("stats-days", number=round(length / DAY))


def within_in_words(number: int) -> Message:
    """At most 10 min; more than 7 days."""
    if number < len(LENGTHS):
        return say("stats-within", time=time_in_words(LENGTHS[number]))
    return say("stats-beyond", time=time_in_words(LENGTHS[-1]))


def decimal(number: float) -> Said:
    """12, 3.5, −0.3: one decimal at most."""
    tenths = round(abs(number) * 10)
    whole, part = divmod(tenths, 10)
    sign = "−" if number < 0 and tenths else ""
    if not part:
        return f"{sign}{whole}"
    return say("stats-decimal", whole=f"{sign}{whole}", part=str(part))


def share(number: int, of: int) -> Said:
    """3 of 7."""
    return say("stats-of", number=number, of=of)


def percent(number: float, of: float) -> Message:
    """43 %."""
    return say("stats-percent", number=round(HUNDRED * number / of) if of else 0)


def line_in_words(game: str, key: str) -> Said:
    """What points are for, by the key of a score's line."""
    tally = GAMES[game].tally
    return tally.line(key) if tally else key


def kind_in_words(game: str, kind: str) -> Message:
    """What a game's things of a kind are called together: Residents."""
    return say(f"stats-kind-{game}-{kind}")


def thing_in_words(game: str, kind: str, thing: str) -> Said:
    """What a thing is called."""
    tally = GAMES[game].tally
    return tally.name(kind, thing) if tally else thing


def icon_of(game: str, kind: str, thing: str) -> str:
    """The emoji that shows a thing; none for what has no picture."""
    if (game, kind) == ("kensington", "window"):
        return "ken_lit" if thing.startswith("WL") else "ken_dark"
    return _ICONS.get((game, kind), "").format(thing)
