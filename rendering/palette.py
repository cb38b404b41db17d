"""The one palette of every picture: 256 slots, and the nearest slot for any colour.

Named colours have slots of their own, so text and pieces are exact. Between colours that meet in our
pictures lie ramps: few steps for the soft edges of shapes, more for skies and water.
"""

import sys
from functools import lru_cache
from itertools import islice
from operator import itemgetter
from struct import iter_unpack
from typing import Final

from PIL import Image

from rendering import colours
from rendering.colours import Paint, Piece, mix

SLOTS: Final = 256


def _exact() -> list[Paint]:
    """Every named colour, and those of the pieces and the seats."""
    named = [value for name, value in vars(colours).items() if name.isupper() and _is_paint(value)]
    pieces = [
        part
        for piece in colours.PIECES.values()
        for part in (piece.wall, piece.texture, piece.bars, piece.disc)
    ]
    return [*named, *pieces, *colours.SEATS]


def _is_paint(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def _skies() -> list[tuple[Paint, Paint, int]]:
    return [
        (colours.MORNING, colours.PAPER, 15),
        (colours.WATER_TOP, colours.WATER_FOOT, 8),
        (colours.SCENE_TOP, colours.SCENE_FOOT, 12),
        (colours.NIGHT, colours.NIGHT_FOOT, 6),
        (colours.NIGHT_FOOT, colours.NIGHT_PANEL, 4),
    ]


def _soft_edges() -> list[tuple[Paint, Paint, int]]:
    """(colour, ground, steps between them), what is seen most with the most steps."""
    ink, card, white = colours.INK, colours.CARD, colours.WHITE
    edges = [
        (ink, card, 8),
        (ink, colours.AMBER, 4),
        (ink, colours.HONEY, 2),
        (ink, colours.WATER_FOOT, 2),
        (colours.MUTED, colours.PAPER, 3),
        (colours.QUIET, card, 2),
        (colours.OK, card, 3),
        (colours.WARN, colours.WARN_PALE, 3),
        (colours.AMBER, card, 2),
        (colours.AMBER_DEEP, colours.MORNING, 1),
        (white, colours.WATER_TOP, 2),
        (white, colours.PILE, 2),
        (ink, colours.GABLE, 2),
        (ink, colours.QUAY, 1),
        (ink, colours.COAT, 2),
        (colours.COAT, colours.COAT_CROSS, 2),
        (colours.NIGHT_TEXT, colours.NIGHT, 5),
        (colours.NIGHT_MUTED, colours.NIGHT, 2),
        (colours.LIT_GLASS, colours.LIT_BARS, 1),
        (colours.LIT_WALL, ink, 1),
        (colours.DARK_FRAME, colours.DARK_GLASS, 1),
        (colours.ROOF, ink, 1),
    ]
    for piece in colours.PIECES.values():
        edges += _edges_of(piece)
    edges += [(seat, on, 2) for seat, on in zip(colours.SEATS, colours.ON_SEATS, strict=True)]
    return edges


def _edges_of(piece: Piece) -> list[tuple[Paint, Paint, int]]:
    if piece.wall == colours.PIECES["W"].wall:
        return [(piece.bars, colours.PALE_GLASS, 1)]
    return [
        (piece.wall, colours.WHITE, 3),
        (piece.wall, colours.INK, 1),
        (piece.wall, piece.disc, 1),
        (piece.disc, colours.WHITE, 3),
        (piece.bars, colours.GLASS, 1),
    ]


def _slots() -> tuple[Paint, ...]:
    wanted = _exact()
    for first, second, steps in _skies() + _soft_edges():
        wanted += [mix(first, second, step / (steps + 1)) for step in range(1, steps + 1)]
    return tuple(dict.fromkeys(wanted))


PALETTE: Final = _slots()
PALETTE_BYTES: Final = bytes(part for colour in PALETTE for part in colour).ljust(SLOTS * 3, b"\0")


_BY_GREEN: Final = tuple(
    sorted(
        ((*colour, number) for number, colour in enumerate(PALETTE)), key=lambda slot: abs(slot[1] - green)
    )
    for green in range(256)
)
"""For every green, the slots (red, green, blue, number) by how far their green is from it."""


@lru_cache(maxsize=1 << 15)
def nearest(colour: Paint) -> int:
    """The slot that looks most like a colour; the eye minds green most and red least in these tints."""
    red, green, blue = colour
    best, slot = 1 << 30, 0
    for r, g, b, number in _BY_GREEN[green]:
        away = 4 * (g - green) ** 2
        if away >= best:
            break  # all that follow are further away by their green alone
        distance = away + 2 * (r - red) ** 2 + 3 * (b - blue) ** 2
        if distance < best:
            best, slot = distance, number
    return slot


def drawn(colour: Paint) -> Paint:
    """How a colour looks in the pictures. What lies on a sky asks for this: there are few such colours, so
    what was made for one height serves others."""
    return PALETTE[nearest(colour)]


_BAND: Final = 1 << 16
"""Pixels settled at once: nothing else runs in that time, and answers must not wait for a ground."""


_BLOCK: Final = 12
"""Pixels looked up together: most of a drawing is plain, so that most blocks have come up before."""


class _Slots(dict[int, int]):
    """The slot of every pixel that has come up so far."""

    def __missing__(self, pixel: int) -> int:
        red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
        slot = self[pixel] = nearest((red, green, blue))
        return slot


class _Blocks(dict[bytes, bytes]):
    """The slots of every block of pixels that has come up so far."""

    def __init__(self) -> None:
        self._slot_of = _Slots().__getitem__

    def __missing__(self, block: bytes) -> bytes:
        slots = self[block] = bytes(map(self._slot_of, memoryview(block).cast("I")))
        return slots


def settled(image: Image.Image) -> Image.Image:
    """An RGB image with every pixel in its nearest slot. Slow, so for what is drawn once and kept."""
    pixels, area = image.convert("RGBX").tobytes(), image.width * image.height
    pixels += bytes(4 * (-area % _BLOCK))
    slots_of = _Blocks().__getitem__
    blocks = map(itemgetter(0), iter_unpack(f"{4 * _BLOCK}s", pixels))
    bands = []
    while band := b"".join(map(slots_of, islice(blocks, _BAND // _BLOCK))):
        bands.append(band)
    result = Image.frombytes("P", image.size, b"".join(bands)[:area])
    result.putpalette(PALETTE_BYTES)
    return result
