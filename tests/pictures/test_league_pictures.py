"""Pictures of leagues: standings, fixtures, brackets, profiles, leaderboards and summaries."""

from msgspec.structs import replace

from languages.names import without_isolates
from languages.reader import Medium, Reader
from rendering.league.bracket import tell_bracket
from rendering.league.bracket_picture import draw_bracket
from rendering.league.cup_samples import BRACKET, FOURS, LEADERBOARD, SIXTEEN, SWISS, SWISS_FOURS
from rendering.league.fixtures import tell_fixtures
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.leaderboard import tell_leaderboard
from rendering.league.leaderboard_picture import draw_leaderboard
from rendering.league.player_samples import NEWCOMER, NIGHT_SUMMARY, PROFILE, SUMMARY
from rendering.league.profile import tell_profile
from rendering.league.profile_picture import draw_profile
from rendering.league.samples import (
    FIXTURES,
    NIGHT_FIXTURES,
    NIGHT_STANDINGS,
    SEASIDE_STANDINGS,
    STANDINGS,
    with_own_row,
)
from rendering.league.sheet import SMALL_NAMES, two_lines
from rendering.league.standings import tell_standings
from rendering.league.standings_picture import draw_standings
from rendering.league.summary import tell_summary
from rendering.league.summary_picture import draw_summary
from rendering.league.swiss import tell_swiss
from rendering.league.swiss_picture import draw_swiss
from tests.pictures.picture_comparison import assert_looks_like

ENGLISH = Reader(medium=Medium.PICTURE)
GERMAN = Reader("de", medium=Medium.PICTURE)
LONG = "W" * 32
FITS = range(1, 1401)
"""Heights that Discord shows as large as they can be read."""


def told(said, language="en"):
    """Every line as it is read aloud."""
    return [without_isolates(Reader(language).read(line)) for line in said]


def test_a_long_name_is_broken_at_its_spaces_or_its_hyphen_before_it_is_cut() -> None:
    def lines(name: str) -> list[str]:
        return two_lines(name, 240, SMALL_NAMES)[1]

    assert lines("Freja") == ["Freja"]
    assert lines("Wilhelmina Featherstonehaugh") == ["Wilhelmina", "Featherstonehaugh"]
    assert lines("Søren Kierkegaard-Thorvaldsen") == ["Søren Kierkegaard-", "Thorvaldsen"]
    assert lines(LONG)[-1].endswith("…")


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
        "1 · Saoirse: 60 points, 7 of 8 tables, Sonneborn-Berger 186, wins 4, times in each seat 2 2 2 1, "
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


# Tournaments


def test_a_bracket_shows_who_is_through_and_whom_the_final_waits_for() -> None:
    (drawn,) = draw_bracket(BRACKET, ENGLISH)
    assert_looks_like("league-bracket", drawn)


def test_sixteen_players_are_two_pictures_of_eight_with_byes_and_the_final_in_both() -> None:
    first, second = draw_bracket(SIXTEEN, GERMAN)
    assert_looks_like("league-bracket-first", first)
    assert_looks_like("league-bracket-second", second)


def test_tables_of_four_are_columns_of_lines_under_kensingtons_night() -> None:
    (drawn,) = draw_bracket(FOURS, ENGLISH)
    assert drawn.height in FITS
    assert_looks_like("league-bracket-fours", drawn)


def test_large_brackets_are_drawn_in_pictures_that_fit() -> None:
    ten = replace(FOURS, rounds=(FOURS.rounds[0] * 2 + FOURS.rounds[1], FOURS.rounds[0], *FOURS.rounds[1:]))
    doubled = (SIXTEEN.rounds[0] * 2, SIXTEEN.rounds[1] * 2, SIXTEEN.rounds[2] * 2, SIXTEEN.rounds[2])
    thirty_two = replace(SIXTEEN, rounds=(*doubled, SIXTEEN.rounds[3]))
    duel = replace(BRACKET, rounds=BRACKET.rounds[2:])
    for bracket, pictures in ((ten, 2), (thirty_two, 5), (duel, 1)):
        drawn = draw_bracket(bracket, GERMAN)
        assert len(drawn) == pictures
        assert all(each.height in FITS for each in drawn)


def test_a_bracket_is_read_match_by_match() -> None:
    lines = told(tell_bracket(BRACKET))
    assert lines[0] == "Harbour cup: Copenhagen, 8 players: Semi-finals"
    assert lines[1] == "Quarter-finals: Saoirse 12 (through) and Bram 5, over"
    assert lines[5] == "Semi-finals: Saoirse 7 and Ingrid 6, playing"
    assert lines[7] == "Final: Saoirse or Ingrid and Freja, not yet"
    assert "Runde 1: Saoirse (weiter), Freilos" in told(tell_bracket(SIXTEEN), "de")


