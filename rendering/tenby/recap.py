"""Tenby's part of a recap: every seat's town as rows of stamps."""

from collections.abc import Sequence
from typing import Any, Final

from games.message import Message, say, who
from games.tenby.position import Position, Town
from games.tenby.terms import card_name
from games.tenby.town import is_complete
from rendering import colours
from rendering.canvas import Sprite
from rendering.colours import Paint
from rendering.parts import MARGIN, Box
from rendering.recap.stage import (
    PANELS_HEIGHT,
    PANELS_ROOM,
    PANELS_TOP,
    Look,
    Stage,
    as_panel,
    corner,
    paper,
    put_head,
)
from rendering.tenby.card import STAMP_RISE
from rendering.tenby.town_row import put_run, runs_of

_HEAD: Final = 290
"""Where the stamps begin."""
_SIZES: Final = range(76, 9, -2)
_BETWEEN: Final = 8
_PADDING: Final = 8


def stage_of(views: Sequence[Position]) -> Stage:
    """Stamps as large as they can be for all towns at any time."""
    boxes = _boxes(len(views[0].players))
    towns = {player.town for view in views for player in view.players}
    size = next((size for size in _SIZES if all(_fits(town, size, boxes[0]) for town in towns)), _SIZES[-1])

    def panel(box: Box, look: Look, outside: Paint) -> Sprite:
        return _panel(box, look, outside, size)

    return Stage(
        boxes=boxes,
        panel=panel,
        own=lambda view, seat: view.players[seat].town,
        newest=_newest,
        told=_told,
    )


def _boxes(seats: int) -> tuple[Box, ...]:
    """A row for every seat."""
    high = (PANELS_HEIGHT - (seats - 1) * _BETWEEN) // seats
    return tuple(
        Box(MARGIN, PANELS_TOP + seat * (high + _BETWEEN), PANELS_ROOM, high) for seat in range(seats)
    )


def _room(box: Box) -> int:
    return box.width - _HEAD - 16


def _lines_height(town: Town, size: int, box: Box) -> int:
    lines = runs_of(town, size, _room(box))[-1].line + 1
    return lines * (round(size * STAMP_RISE) + _PADDING)


def _fits(town: Town, size: int, box: Box) -> bool:
    return _lines_height(town, size, box) + _PADDING <= box.height


def _newest(before: Position, after: Position, seat: int) -> tuple[str, ...]:
    """What lies in the town now and did not before, and what was moved meanwhile."""
    if before.players[seat].town == after.players[seat].town:
        return ()
    known = {face for street in before.players[seat].town for face in street}
    placed = [face for street in after.players[seat].town for face in street if face not in known]
    return tuple(dict.fromkeys((*_moved(before, after, seat), *placed)))


def _moved(before: Position, after: Position, seat: int) -> tuple[str, ...]:
    """What the seat placed or moved in its last turn, if the view before did not show it yet."""
    last, known = after.last, before.last
    if last is None or last.seat != seat:
        return ()
    is_same = known is not None and (known.seat, known.turn) == (last.seat, last.turn)
    return last.cards[len(known.cards) :] if known is not None and is_same else last.cards


def _told(seat: int, pieces: tuple[Any, ...]) -> Message:
    return say("recap-places", who=who(seat), cards=tuple(map(card_name, pieces)))


def _panel(box: Box, look: Look, outside: Paint, size: int) -> Sprite:
    canvas, ground = paper(box, look, outside)
    town, at = look.own, corner(look)
    tall = round(size * STAMP_RISE) + _PADDING
    top = at + (box.height - _lines_height(town, size, box) + _PADDING) // 2
    for run in runs_of(town, size, _room(box)):
        place = (at + _HEAD + run.x, top + run.line * tall)
        put_run(canvas, run, place, size, look.newest, is_complete(town[run.street]), ground)
    put_head(canvas, at, at, _HEAD - 24, look, colours.INK, ground)
    return as_panel(canvas, box, look, outside)
