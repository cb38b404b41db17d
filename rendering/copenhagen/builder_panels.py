"""The panels beside the builder's house: the tile, its cost, what it gains, or why it is not possible."""

from typing import Final

from games.copenhagen.building import is_touching
from games.copenhagen.components import COLUMN_LETTERS, POINTS_TO_WIN, Ability, Colour
from games.copenhagen.house import coats_earned, completed_lines, empty_spaces, points
from games.copenhagen.names import colour_name, tile_title
from games.copenhagen.position import Build, House, Phase, Placed, Position
from games.copenhagen.words import paid_cards
from games.message import Message, Said, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.copenhagen.abilities import Worth, ability_tile, worth_of
from rendering.copenhagen.bricks import cells_of, extent, tile
from rendering.copenhagen.captions import ability_lines, lines_of
from rendering.copenhagen.house import line_mark
from rendering.copenhagen.pieces import card, coat
from rendering.parts import cross, dashed_box, panel
from rendering.text import (
    CAPTION,
    HEAD,
    LABEL,
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

PANELS_LEFT: Final = 600
PANEL_WIDTH: Final = 572
TILE_TOP, TILE_HEIGHT = 96, 242
COST_TOP, COST_HEIGHT = 352, 208
GAIN_TOP, GAIN_HEIGHT = 574, 256


def _put_head(canvas: Canvas, y: int, title: str) -> None:
    canvas.text(PANELS_LEFT + 24, y + 46, title, SENTENCE, colours.MUTED, colours.CARD)


def _say(canvas: Canvas, y: int, text: str, kind: Type = SENTENCE) -> None:
    canvas.text(PANELS_LEFT + 24, y, text, kind, colours.INK, colours.CARD)


def put_tile(canvas: Canvas, placed: Placed, reader: Reader) -> None:
    """Which tile, how it is turned, where it would stand."""
    _put_head(canvas, TILE_TOP, reader.read(say("copenhagen-caption-tile")))
    columns, rows = extent(cells_of(placed.tile, placed.orientation))
    size = 58 if rows <= 3 else 206 // rows
    x, y = PANELS_LEFT + PANEL_WIDTH - 28 - columns * size, TILE_TOP + (TILE_HEIGHT - rows * size) // 2
    title = reader.read(tile_title(placed.tile))
    _say(canvas, TILE_TOP + 98, title, TITLE if _fits_beside(title, TITLE, x) else HEAD)
    where = say("copenhagen-caption-where", column=COLUMN_LETTERS[placed.column], row=placed.row + 1)
    for number, line in enumerate(lines_of(reader, where)):
        _say(canvas, TILE_TOP + 160 + 40 * number, line)
    canvas.put(tile(placed.tile, placed.orientation, size), x, y)


def _fits_beside(text: str, kind: Type, x: float) -> bool:
    return PANELS_LEFT + 24 + width(text, kind) + 12 <= x


def put_cost(canvas: Canvas, view: Position, house: House, move: Build, reader: Reader) -> None:
    """The cards to pay, what the tile's neighbours and the discount save, and why."""
    head = reader.read(say("copenhagen-caption-cost"))
    _put_head(canvas, COST_TOP, head)
    cards = paid_cards(view, house, move)
    x, y = PANELS_LEFT + 24, COST_TOP + 60
    for letter in cards:
        canvas.put(card(letter, 72, 94, colours.CARD), x, y)
        x += 84
    for _ in range(int(move.tile[1]) - len(cards)):
        canvas.put(_no_card(), x, y)
        canvas.text(x + 36, y + 48, "−1", Type(36, Weight.BLACK), colours.OK, colours.CARD, "mm")
        x += 84
    after = PANELS_LEFT + 38 + width(head, SENTENCE)
    said = reader.read(say("copenhagen-caption-cards", cards=len(cards)))
    canvas.text(after, COST_TOP + 46, said, SENTENCE_BOLD, colours.INK, colours.CARD)
    why = ", ".join(map(reader.read, _reasons(view, house, move)))
    _say(canvas, COST_TOP + 190, fitted(why, CAPTION, PANEL_WIDTH - 48), CAPTION)


def _reasons(view: Position, house: House, move: Build) -> list[Message]:
    """Why it costs what it costs."""
    colour = colour_name(move.tile[0])
    reasons = [say("copenhagen-caption-touches", colour=colour)] if is_touching(house, move) else []
    if view.discount:
        reasons.append(say("copenhagen-caption-discount"))
    if move.changed:
        changed = colour_name(view.change[0])
        reasons.append(say("copenhagen-caption-as", colour=changed, counts_as=colour))
    return reasons or [say("copenhagen-caption-full-price")]


def put_coat_cost(canvas: Canvas, view: Position, reader: Reader) -> None:
    """A white tile costs a coat of arms."""
    _put_head(canvas, COST_TOP, reader.read(say("copenhagen-caption-cost")))
    coats = max(1, view.coats)
    for number in range(coats):
        canvas.put(coat(80, colours.CARD), PANELS_LEFT + 58 + 84 * number, COST_TOP + 108)
    said = reader.read(say("copenhagen-caption-coat-cost", coats=coats))
    _say(canvas, COST_TOP + 192, said, SENTENCE_BOLD)


def put_gain(canvas: Canvas, before: House, after: House, reader: Reader) -> None:
    """What the tile brings: points, completed lines, coats of arms."""
    fill = colours.OK_PALE
    canvas.put(panel(PANEL_WIDTH, GAIN_HEIGHT, fill, colours.OK, 3, colours.PAPER), PANELS_LEFT, GAIN_TOP)
    head = reader.read(say("copenhagen-caption-gain"))
    canvas.text(PANELS_LEFT + 24, GAIN_TOP + 46, head, SENTENCE, colours.MUTED, fill)
    gained = points(after) - points(before)
    paint = colours.OK if gained else colours.QUIET
    number = f"+{gained}" if gained else "0"
    canvas.text(PANELS_LEFT + 24, GAIN_TOP + 112, number, SCORE, paint, fill)
    beside = PANELS_LEFT + 36 + width(number, SCORE)
    unit = reader.read(say("copenhagen-caption-points-gained", points=gained))
    canvas.text(beside, GAIN_TOP + 112, unit, Type(36, Weight.BOLD), paint, fill)
    lines = [(sign, reader.read(said)) for sign, said in _gain_lines(before, after)]
    _put_gain_lines(canvas, lines, fill)


def _put_gain_lines(canvas: Canvas, lines: list[tuple[Sprite, str]], fill: colours.Paint) -> None:
    """Up to two lines below the points; more go beside them."""
    for number, (sign, text) in enumerate(lines[:5]):
        beside = number >= 2
        x = PANELS_LEFT + 286 if beside else PANELS_LEFT
        y = GAIN_TOP + (164 + 48 * number if not beside else 68 + 48 * (number - 2))
        canvas.put(sign, x + 44, y - 10)
        canvas.text(x + 78, y, text, SENTENCE, colours.INK, fill)


def _gain_lines(before: House, after: House) -> list[tuple[Sprite, Message]]:
    """A sign and words for every row, column and coat that the tile completes."""
    fill = colours.OK_PALE
    old = completed_lines(before)
    new = completed_lines(after)
    signs = [
        (line_mark(str(row + 1), 21, 28, double, fill), _line_said("row", row + 1, double))
        for rows, had, double in (
            (new.mixed_rows, old.mixed_rows, False),
            (new.window_rows, old.window_rows, True),
        )
        for row in rows
        if row not in had
    ]
    signs += [
        (line_mark(COLUMN_LETTERS[column], 21, 28, double, fill), _line_said("column", column, double))
        for columns, had, double in (
            (new.mixed_columns, old.mixed_columns, False),
            (new.window_columns, old.window_columns, True),
        )
        for column in columns
        if column not in had
    ]
    if coats := coats_earned(before, after):
        signs.append((coat(44, fill), say("copenhagen-caption-coats", coats=coats)))
    return signs


def _line_said(what: str, number: int, double: bool) -> Message:
    """Row 4 ×2: a completed line, and whether it counts twice."""
    line = COLUMN_LETTERS[number] if what == "column" else str(number)
    return say("copenhagen-caption-line", what=what, line=line, times="twice" if double else "once")


def put_refusal(canvas: Canvas, refusal: Said, reader: Reader) -> None:
    """Why it is not possible."""
    fill = colours.WARN_PALE
    canvas.put(panel(PANEL_WIDTH, GAIN_HEIGHT, fill, colours.WARN, 3, colours.PAPER), PANELS_LEFT, GAIN_TOP)
    canvas.put(cross(22, fill), PANELS_LEFT + 48, GAIN_TOP + 48)
    head = reader.read(say("copenhagen-caption-not-possible"))
    canvas.text(PANELS_LEFT + 86, GAIN_TOP + 59, head, HEAD, colours.WARN, fill)
    for number, line in enumerate(wrapped(reader.read(refusal), SENTENCE, PANEL_WIDTH - 48, 4)):
        canvas.text(PANELS_LEFT + 24, GAIN_TOP + 112 + 38 * number, line, SENTENCE, colours.INK, fill)


def put_summary(canvas: Canvas, view: Position, seat: int, reader: Reader) -> None:
    """Without a tile in mind: how the house stands and what the hand holds."""
    player = view.players[seat]
    _put_head(canvas, TILE_TOP, reader.read(say("copenhagen-caption-your-house")))
    scored = str(points(player.house))
    _say(canvas, TILE_TOP + 122, scored, SCORE)
    after = PANELS_LEFT + 36 + width(scored, SCORE)
    of = reader.read(say("copenhagen-caption-of-points", points=POINTS_TO_WIN))
    canvas.text(after, TILE_TOP + 122, of, Type(34), colours.MUTED, colours.CARD)
    empty = empty_spaces(player.house)
    _say(canvas, TILE_TOP + 178, reader.read(say("copenhagen-caption-empty", spaces=empty)))
    is_coat = view.phase is Phase.COAT
    hint = say("copenhagen-caption-choose-coat" if is_coat else "copenhagen-caption-choose-tile")
    _say(canvas, TILE_TOP + 216, reader.read(hint))
    _put_head(canvas, COST_TOP, reader.read(say("copenhagen-caption-hand")))
    for number, colour in enumerate(Colour):
        x, held = PANELS_LEFT + 24 + 108 * number, player.hand.count(colour)
        shown = card(colour, 72, 94, colours.CARD) if held else _no_card()
        canvas.put(shown, x, COST_TOP + 60)
        paint = colours.INK if held else colours.QUIET
        canvas.text(x + 36, COST_TOP + 180, f"× {held}", SENTENCE_BOLD, paint, colours.CARD, "mm")
    _put_abilities(canvas, view, seat, reader)


def _put_abilities(canvas: Canvas, view: Position, seat: int, reader: Reader) -> None:
    canvas.put(
        panel(PANEL_WIDTH, GAIN_HEIGHT, colours.CARD, colours.LINE, 2, colours.PAPER), PANELS_LEFT, GAIN_TOP
    )
    _put_head(canvas, GAIN_TOP, reader.read(say("copenhagen-caption-abilities")))
    for number, ability in enumerate(Ability):
        x, worth = PANELS_LEFT + 24 + 110 * number, worth_of(view, seat, ability)
        canvas.put(ability_tile(ability, 84, worth, colours.CARD), x, GAIN_TOP + 70)
        paint = colours.INK if worth in (Worth.ACTIVE, Worth.ARMED) else colours.QUIET
        for line, text in enumerate(ability_lines(reader, ability)):
            canvas.text(x + 42, GAIN_TOP + 190 + 30 * line, text, LABEL, paint, colours.CARD, "ms")


def _no_card() -> Sprite:
    return dashed_box(72, 94, colours.QUIET, 3, 9, 6, colours.CARD)
