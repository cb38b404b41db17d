"""The last line of a table: what was done last, and the signs that occur in the picture."""

from games.api import Outcome
from games.message import Message, say, who
from games.tenby.position import Position
from games.tenby.terms import card_name
from games.tenby.town import is_complete
from games.tenby.turns import to_act
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.parts import WIDTH, last_sign
from rendering.tenby.header import sky_at
from rendering.tenby.marks import COMPLETED, RESIDENT, RING, mark
from rendering.text import CAPTION, CAPTION_BOLD, fitted, width


def put_legend(canvas: Canvas, y: int, view: Position, reader: Reader, ended: Outcome | None) -> None:
    """What was done last on the left; on the right the signs that occur, as many as there is room for."""
    sky, base = sky_at(y, canvas.image.height), y + 30
    last = "" if ended else reader.read(_last_words(view))
    start = 80 if last and not view.turn.holding else 36
    if start == 80:
        canvas.put(last_sign(colours.CARD), 51, y + 21)
    last = fitted(last, CAPTION_BOLD, WIDTH - 36 - start)
    canvas.text(start, base, last, CAPTION_BOLD, colours.INK, sky)
    x: float = WIDTH - 36
    for sign, said in _signs(view, ended):
        text = reader.read(said)
        left = x - width(text, CAPTION) - (40 if sign else 0)
        if left < start + width(last, CAPTION_BOLD) + 24:
            break
        canvas.text(x, base, text, CAPTION, colours.MUTED, sky, "rs")
        if sign:
            canvas.put(mark(sign, 32, sky), left, y + 5)
        x = left - 24


def _last_words(view: Position) -> Message | str:
    acting = to_act(view)
    if view.turn.holding and acting:
        return say("tenby-picture-holds", who=who(acting[0]), card=card_name(view.turn.holding))
    if view.last is None:
        return ""
    return say("tenby-picture-last", who=who(view.last.seat), cards=tuple(map(card_name, view.last.cards)))


def _signs(view: Position, ended: Outcome | None) -> list[tuple[str, Message]]:
    """From the right."""
    signs: list[tuple[str, Message]] = []
    if ended is None:
        signs.append(("", say("tenby-picture-town-only")))
    if any(is_complete(street) for player in view.players for street in player.town):
        signs.append((COMPLETED, say("tenby-picture-sea-to-sea")))
    if ended is None:
        signs += [(RESIDENT, say("tenby-picture-residents")), (RING, say("tenby-picture-rings"))]
    return signs
