"""Pictures of leagues: standings, fixtures, brackets, profiles, leaderboards and summaries."""

from msgspec.structs import replace

from languages.names import without_isolates
from languages.reader import Medium, Reader
from rendering.league.fixtures import tell_fixtures
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.samples import (
    FIXTURES,
    NIGHT_FIXTURES,
    NIGHT_STANDINGS,
    SEASIDE_STANDINGS,
    STANDINGS,
    with_own_row,
)
from rendering.league.standings import tell_standings
from rendering.league.standings_picture import draw_standings
from tests.pictures.picture_comparison import assert_looks_like

ENGLISH = Reader(medium=Medium.PICTURE)
GERMAN = Reader("de", medium=Medium.PICTURE)
LONG = "W" * 32
FITS = range(1, 1401)
"""Heights that Discord shows as large as they can be read."""


def told(said, language="en"):
    """Every line as it is read aloud."""
    return [without_isolates(Reader(language).read(line)) for line in said]


# Standings


def test_the_standings_show_who_goes_up_and_who_goes_down() -> None:
    assert_looks_like("league-standings", draw_standings(STANDINGS, ENGLISH))


def test_a_private_copy_marks_the_readers_own_row() -> None:
    assert_looks_like("league-standings-own", draw_standings(with_own_row(STANDINGS, 2), ENGLISH))


def test_fifteen_players_at_five_seats_fit_under_kensingtons_night_in_german() -> None:
    drawn = draw_standings(NIGHT_STANDINGS, GERMAN)
    assert drawn.height in FITS
    assert_looks_like("league-standings-night", drawn)


def test_a_league_of_one_division_has_a_champion_under_tenbys_sky() -> None:
    assert_looks_like("league-standings-seaside", draw_standings(SEASIDE_STANDINGS, ENGLISH))


def test_standings_of_nobody_and_of_endless_names_are_drawn() -> None:
    empty = replace(STANDINGS, rows=())
    assert draw_standings(empty, ENGLISH).height in FITS
    assert len(tell_standings(empty)) == 1
    endless = tuple(replace(row, name=LONG, points=12345 * 60) for row in STANDINGS.rows)
    assert draw_standings(replace(STANDINGS, league=LONG * 3, rows=endless), ENGLISH).width == 1200


def test_standings_are_read_line_by_line_with_all_that_is_drawn() -> None:
    head, first, second, *rest = told(tell_standings(STANDINGS))
    assert head == "Copenhagen league: Division 2, season 4, 8 tables each"
    assert first == (
        "1. Saoirse: 60 points, 7 of 8 tables, Sonneborn-Berger 186, wins 4, times in each seat 2 2 2 1, "
        "latest places 1 2 1 1 1, up by 1 and goes up to division 1"
    )
    assert "ahead on head to head" in second
    assert len(rest) == 8


def test_points_are_read_with_the_readers_own_decimals() -> None:
    assert "40.33 points" in told(tell_standings(NIGHT_STANDINGS))[2]
    assert "40,33 Punkte" in told(tell_standings(NIGHT_STANDINGS), "de")[2]
    assert "Gast" in told(tell_standings(NIGHT_STANDINGS), "de")[7]


# Tables


def test_the_tables_that_need_attention_come_first() -> None:
    assert_looks_like("league-fixtures", draw_fixtures(FIXTURES, ENGLISH))


def test_ten_tables_of_five_are_three_panels_and_lines() -> None:
    drawn = draw_fixtures(NIGHT_FIXTURES, GERMAN)
    assert drawn.height in FITS
    assert_looks_like("league-fixtures-night", drawn)


def test_a_division_without_tables_is_drawn() -> None:
    assert draw_fixtures(replace(FIXTURES, tables=(), following=()), ENGLISH).height in FITS


def test_tables_are_read_with_who_is_to_move_and_what_was_earned() -> None:
    head, late, playing, over, *coming = told(tell_fixtures(FIXTURES))
    assert head == "Copenhagen league: Division 2, season 4, 12 of 20 done, 2 open"
    assert late == (
        "Table 15, turn 12. Idris of Vale, under an hour. "
        "Theo Park 2, Ingrid 4, Idris of Vale 3 and Mads Okholm 4"
    )
    assert playing.startswith("Table 14, turn 31. Freja, under a day. ")
    assert "Mads Okholm 12 (league points: 12)" in over
    assert coming[0] == "Next to open, table 16: Saoirse, Ingrid, Mei and Bram"
    assert len(told(tell_fixtures(NIGHT_FIXTURES))) == 12
