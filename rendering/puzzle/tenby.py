"""A puzzle of Tenby as a picture: what the day card leaves to do, the town, the market and what rings buy."""

from dataclasses import replace
from typing import Final

from PIL import Image

from games.message import say
from games.tenby.position import Position, Town
from games.tenby.scoring import town_points
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.grounds import kept_ground
from rendering.league.scenes import HEAD, scene_of
from rendering.parts import GAP, MARGIN, WIDTH, Box
from rendering.puzzle.sheet import FOOT, STATE_HEIGHT, ground_of, heading, put_foot, put_head, put_state
from rendering.puzzle.values import PuzzleValues
from rendering.tenby import turn
from rendering.tenby.market import put_market, stalls_of
from rendering.tenby.marks import RING, mark
from rendering.tenby.streets import ShownStreet, State, plan_for, put_streets, shown
from rendering.tenby.turn import put_decision, put_prices
from rendering.text import SENTENCE_BOLD

_ROOM: Final = 640
"""How high the streets may be."""
_OWN: Final = 330
"""How wide the panel with points and rings is."""


def draw_tenby(values: PuzzleValues, reader: Reader) -> Image.Image:
    """The puzzle, or with its answer the town after the best turn."""
    view: Position = values.view
    after = view if values.solved is None else values.solved
    town: Town = after.players[values.seat].town
    plan, stalls = plan_for(tuple(map(len, town)), _ROOM), stalls_of(view)
    streets_top = HEAD + turn.HEIGHT + GAP
    market_top = streets_top + plan.height + GAP
    prices_top = market_top + stalls.height + GAP
    own, state = _boxes(prices_top + turn.HEIGHT + GAP)
    canvas = Canvas(_ground(own.y))
    sky = colours.PAPER
    put_head(canvas, values, reader)
    put_decision(canvas, HEAD, view, values.seat, reader, sky)
    streets = _marked(town, view.players[values.seat].town)
    put_streets(canvas, streets_top, streets, plan, reader, sky)
    put_market(canvas, market_top, view, stalls, reader, (sky,) * len(stalls.rows))
    put_prices(canvas, prices_top, view, reader, sky)
    _put_own(canvas, own, town, after.players[values.seat].rings, reader)
    put_state(canvas, state, values, reader)
    put_foot(canvas, scene_of(values.game), own.below, values, (), reader)
    return canvas.image


def _marked(town: Town, before: Town) -> tuple[ShownStreet, ...]:
    """The streets, with cards that are new to the town set apart."""
    known = {face for street in before for face in street}
    return tuple(
        replace(
            street,
            lots=tuple(lot if lot.face in known else replace(lot, state=State.GHOST) for lot in street.lots),
        )
        for street in shown(town)
    )


def _boxes(y: int) -> tuple[Box, Box]:
    own = Box(MARGIN, y, _OWN, STATE_HEIGHT)
    left = own.x + own.width + GAP
    return own, Box(left, y, WIDTH - MARGIN - left, STATE_HEIGHT)


@kept_ground
def _ground(y: int) -> Image.Image:
    boxes = _boxes(y)
    return ground_of("tenby", boxes[0].below + FOOT, boxes).settled()


def _put_own(canvas: Canvas, box: Box, town: Town, rings: int, reader: Reader) -> None:
    """What the town is worth, and the rings that can be spent."""
    heading(canvas, box, say("tenby-picture-town-points"), reader, str(town_points(town)))
    canvas.put(mark(RING, 46, colours.CARD), box.x + 22, box.y + 78)
    text = reader.read(say("puzzle-picture-rings", rings=rings))
    canvas.text(box.x + 82, box.y + 101, text, SENTENCE_BOLD, colours.INK, colours.CARD, "lm")
