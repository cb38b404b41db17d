"""A seat's panel in the table picture: its house, points, hand and abilities, or how it came out."""

from dataclasses import dataclass

from games.api import Outcome
from games.copenhagen.components import POINTS_TO_WIN, Ability
from games.copenhagen.house import points
from games.copenhagen.position import House, Position
from games.copenhagen.rules import to_act
from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.colours import Paint
from rendering.copenhagen.abilities import Worth, ability_tile, worth_of
from rendering.copenhagen.captions import ability_lines
from rendering.copenhagen.ground import lit_panel, over_ground, table_ground
from rendering.copenhagen.house import put_house
from rendering.copenhagen.layout import LAYOUTS, PANELS_TOP, Layout, Spot
from rendering.kept import kept_panel
from rendering.names import name_lines
from rendering.parts import place_of, put_badge
from rendering.seat_time import TimePill, Times, put_time, time_pill
from rendering.text import CAPTION, CAPTION_BOLD, Type, Weight, width

_SMALLER = (Type(28, Weight.BOLD), Type(26, Weight.BOLD))
"""For names that take two lines."""


@dataclass(frozen=True)
class SeatPanel:
    """All that a seat's panel shows: equal panels look equal."""

    seat: int
    name: str
    house: House
    cards: int
    abilities: tuple[Worth, ...]
    newest: int
    """How many of its newest tiles are ringed."""
    lit: bool
    place: str
    """How it came out, as it is read; empty while the game goes on."""
    resigned: bool
    language: str
    time: TimePill | None = None

    @property
    def reader(self) -> Reader:
        """Whoever looks at it."""
        return Reader(self.language, medium=Medium.PICTURE)


def seat_panels(
    view: Position, ended: Outcome | None, reader: Reader, times: Times = ()
) -> tuple[SeatPanel, ...]:
    """Every seat's panel, in seat order."""
    return tuple(_seat_panel(view, seat, ended, reader, times) for seat in range(len(view.players)))


def _seat_panel(view: Position, seat: int, ended: Outcome | None, reader: Reader, times: Times) -> SeatPanel:
    player = view.players[seat]
    is_last = ended is None and view.last is not None and view.last.seat == seat
    return SeatPanel(
        seat=seat,
        name=reader.name(seat),
        house=player.house,
        cards=len(player.hand),
        abilities=tuple(worth_of(view, seat, ability) for ability in Ability),
        newest=view.last.placed if is_last and view.last is not None else 0,
        lit=seat in to_act(view) if ended is None else ended.places[seat] == 1,
        place="" if ended is None else reader.read(place_of(ended.places[seat])),
        resigned=seat in view.gone,
        language=reader.language,
        time=time_pill(times, seat, reader),
    )


def put_seat_panel(canvas: Canvas, layout: Layout, panel: SeatPanel) -> None:
    """The panel at its place in the table picture."""
    canvas.put(_drawn(layout.seats, panel), layout.panel_x(panel.seat), PANELS_TOP)


@kept_panel
def _drawn(seats: int, panel: SeatPanel) -> Sprite:
    """The panel, whole; a turn changes only one or two of them."""
    layout = LAYOUTS[seats]
    empty = _empty(layout, panel)
    canvas, x, y = Canvas(empty.image), -empty.left, -empty.top
    ground = colours.LIT if panel.lit else colours.CARD
    scored = points(panel.house)
    _put_name(canvas, layout, x, y, panel.name, scored, ground)
    spot = layout.timed_score or layout.score if panel.time else layout.score
    _put_score(canvas, layout, spot, x, y, scored, ground)
    if panel.time:
        put_time(canvas, panel.time, x + layout.clock[0], y + layout.clock[1], ground)
    if panel.place:
        _put_place(canvas, layout, x, y, panel, ground)
    else:
        _put_hand(canvas, layout, x, y, panel, ground)
    put_house(canvas, layout.house.moved(x, y), panel.house, panel.newest, ground)
    _put_abilities(canvas, layout, x, y, panel, ground)
    return Sprite(canvas.image, None, empty.left, empty.top)


