"""A game walked through again: its steps, its turns, and what each viewer is told of them."""

from itertools import pairwise

import pytest

from bot.replay import random_record
from bot.walk import stretches, walk
from games.api import new_table
from games.catalog import GAMES
from games.record import read_record
from tests.bot.filed import REPLAYS, as_table


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_walk_takes_every_step_of_a_game_file_and_parts_it_into_turns(path):
    record = read_record(path.read_text(encoding="utf-8"))
    table, log = as_table(record)
    steps = walk(table, log)
    assert [(step.seat, step.entry.text) for step in steps] == list(record.moves)
    assert steps[0].before == new_table(GAMES[record.game], record.seats, record.options, record.seed)
    assert all(one.after == other.before for one, other in pairwise(steps))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))

    turns = stretches(steps)
    assert [step for turn in turns for step in turn.steps] == list(steps)
    assert all({step.seat for step in turn.steps} == {turn.seat} for turn in turns)
    assert not any(step.ends_turn for turn in turns for step in turn.steps[:-1])


def test_whoever_plays_alone_takes_a_turn_with_every_move():
    record = random_record(GAMES["tenby"], 1, "alone")
    turns = stretches(walk(*as_table(record)))
    assert [len(turn.steps) for turn in turns] == [1] * len(record.moves)


def test_points_gained_step_by_step_add_up_to_the_score():
    record = read_record(REPLAYS[0].read_text(encoding="utf-8"))
    steps = walk(*as_table(record))
    points = [score.points for score in GAMES[record.game].standing(steps[-1].after)]
    assert [sum(each) for each in zip(*(step.gained() for step in steps), strict=True)] == points
