"""Where pictures come together: grounds composed once, sprites in the palette, the canvas they go on."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering.colours import Paint, mix
from rendering.kept import kept
from rendering.palette import PALETTE_BYTES, nearest, settled
from rendering.text import Type, lettering, start_of

_FAINTEST = 12
"""Softer than this is left to the ground."""
_SOLID = [0] * _FAINTEST + [255] * (256 - _FAINTEST)


@dataclass(frozen=True)
class Sprite:
    """A piece in the palette, softened against the ground it was made for, and what of it is pasted."""

    image: Image.Image
    mask: Image.Image | None
    left: int = 0
    top: int = 0

    @property
    def held_bytes(self) -> int:
        """A byte for every pixel, and another one where there is a mask."""
        return self.image.width * self.image.height * (1 if self.mask is None else 2)


def sprite(art: Image.Image, ground: Paint, margin: int = 0) -> Sprite:
    """Art on a ground of one colour; `margin` is how far it reaches beyond its place."""
    opaque = Image.new("RGB", art.size, ground)
    alpha = art.getchannel("A")
    opaque.paste(art.convert("RGB"), None, alpha)
    return Sprite(settled(opaque), _cutout(alpha), -margin, -margin)


def _cutout(alpha: Image.Image) -> Image.Image | None:
    if alpha.getextrema() == (255, 255):
        return None
    return alpha.point(_SOLID, "1")


def joined(width: int, height: int, pieces: list[tuple[Sprite, float, float]]) -> Sprite:
    """Several sprites as one: what is pasted together often costs one paste."""
    image, mask = Image.new("P", (width, height)), Image.new("1", (width, height))
    for piece, x, y in pieces:
        place = (round(x) + piece.left, round(y) + piece.top)
        image.paste(piece.image, place, piece.mask)
        box = (*place, place[0] + piece.image.width, place[1] + piece.image.height)
        mask.paste(1, box, piece.mask)
    return Sprite(image, mask)


@kept
def lettered(text: str, kind: Type, colour: Paint, ground: Paint) -> Sprite:
    """A text in one colour on another."""
    letters = lettering(text, kind)
    indices = letters.mask.point(_ramp(colour, ground))
    image = Image.frombytes("P", indices.size, indices.tobytes())
    return Sprite(image, _cutout(letters.mask), letters.left, letters.top)


@lru_cache(maxsize=256)
def _ramp(colour: Paint, ground: Paint) -> tuple[int, ...]:
    return tuple(nearest(mix(ground, colour, level / 255)) for level in range(256))


_PATTERN = (
    (-0.47, 0.03, -0.34, 0.16),
    (0.28, -0.22, 0.41, -0.09),
    (-0.28, 0.22, -0.41, 0.09),
    (0.47, -0.03, 0.34, -0.16),
)
"""How far a pixel of a dithered fade is lifted, in steps: the ordered pattern of four by four."""


def _repeated(band: Image.Image, width: int) -> Image.Image:
    """A narrow image side by side with itself until it is as wide."""
    if band.width == 1:
        return band.resize((width, band.height), Image.Resampling.NEAREST)
    wide = Image.new(band.mode, (width, band.height))
    for x in range(0, width, band.width):
        wide.paste(band, (x, 0))
    return wide


class Ground:
    """What never changes in a kind of picture, composed in full colour and then settled once.

    Settling is slow, so plain colours are settled as they are filled in; only what art and texts cover is
    looked at pixel by pixel in the end.
    """

    def __init__(self, width: int, height: int, fill: Paint) -> None:
        self._image = Image.new("RGB", (width, height), fill)
        self._plain = Image.new("P", (width, height), nearest(fill))
        self._covered: list[tuple[int, int, int, int]] = []

    def fill(self, x: int, y: int, width: int, height: int, colour: Paint) -> None:
        """A plain rectangle."""
        box = (x, y, x + width, y + height)
        self._image.paste(colour, box)
        self._plain.paste(nearest(colour), box)

    def fade(
        self, x: int, y: int, width: int, height: int, top: Paint, foot: Paint, dithered: int = 0
    ) -> None:
        """A sky or a water, from one colour down to another. Where bands would show, `dithered` says how many
        steps the palette has between the two, and these are mixed by a pattern."""
        wide = 4 if dithered else 1
        parts = [
            row / max(1, height - 1) + (_PATTERN[row % 4][column] / dithered if dithered else 0)
            for row in range(height)
            for column in range(wide)
        ]
        paints = [mix(top, foot, min(1, max(0, part))) for part in parts]
        strip = Image.frombytes("RGB", (wide, height), bytes(part for paint in paints for part in paint))
        plain = Image.frombytes("P", (wide, height), bytes(map(nearest, paints)))
        for sheet, band in ((self._image, strip), (self._plain, plain)):
            sheet.paste(_repeated(band, width), (x, y))

    def lay(self, art: Image.Image, x: int, y: int) -> None:
        """Art with its soft edges."""
        self._image.paste(art.convert("RGB"), (x, y), art.getchannel("A"))
        self._cover(x, y, art)

    def lay_stretched(self, art: Image.Image, x: int, y: int, width: int, height: int) -> None:
        """Small art of a box made larger: its corners stay, and what lies between them is drawn out."""
        across, down = art.width // 2, art.height // 2
        right, foot = x + width - across, y + height - down
        for left, edge in ((0, x), (across, right)):
            self.lay(art.crop((left, 0, left + across, down)), edge, y)
            self.lay(art.crop((left, down, left + across, 2 * down)), edge, foot)
            side = art.crop((left, down, left + across, down + 1))
            self.lay(side.resize((across, height - 2 * down), Image.Resampling.NEAREST), edge, y + down)
        for top, edge in ((0, y), (down, foot)):
            side = art.crop((across, top, across + 1, top + down))
            self.lay(side.resize((width - 2 * across, down), Image.Resampling.NEAREST), x + across, edge)
        red, green, blue, alpha = art.crop((across, down, across + 1, down + 1)).tobytes()
        if alpha:
            self.fill(x + across, y + down, width - 2 * across, height - 2 * down, (red, green, blue))

    def text(self, x: float, y: float, text: str, kind: Type, colour: Paint, anchor: str = "ls") -> None:
        """A text that is always there."""
        letters = lettering(text, kind)
        left, base = start_of(text, kind, x, y, anchor)
        self._image.paste(colour, (left + letters.left, base + letters.top), letters.mask)
        self._cover(left + letters.left, base + letters.top, letters.mask)

    def _cover(self, x: int, y: int, art: Image.Image) -> None:
        wide, high = self._image.size
        box = (max(0, x), max(0, y), min(wide, x + art.width), min(high, y + art.height))
        if box[0] < box[2] and box[1] < box[3]:
            self._covered.append(box)

    def settled(self) -> Image.Image:
        """The ground in the palette."""
        area = sum((right - left) * (foot - top) for left, top, right, foot in self._covered)
        if area >= self._image.width * self._image.height:
            return settled(self._image)
        result = self._plain.copy()
        for box in self._covered:
            result.paste(settled(self._image.crop(box)), box)
        result.putpalette(PALETTE_BYTES)
        return result

    def as_sprite(self, margin: int = 0) -> Sprite:
        """The whole ground as a sprite that reaches `margin` beyond its place."""
        return Sprite(self.settled(), None, -margin, -margin)


class Canvas:
    """One picture being made: a copy of a ground, with sprites and texts pasted in palette mode."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def put(self, piece: Sprite, x: float, y: float) -> None:
        """Paste a sprite."""
        self.image.paste(piece.image, (round(x) + piece.left, round(y) + piece.top), piece.mask)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        kind: Type,
        colour: Paint,
        ground: Paint,
        anchor: str = "ls",
    ) -> None:
        """Paste a text; `ground` is the colour that lies there already."""
        if text:
            self.put(lettered(text, kind, colour, ground), *start_of(text, kind, x, y, anchor))

    def fill(self, x: int, y: int, width: int, height: int, colour: Paint) -> None:
        """A plain rectangle."""
        self.image.paste(nearest(colour), (x, y, x + width, y + height))

    def blend(self, art: Image.Image, x: int, y: int, part: float = 1) -> None:
        """Lay art over whatever is there, as strongly as `part` says. Slower than a sprite."""
        box = (x, y, x + art.width, y + art.height)
        below = self.image.crop(box).convert("RGB")
        below.paste(art.convert("RGB"), None, art.getchannel("A").point(lambda value: round(value * part)))
        self.image.paste(settled(below), box)