def _empty(layout: Layout, panel: SeatPanel) -> Sprite:
    """What the panel is drawn on: the table's ground, or a ringed panel."""
    if panel.lit:
        return lit_panel(layout.seats, panel.seat, bool(panel.place))
    whole = over_ground if panel.place else table_ground
    ground = whole(layout.seats, panel.language)
    x, y = layout.panel_x(panel.seat), PANELS_TOP
    return Sprite(ground.crop((x, y, x + layout.panel_width, y + layout.panel_height)), None)


def _put_name(canvas: Canvas, layout: Layout, x: int, y: int, name: str, scored: int, ground: Paint) -> None:
    spot, room = layout.name, layout.name_room(width(str(scored), layout.score.kind))
    kind, lines = name_lines(name, (spot.kind, *_SMALLER), room)
    first = spot.y if len(lines) == 1 else spot.y - 13
    for number, line in enumerate(lines):
        canvas.text(x + spot.x, y + first + 28 * number, line, kind, colours.INK, ground)


def _put_score(
    canvas: Canvas, layout: Layout, spot: Spot, x: int, y: int, scored: int, ground: Paint
) -> None:
    canvas.text(x + spot.x, y + spot.y, str(scored), spot.kind, colours.INK, ground, layout.score_anchor)
    if layout.spelled:
        after = x + spot.x + width(str(scored), spot.kind) + 8
        canvas.text(after, y + spot.y, f"/ {POINTS_TO_WIN}", Type(34), colours.MUTED, ground)


def _put_hand(canvas: Canvas, layout: Layout, x: int, y: int, panel: SeatPanel, ground: Paint) -> None:
    """How many cards are held; a player who left leaves them lying."""
    hand = layout.hand
    after, middle = x + hand.x + hand.room * 1.32, y + hand.y + hand.room * 0.54
    canvas.text(after, middle, str(panel.cards), hand.kind, colours.INK, ground, "lm")
    if panel.resigned or layout.spelled:
        said = say("copenhagen-caption-resigned" if panel.resigned else "copenhagen-caption-in-hand")
        beside = after + width(str(panel.cards), hand.kind) + 14
        canvas.text(beside, middle, panel.reader.read(said), CAPTION, colours.MUTED, ground, "lm")


def _put_place(canvas: Canvas, layout: Layout, x: int, y: int, panel: SeatPanel, ground: Paint) -> None:
    """How the seat came out."""
    across, down = layout.place
    if panel.lit:
        middle = x + across + (width(panel.place, CAPTION_BOLD) + 32) / 2
        put_badge(canvas, middle, y + down, panel.place, colours.INK, colours.HONEY, ground, 36)
    else:
        said = panel.place
        if panel.resigned:
            said = panel.reader.read(say("picture-place-resigned", place=panel.place))
        canvas.text(x + across, y + down + 29, said, CAPTION, colours.MUTED, ground)


def _put_abilities(canvas: Canvas, layout: Layout, x: int, y: int, panel: SeatPanel, ground: Paint) -> None:
    for ability, worth, (across, down) in zip(Ability, panel.abilities, layout.abilities, strict=True):
        if worth is not Worth.NONE:
            canvas.put(ability_tile(ability, layout.ability, worth, ground), x + across, y + down)
        if layout.spelled:
            lines = ability_lines(panel.reader, ability)
            _put_ability_name(canvas, x + across + 72, y + down, lines, worth, ground)


def _put_ability_name(canvas: Canvas, x: int, y: int, lines: list[str], worth: Worth, ground: Paint) -> None:
    paint = colours.INK if worth in (Worth.ACTIVE, Worth.ARMED) else colours.QUIET
    for number, line in enumerate(lines):
        base = y + 40 if len(lines) == 1 else y + 26 + 28 * number
        canvas.text(x, base, line, CAPTION_BOLD, paint, ground)
