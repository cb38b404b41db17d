"""PNG files: what is written is what was drawn, and any reader gets it back."""

import subprocess
import sys
import warnings
from io import BytesIO

import pytest
from PIL import Image

from rendering.palette import PALETTE, PALETTE_BYTES, SLOTS, nearest, settled
from rendering.png import encode


def chequered(width: int, height: int) -> Image.Image:
    image = Image.frombytes("P", (width, height), bytes(n * 7 % SLOTS for n in range(width * height)))
    image.putpalette(PALETTE_BYTES)
    return image


@pytest.mark.parametrize("size", [(1, 1), (3, 5), (200, 1), (1, 200), (1200, 37)])
def test_a_palette_picture_is_read_back_pixel_by_pixel(size: tuple[int, int]) -> None:
    image = chequered(*size)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        back = Image.open(BytesIO(encode(image)))
        back.load()
    assert (back.mode, back.size, back.tobytes()) == ("P", image.size, image.tobytes())
    assert bytes(back.getpalette() or b"") == PALETTE_BYTES


WITHOUT_ISAL = """
import sys
sys.modules["isal"] = None
from PIL import Image
from rendering.png import encode
sys.stdout.buffer.write(encode(Image.frombytes("P", (16, 16), bytes(range(256)))))
"""


def test_where_isal_cannot_be_had_a_picture_is_the_same() -> None:
    made = subprocess.run([sys.executable, "-c", WITHOUT_ISAL], capture_output=True, check=True).stdout
    assert Image.open(BytesIO(made)).tobytes() == bytes(range(256))


def test_a_picture_with_a_transparent_ground_keeps_it() -> None:
    icon = Image.new("RGBA", (8, 8), (198, 63, 51, 0))
    icon.putpixel((3, 3), (198, 63, 51, 255))
    back = Image.open(BytesIO(encode(icon)))
    assert (back.mode, back.tobytes()) == ("RGBA", icon.tobytes())


def test_the_palette_has_room_for_every_colour() -> None:
    assert len(PALETTE) <= SLOTS
    assert len(set(PALETTE)) == len(PALETTE)


def test_every_colour_of_the_palette_is_drawn_exactly() -> None:
    assert [nearest(colour) for colour in PALETTE] == list(range(len(PALETTE)))
    strip = Image.new("RGB", (len(PALETTE), 1))
    strip.putdata(PALETTE)
    assert settled(strip).convert("RGB").tobytes() == strip.tobytes()
