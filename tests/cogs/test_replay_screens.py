"""Every screen of kept games: the same forward and back, and nothing on it that its viewer may not know."""

from functools import cache
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.pictures import Pictures
from bot.replaying import Replay
from bot.table import State
from bot.walk import stretches, walk
from cogs.replay_pictures import picture_rows, ribbon_of
from cogs.replay_screens import replay_screen, since_screen, text_rows
from cogs.screen import LONGEST_TEXT, MOST_CHOICES, Gallery, Menu, Text
from games.api import Seat
from games.record import read_record
from languages.reader import Medium, Reader
from tests.bot.filed import REPLAYS, as_table
from tests.pictures.picture_comparison import OUT
from tests.quick import quick, quick_by_name

FILES = {f"{path.parent.name}/{path.stem}": path for path in REPLAYS}
DRAWN = 12
"""So many turns of a game are drawn, and its beginning: all of them took so long that on a busy machine the
test was stopped. That a picture depends on nothing that was drawn before is tested with the painters."""
HIDDEN = ["copenhagen/leaving-4", "kensington/random-2", "tenby/random-2"]
ONE_OF_EACH = ["copenhagen/twelve-points-2", "kensington/random-2", "tenby/random-2"]


def table_of(name):
    return as_table(read_record(FILES[name].read_text(encoding="utf-8")))


@cache
def walked(name):
    table, log = table_of(name)
    steps = walk(table, log)
    over = replace(table, position=steps[-1].after, outcome=table.game.outcome(steps[-1].after))
    return over, tuple(log), stretches(steps)


def finished(name, viewer):
    over, log, turns = walked(name)
    return Replay(over, log, turns, viewer)


