"""Titles at the end of a table: kind ones, at most one for every person who played on to the end; pure.

Each title is about a number. First it goes to whoever has more of it than everybody else; those who then have
none get what is left for what they have. A title says the number, and never that nobody had more.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from bot.clocks.lengths import MINUTE
from bot.statistics.facts import PartFacts, TableFacts
from bot.statistics.words import time_in_words
from bot.table import Table
from games.api import Game, Seat
from games.message import Message, say, who

WORTH_A_TITLE: Final = MINUTE
"""Who has thought for so long was patient."""
SOME_TURNS: Final = 3
"""Fewer turns do not tell that somebody is quick."""


class Title(msgspec.Struct, frozen=True):
    """What somebody is called, and for what."""

    seat: Seat
    called: Message
    earned: Message


class _Race(msgspec.Struct, frozen=True):
    """What a title is for: everybody's number, by seat; the greatest is the best."""

    numbers: dict[Seat, int]
    key: str
    is_time: bool = False

    def title(self, seat: Seat) -> Title:
        """The title for one of them."""
        number = abs(self.numbers[seat])
        if self.is_time:
            earned = say(f"stats-thought-{self.key}", time=time_in_words(number))
        else:
            earned = say(f"stats-earned-{self.key}", number=number)
        return Title(seat, say(f"stats-called-{self.key}"), earned)


def titles_of(table: Table, facts: TableFacts) -> tuple[Title, ...]:
    """Everybody's title, in the order of their seats."""
    parts = {
        Seat(seat): facts.part(seat, holder.user_id)
        for seat, holder in enumerate(table.holders)
        if holder.plays
    }
    untitled = {seat for seat, part in parts.items() if part.turns}
    races = list(_races(table.game, {seat: parts[seat] for seat in untitled}))
    given: dict[Seat, Title] = {}
    for is_shared in (False, True):
        for race in list(races):
            numbers = {seat: race.numbers[seat] for seat in race.numbers if not is_shared or seat in untitled}
            best = [seat for seat, number in numbers.items() if number == max(numbers.values())]
            if best and best[0] in untitled and (is_shared or len(best) == 1):
                given[best[0]] = race.title(best[0])
                untitled.discard(best[0])
                races.remove(race)
    return tuple(given[seat] for seat in sorted(given))


def title_line(title: Title) -> Message:
    """Anna: Coat Collector (3 coats of arms)."""
    return say("stats-title-line", who=who(title.seat), title=title.called, earned=title.earned)


def _races(game: Game[object, object], parts: dict[Seat, PartFacts]) -> Iterator[_Race]:
    """The rarest first."""
    tally = game.tally
    if tally is not None:
        built = {seat: part.most_built for seat, part in parts.items() if part.most_built > 1}
        yield _Race(built, f"{game.key}-built")
    yield _Race({seat: part.biggest for seat, part in parts.items() if part.biggest > 0}, "leap")
    for kind in tally.titles if tally else ():
        yield _Race(
            {seat: number for seat, part in parts.items() if (number := _of_kind(part, kind))},
            f"{game.key}-{kind}",
        )
    longest = {seat: max(part.times) for seat, part in parts.items() if part.times}
    yield _Race(
        {seat: time for seat, time in longest.items() if time >= WORTH_A_TITLE}, "patient", is_time=True
    )
    means = {s: round(sum(p.times) / len(p.times)) for s, p in parts.items() if len(p.times) >= SOME_TURNS}
    yield _Race({seat: -time for seat, time in means.items()}, "swift", is_time=True)
    yield _Race({seat: part.taken_back for seat, part in parts.items() if part.taken_back}, "careful")
    yield _Race({seat: part.turns for seat, part in parts.items()}, "company")


def _of_kind(part: PartFacts, kind: str) -> int:
    return sum(each.number for each in part.counted if each.kind == kind)
