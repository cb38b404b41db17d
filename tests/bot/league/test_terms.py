"""What a league may be played by: every limit, with a sentence on each side of it."""

import pytest
from msgspec.structs import replace

from bot.clocks.controls import RELAXED, Timing
from bot.clocks.lengths import DAY
from bot.league.terms import ALL_AT_ONCE, Format, check_start, check_terms, usual_terms
from games.catalog import GAMES
from games.errors import Refusal

USUAL = usual_terms("copenhagen")
PAIRS = replace(USUAL, seats=2)
THREES = replace(USUAL, seats=3)
SWISS = usual_terms("copenhagen", Format.SWISS)


@pytest.mark.parametrize("format", Format)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_usual_terms(game, format):
    check_terms(usual_terms(game, format))


@pytest.mark.parametrize(
    ("terms", "changes"),
    [
        (USUAL, {"size": 8}),
        (USUAL, {"size": 14}),
        (PAIRS, {"size": 6}),
        (PAIRS, {"tables": 2}),
        (THREES, {"tables": 3}),
        (THREES, {"tables": 6, "at_once": 6}),
        (USUAL, {"divisions": 1}),
        (USUAL, {"divisions": 20}),
        (USUAL, {"moves": 0}),
        (USUAL, {"moves": 3}),
        (USUAL, {"days": 14, "overtime": 0, "rest": 1}),
        (USUAL, {"days": 182, "overtime": 14, "rest": 28}),
        (USUAL, {"at_once": 1}),
        (USUAL, {"at_once": ALL_AT_ONCE}),
        (PAIRS, {"tables": 2, "at_once": 18}),
        (SWISS, {"days": 1, "places": 5}),
        (SWISS, {"days": 60, "places": 64}),
    ],
)
def test_what_can_be_played_is_allowed(terms, changes):
    check_terms(replace(terms, **changes))


@pytest.mark.parametrize(
    ("terms", "changes"),
    [
        (USUAL, {"game": "chess"}),
        (USUAL, {"seats": 1}),
        (USUAL, {"seats": 5}),
        (USUAL, {"seats": 6}),
        (USUAL, {"size": 7}),
        (USUAL, {"size": 15}),
        (PAIRS, {"size": 5}),
        (PAIRS, {"tables": 3}),
        (THREES, {"tables": 4}),
        (THREES, {"tables": 9}),
        (USUAL, {"divisions": 21}),
        (USUAL, {"divisions": -1}),
        (USUAL, {"moves": -1}),
        (USUAL, {"moves": 4}),
        (USUAL, {"days": 13}),
        (USUAL, {"days": 183}),
        (USUAL, {"overtime": -1}),
        (USUAL, {"overtime": 15}),
        (USUAL, {"rest": 0}),
        (USUAL, {"rest": 29}),
        (USUAL, {"at_once": -1}),
        (USUAL, {"at_once": 5}),
        (PAIRS, {"at_once": 10}),
        (USUAL, {"timing": Timing(RELAXED)}),
        (USUAL, {"options": {"nonsense": 1}}),
        (SWISS, {"days": 0}),
        (SWISS, {"days": 61}),
        (SWISS, {"places": 4}),
        (SWISS, {"places": 65}),
    ],
)
def test_what_could_not_be_played_is_refused(terms, changes):
    with pytest.raises(Refusal):
        check_terms(replace(terms, **changes))


NOW = 1_700_000_000_000


@pytest.mark.parametrize("ahead", [1, 90 * DAY])
def test_a_start_in_the_next_ninety_days_is_allowed(ahead):
    check_start(replace(USUAL, starts_at=NOW + ahead), NOW)


@pytest.mark.parametrize("ahead", [0, -DAY, 90 * DAY + 1])
def test_a_start_in_the_past_or_far_ahead_is_refused(ahead):
    with pytest.raises(Refusal):
        check_start(replace(USUAL, starts_at=NOW + ahead), NOW)


def test_only_what_can_be_full_starts_when_full():
    check_start(replace(USUAL, starts_at=None, divisions=1), NOW)
    check_start(replace(SWISS, starts_at=None), NOW)
    with pytest.raises(Refusal):
        check_start(replace(USUAL, starts_at=None), NOW)
