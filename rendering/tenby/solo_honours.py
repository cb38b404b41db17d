"""Accolades of a single player: the number to reach, how far it is, tokens of Crosswind, what it brings."""

from dataclasses import dataclass
from typing import Final

from games.message import say
from games.tenby import solo_accolades
from games.tenby.components import ACCOLADE_POINTS, ACCOLADES, TOKENS_ON_ONE
from games.tenby.position import Accolades, Position
from games.tenby.terms import signed
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, tick
from rendering.tenby.honours import lines_height, put_paper
from rendering.tenby.marks import HONOUR, RING, mark, spent_mark
from rendering.text import CAPTION_BOLD, Type, Weight, fitted

_TOKENS: Final = 196
"""Room for the tokens of one accolade."""
_NUMBER: Final = Type(34, Weight.BLACK)


@dataclass(frozen=True)
class Aim:
    """One accolade, what the town has of it, and the tokens on it, if there are such."""

    card: str
    count: int
    points: int
    tokens: int | None = None

    @property
    def needed(self) -> int:
        """The number to reach."""
        return ACCOLADES[self.card].solo

    @property
    def is_reached(self) -> bool:
        """At least that many."""
        return self.count >= self.needed


def aims_of(view: Position) -> tuple[Aim, ...]:
    """Accolades beside the market, or those that were found as driftwood."""
    assert view.solo is not None
    if view.options.accolades is Accolades.CROSSWIND:
        tokens = zip(view.accolades, view.solo.tokens, strict=True)
        return tuple(_aim(view, card, lying) for card, lying in tokens)
    return tuple(_aim(view, card, None) for card in (*view.accolades, *view.players[0].honours))


def _aim(view: Position, card: str, tokens: int | None) -> Aim:
    count = solo_accolades.count(view, card)
    is_reached = count >= ACCOLADES[card].solo
    points = ACCOLADE_POINTS if is_reached else 0
    if tokens is not None:
        points = solo_accolades.crosswind_points(is_reached, tokens)
    return Aim(card, count, points, tokens)


def aims_height(aims: tuple[Aim, ...]) -> int:
    """With the gap above; nothing where there are none."""
    return lines_height(len(aims))


def put_aims(canvas: Canvas, y: int, aims: tuple[Aim, ...], reader: Reader, sky: Paint) -> None:
    """A line for each."""
    for top, aim in zip(put_paper(canvas, y, len(aims), sky), aims, strict=True):
        _put_line(canvas, top, aim, reader)


def _put_line(canvas: Canvas, y: int, aim: Aim, reader: Reader) -> None:
    ground, base, target = colours.CARD, y + 37, ACCOLADES[aim.card].target
    canvas.put(mark(HONOUR, 40, ground), MARGIN + 16, y + 7)
    canvas.put(mark(target, 40, ground), MARGIN + 62, y + 7)
    right = WIDTH - MARGIN - 18
    paint = colours.OK if aim.points > 0 else colours.WARN if aim.points < 0 else colours.QUIET
    canvas.text(right, base + 1, signed(aim.points), _NUMBER, paint, ground, "rs")
    right -= 136
    canvas.text(right, base, f"{aim.count} / {aim.needed}", _NUMBER, colours.INK, ground, "rs")
    if aim.is_reached:
        canvas.put(tick(32, ground), right + 28, y + 27)
    right -= 130
    if aim.tokens is not None:
        right -= _TOKENS
        for number in range(TOKENS_ON_ONE):
            draw = mark if number < aim.tokens else spent_mark
            canvas.put(draw(RING, 34, ground), right + number * 38, y + 10)
    said = reader.read(say(f"tenby-needed-{target}", number=aim.needed))
    room = right - MARGIN - 130
    canvas.text(MARGIN + 114, base, fitted(said, CAPTION_BOLD, room), CAPTION_BOLD, colours.INK, ground)
