"""Leagues worth a picture: made-up seasons, the same every time."""

from msgspec.structs import replace

from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.league.bracket_picture import draw_bracket
from rendering.league.cup_samples import BRACKET, FOURS, LEADERBOARD, SIXTEEN, SWISS, SWISS_FOURS
from rendering.league.fixtures import (
    Fixtures,
    FixtureSeat,
    FixtureTable,
    NextTable,
    TimeStep,
    time_in_words,
)
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.leaderboard_picture import draw_leaderboard
from rendering.league.numbers import BERGER_UNIT, UNIT
from rendering.league.player_samples import NEWCOMER, NIGHT_SUMMARY, PROFILE, SUMMARY
from rendering.league.profile_picture import draw_profile
from rendering.league.signs import State
from rendering.league.standings import Ahead, Membership, Standings, StandingsRow, Zone, ahead_on
from rendering.league.standings_picture import draw_standings
from rendering.league.summary_picture import draw_summary
from rendering.league.swiss_picture import draw_swiss
from rendering.samples import Samples

LONG = "Gwen of the Long Pier"


def sample_pictures(language: str = ENGLISH) -> Samples:
    """Every kind of picture, by name."""
    reader = Reader(language, medium=Medium.PICTURE)
    return Samples(
        {
            "standings": lambda: draw_standings(STANDINGS, reader),
            "standings_own": lambda: draw_standings(with_own_row(STANDINGS, 2), reader),
            "standings_night": lambda: draw_standings(NIGHT_STANDINGS, reader),
            "standings_seaside": lambda: draw_standings(SEASIDE_STANDINGS, reader),
            "fixtures": lambda: draw_fixtures(FIXTURES, reader),
            "fixtures_night": lambda: draw_fixtures(NIGHT_FIXTURES, reader),
            "bracket": lambda: draw_bracket(BRACKET, reader)[0],
            "bracket_16_first": lambda: draw_bracket(SIXTEEN, reader)[0],
            "bracket_16_second": lambda: draw_bracket(SIXTEEN, reader)[1],
            "bracket_fours": lambda: draw_bracket(FOURS, reader)[0],
            "swiss": lambda: draw_swiss(SWISS, reader)[0],
            "swiss_fours": lambda: draw_swiss(SWISS_FOURS, reader)[0],
            "leaderboard": lambda: draw_leaderboard(LEADERBOARD, reader),
            "profile": lambda: draw_profile(PROFILE, reader),
            "profile_newcomer": lambda: draw_profile(NEWCOMER, reader),
            "summary": lambda: draw_summary(SUMMARY, reader),
            "summary_night": lambda: draw_summary(NIGHT_SUMMARY, reader),
        }
    )


def _row(
    place: int,
    name: str,
    tables: int,
    points: float,
    berger: float,
    wins: float,
    seats: tuple[int, ...],
    places: tuple[int, ...],
    moved: int = 0,
    ahead: Ahead | None = None,
    zone: Zone = Zone.STAYS,
) -> StandingsRow:
    return StandingsRow(
        place=place,
        name=name,
        tables=tables,
        points=round(points * UNIT),
        sonneborn_berger=round(berger * BERGER_UNIT),
        wins=round(wins * UNIT),
        seats=seats,
        places=places,
        moved=moved,
        ahead=ahead_on(ahead) if ahead else "",
        zone=zone,
    )


