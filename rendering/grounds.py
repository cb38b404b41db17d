"""Grounds, what never changes in a kind of picture: each takes a megabyte and a tenth of a second to draw.

There are hundreds of them, by size, seats and language, and a busy bot needs a few dozen in turn. The latest
stay as they are pasted; all others stay packed in a thirtieth of the room, and are quickly unpacked.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Final, ParamSpec

from PIL import Image

from rendering.kept import KeptPacked

P = ParamSpec("P")


@dataclass(frozen=True)
class _Ground:
    """A ground ready to be pasted on."""

    image: Image.Image

    @property
    def held_bytes(self) -> int:
        """A byte for every pixel."""
        return self.image.width * self.image.height


kept_grounds: Final = KeptPacked(32 << 20)


def kept_ground(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Draw the same ground only once; the arguments have to be hashable."""

    @kept_grounds
    def made(*args: P.args, **named: P.kwargs) -> _Ground:
        return _Ground(draw(*args, **named))

    @wraps(draw)
    def ground(*args: P.args, **named: P.kwargs) -> Image.Image:
        return made(*args, **named).image

    return ground
