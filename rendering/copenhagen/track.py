"""The head of the table picture and the score track: who is to act or won, and a boat for every seat."""

from functools import lru_cache

from games.api import Outcome
from games.copenhagen.components import POINTS_TO_WIN
from games.copenhagen.house import points
from games.copenhagen.position import Position
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.copenhagen.captions import doing
from rendering.copenhagen.ground import header_sky, post_middle
from rendering.copenhagen.layout import POST_PITCH, POSTS_LEFT, Layout
from rendering.parts import WIDTH, put_turn_pill
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.text import SENTENCE, TITLE, width

_PILL_ROOM = 230
_BOAT_PITCH = 42
_BOAT_SIZE = 50


def put_header(canvas: Canvas, layout: Layout, view: Position, ended: Outcome | None, reader: Reader) -> None:
    """What is being decided and by whom, or how it ended and who won."""
    sky = header_sky(48, layout)
    canvas.text(54 + width("Copenhagen", TITLE), 60, reader.read(doing(view)), SENTENCE, colours.MUTED, sky)
    put_turn_pill(canvas, view.turn, ended, reader, _PILL_ROOM, sky)


def scores_of(view: Position) -> tuple[int, ...]:
    """Where the boats lie: everybody's points, up to the last post."""
    return tuple(min(points(player.house), POINTS_TO_WIN) for player in view.players)


def put_boats(canvas: Canvas, layout: Layout, scores: tuple[int, ...]) -> None:
    """A boat for every seat at the post of its points."""
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


@lru_cache(maxsize=5)
def _boat(seat: int) -> Sprite:
    half = _BOAT_SIZE // 2 + 3
    sheet = Sketch(2 * half, 66)
    draw_boat(sheet, 3, 56, _BOAT_SIZE, colours.SEATS[seat], str(seat + 1), colours.ON_SEATS[seat])
    water = colours.mix(colours.WATER_TOP, colours.WATER_FOOT, 0.4)
    made = sprite(sheet.art(), water)
    return Sprite(made.image, made.mask, -half, -56)