STANDINGS = Standings(
    game="copenhagen",
    league="Copenhagen league",
    season=4,
    division=2,
    tables_each=8,
    rows=(
        _row(1, "Saoirse", 7, 60, 186, 4, (2, 2, 2, 1), (1, 2, 1, 1, 1), 1, zone=Zone.UP),
        _row(2, "Mads Okholm", 7, 56, 168, 3, (2, 1, 2, 2), (1, 2, 2, 1, 3), 0, Ahead.HEAD_TO_HEAD, Zone.UP),
        _row(3, "Freja", 7, 56, 171, 3, (1, 2, 2, 2), (2, 1, 1, 3, 1), 2),
        _row(4, "Theo Park", 7, 48, 150, 1, (2, 2, 1, 2), (2, 2, 1, 3, 2), -1),
        _row(5, "Ingrid", 7, 44, 138, 2, (2, 2, 2, 1), (3, 1, 2, 2, 1), 1),
        _row(6, LONG, 6, 36, 108, 2, (1, 2, 1, 2), (4, 1, 3, 1, 3), -1, Ahead.HEAD_TO_HEAD),
        _row(7, "Tobias", 7, 36, 112, 1, (2, 1, 2, 2), (3, 2, 4, 2, 1)),
        _row(8, "Mei", 6, 28, 84, 1, (2, 1, 2, 1), (3, 4, 1, 4, 3), -2),
        _row(9, "Idris of Vale", 7, 24, 76, 0, (1, 2, 2, 2), (4, 3, 2, 4, 3), zone=Zone.DOWN),
        _row(10, "Bram", 7, 20, 61, 0, (2, 2, 1, 2), (4, 4, 3, 4, 4), zone=Zone.DOWN),
    ),
)


def with_own_row(standings: Standings, number: int) -> Standings:
    """The private copy of whoever stands there."""
    rows = list(standings.rows)
    rows[number] = replace(rows[number], is_you=True)
    return replace(standings, rows=tuple(rows))


_FIVE = (1, 1, 1, 1, 1)
NIGHT_STANDINGS = Standings(
    game="kensington",
    league="Kensington after dark",
    season=1,
    division=1,
    tables_each=5,
    rows=(
        _row(1, "👑 Ναταλία 👑", 5, 48, 132.25, 3.5, _FIVE, (1, 1, 2, 1, 3), zone=Zone.CHAMPION),
        _row(2, "日本太郎", 5, 40.33, 120.5, 2.33, _FIVE, (2, 1, 1, 4, 2), 1, Ahead.SONNEBORN_BERGER),
        _row(3, "Wilhelmina Featherstonehaugh", 5, 40.33, 118.75, 2, _FIVE, (3, 1, 1, 2, 5), -1, Ahead.WINS),
        _row(3, "Søren Kierkegaard-Thorvaldsen", 4, 40.33, 118.75, 2, (1, 1, 1, 1, 0), (1, 3, 1, 2)),
        _row(5, "Иван", 5, 30, 90, 1, _FIVE, (3, 3, 3, 1, 4), 0, Ahead.SHARE),
        _row(6, "Mei", 5, 30, 90, 1, _FIVE, (4, 4, 1, 2, 3)),
        replace(_row(7, "Anouk", 3, 21, 44, 1, (1, 0, 1, 1, 0), (1, 4, 3)), membership=Membership.GUEST),
        _row(8, "Pia", 5, 15, 40, 0, _FIVE, (5, 4, 4, 3, 5), -1),
        _row(9, "Tobias", 5, 12, 31.5, 0, _FIVE, (4, 5, 5, 3, 4)),
        _row(10, "Jonas", 5, 9, 24, 0, _FIVE, (5, 5, 4, 5, 2)),
        _row(11, "Idris of Vale", 5, 9, 20, 0, _FIVE, (5, 5, 4, 5, 2)),
        _row(12, "Ingrid", 5, 6, 12, 0, _FIVE, (5, 5, 4, 4, 5)),
        _row(13, "Theo Park", 5, 3, 8, 0, _FIVE, (5, 5, 5, 5, 4), zone=Zone.DOWN),
        _row(14, "Freja", 4, 0, 0, 0, (1, 1, 1, 1, 0), (5, 5, 5, 5), zone=Zone.DOWN),
        replace(
            _row(15, "Bram", 2, 12, 20, 1, (1, 0, 1, 0, 0), (1, 5), zone=Zone.DOWN),
            membership=Membership.WITHDRAWN,
        ),
    ),
)
"""As full as it gets: fifteen players, five seats, names of all kinds."""

