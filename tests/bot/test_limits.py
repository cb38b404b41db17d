"""How much one person may open."""

import pytest
from msgspec.structs import replace

from bot.clocks.lengths import MINUTE, SECOND
from bot.errors import WrongTime
from bot.limits import A_MINUTE, LOBBIES, REMEMBERED, TABLES, Pace, check_may_open
from bot.lobby import opened
from bot.table import Arrangement, Holder, State
from games.catalog import GAMES
from tests.languages.english import english

ANNA, BRUNO = 11, 12


class Watched:
    """A pace by a clock that a test sets."""

    def __init__(self):
        self.now = 0
        self.pace = Pace(lambda: self.now)


def test_five_a_minute_and_the_sixth_is_told_how_long_to_wait():
    watched = Watched()
    for _ in range(A_MINUTE):
        watched.pace.note(ANNA)
        watched.now += 10 * SECOND
    with pytest.raises(WrongTime) as refused:
        watched.pace.note(ANNA)
    assert english(refused.value.said) == (
        "Not so fast: you can do this 5 times a minute. Try again in 10 seconds."
    )
    watched.pace.note(BRUNO)
    watched.now = MINUTE
    watched.pace.note(ANNA)
    with pytest.raises(WrongTime):
        watched.pace.note(ANNA)


def test_only_so_many_people_are_remembered():
    watched = Watched()
    for _ in range(A_MINUTE):
        watched.pace.note(ANNA)
    for stranger in range(100, 100 + REMEMBERED):
        watched.pace.note(stranger)
    watched.pace.note(ANNA)


def lobby(number):
    """A table that Anna has opened."""
    return opened(
        number, GAMES["copenhagen"], Arrangement(2), Holder(ANNA, "Anna"), (1, 2), "seed", 0.0
    ).after


def played(number):
    return replace(lobby(number), state=State.PLAYING)


@pytest.mark.parametrize(
    ("made", "most", "told"),
    [
        (lobby, LOBBIES, "You keep 10 lobbies open. Start or cancel one first."),
        (played, TABLES, "You sit at 50 tables that are not over. Finish one first."),
    ],
)
def test_ten_lobbies_and_fifty_tables(made, most, told):
    check_may_open(ANNA, [made(number) for number in range(most - 1)])
    check_may_open(BRUNO, [lobby(number) for number in range(LOBBIES)])
    with pytest.raises(WrongTime) as refused:
        check_may_open(ANNA, [made(number) for number in range(most)])
    assert english(refused.value.said) == told
