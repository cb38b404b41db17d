"""Leagues worth a picture: made-up seasons, the same every time."""

from msgspec.structs import replace
from PIL.Image import Image

from languages.reader import Medium, Reader
from languages.shelf import ENGLISH
from rendering.league.numbers import BERGER_UNIT, UNIT
from rendering.league.standings import Ahead, Membership, Standings, StandingsRow, Zone, ahead_on
from rendering.league.standings_picture import draw_standings

LONG = "Gwen of the Long Pier"


def sample_pictures(language: str = ENGLISH) -> dict[str, Image]:
    """Every kind of picture, by name."""
    reader = Reader(language, medium=Medium.PICTURE)
    return {
        "standings": draw_standings(STANDINGS, reader),
        "standings_own": draw_standings(with_own_row(STANDINGS, 2), reader),
        "standings_night": draw_standings(NIGHT_STANDINGS, reader),
        "standings_seaside": draw_standings(SEASIDE_STANDINGS, reader),
    }


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
