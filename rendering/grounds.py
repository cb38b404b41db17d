"""Grounds, what never changes in a kind of picture: each takes a megabyte and a tenth of a second to draw.

There are hundreds of them, by size, seats and language, and a busy bot needs a few dozen in turn. The latest
stay as they are pasted; all others stay packed in a thirtieth of the room, and are quickly unpacked.
"""

from collections.abc import Callable
from functools import wraps
from io import BytesIO
from typing import Final, ParamSpec

from PIL import Image

from rendering.kept import Kept
from rendering.png import encode

P = ParamSpec("P")


class _Ground:
    """A ground ready to be pasted on."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.held_bytes = image.width * image.height


class _Packed:
    """A ground as a file."""

    def __init__(self, image: Image.Image) -> None:
        self._file = encode(image)
        self.held_bytes = len(self._file)

    def unpacked(self) -> Image.Image:
        """The same image again."""
        with Image.open(BytesIO(self._file)) as file:
            return file.copy()


_ready: Final = Kept(24 << 20)
_packed: Final = Kept(8 << 20)


def kept_ground(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Draw the same ground only once; the arguments have to be hashable."""

    @_packed
    def packed(*args: P.args, **named: P.kwargs) -> _Packed:
        return _Packed(draw(*args, **named))

    @_ready
    def ready(*args: P.args, **named: P.kwargs) -> _Ground:
        return _Ground(packed(*args, **named).unpacked())

    @wraps(draw)
    def ground(*args: P.args, **named: P.kwargs) -> Image.Image:
        return ready(*args, **named).image

    return ground
