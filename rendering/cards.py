"""Pictures about a table rather than a board: the lobby, and the final scores. A game gives them its skin."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from games.api import Outcome, Score, ScoreLine
from games.message import Message, Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, sprite
from rendering.colours import Paint
from rendering.grounds import kept_ground
from rendering.names import name_lines
from rendering.parts import (
    GAP,
    MARGIN,
    WIDTH,
    dashed_box,
    door,
    lay_frame,
    lay_panel,
    panel,
    place_of,
    put_badge,
    put_turn_pill,
    put_word_pill,
)
from rendering.sketch import TOP_ONLY, Sketch
from rendering.skin import Skin
from rendering.text import (
    CAPTION,
    CAPTION_BOLD,
    LABEL,
    NAME,
    SCORE,
    SENTENCE,
    SENTENCE_BOLD,
    TITLE,
    Type,
    Weight,
    fitted,
    width,
    wrapped,
)

_NAME_TYPES: Final = (NAME, CAPTION_BOLD, Type(26, Weight.BOLD))


# The final scores


@dataclass(frozen=True)
class ResultColumn:
    """One seat's result: its place (1 is best), and its points with where they come from."""

    seat: int
    place: int
    score: Score
    resigned: bool = False


_TOP: Final = 134
_HEAD: Final = 160
"""Doors and names."""
_TOTAL: Final = 146
_TALLEST_LINE: Final = 84
_ALL_LINES: Final = 860
"""What all lines together may take, the tie-break included."""
_MOST_LABEL: Final = 440


