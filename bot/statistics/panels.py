"""What stands on a sheet of statistics: figures and bars, from totals; pure."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.statistics.counting import EVEN, LENGTHS, SeatRow
from bot.statistics.judging import HUNDREDTH
from bot.statistics.numbers import Numbers, by_length, most_of
from bot.statistics.words import (
    decimal,
    icon_of,
    kind_in_words,
    line_in_words,
    percent,
    share,
    thing_in_words,
    time_in_words,
    within_in_words,
)
from bot.store.facts import Best, Pair
from games.catalog import GAMES
from games.message import Said, say
from rendering.league.numbers import place_in_words
from rendering.stats.sheet import WHOLE, Bar, Figure, Panel, part_of

MOST_BARS: Final = 5
SOME_KINDS, EVERY_KIND = 2, 99
"""Of how many kinds of things favourites are told, among all games and of one."""
SHOWN_LENGTHS: Final = tuple(LENGTHS.index(each) for each in (MINUTE, 10 * MINUTE, HOUR, 8 * HOUR, DAY))
Totals = Mapping[tuple[str, str], int]


def most_played(totals: Totals) -> str:
    """The game that was played most; empty if none was."""
    played = {game: number for (game, what), number in totals.items() if what in ("played", "tables")}
    return most_of(played, 1)[0][0] if played else ""


# Figures


def player_figures(numbers: Numbers, best: Best | None) -> tuple[Figure, ...]:
    """Played, won, points where they are of one game, and the usual time of a turn."""
    figures = [
        Figure(str(numbers["played"]), say("stats-tables-played", tables=numbers["played"])),
        Figure(percent(numbers["won"], numbers["played"]), say("stats-tables-won")),
    ]
    if best is not None and numbers["scored"]:
        mean = decimal(numbers.mean("points", "scored"))
        figures.append(Figure(mean, say("stats-points-mean-best", best=best.number)))
    return (*figures, *_median(numbers))


def game_figures(numbers: Numbers) -> tuple[Figure, ...]:
    """Tables, their length, how often the lead changed, and the usual time of a turn."""
    return (
        Figure(str(numbers["tables"]), say("stats-tables-played", tables=numbers["tables"])),
        Figure(decimal(numbers.mean("table-turns", "tables")), say("stats-turns-a-table")),
        Figure(decimal(numbers.mean("lead-changes", "tables")), say("stats-lead-changes")),
        *_median(numbers),
    )


def server_figures(numbers: Numbers) -> tuple[Figure, ...]:
    """Tables, turns, and the usual time of a turn."""
    return (
        Figure(str(numbers["tables"]), say("stats-tables-played", tables=numbers["tables"])),
        Figure(str(numbers["turns"]), say("stats-turns-taken", turns=numbers["turns"])),
        *_median(numbers),
    )


def _median(numbers: Numbers) -> tuple[Figure, ...]:
    """Half of all turns take no longer."""
    length = numbers.median_within()
    return () if length is None else (Figure(within_in_words(length), say("stats-half-of-turns")),)


def note_of(numbers: Numbers) -> Said:
    """What skill and luck are, where they are told."""
    return say("stats-judged-note") if numbers["judged"] else ""


# Panels


def player_panels(totals: Totals, favourite: str, *, is_one_game: bool) -> tuple[Panel, ...]:
    """All games together; points and things are of one game, the favourite if none was asked for."""
    numbers, in_game = Numbers(totals), Numbers(totals, favourite)
    found = [] if is_one_game else [_games(totals)]
    kinds = EVERY_KIND if is_one_game else SOME_KINDS
    found += [_places(numbers), *_points(in_game, favourite), *_favourites(in_game, favourite, kinds)]
    found += [_lengths(numbers), _order(numbers), _judged(numbers)]
    return tuple(panel for panel in found if panel.bars)


def game_panels(numbers: Numbers, game: str) -> tuple[Panel, ...]:
    """Points, favourites, who begins, how long people think."""
    found = [*_points(numbers, game), *_favourites(numbers, game, EVERY_KIND), _order(numbers)]
    return tuple(panel for panel in (*found, _lengths(numbers), _judged(numbers)) if panel.bars)


def server_panels(totals: Totals) -> tuple[Panel, ...]:
    """What is played, and how long people think."""
    tables = {game: number for (game, what), number in totals.items() if what == "tables"}
    listed = most_of(tables, len(GAMES))
    bars = tuple(
        Bar(label=GAMES[game].title, part=part_of(number, listed[0][1]), text=str(number))
        for game, number in listed
    )
    found = (Panel(title=say("stats-games"), bars=bars), _lengths(Numbers(totals)))
    return tuple(panel for panel in found if panel.bars)


def _games(totals: Totals) -> Panel:
    """Won of played, by game."""
    played = {game: number for (game, what), number in totals.items() if what == "played"}
    bars = tuple(
        Bar(
            label=GAMES[game].title,
            part=part_of(totals.get((game, "won"), 0), number),
            text=share(totals.get((game, "won"), 0), number),
        )
        for game, number in most_of(played, len(GAMES))
    )
    return Panel(title=say("stats-games"), about=say("stats-won-of-played"), bars=bars)


def _places(numbers: Numbers) -> Panel:
    """How often each place was reached; and how often a table was left."""
    places, played = numbers.counted("place"), numbers["played"]
    bars = [
        Bar(label=place_in_words(place), part=part_of(number, played), text=str(number))
        for place, number in places.items()
    ]
    others = ((say("stats-left"), numbers["left"]), (say("stats-handed"), numbers["handed"]))
    bars += [
        Bar(label=label, part=part_of(number, played), text=str(number)) for label, number in others if number
    ]
    return Panel(title=say("stats-places"), bars=tuple(bars))


def _points(numbers: Numbers, game: str) -> tuple[Panel, ...]:
    """Where points come from: the mean of each line."""
    scored = numbers["scored"]
    is_told = scored and game and GAMES[game].tally is not None
    lines = numbers.below("line") if is_told else {}
    most = max(map(abs, lines.values()), default=0)
    bars = tuple(
        Bar(label=line_in_words(game, key), part=part_of(number, most), text=decimal(number / scored))
        for key, number in most_of(lines, MOST_BARS)
    )
    return (Panel(title=say("stats-points-from"), about=_title(game), bars=bars),)


def _favourites(numbers: Numbers, game: str, kinds: int) -> list[Panel]:
    """What was used most, of so many kinds, the most telling first."""
    tally = GAMES[game].tally if game else None
    found = []
    for kind in tally.favourites[:kinds] if tally else ():
        things = most_of(numbers.below(f"thing/{kind}"), MOST_BARS)
        bars = tuple(
            Bar(
                label=thing_in_words(game, kind, thing),
                part=part_of(number, things[0][1]),
                text=say("stats-times", number=number),
                icon=icon_of(game, kind, thing),
            )
            for thing, number in things
        )
        found.append(Panel(title=kind_in_words(game, kind), about=_title(game), game=game, bars=bars))
    return found


def _lengths(numbers: Numbers) -> Panel:
    """How many turns took how long."""
    timed = numbers["timed"]
    bars = tuple(
        Bar(
            label=within_in_words(end) if end < len(LENGTHS) else say("stats-longer"),
            part=part_of(number, timed),
            text=percent(number, timed),
        )
        for end, number in by_length(numbers, SHOWN_LENGTHS)
        if timed
    )
    mean = time_in_words(round(numbers.mean("time", "timed")))
    return Panel(title=say("stats-turn-times"), about=say("stats-mean", time=mean), bars=bars)


def _order(numbers: Numbers) -> Panel:
    """How often whoever began won, and those after; the mark is an even share."""
    won, even = numbers.counted("order-won"), numbers.counted("order-even")
    bars = tuple(
        Bar(
            label=say("stats-order", order=order),
            part=part_of(won.get(order, 0), tables),
            text=share(won.get(order, 0), tables),
            mark=part_of(even.get(order, 0), tables * EVEN),
        )
        for order, tables in numbers.counted("order").items()
    )
    return Panel(title=say("stats-orders"), about=say("stats-even-share"), bars=bars)


def _judged(numbers: Numbers) -> Panel:
    """Skill and luck by the steady player's reckoning; see judging.py for what they mean."""
    tables, decisions = numbers["judged-tables"], numbers["judged"]
    if not decisions:
        return Panel(title="", bars=())
    cost, fortune = numbers["cost"] / HUNDREDTH, numbers["fortune"] / HUNDREDTH
    scale = max(abs(cost), abs(fortune)) / tables or 1.0
    bars = (
        Bar(label=say("stats-cost"), part=part_of(cost / tables, scale), text=decimal(cost / tables)),
        Bar(
            label=say("stats-fortune"),
            part=part_of(abs(fortune) / tables, scale),
            text=_signed(fortune / tables),
        ),
    )
    return Panel(title=say("stats-judged"), about=say("stats-judged-about", tables=tables), bars=bars)


