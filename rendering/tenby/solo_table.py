"""The table of a single player: plan, market, goal and town in one picture, or the town in a second one."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Final

from PIL import Image

from games.api import Outcome
from games.message import Message, say
from games.tenby.anchors import is_player_first, solo_of
from games.tenby.position import Phase, Position
from games.tenby.scenarios import differences
from games.tenby.scoring import town_points
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas
from rendering.parts import MARGIN, put_word_pill
from rendering.tenby import goal, plan
from rendering.tenby.card import LARGE, LOW, MARKET, Form
from rendering.tenby.goal import put_goal, put_rules, rules_height, verdict_of
from rendering.tenby.header import HEADER, PILL_ROOM, put_rounds, seaside, sky_at
from rendering.tenby.legend import put_legend
from rendering.tenby.market import SUPPLY_STRIP, put_supply_strip
from rendering.tenby.plan import put_plan
from rendering.tenby.score import scores_of
from rendering.tenby.solo_honours import aims_height, aims_of, put_aims
from rendering.tenby.solo_market import put_solo_market, solo_market_height
from rendering.tenby.solo_points import points_height, put_points
from rendering.tenby.town_row import Look, row_height, town_row

_HIGHEST: Final = 1400
_GAP: Final = 10
_LEGEND: Final = 50
_FORMS: Final = (LARGE, LOW, MARKET)
_SIZES: Final = (*product(_FORMS, (58, 54)), *product((MARKET,), (50, 46, 42)))
"""Cards of the market and stamps of the town, the largest first."""
_ALONE: Final = (76, 66, 58, 50, 42, 34, 26, 18, 14)
"""Stamps in a picture of the town alone, which may have any number of cards."""


@dataclass(frozen=True)
class _Scene:
    """What is drawn, for whom."""

    view: Position
    reader: Reader
    ended: Outcome | None

    @property
    def look(self) -> Look:
        """The town as a row."""
        view, player = self.view, self.view.players[0]
        last = view.last
        return Look(
            seat=0,
            name=self.reader.name(0),
            town=player.town,
            points=scores_of(view)[0].points if self.ended else town_points(player.town),
            rings=player.rings,
            residents=player.residents,
            has_secret_accolade=False,
            newest=last.cards if last is not None and not self.ended else (),
            lit=self.ended is not None and self.ended.places == (1,),
        )


def draw_solo_table(view: Position, reader: Reader, ended: Outcome | None) -> tuple[Image.Image, ...]:
    """One picture, with cards as large as there is room for; a very large town has one of its own."""
    scene = _Scene(view, reader, ended)
    for form, size in _SIZES:
        height = _board_height(scene, form) + row_height(scene.look, size) + _LEGEND
        if height <= _HIGHEST:
            canvas, y = _begun(scene, height), _board_height(scene, form)
            _put_board(canvas, scene, form)
            _put_town(canvas, y, scene, size)
            return (canvas.image,)
    return _draw_apart(scene)


def _draw_apart(scene: _Scene) -> tuple[Image.Image, ...]:
    form = next((form for form in _FORMS if _board_height(scene, form) + 4 <= _HIGHEST), MARKET)
    board = _begun(scene, _board_height(scene, form) + 4)
    _put_board(board, scene, form)
    heights = {size: HEADER + row_height(scene.look, size) + _LEGEND for size in _ALONE}
    size = next((size for size in _ALONE if heights[size] <= _HIGHEST), _ALONE[-1])
    town = _begun(scene, min(_HIGHEST, heights[size]))
    _put_town(town, HEADER, scene, size)
    return (board.image, town.image)


# The header


def _begun(scene: _Scene, height: int) -> Canvas:
    canvas, sky = Canvas(seaside(height)), sky_at(40, height)
    put_rounds(canvas, scene.view, scene.reader, scene.ended, sky)
    text, is_good = _standing(scene.view), scene.ended is None or scene.ended.places == (1,)
    fill = colours.AMBER if is_good else colours.SPENT
    put_word_pill(canvas, 0, scene.reader.read(text), fill, PILL_ROOM, sky)
    return canvas


def _standing(view: Position) -> Message:
    """Who goes first once that is known; at the end what came of it."""
    if verdict := verdict_of(view):
        return verdict
    match view.phase:
        case Phase.LOWER:
            return say("tenby-picture-pill-anchor-first")
        case Phase.DAY if differences(view).has_anchors:
            first = is_player_first(view)
            return say("tenby-picture-pill-first" if first else "tenby-picture-pill-second")
        case Phase.DAY:
            return say("tenby-picture-pill-plays")
        case Phase.PLAN:
            return say("tenby-picture-pill-plans")
        case _:
            return say("tenby-picture-pill-chooses")


# The board


def _parts(scene: _Scene, form: Form) -> Iterator[tuple[str, int]]:
    """What stands above the town, from top to foot, with its height."""
    view = scene.view
    if scene.ended is None:
        yield "plan", plan.HEIGHT
        yield "market", solo_market_height(view, form)
    elif not solo_of(view).is_lost:
        yield "points", points_height(scores_of(view)[0])
    if not solo_of(view).is_lost:
        yield "goal", goal.HEIGHT
    if high := rules_height(view, scene.reader):
        yield "rules", high
    if aims := aims_of(view):
        yield "aims", aims_height(aims) - 12
    if scene.ended is None and differences(view).has_anchors:
        yield "supply", SUPPLY_STRIP


def _board_height(scene: _Scene, form: Form) -> int:
    return HEADER + sum(high + _GAP for _, high in _parts(scene, form))


def _put_board(canvas: Canvas, scene: _Scene, form: Form) -> None:
    y, view, reader = HEADER, scene.view, scene.reader
    for part, high in _parts(scene, form):
        sky = sky_at(y + high / 2, canvas.image.height)
        match part:
            case "points":
                put_points(canvas, y, scores_of(view)[0], reader, sky)
            case "plan":
                put_plan(canvas, y, view, reader, sky)
            case "market":
                put_solo_market(canvas, y, view, form, reader, sky)
            case "goal":
                put_goal(canvas, y, view, reader, sky)
            case "rules":
                put_rules(canvas, y, view, reader, sky)
            case "aims":
                put_aims(canvas, y - 12, aims_of(view), reader, sky)
            case _:
                put_supply_strip(canvas, y, view, reader, sky)
        y += high + _GAP


# The town


def _put_town(canvas: Canvas, y: int, scene: _Scene, size: int) -> None:
    look, height = scene.look, canvas.image.height
    canvas.put(town_row(look, size, sky_at(y + 50, height)), MARGIN, y + 2)
    put_legend(canvas, y + row_height(look, size) + 4, scene.view, scene.reader, scene.ended)
