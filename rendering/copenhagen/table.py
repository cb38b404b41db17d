"""The table picture: every house, the score track, the harbour and the tiles that are left."""

from functools import lru_cache

from PIL import Image

from games.copenhagen.components import POINTS_TO_WIN, SIZES, Ability, Colour
from games.copenhagen.house import completed_lines, points
from games.copenhagen.position import TAKEN, TILES, Player, Position
from games.copenhagen.rules import outcome, to_act
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.copenhagen.abilities import Worth, ability_tile, worth_of
from rendering.copenhagen.captions import (
    ABILITY_LINES,
    doing,
    end_card_lines,
    harbour_line,
    last_words,
)
from rendering.copenhagen.ground import (
    HARBOUR_LEFT,
    STOCK_MIDDLE,
    STOCK_PLACES,
    SUPPLY_LEFT,
    SUPPLY_SIZE,
    header_sky,
    lit_panel,
    post_middle,
    stock_box,
    stock_gone,
    supply_art,
    table_ground,
)
from rendering.copenhagen.house import line_mark, put_house
from rendering.copenhagen.layout import (
    CARD_PITCH,
    CARD_SIZE,
    LAYOUTS,
    PANELS_TOP,
    POST_PITCH,
    POSTS_LEFT,
    SIDE,
    STOCK_HEIGHT,
    Layout,
)
from rendering.copenhagen.pieces import card
from rendering.names import fitted_name
from rendering.parts import WIDTH, dashed_box, last_sign, panel, put_whose_turn
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.text import CAPTION, CAPTION_BOLD, SENTENCE, SENTENCE_BOLD, TITLE, Type, Weight, width

_COUNT = Type(30, Weight.BLACK)
_NO_COUNT = Type(30)
_PILL_ROOM = 230


def draw_table(view: Position, names: tuple[str, ...]) -> Image.Image:
    """The picture that everybody sees."""
    layout = LAYOUTS[len(view.players)]
    canvas = Canvas(table_ground(layout.seats))
    _put_header(canvas, layout, view, names)
    for seat, player in enumerate(view.players):
        _put_panel(canvas, layout, view, seat, player, names[seat])
    _put_boats(canvas, layout, view)
    _put_harbour(canvas, layout, view)
    _put_stock(canvas, layout, view)
    _put_legend(canvas, layout, view, names)
    return canvas.image


def _put_header(canvas: Canvas, layout: Layout, view: Position, names: tuple[str, ...]) -> None:
    sky = header_sky(48, layout)
    canvas.text(54 + width("Copenhagen", TITLE), 60, doing(view), SENTENCE, colours.MUTED, sky)
    put_whose_turn(canvas, view.turn, outcome(view), names, _PILL_ROOM, sky)


def _put_panel(canvas: Canvas, layout: Layout, view: Position, seat: int, player: Player, name: str) -> None:
    x, y = layout.panel_x(seat), PANELS_TOP
    lit = seat in to_act(view)
    ground = colours.LIT if lit else colours.CARD
    if lit:
        canvas.put(lit_panel(layout.seats, seat), x, y)
    spot = layout.name
    shown = fitted_name(name, spot.kind, spot.room)
    canvas.text(x + spot.x, y + spot.y, shown, spot.kind, colours.INK, ground)
    _put_score(canvas, layout, x, y, points(player.house), ground)
    hand = layout.hand
    after, middle = x + hand.x + hand.room * 1.32, y + hand.y + hand.room * 0.54
    canvas.text(after, middle, str(len(player.hand)), hand.kind, colours.INK, ground, "lm")
    newest = view.last.placed if view.last is not None and view.last.seat == seat else 0
    put_house(canvas, layout.house.moved(x, y), player.house, newest, ground)
    for ability, (across, down) in zip(Ability, layout.abilities, strict=True):
        worth = worth_of(view, seat, ability)
        if worth is not Worth.NONE:
            canvas.put(ability_tile(ability, layout.ability, worth, ground), x + across, y + down)
        if layout.spelled:
            _put_ability_name(canvas, x + across + 72, y + down, ability, worth, ground)


