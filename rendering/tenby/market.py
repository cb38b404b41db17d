"""The market: the rows of face-up cards, plain ends, and how many cards are left to draw."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from games.message import say
from games.tenby.components import MARKET_DECKS, SIDES, Deck, Icon
from games.tenby.market import pile_of
from games.tenby.position import Position
from games.tenby.scenarios import row_sizes
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite
from rendering.colours import Paint
from rendering.kept import kept_panel
from rendering.parts import MARGIN, WIDTH, dashed_box, panel
from rendering.tenby.card import MARKET, card
from rendering.tenby.marks import RESIDENT, mark, spent_mark
from rendering.text import CAPTION, HEAD, NAME, Type, Weight, fitted, width

_HEAD: Final = 42
_GAP: Final = 10
SUPPLY_STRIP: Final = 66
_SUPPLY_COLUMNS: Final = 2
_COLUMNS: Final = (7, 6, 8, 9, 10, 12)
"""How many cards lie side by side: the first that needs the fewest rows, or that is not too high at all."""
_HIGHEST: Final = 1120
_COUNT: Final = Type(36, Weight.BLACK)
_SIGN: Final = 76
_SIGNS: Final = {Deck.TERRACE: Icon.TERRACE, Deck.PIER: Icon.PIER, Deck.LANDMARK: Icon.LANDMARK}


Counts = tuple[tuple[str, int], ...]
"""Signs with how many are left of what they stand for."""


@dataclass(frozen=True)
class Group:
    """Places of one deck side by side in one row of the picture: cards, then those that were taken."""

    deck: Deck
    cards: tuple[str, ...]
    column: int
    columns: int


@dataclass(frozen=True)
class Stalls:
    """Where the cards of a market lie."""

    columns: int
    rows: tuple[tuple[Group, ...], ...]

    @property
    def pitch(self) -> int:
        """From a card to the next."""
        return (WIDTH - 2 * MARGIN + _GAP) // self.columns

    @property
    def card(self) -> int:
        """How wide a card is."""
        return self.pitch - _GAP

    @property
    def card_height(self) -> int:
        """And how high."""
        return MARKET.height(self.card)

    @property
    def row(self) -> int:
        """The height of a row with the names of its decks."""
        return _HEAD + self.card_height

    @property
    def supply_row(self) -> int | None:
        """The row with room for the supply at its end."""
        for number, row in enumerate(self.rows):
            if self.columns - sum(group.columns for group in row) >= _SUPPLY_COLUMNS:
                return number
        return None

    @property
    def height(self) -> int:
        """All rows, and the supply where it has a line of its own."""
        strip = 0 if self.supply_row is not None else SUPPLY_STRIP + 8
        return len(self.rows) * self.row + strip


def stalls_of(view: Position) -> Stalls:
    """Where everything in the market lies."""
    rows = tuple(pile_of(view.market, deck).row for deck in MARKET_DECKS)
    sizes = row_sizes(len(view.staying), view.options)
    return _best_stalls(rows, tuple(sizes[deck] for deck in MARKET_DECKS))


@lru_cache(maxsize=256)
def _best_stalls(cards: tuple[tuple[str, ...], ...], sizes: tuple[int, ...]) -> Stalls:
    """Larger cards where they need no more rows; smaller ones where many were revealed."""
    found = [_stalls(cards, sizes, columns) for columns in _COLUMNS]
    fewest = len(found[0].rows)
    larger = found[1] if len(found[1].rows) <= max(2, fewest) or fewest > 2 else found[0]
    if fewest == 1 and not sizes[-1]:
        larger = found[0]  # alone without a row of landmarks: everything side by side
    return next((each for each in (larger, *found) if each.height <= _HIGHEST), found[-1])


def _stalls(cards: tuple[tuple[str, ...], ...], sizes: tuple[int, ...], most: int) -> Stalls:
    """Whole decks beside each other where they fit; one with too many cards goes on below.

    Places stay when their cards are taken, so that the picture stays as it is until the round ends.
    """
    rows: list[list[Group]] = [[]]
    for deck, row, size in zip(MARKET_DECKS, cards, sizes, strict=True):
        places = max(len(row), size)
        for start in range(0, places, most):
            columns = min(most, places - start)
            if _used(rows[-1]) + columns > most:
                rows.append([])
            rows[-1].append(Group(deck, row[start : start + most], _used(rows[-1]), columns))
    return Stalls(most, tuple(map(tuple, rows)))


def _used(row: list[Group]) -> int:
    return sum(group.columns for group in row)


def put_market(
    canvas: Canvas, y: int, view: Position, stalls: Stalls, reader: Reader, skies: tuple[Paint, ...]
) -> None:
    """Rows of cards with the names of their decks; skies are the sky's colours, row by row."""
    for number, row in enumerate(stalls.rows):
        top, sky = y + number * stalls.row, skies[number]
        for group in row:
            _put_group(canvas, top, stalls, group, reader, sky)
        if number == stalls.supply_row:
            _put_supply(canvas, top + _HEAD, stalls, view, reader, sky)
    if stalls.supply_row is None:
        put_supply_strip(canvas, y + len(stalls.rows) * stalls.row + 8, view, reader, skies[-1])


