"""The arena: deals are fair, seats are balanced, and what is printed can be trusted."""

import math

import pytest

from bot.arena import PLAYERS, Match, Mean, main, played

GAME = "copenhagen"


def test_equals_share_every_deal_evenly_whatever_seat_the_one_has():
    for seats in (2, 3):
        deal = played(Match(game=GAME, seats=seats, one="gentle", others="gentle"), "any deal")
        assert deal.share == pytest.approx(1 / seats)
        assert deal.lead == pytest.approx(0)


def test_the_same_deal_is_played_the_same_way_again():
    match = Match(game=GAME, seats=2, one="sharp", others="steady", nodes=4)
    one, again = (played(match, "a deal") for _ in range(2))
    assert (one.share, one.lead, one.decisions) == (again.share, again.lead, again.decisions)


def test_an_interval_is_as_wide_as_so_few_deals_allow():
    assert Mean.of([1.0, 1.0, 1.0]) == Mean(1.0, 0.0)
    assert math.isinf(Mean.of([1.0]).within)
    # Ten deals, half of them won: Student's t for nine degrees is 2.262, the deviation 0.527.
    assert Mean.of([0.0, 1.0] * 5).within == pytest.approx(2.262 * 0.527 / math.sqrt(10), rel=0.02)


def test_a_match_is_told_in_a_line(capsys):
    assert main([GAME, "gentle", "random", "--deals", "2"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("copenhagen 2 seats, gentle against random, 2 deals: wins ")


@pytest.mark.thorough
def test_without_names_everybody_meets_everybody_the_better_one_alone(capsys):
    assert main([GAME, "--deals", "1", "--nodes", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    pairs = [tuple(line.split(", ")[1].split(" against ")) for line in lines]
    assert len(set(pairs)) == len(pairs) == math.comb(len(PLAYERS), 2)
    assert all(PLAYERS.index(one) > PLAYERS.index(others) for one, others in pairs)


def test_seats_that_a_game_does_not_have_are_refused_in_a_sentence(capsys):
    assert main([GAME, "gentle", "random", "--seats", "9"]) == 1
    assert "Copenhagen" in capsys.readouterr().err
