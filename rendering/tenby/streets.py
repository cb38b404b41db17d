"""A town large: its streets of cards with places and points, and what a move would change in them."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image

from games.message import say
from games.tenby.components import FACES, Edge, Icon
from games.tenby.position import Street, Town
from games.tenby.scoring import card_points
from games.tenby.terms import signed
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.parts import MARGIN, WIDTH, cross, disc, pill, put_badge
from rendering.scenery import draw_boat, draw_cloud, draw_gull
from rendering.sketch import Sketch
from rendering.tenby.card import LARGE, LOW, Form, card, card_art
from rendering.tenby.ground import draw_waves
from rendering.tenby.marks import COMPLETED, mark
from rendering.text import CAPTION_BOLD, NAME, SENTENCE_BOLD, Type, Weight, width

HEAD: Final = 48
_GAP: Final = 2
_BELOW: Final = 14
_BETWEEN: Final = 30
"""Between streets side by side."""
_LEAST: Final = 360
"""A street's name and ends need so much."""
_ROOM: Final = WIDTH - 2 * MARGIN - 8
_FORMS: Final = (
    *((LARGE, wide) for wide in (158, 142, 126)),
    *((LOW, wide) for wide in (142, 126, 112, 104, 92, 80, 68, 56, 42)),
)
"""Few sizes, so that cards are seldom drawn anew."""
_GHOST, _NOT_LEGAL, _LEAVING = 0.72, 0.4, 0.3
_CHANGE: Final = Type(32, Weight.BLACK)
_PLACE: Final = Type(22, Weight.BLACK)


class State(Enum):
    """How a card lies there."""

    LAID = "laid"
    GHOST = "ghost"
    REFUSED = "refused"
    LEAVING = "leaving"
    """It would go elsewhere."""


@dataclass(frozen=True)
class Lot:
    """One card of a street as it is shown: its points, and how a move changes them."""

    face: str
    points: int
    change: int = 0
    state: State = State.LAID
    place: int = 0
    """Its number in the street; 0 for a card that is not there yet."""


@dataclass(frozen=True)
class ShownStreet:
    """A street with what a move adds to it or takes from it."""

    lots: tuple[Lot, ...]
    points: int
    change: int = 0
    number: int = 0
    """0 for a street that would be new."""

    @property
    def faces(self) -> Street:
        """The cards that lie there, or would."""
        return tuple(lot.face for lot in self.lots if lot.state is not State.LEAVING)


def shown(town: Town) -> tuple[ShownStreet, ...]:
    """A town as it is."""
    return tuple(
        ShownStreet(
            tuple(
                Lot(face, card_points(street, place), place=place + 1) for place, face in enumerate(street)
            ),
            sum(card_points(street, place) for place in range(len(street))),
            number=number,
        )
        for number, street in enumerate(town, 1)
    )


@dataclass(frozen=True)
class Run:
    """Cards of one street that lie side by side; y is from the top of all."""

    street: int
    first: int
    count: int
    x: int
    y: int
    is_first: bool


@dataclass(frozen=True)
class Plan:
    """How large cards are drawn and where."""

    form: Form
    width: int
    runs: tuple[Run, ...]
    height: int


def plan_for(lengths: tuple[int, ...], room: int) -> Plan:
    """The largest cards with which streets of these lengths fit into a height."""
    for form, wide in _FORMS:
        plan = _plan(lengths, form, wide)
        if plan.height <= room:
            return plan
    return plan


