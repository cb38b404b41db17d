"""Pictures about a table rather than a board: the lobby, and the final scores. They know no game."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import PIECES
from rendering.names import fitted_name
from rendering.parts import (
    GAP,
    MARGIN,
    WIDTH,
    dashed_box,
    door,
    lay_frame,
    lay_panel,
    panel,
    place_words,
    put_badge,
)
from rendering.scenery import draw_boat, draw_cloud, draw_gull, gable_points, lay_skyline, lay_water
from rendering.sketch import TOP_ONLY, Sketch
from rendering.text import (
    CAPTION,
    NAME,
    SCORE,
    SENTENCE,
    SENTENCE_BOLD,
    TITLE,
    Type,
    Weight,
    fitted,
)

# The final scores


@dataclass(frozen=True)
class ResultColumn:
    """One seat's result: its place (1 is best), its points for every line, and their total."""

    seat: int
    name: str
    place: int
    points: tuple[int, ...]
    total: int


_RESULT_TOP: Final = 140
_COLUMNS_LEFT: Final = 500
_LINE: Final = 76


def draw_result(
    title: str, reason: str, lines: tuple[str, ...], columns: tuple[ResultColumn, ...], note: str = ""
) -> Image.Image:
    """The score card: a line for every way to score, a column for every seat, best first."""
    canvas = Canvas(_result_ground(len(lines), bool(note)))
    canvas.text(36, 66, fitted(title, TITLE, 600), TITLE, colours.INK, colours.MORNING)
    canvas.text(36, 110, fitted(reason, SENTENCE, 600), SENTENCE, colours.MUTED, colours.MORNING)
    for number, label in enumerate(lines):
        y = _RESULT_TOP + 136 + number * _LINE
        shown = fitted(label, NAME, _COLUMNS_LEFT - 72)
        canvas.text(48, y + _LINE / 2, shown, NAME, colours.INK, colours.CARD, "lm")
    ordered = sorted(columns, key=lambda column: (column.place, column.seat))
    room = (WIDTH - MARGIN - 20 - _COLUMNS_LEFT) / max(1, len(ordered))
    best = [max((column.points[line] for column in columns), default=0) for line in range(len(lines))]
    for number, column in enumerate(ordered):
        _put_result(canvas, column, _COLUMNS_LEFT + (number + 0.5) * room, round(room) - 8, best)
    foot = _total_line(len(lines))
    canvas.text(48, foot + 72, "Total", TITLE, colours.INK, colours.CARD)
    if note:
        shown = fitted(note, CAPTION, WIDTH - 96)
        canvas.text(48, foot + 204, shown, CAPTION, colours.MUTED, colours.PAPER)
    return canvas.image


def _total_line(lines: int) -> int:
    return _RESULT_TOP + 136 + lines * _LINE


@lru_cache(maxsize=8)
def _result_ground(lines: int, has_note: bool) -> Image.Image:
    foot = _total_line(lines)
    height = foot + (232 if has_note else 186)
    ground = Ground(WIDTH, height, colours.PAPER)
    ground.fade(0, 0, WIDTH, 260, colours.MORNING, colours.PAPER)
    lay_skyline(ground, 660, _RESULT_TOP, 500)
    lay_panel(ground, MARGIN, _RESULT_TOP, WIDTH - 2 * MARGIN, foot + 162 - _RESULT_TOP)
    for number in range(lines):
        ground.fill(44, _RESULT_TOP + 136 + number * _LINE, WIDTH - 88, 2, colours.LINE)
    ground.fill(44, foot, WIDTH - 88, 4, colours.INK)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _put_result(canvas: Canvas, column: ResultColumn, middle: float, room: int, best: list[int]) -> None:
    won = column.place == 1
    fill = colours.WINNER if won else colours.CARD
    foot = _total_line(len(best))
    if won:
        plate = panel(room, foot + 142 - _RESULT_TOP, fill, colours.AMBER, 4, colours.CARD)
        canvas.put(plate, middle - room / 2, _RESULT_TOP + 10)
        _put_plate_lines(canvas, len(best), round(middle - room / 2) + 4, room - 8)
    canvas.put(door(column.seat, 42, 52, fill), middle - 21, _RESULT_TOP + 26)
    name = fitted_name(column.name, NAME, room - 16)
    canvas.text(middle, _RESULT_TOP + 116, name, NAME, colours.INK, fill, "ms")
    for number, (points, most) in enumerate(zip(column.points, best, strict=True)):
        y = _RESULT_TOP + 136 + (number + 0.5) * _LINE
        weight = Weight.BLACK if points and points == most else Weight.SEMIBOLD
        paint = colours.INK if points else colours.QUIET
        canvas.text(middle, y, _signed(points), Type(40, weight), paint, fill, "mm")
    kind = SCORE if won else Type(60, Weight.BLACK)
    canvas.text(middle, foot + 76, _signed(column.total), kind, colours.INK, fill, "ms")
    if won:
        put_badge(canvas, middle, foot + 92, "winner", colours.INK, colours.HONEY, fill)
    else:
        canvas.text(middle, foot + 118, place_words(column.place), CAPTION, colours.MUTED, fill, "ms")


def _put_plate_lines(canvas: Canvas, lines: int, x: int, wide: int) -> None:
    """The lines of the card go on across the winner's plate."""
    for number in range(lines):
        canvas.fill(x, _RESULT_TOP + 136 + number * _LINE, wide, 2, colours.LINE)
    canvas.fill(x, _total_line(lines), wide, 4, colours.INK)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


