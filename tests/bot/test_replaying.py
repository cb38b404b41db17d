"""Looking back at a table: through whose eyes, turn by turn, and what is no longer there."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.errors import NotAllowed, WrongTime
from bot.replaying import Replay, Way, gone_to, own_last_turn, viewer_of, was_taken_back
from bot.table import Contest, Entry, Kind, State, Watch
from bot.walk import stretches, walk
from games.api import new_table
from games.record import read_record
from tests.bot.filed import REPLAYS, as_table
from tests.languages.english import refused

FILES = [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in REPLAYS]
STRANGER = 7


def replay_of(path=REPLAYS[0], viewer=None, moves=None):
    """A game file as a replay; only so many moves of it if a number is given, and still in play then."""
    table, log = as_table(read_record(path.read_text(encoding="utf-8")))
    steps = walk(table, log[:moves])
    after = steps[-1].after if steps else new_table(table.game, len(table.holders), {}, table.seed)
    state = State.OVER if moves is None else State.PLAYING
    outcome = table.game.outcome(after)
    log = log[:moves]
    table = replace(table, position=after, state=state, outcome=outcome, version=len(log))
    return Replay(table, tuple(log), stretches(steps), viewer)


@pytest.mark.parametrize("path", FILES)
def test_every_scene_stands_as_the_game_stood_after_its_turn(path):
    replay = replay_of(path)
    scenes = [replay.scene(turn) for turn in range(replay.last + 1)]
    assert [scene.turn for scene in scenes] == list(range(replay.last + 1))
    assert scenes[0].table.position == replay.turns[0].before
    assert [scene.table.position for scene in scenes[1:]] == [taken.after for taken in replay.turns]
    assert [scene.seat for scene in scenes] == [None, *(taken.seat for taken in replay.turns)]
    for before, after in pairwise(scenes):
        assert tuple(map(sum, zip(before.points, after.gained, strict=True))) == after.points
    assert all(scene.table.state is State.PLAYING for scene in scenes[:-1])
    assert scenes[-1].table == replay.table
    gone = [seat for seat, holder in enumerate(scenes[-2].table.holders) if holder.resigned]
    assert gone == list(replay.table.game.gone(replay.turns[-1].before))


def test_the_ways_lead_through_all_turns_and_no_further():
    replay = replay_of()
    forward = [0]
    while (turn := gone_to(replay, forward[-1], Way.NEXT)) != forward[-1]:
        forward.append(turn)
    back = [gone_to(replay, 0, Way.LAST)]
    while (turn := gone_to(replay, back[-1], Way.BACK)) != back[-1]:
        back.append(turn)
    assert forward == back[::-1] == list(range(replay.last + 1))
    assert gone_to(replay, 5, Way.FIRST) == 0


def test_a_finished_game_opens_at_its_beginning_and_one_in_play_at_its_newest_turn():
    assert replay_of().opens_at == 0
    playing = replay_of(moves=20)
    assert playing.opens_at == playing.last > 0
    assert replay_of(moves=0).opens_at == 0
    assert replay_of(moves=0).scene(0).told == ()


# Who may look


def test_a_player_looks_through_the_own_seat_and_others_as_spectators():
    table = replay_of(moves=20).table
    assert viewer_of(table, 101, 0.0) == 1
    assert viewer_of(table, STRANGER, 0.0) is None


def test_where_only_players_may_watch_others_may_not_look_back():
    table = replay_of(moves=20).table
    closed = replace(table, arrangement=replace(table.arrangement, watch=Watch.PLAYERS))
    assert viewer_of(closed, 101, 0.0) == 1
    with refused(NotAllowed, match="Only its players"):
        viewer_of(closed, STRANGER, 0.0)


@pytest.mark.parametrize("moves", [20, None])
def test_a_challenge_is_its_players_own_until_the_week_has_ended(moves):
    table = replay_of(moves=moves).table
    contest = replace(table, arrangement=replace(table.arrangement, contest=Contest(1, ends=1000.0)))
    assert viewer_of(contest, 100, 999.0) == 0
    with refused(NotAllowed, match="nobody but its player"):
        viewer_of(contest, STRANGER, 999.0)
    if moves is None:
        assert viewer_of(contest, STRANGER, 1000.0) is None


def test_a_table_that_has_not_begun_has_no_past():
    table = replace(replay_of().table, position=None, state=State.LOBBY, outcome=None)
    with refused(WrongTime, match="has not started"):
        viewer_of(table, 100, 0.0)


# What has changed meanwhile


def test_turns_that_were_taken_back_are_no_longer_there():
    replay = replay_of(moves=20)
    back = Entry(Kind.TAKEN_BACK, 100, "4", 0)
    table, log = replay.table, (*replay.log, back)
    again = Replay(table, log, stretches(walk(table, log)), None)
    assert again.last < replay.last
    assert gone_to(again, replay.last, Way.NEXT) == again.last
    assert gone_to(again, replay.last + 1, Way.BACK) == again.last
    assert was_taken_back(again, 20)
    assert not was_taken_back(again, 21)
    assert not was_taken_back(replay, 0)


def test_who_took_a_seat_over_is_not_named_before():
    replay = replay_of(moves=20, viewer=1)
    taken_over = Entry(Kind.REPLACED, STRANGER, "Berta", 1)
    log = (*replay.log[:10], taken_over, *replay.log[10:])
    replay = replace(replay, log=log)
    before = next(taken.number for taken in replay.turns if taken.steps[-1].entry is log[9])
    assert replay.names_at(before)[1] == "Berta"
    assert replay.scene(before).table.names[1] == "Berta"
    assert replay.scene(before + 1).table.names[1] == replay.table.names[1] != "Berta"
    assert (replay.you_at(before), replay.you_at(before + 1)) == (None, 1)


# Since one's own last turn


def by(log, numbers, user_id):
    """The log with these of its moves made by somebody."""
    return [replace(entry, user_id=user_id) if n in numbers else entry for n, entry in enumerate(log)]


def played(table, log):
    return Replay(table, tuple(log), stretches(walk(table, log)), None)


def test_the_own_last_turn_is_one_that_the_player_ended_themselves():
    whole = replay_of(moves=40)
    table, log = whole.table, list(whole.log)
    assert own_last_turn(whole, STRANGER) == 0
    of_seat = [taken for taken in whole.turns if taken.seat == 0]
    first, second = of_seat[-2:]
    mine = {step.number - 1 for step in first.steps}
    assert own_last_turn(played(table, by(log, mine, 100)), 100) == first.number, (
        "the later was played for them"
    )
    mine |= {step.number - 1 for step in second.steps}
    assert own_last_turn(played(table, by(log, mine, 100)), 100) == second.number


def test_in_the_middle_of_a_turn_the_one_before_is_the_last():
    whole = replay_of()
    long = next(taken for taken in whole.turns if len(taken.steps) > 1 and taken.number > 9)
    before = [taken for taken in whole.turns[: long.number - 1] if taken.seat == long.seat][-1]
    cut = list(whole.log[: long.steps[0].number])
    log = [replace(entry, user_id=100 + entry.seat) for entry in cut]
    replay = played(whole.table, log)
    assert replay.last == long.number
    assert own_last_turn(replay, 100 + long.seat) == before.number


def test_a_table_of_older_rules_is_refused():
    table = replace(replay_of().table, rules_version=-1)
    with refused(WrongTime, match="rules of an older release"):
        walk(table, replay_of().log)
