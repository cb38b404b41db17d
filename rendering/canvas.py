"""Where pictures come together: grounds composed once, sprites in the palette, the canvas they go on."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from rendering.colours import Paint, mix
from rendering.kept import kept
from rendering.palette import nearest, settled
from rendering.text import Type, lettering, start_of

_FAINTEST = 12
"""Softer than this is left to the ground."""


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
    return alpha.point(lambda value: 255 if value >= _FAINTEST else 0, "1")


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


class Ground:
    """What never changes in a kind of picture, composed in full colour and then settled once."""

    def __init__(self, width: int, height: int, fill: Paint) -> None:
        self._image = Image.new("RGB", (width, height), fill)

    def fill(self, x: int, y: int, width: int, height: int, colour: Paint) -> None:
        """A plain rectangle."""
        self._image.paste(colour, (x, y, x + width, y + height))

    def fade(self, x: int, y: int, width: int, height: int, top: Paint, foot: Paint) -> None:
        """A sky or a water, from one colour down to another."""
        for row in range(height):
            self.fill(x, y + row, width, 1, mix(top, foot, row / max(1, height - 1)))

    def lay(self, art: Image.Image, x: int, y: int) -> None:
        """Art with its soft edges."""
        self._image.paste(art.convert("RGB"), (x, y), art.getchannel("A"))

    def text(self, x: float, y: float, text: str, kind: Type, colour: Paint, anchor: str = "ls") -> None:
        """A text that is always there."""
        letters = lettering(text, kind)
        left, base = start_of(text, kind, x, y, anchor)
        self._image.paste(colour, (left + letters.left, base + letters.top), letters.mask)

    def settled(self) -> Image.Image:
        """The ground in the palette."""
        return settled(self._image)

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
