"""The plan of a solo round: compasses in hand, in a row and played, the anchor, and which goes first."""

from enum import Enum
from typing import Final

from games.message import Message, Said, say
from games.tenby.anchors import compass_number, is_player_first, solo_of
from games.tenby.components import ANCHORS, COMPASSES, Action
from games.tenby.position import Phase, Position
from games.tenby.scenarios import differences
from games.tenby.terms import slot
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.parts import GAP, MARGIN, WIDTH, panel
from rendering.sketch import Sketch
from rendering.tenby.days import put_icons
from rendering.tenby.grid import Grid
from rendering.tenby.marks import ANCHOR, COMPASS, draw_anchor, draw_mark, mark
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, LABEL, Type, Weight, fitted, width, wrapped, write

HEIGHT: Final = 184
_ROOM: Final = WIDTH - 2 * MARGIN
_COMPASSES: Final = 536
"""The compasses' panel beside the anchor's."""
_TOP: Final = 64
"""Where cards begin, below the heading."""
_CARD: Final = 104
_WIDEST, _NARROW = 238, 200
_NUMBER, _SMALL_NUMBER = Type(56, Weight.BLACK), Type(40, Weight.BLACK)
_MARK: Final = Type(28, Weight.BLACK)
_NAVY: Final = colours.PILE


class Look(Enum):
    """How a compass lies there."""

    PLAYED = "played"
    TO_TAKE = "next"
    OPEN = "open"
    DISCARDED = "discarded"


_SAID: Final[dict[Look, Said]] = {
    Look.PLAYED: say("tenby-picture-compass-played"),
    Look.TO_TAKE: say("tenby-picture-compass-next"),
    Look.OPEN: "",
    Look.DISCARDED: say("tenby-picture-compass-discarded"),
}
_FILLS: Final = {Look.PLAYED: colours.LIT, Look.TO_TAKE: colours.LIT, Look.DISCARDED: colours.SPENT}


