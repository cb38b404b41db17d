"""A picture depends on what it shows and on its reader alone: not on what was drawn before it, not on what is
kept of that, and not on what is drawn at the same time."""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from hashlib import sha1
from threading import Barrier
from typing import Any

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from bot.recap import recap_of
from bot.walk import Step, Stretch, stretches, walk
from games.api import Game, Outcome
from games.catalog import GAMES
from games.message import Said, say
from games.record import read_record
from languages.reader import Medium, Reader
from languages.shelf import LANGUAGES, language
from rendering.cards import ResultColumn, draw_lobby, draw_result
from rendering.catalog import PAINTERS
from rendering.grounds import kept_grounds
from rendering.kept import Kept, KeptPacked, kept, kept_panel, kept_sketch
from rendering.league import cup_samples, player_samples
from rendering.league import samples as league_samples
from rendering.league.bracket_picture import draw_bracket
from rendering.league.fixtures_picture import draw_fixtures
from rendering.league.leaderboard_picture import draw_leaderboard
from rendering.league.profile_picture import draw_profile
from rendering.league.standings_picture import draw_standings
from rendering.league.summary_picture import draw_summary
from rendering.league.swiss_picture import draw_swiss
from rendering.palette import nearest
from rendering.png import encode
from rendering.puzzle.picture import draw_puzzle
from rendering.puzzle.values import PuzzleValues
from rendering.recap.frame import draw_frames
from rendering.recap.ribbon import Ribbon, draw_ribbon, scale_for
from rendering.seat_time import SeatTime, Sign, Times
from rendering.stats import samples as stats_samples
from rendering.stats.picture import draw_sheet
from tests.bot.filed import REPLAYS, as_table

NAMES = ("Freja", "Mads O.", "Ingrid", "Gwen of the Long Pier", "日本")
THREADS = 4
SHORTEST_STRETCH = 1e-5
"""Seconds after which another thread goes on: a fiftieth of what the bot allows."""
TINY = 1 << 17
"""Bytes in which next to nothing can be kept."""
KEPT: tuple[Kept | KeptPacked, ...] = (kept, kept_sketch, kept_panel, kept_grounds)

Files = tuple[bytes, ...]


@dataclass(frozen=True)
class Picture:
    """What is drawn, by name, and how."""

    name: str
    draw: Callable[[], Image | Sequence[Image]]

    def files(self) -> Files:
        """The picture as it is drawn now; a board may be several files."""
        drawn = self.draw()
        return tuple(map(encode, (drawn,) if isinstance(drawn, Image) else drawn))


@pytest.fixture(scope="module")
def pictures(chance: str) -> list[Picture]:
    """A few of every game, and a few that belong to none."""
    dice = random.Random(chance)
    played = [picture for key in PAINTERS for picture in of_game(GAMES[key], dice)]
    return [*played, *dice.sample(list(of_values(reader(dice))), 2)]


@pytest.fixture(scope="module")
def alone(pictures: list[Picture]) -> dict[str, Files]:
    """Every picture as it is if nothing else has ever been drawn."""
    drawn = {}
    for picture in pictures:
        forget()
        drawn[picture.name] = picture.files()
    return drawn


