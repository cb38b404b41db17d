"""A knock-out tournament as pictures: three rounds side by side, the earlier ones in as many as they need."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.grounds import kept_ground
from rendering.kept import kept
from rendering.league.bracket import Bracket, Match, Side, about_bracket, round_in_words, side_in_words
from rendering.league.scenes import HEAD, Scene, scene_of
from rendering.league.sheet import (
    LEGEND_LINE,
    LegendItem,
    begun,
    finish,
    put_legend,
    put_name,
    put_title,
)
from rendering.league.signs import State, cup
from rendering.names import shown_name
from rendering.parts import MARGIN, WIDTH, draw_tick, lay_panel, tick
from rendering.sketch import Sketch
from rendering.text import CAPTION, SENTENCE, Type, Weight, fitted, width, wrapped, write

_LEFT: Final = 40
_RIGHT: Final = WIDTH - 40
_GAP: Final = 32
_WIDEST: Final = 538
_LINE: Final = 56
_TABLE_LINE: Final = 52
"""Of a table of three to five."""
_PITCH: Final = 142
_TABLE_GAP: Final = 26
_TOP: Final = 66
_CUP: Final = 110
_ROUNDS: Final = 3
"""Side by side."""
_TABLES: Final = 4
"""In a column."""
_BOLD: Final = (Type(30, Weight.BOLD), Type(28, Weight.BOLD), Type(26, Weight.BOLD))
_PLAIN: Final = (Type(30), Type(28), Type(26))

_SCORE: Final = Type(36, Weight.BLACK)

Column = tuple[int, tuple[tuple[Match, float], ...]]
"""A round, and its matches with how far below the panel's top each begins."""


def draw_bracket(bracket: Bracket, reader: Reader) -> tuple[Image.Image, ...]:
    """Every round; eight players to a picture, or four tables to a column where more than two sit at one."""
    reader = reader.on(Medium.PICTURE)
    pages = _duels(bracket) if bracket.seats == 2 else _tables(bracket)
    return tuple(_draw_page(bracket, columns, reader) for columns in pages)


# Where matches stand


