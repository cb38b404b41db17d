"""Figures 1 to 3 and 16: drawing and encoding a table picture, beside compression and what others do."""

import importlib
import random
import time
import zlib
from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any

from PIL.Image import Image

from benchmarks.figure import Figure, against
from games.api import new_table
from games.catalog import GAMES
from games.copenhagen.rules import view_for as copenhagen_view
from games.kensington.rules import view_for as kensington_view
from games.tenby.hidden import view_for as tenby_view
from languages.reader import Reader
from rendering.catalog import PAINTERS
from rendering.copenhagen import samples as copenhagen_samples
from rendering.kensington import samples as kensington_samples
from rendering.league.samples import STANDINGS
from rendering.league.standings_picture import draw_standings
from rendering.painter import Painter
from rendering.png import encode
from rendering.tenby import samples as tenby_samples
from rendering.tenby import solo_samples


def _copenhagen() -> tuple[Any, tuple[str, ...]]:
    position = copenhagen_samples.after_a_build(copenhagen_samples.sample_game(4))
    return copenhagen_view(position, None), copenhagen_samples.NAMES


def _kensington() -> tuple[Any, tuple[str, ...]]:
    position = kensington_samples.after_a_build(kensington_samples.sample_game(4), 0.9)
    return kensington_view(position, None), kensington_samples.NAMES


def _tenby() -> tuple[Any, tuple[str, ...]]:
    position = tenby_samples.by_day(tenby_samples.sample_game(4, tenby_samples.OPTIONS[4]), 0.9)
    return tenby_view(position, None), tenby_samples.NAMES


def _alone() -> tuple[Any, tuple[str, ...]]:
    position = solo_samples.with_a_cost(tenby_samples.sample_game(1, solo_samples.SOLO["core"]))
    return tenby_view(position, None), tenby_samples.NAMES[:1]


_ROUNDS = 40
NAMES = ("Anna", "Ben", "Cleo", "Dora")
SCENES: dict[str, Callable[[], tuple[Any, tuple[str, ...]]]] = {
    "copenhagen": _copenhagen,
    "kensington": _kensington,
    "tenby": _tenby,
    "tenby alone": _alone,
}
"""A full table of each game that has a painter, and of a single player: the view and the names."""


def figures() -> list[Figure]:
    """The ratios of every painter, and of a league's standings."""
    tables = [
        figure
        for name, scene in SCENES.items()
        for figure in _figures_of(name, PAINTERS[_game_of(name)], *scene())
    ]
    return [*tables, _of_standings()]


def _of_standings() -> Figure:
    reader = Reader()
    pixels = draw_standings(STANDINGS, reader).tobytes()
    drawn, squeezed = _best_of_each(
        lambda: encode(draw_standings(STANDINGS, reader)), lambda: zlib.compress(pixels, 1)
    )
    return _figure("1  league: standings drawn and encoded / zlib level 1", drawn / squeezed, 0.6)


def _game_of(scene: str) -> str:
    return scene.partition(" ")[0]


def _figures_of(key: str, painter: Painter, view: Any, names: tuple[str, ...]) -> list[Figure]:
    reader = Reader(names=names)
    images = painter.table(view, reader)  # a board may be two pictures, and all that is compared counts both
    pixels, full_colour = [image.tobytes() for image in images], [image.convert("RGB") for image in images]
    drawn, squeezed, default, peer = _best_of_each(
        lambda: [encode(image) for image in painter.table(view, reader)],
        lambda: [zlib.compress(each, 1) for each in pixels],
        lambda: [_default_png(image) for image in full_colour],
        _chess_board((images[0].width, sum(image.height for image in images))),
    )
    plain = sum(len(_default_png(image)) for image in full_colour)
    size = sum(len(encode(image)) for image in images) / plain
    return [
        _figure(f"1  {key}: a table drawn and encoded / zlib level 1", drawn / squeezed, 0.6),
        _after_moves(key, painter, NAMES[: len(names)]),
        _figure(f"2  {key}: a table drawn and encoded / Pillow's default RGB PNG", drawn / default, 0.05),
        _figure(f"3  {key}: bytes of the PNG / bytes of Pillow's default RGB PNG", size, 0.62),
        _beside_chess(key, drawn, peer),
    ]


# After a move


def _after_moves(key: str, painter: Painter, names: tuple[str, ...]) -> Figure:
    """Every board of a random game, each drawn once: the middle one beside its own pixels."""
    for view in _views(key, len(names), "warm"):
        painter.table(view, Reader(names=names))
    ratios = sorted(_drawn_once(painter, view, names) for view in _views(key, len(names), "measured"))
    name = f"1  {key}: the same, the boards of a game one after the other, p50 (p90)"
    half, most = ratios[len(ratios) // 2], ratios[len(ratios) * 9 // 10]
    return Figure(name, f"{half:.2f} ({most:.2f})", against(half, 0.6))


def _views(key: str, seats: int, seed: str) -> Iterator[Any]:
    game, rng = GAMES[_game_of(key)], random.Random(seed)
    position = new_table(game, seats, {}, seed)
    while acting := game.to_act(position):
        position = game.apply(position, acting[0], rng.choice(game.legal_moves(position, acting[0])))
        yield game.view_for(position, None)


def _drawn_once(painter: Painter, view: Any, names: tuple[str, ...]) -> float:
    """As a part of the time that zlib takes for the pixels; a board may be two pictures."""
    start = time.process_time()
    images = painter.table(view, Reader(names=names))
    files = [encode(image) for image in images]
    drawn = time.process_time() - start
    assert files
    pixels = [image.tobytes() for image in images]
    start = time.process_time()
    for each in pixels:
        zlib.compress(each, 1)
    return drawn / (time.process_time() - start)


# What chess bots do


def _chess_board(size: tuple[int, int]) -> Callable[[], object]:
    """A board by python-chess, drawn by CairoSVG with as many pixels; nothing where they are absent."""
    try:
        chess, svg, cairosvg = map(importlib.import_module, ("chess", "chess.svg", "cairosvg"))
    except (ImportError, OSError):  # the package, or the system's libcairo
        return lambda: None
    board, side = chess.Board(), round((size[0] * size[1]) ** 0.5)
    return lambda: cairosvg.svg2png(svg.board(board, size=side).encode(), output_width=side)


def _beside_chess(key: str, drawn: float, peer: float) -> Figure:
    name = f"16 {key}: a table / python-chess's SVG through CairoSVG, equal pixels"
    if peer < drawn:
        return Figure(name, "not measured", "pip install -e '.[bench]', and the system's libcairo")
    reached = "reached" if peer >= 30 * drawn else "missed"
    return Figure(name, f"1/{peer / drawn:.0f}", f"<= 1/30: {reached}")


def _best_of_each(*works: Callable[[], object]) -> list[float]:
    """The shortest time of each, measured by turns so that a busy moment of the machine meets all of them."""
    best = [float("inf")] * len(works)
    for _ in range(_ROUNDS):
        for number, work in enumerate(works):
            start = time.perf_counter()
            work()
            best[number] = min(best[number], time.perf_counter() - start)
    return best


def _figure(name: str, ratio: float, goal: float) -> Figure:
    return Figure(name, f"{ratio:.2f}", against(ratio, goal))


def _default_png(image: Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