@dataclass(frozen=True)
class _Grid:
    """Where the lines and the columns of a score card lie."""

    rules: tuple[ScoreLine, ...]
    has_tie_break: bool
    columns: int
    label: int
    """Where labels begin."""
    left: int
    """Where columns begin."""

    @property
    def line(self) -> int:
        """The height of a line."""
        return min(_TALLEST_LINE, _ALL_LINES // max(1, len(self.rules)))

    @property
    def foot(self) -> int:
        """Where the line of totals begins."""
        return _TOP + _HEAD + (len(self.rules) - self.has_tie_break) * self.line

    @property
    def end(self) -> int:
        """Where the panel ends."""
        return self.foot + _TOTAL + (self.line if self.has_tie_break else 0) + 10

    @property
    def pitch(self) -> float:
        """The width of a column."""
        return (WIDTH - MARGIN - 16 - self.left) / self.columns

    def top_of(self, number: int) -> int:
        """Where a line begins; the tie-break stands below the totals."""
        below = self.has_tie_break and number == len(self.rules) - 1
        return self.foot + _TOTAL if below else _TOP + _HEAD + number * self.line


def draw_result(
    title: str,
    reason: Message,
    columns: tuple[ResultColumn, ...],
    skin: Skin,
    reader: Reader,
    grade: Said = "",
) -> Image.Image:
    """The score card: a line for every way to score, a column for every seat, best first. Of who played alone
    a grade is told instead of a place."""
    ordered = sorted(columns, key=lambda column: (column.place, column.seat))
    grid = _grid(ordered[0].score, len(columns), skin.sign is not None, reader)
    canvas = Canvas(_result_ground(grid, skin))
    by_seat = sorted(columns, key=lambda column: column.seat)
    ended = Outcome(tuple(column.place for column in by_seat), reason)
    head = reader.read(say("picture-final-scores", game=title))
    canvas.text(36, 66, fitted(head, TITLE, 560), TITLE, skin.text, skin.sky)
    why = fitted(reader.read(reason), SENTENCE, WIDTH - 72)
    canvas.text(36, 112, why, SENTENCE, skin.muted, skin.sky)
    if grade:
        fill = colours.AMBER if ended.places[0] == 1 else colours.SPENT
        put_word_pill(canvas, 0, reader.read(grade), fill, 360, skin.sky)
    else:
        put_turn_pill(canvas, 0, ended, reader, 360, skin.sky)
    best = [max(line) for line in zip(*(_numbers(column.score) for column in columns), strict=True)]
    for number, column in enumerate(ordered):
        _put_column(canvas, grid, skin, column, number, best, reader, grade)
    _put_rules(canvas, grid, skin, reader)
    canvas.text(44, grid.foot + 92, reader.read(say("picture-total")), TITLE, skin.text, skin.panel)
    legend = reader.read(say("picture-best")) if grid.rules and len(columns) > 1 else ""
    canvas.text(WIDTH - 48, grid.end + 42, legend, CAPTION, skin.muted, skin.ground, "rs")
    return canvas.image


def _grid(score: Score, columns: int, signs: bool, reader: Reader) -> _Grid:
    """The labels' column is as narrow as its longest rule."""
    rules = score.lines + ((score.tie_break,) if score.tie_break else ())
    label = 112 if signs else 48
    labels = [width(reader.read(rule.label), NAME) for rule in rules]
    rates = [width(reader.read(rule.rate), CAPTION) for rule in rules]
    longest = max([*labels, *rates, width(reader.read(say("picture-total")), TITLE)])
    left = label + round(min(longest, _MOST_LABEL)) + 24
    return _Grid(rules, score.tie_break is not None, columns, label, left)


def _numbers(score: Score) -> list[int]:
    lines = score.lines + ((score.tie_break,) if score.tie_break else ())
    return [line.points for line in lines]


@kept_ground
def _result_ground(grid: _Grid, skin: Skin) -> Image.Image:
    height = grid.end + 66
    ground = Ground(WIDTH, height, skin.ground)
    skin.lay_header(ground, height, 134)
    lay_panel(ground, MARGIN, _TOP, WIDTH - 2 * MARGIN, grid.end - _TOP, skin.panel, skin.line)
    for number in range(len(grid.rules)):
        ground.fill(40, grid.top_of(number), WIDTH - 80, 2, skin.line)
    ground.fill(40, grid.foot, WIDTH - 80, 4, skin.muted)
    if skin.sign is not None:
        for number, rule in enumerate(grid.rules):
            way = -1 if grid.has_tie_break and number == len(grid.rules) - 1 else number
            ground.lay(skin.sign(way, rule, 48), 44, grid.top_of(number) + (grid.line - 46) // 2)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def _put_rules(canvas: Canvas, grid: _Grid, skin: Skin, reader: Reader) -> None:
    room = grid.left - grid.label - 16
    for number, rule in enumerate(grid.rules):
        middle = grid.top_of(number) + grid.line / 2
        label = fitted(reader.read(rule.label), NAME, room)
        rate = fitted(reader.read(rule.rate), CAPTION, room)
        up = 15 if rate else 0
        canvas.text(grid.label, middle - up, label, NAME, skin.text, skin.panel, "lm")
        canvas.text(grid.label, middle + 20, rate, CAPTION, skin.muted, skin.panel, "lm")


def _put_column(
    canvas: Canvas,
    grid: _Grid,
    skin: Skin,
    column: ResultColumn,
    number: int,
    best: list[int],
    reader: Reader,
    grade: Said,
) -> None:
    won = column.place == 1
    fill, text = (colours.WINNER, colours.INK) if won else (skin.panel, skin.text)
    middle, room = grid.left + (number + 0.5) * grid.pitch, round(grid.pitch) - 6
    if won:
        _put_plate(canvas, grid, skin, round(middle - room / 2), room)
    canvas.put(door(column.seat, 42, 52, fill), middle - 21, _TOP + 24)
    kind, lines = name_lines(reader.name(column.seat), _NAME_TYPES, room - 12)
    base = _TOP + (128 if len(lines) == 1 else 112)
    for line, words in enumerate(lines):
        canvas.text(middle, base + 31 * line, words, kind, text, fill, "ms")
    for line, points in enumerate(_numbers(column.score)):
        is_best = points != 0 and points == best[line] and line < len(column.score.lines) and grid.columns > 1
        paint = _paint_of(points, is_best, won, skin)
        kind = Type(40, Weight.BLACK if is_best else Weight.SEMIBOLD)
        y = grid.top_of(line) + grid.line / 2
        canvas.text(middle, y, _signed(points), kind, paint, fill, "mm")
    kind = SCORE if won else Type(60, Weight.BLACK)
    canvas.text(middle, grid.foot + 80, _signed(column.score.points), kind, text, fill, "ms")
    if grid.columns == 1 and not grade:
        return  # alone there are no places
    if won:
        badge = reader.read(grade or place_of(1))
        put_badge(canvas, middle, grid.foot + 94, badge, colours.INK, colours.HONEY, fill)
    else:
        place = place_of(column.place)
        resigned = say("picture-place-resigned", place=place)
        said = reader.read(grade or (resigned if column.resigned else place))
        kind = CAPTION if width(said, CAPTION) <= room else LABEL
        canvas.text(middle, grid.foot + 124, said, kind, skin.muted, fill, "ms")


def _paint_of(points: int, best: bool, won: bool, skin: Skin) -> Paint:
    if won:
        return colours.INK if points else colours.QUIET
    if not points:
        return skin.quiet
    return skin.best if best else skin.text


def _put_plate(canvas: Canvas, grid: _Grid, skin: Skin, x: int, room: int) -> None:
    """The winner's column, with the lines of the card going on across it."""
    high = grid.end - _TOP - 20
    canvas.put(panel(room, high, colours.WINNER, colours.AMBER, 5, skin.panel), x, _TOP + 10)
    for number in range(len(grid.rules)):
        canvas.fill(x + 5, grid.top_of(number), room - 10, 2, colours.LINE)
    canvas.fill(x + 5, grid.foot, room - 10, 4, colours.INK)


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


# The lobby


_SEATS_TOP: Final = 390
_LOBBY_HEIGHT: Final = 720
_OPTIONS_TOP: Final = 612
_CALLED_TYPES: Final = (Type(36, Weight.BOLD), Type(26, Weight.BOLD))
_CALLED_ROOM: Final = 500
"""Up to the first house."""


def draw_lobby(
    title: str,
    lines: tuple[Said, ...],
    seats: int,
    options: tuple[Said, ...],
    skin: Skin,
    reader: Reader,
    name: str = "",
) -> Image.Image:
    """A table that waits for players: what it is and is called, who sits there and what is free, and with
    which options."""
    canvas = Canvas(_lobby_ground(skin))
    sky = canvas_colour(canvas, 36, 120)
    canvas.text(36, 88, fitted(title, SCORE, 480), SCORE, skin.text, sky)
    called = name or reader.read(say("picture-open"))
    kind = next((each for each in _CALLED_TYPES if width(called, each) <= _CALLED_ROOM), _CALLED_TYPES[-1])
    canvas.text(38, 138, fitted(called, kind, _CALLED_ROOM), kind, skin.muted, sky)
    for number, line in enumerate(lines[:2]):
        y = 196 + 40 * number
        shown = fitted(reader.read(line), SENTENCE, 460)
        canvas.text(38, y, shown, SENTENCE, skin.text, canvas_colour(canvas, 38, y))
    room = (WIDTH - 2 * MARGIN - GAP * (seats - 1)) // max(1, seats)
    for number in range(seats):
        _put_seat(canvas, skin, number, reader, MARGIN + number * (room + GAP), room)
    _put_options(canvas, reader, options)
    return canvas.image


def canvas_colour(canvas: Canvas, x: int, y: int) -> Paint:
    """What lies at a place of a picture."""
    red, green, blue = canvas.image.crop((x, y, x + 1, y + 1)).convert("RGB").tobytes()
    return red, green, blue


@kept_ground
def _lobby_ground(skin: Skin) -> Image.Image:
    ground = Ground(WIDTH, _LOBBY_HEIGHT, skin.ground)
    skin.lay_scene(ground, _LOBBY_HEIGHT)
    lay_panel(ground, MARGIN, _OPTIONS_TOP, WIDTH - 2 * MARGIN, 84)
    lay_frame(ground, WIDTH, _LOBBY_HEIGHT)
    return ground.settled()


def _put_seat(canvas: Canvas, skin: Skin, number: int, reader: Reader, x: int, room: int) -> None:
    middle, y = x + room / 2, _SEATS_TOP
    if number >= len(reader.names):
        dash = colours.DASH if skin.ground == colours.PAPER else skin.quiet
        canvas.put(dashed_box(room, 200, dash, 3, 12, 9, skin.ground), x, y)
        canvas.put(_no_door(dash, skin.ground), middle - 32, y + 18)
        free = reader.read(say("picture-free-seat"))
        canvas.text(middle, y + 140, free, Type(32), skin.muted, skin.ground, "ms")
        return
    canvas.put(panel(room, 200, colours.CARD, colours.LINE, 2, skin.ground), x, y)
    canvas.put(door(number, 64, 80, colours.CARD), middle - 32, y + 18)
    kind, lines = name_lines(reader.name(number), _NAME_TYPES, room - 20)
    base = y + (140 if len(lines) == 1 else 126)
    for line, words in enumerate(lines):
        canvas.text(middle, base + 30 * line, words, kind, colours.INK, colours.CARD, "ms")
    seated = reader.read(say("picture-seated"))
    canvas.text(middle, y + 186, seated, CAPTION, colours.MUTED, colours.CARD, "ms")


@lru_cache(maxsize=4)
def _no_door(dash: Paint, ground: Paint) -> Sprite:
    sheet = Sketch(64, 80)
    sheet.round_box(0, 0, 64, 80, 31, None, dash, 3, TOP_ONLY)
    return sprite(sheet.art(), ground)


def _put_options(canvas: Canvas, reader: Reader, options: tuple[Said, ...]) -> None:
    """All options in one line, or in two smaller ones."""
    said = reader.read_all(options or (say("picture-usual-rules"),), "   ·   ")
    room = WIDTH - 2 * MARGIN - 48
    x, middle = MARGIN + 24, _OPTIONS_TOP + 42
    if width(said, SENTENCE_BOLD) <= room:
        canvas.text(x, middle, said, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
        return
    for number, line in enumerate(wrapped(said, CAPTION_BOLD, room, 2)):
        canvas.text(x, middle - 18 + 36 * number, line, CAPTION_BOLD, colours.INK, colours.CARD, "lm")
