"""What a seat alone sees: what to decide, its town large, its residents, its accolade and its rings."""

from typing import Final

from PIL import Image

from games.message import say
from games.tenby.position import HIDDEN, Phase, Position, Town
from games.tenby.scoring import resident_points
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.parts import MARGIN
from rendering.tenby import turn
from rendering.tenby.header import OWN_HEADER, put_own_header, seaside, sky_at
from rendering.tenby.honours import honours_height, honours_of, put_honours
from rendering.tenby.planning import draw_planning
from rendering.tenby.residents import boxes_height, lines_height, put_boxes, put_lines
from rendering.tenby.solo_honours import aims_height, aims_of, put_aims
from rendering.tenby.streets import Plan, plan_for, put_shore, put_streets, shown
from rendering.tenby.turn import put_decision, put_prices
from rendering.text import HEAD

_LABEL: Final = 44
_HIGHEST: Final = 1400
_LEAST: Final = 126
"""Rather than cards narrower than this, residents are written in lines."""


def draw_private(view: Position, seat: int, reader: Reader) -> Image.Image:
    """The seat's own picture."""
    if view.phase in (Phase.PLAN, Phase.LOWER):
        return draw_planning(view, seat, reader)
    player = view.players[seat]
    kept = tuple(card for card in player.residents if card != HIDDEN)
    drawn = tuple(card for card in player.drawn if card != HIDDEN)
    honours = tuple(honour for honour in honours_of(view, seat) if honour.owner == seat)
    top = OWN_HEADER + turn.HEIGHT + 12 + (_LABEL + boxes_height(len(drawn)) if drawn else 0)
    aims = aims_of(view) if view.solo is not None else ()
    lengths, foot = tuple(map(len, player.town)), honours_height(honours) + aims_height(aims) + 18
    plan, in_boxes, has_prices = _plan(lengths, kept, _HIGHEST - top - foot)
    below = foot + _kept_height(kept, in_boxes=in_boxes) + (turn.HEIGHT if has_prices else 0)
    height = min(_HIGHEST, top + plan.height + below)
    canvas = Canvas(seaside(height))
    put_own_header(canvas, view, seat, reader, sky_at(40, height))
    put_decision(canvas, OWN_HEADER, view, seat, reader, sky_at(OWN_HEADER, height))
    _put_drawn(canvas, OWN_HEADER + turn.HEIGHT + 12, drawn, player.town, reader)
    put_streets(canvas, top, shown(player.town), plan, reader, sky_at(top + plan.height / 2, height))
    put_shore(canvas, top, plan, sky_at(top + plan.height * 0.8, height))
    y = top + plan.height
    _put_kept(canvas, y, kept, player.town, reader, in_boxes=in_boxes)
    y += _kept_height(kept, in_boxes=in_boxes)
    put_honours(canvas, y - 12, view, reader, honours, sky_at(y, height))
    put_aims(canvas, y - 12, aims, reader, sky_at(y, height))
    if has_prices:
        y += honours_height(honours) + aims_height(aims)
        put_prices(canvas, y, view, reader, sky_at(y, height))
    return canvas.image


def _plan(lengths: tuple[int, ...], kept: tuple[str, ...], room: int) -> tuple[Plan, bool, bool]:
    """Where cards lie, whether residents are in boxes, whether prices are shown: all of it, unless the cards
    would be too small for a phone."""
    for in_boxes, has_prices in ((True, True), (False, True), (False, False)):
        rest = _kept_height(kept, in_boxes=in_boxes) + (turn.HEIGHT if has_prices else 0)
        plan = plan_for(lengths, room - rest)
        if plan.width >= _LEAST:
            break
    return plan, in_boxes, has_prices


# Residents


def _kept_height(residents: tuple[str, ...], *, in_boxes: bool) -> int:
    if not residents:
        return 0
    return _LABEL + (boxes_height if in_boxes else lines_height)(len(residents))


def _put_drawn(canvas: Canvas, y: int, residents: tuple[str, ...], town: Town, reader: Reader) -> None:
    if residents:
        sky = sky_at(y + 60, canvas.image.height)
        said = reader.read(say("tenby-picture-to-keep"))
        canvas.text(MARGIN + 12, y + 32, said, HEAD, colours.INK, sky)
        put_boxes(canvas, y + _LABEL, residents, town, reader, sky, to_choose=True)


def _put_kept(
    canvas: Canvas, y: int, residents: tuple[str, ...], town: Town, reader: Reader, *, in_boxes: bool
) -> None:
    if residents:
        sky = sky_at(y + 60, canvas.image.height)
        worth = sum(resident_points(town, card) for card in residents)
        said = reader.read(say("tenby-picture-residents-worth", points=worth))
        canvas.text(MARGIN + 12, y + 32, said, HEAD, colours.INK, sky)
        put = put_boxes if in_boxes else put_lines
        put(canvas, y + _LABEL, residents, town, reader, sky)