SEASIDE_STANDINGS = Standings(
    game="tenby",
    league="Sunday Tenby",
    season=2,
    tables_each=3,
    rows=(
        _row(1, "Gwen", 3, 30, 60, 2, (1, 1), (1, 2, 1), 1, zone=Zone.CHAMPION),
        _row(2, "Rhys", 3, 24, 42, 2, (2, 1), (1, 1, 2), -1),
        _row(3, "Mair", 2, 12, 12, 1, (1, 1), (2, 1)),
        _row(4, "Owain", 2, 0, 0, 0, (1, 1), (2, 2)),
    ),
)
"""One division, tables of two."""


# Tables


def _at(number: int, name: str, score: int, acting: tuple[int, ...], earned: tuple[int, ...]) -> FixtureSeat:
    won = bool(earned) and earned[number] == max(earned)
    points = earned[number] * UNIT if earned else None
    return FixtureSeat(name=name, score=score, is_to_move=number in acting, is_winner=won, earned=points)


def _table(
    number: int,
    state: State,
    scores: tuple[tuple[str, int], ...],
    turn: int = 0,
    acting: tuple[int, ...] = (),
    time: TimeStep | None = None,
    earned: tuple[int, ...] = (),
) -> FixtureTable:
    seats = tuple(_at(seat, name, score, acting, earned) for seat, (name, score) in enumerate(scores))
    told = time_in_words(time) if time else ""
    return FixtureTable(number=number, state=state, turn=turn, time=told, seats=seats)


FIXTURES = Fixtures(
    game="copenhagen",
    league="Copenhagen league",
    season=4,
    division=2,
    done=12,
    of=20,
    tables=(
        _table(
            12,
            State.OVER,
            (("Ingrid", 8), ("Mads Okholm", 12), (LONG, 9), ("Mei", 6)),
            earned=(4, 12, 8, 0),
        ),
        _table(
            14,
            State.PLAYING,
            (("Saoirse", 9), ("Freja", 7), ("Tobias", 5), ("Bram", 3)),
            turn=31,
            acting=(1,),
            time=TimeStep.DAY,
        ),
        _table(
            15,
            State.LATE,
            (("Theo Park", 2), ("Ingrid", 4), ("Idris of Vale", 3), ("Mads Okholm", 4)),
            turn=12,
            acting=(2,),
            time=TimeStep.HOUR,
        ),
    ),
    following=(
        NextTable(number=16, names=("Saoirse", "Ingrid", "Mei", "Bram")),
        NextTable(number=17, names=("Mads Okholm", "Theo Park", "Bram", "Mei")),
        NextTable(number=18, names=("Freja", LONG, "Idris of Vale", "Tobias")),
    ),
    at_once=3,
    goal=12,
)

_FIVE_NAMES = (
    "👑 Ναταλία 👑",
    "日本太郎",
    "Wilhelmina Featherstonehaugh",
    "Søren Kierkegaard-Thorvaldsen",
    "Иван",
)
NIGHT_FIXTURES = Fixtures(
    game="kensington",
    league="Kensington after dark",
    season=1,
    division=1,
    done=3,
    of=15,
    tables=(
        _table(
            4,
            State.PLAYING,
            tuple((name, 11 * seat - 4) for seat, name in enumerate(_FIVE_NAMES)),
            turn=9,
            acting=(2,),
            time=TimeStep.MORE,
        ),
        *(
            _table(number, State.PLAYING, tuple((name, 20) for name in _FIVE_NAMES), 7, (3,), TimeStep.DAY)
            for number in range(5, 12)
        ),
        _table(3, State.OVER, tuple((name, 30) for name in _FIVE_NAMES), earned=(9, 9, 6, 3, 3)),
        _table(2, State.LATE, tuple((name, 30) for name in _FIVE_NAMES[:3]), 7, (0, 1), TimeStep.HOUR),
    ),
    following=(NextTable(number=12, names=_FIVE_NAMES),),
)
"""As full as it gets: ten tables at once, five seats, names of all kinds."""
