"""A finished game as a recap: which turns it shows, how long and how large it is, and what stays in place."""

from functools import cache, lru_cache
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import ImageChops
from PIL.GifImagePlugin import GifImageFile

from bot.pictures import picture_reader
from bot.recap import (
    HOLD,
    LAST_HOLD,
    LONGEST,
    MOST_BYTES,
    MOST_FRAMES,
    SHORTEST_HOLD,
    Wanted,
    can_recap,
    holds,
    make_recap,
    recap_of,
)
from bot.replay import random_record
from bot.table import Contest, Kind, State
from bot.walk import stretches, walk
from games.api import LEAVES
from games.catalog import GAMES
from games.record import read_record
from rendering.catalog import painter_for
from rendering.recap.frame import draw_frames
from tests.bot.filed import REPLAYS, as_table
from tests.games.walks import SHELF
from tests.games.walks import walk as random_walk

FILES = {f"{path.parent.name}/{path.stem}": path for path in REPLAYS}
MORE = {"tenby/alone": ("tenby", 1), "kensington/long": ("kensington", 5), "tenby/five": ("tenby", 5)}
QUICK = {"copenhagen/leaving-4", "kensington/random-2", "tenby/alone"}
every_game = pytest.mark.parametrize(
    "name",
    [name if name in QUICK else pytest.param(name, marks=pytest.mark.thorough) for name in (*FILES, *MORE)],
    scope="module",  # game by game, while its frames are there
)
COUNTER, CAPTION, RIBBON, PROGRESS = (
    (900, 16, 1176, 76),
    (24, 502, 1176, 564),
    (6, 578, 1194, 792),
    (24, 804, 1176, 818),
)
CHANGING = (COUNTER, CAPTION, RIBBON, PROGRESS)


@cache
def played(name):
    """A table that was played, and its log."""
    if name in FILES:
        return as_table(read_record(FILES[name].read_text(encoding="utf-8")))
    game, seats = MORE[name]
    return as_table(random_record(GAMES[game], seats, "recap"))


@cache
def made(name):
    table, log = played(name)
    return make_recap(Wanted(table, tuple(log), picture_reader(table, "en")))


@lru_cache(maxsize=1)  # frames are large
def shown(name):
    """The recap, how it is shown, and its frames."""
    table, log = played(name)
    recap, stage = recap_of(table, stretches(walk(table, log)))
    drawn = draw_frames(recap, stage, painter_for(table.game).skin, picture_reader(table, "en"))
    return recap, stage, tuple(drawn)


@every_game
def test_the_file_is_small_and_short_enough(name):
    with GifImageFile(BytesIO(made(name).file)) as film:
        lengths = [_seek(film, number).info["duration"] for number in range(film.n_frames)]
    assert len(made(name).file) <= MOST_BYTES
    assert sum(lengths) <= LONGEST
    assert lengths[-1] == LAST_HOLD
    assert all(SHORTEST_HOLD <= length <= HOLD for length in lengths[:-1])


@every_game
def test_the_file_shows_every_frame_as_it_was_drawn(name):
    """Close to it: 63 colours stand for 256."""
    recap, _, frames = shown(name)
    assert len(frames) == len(recap.frames) + 1 <= MOST_FRAMES + 1
    with GifImageFile(BytesIO(made(name).file)) as film:
        assert film.n_frames == len(frames)
        for number, frame in enumerate(frames):
            seen = _seek(film, number).convert("RGB")
            off = ImageChops.difference(seen, frame.convert("RGB")).convert("L").histogram()
            assert sum(off[25:]) <= 0.04 * seen.width * seen.height


def _seek(film, number):
    film.seek(number)
    return film


@every_game
def test_nothing_changes_but_the_panels_of_those_who_built_and_what_tells_of_it(name):
    recap, stage, frames = shown(name)
    for number, frame in enumerate(recap.frames[1:], 1):
        gone, came = frames[number - 1].copy(), frames[number].copy()
        seats = {frame.seat, recap.frames[number - 1].seat}
        seats |= {seat for seat, gained in enumerate(frame.gained) if gained}
        for pair in (frame, recap.frames[number - 1]):
            seats |= {s for s in range(len(frame.points)) if stage.newest(pair.before, pair.view, s)}
        for box in (*CHANGING, *(_around(stage.boxes[seat]) for seat in seats)):
            for image in (gone, came):
                image.paste(0, box)
        assert gone.tobytes() == came.tobytes()


