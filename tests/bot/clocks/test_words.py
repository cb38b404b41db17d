"""What people read about time."""

import pytest

from bot.clocks import words
from bot.clocks.controls import RELAXED, USUAL, AtZero, Timing, bank, days, live
from bot.clocks.lengths import DAY, HOUR, MINUTE, in_hours
from bot.clocks.reminders import Remind
from bot.clocks.seats import Reading
from bot.clocks.spans import Span
from games.api import Seat
from games.message import Typed, say
from tests.bot.clocks.when import at
from tests.languages.english import english

RED = Seat(0)
NOON = at("06-05 12:00")


def read(said) -> str:
    return english(said, ("Red", "Blue"), you=1)


@pytest.mark.parametrize(
    ("control", "sentence"),
    [
        (USUAL, "3 days on the clock, 24 h back for every turn, never more than 3 days."),
        (
            bank(10 * DAY, 36 * HOUR),
            "10 days on the clock, 36 h back for every turn, never more than 10 days.",
        ),
        (days(2), "2 days for every turn."),
        (live(10, 30), "Live: 10 min on the clock, 30 s back for every turn, never more than 10 min."),
    ],
)
def test_the_lobby_says_a_clock_in_plain_words(control, sentence):
    assert read(words.control_in_words(control)) == sentence


def test_the_lobby_says_all_that_was_agreed():
    assert len(words.timing_in_words(Timing(USUAL, "Europe/Berlin"))) == 4
    assert len(words.timing_in_words(Timing(USUAL, vacation=False))) == 2
    assert len(words.timing_in_words(Timing(RELAXED))) == 1


def test_a_length_is_as_exact_as_it_matters():
    assert [read(in_hours(length)) for length in (72 * HOUR, 22 * HOUR + 45 * MINUTE, 90_500, 0)] == [
        "72 h",
        "22 h 45 min",
        "1 min 30 s",
        "0 s",
    ]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (words.reading(Reading(RED, 72 * HOUR)), "Red's turn, 72 h."),
        (
            words.reading(Reading(RED, 66 * HOUR, 30 * HOUR)),
            "Red confirmed after 30 h; 66 h on the clock.",
        ),
        (
            words.was_away(Span(NOON, NOON + HOUR)),
            "The bot was away from <t:1780660800:f> to <t:1780664400:f>; not counted.",
        ),
        (words.weekend(NOON, "Europe/Berlin"), "Weekend until <t:1780660800:f> (Europe/Berlin)."),
        (words.reminded(RED, Remind.LATE, USUAL), "Red was reminded (90 %)."),
        (words.reminded(RED, Remind.HALF, RELAXED), "Red was reminded after 2 days."),
        (
            words.vacation_day(RED, 1, 14, NOON),
            "Red's time is up: vacation day 1, 14 left, until <t:1780660800:f>.",
        ),
        (words.time_ran_out(RED, AtZero.TAKEOVER), "Red's time ran out; a bot player took over."),
        (words.came_back(RED, 24 * HOUR), "Red is back; 24 h on the clock."),
        (
            words.given(RED, 12 * HOUR, say("people-the-host", name=Typed("Eva")), "illness"),
            "Red was given 12 h by Eva (host): illness",
        ),
        (words.abandoned(), "Abandoned: nobody was left."),
    ],
)
def test_the_history_says_what_happened(said, sentence):
    assert read(said) == sentence
