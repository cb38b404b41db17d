"""A season that is over as a picture: three houses on the quay are the podium, then who moves, then facts."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.copenhagen.bricks import draw_window, wall
from rendering.grounds import kept_ground
from rendering.league.numbers import decimal
from rendering.league.scenes import QUAY, SHORE, scene_of
from rendering.league.sheet import (
    LEFT,
    ROOM,
    SMALL_NAMES,
    finish,
    fitting_type,
    one_line,
    put_line,
    two_lines,
)
from rendering.league.signs import cup, cup_art, draw_clock, points_badge, triangle
from rendering.league.summary import (
    Best,
    Fact,
    FactKind,
    Mover,
    SeasonSummary,
    about_summary,
    fact_title,
    next_season,
    place_on_podium,
    rising,
    summary_title,
)
from rendering.names import shown_name
from rendering.parts import GAP, MARGIN, WIDTH, draw_tick, lay_panel, pill
from rendering.scenery import draw_boat, gable_points
from rendering.sketch import Sketch
from rendering.text import CAPTION, HEAD, LABEL, NAME, SENTENCE, Type, Weight, fitted, width, wrapped

_MOVERS_TOP: Final = SHORE + 16
_MOVERS_WIDE: Final = 570
_MOVERS_HEAD: Final = 68
_MOVER: Final = 48
_MOST_MOVERS: Final = 8
_FACTS_HEAD: Final = 74
_FACT: Final = 86
_TITLES: Final = tuple(Type(size, Weight.BLACK) for size in (48, 40, 34))
_NAMES: Final = (NAME, Type(28, Weight.BOLD), Type(26, Weight.BOLD))
_PLATE: Final = 92


@dataclass(frozen=True)
class _House:
    """A house of the podium."""

    x: int
    letter: str
    high: int
    gable: int
    gable_high: int
    wide: int = 260


_PODIUM: Final = (
    _House(470, "R", 216, 0, 84),
    _House(190, "B", 150, 3, 54),
    _House(750, "Y", 112, 1, 70),
)
"""Of the champion, the second and the third."""


@dataclass(frozen=True)
class _Layout:
    """How much there is below the quay; equal layouts share a ground."""

    game: str
    podium: int
    boats: int
    movers: int
    """Lines of the longer list."""
    facts: int
    ends: bool
    """Nothing is said about a next season."""

    @property
    def movers_high(self) -> int:
        """The height of both lists."""
        return _MOVERS_HEAD + self.movers * _MOVER + 6 if self.movers else 0

    @property
    def facts_top(self) -> int:
        """Where facts begin."""
        return _MOVERS_TOP + (self.movers_high + GAP if self.movers else 0)

    @property
    def facts_high(self) -> int:
        """The height of their panel."""
        return _FACTS_HEAD + (self.facts + 1) // 2 * _FACT + 6 if self.facts else 0

    @property
    def foot(self) -> int:
        """Where the last line begins."""
        return self.facts_top + (self.facts_high + GAP if self.facts else 0)

    @property
    def height(self) -> int:
        """Of the picture."""
        return self.foot + (14 if self.ends else 60)


def draw_summary(summary: SeasonSummary, reader: Reader) -> Image.Image:
    """A season that is over."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(summary.game)
    up, down = rising(summary, up=True), rising(summary, up=False)
    lines = min(_MOST_MOVERS, max(len(up), len(down)))
    podium, boats = summary.best[:3], summary.best[3:5]
    coming = reader.read(next_season(summary))
    facts = min(4, len(summary.facts))
    layout = _Layout(summary.game, len(podium), len(boats), lines, facts, ends=not coming)
    canvas = Canvas(_ground(layout))
    skin = scene.skin
    put_line(canvas, LEFT, 70, reader.read(summary_title(summary)), _TITLES, skin.text, 420)
    put_line(canvas, LEFT, 114, shown_name(summary.league), (SENTENCE, LABEL), skin.muted, 430)
    about = reader.read(about_summary(summary))
    put_line(canvas, LEFT, 152, about, (SENTENCE, CAPTION, LABEL), skin.muted, 440)
    for house, best in zip(_PODIUM, podium, strict=False):
        _put_best(canvas, house, best, reader)
    for number, best in enumerate(boats):
        _put_sailor(canvas, number, best)
    if lines:
        _put_movers(canvas, MARGIN, up, lines, reader, is_up=True)
        _put_movers(canvas, MARGIN + _MOVERS_WIDE + GAP, down, lines, reader, is_up=False)
    _put_facts(canvas, layout, summary.facts[: layout.facts], reader)
    if coming:
        put_line(canvas, LEFT, layout.foot + 34, coming, (CAPTION, LABEL), skin.muted, ROOM)
    return canvas.image


