"""Frames as one GIF file: a palette for all of them, and of every frame only what is new in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from rendering.palette import PALETTE, PALETTE_BYTES, SLOTS

COLOURS: Final = 64
"""One of them is what shows the frame before."""
_UNCHANGED: Final = COLOURS - 1
_CENTISECOND: Final = 10
_FOREVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b"\x3b"


@dataclass(frozen=True)
class Change:
    """What a frame shows that the one before did not."""

    image: Image.Image
    """In the palette of all pictures, no larger than it has to be."""
    place: tuple[int, int]
    mask: Image.Image | None
    """Where it is new; None if all of it is."""
    hold: int
    """Milliseconds for which it stands."""


def changes_between(frames: Iterable[tuple[Image.Image, int]]) -> list[Change]:
    """The frames, each with how long it stands, by what is new in each."""
    found: list[Change] = []
    before: Image.Image | None = None
    for image, hold in frames:
        found.append(_change(before, image, hold))
        before = image
    return found


def _change(before: Image.Image | None, image: Image.Image, hold: int) -> Change:
    if before is None:
        return Change(image, (0, 0), None, hold)
    mask = ImageChops.difference(_slots(before), _slots(image)).point(_DIFFERS, "1")
    left, top, right, foot = mask.getbbox() or (0, 0, 1, 1)
    box = (left, top, right, foot)
    return Change(image.crop(box), (left, top), mask.crop(box), hold)


_DIFFERS: Final = [0] + [255] * 255


def _slots(image: Image.Image) -> Image.Image:
    """The numbers of an image's colours as shades of grey, which can be reckoned with."""
    return Image.frombytes("L", image.size, image.tobytes())


def encoded(changes: list[Change]) -> bytes:
    """The animation as a file that plays for ever."""
    width, height = changes[0].image.size
    chosen = _chosen(changes)
    slots = _nearest_of(chosen)
    palette = bytes(part for slot in chosen for part in PALETTE[slot]).ljust(COLOURS * 3, b"\0")
    parts = [_head(width, height), palette, _FOREVER]
    for change in changes:
        parts += _block(change, slots)
    return b"".join((*parts, _END))


def _chosen(changes: list[Change]) -> list[int]:
    """The colours that are seen most."""
    seen = [0] * SLOTS
    for change in changes:
        counts = _slots(change.image).histogram(change.mask)
        seen = [one + other for one, other in zip(seen, counts, strict=True)]
    used = [slot for slot in range(SLOTS) if seen[slot]]
    return sorted(sorted(used, key=lambda slot: -seen[slot])[:_UNCHANGED])


def _nearest_of(chosen: list[int]) -> list[int]:
    """For every colour of all pictures, the number of the chosen one that looks most like it."""
    return [min(range(len(chosen)), key=lambda n: _distance(slot, chosen[n])) for slot in range(len(PALETTE))]


def _distance(one: int, other: int) -> int:
    (red, green, blue), (red2, green2, blue2) = PALETTE[one], PALETTE[other]
    return 2 * (red - red2) ** 2 + 4 * (green - green2) ** 2 + 3 * (blue - blue2) ** 2


def _head(width: int, height: int) -> bytes:
    """A palette of 64 colours for all frames."""
    size = width.to_bytes(2, "little") + height.to_bytes(2, "little")
    return b"GIF89a" + size + bytes((0x80 | 0x70 | (COLOURS.bit_length() - 2), 0, 0))


def _block(change: Change, slots: list[int]) -> list[bytes]:
    """One frame, packed by Pillow; what is not new in it is see-through."""
    indices = _slots(change.image).point(slots)
    if change.mask is not None:
        indices.paste(_UNCHANGED, None, ImageChops.invert(change.mask.convert("L")))
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(PALETTE_BYTES)
    return getdata(
        image,
        change.place,
        duration=change.hold,
        transparency=_UNCHANGED,
        disposal=1,
        include_color_table=False,
    )
