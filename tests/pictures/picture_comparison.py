"""Kept pictures: compare by visibly changed pixels, accept by ROWHOUSE_ACCEPT=pictures."""

import os
from pathlib import Path

from PIL import Image, ImageChops

from rendering.palette import PALETTE_BYTES
from rendering.png import encode

KEPT = Path(__file__).parent / "kept"
OUT = Path(__file__).parents[1] / "out"
MAY_DIFFER = 12
VISIBLE = 24


def visible_differences(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where any channel differs by VISIBLE or more."""
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda value: 255 if value >= VISIBLE else 0)


def looks_like(one: Image.Image, other: Image.Image) -> bool:
    """Same size, and at most a few pixels differ visibly. A mean would not notice a lost token."""
    return one.size == other.size and visible_differences(one, other).histogram()[255] <= MAY_DIFFER


def assert_looks_like(name: str, image: Image.Image) -> None:
    """Fail where a picture no longer looks like the kept one, and write down what was drawn."""
    path = KEPT / f"{name}.png"
    if os.environ.get("ROWHOUSE_ACCEPT") == "pictures":
        KEPT.mkdir(exist_ok=True)
        if not path.exists() or not looks_like(Image.open(path), image):
            image.save(path, optimize=True)
        return
    assert path.exists(), f"No kept picture {name}; accept it with `make pictures`."
    kept = Image.open(path)
    if looks_like(kept, image):
        return
    OUT.mkdir(exist_ok=True)
    image.save(OUT / f"{name}-got.png")
    if kept.size == image.size:
        visible_differences(kept, image).save(OUT / f"{name}-difference.png")
    raise AssertionError(f"{name} looks different now; see tests/out, or accept it with `make pictures`.")


def assert_fits_discord(image: Image.Image) -> None:
    """Fail where a picture of a table is not as wide, as low and as small as all of them are."""
    assert (image.mode, image.width) == ("P", 1200)
    assert image.height <= 1400
    assert len(encode(image)) <= 1_000_000
    assert bytes(image.getpalette() or b"") == PALETTE_BYTES
