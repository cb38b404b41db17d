"""What a seat alone sees: what to decide, its town large, its residents, its accolade and its rings."""

from typing import Final

from PIL import Image

from games.message import say
from games.tenby.position import HIDDEN, Position, Town
from games.tenby.scoring import resident_points, town_points
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, door
from rendering.tenby import turn
from rendering.tenby.header import seaside, sky_at
from rendering.tenby.honours import honours_height, honours_of, put_honours
from rendering.tenby.marks import RING, mark
from rendering.tenby.residents import boxes_height, lines_height, put_boxes, put_lines
from rendering.tenby.streets import Plan, plan_for, put_shore, put_streets, shown
from rendering.tenby.turn import put_decision, put_prices
from rendering.text import CAPTION, HEAD, SENTENCE, TITLE, Type, Weight, width

_HEADER: Final = 84
_LABEL: Final = 44
_HIGHEST: Final = 1400
_RINGS: Final = Type(40, Weight.BLACK)
_LEAST: Final = 126
"""Rather than cards narrower than this, residents are written in lines."""
_POINTS: Final = Type(56, Weight.BLACK)


def draw_private(view: Position, seat: int, reader: Reader) -> Image.Image:
    """The seat's own picture."""
    player = view.players[seat]
    kept = tuple(card for card in player.residents if card != HIDDEN)
    drawn = tuple(card for card in player.drawn if card != HIDDEN)
    honours = tuple(honour for honour in honours_of(view, seat) if honour.owner == seat)
    top = _HEADER + turn.HEIGHT + 12 + (_LABEL + boxes_height(len(drawn)) if drawn else 0)
    lengths, foot = tuple(map(len, player.town)), honours_height(honours) + 18
    plan, in_boxes, has_prices = _plan(lengths, kept, _HIGHEST - top - foot)
    below = foot + _kept_height(kept, in_boxes=in_boxes) + (turn.HEIGHT if has_prices else 0)
    height = min(_HIGHEST, top + plan.height + below)
    canvas = Canvas(seaside(height))
    _put_header(canvas, view, seat, reader, sky_at(40, height))
    put_decision(canvas, _HEADER, view, seat, reader, sky_at(_HEADER, height))
    _put_drawn(canvas, _HEADER + turn.HEIGHT + 12, drawn, player.town, reader)
    put_streets(canvas, top, shown(player.town), plan, reader, sky_at(top + plan.height / 2, height))
    put_shore(canvas, top, plan, sky_at(top + plan.height * 0.8, height))
    y = top + plan.height
    _put_kept(canvas, y, kept, player.town, reader, in_boxes=in_boxes)
    y += _kept_height(kept, in_boxes=in_boxes)
    put_honours(canvas, y - 12, view, reader, honours, sky_at(y, height))
    if has_prices:
        y += honours_height(honours)
        put_prices(canvas, y, reader, sky_at(y, height))
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


def _put_header(canvas: Canvas, view: Position, seat: int, reader: Reader, sky: Paint) -> None:
    title = reader.read(say("tenby-picture-your-town"))
    canvas.text(36, 60, title, TITLE, colours.INK, sky)
    x = 56 + width(title, TITLE)
    canvas.put(door(seat, 36, 44, sky), x, 22)
    said = reader.read(say("tenby-picture-only-you"))
    canvas.text(x + 54, 60, said, SENTENCE, colours.MUTED, sky)
    player = view.players[seat]
    x += 54 + width(said, SENTENCE) + 40
    canvas.put(mark(RING, 40, sky), x, 26)
    canvas.text(x + 50, 60, str(player.rings), _RINGS, colours.INK, sky)
    points = str(town_points(player.town))
    canvas.text(WIDTH - 36, 64, points, _POINTS, colours.INK, sky, "rs")
    said = reader.read(say("tenby-picture-town-points"))
    canvas.text(WIDTH - 50 - width(points, _POINTS), 60, said, CAPTION, colours.MUTED, sky, "rs")


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
