"""The panels beside the builder's house: the tile, its cost, what it gains, or why it is not possible."""

from typing import Final

from games.copenhagen.building import is_touching, price_of
from games.copenhagen.components import COLOUR_NAMES, POINTS_TO_WIN, Ability, Colour
from games.copenhagen.house import coats_earned, completed_lines, empty_spaces, points
from games.copenhagen.position import Build, House, Phase, Placed, Position
from games.english import count
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.copenhagen.abilities import Worth, ability_tile, worth_of
from rendering.copenhagen.bricks import cells_of, extent, tile
from rendering.copenhagen.captions import ABILITY_LINES, tile_name
from rendering.copenhagen.house import COLUMN_NAMES, line_mark
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


def put_tile(canvas: Canvas, placed: Placed) -> None:
    """Which tile, how it is turned, where it would stand."""
    _put_head(canvas, TILE_TOP, "Tile")
    _say(canvas, TILE_TOP + 98, tile_name(placed.tile).capitalize(), TITLE)
    _say(canvas, TILE_TOP + 160, f"left edge {COLUMN_NAMES[placed.column]}")
    _say(canvas, TILE_TOP + 200, f"lowest row {placed.row + 1}")
    columns, rows = extent(cells_of(placed.tile, placed.turn))
    size = 58 if rows <= 3 else 206 // rows
    x, y = PANELS_LEFT + PANEL_WIDTH - 28 - columns * size, TILE_TOP + (TILE_HEIGHT - rows * size) // 2
    canvas.put(tile(placed.tile, placed.turn, size), x, y)


def put_cost(canvas: Canvas, view: Position, house: House, move: Build) -> None:
    """The cards to pay, what the tile's neighbours and the discount save, and why."""
    _put_head(canvas, COST_TOP, "Cost")
    price = price_of(view, house, move)
    touches = is_touching(house, move)
    cards = move.tile[0] * (price - move.changed) + view.change[:1] * move.changed
    x, y = PANELS_LEFT + 24, COST_TOP + 60
    for letter in cards:
        canvas.put(card(letter, 72, 94, colours.CARD), x, y)
        x += 84
    for _ in range(int(move.tile[1]) - price):
        canvas.put(_no_card(), x, y)
        canvas.text(x + 36, y + 48, "−1", Type(36, Weight.BLACK), colours.OK, colours.CARD, "mm")
        x += 84
    colour = COLOUR_NAMES[Colour(move.tile[0])]
    reasons = [f"touches {colour}"] if touches else []
    reasons += ["discount"] if view.discount else []
    reasons += [f"{COLOUR_NAMES[Colour(view.change[0])]} as {colour}"] if move.changed else []
    after = PANELS_LEFT + 38 + width("Cost", SENTENCE)
    said = count(price, "card")
    canvas.text(after, COST_TOP + 46, said, SENTENCE_BOLD, colours.INK, colours.CARD)
    why = fitted(", ".join(reasons) or "the full price", CAPTION, PANEL_WIDTH - 48)
    _say(canvas, COST_TOP + 190, why, CAPTION)


def put_coat_cost(canvas: Canvas, view: Position) -> None:
    """A white tile costs a coat of arms."""
    _put_head(canvas, COST_TOP, "Cost")
    for number in range(max(1, view.coats)):
        canvas.put(coat(80, colours.CARD), PANELS_LEFT + 58 + 84 * number, COST_TOP + 108)
    said = f"1 of {view.coats} coats of arms" if view.coats > 1 else "1 coat of arms"
    _say(canvas, COST_TOP + 192, f"{said}, no cards", SENTENCE_BOLD)


def put_gain(canvas: Canvas, before: House, after: House) -> None:
    """What the tile brings: points, completed lines, coats of arms."""
    fill = colours.OK_PALE
    canvas.put(panel(PANEL_WIDTH, GAIN_HEIGHT, fill, colours.OK, 3, colours.PAPER), PANELS_LEFT, GAIN_TOP)
    canvas.text(PANELS_LEFT + 24, GAIN_TOP + 46, "Gain", SENTENCE, colours.MUTED, fill)
    gained = points(after) - points(before)
    paint = colours.OK if gained else colours.QUIET
    number = f"+{gained}" if gained else "0"
    canvas.text(PANELS_LEFT + 24, GAIN_TOP + 112, number, SCORE, paint, fill)
    beside = PANELS_LEFT + 36 + width(number, SCORE)
    unit = "point" if gained == 1 else "points"
    canvas.text(beside, GAIN_TOP + 112, unit, Type(36, Weight.BOLD), paint, fill)
    _put_gain_lines(canvas, _gain_lines(before, after), fill)