def test_a_swiss_round_stands_in_groups_by_points() -> None:
    (drawn,) = draw_swiss(SWISS, ENGLISH)
    assert_looks_like("league-swiss", drawn)
    (drawn,) = draw_swiss(SWISS_FOURS, GERMAN)
    assert_looks_like("league-swiss-fours", drawn)


def test_a_round_of_forty_players_takes_two_pictures() -> None:
    drawn = draw_swiss(replace(SWISS, tables=SWISS.tables * 4), GERMAN)
    assert len(drawn) == 2
    assert all(each.height in FITS for each in drawn)


def test_a_swiss_round_is_read_table_by_table() -> None:
    lines = told(tell_swiss(SWISS))
    assert lines[1] == "24 points: Saoirse 12 and Freja 9, Saoirse wins"
    assert lines[2] == "24 points: Mei and Mads Okholm, turn 18"
    assert lines[-1] == "Anouk sits out"


# Ratings


def test_the_leaderboard_compares_ratings() -> None:
    assert_looks_like("league-leaderboard", draw_leaderboard(LEADERBOARD, ENGLISH))
    own = replace(LEADERBOARD.rows[2], is_you=True)
    private = replace(LEADERBOARD, game="", rows=(*LEADERBOARD.rows[:2], own))
    assert_looks_like("league-leaderboard-own", draw_leaderboard(private, GERMAN))
    assert draw_leaderboard(replace(LEADERBOARD, rows=()), ENGLISH).height in FITS


def test_the_leaderboard_is_read_player_by_player() -> None:
    lines = told(tell_leaderboard(LEADERBOARD))
    assert lines[:2] == ["Leaderboard: Copenhagen, this server", "1 · Saoirse: 1712, 46 tables"]


def test_a_profile_shows_rating_record_and_rivals() -> None:
    assert_looks_like("league-profile", draw_profile(PROFILE, ENGLISH))


def test_a_newcomers_rating_has_a_question_mark_and_what_is_not_there_is_left_out() -> None:
    assert_looks_like("league-profile-newcomer", draw_profile(NEWCOMER, GERMAN))
    assert draw_profile(replace(NEWCOMER, curve=None, records=(), streak=None), ENGLISH).height in FITS
    assert "Rating, all games, everywhere: 1548? ± 310, at first 1500" in told(tell_profile(NEWCOMER))


def test_a_profile_is_read_part_by_part() -> None:
    lines = told(tell_profile(PROFILE))
    assert lines[0] == "Freja: 84 tables played"
    assert "Copenhagen: won 19 of 46, 3rd of 41" in lines
    assert "Kensington: won 6 of 24, 12th of 30" in lines
    assert "Favourite: yellow 4, 61 times" in lines
    assert "Met Mads Okholm: ahead 14, behind 11" in lines
    assert lines[-1] == "Division 2, season 4: 3rd after 7 of 8 tables"


# A season that is over


def test_the_summary_puts_the_three_best_on_the_quay() -> None:
    assert_looks_like("league-summary", draw_summary(SUMMARY, ENGLISH))


def test_two_champions_and_many_movers_fit_into_kensingtons_night() -> None:
    drawn = draw_summary(NIGHT_SUMMARY, GERMAN)
    assert drawn.height in FITS
    assert_looks_like("league-summary-night", drawn)


def test_a_season_of_nobody_is_summed_up() -> None:
    nothing = replace(SUMMARY, game="tenby", best=(), movers=(), facts=(), next_in_days=None)
    assert draw_summary(nothing, ENGLISH).height in FITS


def test_a_summary_is_read_with_everybody_who_moves() -> None:
    lines = told(tell_summary(SUMMARY))
    assert lines[:3] == [
        "Copenhagen league: Season 4 is over",
        "30 players, 3 divisions, 8 weeks",
        "champion: Saoirse, 72 points",
    ]
    assert "Gwen of the Long Pier goes up to division 1" in lines
    assert "biggest climb: Mei, +118 rating" in lines
    assert sum("goes down" in line for line in told(tell_summary(NIGHT_SUMMARY))) == 10


def test_every_league_has_its_own_sky() -> None:
    skies = {
        draw_leaderboard(replace(LEADERBOARD, game=game), ENGLISH).crop((0, 0, 1200, 130)).tobytes()
        for game in ("copenhagen", "kensington", "tenby")
    }
    assert len(skies) == 3
