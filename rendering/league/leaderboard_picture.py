"""Who is rated highest, as a picture: a row for every player, with a bar that compares the ratings."""

from typing import Final

from PIL import Image

from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.grounds import kept_ground
from rendering.league.leaderboard import Leaderboard, LeaderboardRow, scope_in_words
from rendering.league.scenes import HEAD, scene_of
from rendering.league.sheet import LEGEND_LINE, LegendItem, begun, finish, put_legend, put_name, put_title
from rendering.parts import MARGIN, WIDTH, lay_panel, panel, pill
from rendering.text import CAPTION, SENTENCE, Type, Weight

_HEADS: Final = 62
_TALLEST: Final = 76
_ALL_ROWS: Final = 1080
_WIDE: Final = WIDTH - 2 * MARGIN
_PLACE, _NAME, _BAR, _RATING, _TABLES = 62, 112, 566, 980, 1110
"""Middles of columns; where names and bars begin."""
_BAR_WIDE: Final = 330
_BELOW: Final = 100
"""A bar begins so far below the lowest rating, so that the lowest has one too."""


def draw_leaderboard(board: Leaderboard, reader: Reader) -> Image.Image:
    """The players in order."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(board.game)
    rows = len(board.rows)
    canvas = Canvas(_ground(board.game, rows))
    scope = scope_in_words(board.game, is_everywhere=board.is_everywhere)
    put_title(canvas, scene, reader.read(say("league-picture-leaderboard")), reader.read(scope))
    _put_heads(canvas, reader)
    for number, row in enumerate(board.rows):
        _put_row(canvas, board, number, row)
    legend: list[LegendItem] = []
    if any(row.is_you for row in board.rows):
        own = panel(44, 34, colours.WINNER, colours.AMBER_DEEP, 3, scene.skin.ground)
        legend.append((own, 44, reader.read(say("league-picture-you"))))
    note = reader.read(say("league-picture-leaderboard-note"))
    put_legend(canvas, scene, _end(rows) + 12, legend, note)
    return canvas.image


def _row_height(rows: int) -> int:
    return min(_TALLEST, _ALL_ROWS // max(1, rows))


def _end(rows: int) -> int:
    return HEAD + _HEADS + rows * _row_height(rows) + 6


@kept_ground
def _ground(game: str, rows: int) -> Image.Image:
    height = _end(rows) + 12 + LEGEND_LINE + 12
    ground = begun(scene_of(game), height)
    lay_panel(ground, MARGIN, HEAD, _WIDE, _end(rows) - HEAD)
    for number in range(rows):
        top = HEAD + _HEADS + number * _row_height(rows)
        ground.fill(MARGIN + 2, top, _WIDE - 4, 2, colours.LINE)
    finish(ground, height)
    return ground.settled()


def _put_heads(canvas: Canvas, reader: Reader) -> None:
    canvas.text(_PLACE, HEAD + 42, "#", CAPTION, colours.MUTED, colours.CARD, "ms")
    for column, x, anchor in (("name", _NAME, "ls"), ("rating", _RATING, "ms"), ("tables", _TABLES, "ms")):
        head = reader.read(say("league-picture-column", column=column))
        canvas.text(x, HEAD + 42, head, CAPTION, colours.MUTED, colours.CARD, anchor)


def _put_row(canvas: Canvas, board: Leaderboard, number: int, row: LeaderboardRow) -> None:
    high = _row_height(len(board.rows))
    top, fill = HEAD + _HEADS + number * high, colours.CARD
    middle = top + high / 2 + 1
    if row.is_you:
        fill = colours.WINNER
        own = panel(_WIDE - 12, high - 8, fill, colours.AMBER_DEEP, 3, colours.CARD)
        canvas.put(own, MARGIN + 6, top + 5)
    kind = Type(36 if row.place < 10 else 32, Weight.BLACK)
    canvas.text(_PLACE, middle, str(row.place), kind, colours.INK, fill, "mm")
    put_name(canvas, _NAME, middle, row.name, _BAR - 20 - _NAME, colours.INK, fill)
    ratings = [each.rating for each in board.rows]
    low, span = min(ratings) - _BELOW, max(ratings) - min(ratings) + _BELOW
    wide = max(24, round(_BAR_WIDE * (row.rating - low) / span))
    canvas.put(pill(wide, 24, colours.PIECES["B"].wall, colours.INK, 2, fill), _BAR, middle - 12)
    canvas.text(_RATING, middle, str(row.rating), Type(40, Weight.BLACK), colours.INK, fill, "mm")
    canvas.text(_TABLES, middle, str(row.tables), SENTENCE, colours.INK, fill, "mm")
