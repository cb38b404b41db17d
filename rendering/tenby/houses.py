"""Tenby's houses: walls in their colour with their own gable, as signs with a letter and for scenes."""

from typing import Final

from games.tenby.components import Colour
from rendering import colours
from rendering.colours import PIECES
from rendering.scenery import gable_points
from rendering.sketch import Sketch
from rendering.text import Type, Weight, write

LETTERS: Final = {
    Colour.RED: "R",
    Colour.YELLOW: "Y",
    Colour.GREEN: "G",
    Colour.BLUE: "B",
    Colour.PURPLE: "P",
    "white": "W",
}
"""The letter of a building's colour, which repeats what the colour says."""
GABLES: Final = {"R": 0, "Y": 1, "G": 2, "B": 3, "P": 4, "W": 1}


def draw_small_house(sheet: Sketch, letter: str, x: float, y: float, width: float, height: float) -> None:
    """A house as a sign: gable, wall and its letter."""
    fill = PIECES[letter].wall
    line, rise = max(1.5, width * 0.06), height * 0.42
    sheet.box(x + width * 0.1, y + rise, width * 0.8, height - rise, fill, colours.INK, line)
    gable = gable_points(x + width * 0.04, y + rise + 1, width * 0.92, rise, GABLES[letter])
    sheet.polygon(gable, fill, colours.INK, line)
    sheet.box(x + width * 0.16, y + rise - line, width * 0.68, 2 * line + 1, fill)
    kind = Type(height * 0.66, Weight.BLACK)
    write(sheet, x + width / 2, y + height * 0.66, letter, kind, PIECES[letter].on)
