"""The table's pictures: night and day, the market and everybody's town; two where one would be too small."""

from itertools import accumulate
from typing import Final

from PIL import Image

from games.api import Outcome
from games.message import say
from games.tenby.position import Position
from games.tenby.rules import outcome
from games.tenby.scoring import town_points
from games.tenby.turns import to_act
from languages.reader import Reader
from rendering.canvas import Canvas
from rendering.parts import MARGIN, place_of
from rendering.seat_time import Times, time_pill
from rendering.tenby import days
from rendering.tenby.days import put_days
from rendering.tenby.header import HEADER, put_header, seaside, sky_at
from rendering.tenby.honours import honours_height, honours_of, put_honours
from rendering.tenby.legend import put_legend
from rendering.tenby.market import put_market, stalls_of
from rendering.tenby.points import points_height, put_points
from rendering.tenby.score import scores_of
from rendering.tenby.solo_table import draw_solo_table
from rendering.tenby.town_row import Look, row_height, town_row

_HIGHEST: Final = 1400
_BESIDE: Final = (58, 54, 50, 46, 42)
"""How wide stamps may be below the market."""
_ALONE: Final = (76, 72, 66, 62, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22, 18, 14)
"""And in a picture of the towns alone, where there may be any number of cards."""
_BETWEEN: Final = 7
_LEGEND: Final = 50


def draw_table(view: Position, reader: Reader, times: Times = ()) -> tuple[Image.Image, ...]:
    """What everybody sees: one picture, or the market and then the towns."""
    ended = outcome(view)
    if view.solo is not None:
        return draw_solo_table(view, reader, ended)
    looks = tuple(_look(view, seat, reader, ended, times) for seat in range(len(view.players)))
    board, honours = _board_height(view, ended), honours_height(honours_of(view))
    above = board + honours
    for size in _BESIDE:
        height = HEADER + above + _towns_height(looks, size) + _LEGEND
        if height <= _HIGHEST:
            canvas = _begun(height, view, reader, ended)
            _put_board(canvas, view, reader, ended)
            _put_honours(canvas, HEADER + board - 10, view, reader)
            _put_towns(canvas, HEADER + above, looks, size, view, reader, ended)
            return (canvas.image,)
    return _draw_apart(view, reader, ended, looks)


def _draw_apart(
    view: Position, reader: Reader, ended: Outcome | None, looks: tuple[Look, ...]
) -> tuple[Image.Image, ...]:
    """The board, and the towns as large as they can be; after the end the towns are looked at first.

    Accolades are below the market, or above the towns where that would be too high.
    """
    board, honours = HEADER + _board_height(view, ended), honours_height(honours_of(view))
    is_below = board + honours + 4 <= _HIGHEST
    first = _begun(board + (honours if is_below else 0) + 4, view, reader, ended)
    _put_board(first, view, reader, ended)
    above = HEADER if is_below else HEADER + honours
    size = next((size for size in _ALONE if above + _alone(looks, size) <= _HIGHEST), _ALONE[-1])
    towns = _begun(min(_HIGHEST, above + _alone(looks, size)), view, reader, ended)
    _put_towns(towns, above, looks, size, view, reader, ended)
    _put_honours(*((first, board - 10) if is_below else (towns, HEADER - 12)), view, reader)
    return (towns.image, first.image) if ended else (first.image, towns.image)


def _alone(looks: tuple[Look, ...], size: int) -> int:
    return _towns_height(looks, size) + _LEGEND


def _begun(height: int, view: Position, reader: Reader, ended: Outcome | None) -> Canvas:
    canvas = Canvas(seaside(height))
    put_header(canvas, height, view, reader, ended)
    return canvas


# The board


def _board_height(view: Position, ended: Outcome | None) -> int:
    if ended is not None:
        return points_height(scores_of(view)) + 10
    return days.HEIGHT + 4 + stalls_of(view).height + 10


def _put_board(canvas: Canvas, view: Position, reader: Reader, ended: Outcome | None) -> None:
    height, y = canvas.image.height, HEADER
    if ended is not None:
        put_points(canvas, y, scores_of(view), ended, reader, sky_at(y, height))
        return
    put_days(canvas, y, view, reader, sky_at(y, height))
    y += days.HEIGHT + 4
    stalls = stalls_of(view)
    rows = range(len(stalls.rows))
    skies = tuple(sky_at(y + (number + 0.5) * stalls.row, height) for number in rows)
    put_market(canvas, y, view, stalls, reader, skies)


def _put_honours(canvas: Canvas, y: int, view: Position, reader: Reader) -> None:
    put_honours(canvas, y, view, reader, honours_of(view), sky_at(y, canvas.image.height))


# The towns


def _look(view: Position, seat: int, reader: Reader, ended: Outcome | None, times: Times) -> Look:
    player = view.players[seat]
    newest = view.last.cards if view.last is not None and view.last.seat == seat and not ended else ()
    acting = to_act(view)
    badge = note = ""
    if ended is not None:
        place = place_of(ended.places[seat])
        resigned = say("picture-place-resigned", place=place)
        said = reader.read(resigned if seat in view.gone else place)
        badge, note = (said, "") if ended.places[seat] == 1 else ("", said)
    elif seat in view.gone:
        note = reader.read(say("tenby-picture-resigned"))
    return Look(
        seat=seat,
        name=reader.name(seat),
        town=player.town,
        points=scores_of(view)[seat].points if ended else town_points(player.town),
        rings=player.rings,
        residents=player.residents,
        has_secret_accolade=bool(player.accolade) and not player.is_accolade_open,
        newest=newest,
        lit=bool(badge) or (ended is None and len(acting) == 1 and seat in acting),
        badge=badge,
        note=note,
        time=time_pill(times, seat, reader) if ended is None else None,
    )


def _towns_height(looks: tuple[Look, ...], size: int) -> int:
    return sum(row_height(look, size) + _BETWEEN for look in looks) + 4


def _put_towns(
    canvas: Canvas,
    y: int,
    looks: tuple[Look, ...],
    size: int,
    view: Position,
    reader: Reader,
    ended: Outcome | None,
) -> None:
    height = canvas.image.height
    tops = list(accumulate((row_height(look, size) + _BETWEEN for look in looks), initial=y))
    # Rings reach beyond their rows, so these come last.
    for look, top in sorted(zip(looks, tops, strict=False), key=lambda each: each[0].lit):
        canvas.put(town_row(look, size, sky_at(top + 50, height)), MARGIN, top + 2)
    put_legend(canvas, tops[-1] + 4, view, reader, ended)