def put_plan(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """Compasses, and beside them the anchor; where there is none, a long row has all the room."""
    solo = solo_of(view)
    has_anchors = differences(view).has_anchors
    is_alone = not has_anchors or (view.phase is Phase.PLAN and len(solo.hand) > 2)
    wide = _ROOM if is_alone else _COMPASSES
    canvas.put(panel(wide, HEIGHT, colours.CARD, colours.LINE, 2, sky), MARGIN, y)
    _put_head(canvas, MARGIN, y, wide, COMPASS, say("tenby-picture-compass"), _about_compass(view), reader)
    _put_compasses(canvas, y + _TOP, wide - 32, view, reader)
    if not is_alone:
        _put_anchor(canvas, MARGIN + wide + GAP, y, _ROOM - wide - GAP, view, reader, sky)


def _put_head(
    canvas: Canvas, x: int, y: int, wide: int, sign: str, name: Message, about: Message, reader: Reader
) -> None:
    ground = colours.CARD
    canvas.put(mark(sign, 44, ground), x + 16, y + 10)
    head = reader.read(name)
    canvas.text(x + 72, y + 44, head, HEAD, colours.INK, ground)
    left = 72 + width(head, HEAD) + 16
    said = fitted(reader.read(about), CAPTION, wide - left - 12)
    canvas.text(x + left, y + 44, said, CAPTION, colours.MUTED, ground)


# Compasses


def _about_compass(view: Position) -> Message:
    solo, left = solo_of(view), len(view.day_deck.deck)
    if view.phase is Phase.PLAN and solo.hand:
        return say("tenby-picture-compass-choose", number=len(solo.hand))
    if view.phase is Phase.PLAN and solo.row:
        return say("tenby-picture-compass-take")
    if view.days and solo.lowered:
        return say("tenby-picture-compass-lowered", number=COMPASSES[view.days[0].number].number)
    return say("tenby-picture-compass-left", left=left)


def _put_compasses(canvas: Canvas, y: int, room: int, view: Position, reader: Reader) -> None:
    """The row or the hand, then the compass that was played; beside it the last that was thrown away."""
    solo, shown = solo_of(view), list[tuple[int, Look]]()
    shown += [(number, Look.OPEN) for number in (*solo.row, *solo.hand)]
    if view.phase is Phase.PLAN and solo.row:
        shown[-1] = (solo.row[-1], Look.TO_TAKE)
    if view.days:
        shown.append((view.days[0].number, Look.PLAYED))
        if differences(view).has_anchors and view.day_deck.discards:
            shown.append((view.day_deck.discards[-1], Look.DISCARDED))
    if not shown:
        said = reader.read(_no_compass(view))
        canvas.text(MARGIN + 24, y + _CARD / 2, said, CAPTION, colours.MUTED, colours.CARD, "lm")
        return
    wide = min(_WIDEST, (room - 14 * (len(shown) - 1)) // len(shown))
    for number, (card, look) in enumerate(shown):
        said = reader.read(_SAID[look])
        is_now = look is Look.PLAYED and view.phase is Phase.DAY
        worth = compass_number(view) if look is Look.PLAYED else COMPASSES[card].number if card else 0
        made = _compass(wide, card, worth, look, said, view.turn.actions if is_now else None)
        canvas.put(made, MARGIN + 18 + number * (wide + 14), y)


def _no_compass(view: Position) -> Message:
    if view.phase is Phase.OVER or differences(view).has_anchors:
        return say("tenby-picture-compass-none")
    return say("tenby-picture-compass-none-in-row")


@kept
def _compass(
    wide: int, card: int, worth: int, look: Look, said: str, open_actions: tuple[Action, ...] | None
) -> Sprite:
    """A compass: what its number counts as, its icons and what became of it; 0 is one face down."""
    if not card:
        return _back(wide)
    fill = _FILLS.get(look, colours.CARD)
    ringed = look in (Look.PLAYED, Look.TO_TAKE)
    around = panel(wide + 10, _CARD + 10, colours.AMBER, colours.INK, 2.5, colours.CARD)
    line = colours.DASH if look is Look.DISCARDED else colours.INK
    paper = panel(wide, _CARD, fill, line, 2.5, colours.AMBER if ringed else colours.CARD)
    canvas = Canvas(around.image if ringed else paper.image)
    x = y = 5 if ringed else 0
    canvas.put(paper, x, y)
    paint = colours.QUIET if look is Look.DISCARDED else colours.INK
    actions, open_now = COMPASSES[card].actions, () if look is Look.DISCARDED else open_actions
    if wide < _NARROW:
        canvas.text(x + wide / 2, y + 46, str(worth), _SMALL_NUMBER, paint, fill, "ms")
        put_icons(canvas, x, y + 58, wide, actions, 0, open_now, fill)
    else:
        canvas.text(x + 20, y + (70 if said else 72), str(worth), _NUMBER, paint, fill)
        up = 12 if said else 32
        put_icons(canvas, x + 58, y + up, wide - 62, actions, 0, open_now, fill)
        muted = colours.MUTED if look is Look.DISCARDED else colours.INK
        canvas.text(x + 66, y + 88, fitted(said, LABEL, wide - 74), LABEL, muted, fill)
    return Sprite(canvas.image, (around if ringed else paper).mask, -x, -y)


def _back(wide: int) -> Sprite:
    """A compass that only its player may see."""
    sheet = Sketch(wide, _CARD)
    sheet.round_box(0, 0, wide, _CARD, 14, colours.SEA_DEEP, colours.INK, 2.5)
    sheet.round_box(7, 7, wide - 14, _CARD - 14, 9, None, colours.SEA_GLASS, 2)
    size = min(64, wide - 22)
    draw_mark(sheet, COMPASS, (wide - size) / 2, (_CARD - size) / 2, size)
    return sprite(sheet.art(), colours.CARD)


# The anchor


def _put_anchor(
    canvas: Canvas, x: int, y: int, wide: int, view: Position, reader: Reader, sky: Paint
) -> None:
    ground = colours.CARD
    canvas.put(panel(wide, HEIGHT, ground, colours.LINE, 2, sky), x, y)
    _put_head(canvas, x, y, wide, ANCHOR, say("tenby-picture-anchor"), _about_anchor(view), reader)
    card = solo_of(view).anchor
    if not card:
        said = reader.read(say("tenby-picture-anchor-to-come"))
        for number, line in enumerate(wrapped(said, CAPTION, wide - 48, 2)):
            canvas.text(x + 24, y + _TOP + 40 + 36 * number, line, CAPTION, colours.MUTED, ground)
        return
    anchor = ANCHORS[card]
    marks = tuple(slot(deck, place) for deck, place in anchor.marks)
    made = _anchor(anchor.number, marks)
    canvas.put(made, x + 18, y + _TOP)
    left = x + 18 + made.image.width + 20
    if not view.days:
        return
    said = reader.read(_compared(view, anchor.number))
    lines = wrapped(said, CAPTION_BOLD, x + wide - 12 - left, 3)
    base = y + _TOP + _CARD / 2 + 10 - 17 * (len(lines) - 1)
    for number, line in enumerate(lines):
        canvas.text(left, base + 34 * number, line, CAPTION_BOLD, colours.INK, ground)


def _about_anchor(view: Position) -> Message:
    solo = solo_of(view)
    if not solo.anchor:
        return say("tenby-picture-anchor-left", left=len(solo.anchors))
    if solo.is_anchor_done:
        return say("tenby-picture-anchor-done")
    if not view.days or is_player_first(view):
        return say("tenby-picture-anchor-second")
    return say("tenby-picture-anchor-first")


def _compared(view: Position, anchor: int) -> Message:
    """4 is below 5, so the compass goes first."""
    number = compass_number(view)
    if is_player_first(view):
        return say("tenby-picture-below", number=number, anchor=anchor)
    return say("tenby-picture-not-below", number=number, anchor=anchor)


@kept
def _anchor(number: int, marks: tuple[str, ...]) -> Sprite:
    """Its number, and the places that it marks."""
    wide = 84 + 56 * len(marks)
    sheet = Sketch(wide, _CARD)
    sheet.round_box(0, 0, wide, _CARD, 12, _NAVY, colours.INK, 2.5)
    write(sheet, 40, _CARD / 2, str(number), _NUMBER, colours.WHITE)
    for place, text in enumerate(marks):
        x = 100 + 56 * place
        sheet.disc(x, _CARD / 2, 24, colours.WHITE)
        write(sheet, x, _CARD / 2, text, _MARK, colours.INK)
    return sprite(sheet.art(), colours.CARD)


@kept
def white_anchor(size: int) -> Sprite:
    """On the anchor's own colour."""
    sheet = Sketch(size, size)
    draw_anchor(Grid(sheet, 0, 0, size), colours.WHITE)
    return sprite(sheet.art(), _NAVY)
