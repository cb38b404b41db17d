"""A round of a Swiss tournament as pictures: a line for every table, in groups by points."""

from typing import Final

from PIL import Image

from games.message import Typed, say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.grounds import kept_ground
from rendering.league.bracket import Side
from rendering.league.numbers import decimal
from rendering.league.scenes import HEAD, scene_of
from rendering.league.sheet import (
    LEGEND_LINE,
    LegendItem,
    begun,
    finish,
    legend_lines,
    one_line,
    put_legend,
    put_name,
    put_title,
)
from rendering.league.signs import State, points_badge, put_state, state_pill_width
from rendering.league.swiss import Swiss, SwissTable, about_swiss, state_of
from rendering.names import shown_name
from rendering.parts import MARGIN, WIDTH, lay_panel
from rendering.text import CAPTION_BOLD, Type, Weight, width
from rendering.text import HEAD as BADGE

_ROW: Final = 76
_MOST: Final = 14
"""Tables in one picture."""
_WIDE: Final = WIDTH - 2 * MARGIN
_MIDDLE: Final = 540
"""Between two who meet."""
_NAMES: Final = 150
_PILL: Final = 330
_BOLD: Final = tuple(Type(size, Weight.BOLD) for size in (32, 30, 28, 26))
_PLAIN: Final = tuple(Type(size) for size in (32, 30, 28, 26))
_RESULT: Final = Type(36, Weight.BLACK)


def draw_swiss(swiss: Swiss, reader: Reader) -> tuple[Image.Image, ...]:
    """Every table of the round, in as many pictures as that takes."""
    reader = reader.on(Medium.PICTURE)
    starts = range(0, max(1, len(swiss.tables)), _MOST)
    return tuple(_draw_page(swiss, swiss.tables[start : start + _MOST], reader) for start in starts)


def _draw_page(swiss: Swiss, tables: tuple[SwissTable, ...], reader: Reader) -> Image.Image:
    scene = scene_of(swiss.game)
    heads = tuple(n == 0 or tables[n - 1].points != table.points for n, table in enumerate(tables))
    said = say("league-picture-sits-out", who=Typed(shown_name(swiss.sits_out))) if swiss.sits_out else ""
    sample = points_badge("12", colours.INK, colours.WHITE, scene.skin.ground, CAPTION_BOLD, 38)
    legend: list[LegendItem] = [
        (sample, sample.image.width, reader.read(say("league-picture-points-so-far")))
    ]
    canvas = Canvas(_ground(swiss.game, heads, legend_lines(legend, reader.read(said))))
    put_title(canvas, scene, shown_name(swiss.name), reader.read(about_swiss(swiss)))
    for number, (table, is_head) in enumerate(zip(tables, heads, strict=True)):
        middle = HEAD + 8 + number * _ROW + _ROW // 2 + 1
        if is_head:
            points = reader.read(decimal(table.points))
            badge = points_badge(points, colours.INK, colours.WHITE, colours.CARD, BADGE)
            canvas.put(badge, 44, middle - 24)
        _put_table(canvas, table, middle, reader)
    put_legend(canvas, scene, _end(len(heads)) + 12, legend, reader.read(said))
    return canvas.image


def _end(rows: int) -> int:
    return HEAD + 16 + max(1, rows) * _ROW


@kept_ground
def _ground(game: str, heads: tuple[bool, ...], legend: int) -> Image.Image:
    end = _end(len(heads))
    height = end + 12 + legend * LEGEND_LINE + 12
    ground = begun(scene_of(game), height)
    lay_panel(ground, MARGIN, HEAD, _WIDE, end - HEAD)
    for number, is_head in enumerate(heads):
        if number:
            paint, thick = (colours.INK, 3) if is_head else (colours.LINE, 2)
            ground.fill(40, HEAD + 8 + number * _ROW, WIDTH - 80, thick, paint)
    finish(ground, height)
    return ground.settled()


def _put_table(canvas: Canvas, table: SwissTable, middle: int, reader: Reader) -> None:
    result = _result(table)
    state = reader.read(state_of(table))
    taken = width(result, _RESULT) if result else min(_PILL, state_pill_width(state))
    room = WIDTH - 44 - taken - 16
    if len(table.sides) == 2:
        _put_duel(canvas, table, middle, room - _MIDDLE - 28)
    else:
        names = ", ".join(_with_score(side) for side in table.sides)
        kinds = (Type(28, Weight.BOLD), Type(26, Weight.BOLD))
        put_name(canvas, _NAMES, middle, names, room - _NAMES, colours.INK, colours.CARD, kinds)
    if result:
        canvas.text(WIDTH - 46, middle, result, _RESULT, colours.INK, colours.CARD, "rm")
    else:
        put_state(canvas, WIDTH - 44, middle - 24, state, table.state, _PILL, colours.CARD)


def _result(table: SwissTable) -> str:
    """How a duel ended; larger tables say who won."""
    scores = [side.score for side in table.sides if side.score is not None]
    if table.state is not State.OVER or len(table.sides) != 2 or len(scores) != 2:
        return ""
    return " : ".join(map(str, scores)).replace("-", "−")


def _with_score(side: Side) -> str:
    shown = shown_name(side.name)
    return shown if side.score is None else f"{shown} {side.score}".replace("-", "−")


def _put_duel(canvas: Canvas, table: SwissTable, middle: int, right: float) -> None:
    canvas.text(_MIDDLE, middle, "–", Type(30), colours.MUTED, colours.CARD, "mm")
    decided = any(side.is_through for side in table.sides)
    for side, x, anchor, room in zip(
        table.sides, (_MIDDLE - 28, _MIDDLE + 28), ("rm", "lm"), (_MIDDLE - 28 - _NAMES, right), strict=True
    ):
        lost = decided and not side.is_through
        kind, name = one_line(side.name, room, _PLAIN if lost else _BOLD)
        canvas.text(x, middle, name, kind, colours.MUTED if lost else colours.INK, colours.CARD, anchor)
