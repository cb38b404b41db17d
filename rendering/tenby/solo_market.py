"""The market of a single player: in fixed places where there are anchors, else in rows."""

from games.tenby.position import Position
from games.tenby.scenarios import differences
from languages.reader import Reader
from rendering.canvas import Canvas
from rendering.colours import Paint
from rendering.tenby.card import Form
from rendering.tenby.market import put_market, stalls_of
from rendering.tenby.slots import put_slots, slots_height


def solo_market_height(view: Position, form: Form) -> int:
    """With cards of some form; rows have only one."""
    return slots_height(form) if differences(view).has_anchors else stalls_of(view).height


def put_solo_market(canvas: Canvas, y: int, view: Position, form: Form, reader: Reader, sky: Paint) -> None:
    """Whichever there is."""
    if differences(view).has_anchors:
        put_slots(canvas, y, view, form, reader, sky)
        return
    stalls = stalls_of(view)
    put_market(canvas, y, view, stalls, reader, (sky,) * len(stalls.rows))
