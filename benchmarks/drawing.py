"""Figures 1 to 3: drawing and encoding a full table picture, beside plain compression of the same pixels."""

import time
import zlib
from collections.abc import Callable
from io import BytesIO
from typing import Any

from PIL.Image import Image

from benchmarks.figure import Figure, against
from games.copenhagen.rules import view_for as copenhagen_view
from games.kensington.rules import view_for as kensington_view
from rendering.catalog import PAINTERS
from rendering.copenhagen import samples as copenhagen_samples
from rendering.kensington import samples as kensington_samples
from rendering.painter import Painter
from rendering.png import encode


def _copenhagen() -> tuple[Any, tuple[str, ...]]:
    position = copenhagen_samples.after_a_build(copenhagen_samples.sample_game(4))
    return copenhagen_view(position, None), copenhagen_samples.NAMES


def _kensington() -> tuple[Any, tuple[str, ...]]:
    position = kensington_samples.after_a_build(kensington_samples.sample_game(4), 0.9)
    return kensington_view(position, None), kensington_samples.NAMES


_ROUNDS = 40
SCENES: dict[str, Callable[[], tuple[Any, tuple[str, ...]]]] = {
    "copenhagen": _copenhagen,
    "kensington": _kensington,
}
"""A full table of each game that has a painter: the view and the names."""


def figures() -> list[Figure]:
    """The three ratios of every painter."""
    return [figure for key, scene in SCENES.items() for figure in _figures_of(key, PAINTERS[key], *scene())]


def _figures_of(key: str, painter: Painter, view: Any, names: tuple[str, ...]) -> list[Figure]:
    image, *_ = painter.table(view, names)
    pixels, full_colour = image.tobytes(), image.convert("RGB")
    drawn, squeezed, default = _best_of_each(
        lambda: [encode(image) for image in painter.table(view, names)],
        lambda: zlib.compress(pixels, 1),
        lambda: _default_png(full_colour),
    )
    size = len(encode(image)) / len(_default_png(full_colour))
    return [
        _figure(f"1  {key}: draw and encode a table / zlib level 1 of its pixels", drawn / squeezed, 0.6),
        _figure(f"2  {key}: draw and encode a table / Pillow's default RGB PNG", drawn / default, 0.05),
        _figure(f"3  {key}: bytes of the PNG / bytes of Pillow's default RGB PNG", size, 0.62),
    ]


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
