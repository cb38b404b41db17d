"""Frames as one GIF file: a palette for all of them, and of every frame only what is new in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from rendering import colours
from rendering.palette import PALETTE, PALETTE_BYTES, SLOTS, nearest
from rendering.png import encode

COLOURS: Final = 64
"""One of them is what shows the frame before."""
_UNCHANGED: Final = COLOURS - 1
_CENTISECOND: Final = 10
_FOREVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_END: Final = b"\x3b"


@dataclass(frozen=True)
class _Change:
    """What a frame shows that the one before did not. It waits as a file: all of them together are large."""

    file: bytes
    """In the palette of all pictures, no larger than it has to be."""
    place: tuple[int, int]
    mask: bytes | None
    """Where it is new; None if all of it is."""
    hold: int
    """Milliseconds for which it stands."""
    seen: tuple[int, ...]
    """How many pixels have each colour."""


def encoded(frames: Iterable[tuple[Image.Image, int]]) -> bytes:
    """The frames, each with how long it stands, as a file that plays for ever."""
    changes: list[_Change] = []
    before: Image.Image | None = None
    for image, hold in frames:
        changes.append(_change(before, image, hold))
        before = image
    assert before is not None, "there is a frame"
    chosen = _chosen(changes)
    slots = _nearest_of(chosen)
    palette = bytes(part for slot in chosen for part in PALETTE[slot]).ljust(COLOURS * 3, b"\0")
    parts = [_head(*before.size), palette, _FOREVER]
    for change in changes:
        parts += _block(change, slots)
    return b"".join((*parts, _END))


def _change(before: Image.Image | None, image: Image.Image, hold: int) -> _Change:
    if before is None:
        return _Change(encode(image), (0, 0), None, hold, tuple(_slots(image).histogram()))
    mask = ImageChops.difference(_slots(before), _slots(image)).point(_DIFFERS, "1")
    left, top, right, foot = mask.getbbox() or (0, 0, 1, 1)
    new, where = image.crop((left, top, right, foot)), mask.crop((left, top, right, foot))
    seen = tuple(_slots(new).histogram(where))
    return _Change(encode(new), (left, top), where.tobytes(), hold, seen)


_DIFFERS: Final = [0] + [255] * 255


def _slots(image: Image.Image) -> Image.Image:
    """The numbers of an image's colours as shades of grey, which can be reckoned with."""
    return Image.frombytes("L", image.size, image.tobytes())


def _chosen(changes: list[_Change]) -> list[int]:
    """The colours that are seen most, and those that seats are known by."""
    seen = [sum(counts) for counts in zip(*(change.seen for change in changes), strict=True)]
    known = {nearest(paint) for paint in colours.SEATS}
    used = [slot for slot in range(SLOTS) if seen[slot]]
    return sorted(sorted(used, key=lambda slot: (slot not in known, -seen[slot]))[:_UNCHANGED])


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


def _block(change: _Change, slots: list[int]) -> list[bytes]:
    """One frame, packed by Pillow; what is not new in it is see-through."""
    with Image.open(BytesIO(change.file)) as file:
        indices = _slots(file).point(slots)
    if change.mask is not None:
        mask = Image.frombytes("1", indices.size, change.mask)
        indices.paste(_UNCHANGED, None, ImageChops.invert(mask.convert("L")))
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