def _put_group(canvas: Canvas, y: int, stalls: Stalls, group: Group, reader: Reader, sky: Paint) -> None:
    x = MARGIN + group.column * stalls.pitch
    head = reader.read(say("tenby-picture-row", deck=group.deck))
    room = group.columns * stalls.pitch - 14
    kind = HEAD if width(head, HEAD) <= room else Type(26, Weight.BLACK)
    canvas.text(x + 4, y + 33, fitted(head, kind, room), kind, colours.INK, sky)
    for number in range(group.columns):
        at, top = x + number * stalls.pitch, y + _HEAD
        if number < len(group.cards):
            canvas.put(card(SIDES[group.cards[number]][0], stalls.card, MARKET), at, top)
            continue
        canvas.put(dashed_box(stalls.card, stalls.card_height, colours.DASH, 3, 11, 8, sky), at, top)
        # What lay there, faintly: a market that was bought empty is still one.
        gone = spent_mark(_SIGNS[group.deck], _SIGN, sky)
        canvas.put(gone, at + (stalls.card - _SIGN) / 2, top + (stalls.card_height - _SIGN) / 2)


# What is left


def _put_supply(canvas: Canvas, y: int, stalls: Stalls, view: Position, reader: Reader, sky: Paint) -> None:
    x = MARGIN + (stalls.columns - _SUPPLY_COLUMNS) * stalls.pitch
    size = _SUPPLY_COLUMNS * stalls.pitch - _GAP, stalls.card_height
    said = (say("tenby-picture-plain-ends"), say("tenby-picture-two-points"), say("tenby-picture-left"))
    canvas.put(_supply(size, _plain_ends(view), _decks(view), tuple(map(reader.read, said)), sky), x, y)


@kept_panel
def _supply(
    size: tuple[int, int], plain_ends: Counts, decks: Counts, texts: tuple[str, ...], sky: Paint
) -> Sprite:
    """Plain ends and decks in a panel beside the cards."""
    (wide, high), ground = size, colours.CARD
    paper = panel(wide, high, ground, colours.LINE, 2, sky)
    canvas, (head, worth, left_over) = Canvas(paper.image), texts
    canvas.text(18, 42, head, HEAD, colours.INK, ground)
    canvas.text(wide - 18, 42, worth, CAPTION, colours.MUTED, ground, "rs")
    half = (wide - 24) // 2
    for number, (icon, left) in enumerate(plain_ends):
        at = 20 + number * half
        canvas.put(mark(icon, 52, ground), at, 56)
        canvas.text(at + 62, 96, f"× {left}", _COUNT, colours.INK, ground)
    canvas.fill(16, 124, wide - 32, 2, colours.LINE)
    canvas.text(20, 156, left_over, CAPTION, colours.MUTED, ground)
    line = min(60, (high - 168) // 2)
    for number, (icon, left) in enumerate(decks):
        at, top = 20 + number % 2 * half, 164 + number // 2 * line
        canvas.put(mark(icon, 42, ground), at, top)
        canvas.text(at + 54, top + 33, str(left), NAME, colours.INK, ground)
    return Sprite(canvas.image, paper.mask)


def put_supply_strip(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """The same in one line."""
    ground = colours.CARD
    canvas.put(panel(WIDTH - 2 * MARGIN, SUPPLY_STRIP, ground, colours.LINE, 2, sky), MARGIN, y)
    base, x = y + 43, MARGIN + 18.0
    for head, counts, sign in (
        (say("tenby-picture-plain-ends"), _plain_ends(view), "× "),
        (say("tenby-picture-left"), _decks(view), ""),
    ):
        text = reader.read(head)
        canvas.text(x, base, text, CAPTION, colours.MUTED, ground)
        x += width(text, CAPTION) + 14
        for icon, left in counts:
            canvas.put(mark(icon, 40, ground), x, y + 13)
            number = f"{sign}{left}"
            canvas.text(x + 46, base, number, NAME, colours.INK, ground)
            x += 46 + width(number, NAME) + 18
        x += 16


def _plain_ends(view: Position) -> Counts:
    market = view.market
    return (Icon.TERRACE, len(market.plain_terraces)), (Icon.PIER, len(market.plain_piers))


def _decks(view: Position) -> Counts:
    market = view.market
    return (
        (Icon.TERRACE, market.terraces.left),
        (Icon.PIER, market.piers.left),
        (Icon.LANDMARK, market.landmarks.left),
        (RESIDENT, len(view.residents)),
    )
