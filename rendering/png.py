"""Pictures as PNG files.

A palette picture is written here rather than by Pillow, which hands its rows to zlib one by one: all rows at
once, to a faster compressor, take a fifth of the time, and encoding would be most of what a picture costs.
"""

import struct
from io import BytesIO
from typing import Final

from PIL.Image import Image

from rendering.deflate import zlib

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_COLOURS: Final = 3
_LEVEL: Final = 2
"""As fast as the fastest, and a little smaller; flat art in a palette hardly grows."""


def encode(image: Image) -> bytes:
    """The picture as a PNG file."""
    if image.mode == "P":
        return _encode_palette(image)
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def _encode_palette(image: Image) -> bytes:
    width, height = image.size
    header = struct.pack(">IIBBBBB", width, height, 8, _PALETTE_COLOURS, 0, 0, 0)
    return _SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", _compressed_rows(image)),
            _chunk(b"IEND", b""),
        )
    )


def _compressed_rows(image: Image) -> bytes:
    """Every row begins with the number of its filter, 0 for none: asked for rows one byte too long, Pillow
    ends each with a nought, which serves as the next row's number."""
    rows = image.tobytes("raw", "P", image.width + 1, 1)
    compressor = zlib.compressobj(_LEVEL)
    return compressor.compress(b"\0") + compressor.compress(memoryview(rows)[:-1]) + compressor.flush()


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(content, zlib.crc32(kind))
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)
