"""What Discord would refuse about application emojis."""

import base64
import binascii
import re
from typing import Any

from playground.refusals.problems import Path, Problems
from playground.refusals.shapes import Shape, record, text

MAX_BYTES = 256 * 1024

_DATA_URI = re.compile(r"data:image/(png|jpeg|jpg|gif|webp|avif);base64,(.*)", re.DOTALL)


def _name(value: Any, path: Path, problems: Problems) -> None:
    text(2, 32)(value, path, problems)
    if isinstance(value, str) and not re.fullmatch(r"[A-Za-z0-9_]*", value):
        problems.add(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


def picture(largest: int) -> Shape:
    """A picture as a data URI, of at most so many bytes."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        data = picture_in(value)
        if not data:
            problems.add(path, "IMAGE_INVALID", "Invalid image data")
        elif len(data) > largest:
            problems.add(path, "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {largest / 1024} kb.")

    return check


def picture_in(value: Any) -> bytes:
    """The bytes that a data URI of a picture carries; none if it is no such thing."""
    match = _DATA_URI.fullmatch(value) if isinstance(value, str) else None
    try:
        return base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        return b""


_EMOJI = record({"name": _name, "image": picture(MAX_BYTES)}, {})
_RENAMED = record({"name": _name}, {})


def check_emoji(payload: object) -> Problems:
    """Check the creation of an emoji: its name, and its picture as a data URI of at most 256 KiB."""
    problems = Problems()
    _EMOJI(payload, (), problems)
    return problems


def check_emoji_edit(payload: object) -> Problems:
    """Check the renaming of an emoji."""
    problems = Problems()
    _RENAMED(payload, (), problems)
    return problems
