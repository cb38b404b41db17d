"""Multipart bodies taken apart: whatever is wrong with one is told as one thing, never half understood."""

from collections.abc import Iterator
from email.message import Message
from email.parser import HeaderParser
from email.utils import collapse_rfc2231_value

import msgspec


class Broken(Exception):
    """This is no multipart body."""


class Part(msgspec.Struct, frozen=True):
    """One part: a field, or a file if it has a filename."""

    name: str
    filename: str | None
    content_type: str
    data: bytes


def boundary_of(content_type: str) -> str:
    """What stands between the parts, as the header says it; empty if it does not."""
    headers = Message()
    headers["Content-Type"] = content_type
    return headers.get_boundary("")


def parts_of(raw: bytes, boundary: str) -> Iterator[Part]:
    """The parts of a whole body, in order."""
    if not boundary:
        raise Broken
    # Every boundary but the first stands at the beginning of a line; now the first does too. What stands
    # before it is not for us (RFC 2046): some clients begin with an empty line.
    _, *pieces = (b"\r\n" + raw).split(b"\r\n--" + boundary.encode("utf-8", "replace"))
    if not pieces or not pieces.pop().startswith(b"--"):
        raise Broken
    for piece in pieces:
        head, blank, data = piece.partition(b"\r\n\r\n")
        if not blank:
            raise Broken
        yield _part(HeaderParser().parsestr(head.decode(errors="replace").strip()), data)


def _part(headers: Message, data: bytes) -> Part:
    name = headers.get_param("name", header="Content-Disposition")
    if name is None:
        raise Broken
    return Part(collapse_rfc2231_value(name), headers.get_filename(), headers.get("Content-Type", ""), data)