@lru_cache(maxsize=1024)
def _plan(lengths: tuple[int, ...], form: Form, wide: int) -> Plan:
    runs: list[Run] = []
    pitch, high = wide + _GAP, form.height(wide)
    most = (_ROOM + _GAP) // pitch
    x = y = 0
    for number, length in enumerate(lengths):
        need = max(_LEAST, min(length, most) * pitch)
        if x and x + need > _ROOM:
            x, y = 0, y + HEAD + high + _BELOW
        top = y + HEAD
        lines = -(-length // most)
        part = -(-length // lines)
        for first in range(0, length, part):
            if first:  # it goes on below, where it needs no name again
                top += high + 8
            runs.append(Run(number, first, min(part, length - first), x, top, first == 0))
        if length > most:
            x, y = 0, top + high + _BELOW
        else:
            x += need + _BETWEEN
    height = max((run.y + high for run in runs), default=0) + _BELOW
    return Plan(form, wide, tuple(runs), height)


def put_streets(
    canvas: Canvas, y: int, streets: tuple[ShownStreet, ...], plan: Plan, reader: Reader, sky: Paint
) -> None:
    """All streets; what floats over cards comes last."""
    for run in plan.runs:
        street, left = streets[run.street], MARGIN + 4 + run.x
        top = y + run.y
        if run.is_first:
            wide = max(_LEAST, run.count * (plan.width + _GAP) - _GAP)
            _put_head(canvas, left, top - HEAD, wide, street, reader, sky)
        for number, lot in enumerate(street.lots[run.first : run.first + run.count]):
            _put_lot(canvas, left + number * (plan.width + _GAP), top, lot, plan, sky)


_SHORE: Final = (380, 250)


def put_shore(canvas: Canvas, y: int, plan: Plan, sky: Paint) -> None:
    """A boat and gulls where large cards leave the lower right corner free."""
    wide, high = _SHORE
    last = max(plan.runs, key=lambda run: (run.y, run.x))
    right = MARGIN + 4 + last.x + max(_LEAST, last.count * (plan.width + _GAP))
    if plan.form is LARGE and right + wide + 60 <= WIDTH:
        canvas.put(_shore(sky), WIDTH - 48 - wide, y + plan.height - _BELOW - high)


@kept
def _shore(sky: Paint) -> Sprite:
    wide, high = _SHORE
    sheet = Sketch(wide, high)
    draw_cloud(sheet, 70, 40, 34, colours.WHITE)
    for x, y, size in ((200, 40, 24), (252, 66, 16), (320, 34, 18)):
        draw_gull(sheet, x, y, size, colours.INK, 2.5)
    draw_boat(sheet, 120, 200, 110, PIECES["R"].wall)
    draw_boat(sheet, 280, 190, 64, PIECES["Y"].wall)
    for row, paint in enumerate((colours.SEA, colours.WATER_TOP)):
        draw_waves(sheet, 10 + 24 * row, 210 + 20 * row, wide - 20 - 48 * row, 14, paint, 4)
    return sprite(sheet.art(), sky)


def _put_head(
    canvas: Canvas, x: int, y: int, wide: int, street: ShownStreet, reader: Reader, sky: Paint
) -> None:
    """The street's name, what its open ends need, and its points."""
    name = say("tenby-street", number=street.number) if street.number else say("tenby-picture-new-street")
    text = reader.read(name)
    canvas.text(x, y + 35, text, SENTENCE_BOLD, colours.INK, sky)
    points, right = str(street.points), x + wide - 4
    paint = colours.INK
    if street.change:
        paint = colours.OK if street.change > 0 else colours.WARN
    canvas.text(right, y + 36, points, NAME, paint, sky, "rs")
    right -= round(width(points, NAME)) + 10
    if street.change:
        before = f"{street.points - street.change} →"
        canvas.text(right, y + 36, before, NAME, colours.MUTED, sky, "rs")
        right -= round(width(before, NAME)) + 10
    if street.faces:
        ends = (FACES[street.faces[0]].left, FACES[street.faces[-1]].right)
        _put_ends(canvas, x + width(text, SENTENCE_BOLD) + 16, y, right, ends, reader, sky)


_EDGE_ICONS: Final = {Edge.TERRACE: Icon.TERRACE, Edge.PIER: Icon.PIER}


def _put_ends(
    canvas: Canvas, x: float, y: int, right: float, ends: tuple[Edge, Edge], reader: Reader, sky: Paint
) -> None:
    """Sea to sea, or an arrow and a sign for each end that is open."""
    if ends == (Edge.SEA, Edge.SEA):
        text = reader.read(say("tenby-picture-sea-to-sea"))
        wide = width(text, CAPTION_BOLD) + 32
        if x + wide <= right:
            put_badge(canvas, x + wide / 2, y + 6, text, colours.SEA_DEEP, colours.WHITE, sky)
        else:
            canvas.put(mark(COMPLETED, 36, sky), x, y + 6)
        return
    if ends[0] is not Edge.SEA:
        canvas.text(x, y + 34, "←", CAPTION_BOLD, colours.MUTED, sky)
        canvas.put(mark(_EDGE_ICONS[ends[0]], 34, sky), x + 28, y + 7)
        x += 72
    if ends[1] is not Edge.SEA:
        canvas.put(mark(_EDGE_ICONS[ends[1]], 34, sky), x, y + 7)
        canvas.text(x + 38, y + 34, "→", CAPTION_BOLD, colours.MUTED, sky)


# Cards


def _put_lot(canvas: Canvas, x: int, y: int, lot: Lot, plan: Plan, sky: Paint) -> None:
    form, wide = plan.form, plan.width
    match lot.state:
        case State.LAID:
            canvas.put(card(lot.face, wide, form), x, y)
        case State.LEAVING:
            canvas.blend(card_art(lot.face, wide, form), x, y, _LEAVING)
            canvas.blend(_dashes(wide, form.height(wide), colours.QUIET), x - 5, y - 5)
            return
        case _:
            legal = lot.state is State.GHOST
            canvas.blend(card_art(lot.face, wide, form), x, y, _GHOST if legal else _NOT_LEGAL)
            edge = _dashes(wide, form.height(wide), colours.INK if legal else colours.WARN)
            canvas.blend(edge, x - 5, y - 5)
    unit = wide / 128
    if lot.place and unit > 0.6:
        number = disc(
            str(lot.place),
            15,
            colours.CARD,
            colours.INK,
            Type(22, Weight.BLACK),
            colours.SCENE_TOP,
            colours.INK,
        )
        canvas.put(number, x + 20, y + 50 * unit + 20)
    if lot.state is State.REFUSED:
        canvas.put(cross(26, colours.CARD), x + wide / 2, y + form.height(wide) / 2)
        return
    _put_points(canvas, x, y, lot, plan)


def _put_points(canvas: Canvas, x: int, y: int, lot: Lot, plan: Plan) -> None:
    """The pill in the foot; a change hangs under the scoring bar."""
    wide, high = plan.width, plan.form.height(plan.width)
    unit = wide / 128
    kind = Type(max(26, 27 * unit) if unit > 0.8 else 28 * unit, Weight.BLACK)
    text = str(lot.points)
    tall = round(kind.size * 1.12)
    room = max(round(1.3 * tall), round(width(text, kind) + 14))
    fill = colours.INK if not lot.change else colours.OK if lot.change > 0 else colours.WARN
    left, top = x + wide - room - 4, y + high - plan.form.foot * unit / 2 - tall / 2 + 1
    canvas.put(pill(room, tall, fill, fill, 0, colours.CARD), left, top)
    canvas.text(left + room / 2, top + tall / 2, text, kind, colours.WHITE, fill, "mm")
    if lot.change:
        said = signed(lot.change)
        across = round(width(said, _CHANGE) + 26)
        badge = pill(across, 40, fill, colours.INK, 2.5, colours.SCENE_TOP)
        canvas.put(badge, x + wide / 2 - across / 2, y + 46 * unit)
        canvas.text(x + wide / 2, y + 46 * unit + 20, said, _CHANGE, colours.WHITE, fill, "mm")


@lru_cache(maxsize=32)
def _dashes(wide: int, high: int, line: Paint) -> Image.Image:
    """A white line with dashes on it, five pixels beyond the card."""
    sheet = Sketch(wide + 10, high + 10)
    sheet.round_box(0, 0, wide + 10, high + 10, 12, None, colours.WHITE, 9)
    corners = [(5, 5), (wide + 5, 5), (wide + 5, high + 5), (5, high + 5)]
    sheet.dashes(corners, line, 6, 16, 10)
    return sheet.art()