@kept_ground
def _ground(layout: _Layout) -> Image.Image:
    scene = scene_of(layout.game)
    ground = Ground(WIDTH, layout.height, scene.skin.ground)
    scene.lay_stage(ground, layout.height)
    for house in _PODIUM[: layout.podium]:
        _lay_house(ground, house)
    boats = Sketch(WIDTH, SHORE)
    if layout.boats:
        draw_boat(boats, 60, QUAY + 66, 88, PIECES["G"].wall, "4", colours.INK)
    if layout.boats > 1:
        draw_boat(boats, WIDTH - 150, QUAY + 68, 92, colours.SEATS[3], "5")
    ground.lay(boats.art(), 0, 0)
    if layout.movers:
        high = layout.movers_high
        lay_panel(ground, MARGIN, _MOVERS_TOP, _MOVERS_WIDE, high, colours.OK_PALE, colours.OK, 2.5)
        left = MARGIN + _MOVERS_WIDE + GAP
        lay_panel(ground, left, _MOVERS_TOP, _MOVERS_WIDE, high, colours.WARN_PALE, colours.WARN, 2.5)
    if layout.facts:
        lay_panel(ground, MARGIN, layout.facts_top, WIDTH - 2 * MARGIN, layout.facts_high)
    finish(ground, layout.height)
    return ground.settled()


# The podium