def test_a_picture_is_the_same_whatever_was_drawn_before_it(
    pictures: list[Picture], alone: dict[str, Files], chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = random.Random(chance).sample(pictures, len(pictures))
    forget()
    watched = watch(monkeypatch)
    assert not [each.name for each in order if each.files() != alone[each.name]], told(chance, order)
    changed = [drawing for drawing, before in watched if pixels(drawing) != before]
    assert watched, "there is something to keep"
    assert not changed, f"kept, and drawn upon later, {told(chance, order)}"


def test_a_picture_is_the_same_where_next_to_nothing_is_kept(
    pictures: list[Picture], alone: dict[str, Files], chance: str
) -> None:
    order = random.Random(chance).sample(pictures, len(pictures) // 2)
    forget()
    with kept_in(TINY):
        assert not [each.name for each in order if each.files() != alone[each.name]], told(chance, order)


@pytest.mark.thorough
def test_a_picture_is_the_same_whatever_is_drawn_at_the_same_time(
    pictures: list[Picture], alone: dict[str, Files], chance: str
) -> None:
    order = random.Random(chance).sample(pictures, len(pictures))
    forget(language, nearest)
    drawn = drawn_at_once(order)
    assert not {name for name, files in drawn if files != alone[name]}, told(chance, order)


def drawn_at_once(order: list[Picture]) -> list[tuple[str, Files]]:
    """All pictures, once by every thread; each thread begins with another one."""
    ready = Barrier(THREADS)

    def drawn_by(number: int) -> list[tuple[str, Files]]:
        ready.wait()
        first = len(order) * number // THREADS
        return [(picture.name, picture.files()) for picture in order[first:] + order[:first]]

    before = sys.getswitchinterval()
    sys.setswitchinterval(SHORTEST_STRETCH)
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            return [each for drawn in threads.map(drawn_by, range(THREADS)) for each in drawn]
    finally:
        sys.setswitchinterval(before)


def told(chance: str, order: list[Picture]) -> str:
    """How to see it again."""
    return f"--chance {chance}, in this order: {', '.join(picture.name for picture in order)}"


# What is kept of drawings


def forget(*more: Any) -> None:
    """Let go of everything that was drawn, measured or read; the palette and the languages only if asked."""
    for store in KEPT:
        store.forget()
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("rendering", "languages") and not name.endswith("samples"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear") and (value not in (language, nearest) or value in more):
                    value.cache_clear()


def watch(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, list[bytes]]]:
    """All that is kept from now on, and what it looked like then."""
    watched, keep = [], Kept._keep

    def keep_watched(self: Kept, key: Any, drawing: Any) -> None:
        watched.append((drawing, pixels(drawing)))
        keep(self, key, drawing)

    monkeypatch.setattr(Kept, "_keep", keep_watched)
    return watched


def pixels(drawing: Any) -> list[bytes]:
    """Of every image in a drawing; a packed one cannot be drawn upon."""
    return [sha1(value.tobytes()).digest() for value in vars(drawing).values() if isinstance(value, Image)]


@contextmanager
def kept_in(room: int) -> Iterator[None]:
    """With so many bytes for each kind of what is kept."""
    before = [store.most_bytes for store in KEPT]
    for store in KEPT:
        store.most_bytes = room
    try:
        yield
    finally:
        for store, most_bytes in zip(KEPT, before, strict=True):
            store.most_bytes = most_bytes


# Pictures of a game that was played


def of_game(game: Game[Any, Any], dice: random.Random) -> Iterator[Picture]:
    """Two boards with a turn between them, what a seat alone saw in it, and one picture more."""
    path = dice.choice([path for path in REPLAYS if path.parent.name == game.key])
    table, log = as_table(read_record(path.read_text(encoding="utf-8")))
    turns, seats = stretches(walk(table, log)), len(table.holders)
    turn = dice.choice(turns[1:])
    name, everybody, clocks = f"{game.key}/{path.stem}/{turn.number}", reader(dice, seats), times(dice, seats)
    others = replace(everybody, language=dice.choice(list(LANGUAGES)))
    yield board(game, turn.before, f"{name} before", everybody, clocks)
    yield board(game, turn.after, f"{name} after", others, clocks)
    yield own(game, dice.choice(turn.steps), name, reader(dice, seats, turn.seat), dice)
    yield dice.choice([*around(game, table, turns, name, everybody, dice)])


def reader(dice: random.Random, seats: int = 0, you: int | None = None) -> Reader:
    """In any language, with any names."""
    return Reader(dice.choice(list(LANGUAGES)), tuple(dice.sample(NAMES, seats)), you, Medium.PICTURE)


def times(dice: random.Random, seats: int) -> Times:
    """Nobody's clock, or everybody's."""
    if dice.random() < 0.5:
        return ()
    return tuple(SeatTime(dice.choice(list(Sign)), say("time-away"), dice.randrange(9)) for _ in range(seats))


def board(game: Game[Any, Any], position: Any, name: str, everybody: Reader, clocks: Times) -> Picture:
    """What everybody sees."""
    view = game.view_for(position, None)
    return Picture(name, lambda: PAINTERS[game.key].table(view, everybody, clocks))


def own(game: Game[Any, Any], step: Step, name: str, reader: Reader, dice: random.Random) -> Picture:
    """What only the seat saw that made a step: what it held, or a move that it thought of, or none."""
    view, seat, painter = game.view_for(step.before, step.seat), step.seat, PAINTERS[game.key]
    if dice.random() < 0.3:
        return Picture(f"{name} private", lambda: painter.private(view, seat, reader))
    move = dice.choice((None, *game.legal_moves(step.before, seat)))
    refusal: Said = dice.choice(("", say("table-begins"))) if move else ""
    return Picture(f"{name} draft", lambda: painter.draft(view, seat, move, refusal, reader))


def around(
    game: Game[Any, Any],
    table: Any,
    turns: Sequence[Stretch],
    name: str,
    everybody: Reader,
    dice: random.Random,
) -> Iterator[Picture]:
    """Recap, lobby, score card, ribbon, and a puzzle if one could begin there."""
    seats, painter, skin = len(table.holders), PAINTERS[game.key], PAINTERS[game.key].skin
    recap, stage = recap_of(table, turns, 2)
    yield Picture(f"{name} recap", lambda: [*draw_frames(recap, stage, skin, everybody)])
    some = replace(everybody, names=everybody.names[: dice.randrange(1, seats + 1)])
    yield Picture(f"{name} lobby", lambda: draw_lobby(game.title, (), seats, (), skin, some))
    over = turns[-1].after
    ended, scores = game.outcome(over), painter.scores(over) if painter.scores else game.standing(over)
    assert isinstance(ended, Outcome)
    columns = tuple(ResultColumn(seat, ended.places[seat], score) for seat, score in enumerate(scores))
    yield Picture(f"{name} result", lambda: draw_result(game.title, ended.reason, columns, skin, everybody))
    points = tuple(dice.randrange(-5, 40) for _ in range(seats))
    ribbon = Ribbon(points, tuple(dice.randrange(-2, 9) for _ in range(seats)), scale_for(points))
    yield Picture(f"{name} ribbon", lambda: draw_ribbon(ribbon))
    ways, steps = game.puzzling, [step for turn in turns for step in turn.steps]
    if ways and (puzzling := [step for step in steps if ways.begins(step.before, step.seat)]):
        step = dice.choice(puzzling)
        view = game.view_for(step.before, step.seat)
        shown = PuzzleValues(game=game.key, number=128, view=view, seat=step.seat, stars=3)
        yield Picture(f"{name} puzzle", lambda: draw_puzzle(shown, everybody))


# Pictures that belong to no game


def of_values(reader: Reader) -> Iterator[Picture]:
    """Leagues, tournaments, players and statistics."""
    known: tuple[tuple[Callable[[Any, Reader], Any], Any], ...] = (
        (draw_standings, league_samples.STANDINGS),
        (draw_standings, league_samples.NIGHT_STANDINGS),
        (draw_standings, league_samples.SEASIDE_STANDINGS),
        (draw_fixtures, league_samples.FIXTURES),
        (draw_fixtures, league_samples.NIGHT_FIXTURES),
        (draw_bracket, cup_samples.SIXTEEN),
        (draw_bracket, cup_samples.FOURS),
        (draw_swiss, cup_samples.SWISS),
        (draw_leaderboard, cup_samples.LEADERBOARD),
        (draw_profile, player_samples.PROFILE),
        (draw_summary, player_samples.SUMMARY),
        (draw_summary, player_samples.NIGHT_SUMMARY),
        (draw_sheet, stats_samples.GAME),
        (draw_sheet, stats_samples.TWO),
    )
    for number, (draw, values) in enumerate(known):
        yield Picture(f"{type(values).__name__} {number}", partial(draw, values, reader))
