"""What a seat has to decide now, in one line: a sentence, and the icons of its day card that are open."""

from typing import Final

from games.message import Message, say, who
from games.tenby.components import BUILDING_ACTIONS, COSTS, REVEAL_COST, Action
from games.tenby.position import Phase, Position
from games.tenby.scenarios import differences
from games.tenby.terms import card_name
from games.tenby.turns import to_act
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.parts import MARGIN, WIDTH, panel
from rendering.tenby.marks import OF_ACTIONS, RING, mark
from rendering.text import CAPTION, NAME, SENTENCE_BOLD, fitted, width

HEIGHT: Final = 64
_ROOM: Final = WIDTH - 2 * MARGIN


def to_decide(view: Position, seat: int) -> Message:
    """What everybody waits for from this seat, or for whom it waits."""
    acting, player = to_act(view), view.players[seat]
    if view.phase is Phase.OVER:
        return say("tenby-picture-over")
    if seat not in acting:
        return say("tenby-picture-waiting", who=who(*acting))
    if player.drawn:
        return say("tenby-picture-decide-resident")
    if view.turn.holding:
        return say("tenby-picture-decide-place", card=card_name(view.turn.holding))
    if view.turn.offered:
        return say("tenby-picture-decide-offered", cards=tuple(map(card_name, view.turn.offered)))
    return _of_phase(view) if view.solo is None else _alone(view)


def _of_phase(view: Position) -> Message:
    match view.phase:
        case Phase.EBB_AND_FLOW:
            return say("tenby-picture-decide-accolade")
        case Phase.NIGHT:
            return say("tenby-picture-decide-day")
        case Phase.VISITING:
            return say("tenby-picture-decide-visit")
        case _:
            return say("tenby-picture-decide-act" if view.turn.actions else "tenby-picture-decide-end")


def _alone(view: Position) -> Message:
    match view.phase:
        case Phase.CROSSWIND:
            return say("tenby-picture-decide-token")
        case Phase.PLAN:
            has_hand = differences(view).has_anchors
            return say("tenby-picture-decide-compass" if has_hand else "tenby-picture-decide-row")
        case Phase.LOWER:
            return say("tenby-picture-decide-lower")
        case Phase.VISITING:
            return say("tenby-picture-decide-visit-alone")
        case _:
            return say("tenby-picture-decide-act-alone" if view.turn.actions else "tenby-picture-decide-end")


def put_decision(canvas: Canvas, y: int, view: Position, seat: int, reader: Reader, sky: Paint) -> None:
    """Amber where it is this seat's turn."""
    is_own = seat in to_act(view)
    fill, line = (colours.LIT, colours.AMBER) if is_own else (colours.CARD, colours.LINE)
    canvas.put(panel(_ROOM, HEIGHT, fill, line, 5 if is_own else 2, sky), MARGIN, y)
    right: float = WIDTH - MARGIN - 18
    is_choosing = view.players[seat].drawn or view.turn.holding or view.turn.offered
    if is_own and view.phase is Phase.DAY and not is_choosing:
        actions = (view.turn.bought,) if view.turn.bought is not None else view.turn.actions
        for action in reversed(actions):
            right -= 46
            canvas.put(mark(OF_ACTIONS[action], 42, fill), right, y + 11)
    said = fitted(reader.read(to_decide(view, seat)), SENTENCE_BOLD, right - MARGIN - 40)
    canvas.text(MARGIN + 20, y + 42, said, SENTENCE_BOLD, colours.INK, fill)


def put_prices(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """What rings buy."""
    ground = colours.CARD
    canvas.put(panel(_ROOM, HEIGHT, ground, colours.LINE, 2, sky), MARGIN, y)
    text = reader.read(say("tenby-picture-rings-buy"))
    canvas.put(mark(RING, 42, ground), MARGIN + 16, y + 11)
    canvas.text(MARGIN + 70, y + 43, text, CAPTION, colours.MUTED, ground)
    x = MARGIN + 70 + width(text, CAPTION) + 26
    law = differences(view)
    for action in (*BUILDING_ACTIONS, *((Action.RESIDENT,) if law.has_residents else ())):
        x = _put_price(canvas, x, y, OF_ACTIONS[action], COSTS[action])
    others = (
        say("tenby-picture-move-cost", rings=law.move_cost),
        say("tenby-picture-reveal-cost", rings=REVEAL_COST),
    )
    for said in others:
        text = reader.read(said)
        canvas.text(x, y + 43, text, CAPTION, colours.MUTED, ground)
        x += width(text, CAPTION) + 26


def _put_price(canvas: Canvas, x: float, y: int, sign: str, cost: int) -> float:
    """A sign and how many rings an extra action of it costs."""
    ground = colours.CARD
    canvas.put(mark(sign, 38, ground), x, y + 13)
    canvas.text(x + 44, y + 43, str(cost), NAME, colours.INK, ground)
    return x + 44 + width(str(cost), NAME) + 22