def _signed(number: float) -> Said:
    return say("stats-plus", number=decimal(number)) if number > 0 else decimal(number)


def _title(game: str) -> Said:
    return GAMES[game].title if game else ""


def best_bar(kind: str, name: str, best: Best) -> Bar:
    """A record and whose it is."""
    return Bar(name=name, part=WHOLE, text=say(f"stats-record-{kind}", points=best.number))


# Two players


def pair_figures(pairs: Sequence[Pair], names: tuple[str, str]) -> tuple[Figure, ...]:
    """How many tables they shared, and who was ahead."""
    ahead = [_ahead(pair) for pair in pairs]
    return (
        Figure(str(len(pairs)), say("stats-tables-together", tables=len(pairs))),
        Figure(f"{ahead.count(1)}:{ahead.count(-1)}", say("stats-ahead")),
        Figure(str(ahead.count(0)), say("stats-level")),
    )


def _ahead(pair: Pair) -> int:
    """1 if the one came before the other, −1 if behind: who stayed to the end is before who did not."""
    one, other = ((not row.stayed, row.place if row.stayed else 0) for row in (pair.one, pair.other))
    return (one < other) - (one > other)


def pair_panels(pairs: Sequence[Pair], names: tuple[str, str]) -> tuple[Panel, ...]:
    """Who was ahead by game, points and times beside each other."""
    found = [_ahead_in_games(pairs)]
    for game in dict.fromkeys(sorted(pair.game for pair in pairs)):
        played = [pair for pair in pairs if pair.game == game and pair.one.stayed and pair.other.stayed]
        means = [_mean([row.points for row in rows]) for rows in _sides(played)]
        if played:
            bars = _beside(names, means, [decimal(mean) for mean in means])
            found.append(Panel(title=say("stats-points-each"), about=_title(game), bars=bars))
    sides = _sides(pairs)
    if all(any(row.timed for row in rows) for rows in sides):
        times = [sum(row.time for row in rows) / sum(row.timed for row in rows) for rows in sides]
        told = [time_in_words(round(time)) for time in times]
        found.append(Panel(title=say("stats-turn-times-each"), bars=_beside(names, times, told)))
    return tuple(panel for panel in found if panel.bars)


def _ahead_in_games(pairs: Sequence[Pair]) -> Panel:
    bars = []
    for game in dict.fromkeys(sorted(pair.game for pair in pairs)):
        ahead = [_ahead(pair) for pair in pairs if pair.game == game]
        won, lost = ahead.count(1), ahead.count(-1)
        bars.append(Bar(label=GAMES[game].title, part=part_of(won, won + lost), text=f"{won}:{lost}"))
    return Panel(title=say("stats-games"), about=say("stats-ahead"), bars=tuple(bars))


def _sides(pairs: Sequence[Pair]) -> tuple[list[SeatRow], list[SeatRow]]:
    return [pair.one for pair in pairs], [pair.other for pair in pairs]


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _beside(names: tuple[str, str], numbers: Sequence[float], told: Sequence[Said]) -> tuple[Bar, ...]:
    most = max(numbers)
    return tuple(
        Bar(name=name, part=part_of(number, most), text=text)
        for name, number, text in zip(names, numbers, told, strict=True)
    )
