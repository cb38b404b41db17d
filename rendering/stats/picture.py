"""A sheet of statistics as pictures: the figures in a row, panels of bars in two columns."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from PIL import Image

from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.catalog import PAINTERS
from rendering.grounds import kept_ground
from rendering.league.scenes import HEAD, scene_of
from rendering.league.sheet import LEFT, begun, finish, fitting_type, one_line, put_line, put_title
from rendering.names import shown_name
from rendering.parts import GAP, MARGIN, WIDTH, lay_panel, pill
from rendering.stats.sheet import WHOLE, Bar, Figure, Panel, Sheet
from rendering.text import CAPTION, LABEL, NAME, SENTENCE, Type, Weight, fitted, width
from rendering.text import HEAD as HEADING

_TALLEST: Final = 1400
"""What is higher is shown smaller."""
_FIGURES: Final = 148
_PANEL_HEAD: Final = 70
_ROW: Final = 66
_FOOT: Final = 56
_NO_FOOT: Final = 12
_WIDE: Final = (WIDTH - 2 * MARGIN - GAP) // 2
_PAD: Final = 24
_ICON: Final = 56
_BAR: Final = 18
_MARK: Final = 6
_VALUES: Final = tuple(Type(size, Weight.BLACK) for size in (60, 48, 40, 34))
_LABELS: Final = (SENTENCE, CAPTION, LABEL)
_CARD: Final = colours.CARD


def pages_of(sheet: Sheet) -> tuple[Sheet, ...]:
    """The sheet in as many parts as it takes for each to be seen large; figures stand on the first."""
    pages, room = [replace(sheet, panels=())], _TALLEST - HEAD - _FOOT
    left = room - (_FIGURES + GAP if sheet.figures else 0)
    for number in range(0, len(sheet.panels), 2):
        beside = sheet.panels[number : number + 2]
        high = max(map(_height, beside)) + GAP
        if high > left and pages[-1].panels:
            pages.append(replace(sheet, figures=(), panels=()))
            left = room
        pages[-1] = replace(pages[-1], panels=(*pages[-1].panels, *beside))
        left -= high
    return (*(replace(page, note="") for page in pages[:-1]), pages[-1])


def _height(panel: Panel) -> int:
    return _PANEL_HEAD + len(panel.bars) * _ROW + 12


def draw_sheet(sheet: Sheet, reader: Reader) -> Image.Image:
    """All of it."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(sheet.game)
    rows = tuple(_heights(sheet))
    is_odd, foot = len(sheet.panels) % 2 == 1, _FOOT if sheet.note else _NO_FOOT
    canvas = Canvas(_ground(sheet.game, bool(sheet.figures), rows, is_odd, foot))
    put_title(canvas, scene, _title(sheet, reader), reader.read(sheet.about))
    y = HEAD
    for number, figure in enumerate(sheet.figures):
        _put_figure(canvas, y, number, len(sheet.figures), figure, reader)
    y += _FIGURES + GAP if sheet.figures else 0
    for number, panel in enumerate(sheet.panels):
        is_alone = number == len(sheet.panels) - 1 and number % 2 == 0
        wide = WIDTH - 2 * MARGIN if is_alone else _WIDE
        _put_panel(canvas, MARGIN + number % 2 * (_WIDE + GAP), y, wide, panel, reader)
        if number % 2 or is_alone:
            y += rows[number // 2] + GAP
    note = reader.read(sheet.note)
    if note:
        put_line(canvas, LEFT, y + 30, note, (CAPTION, LABEL), scene.skin.muted, WIDTH - 2 * LEFT)
    return canvas.image


def _title(sheet: Sheet, reader: Reader) -> str:
    if sheet.other:
        return f"{shown_name(sheet.name)} : {shown_name(sheet.other)}"
    return shown_name(sheet.name) if sheet.name else reader.read(sheet.title)


def _heights(sheet: Sheet) -> list[int]:
    """Panels side by side are as high as the higher of them."""
    heights = list(map(_height, sheet.panels))
    return [max(heights[number : number + 2]) for number in range(0, len(heights), 2)]


@kept_ground
def _ground(game: str, figures: bool, rows: tuple[int, ...], is_odd: bool, foot: int) -> Image.Image:
    y = HEAD + (_FIGURES + GAP if figures else 0)
    height = y + sum(row + GAP for row in rows) + foot
    ground = begun(scene_of(game), height)
    if figures:
        lay_panel(ground, MARGIN, HEAD, WIDTH - 2 * MARGIN, _FIGURES)
    for number, row in enumerate(rows):
        if is_odd and number == len(rows) - 1:
            lay_panel(ground, MARGIN, y, WIDTH - 2 * MARGIN, row)
        else:
            lay_panel(ground, MARGIN, y, _WIDE, row)
            lay_panel(ground, MARGIN + _WIDE + GAP, y, _WIDE, row)
        y += row + GAP
    finish(ground, height)
    return ground.settled()


def _put_figure(canvas: Canvas, y: int, number: int, count: int, figure: Figure, reader: Reader) -> None:
    room = (WIDTH - 2 * MARGIN) / count
    middle = MARGIN + room * (number + 0.5)
    if number:
        canvas.fill(round(MARGIN + room * number), y + 24, 2, _FIGURES - 48, colours.LINE)
    value, caption = reader.read(figure.value), reader.read(figure.caption)
    kind = fitting_type(value, _VALUES, room - 28)
    canvas.text(middle, y + 80, fitted(value, kind, room - 28), kind, colours.INK, _CARD, "ms")
    kind = fitting_type(caption, (CAPTION, LABEL), room - 20)
    canvas.text(middle, y + 122, fitted(caption, kind, room - 20), kind, colours.MUTED, _CARD, "ms")


def _put_panel(canvas: Canvas, x: int, y: int, wide: int, panel: Panel, reader: Reader) -> None:
    title, about = reader.read(panel.title), reader.read(panel.about)
    room = wide - 2 * _PAD
    canvas.text(x + _PAD, y + 48, fitted(title, HEADING, room), HEADING, colours.INK, _CARD)
    left = room - width(title, HEADING) - 16
    if about and left > 60:
        kind = fitting_type(about, (CAPTION, LABEL), left)
        right = x + wide - _PAD
        canvas.text(right, y + 48, fitted(about, kind, left), kind, colours.MUTED, _CARD, "rs")
    for number, bar in enumerate(panel.bars):
        _put_bar(canvas, x + _PAD, y + _PANEL_HEAD + number * _ROW, room, panel.game, bar, reader)


def _put_bar(canvas: Canvas, x: int, y: int, wide: int, game: str, bar: Bar, reader: Reader) -> None:
    """The words above, the bar below them; an icon stands before both."""
    if bar.icon:
        canvas.put(_icon(game, bar.icon), x - 4, y + 2)
        x, wide = x + _ICON + 8, wide - _ICON - 8
    text = reader.read(bar.text)
    canvas.text(x + wide, y + 30, text, NAME, colours.INK, _CARD, "rs")
    room = wide - width(text, NAME) - 16
    if bar.name:
        kind, label = one_line(bar.name, room)
        canvas.text(x, y + 30, label, kind, colours.INK, _CARD)
    else:
        label = reader.read(bar.label)
        kind = fitting_type(label, _LABELS, room)
        canvas.text(x, y + 30, fitted(label, kind, room), kind, colours.INK, _CARD)
    canvas.put(pill(wide, _BAR, colours.SPENT, colours.INK, 2, _CARD), x, y + 40)
    if bar.part:
        part = max(_BAR, round(wide * bar.part / WHOLE))
        canvas.put(pill(part, _BAR, colours.OK, colours.INK, 2, colours.SPENT), x, y + 40)
    if bar.mark is not None:
        across = min(wide - _MARK, round((wide - _MARK) * bar.mark / WHOLE))
        canvas.fill(x + across, y + 35, _MARK, _BAR + 10, colours.AMBER_DEEP)


@lru_cache(maxsize=64)
def _icon(game: str, name: str) -> Sprite:
    drawn = PAINTERS[game].icons()[name]
    return sprite(drawn.resize((_ICON, _ICON), Image.Resampling.LANCZOS), _CARD)