def _put_score(canvas: Canvas, layout: Layout, x: int, y: int, scored: int, ground: Paint) -> None:
    spot = layout.score
    canvas.text(x + spot.x, y + spot.y, str(scored), spot.kind, colours.INK, ground, layout.score_anchor)
    if layout.spelled:
        after = x + spot.x + width(str(scored), spot.kind) + 8
        canvas.text(after, y + spot.y, f"/ {POINTS_TO_WIN}", Type(34), colours.MUTED, ground)
        canvas.text(x + spot.x + 88, y + layout.hand.y + 32, "in hand", CAPTION, colours.MUTED, ground)


def _put_ability_name(canvas: Canvas, x: int, y: int, ability: Ability, worth: Worth, ground: Paint) -> None:
    lines = ABILITY_LINES[ability]
    paint = colours.INK if worth in (Worth.ACTIVE, Worth.ARMED) else colours.QUIET
    for number, line in enumerate(lines):
        base = y + 40 if len(lines) == 1 else y + 26 + 28 * number
        canvas.text(x, base, line, CAPTION_BOLD, paint, ground)


def _put_boats(canvas: Canvas, layout: Layout, view: Position) -> None:
    scores = tuple(min(points(player.house), POINTS_TO_WIN) for player in view.players)
    deck = post_middle(layout) - 32
    for seat, x in enumerate(_moorings(scores)):
        canvas.put(_boat(seat), x, deck)


@lru_cache(maxsize=64)
def _moorings(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Where each seat's boat lies: at its post, spread where several share one, never outside."""
    order = sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))
    places = []
    for seat in order:
        sharing = [other for other in order if scores[other] == scores[seat]]
        shift = (sharing.index(seat) - (len(sharing) - 1) / 2) * _BOAT_PITCH
        places.append(round(POSTS_LEFT + scores[seat] * POST_PITCH + shift))
    places = _apart(places, 40)
    mirrored = _apart([WIDTH - place for place in reversed(places)], 40)
    places = [WIDTH - place for place in reversed(mirrored)]
    return tuple(place for _, place in sorted(zip(order, places, strict=True)))


def _apart(places: list[int], edge: int) -> list[int]:
    result: list[int] = []
    for place in places:
        result.append(max(place, result[-1] + _BOAT_PITCH if result else edge))
    return result


_BOAT_PITCH = 42
_BOAT_SIZE = 50


@lru_cache(maxsize=5)
def _boat(seat: int) -> Sprite:
    half = _BOAT_SIZE // 2 + 3
    sheet = Sketch(2 * half, 66)
    draw_boat(sheet, 3, 56, _BOAT_SIZE, colours.SEATS[seat], str(seat + 1), colours.ON_SEATS[seat])
    water = colours.mix(colours.WATER_TOP, colours.WATER_FOOT, 0.4)
    made = sprite(sheet.art(), water)
    return Sprite(made.image, made.mask, -half, -56)


def _put_harbour(canvas: Canvas, layout: Layout, view: Position) -> None:
    y = layout.harbour
    canvas.text(HARBOUR_LEFT + 138, y + 30, harbour_line(view), CAPTION, colours.MUTED, colours.PAPER)
    for bridge, letter in enumerate(view.harbour):
        x = HARBOUR_LEFT + bridge * CARD_PITCH
        if letter == TAKEN:
            empty = dashed_box(94, 124, colours.QUIET, 3, 11, 8, colours.PAPER)
            canvas.put(empty, x + 2, y + 44)
        else:
            canvas.put(card(letter, *CARD_SIZE, colours.PAPER), x, y + 42)
    _put_supply(canvas, y + 48, len(view.supply))
    _put_end_card(canvas, y + 12, view)
    canvas.text(SIDE + 74, y + 186, f"white × {view.whites}", SENTENCE_BOLD, colours.INK, colours.PAPER)


def _put_supply(canvas: Canvas, y: int, left: int) -> None:
    wide, high = SUPPLY_SIZE
    if left:
        canvas.put(_supply(), SUPPLY_LEFT, y)
        kind = Type(38, Weight.BLACK)
        middle = (SUPPLY_LEFT + 10 + wide / 2, y + high * 0.72)
        canvas.text(*middle, str(left), kind, colours.WHITE, colours.PILE, "mm")
    else:
        canvas.put(dashed_box(wide, high, colours.QUIET, 3, 11, 8, colours.PAPER), SUPPLY_LEFT + 5, y + 5)


