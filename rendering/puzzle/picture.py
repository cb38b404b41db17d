"""Puzzles as pictures, by game."""

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from languages.reader import Medium, Reader
from rendering.puzzle.copenhagen import draw_copenhagen
from rendering.puzzle.kensington import draw_kensington
from rendering.puzzle.plain import draw_plain
from rendering.puzzle.tenby import draw_tenby
from rendering.puzzle.values import PuzzleValues

PAINTED: Final[Mapping[str, Callable[[PuzzleValues, Reader], Image.Image]]] = {
    "copenhagen": draw_copenhagen,
    "kensington": draw_kensington,
    "tenby": draw_tenby,
}


def draw_puzzle(values: PuzzleValues, reader: Reader) -> Image.Image:
    """The puzzle as its game paints it; others as their turns are painted."""
    return PAINTED.get(values.game, draw_plain)(values, reader.on(Medium.PICTURE))
