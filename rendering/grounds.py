"""Grounds, what never changes in a kind of picture: each takes a megabyte and a tenth of a second to draw.

There are hundreds of them, by size, seats and language, and a busy bot needs a few dozen in turn. The latest
stay as they are pasted; all others stay packed in a thirtieth of the room, and are quickly unpacked.
"""

from collections.abc import Callable
from functools import wraps
from typing import Final, ParamSpec

from PIL import Image

from rendering.kept import Kept
from rendering.packed import PackedImage

P = ParamSpec("P")


class _Ground:
    """A ground ready to be pasted on."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.held_bytes = image.width * image.height


_ready: Final = Kept(24 << 20)
_packed: Final = Kept(8 << 20)


def kept_ground(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Draw the same ground only once; the arguments have to be hashable."""

    @_packed
    def packed(*args: P.args, **named: P.kwargs) -> PackedImage:
        return PackedImage(draw(*args, **named))

    @_ready
    def ready(*args: P.args, **named: P.kwargs) -> _Ground:
        return _Ground(packed(*args, **named).unpacked())

    @wraps(draw)
    def ground(*args: P.args, **named: P.kwargs) -> Image.Image:
        return ready(*args, **named).image

    return ground