@lru_cache(maxsize=1)
def _supply() -> Sprite:
    return sprite(supply_art(), colours.PAPER)


def _put_end_card(canvas: Canvas, y: int, view: Position) -> None:
    lines, is_warning = end_card_lines(view)
    fill, line, ink, thick = (
        (colours.WARN_PALE, colours.WARN, colours.WARN, 3)
        if is_warning
        else (colours.CARD, colours.LINE, colours.INK, 2)
    )
    canvas.put(panel(234, 118, fill, line, thick, colours.PAPER), SIDE, y)
    for number, text in enumerate(lines):
        canvas.text(SIDE + 117, y + 50 + 38 * number, text, SENTENCE_BOLD, ink, fill, "ms")


def _put_stock(canvas: Canvas, layout: Layout, view: Position) -> None:
    for number in range(len(Colour)):
        counts = view.stock[number * len(SIZES) : (number + 1) * len(SIZES)]
        canvas.put(_stock_of(layout.seats, number, counts), stock_box(number)[0], layout.stock)


@lru_cache(maxsize=256)
def _stock_of(seats: int, number: int, counts: tuple[int, ...]) -> Sprite:
    """A colour's box with its counts; a purchase changes only one of five."""
    x, wide = stock_box(number)
    top = LAYOUTS[seats].stock
    box = Canvas(table_ground(seats).crop((x, top, x + wide, top + STOCK_HEIGHT)))
    tiles = TILES[number * len(SIZES) : (number + 1) * len(SIZES)]
    for tile, left in zip(tiles, counts, strict=True):
        middle, foot = STOCK_PLACES[tile] - x, STOCK_HEIGHT - 21
        if left:
            box.text(middle, foot, str(left), _COUNT, colours.INK, colours.CARD, "mm")
        else:
            box.put(stock_gone(tile), middle, STOCK_MIDDLE)
            box.text(middle, foot, "0", _NO_COUNT, colours.QUIET, colours.CARD, "mm")
    return Sprite(box.image, None)


def _put_legend(canvas: Canvas, layout: Layout, view: Position, names: tuple[str, ...]) -> None:
    """The last line: what was done last on the left, the signs that occur on the right."""
    y, x = layout.legend, WIDTH - 36
    for mark, text in reversed(_signs(view)):
        x -= round(width(text, CAPTION))
        canvas.text(x, y, text, CAPTION, colours.MUTED, colours.PAPER, "lm")
        canvas.put(mark, x - 26, y)
        x -= 66
    if view.last is None:
        canvas.text(36, y, "nobody has moved yet", CAPTION, colours.MUTED, colours.PAPER, "lm")
    else:
        canvas.put(last_sign(colours.WALL), 45, y)
        canvas.text(74, y, "last", CAPTION_BOLD, colours.INK, colours.PAPER, "lm")
        start = 82 + width("last", CAPTION_BOLD)
        words = last_words(view, view.last, names, CAPTION, x - start)
        canvas.text(start, y, words, CAPTION, colours.INK, colours.PAPER, "lm")


def _signs(view: Position) -> list[tuple[Sprite, str]]:
    signs = []
    lines = [completed_lines(player.house) for player in view.players]
    if any(line.mixed_rows or line.mixed_columns for line in lines):
        signs.append((line_mark("", 16, 1, False, colours.PAPER), "line done"))
    if any(line.window_rows or line.window_columns for line in lines):
        signs.append((line_mark("", 16, 1, True, colours.PAPER), "all windows ×2"))
    if any(player.used for player in view.players):
        signs.append((_used_sign(), "used"))
    return signs


@lru_cache(maxsize=1)
def _used_sign() -> Sprite:
    sheet = Sketch(32, 32)
    sheet.round_box(1, 1, 30, 30, 6, colours.SPENT, colours.DASH, 2)
    sheet.line([(6, 26), (26, 6)], colours.WARN, 3)
    return sprite(sheet.art(), colours.PAPER, 16)
