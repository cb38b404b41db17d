"""The standings of a division as a picture: a row for every player, and lines where players go up or down."""

from dataclasses import dataclass
from typing import Final

from PIL import Image

from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.grounds import kept_ground
from rendering.kept import kept
from rendering.league.numbers import BERGER_UNIT, decimal
from rendering.league.scenes import HEAD, scene_of
from rendering.league.sheet import (
    LEGEND_LINE,
    LegendItem,
    begun,
    finish,
    fitting_type,
    legend_lines,
    one_line,
    put_legend,
    put_name,
    put_title,
)
from rendering.league.signs import cup, triangle
from rendering.league.standings import (
    Membership,
    Standings,
    StandingsRow,
    Zone,
    about_standings,
    remarks,
    zone_in_words,
)
from rendering.names import shown_name
from rendering.parts import MARGIN, WIDTH, lay_panel, panel
from rendering.sketch import TOP_ONLY, Sketch
from rendering.text import CAPTION, CAPTION_BOLD, LABEL, SENTENCE, Type, Weight, fitted, write

_COLUMN_HEADS: Final = 62
_STRIP: Final = 44
"""How high the words of a zone are."""
_TALLEST: Final = 78
_ALL_ROWS: Final = 1000
"""What all rows together may take."""
_WIDE: Final = WIDTH - 2 * MARGIN
_PLACE, _MOVE, _NAME, _TABLES, _POINTS, _BERGER, _WINS = 54, 94, 118, 484, 580, 676, 762
"""Middles of the columns, and where names begin."""
_NAME_ROOM: Final = _TABLES - 46 - _NAME
_SEATS: Final = 882
"""The middle of the doors."""
_DOOR: Final = 30
_FORM: Final = 36
_FORM_END: Final = 1156
_MOST_PLACES: Final = 5
_TINTS: Final = {
    Zone.STAYS: colours.CARD,
    Zone.CHAMPION: colours.OK_PALE,
    Zone.UP: colours.OK_PALE,
    Zone.DOWN: colours.WARN_PALE,
}