def in_play(name, viewer, deal=lambda position: position):
    """The first two thirds of a game, as it stands then; every position dealt anew by itself."""
    table, log = table_of(name)
    steps = [
        replace(step, before=deal(step.before), after=deal(step.after))
        for step in walk(table, log[: len(log) * 2 // 3])
    ]
    playing = replace(table, position=steps[-1].after, state=State.PLAYING, version=len(steps))
    return Replay(playing, tuple(step.entry for step in steps), stretches(steps), viewer)


def reader_of(replay, language="en"):
    return Reader(language, replay.table.names, replay.viewer, Medium.MARKDOWN)


@pytest.fixture
def painted():
    """Gives pictures that nobody has drawn before."""
    made = []

    def fresh():
        made.append(Pictures(workers=1))
        return made[-1]

    yield fresh
    for pictures in made:
        pictures.close()


async def screen_of(pictures, replay, turn):
    scene, reader = replay.scene(turn), reader_of(replay)
    return replay_screen(replay, scene, reader, await picture_rows(pictures, replay, scene, reader))


def told_of(replay, turn):
    """A screen without its pictures."""
    return replay_screen(replay, replay.scene(turn), reader_of(replay), ())


def in_words(replay, turn):
    """All that is said of a turn, for whoever wants pictures and for whoever wants text."""
    scene, reader = replay.scene(turn), reader_of(replay)
    pages = [text_rows(replay, scene, reader, page) for page in range(6)]
    since = since_screen(replay, scene, reader, ()) if turn % 8 == 0 or turn > replay.last - 8 else None
    return replay_screen(replay, scene, reader, pages[0]), pages, since


def kept_difference(name, turn, there, back):
    """Both pictures of a turn that are not alike go to tests/out; says which, and where they differ."""
    told = [f"turn {turn}"]
    for number, (one, other) in enumerate(zip(pictures_on(there), pictures_on(back), strict=True)):
        if one != other:
            stem = f"{name.replace('/', '-')}-{turn}-{number}"
            OUT.mkdir(exist_ok=True)
            (OUT / f"{stem}-forward.png").write_bytes(one)
            (OUT / f"{stem}-back.png").write_bytes(other)
            pixels = [Image.open(BytesIO(png)).convert("RGB") for png in (one, other)]
            told.append(
                f"{stem}: {len(one)} and {len(other)} bytes, {ImageChops.difference(*pixels).getbbox()}"
            )
    return "; ".join(told)


def pictures_on(screen):
    return [drawing.png for row in screen.rows if isinstance(row, Gallery) for drawing in row.drawings]


@pytest.mark.parametrize("name", quick(FILES, *ONE_OF_EACH[:2]))
async def test_a_game_looks_the_same_forward_and_back(name, painted):
    replay = finished(name, Seat(0))
    turns = range(replay.last + 1)
    there = [told_of(replay, turn) for turn in turns]
    back = [told_of(finished(name, Seat(0)), turn) for turn in reversed(turns)]
    assert there == back[::-1]
    drawn = sorted({replay.last * number // DRAWN for number in range(DRAWN + 1)})
    one, other = painted(), painted()
    forward = [await screen_of(one, replay, turn) for turn in drawn]
    backward = [await screen_of(other, finished(name, Seat(0)), turn) for turn in reversed(drawn)]
    for turn, there, back in zip(drawn, forward, backward[::-1], strict=True):
        assert there == back, kept_difference(name, turn, there, back)
    pictures = [row for row in forward[-1].rows if isinstance(row, Gallery)]
    assert len(pictures) == (3 if replay.table.game.has_hands else 2)
    assert len({screen.rows[1] for screen in forward}) > len(drawn) / 2, "the board changes"


@pytest.mark.parametrize(
    ("name", "viewer"),
    quick_by_name(
        {
            f"{name}-{kind}": (name, viewer)
            for name in HIDDEN
            for kind, viewer in {"spectator": None, "player": Seat(1)}.items()
        },
        *("kensington/random-2-player", "tenby/random-2-player"),
    ),
)
async def test_what_a_viewer_may_not_know_changes_nothing_of_a_game_in_play(name, viewer, painted):
    game = table_of(name)[0].game

    def dealt_anew(position):
        return game.scramble(position, viewer, "dealt anew")

    dealt, other = in_play(name, viewer), in_play(name, viewer, dealt_anew)
    if game.has_hands:
        assert dealt.table.position != other.table.position, "there was something to hide"
    assert dealt.last == other.last
    one, two = painted(), painted()
    for turn in range(dealt.last + 1):
        assert in_words(dealt, turn) == in_words(other, turn), turn
        assert await screen_of(one, dealt, turn) == await screen_of(two, other, turn), turn


@pytest.mark.parametrize("name", HIDDEN)
def test_the_test_would_notice_what_only_a_seat_may_know(name):
    """Looked at through the eyes of the seat that was dealt anew, the same two games are not the same."""
    game = table_of(name)[0].game
    if not game.has_hands:
        return
    dealt = in_play(name, Seat(0))
    other = in_play(name, Seat(0), lambda position: game.scramble(position, Seat(1), "dealt anew"))
    assert any(in_words(dealt, turn) != in_words(other, turn) for turn in range(dealt.last + 1))


@pytest.mark.parametrize("name", quick(FILES, *ONE_OF_EACH))
def test_every_turn_fits_into_a_message_and_all_can_be_chosen(name):
    for viewer in (None, Seat(0)):
        replay = finished(name, viewer)
        reader = reader_of(replay, "de")
        chosen = set()
        for turn in range(replay.last + 1):
            scene = replay.scene(turn)
            rows = text_rows(replay, scene, reader, 0)
            screen = replay_screen(replay, scene, reader, rows)
            texts = [screen.lines, *(row.lines for row in screen.rows if isinstance(row, Text))]
            assert sum(len(reader.read_all(lines)) for lines in texts) <= LONGEST_TEXT
            (menu,) = (row for row in screen.rows if isinstance(row, Menu))
            assert len(menu.choices) <= MOST_CHOICES
            assert [each.text for each in menu.choices if each.is_chosen] == ([str(turn)] if turn else [])
            chosen |= {each.text for each in menu.choices if each.text.isdecimal()}
        assert chosen == set(map(str, range(1, replay.last + 1)))


@pytest.mark.parametrize("name", quick(FILES, *ONE_OF_EACH))
def test_the_score_is_drawn_on_one_scale_that_has_room_for_the_whole_game(name):
    replay = finished(name, None)
    ribbons = [ribbon_of(replay, replay.scene(turn)) for turn in range(replay.last + 1)]
    (scale,) = {ribbon.scale for ribbon in ribbons}
    assert all(scale.first <= points <= scale.last for ribbon in ribbons for points in ribbon.points)
    assert ribbons[-1].points == tuple(
        score.points for score in replay.table.game.standing(replay.table.position)
    )
    assert scale.goal == (12 if name.startswith("copenhagen") else None)