def _around(box):
    """A panel with its ring."""
    return box.x - 6, box.y - 6, box.x + box.width + 6, box.y + box.height + 6


@every_game
def test_all_turns_that_built_or_scored_are_told_of_by_some_frame(name):
    table, log = played(name)
    turns = stretches(walk(table, log))
    recap, stage, _ = shown(name)
    assert [frame.turn for frame in recap.frames] == sorted({frame.turn for frame in recap.frames})
    assert recap.frames[-1].turn == recap.turns == len(turns)
    for one, other in zip(recap.frames, recap.frames[1:], strict=False):
        assert other.before == one.view
        added = tuple(then + now for then, now in zip(one.points, other.gained, strict=True))
        assert added == other.points
    assert recap.frames[-1].points == tuple(s.points for s in table.game.standing(turns[-1].after))
    for seat in range(len(table.holders)):
        pieces = [each for frame in recap.frames for each in stage.newest(frame.before, frame.view, seat)]
        first, last = (table.game.view_for(each, None) for each in (turns[0].before, turns[-1].after))
        assert set(stage.newest(first, last, seat)) <= set(pieces)


@every_game
def test_only_what_spectators_see_is_drawn(name):
    """What a view hides is not there to be drawn."""
    table, _ = played(name)
    for frame in shown(name)[0].frames:
        assert frame.view == table.game.view_for(frame.view, None)


@pytest.mark.parametrize("most", [1, 2, 7])
def test_of_a_long_game_the_biggest_turns_are_kept(most):
    table, log = played("kensington/random-4")
    turns = stretches(walk(table, log))
    every, _ = recap_of(table, turns)
    few, _ = recap_of(table, turns, most)
    assert len(few.frames) == most
    assert few.frames[-1].view == every.frames[-1].view
    biggest = max(every.frames, key=lambda frame: sum(map(abs, frame.gained)))
    assert most == 1 or biggest.turn in [frame.turn for frame in few.frames]


@pytest.mark.parametrize("frames", [1, 5, 33, 34, MOST_FRAMES])
def test_many_frames_stand_for_a_shorter_time(frames):
    lengths = holds(frames)
    assert len(lengths) == frames + 1
    assert sum(lengths) <= LONGEST
    assert lengths[0] == HOLD or sum(lengths) > 0.97 * LONGEST


@pytest.mark.parametrize("game", [game for game in SHELF if game.key not in GAMES], ids=lambda game: game.key)
def test_a_game_without_a_stage_shows_everybodys_points(game, sealed_on_the_shelf):
    steps = list(random_walk(game, 3, "plain"))
    table, log = as_table(read_record(FILES["copenhagen/random-3"].read_text(encoding="utf-8")))
    log = [replace(log[0], seat=seat, text=game.write_move(move)) for _, seat, move, _ in steps]
    table = replace(table, game_key=game.key, seed="plain", rules_version=game.rules_version)
    file = make_recap(Wanted(table, tuple(log), picture_reader(table, "de"))).file
    with GifImageFile(BytesIO(file)) as film:
        assert film.size == (1200, 832)
        assert film.n_frames >= 2


def test_there_is_no_recap_of_what_is_not_over_or_still_secret():
    table, _ = played("copenhagen/random-2")
    over = replace(table, position=object())
    contest = replace(table.arrangement, contest=Contest(1, ends=100.0))
    assert can_recap(over, 0.0)
    assert not can_recap(replace(over, state=State.PLAYING), 0.0)
    assert not can_recap(replace(over, rules_version=table.rules_version + 1), 0.0)
    assert not can_recap(replace(over, arrangement=contest), 99.0)
    assert can_recap(replace(over, arrangement=contest), 100.0)


def test_a_game_that_was_given_up_at_once_or_broken_off_has_one_all_the_same():
    table, log = played("copenhagen/random-3")
    given_up = [replace(log[0], kind=Kind.RESIGNED, text=LEAVES, seat=seat) for seat in (0, 1)]
    for moves, said in ((given_up, "recap-wins"), (log[:9], "recap-ended")):
        short = make_recap(Wanted(table, tuple(moves), picture_reader(table, "en")))
        assert short.ending.key == said
        with GifImageFile(BytesIO(short.file)) as film:
            assert film.n_frames >= 2