def _lay_house(ground: Ground, house: _House) -> None:
    paint, high, wide = PIECES[house.letter].wall, house.high, house.wide
    sheet = Sketch(wide + 24, high + house.gable_high + 8)
    top = house.gable_high + 6
    gable = gable_points(4, top + 2, wide + 16, house.gable_high, house.gable)
    sheet.polygon(gable, paint, colours.INK, 3)
    face = Sketch(wide, high)
    for y in range(0, high, 52):
        for x in range(0, wide, 52):
            face.stamp(wall(house.letter, 52), x, y)
    sheet.stamp(face, 12, top)
    sheet.box(12, top, wide, high, None, colours.INK, 3)
    size = 56 if high > 200 else 40
    if high > 140:
        for number in range(3):
            draw_window(
                sheet, house.letter, 36 + number * 78, top + _PLATE + (28 if high > 200 else 14), size
            )
    sheet.round_box(22, top + 10, wide - 20, _PLATE, 12, colours.CARD, colours.INK, 2.5)
    ground.lay(sheet.art(), house.x - 12, QUAY - 12 - high - top)
    if house is _PODIUM[0]:
        ground.lay(cup_art(104), house.x + wide // 2 - 56, QUAY - 12 - high - house.gable_high - 97)


def _put_best(canvas: Canvas, house: _House, best: Best, reader: Reader) -> None:
    middle, plate = house.x + house.wide / 2, QUAY - 12 - house.high + 10
    points = reader.read(say("league-picture-points", points=decimal(best.points)))
    kind, lines = two_lines(best.name, house.wide - 28, _NAMES)
    step, base = (27, plate + 29) if len(lines) > 1 else (36, plate + 40)
    for number, line in enumerate(lines):
        canvas.text(middle, base + number * step, line, kind, colours.INK, colours.CARD, "ms")
    small = LABEL if len(lines) > 1 else CAPTION
    canvas.text(middle, base + len(lines) * step, points, small, colours.MUTED, colours.CARD, "ms")
    fill, on = (colours.AMBER, colours.INK) if best.place == 1 else (colours.INK, colours.WHITE)
    wall_paint = PIECES[house.letter].wall
    badge = points_badge(reader.read(place_on_podium(best)), fill, on, wall_paint, Type(30, Weight.BOLD), 44)
    canvas.put(badge, middle - badge.image.width / 2, plate - 10 - 48)


def _put_sailor(canvas: Canvas, number: int, best: Best) -> None:
    kind, name = one_line(best.name, 300, SMALL_NAMES)
    wide = round(width(name, kind)) + 36
    x = 160 if number == 0 else WIDTH - 160 - wide
    canvas.put(pill(wide, 44, colours.CARD, colours.INK, 2, colours.WATER_FOOT), x, QUAY + 42)
    canvas.text(x + wide / 2, QUAY + 64, name, kind, colours.INK, colours.CARD, "mm")


# Who moves


def _put_movers(
    canvas: Canvas, x: int, movers: tuple[Mover, ...], lines: int, reader: Reader, *, is_up: bool
) -> None:
    y = _MOVERS_TOP
    fill, paint = (colours.OK_PALE, colours.OK) if is_up else (colours.WARN_PALE, colours.WARN)
    canvas.put(triangle(26, is_up, fill), x + 38, y + 40)
    title = reader.read(say("league-picture-going-up" if is_up else "league-picture-going-down"))
    canvas.text(x + 66, y + 50, title, Type(34, Weight.BLACK), paint, fill)
    right = x + _MOVERS_WIDE - 24
    division = reader.read(say("league-picture-division"))
    canvas.text(right, y + 50, division, CAPTION, colours.MUTED, fill, "rs")
    shown = movers if len(movers) <= lines else movers[: lines - 1]
    for number, mover in enumerate(shown):
        top = y + _MOVERS_HEAD + number * _MOVER
        canvas.fill(x + 18, top, _MOVERS_WIDE - 36, 2, colours.LINE)
        kind, name = one_line(mover.name, 400, _NAMES)
        canvas.text(x + 24, top + _MOVER / 2 + 1, name, kind, colours.INK, fill, "lm")
        moves = f"{mover.before} → {mover.after}"
        canvas.text(right, top + _MOVER / 2 + 1, moves, NAME, colours.INK, fill, "rm")
    top = y + _MOVERS_HEAD + len(shown) * _MOVER
    if len(shown) < len(movers) or not movers:
        left_over = len(movers) - len(shown)
        said = say("league-picture-more-players", count=left_over) if movers else say("league-picture-nobody")
        canvas.fill(x + 18, top, _MOVERS_WIDE - 36, 2, colours.LINE)
        canvas.text(x + 24, top + _MOVER / 2, reader.read(said), CAPTION, colours.MUTED, fill, "lm")


# What is worth remembering


def _put_facts(canvas: Canvas, layout: _Layout, facts: tuple[Fact, ...], reader: Reader) -> None:
    if not facts:
        return
    y, card = layout.facts_top, colours.CARD
    canvas.text(46, y + 50, reader.read(say("league-picture-remember")), HEAD, colours.INK, card)
    for number, fact in enumerate(facts):
        x, top = 46 + number % 2 * 566, y + _FACTS_HEAD + number // 2 * _FACT
        canvas.put(_fact_sign(fact.kind, card), x, top)
        title = reader.read(fact_title(fact.kind))
        canvas.text(x + 80, top + 30, fitted(title, CAPTION, 460), CAPTION, colours.MUTED, card)
        _put_told(canvas, x + 80, top, reader.read(fact.told))


def _put_told(canvas: Canvas, x: int, top: int, told: str) -> None:
    """In one line, or in two small ones."""
    kind = fitting_type(told, _NAMES, 460)
    lines = [told] if width(told, kind) <= 460 else wrapped(told, kind, 460, 2)
    for number, line in enumerate(lines):
        base = top + (66 if len(lines) == 1 else 56 + 27 * number)
        canvas.text(x, base, line, kind, colours.INK, colours.CARD)


@lru_cache(maxsize=8)
def _fact_sign(kind: FactKind, ground: Paint) -> Sprite:
    if kind is FactKind.SCORE:
        return cup(60, ground)
    sheet = Sketch(66, 66)
    blue = PIECES["B"].wall
    match kind:
        case FactKind.CLIMB:
            sheet.line([(4, 60), (22, 40), (36, 48), (56, 18)], blue, 6)
            sheet.polygon([(62, 6), (62, 32), (42, 14)], blue)
        case FactKind.QUICK:
            draw_clock(sheet, 32, 34, 28, 0.25)
        case _:
            draw_tick(sheet, 32, 36, 50)
    return sprite(sheet.art(), ground)
