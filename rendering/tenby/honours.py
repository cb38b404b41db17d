"""Accolades that everybody may know: what each honours, what it is worth, and how the towns stand."""

from dataclasses import dataclass
from typing import Final

from games.message import Message, say
from games.tenby.accolades import activation_cost
from games.tenby.components import (
    ACCOLADE_POINTS,
    ACCOLADES,
    OPEN_ACCOLADE_POINTS,
    SECRET_ACCOLADE_POINTS,
)
from games.tenby.position import HIDDEN, Accolades, Phase, Position
from games.tenby.scoring import accolade_count
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, door, panel
from rendering.tenby.marks import HONOUR, mark, spent_mark
from rendering.text import CAPTION, CAPTION_BOLD, NAME, Type, Weight, fitted, width

LINE: Final = 54
_PADDING: Final = 8
_SEAT: Final = 86
_BEST: Final = Type(34, Weight.BLACK)


@dataclass(frozen=True)
class Honour:
    """One accolade: its card, what it is worth, and whose it is if it was dealt to a seat."""

    card: str
    worth: Message
    is_active: bool = True
    owner: int | None = None


def honours_of(view: Position, viewer: int | None = None) -> tuple[Honour, ...]:
    """Those beside the market, those that were revealed, and the viewer's own."""
    if view.options.accolades is Accolades.EBB_AND_FLOW:
        return tuple(
            Honour(player.accolade, _worth(player.is_accolade_open), owner=seat)
            for seat, player in enumerate(view.players)
            if player.accolade not in ("", HIDDEN) and (player.is_accolade_open or seat == viewer)
        )
    ten = say("tenby-picture-worth", points=ACCOLADE_POINTS)
    if view.options.accolades is Accolades.OPEN_SEA:
        return tuple(Honour(card, ten) for card in view.accolades)
    price = say("tenby-picture-activate", rings=activation_cost(view))
    if view.phase is Phase.OVER:
        price = say("tenby-picture-inactive")
    return tuple(
        Honour(card, ten if card in view.active else price, is_active=card in view.active)
        for card in view.accolades
    )


def _worth(is_open: bool) -> Message:
    if is_open:
        return say("tenby-picture-worth", points=OPEN_ACCOLADE_POINTS)
    return say("tenby-picture-secret-worth", points=SECRET_ACCOLADE_POINTS)


def honours_height(honours: tuple[Honour, ...]) -> int:
    """With the gap above; nothing where there are none."""
    return lines_height(len(honours))


def lines_height(lines: int) -> int:
    """Of a panel with so many lines, and the gap above it."""
    return 12 + 2 * _PADDING + LINE * lines if lines else 0


def put_paper(canvas: Canvas, y: int, lines: int, sky: Paint) -> range:
    """A panel for so many lines, below a gap; gives where they begin."""
    if not lines:
        return range(0)
    first, room = y + 12 + _PADDING, WIDTH - 2 * MARGIN
    canvas.put(panel(room, lines_height(lines) - 12, colours.CARD, colours.LINE, 2, sky), MARGIN, y + 12)
    for number in range(1, lines):
        canvas.fill(MARGIN + 16, first + number * LINE, room - 32, 2, colours.LINE)
    return range(first, first + lines * LINE, LINE)


def put_honours(
    canvas: Canvas, y: int, view: Position, reader: Reader, honours: tuple[Honour, ...], sky: Paint
) -> None:
    """A line for each: the seats with the most in bold."""
    for top, honour in zip(put_paper(canvas, y, len(honours), sky), honours, strict=True):
        _put_line(canvas, top, view, reader, honour)


def _put_line(canvas: Canvas, y: int, view: Position, reader: Reader, honour: Honour) -> None:
    ground, base = colours.CARD, y + 37
    target = ACCOLADES[honour.card].target
    draw, paint = (mark, colours.INK) if honour.is_active else (spent_mark, colours.MUTED)
    canvas.put(draw(HONOUR, 40, ground), MARGIN + 16, y + 7)
    canvas.put(draw(target, 40, ground), MARGIN + 62, y + 7)
    x: float = MARGIN + 114
    if honour.owner is not None:
        canvas.put(door(honour.owner, 30, 38, ground), x, y + 8)
        x += 40
    right = WIDTH - MARGIN - 12 - _SEAT * len(view.players)
    worth = reader.read(honour.worth)
    canvas.text(right - 16, base, worth, CAPTION, colours.MUTED, ground, "rs")
    said = reader.read(say(f"tenby-most-{target}"))
    room = right - 32 - width(worth, CAPTION) - x
    kind = CAPTION_BOLD if width(said, CAPTION_BOLD) <= room else Type(26, Weight.BOLD)
    canvas.text(x, base, fitted(said, kind, room), kind, paint, ground)
    counts = [accolade_count(player.town, honour.card) for player in view.players]
    most = max((counts[seat] for seat in view.staying), default=0)
    for seat, count in enumerate(counts):
        left = right + seat * _SEAT
        canvas.put(door(seat, 26, 32, ground), left, y + 11)
        best = count == most and count > 0 and seat in view.staying
        kind, fill = (_BEST, colours.INK) if best else (NAME, colours.MUTED)
        canvas.text(left + 34, base + 1, str(count), kind, fill, ground)
