"""Days, runs and what is kept of puzzles."""

import pytest
from msgspec.structs import replace

from bot.puzzle import DAY, Answered, Runner, day_of, end_of_day, look_for, run_of, runners, seed_of
from bot.thinker import Task
from bot.thinkers import NoThought, Thinkers
from games.puzzle import Measure, Puzzle
from tests.bot.company import UNHURRIED


def test_a_day_ends_at_midnight_and_the_next_one_begins_there():
    assert day_of(end_of_day(100)) == 101
    assert day_of(end_of_day(100) - 0.001) == 100
    assert end_of_day(day_of(0)) == DAY


@pytest.mark.parametrize(
    ("newest_first", "days"),
    [
        ([], 0),
        ([None], 0),
        ([True], 1),
        ([False], 0),
        ([None, True, True], 2),
        ([True, True, None, True], 2),
        ([False, True, True], 0),
        ([None, None, True], 0),
        ([True, False, True, True], 1),
    ],
)
def test_a_run_is_unbroken_and_a_puzzle_that_is_still_open_breaks_none(newest_first, days):
    assert run_of(newest_first) == days


def test_the_longest_runs_come_first_and_who_has_none_is_not_named():
    names = {1: "Anna", 2: "Bruno", 3: "Chidi", 4: "Dora"}
    found = [(1, 1, True), (1, 2, True), (2, 2, True), (3, 2, False), (4, 1, True)]
    assert runners(names, found, 2) == [Runner("Anna", 2), Runner("Bruno", 1), Runner("Dora", 1)]
    assert runners(names, found, 3) == [Runner("Anna", 2), Runner("Bruno", 1)]


def test_no_two_days_games_or_installations_have_one_seed():
    seeds = {
        seed_of(secret, game, day, number)
        for secret in ("a", "b")
        for game in ("copenhagen", "tenby")
        for day in (1, 2)
        for number in (0, 1)
    }
    assert len(seeds) == 16


async def test_a_puzzle_is_looked_for_in_a_process_that_tells_what_went_wrong():
    thinkers = Thinkers(1, UNHURRIED)
    try:
        task = Task(look_for, ("copenhagen", "x1"))
        assert await thinkers.done(task) == look_for("copenhagen", "x1")
        with pytest.raises(NoThought, match="KeyError"):
            await thinkers.done(Task(look_for, ("no such game", "x1")))
    finally:
        await thinkers.close()


# What is kept


@pytest.fixture(scope="module")
def puzzle():
    found = next(each for number in range(99) if (each := look_for("copenhagen", f"x{number}")) is not None)
    assert isinstance(found, Puzzle)
    assert isinstance(found.measure, Measure)
    return found


@pytest.mark.contract
async def test_a_puzzle_is_replaced_until_its_day_has_come_and_opened_once(store, puzzle):
    kept = store.puzzles
    other = replace(puzzle, worth=(puzzle.points + 1,))
    await kept.keep("copenhagen", 5, other)
    await kept.keep("copenhagen", 5, puzzle)
    daily = await kept.of_day("copenhagen", 5)
    assert daily.puzzle == puzzle
    assert daily.number is None
    assert await kept.open_in(1, 5) == []
    await kept.keep_home(1, 10, "copenhagen")
    await kept.keep_home(1, 10, "copenhagen")
    await kept.keep_home(2, 20, "copenhagen")
    for _ in range(2):
        await kept.open(daily.id)
    await kept.keep("copenhagen", 5, other)
    (opened,) = await kept.open_in(1, 5)
    assert opened.number == 1
    assert opened.puzzle == puzzle
    posts = [await store.posts.load(f"puzzle:{daily.id}:{channel}") for channel in (10, 20)]
    assert [(post.wanted.guild_id, post.version) for post in posts] == [(1, 1), (2, 1)]


@pytest.mark.contract
async def test_an_answer_counts_once_on_its_day_and_only_while_the_puzzle_is_open(store, puzzle):
    kept = store.puzzles
    await kept.keep("copenhagen", 5, puzzle)
    daily = await kept.of_day("copenhagen", 5)
    given = Answered(7, "Anna", 3, True, puzzle.steps, 1, 5.0)
    assert not await kept.keep_answer(daily.id, 5, given)  # nobody may know it yet
    await kept.open(daily.id)
    assert not await kept.keep_answer(daily.id, 6, given)
    await store.practice.keep(daily.mark, 7, puzzle.steps[:1])
    assert await kept.keep_answer(daily.id, 5, given)
    assert not await kept.keep_answer(daily.id, 5, Answered(7, "Anna", 0, False, (), 1, 6.0))
    assert await kept.answer_of(daily.id, 7) == given
    assert await store.practice.load(daily.mark, 7) == ()
    tally = await kept.tally(daily.id)
    assert (tally.tried, tally.found) == (1, 1)


@pytest.mark.contract
async def test_days_are_closed_together_and_what_was_drafted_is_let_go(store, puzzle):
    kept = store.puzzles
    await kept.keep_home(1, 10, "copenhagen")
    for day in (5, 6):
        await kept.keep("copenhagen", day, puzzle)
        await kept.open((await kept.of_day("copenhagen", day)).id)
    old = await kept.of_day("copenhagen", 5)
    await store.practice.keep(old.mark, 7, puzzle.steps[:1])
    for _ in range(2):
        await kept.close_before(6)
    assert (await store.posts.load(f"puzzle:{old.id}:10")).version == 2
    assert await store.practice.load(old.mark, 7) == ()


@pytest.mark.contract
async def test_the_secret_stays_what_it_was(store):
    assert await store.puzzles.secret("first") == "first"
    assert await store.puzzles.secret("second") == "first"
