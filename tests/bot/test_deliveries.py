"""How old a press is by Discord's stamp and a clock of ours, whatever that one shows."""

import random

import pytest

from bot.clocks.lengths import DAY, HOUR, MINUTE, SECOND
from bot.deliveries import LATELY, Ages

NOON = 1_800_000_000_000


class Clocks:
    """Discord's clock and ours, which are apart by what a test says."""

    def __init__(self, apart):
        self.passed = 0
        self.apart = apart
        self.ages = Ages(lambda: NOON + self.passed + self.apart)

    def age(self, late):
        """A press that is looked at so late."""
        return self.ages.age(NOON + self.passed - late)


@pytest.mark.parametrize("apart", [0, -2 * DAY, 40 * DAY, -NOON])
def test_a_press_is_as_old_as_it_is_later_than_the_freshest_one(apart):
    clocks = Clocks(apart)
    ages = []
    for late in (900, 80, 80, 14 * SECOND, 200, 50, 50 + 3 * SECOND):
        clocks.passed += MINUTE
        ages.append(clocks.age(late))
    assert ages == [0, 0, 0, 14 * SECOND - 80, 120, 0, 3 * SECOND]


def test_what_was_seen_long_ago_is_no_measure_any_more():
    clocks = Clocks(0)
    assert clocks.age(100) == 0
    clocks.passed += LATELY
    assert clocks.age(10 * SECOND) == 10 * SECOND - 100
    clocks.passed += 1
    assert clocks.age(10 * SECOND) == 0, "so old a measure may have drifted"


def test_the_smallest_of_the_last_hour_counts_however_many_there_were():
    clocks, chance, seen = Clocks(5 * HOUR), random.Random(8), []
    for _ in range(2000):
        clocks.passed += chance.randrange(20 * SECOND)
        late = chance.randrange(6 * SECOND)
        seen.append((clocks.passed, late))
        freshest = min(each for at, each in seen if at >= clocks.passed - LATELY)
        assert clocks.age(late) == late - freshest
