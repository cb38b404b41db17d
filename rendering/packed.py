"""Drawings in a fraction of their room: flat art in a palette is mostly the same pixel again and again."""

from dataclasses import fields
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from PIL.Image import Image, frombytes

from rendering.deflate import zlib
from rendering.palette import PALETTE_BYTES

_LEVEL: Final = 1


class Sized(Protocol):
    """What knows how much memory it takes."""

    @property
    def held_bytes(self) -> int:
        """Roughly; what little Python adds is not counted."""


class Drawing(Sized, Protocol):
    """A dataclass, some of whose values are images."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


D = TypeVar("D", bound=Drawing)


class PackedImage:
    """The pixels of an image."""

    def __init__(self, image: Image) -> None:
        self._mode, self._size = image.mode, image.size
        self._pixels = zlib.compress(image.tobytes(), _LEVEL)
        self.held_bytes = len(self._pixels)

    def unpacked(self) -> Image:
        """The same image again."""
        image = frombytes(self._mode, self._size, zlib.decompress(self._pixels))
        if self._mode == "P":
            image.putpalette(PALETTE_BYTES)
        return image


class Packed(Generic[D]):
    """A drawing that can be had again."""

    def __init__(self, drawing: D) -> None:
        self._kind = type(drawing)
        values = [getattr(drawing, field.name) for field in fields(drawing)]
        self._values = [PackedImage(each) if isinstance(each, Image) else each for each in values]
        self.held_bytes = sum(each.held_bytes for each in self._values if isinstance(each, PackedImage))

    def unpacked(self) -> D:
        """The same drawing again."""
        values: list[Any] = [
            each.unpacked() if isinstance(each, PackedImage) else each for each in self._values
        ]
        return self._kind(*values)