def _put_gain_lines(canvas: Canvas, lines: list[tuple[Sprite, str]], fill: colours.Paint) -> None:
    """Up to two lines below the points; more go beside them."""
    for number, (sign, text) in enumerate(lines[:5]):
        beside = number >= 2
        x = PANELS_LEFT + 286 if beside else PANELS_LEFT
        y = GAIN_TOP + (164 + 48 * number if not beside else 68 + 48 * (number - 2))
        canvas.put(sign, x + 44, y - 10)
        canvas.text(x + 78, y, text, SENTENCE, colours.INK, fill)


def _gain_lines(before: House, after: House) -> list[tuple[Sprite, str]]:
    """A sign and words for every row, column and coat that the tile completes."""
    fill = colours.OK_PALE
    old, new = _marked_lines(before), _marked_lines(after)
    signs = []
    for line, windows in new.items():
        if line not in old:
            signs.append((line_mark(line[-1], 21, 28, windows, fill), line + " ×2" * windows))
    coats = coats_earned(before, after)
    if coats:
        signs.append((coat(44, fill), f"{count(coats, 'coat')} of arms"))
    return signs


def _marked_lines(house: House) -> dict[str, bool]:
    """The completed rows and columns by name, and whether they are made of windows only."""
    lines = completed_lines(house)
    rows = {f"row {row + 1}": False for row in lines.mixed_rows}
    rows |= {f"row {row + 1}": True for row in lines.window_rows}
    columns = {f"column {COLUMN_NAMES[column]}": False for column in lines.mixed_columns}
    columns |= {f"column {COLUMN_NAMES[column]}": True for column in lines.window_columns}
    return rows | columns


def put_refusal(canvas: Canvas, refusal: str) -> None:
    """Why it is not possible."""
    fill = colours.WARN_PALE
    canvas.put(panel(PANEL_WIDTH, GAIN_HEIGHT, fill, colours.WARN, 3, colours.PAPER), PANELS_LEFT, GAIN_TOP)
    canvas.put(cross(22, fill), PANELS_LEFT + 48, GAIN_TOP + 48)
    canvas.text(PANELS_LEFT + 86, GAIN_TOP + 59, "Not possible", HEAD, colours.WARN, fill)
    for number, line in enumerate(wrapped(refusal, SENTENCE, PANEL_WIDTH - 48, 4)):
        canvas.text(PANELS_LEFT + 24, GAIN_TOP + 112 + 38 * number, line, SENTENCE, colours.INK, fill)


def put_summary(canvas: Canvas, view: Position, seat: int) -> None:
    """Without a tile in mind: how the house stands and what the hand holds."""
    player = view.players[seat]
    _put_head(canvas, TILE_TOP, "Your house")
    scored = str(points(player.house))
    _say(canvas, TILE_TOP + 122, scored, SCORE)
    after = PANELS_LEFT + 36 + width(scored, SCORE)
    canvas.text(after, TILE_TOP + 122, f"/ {POINTS_TO_WIN} points", Type(34), colours.MUTED, colours.CARD)
    empty = empty_spaces(player.house)
    _say(canvas, TILE_TOP + 178, f"{count(empty, 'space')} {'is' if empty == 1 else 'are'} empty")
    is_coat = view.phase is Phase.COAT
    _say(canvas, TILE_TOP + 216, "choose what the coat is for" if is_coat else "choose a tile to see it here")
    _put_head(canvas, COST_TOP, "Hand")
    for number, colour in enumerate(Colour):
        x, held = PANELS_LEFT + 24 + 108 * number, player.hand.count(colour)
        shown = card(colour, 72, 94, colours.CARD) if held else _no_card()
        canvas.put(shown, x, COST_TOP + 60)
        paint = colours.INK if held else colours.QUIET
        canvas.text(x + 36, COST_TOP + 180, f"× {held}", SENTENCE_BOLD, paint, colours.CARD, "mm")
    _put_abilities(canvas, view, seat)


def _put_abilities(canvas: Canvas, view: Position, seat: int) -> None:
    canvas.put(
        panel(PANEL_WIDTH, GAIN_HEIGHT, colours.CARD, colours.LINE, 2, colours.PAPER), PANELS_LEFT, GAIN_TOP
    )
    _put_head(canvas, GAIN_TOP, "Abilities")
    for number, ability in enumerate(Ability):
        x, worth = PANELS_LEFT + 24 + 110 * number, worth_of(view, seat, ability)
        canvas.put(ability_tile(ability, 84, worth, colours.CARD), x, GAIN_TOP + 70)
        paint = colours.INK if worth in (Worth.ACTIVE, Worth.ARMED) else colours.QUIET
        for line, text in enumerate(ABILITY_LINES[ability]):
            canvas.text(x + 42, GAIN_TOP + 190 + 30 * line, text, LABEL, paint, colours.CARD, "ms")


def _no_card() -> Sprite:
    return dashed_box(72, 94, colours.QUIET, 3, 9, 6, colours.CARD)