def _duels(bracket: Bracket) -> list[list[Column]]:
    """Three rounds a picture, and the final below the third where it would be alone."""
    pages: list[list[Column]] = []
    start, count = 0, len(bracket.rounds)
    while start < count:
        end = min(start + _ROUNDS, count)
        alone = count - end == 1
        first = 2 ** (end - start - 1)
        for block in range(max(1, len(bracket.rounds[start]) // first)):
            columns = _block(bracket, start, end, block)
            if alone:
                number, matches = columns[-1]
                final = (bracket.rounds[-1][0], _TOP + _PITCH * (first - 1) + 0.0)
                columns[-1] = (number, (*matches, final))
            pages.append(columns)
        start = end + alone
    return pages


def _block(bracket: Bracket, start: int, end: int, block: int) -> list[Column]:
    first = 2 ** (end - start - 1)
    lift = _lift(first, is_final=end == len(bracket.rounds))
    columns: list[Column] = []
    for number in range(start, end):
        step = 2 ** (number - start)
        count = max(1, first // step)
        matches = bracket.rounds[number][block * count : (block + 1) * count]
        tops = [_TOP + lift + _PITCH * (step * place + (step - 1) / 2) for place in range(count)]
        columns.append((number, tuple(zip(matches, tops, strict=True))))
    return columns


def _lift(first: int, *, is_final: bool) -> float:
    """Room for the cup over a final."""
    return max(0.0, _CUP + 24 - _PITCH * (first - 1) / 2) if is_final else 0.0


def _tables(bracket: Bracket) -> list[list[Column]]:
    columns: list[Column] = [
        (number, tuple(_stacked(matches[start : start + _TABLES])))
        for number, matches in enumerate(bracket.rounds)
        for start in range(0, len(matches), _TABLES)
    ]
    return [columns[start : start + _ROUNDS] for start in range(0, len(columns), _ROUNDS)]


def _stacked(matches: Sequence[Match]) -> list[tuple[Match, float]]:
    top, stacked = float(_TOP), []
    for match in matches:
        stacked.append((match, top))
        top += len(match.sides) * _TABLE_LINE + _TABLE_GAP
    return stacked


# One picture


def _draw_page(bracket: Bracket, columns: list[Column], reader: Reader) -> Image.Image:
    scene = scene_of(bracket.game)
    line = _LINE if bracket.seats == 2 else _TABLE_LINE
    foot = max(top + max(2, len(match.sides)) * line for _, matches in columns for match, top in matches)
    final = any(match is bracket.rounds[-1][0] for _, matches in columns for match, _ in matches)
    waits = final and bracket.rounds[-1][0].state is State.WAITING
    end = HEAD + round(foot) + 30 + (84 if waits and len(columns) == 1 else 0)
    canvas = Canvas(_ground(bracket.game, end))
    put_title(canvas, scene, shown_name(bracket.name), reader.read(about_bracket(bracket)))
    wide = min(_WIDEST, (_RIGHT - _LEFT - _GAP * (len(columns) - 1)) // len(columns))
    if bracket.seats == 2:
        _put_links(canvas, columns, wide)
    for place, (number, matches) in enumerate(columns):
        x = _LEFT + place * (wide + _GAP)
        title = reader.read(round_in_words(bracket, number))
        canvas.text(x, HEAD + 44, fitted(title, SENTENCE, wide), SENTENCE, colours.MUTED, colours.CARD)
        for match, top in matches:
            _put_match(canvas, x, HEAD + round(top), wide, line, match, reader)
            if match is bracket.rounds[-1][0]:
                _put_final(canvas, bracket, x, HEAD + round(top), wide, line, number, end, reader)
    put_legend(canvas, scene, end + 12, _legend(columns, scene, reader), "")
    return canvas.image


@kept_ground
def _ground(game: str, end: int) -> Image.Image:
    height = end + 12 + LEGEND_LINE + 12
    ground = begun(scene_of(game), height)
    lay_panel(ground, MARGIN, HEAD, WIDTH - 2 * MARGIN, end - HEAD)
    finish(ground, height)
    return ground.settled()


def _put_links(canvas: Canvas, columns: list[Column], wide: int) -> None:
    """From every two neighbours to the match of their winners."""
    for place, (_, matches) in enumerate(columns[:-1]):
        x = _LEFT + place * (wide + _GAP) + wide
        for number, (_, goal) in enumerate(columns[place + 1][1][: len(matches) // 2]):
            tops = [top for _, top in matches[2 * number : 2 * number + 2]]
            above, below = (HEAD + round(top) + _LINE for top in tops)
            middle = x + _GAP // 2
            for y in (above, below):
                canvas.fill(x, y - 2, _GAP // 2, 4, colours.QUIET)
            canvas.fill(middle - 2, above - 2, 4, below - above + 4, colours.QUIET)
            canvas.fill(middle, HEAD + round(goal) + _LINE - 2, _GAP // 2, 4, colours.QUIET)


def _put_final(
    canvas: Canvas,
    bracket: Bracket,
    x: int,
    y: int,
    wide: int,
    line: int,
    column: int,
    end: int,
    reader: Reader,
) -> None:
    """The cup over the final, below a larger table, or beside its name where it stands below a semi-final."""
    last, card = len(bracket.rounds) - 1, colours.CARD
    final = bracket.rounds[-1][0]
    if column != last:
        title = reader.read(round_in_words(bracket, last))
        canvas.text(x, y - 16, title, SENTENCE, colours.MUTED, card)
        canvas.put(cup(56, card), x + wide - 70, y - 70)
        return
    foot = y + len(final.sides) * line
    if final.state is State.WAITING:
        words = wrapped(reader.read(say("league-picture-opens-when-known")), CAPTION, wide, 2)
        for number, text in enumerate(words):
            canvas.text(x + wide / 2, foot + 42 + 34 * number, text, CAPTION, colours.MUTED, card, "ms")
    left = x + wide / 2 - _CUP / 2 - 4
    if bracket.seats == 2:
        canvas.put(cup(_CUP, card), left, y - _CUP - 22)
    elif end - foot > _CUP + 140:
        canvas.put(cup(_CUP, card), left, foot + 110)


def _put_match(canvas: Canvas, x: int, y: int, wide: int, line: int, match: Match, reader: Reader) -> None:
    sides = match.sides
    bye = len(sides) == 1
    through = tuple(side.is_through for side in sides) + ((False,) if bye else ())
    canvas.put(_box(wide, line, match.state, through), x, y)
    for number, side in enumerate(sides):
        fill = colours.OK_PALE if side.is_through else colours.CARD
        lost = match.state is State.OVER and not side.is_through
        middle = y + number * line + line / 2
        _put_side(canvas, x, middle, wide, side, fill, reader, is_lost=lost)
        if side.score is not None:
            weight = Weight.SEMIBOLD if lost else Weight.BLACK
            paint = colours.MUTED if lost else colours.INK
            score = str(side.score).replace("-", "−")
            canvas.text(x + wide - 16, middle, score, Type(_SCORE.size, weight), paint, fill, "rm")
    if bye:
        words = reader.read(say("league-picture-bye"))
        canvas.text(x + 44, y + line * 1.5, words, CAPTION, colours.MUTED, colours.CARD, "lm")


def _put_side(
    canvas: Canvas,
    x: int,
    middle: float,
    wide: int,
    side: Side,
    fill: Paint,
    reader: Reader,
    *,
    is_lost: bool,
) -> None:
    score = "" if side.score is None else str(side.score)
    room = wide - 44 - 16 - (width(score, _SCORE) + 8 if score else 0)
    if side.is_through:
        canvas.put(tick(24, fill), x + 24, middle)
    elif side.name and side.seed:
        canvas.text(x + 24, middle, str(side.seed), CAPTION, colours.MUTED, fill, "mm")
    if side.name:
        kinds, paint = (_PLAIN, colours.MUTED) if is_lost else (_BOLD, colours.INK)
        put_name(canvas, x + 44, middle, side.name, room, paint, fill, kinds, pitch=25)
        return
    words = reader.read(say("league-picture-side", name=side_in_words(side)))
    put_name(canvas, x + 44, middle, words, room, colours.MUTED, fill, _PLAIN[1:], pitch=25)


@kept
def _box(wide: int, line: int, state: State, through: tuple[bool, ...]) -> Sprite:
    """An empty match: those who are through on green, a ring round one that is played now."""
    high = line * len(through)
    sheet = Sketch(wide + 12, high + 12)
    waiting = state is State.WAITING
    if state in (State.PLAYING, State.LATE):
        sheet.round_box(0, 0, wide + 12, high + 12, 18, colours.AMBER)
    edge = colours.DASH if waiting else colours.INK
    sheet.round_box(6, 6, wide, high, 12, edge)
    inside = Sketch(wide - 5, high - 5)
    inside.box(0, 0, wide - 5, high - 5, colours.CARD)
    for number, is_through in enumerate(through):
        if is_through:
            inside.box(0, number * line - 2.5, wide - 5, line, colours.OK_PALE)
        if number:
            inside.box(0, number * line - 3.5, wide - 5, 2, colours.LINE)
    inside.round_corners(9.5)
    sheet.stamp(inside, 8.5, 8.5)
    return sprite(sheet.art(), colours.CARD, 6)


def _legend(columns: list[Column], scene: Scene, reader: Reader) -> list[LegendItem]:
    ground = scene.skin.ground
    matches = [match for _, column in columns for match, _ in column]
    items: list[LegendItem] = []
    if any(match.state in (State.PLAYING, State.LATE) for match in matches):
        items.append((_now(ground), 46, reader.read(say("league-picture-playing-now"))))
    if any(side.is_through for match in matches for side in match.sides):
        items.append((_through(ground), 46, reader.read(say("league-picture-through"))))
    if any(side.seed and not side.is_through for match in matches for side in match.sides):
        items.append((_seed(ground), 34, reader.read(say("league-picture-seed"))))
    return items


@kept
def _now(ground: Paint) -> Sprite:
    sheet = Sketch(46, 36)
    sheet.round_box(0, 0, 46, 36, 10, colours.AMBER)
    sheet.round_box(5, 5, 36, 26, 6, colours.CARD, colours.INK, 2)
    return sprite(sheet.art(), ground)


@kept
def _through(ground: Paint) -> Sprite:
    sheet = Sketch(46, 36)
    sheet.round_box(0, 0, 46, 36, 8, colours.OK_PALE, colours.OK, 2)
    draw_tick(sheet, 23, 18, 22)
    return sprite(sheet.art(), ground)


@kept
def _seed(ground: Paint) -> Sprite:
    sheet = Sketch(34, 36)
    sheet.round_box(0, 0, 34, 36, 8, colours.CARD, colours.DASH, 2)
    write(sheet, 17, 18, "1", Type(28), colours.MUTED)
    return sprite(sheet.art(), ground)
