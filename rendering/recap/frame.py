"""The frames of a recap: everybody's house, whose turn it was, what it brought, and how it all came out."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from PIL import Image

from games.message import Message, Said, Who, say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground, Sprite
from rendering.colours import Paint
from rendering.names import fitted_name
from rendering.palette import PALETTE
from rendering.parts import MARGIN, WIDTH, door, lay_frame, panel, pill, place_of
from rendering.recap.ribbon import RIBBON_HEIGHT, Ribbon, draw_ribbon, draw_water, scale_for
from rendering.recap.stage import PANELS_TOP, Look, Stage
from rendering.skin import Skin
from rendering.text import SENTENCE, TITLE, Type, Weight, fitted, width

HEIGHT: Final = 832

_CAPTION: Final = 502
_CAPTION_HEIGHT: Final = 62
_RIBBON: Final = 578
_PROGRESS: Final = 804
_PROGRESS_HEIGHT: Final = 14
_COUNTER: Final = Type(34, Weight.BLACK)
_TOLD: Final = (Type(34, Weight.BOLD), Type(30, Weight.BOLD), Type(28, Weight.BOLD))
_GAIN: Final = Type(34, Weight.BLACK)
_LONGEST_NAME: Final = 300
_MOMENTS: Final = 4
"""So many lines there is room for."""


class Frame(msgspec.Struct, frozen=True):
    """A turn, or several of which the last is shown."""

    turn: int
    """Its number, from 1."""
    seat: int
    """Whom it is about."""
    before: Any
    """The spectators' view that the frame before it showed."""
    view: Any
    """And the one that it led to."""
    told: Message
    """Who did what."""
    points: tuple[int, ...]
    gained: tuple[int, ...]
    """Everybody's, since the frame before."""


