"""Small pictures made on the spot, and the size of pictures that were sent, without a drawing library."""

import struct
import zlib

AVATAR_COLOURS = (0x5865F2, 0x747F8D, 0x3BA55C, 0xFAA61A, 0xED4245, 0xEB459E, 0x1ABC9C, 0x9B59B6)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, JPEG or WebP picture, or None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:2] == b"\xff\xd8":
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], struct.unpack(">H", data[at + 2 : at + 4])[0]
        # A start-of-frame marker holds the size; C4, C8 and CC are tables that share its range.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def picture_type(data: bytes) -> str | None:
    """The media type of a picture by its first bytes."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return "image/png"
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    if data[:2] == b"\xff\xd8":
        return "image/jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return None


def avatar(user_id: int, size: int = 128) -> bytes:
    """A face for somebody: a symmetric 5x5 pattern in their colour, always the same for the same id."""
    seed = zlib.crc32(str(user_id).encode())
    colour = AVATAR_COLOURS[user_id % 4093 % len(AVATAR_COLOURS)].to_bytes(3, "big")
    rows = [
        [bool(seed >> (row * 3 + min(column, 4 - column)) & 1) for column in range(5)] for row in range(5)
    ]
    cell = max(1, size // 7)
    edge = (size - 5 * cell) // 2

    def dark(x: int, y: int) -> bool:
        row, column = (y - edge) // cell, (x - edge) // cell
        return 0 <= row < 5 and 0 <= column < 5 and rows[row][column]

    lines = {row: bytes(dark(x, edge + row * cell) for x in range(size)) for row in range(-1, 6)}
    pixels = b"".join(b"\x00" + lines[min(5, max(-1, (y - edge) // cell))] for y in range(size))
    return _palette_png(size, pixels, b"\xf2\xf3\xf5" + colour)


def _palette_png(size: int, pixels: bytes, palette: bytes) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)
    parts = (
        chunk(b"IHDR", header),
        chunk(b"PLTE", palette),
        chunk(b"IDAT", zlib.compress(pixels)),
        chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
