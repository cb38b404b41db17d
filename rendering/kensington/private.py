"""What a seat needs to choose a tile: the heap large, every warehouse, its own building."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.kensington.building import points
from games.kensington.position import Position
from games.message import Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.grounds import kept_ground
from rendering.kensington.captions import nameless
from rendering.kensington.elevation import put_elevation, site_for, size_of
from rendering.kensington.heap import cards_of, lay_heap, put_heap, put_special
from rendering.kensington.layout import CELLS, LARGE, PILES, Foot
from rendering.kensington.night import night_panel, sky_at
from rendering.kensington.warehouse import Warehouse, put_warehouse
from rendering.names import fitted_name
from rendering.parts import GAP, MARGIN, WIDTH, door, lay_frame
from rendering.text import CAPTION, CAPTION_BOLD, NAME, SENTENCE, TITLE, Type, Weight, width

_TOP: Final = 92
_HEAD: Final = 70
_LABELS: Final = 54
_BESIDE: Final = 660
"""How wide the own panel is beside the warehouses."""
_WHOLE: Final = WIDTH - 2 * MARGIN
_BELOW: Final = 176
"""The height of a row of warehouses below a wide house."""
_LEAST_WAREHOUSE: Final = 128
_TALLEST: Final = {2: 590, 3: 590, 4: 680, 5: 740}
"""The most height above the heap, by seats."""
_NIGHT: Final = colours.mix(colours.NIGHT, colours.NIGHT_FOOT, 0.3)


@dataclass(frozen=True)
class _Plan:
    """How large the own house is drawn, and where the warehouses stand."""

    width: int
    height: int
    cell: int

    @property
    def is_wide(self) -> bool:
        """Do the warehouses stand below?"""
        return self.width == _WHOLE

    @property
    def heap(self) -> int:
        """Where the heap begins."""
        return _TOP + self.height + (_BELOW if self.is_wide else 0) + 16


def _plan(size: tuple[int, int], seats: int) -> _Plan:
    """No more sky than needed; a house too wide to stand beside the warehouses stands above them."""
    columns, rows = size
    wide = columns * CELLS[-1] > _BESIDE - 28
    width = _WHOLE if wide else _BESIDE
    most = _TALLEST[seats] - (_BELOW if wide else 0)
    fits = min((width - 28) / columns, (most - _HEAD - _LABELS) / (rows + 0.6))
    cell = next((cell for cell in (76, 68, 60, *CELLS) if cell <= fits), CELLS[-1])
    least = 0 if wide else seats * _LEAST_WAREHOUSE
    need = _HEAD + _LABELS + round((rows + 0.6) * cell)
    return _Plan(width, min(most, max(least, -(-need // 24) * 24)), cell)


def draw_private(view: Position, seat: int, reader: Reader) -> Image.Image:
    """The seat's own picture. Nothing in it is secret, but it is large and about one seat."""
    foot = LARGE if view.options.heap_view else PILES
    plan = _plan(size_of(view.players[seat].building), len(view.players))
    canvas = Canvas(_ground(plan.heap, foot, cards_of(view), nameless(reader)))
    _put_own(canvas, plan, view, seat, reader.names[seat])
    _put_warehouses(canvas, plan, view, seat, reader)
    put_heap(canvas, foot, plan.heap, view, reader)
    if view.options.heap_view:
        y = plan.heap + foot.height - foot.below // 2
        put_special(canvas, view, reader, WIDTH - 40, y)
        hint = reader.read(say("kensington-caption-hint"))
        canvas.text(40, y, hint, CAPTION, colours.MUTED, colours.PAPER, "lm")
    return canvas.image


@kept_ground
def _ground(heap: int, foot: Foot, cards: int, reader: Reader) -> Image.Image:
    height = heap + foot.height + 16
    ground = Ground(WIDTH, height, colours.NIGHT)
    ground.fade(0, 0, WIDTH, height, colours.NIGHT, colours.NIGHT_FOOT)
    title, private = reader.read(say("kensington-caption-choice")), reader.read(say("picture-only-you"))
    ground.text(36, 62, title, TITLE, colours.NIGHT_TEXT)
    ground.text(54 + width(title, TITLE), 62, private, SENTENCE, colours.NIGHT_MUTED)
    lay_heap(ground, foot, heap, cards, reader)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _put_own(canvas: Canvas, plan: _Plan, view: Position, seat: int, name: str) -> None:
    building, pavement = view.players[seat].building, plan.height - _LABELS
    sky, ground = sky_at(36, pavement), _TOP + pavement + 2
    canvas.put(night_panel(plan.width, plan.height, pavement, _HEAD, False, _NIGHT), MARGIN, _TOP)
    canvas.put(door(seat, 36, 44, sky), MARGIN + 14, _TOP + 14)
    scored, right = str(points(building)), MARGIN + plan.width - 16
    canvas.text(right, _TOP + 60, scored, Type(56, Weight.BLACK), colours.WHITE, sky, "rs")
    canvas.text(MARGIN + 62, _TOP + 48, fitted_name(name, NAME, 420), NAME, colours.WHITE, sky)
    site = site_for(building, 0, (MARGIN + 14, plan.width - 28), ground, plan.cell)
    window = (MARGIN + 2, _TOP + _HEAD, plan.width - 4, ground + 46)
    put_elevation(canvas, window, site, building, seat, 0)


def _put_warehouses(canvas: Canvas, plan: _Plan, view: Position, seat: int, reader: Reader) -> None:
    """The own one first, then those to buy from, each with a name; beside the house or below it."""
    count = len(view.players)
    order = [seat, *(other for other in range(count) if other != seat)]
    for number, other in enumerate(order):
        name = reader.read(say("kensington-caption-yours")) if other == seat else reader.names[other]
        if plan.is_wide:
            pitch = _WHOLE / count
            x, y = round(MARGIN + 4 + number * pitch), _TOP + plan.height + 12
            house = Warehouse(round(pitch) - 16, 120, largest=34)
        else:
            pitch = plan.height / count
            x, y = MARGIN + _BESIDE + GAP + 6, round(_TOP + number * pitch)
            house = Warehouse(WIDTH - MARGIN - x - 6, min(160, round(pitch) - 44), largest=46)
        _put_label(canvas, x, y + 27, house.width, name, reader.read(_note(view, seat, other)))
        put_warehouse(canvas, house, other, view.players[other], x, y + 38, _NIGHT)


def _note(view: Position, seat: int, other: int) -> Said:
    if other == seat:
        return ""
    has_stored = bool(view.players[other].stored)
    return say("kensington-caption-buy" if has_stored else "kensington-caption-empty")


def _put_label(canvas: Canvas, x: int, y: int, room: int, name: str, note: str) -> None:
    """Whose warehouse it is; what it is good for only where the whole name has room beside it."""
    shown = fitted_name(name, CAPTION_BOLD, room)
    canvas.text(x, y, shown, CAPTION_BOLD, colours.NIGHT_TEXT, _NIGHT)
    if width(shown, CAPTION_BOLD) + 16 + width(note, CAPTION) <= room:
        canvas.text(x + room, y, note, CAPTION, colours.NIGHT_MUTED, _NIGHT, "rs")
