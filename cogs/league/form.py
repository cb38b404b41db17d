"""The form with which an organiser puts a league together, a few choices at a time; pure."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from bot.clocks.controls import PRESETS, AtZero
from bot.clocks.lengths import DAY
from bot.clocks.words import at_zero_in_words
from bot.league.points import Scale
from bot.league.season import League
from bot.league.terms import (
    ALL_AT_ONCE,
    LARGEST_DIVISION,
    MOST_DIVISIONS,
    MOST_IN_A_TOURNAMENT,
    SMALLEST_DIVISION,
    USUAL_TABLES,
    Format,
    Terms,
)
from cogs.custom_ids import read_choice
from cogs.league.press import DropLeague, OpenSignup, Page, SetLeagueOption, SetTerm, ShowForm, Term
from cogs.league.words import scale_in_words, terms_in_words
from cogs.lobby.fields import read_value, shown_value, value_of, write_value
from cogs.lobby.timing import control_in_short, preset
from cogs.press import UnreadablePress, Word
from cogs.screen import MOST_CHOICES, Choice, Key, Menu, Row, Screen, Style, in_rows, item
from games.api import option_label, settled
from games.catalog import GAMES
from games.message import Said, Typed, say
from games.options import offered_fields

WHEN_FULL: Final = 0
STARTS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 28, 42, 60)
"""Days from now."""
SEASONS: Final = (14, 21, 28, 42, 56, 70, 84, 112, 140, 182)
PLACES: Final = (8, 10, 12, 16, 20, 24, 32, 40, 48, 64)
ROUNDS: Final = (1, 2, 3, 5, 7, 10, 14, 21, 28, 42, 60)


PAGES: Final = {
    Page.START: (Term.SEATS, Term.CLOCK, Term.AT_ZERO, Term.START),
    Page.DIVISIONS: (Term.SIZE, Term.DIVISIONS, Term.TABLES, Term.MOVES),
    Page.SEASON: (
        Term.DAYS,
        Term.PLACES,
        Term.OVERTIME,
        Term.REST,
        Term.AT_ONCE,
        Term.SCALE,
        Term.VACATION,
    ),
}
"""What is chosen on which part of the form."""
ONLY_LEAGUES: Final = (Term.OVERTIME, Term.REST, Term.AT_ONCE)
ONLY_TOURNAMENTS: Final = (Term.PLACES,)


def form_screen(league: League, page: Page) -> Screen:
    """What is chosen so far in words, a few menus, and the ways on."""
    terms = league.terms
    lines: tuple[Said, ...] = (
        say("league-form", league=Typed(league.name)),
        *(item(line) for line in terms_in_words(terms)),
        item(_start(terms)),
    )
    rows: list[Row] = [*_menus(league, page), *in_rows(_pages(league, page)), _last(league)]
    return Screen(lines, tuple(rows))


def _start(terms: Terms) -> Said:
    if terms.starts_at is None:
        return say("league-starts-full", places=terms.capacity or 0)
    return say(
        "league-starts", start=f"<t:{terms.starts_at // 1000}:f>", left=f"<t:{terms.starts_at // 1000}:R>"
    )


def pages_of(league: League) -> tuple[Page, ...]:
    """The parts of the form that this league needs."""
    terms, is_league = league.terms, not league.is_tournament
    has_options = bool(offered_fields(GAMES[terms.game], terms.seats, terms.options))
    pages = (Page.START, *((Page.DIVISIONS,) if is_league else ()), Page.SEASON)
    return (*pages, Page.GAME) if has_options else pages


def _pages(league: League, now: Page) -> list[Key]:
    return [
        Key(
            say(f"league-page-{page.value}"),
            ShowForm(league.id, page),
            Style.CHOSEN if page is now else Style.PLAIN,
        )
        for page in pages_of(league)
    ]


def _last(league: League) -> tuple[Key, ...]:
    return (
        Key(say("league-open-signup"), OpenSignup(league.id), Style.GO),
        Key(say("league-drop"), DropLeague(league.id), Style.CAREFUL),
    )


def _menus(league: League, page: Page) -> list[Row]:
    terms = league.terms
    if page is Page.GAME:
        return _game_menus(league)
    menus: list[Row] = []
    for what in PAGES[page]:
        if what in (ONLY_LEAGUES if league.is_tournament else ONLY_TOURNAMENTS):
            continue
        choices = tuple(_choices(terms, what))
        if len(choices) > 1:
            menus.append(
                Menu(SetTerm(league.id, what), say(f"league-choose-{what.value}"), choices[:MOST_CHOICES])
            )
    return menus


def _choices(terms: Terms, what: Term) -> Iterable[Choice]:
    is_league = terms.format is Format.LEAGUE
    match what:
        case Term.SEATS:
            seats = [number for number in GAMES[terms.game].seats if number in USUAL_TABLES]
            yield from _numbers(what, seats, terms.seats)
        case Term.CLOCK:
            for number, control in enumerate(PRESETS):
                if not control.is_relaxed:
                    yield Choice(
                        control_in_short(control), str(number), is_chosen=control == terms.timing.control
                    )
        case Term.AT_ZERO:
            for rule in AtZero:
                now = terms.timing.at_zero
                yield Choice(
                    say(f"lobby-zero-{rule.value}"), rule.value, at_zero_in_words(rule), is_chosen=rule is now
                )
        case Term.START:
            yield from _numbers(what, STARTS, -1)
            if terms.capacity is not None:
                yield Choice(
                    say("league-choose-start-full"), str(WHEN_FULL), is_chosen=terms.starts_at is None
                )
        case Term.SIZE:
            sizes = range(max(SMALLEST_DIVISION, 2 * terms.seats), LARGEST_DIVISION + 1)
            yield from _numbers(what, sizes, terms.size)
        case Term.DIVISIONS:
            yield Choice(say("league-choose-divisions-free"), "0", is_chosen=terms.divisions == 0)
            yield from _numbers(what, range(1, MOST_DIVISIONS + 1), terms.divisions)
        case Term.TABLES:
            allowed = (1, 2) if terms.seats == 2 else (terms.seats, 2 * terms.seats)
            kind = "rounds" if terms.seats == 2 else "tables"
            for number in allowed:
                label = say(f"league-choice-{kind}", number=number)
                yield Choice(label, str(number), is_chosen=number == terms.tables_each)
        case Term.MOVES:
            yield from _numbers(what, range(terms.size // 3 + 1), terms.moves)
        case Term.DAYS:
            yield from _numbers(what, SEASONS if is_league else ROUNDS, terms.days)
        case Term.OVERTIME:
            yield from _numbers(what, range(15), terms.overtime)
        case Term.REST:
            yield from _numbers(what, (1, 2, 3, 5, 7, 10, 14, 21, 28), terms.rest)
        case Term.AT_ONCE:
            yield Choice(
                say("league-choose-atonce-all"), str(ALL_AT_ONCE), is_chosen=terms.at_once == ALL_AT_ONCE
            )
            yield from _numbers(what, range(1, 6), terms.at_once)
        case Term.PLACES:
            least = terms.fewest
            places = sorted(
                {least, *(each for each in (8, 10, 12, 16, 20, 24, 32, 40, 48, 64) if each >= least)}
            )
            yield from _numbers(what, places, terms.capacity or MOST_IN_A_TOURNAMENT)
        case Term.SCALE:
            for scale in Scale:
                yield Choice(
                    say("league-scale-even") if scale is Scale.EVEN else say("league-scale-steep"),
                    scale.value,
                    scale_in_words(scale, terms.seats),
                    is_chosen=scale is terms.scale,
                )
        case Term.VACATION:
            for word in Word:
                is_on = word is Word.YES
                label = say("league-vacation-on") if is_on else say("league-vacation-off")
                yield Choice(label, word.value, is_chosen=terms.timing.vacation == is_on)


def _numbers(what: Term, numbers: Iterable[int], now: int) -> Iterable[Choice]:
    for number in numbers:
        yield Choice(say(f"league-choice-{what.value}", number=number), str(number), is_chosen=number == now)


def with_term(terms: Terms, what: Term, values: list[str], now: int) -> Terms:
    """The terms with one thing chosen anew, and what no longer goes with it as usual."""
    match what:
        case Term.SCALE:
            return replace(terms, scale=read_choice(values, Scale))
        case Term.AT_ZERO:
            return replace(terms, timing=replace(terms.timing, at_zero=read_choice(values, AtZero)))
        case Term.VACATION:
            is_on = read_choice(values, Word) is Word.YES
            return replace(terms, timing=replace(terms.timing, vacation=is_on))
    number = read_choice(values, int)
    match what:
        case Term.SEATS:
            return _with_seats(terms, number)
        case Term.CLOCK:
            return replace(terms, timing=replace(terms.timing, control=preset(number)))
        case Term.START:
            return replace(terms, starts_at=None if number == WHEN_FULL else _on_the_hour(now + number * DAY))
        case Term.SIZE:
            return replace(terms, size=number, moves=min(terms.moves, number // 3))
        case Term.AT_ONCE:
            return replace(terms, at_once=number)
    fields = {
        Term.TABLES: "tables",
        Term.DIVISIONS: "divisions",
        Term.MOVES: "moves",
        Term.DAYS: "days",
        Term.OVERTIME: "overtime",
        Term.REST: "rest",
        Term.PLACES: "places",
    }
    changes: dict[str, Any] = {fields[what]: number}
    return replace(terms, **changes)


def _on_the_hour(at: int) -> int:
    hour = DAY // 24
    return at // hour * hour


def _with_seats(terms: Terms, seats: int) -> Terms:
    if seats not in USUAL_TABLES:
        raise UnreadablePress
    options = settled(GAMES[terms.game], seats, terms.options)
    size = max(terms.size, 2 * seats)
    places = max(terms.places, seats + 1) if terms.places else 0
    return replace(
        terms, seats=seats, tables=0, size=size, options=options, places=places, at_once=min(terms.at_once, 3)
    )


# The game's own options


def _game_menus(league: League) -> list[Row]:
    terms = league.terms
    game = GAMES[terms.game]
    menus: list[Row] = []
    keys = []
    for field in offered_fields(game, terms.seats, terms.options):
        label, now = option_label(game, field.name), value_of(game, terms.options, field.name)
        if field.is_switch:
            said = say("lobby-turn-off", label=label) if now else say("lobby-turn-on", label=label)
            keys.append(Key(said, SetLeagueOption(league.id, field.name, write_value(not now))))
        else:
            choices = tuple(
                Choice(
                    say("lobby-choice", label=label, value=shown_value(game, field.name, value)),
                    write_value(value),
                    is_chosen=value == now,
                )
                for value in field.values
            )
            menus.append(Menu(SetLeagueOption(league.id, field.name), label, choices))
    return [*menus, *in_rows(keys)]


def with_league_option(terms: Terms, name: str, value: str) -> Terms:
    """The terms with an option of the game chosen anew."""
    game = GAMES[terms.game]
    options = {**terms.options, name: read_value(value)}
    return replace(terms, options=settled(game, terms.seats, options, name))