# The lobby


_SEATS_TOP: Final = 390
_LOBBY_HEIGHT: Final = 720


def draw_lobby(
    title: str, lines: tuple[str, ...], seats: tuple[str, ...], options: tuple[str, ...]
) -> Image.Image:
    """A table that waits for players: what it is, who sits there (nobody: ""), and with which options."""
    canvas = Canvas(_lobby_ground())
    sky = colours.SCENE_TOP
    canvas.text(36, 88, fitted(title, SCORE, 480), SCORE, colours.INK, sky)
    canvas.text(38, 138, "a table is open", Type(36, Weight.BOLD), colours.MUTED, sky)
    for number, line in enumerate(lines[:2]):
        shown = fitted(line, SENTENCE, 500)
        ground = colours.mix(sky, colours.SCENE_FOOT, 0.6)
        canvas.text(38, 196 + 40 * number, shown, SENTENCE, colours.INK, ground)
    room = (WIDTH - 2 * MARGIN - GAP * (len(seats) - 1)) // max(1, len(seats))
    for number, seat in enumerate(seats):
        _put_seat(canvas, number, seat, MARGIN + number * (room + GAP), room)
    _put_options(canvas, options)
    return canvas.image


@lru_cache(maxsize=1)
def _lobby_ground() -> Image.Image:
    ground = Ground(WIDTH, _LOBBY_HEIGHT, colours.PAPER)
    ground.fade(0, 0, WIDTH, 310, colours.SCENE_TOP, colours.SCENE_FOOT)
    scene = Sketch(WIDTH, 372)
    draw_cloud(scene, 606, 56, 40, colours.WHITE)
    draw_cloud(scene, 880, 58, 30, colours.WHITE)
    for x, y, size in ((730, 50, 22), (780, 74, 15), (1060, 48, 20)):
        draw_gull(scene, x, y, size, colours.INK, 2.4)
    _draw_row(scene, 556, 300)
    ground.lay(scene.art(), 0, 0)
    lay_water(ground, 3, 310, WIDTH - 6, 60, 12)
    boats = Sketch(WIDTH, 372)
    draw_boat(boats, 430, 346, 74, PIECES["R"].wall)
    draw_boat(boats, 980, 350, 60, colours.SEATS[0])
    ground.lay(boats.art(), 0, 0)
    lay_panel(ground, MARGIN, 612, WIDTH - 2 * MARGIN, 84)
    lay_frame(ground, WIDTH, _LOBBY_HEIGHT)
    return ground.settled()


_ROW: Final = (
    ("R", 74, 124, 0), ("Y", 58, 146, 1), ("G", 58, 150, 2), ("B", 58, 116, 3), ("P", 58, 142, 4),
    ("R", 66, 118, 0), ("Y", 74, 150, 1), ("G", 74, 126, 2), ("B", 100, 130, 3),
)  # fmt: skip
"""The houses of the scene: letter, width, height, gable."""


def _draw_row(sheet: Sketch, x: int, foot: int) -> None:
    for number, (letter, wide, high, kind) in enumerate(_ROW):
        fill = PIECES[letter].wall
        sheet.polygon(gable_points(x, foot - high + 2, wide, 58, kind), fill, colours.INK, 2.5)
        sheet.box(x, foot - high, wide, high, fill, colours.INK, 2.5)
        sheet.box(x + 2.5, foot - high - 2, wide - 5, 6, fill)
        _draw_lights(sheet, number, x, foot - high, wide, high)
        x += wide


def _draw_lights(sheet: Sketch, number: int, x: int, top: int, wide: int, high: int) -> None:
    pane = (wide - 18) / 2
    for row in range(high // 36):
        for side in range(2):
            lit = (number * 5 + row * 3 + side * 2) % 7 < 4
            fill = colours.LIT_GLASS if lit else colours.NIGHT_FOOT
            sheet.box(x + 12 + side * pane, top + 12 + row * 34, pane - 6, 20, fill, colours.INK, 1.8)


def _put_seat(canvas: Canvas, number: int, player: str, x: int, room: int) -> None:
    middle, y = x + room / 2, _SEATS_TOP
    if not player:
        canvas.put(dashed_box(room, 200, colours.DASH, 3, 12, 9, colours.PAPER), x, y)
        canvas.put(_no_door(), middle - 32, y + 18)
        canvas.text(middle, y + 140, "free seat", Type(32), colours.MUTED, colours.PAPER, "ms")
        return
    canvas.put(panel(room, 200, colours.CARD, colours.LINE, 2, colours.PAPER), x, y)
    canvas.put(door(number, 64, 80, colours.CARD), middle - 32, y + 18)
    name = fitted_name(player, NAME, room - 20)
    canvas.text(middle, y + 140, name, NAME, colours.INK, colours.CARD, "ms")
    canvas.text(middle, y + 179, "seated", CAPTION, colours.MUTED, colours.CARD, "ms")


@lru_cache(maxsize=1)
def _no_door() -> Sprite:
    sheet = Sketch(64, 80)
    sheet.round_box(0, 0, 64, 80, 31, None, colours.DASH, 3, TOP_ONLY)
    return sprite(sheet.art(), colours.PAPER)


def _put_options(canvas: Canvas, options: tuple[str, ...]) -> None:
    said = fitted("   ·   ".join(options) or "the usual rules", SENTENCE_BOLD, WIDTH - 2 * MARGIN - 48)
    canvas.text(MARGIN + 24, 654, said, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
