"""What a table is worth: the worked examples L5 to L9."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.points import (
    PAR,
    POINT,
    SCALES,
    Became,
    Booked,
    BookedSeat,
    Ended,
    Scale,
    shown_points,
    units,
)
from tests.bot.league.written import letters, table

F, SUB, STRUCK = Became.FORFEIT, Became.SUBSTITUTE, Became.STRUCK


def points(booked: Booked, scale: Scale = Scale.EVEN) -> str:
    return " ".join(f"{letters([player])}{shown_points(got)}" for player, got in units(booked, scale).items())


@pytest.mark.parametrize(
    ("written", "got"),
    [
        ("a=b>c>d", "a10 b10 c4 d0"),
        ("a=b=c>d>e", "a9 b9 c9 d3 e0"),
        ("a>b=c", "a12 b3 c3"),
    ],
)
def test_l5_tied_seats_share_what_their_places_earn(written, got):
    assert points(table(written)) == got


def test_l5_shares_are_whole_units():
    assert list(units(table("a=b=c>d>e"), Scale.STEEP).values()) == [560, 560, 560, 120, 0]


def test_l6_those_who_stay_take_the_top_places_and_forfeits_get_nothing():
    assert points(table("a>b>c>d", c=F, d=F)) == "a12 b8 c0 d0"
    assert points(table("c>a>d>b", c=F, d=F)) == "c0 a12 d0 b8"
    assert points(table("a>b", b=F)) == "a12 b0"


def test_l7_a_struck_seat_was_never_there_and_one_seat_alone_is_void():
    assert points(table("a>c>b>d", c=STRUCK)) == "a12 b6 d0"
    assert points(table("a>b", b=STRUCK)) == "a6"


def test_l8_a_substitute_keeps_its_place_and_the_first_player_gets_nothing():
    assert points(table("b>a>c", b=SUB)) == "b0 a6 c0"


@pytest.mark.parametrize(
    ("hours", "got"), [((10, 20, 70, 80), (6, 6, 0, 0)), ((75, 25), (6, 6)), ((76, 24), (0, 6))]
)
def test_l9_an_unfinished_table_is_par_but_nothing_for_who_used_most_of_the_time(hours, got):
    seats = tuple(BookedSeat(number, 1, used=used) for number, used in enumerate(hours))
    booked = units(Booked(seats, Ended.UNFINISHED), Scale.EVEN)
    assert tuple(each // POINT for each in booked.values()) == got


def test_a_seat_that_was_given_up_has_nothing_of_an_unfinished_table():
    seats = (
        BookedSeat(1, 0, used=10),
        BookedSeat(2, 0, became=Became.FORFEIT, used=10),
        BookedSeat(3, 0, became=Became.SUBSTITUTE, used=10),
    )
    assert units(Booked(seats, Ended.UNFINISHED), Scale.EVEN) == {1: 360, 2: 0, 3: 0}


def test_a_bye_is_as_good_as_a_first_place():
    assert points(Booked((BookedSeat(1, 1),), Ended.BYE)) == "a12"


@given(st.sampled_from(Scale), st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_every_finished_table_gives_par_a_seat_on_average(scale, places):
    seats = tuple(BookedSeat(number, place) for number, place in enumerate(places))
    assert sum(units(Booked(seats), scale).values()) == PAR * len(places)
    assert all(sum(scale) == 6 * seats for every in SCALES.values() for seats, scale in every.items())