@dataclass(frozen=True)
class _Layout:
    """Where the rows lie; equal layouts share a ground."""

    game: str
    zones: tuple[Zone, ...]
    legend: int
    """How many lines it has."""

    @property
    def row(self) -> int:
        """The height of a row."""
        return min(_TALLEST, _ALL_ROWS // max(1, len(self.zones)))

    @property
    def rising(self) -> int:
        """Where the words of those who go up stand: below the last of them."""
        return max(
            (n + 1 for n, zone in enumerate(self.zones) if zone in (Zone.UP, Zone.CHAMPION)), default=0
        )

    @property
    def falling(self) -> int:
        """Where the words of those who go down stand: above the first of them."""
        return next((n for n, zone in enumerate(self.zones) if zone is Zone.DOWN), len(self.zones))

    def top_of(self, number: int) -> int:
        """Where a row begins; after the last one, where the panel ends."""
        strips = (0 < self.rising <= number) + (self.falling < len(self.zones) and self.falling <= number)
        return HEAD + _COLUMN_HEADS + number * self.row + strips * _STRIP

    @property
    def end(self) -> int:
        """Where the panel ends."""
        return self.top_of(len(self.zones)) + 2

    @property
    def height(self) -> int:
        """Of the picture."""
        return self.end + 12 + self.legend * LEGEND_LINE + 12


def draw_standings(standings: Standings, reader: Reader) -> Image.Image:
    """A division in order."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(standings.game)
    zones = tuple(row.zone for row in standings.rows)
    note = reader.read(say("league-picture-ties"))
    legend = _legend(standings, reader, scene.skin.ground)
    layout = _Layout(standings.game, zones, legend_lines(legend, note))
    canvas = Canvas(_ground(layout))
    put_title(canvas, scene, shown_name(standings.league), reader.read(about_standings(standings)))
    latest = _latest(standings)
    _put_heads(canvas, standings, latest, reader)
    for number, row in enumerate(standings.rows):
        _put_row(canvas, layout, number, row, standings.tables_each, latest, reader)
    _put_zones(canvas, layout, standings, reader)
    put_legend(canvas, scene, layout.end + 12, legend, note)
    return canvas.image


def _latest(standings: Standings) -> int:
    """How many latest places there is room for: five doors leave room for four."""
    seats = max((len(row.seats) for row in standings.rows), default=0)
    return _MOST_PLACES if seats < 5 else _MOST_PLACES - 1


@kept_ground
def _ground(layout: _Layout) -> Image.Image:
    ground = begun(scene_of(layout.game), layout.height)
    last = _TINTS[layout.zones[-1]] if layout.zones else colours.CARD
    lay_panel(ground, MARGIN, HEAD, _WIDE, layout.end - HEAD, last)
    lay_panel(ground, MARGIN, HEAD, _WIDE, _COLUMN_HEADS)
    ground.fill(MARGIN + 2, HEAD + 20, _WIDE - 4, _COLUMN_HEADS - 20, colours.CARD)
    for number, zone in enumerate(layout.zones):
        top = layout.top_of(number)
        final = number == len(layout.zones) - 1
        if not final:  # the last one is the panel itself, with its round corners
            ground.fill(MARGIN + 2, top, _WIDE - 4, layout.top_of(number + 1) - top, _TINTS[zone])
        if number != layout.falling:
            ground.fill(MARGIN + 2, top, _WIDE - 4, 2, colours.LINE)
    _lay_strips(ground, layout)
    finish(ground, layout.height)
    return ground.settled()


def _lay_strips(ground: Ground, layout: _Layout) -> None:
    if layout.rising:
        foot = layout.top_of(layout.rising - 1) + layout.row
        ground.fill(MARGIN + 2, foot, _WIDE - 4, _STRIP, colours.OK_PALE)
        ground.fill(MARGIN + 2, foot + _STRIP - 2, _WIDE - 4, 4, colours.OK)
    if layout.falling < len(layout.zones):
        top = layout.top_of(layout.falling) - _STRIP
        ground.fill(MARGIN + 2, top, _WIDE - 4, _STRIP, colours.WARN_PALE)
        ground.fill(MARGIN + 2, top - 2, _WIDE - 4, 4, colours.WARN)


def _put_zones(canvas: Canvas, layout: _Layout, standings: Standings, reader: Reader) -> None:
    if layout.rising:
        zone, fill = layout.zones[layout.rising - 1], colours.OK_PALE
        middle = layout.top_of(layout.rising - 1) + layout.row + _STRIP // 2 - 2
        if zone is Zone.CHAMPION:
            canvas.put(cup(32, fill), 38, middle - 18)
        else:
            canvas.put(triangle(20, True, fill), 58, middle)
        words = reader.read(zone_in_words(standings, zone))
        canvas.text(86, middle, words, CAPTION_BOLD, colours.OK, fill, "lm")
    if layout.falling < len(layout.zones):
        middle, fill = layout.top_of(layout.falling) - _STRIP // 2 + 2, colours.WARN_PALE
        canvas.put(triangle(20, False, fill), 58, middle)
        words = reader.read(zone_in_words(standings, Zone.DOWN))
        canvas.text(86, middle, words, CAPTION_BOLD, colours.WARN, fill, "lm")


def _put_heads(canvas: Canvas, standings: Standings, latest: int, reader: Reader) -> None:
    middles = {
        "tables": _TABLES,
        "points": _POINTS,
        "berger": _BERGER,
        "wins": _WINS,
        "seats": _SEATS,
        "latest": _FORM_END - latest * _FORM / 2,
    }
    canvas.text(_PLACE, HEAD + 42, "#", CAPTION, colours.MUTED, colours.CARD, "ms")
    name = reader.read(say("league-picture-column", column="name"))
    canvas.text(_NAME, HEAD + 42, name, CAPTION, colours.MUTED, colours.CARD)
    for column, middle in middles.items():
        head = reader.read(say("league-picture-column", column=column))
        canvas.text(middle, HEAD + 42, head, CAPTION, colours.MUTED, colours.CARD, "ms")


def _put_row(
    canvas: Canvas,
    layout: _Layout,
    number: int,
    row: StandingsRow,
    tables_each: int,
    latest: int,
    reader: Reader,
) -> None:
    top, fill = layout.top_of(number), _TINTS[row.zone]
    middle = top + layout.row / 2 + 1
    if row.is_you:
        own = panel(_WIDE - 12, layout.row - 8, colours.WINNER, colours.AMBER_DEEP, 3, fill)
        canvas.put(own, MARGIN + 6, top + 5)
        fill = colours.WINNER
    kind = Type(36 if row.place < 10 else 32, Weight.BLACK)
    canvas.text(_PLACE, middle, str(row.place), kind, colours.INK, fill, "mm")
    if row.moved:
        canvas.put(triangle(17, row.moved > 0, fill), _MOVE, middle)
    else:
        canvas.fill(_MOVE - 9, round(middle) - 2, 18, 5, colours.DASH)
    _put_called(canvas, row, middle, fill, reader)
    played = f"{row.tables}/{tables_each}"
    canvas.text(_TABLES, middle, played, SENTENCE, colours.INK, fill, "mm")
    points = reader.read(decimal(row.points))
    kind = fitting_type(points, (Type(40, Weight.BLACK), Type(34, Weight.BLACK)), 92)
    canvas.text(_POINTS, middle, points, kind, colours.INK, fill, "mm")
    berger = reader.read(decimal(row.sonneborn_berger, BERGER_UNIT))
    kind = fitting_type(berger, (SENTENCE, LABEL), 82)
    canvas.text(_BERGER, middle, berger, kind, colours.INK, fill, "mm")
    wins = colours.INK if row.wins else colours.QUIET
    canvas.text(_WINS, middle, reader.read(decimal(row.wins)), SENTENCE, wins, fill, "mm")
    left = _SEATS - len(row.seats) * _DOOR / 2 + 2
    for seat, times in enumerate(row.seats):
        canvas.put(_held(seat, times, fill), left + seat * _DOOR, middle - 22)
    for step, place in enumerate(row.places[-latest:]):
        canvas.put(_came(place, fill), _FORM_END - latest * _FORM + step * _FORM, middle - 26)


def _put_called(canvas: Canvas, row: StandingsRow, middle: float, fill: Paint, reader: Reader) -> None:
    """The name, and under it what is remarked; a name alone may take both lines."""
    member = row.membership is Membership.MEMBER
    colour = colours.INK if member else colours.MUTED
    said = ", ".join(reader.read(each) for each in remarks(row))
    if not said:
        put_name(canvas, _NAME, middle, row.name, _NAME_ROOM, colour, fill)
        return
    kind, name = one_line(row.name, _NAME_ROOM)
    canvas.text(_NAME, middle - 14, name, kind, colour, fill, "lm")
    canvas.text(_NAME, middle + 19, fitted(said, LABEL, _NAME_ROOM), LABEL, colours.MUTED, fill, "lm")


@kept
def _held(seat: int, times: int, ground: Paint) -> Sprite:
    """How often a seat was held, on its door."""
    sheet = Sketch(26, 44)
    sheet.round_box(0, 0, 26, 44, 9, colours.SEATS[seat], colours.INK, 2, TOP_ONLY)
    write(sheet, 13, 24, str(times), Type(26, Weight.BLACK), colours.ON_SEATS[seat])
    return sprite(sheet.art(), ground)


@kept
def _came(place: int, ground: Paint) -> Sprite:
    """A place at a table: the number is the place, the height repeats it, and only a win is filled."""
    sheet = Sketch(31, 56)
    top = (place - 1) * 5.5
    if place == 1:
        sheet.round_box(0, top, 31, 32, 7, colours.OK)
        write(sheet, 15.5, top + 16, "1", Type(27, Weight.BLACK), colours.WHITE)
    else:
        sheet.round_box(0, top, 31, 32, 7, colours.WHITE, colours.QUIET, 2)
        write(sheet, 15.5, top + 16, str(place), Type(26, Weight.BOLD), colours.INK)
    return sprite(sheet.art(), ground)


def _legend(standings: Standings, reader: Reader, ground: Paint) -> list[LegendItem]:
    """Only what occurs."""
    items: list[LegendItem] = []
    if any(row.is_you for row in standings.rows):
        own = panel(44, 34, colours.WINNER, colours.AMBER_DEEP, 3, ground)
        items.append((own, 44, reader.read(say("league-picture-you"))))
    if any(1 in row.places for row in standings.rows):
        items.append((_won(ground), 31, reader.read(say("league-picture-won"))))
    if any(any(row.seats) for row in standings.rows):
        items.append((_held(0, 1, ground), 26, reader.read(say("league-picture-times-seated"))))
    return items


@kept
def _won(ground: Paint) -> Sprite:
    whole = _came(1, ground)
    assert whole.mask is not None
    box = (0, 0, 31, 32)
    return Sprite(whole.image.crop(box), whole.mask.crop(box))
