"""The top of Tenby's pictures: seaside sky, what is going on, the rounds as buoys, whose turn it is."""

from typing import Final

from PIL import Image

from games.api import Outcome
from games.message import Message, say
from games.tenby.position import Phase, Position
from games.tenby.scoring import town_points
from games.tenby.turns import to_act
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite, joined, sprite
from rendering.colours import Paint, mix
from rendering.grounds import kept_ground
from rendering.kept import kept
from rendering.palette import drawn
from rendering.parts import PILL_HEIGHT, WIDTH, disc, door, lay_frame, pill, put_turn_pill
from rendering.sketch import Sketch
from rendering.tenby.marks import RING, mark
from rendering.text import CAPTION, NAME, SENTENCE, TITLE, Type, Weight, fitted, width

HEADER: Final = 88
OWN_HEADER: Final = 84
_TITLE: Final = "Tenby"
_BUOYS_RIGHT: Final = 808
_BUOY_PITCH: Final = 40
PILL_ROOM: Final = 248
_DONE, _NOW = Type(26, Weight.BOLD), Type(30, Weight.BLACK)
_OWN_RINGS, _OWN_POINTS = Type(40, Weight.BLACK), Type(56, Weight.BLACK)


def sky_at(y: float, height: int) -> Paint:
    """The sky's colour at a height of a picture, for what is pasted there."""
    return drawn(mix(colours.SEASIDE, colours.PAPER, min(1, max(0, y / height))))


@kept_ground
def seaside(height: int) -> Image.Image:
    """Sky from top to foot, framed."""
    ground = Ground(WIDTH, height, colours.SEASIDE)
    ground.fade(0, 0, WIDTH, height, colours.SEASIDE, colours.PAPER, dithered=14)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


def put_header(canvas: Canvas, height: int, view: Position, reader: Reader, ended: Outcome | None) -> None:
    """The title, the rounds and whose turn it is."""
    sky = sky_at(40, height)
    put_rounds(canvas, view, reader, ended, sky)
    acting = to_act(view)
    if ended is None and len(acting) > 1:
        _put_everybody(canvas, reader, sky)
    else:
        put_turn_pill(canvas, acting[0] if acting else 0, ended, reader, PILL_ROOM, sky)


def put_rounds(canvas: Canvas, view: Position, reader: Reader, ended: Outcome | None, sky: Paint) -> None:
    """The title, what is going on, and the rounds."""
    canvas.text(36, 60, _TITLE, TITLE, colours.INK, sky)
    start = 54 + width(_TITLE, TITLE)
    rounds = view.options.rounds
    left = _BUOYS_RIGHT - (rounds - 1) * min(_BUOY_PITCH, 400 / (rounds - 1))
    said = fitted(reader.read(_doing(view)), SENTENCE, left - 36 - start)
    canvas.text(start, 60, said, SENTENCE, colours.MUTED, sky)
    now = 0 if view.phase is Phase.KEEP_RESIDENT or view.phase is Phase.EBB_AND_FLOW else view.round
    if ended is not None and (view.solo is None or not view.solo.is_lost):
        now = rounds + 1
    canvas.put(_buoys(rounds, now, sky), left, 46)


def _doing(view: Position) -> Message:
    match view.phase:
        case Phase.KEEP_RESIDENT | Phase.EBB_AND_FLOW:
            return say("tenby-picture-before")
        case Phase.OVER:
            return say("tenby-picture-over")
        case Phase.VISITING:
            return say("tenby-picture-visiting")
        case _ if view.solo is not None:
            return say("tenby-picture-solo-round", round=view.round)
        case _:
            return say("tenby-picture-round", round=view.round, rounds=view.options.rounds)


def _put_everybody(canvas: Canvas, reader: Reader, sky: Paint) -> None:
    text = fitted(reader.read(say("tenby-picture-everybody")), NAME, PILL_ROOM + 42)
    wide = round(width(text, NAME)) + 48
    canvas.put(pill(wide, PILL_HEIGHT, colours.AMBER, colours.AMBER_DEEP, 3, sky), WIDTH - 28 - wide, 18)
    canvas.text(WIDTH - 52, 58, text, NAME, colours.INK, colours.AMBER, "rs")


def put_own_header(canvas: Canvas, view: Position, seat: int, reader: Reader, sky: Paint) -> None:
    """The top of a picture that only one seat sees: its rings and points."""
    title = reader.read(say("tenby-picture-your-town"))
    canvas.text(36, 60, title, TITLE, colours.INK, sky)
    x = 56 + width(title, TITLE)
    canvas.put(door(seat, 36, 44, sky), x, 22)
    said = reader.read(say("tenby-picture-only-you"))
    canvas.text(x + 54, 60, said, SENTENCE, colours.MUTED, sky)
    player = view.players[seat]
    x += 54 + width(said, SENTENCE) + 40
    canvas.put(mark(RING, 40, sky), x, 26)
    canvas.text(x + 50, 60, str(player.rings), _OWN_RINGS, colours.INK, sky)
    points = str(town_points(player.town))
    canvas.text(WIDTH - 36, 64, points, _OWN_POINTS, colours.INK, sky, "rs")
    said = reader.read(say("tenby-picture-town-points"))
    canvas.text(WIDTH - 50 - width(points, _OWN_POINTS), 60, said, CAPTION, colours.MUTED, sky, "rs")


@kept
def _buoys(rounds: int, now: int, sky: Paint) -> Sprite:
    """A line of discs, those of rounds gone by filled; pasted by the first one's middle."""
    pitch = min(_BUOY_PITCH, 400 / (rounds - 1))
    half, wide = 26, round(pitch * (rounds - 1)) + 52
    line = Sketch(wide, 2 * half)
    line.box(half, half - 2, wide - 2 * half, 4, colours.PILE_LINE)
    pieces: list[tuple[Sprite, float, float]] = [(sprite(line.art(), sky), 0, 0)]
    for number in range(1, rounds + 1):
        fill, on = (colours.INK, colours.WHITE) if number < now else (colours.CARD, colours.MUTED)
        radius, kind = (17, _DONE)
        if number == now:
            fill, on, radius, kind = colours.AMBER, colours.INK, 23, _NOW
        buoy = disc(str(number), radius, fill, on, kind, sky, colours.INK)
        pieces.append((buoy, half + (number - 1) * pitch, half))
    if 1 <= now <= rounds:
        pieces.append(pieces.pop(now))  # on top of its neighbours
    made = joined(wide, 2 * half, pieces)
    return Sprite(made.image, made.mask, -half, -half)