class Ending(msgspec.Struct, frozen=True):
    """How it all came out."""

    said: Message
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Of every seat; none where the game was not played to its end."""
    moments: tuple[Message, ...]


class Recap(msgspec.Struct, frozen=True):
    """A whole game in frames."""

    about: Said
    """Which game it was."""
    turns: int
    frames: tuple[Frame, ...]
    ending: Ending


def draw_frames(recap: Recap, stage: Stage, skin: Skin, reader: Reader) -> Iterator[Image.Image]:
    """Every frame in turn, and the last one with how it came out: one more than the recap has."""
    drawing = _Drawing(recap, stage, skin, reader)
    for frame in recap.frames:
        yield drawing.frame(frame)
    yield drawing.ending(recap.frames[-1])


class _Drawing:
    """What all frames of a recap have in common; panels that stay as they were are not drawn again."""

    def __init__(self, recap: Recap, stage: Stage, skin: Skin, reader: Reader) -> None:
        self._recap = recap
        self._stage = stage
        self._reader = reader
        self._scale = scale_for((each for frame in recap.frames for each in frame.points), stage.goal)
        self._ground = _ground(recap, skin, reader)
        self._skin = skin
        self._panels: dict[int, tuple[Look, Sprite]] = {}

    def frame(self, frame: Frame) -> Image.Image:
        canvas = self._begun(frame)
        self._put_panels(canvas, [self._look(frame, seat) for seat in range(len(frame.points))])
        self._put_caption(canvas, (frame.seat,), frame.told, frame.gained[frame.seat])
        self._put_water(canvas, draw_ribbon(Ribbon(frame.points, frame.gained, self._scale)))
        return canvas.image

    def ending(self, last: Frame) -> Image.Image:
        canvas, ending = self._begun(last), self._recap.ending
        self._put_panels(canvas, [self._ended(last, seat) for seat in range(len(last.points))])
        self._put_caption(canvas, ending.winners, ending.said, 0)
        self._put_water(canvas, draw_water())
        self._put_moments(canvas, ending.moments[:_MOMENTS])
        return canvas.image

    def _begun(self, frame: Frame) -> Canvas:
        """With the counter and how far it is."""
        canvas, recap = Canvas(self._ground), self._recap
        wide = round(width(self._counted(recap.turns), _COUNTER)) + 48
        line = self._skin.line if self._skin.text != colours.INK else colours.INK
        canvas.put(pill(wide, 56, colours.INK, line, 2.5, self._skin.sky), 1172 - wide, 16)
        canvas.text(
            1172 - wide / 2, 56, self._counted(frame.turn), _COUNTER, colours.WHITE, colours.INK, "ms"
        )
        done = max(_PROGRESS_HEIGHT, round((WIDTH - 2 * MARGIN) * frame.turn / recap.turns))
        bar = pill(done, _PROGRESS_HEIGHT, self._skin.text, self._skin.text, 0, self._skin.line)
        canvas.put(bar, MARGIN, _PROGRESS)
        return canvas

    def _counted(self, turn: int) -> str:
        is_alone, turns = len(self._stage.boxes) == 1, self._recap.turns
        return self._reader.read(say("recap-move" if is_alone else "recap-turn", turn=turn, turns=turns))

    def _look(self, frame: Frame, seat: int) -> Look:
        return Look(
            seat=seat,
            name=self._reader.name(seat),
            points=frame.points[seat],
            own=self._stage.own(frame.view, seat),
            newest=self._stage.newest(frame.before, frame.view, seat),
            lit=seat == frame.seat,
        )

    def _ended(self, last: Frame, seat: int) -> Look:
        places = self._recap.ending.places
        return Look(
            seat=seat,
            name=self._reader.name(seat),
            points=last.points[seat],
            own=self._stage.own(last.view, seat),
            lit=seat in self._recap.ending.winners,
            place=self._reader.read(place_of(places[seat])) if len(places) > 1 else "",
        )

    def _put_panels(self, canvas: Canvas, looks: list[Look]) -> None:
        """Rings reach beyond their panels, so these come last."""
        for look in sorted(looks, key=lambda look: look.lit):
            known = self._panels.get(look.seat)
            box = self._stage.boxes[look.seat]
            if known is None or known[0] != look:
                outside = self._colour_at(12, box.y + box.height // 2)
                known = self._panels[look.seat] = (look, self._stage.panel(box, look, outside))
            canvas.put(known[1], box.x, box.y)

    def _colour_at(self, x: int, y: int) -> Paint:
        (slot,) = self._ground.crop((x, y, x + 1, y + 1)).tobytes()
        return PALETTE[slot]

    def _put_caption(self, canvas: Canvas, seats: tuple[int, ...], told: Message, gained: int) -> None:
        """Who, what, and the points that it brought."""
        wide, amber = WIDTH - 2 * MARGIN, colours.AMBER
        shape = pill(wide, _CAPTION_HEIGHT, amber, colours.AMBER_DEEP, 3, self._skin.ground)
        canvas.put(shape, MARGIN, _CAPTION)
        x, right = 44, WIDTH - 54.0
        for seat in seats:
            canvas.put(door(seat, 34, 44, amber), x, _CAPTION + 9)
            x += 42
        if gained:
            brought = self._reader.read(_gain(gained))
            canvas.text(right, _CAPTION + 43, brought, _GAIN, colours.INK, amber, "rs")
            right -= width(brought, _GAIN) + 28
        kind, text = self._fitted(told, right - x - 8)
        canvas.text(x + 8, _CAPTION + 43, text, kind, colours.INK, amber)

    def _fitted(self, told: Message, room: float) -> tuple[Type, str]:
        """In the largest type that it fits in; names that are very long are cut, and then the rest."""
        for kind in _TOLD:
            short = tuple(fitted_name(name, kind, _LONGEST_NAME) for name in self._reader.names)
            text = replace(self._reader, names=short).read(told)
            if width(text, kind) <= room:
                break
        return kind, fitted(text, kind, room)

    def _put_water(self, canvas: Canvas, water: Image.Image) -> None:
        """Between the lines of the frame."""
        canvas.image.paste(water.crop((6, 0, WIDTH - 6, RIBBON_HEIGHT)), (6, _RIBBON))

    def _put_moments(self, canvas: Canvas, moments: tuple[Message, ...]) -> None:
        """What is worth remembering, on paper over the water."""
        if not moments:
            return
        wide, pitch = WIDTH - 2 * MARGIN, 46
        high = 16 + pitch * len(moments)
        top = _RIBBON + (RIBBON_HEIGHT - high) // 2
        canvas.put(panel(wide, high, colours.CARD, colours.INK, 2.5, _WATER), MARGIN, top)
        for number, said in enumerate(moments):
            y = top + 8 + number * pitch
            for seat in _meant_in(said):
                canvas.put(door(seat, 28, 34, colours.CARD), MARGIN + 20, y + 6)
            text = fitted(self._reader.read(said), SENTENCE, wide - 84)
            canvas.text(MARGIN + 62, y + 34, text, SENTENCE, colours.INK, colours.CARD)


def _meant_in(said: Message) -> tuple[int, ...]:
    """The seat whose moment it is, if it is one seat's."""
    seats = [arg.seats for _, arg in said.args if isinstance(arg, Who) and len(arg.seats) == 1]
    return seats[0] if seats else ()


_WATER: Final[Paint] = colours.mix(colours.WATER_TOP, colours.WATER_FOOT, 0.5)


def _gain(gained: int) -> Message:
    signed = f"+{gained}" if gained > 0 else f"−{-gained}"
    return say("recap-gain", points=abs(gained), signed=signed)


def _ground(recap: Recap, skin: Skin, reader: Reader) -> Image.Image:
    """What no frame changes: sky, title, and the empty bar at the foot."""
    ground = Ground(WIDTH, HEIGHT, skin.ground)
    skin.lay_header(ground, HEIGHT, PANELS_TOP + 8)
    title = reader.read(say("recap-title"))
    ground.text(36, 60, title, TITLE, skin.text)
    start = 54 + width(title, TITLE)
    about = fitted(reader.read(recap.about), SENTENCE, 920 - start)
    ground.text(start, 60, about, SENTENCE, skin.muted)
    lay_frame(ground, WIDTH, HEIGHT)
    canvas = Canvas(ground.settled())
    wide = WIDTH - 2 * MARGIN
    track = pill(wide, _PROGRESS_HEIGHT, skin.line, skin.text, 1.5, skin.ground)
    canvas.put(track, MARGIN, _PROGRESS)
    return canvas.image
