"""Reading a request's body: JSON or multipart, no larger than Discord takes."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from playground import errors
from playground.refusals import Problems
from playground.values import Upload
from playground.wire import UPLOAD_LIMIT

LARGEST_BODY = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d{1,3})\]|file(\d{0,3})")
EMPTY: Any = None


async def read_body(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request (None without a body) and its files by number."""
    if not request.body_exists:
        return EMPTY, {}
    if (request.content_length or 0) > LARGEST_BODY:
        raise errors.too_large()
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await _read_limited(request.content, LARGEST_BODY)
    if not raw:
        return EMPTY, {}
    if request.content_type != "application/json":
        problems = Problems()
        expected = "Expected \"Content-Type\" header to be one of {'application/json'}."
        problems.add((), "CONTENT_TYPE_INVALID", expected)
        raise errors.invalid(problems)
    return _decode(raw), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    payload, uploads, total = EMPTY, dict[int, Upload](), 0
    fields: dict[str, Any] = {}
    try:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not isinstance(part, BodyPartReader):
                raise errors.invalid_json()
            data = await _read_limited(part, LARGEST_BODY - total)
            total += len(data)
            number = _file_number(part.name)
            if part.filename is not None and number is not None:
                if len(data) > UPLOAD_LIMIT:
                    raise errors.too_large()
                content_type = part.headers.get("Content-Type", "")
                uploads[number] = Upload(part.filename, content_type, data)
            elif part.name == "payload_json":
                payload = _decode(data)
            elif part.name is not None:
                fields[part.name] = data.decode(errors="replace")
    except ValueError:
        # A malformed multipart body, as aiohttp's reader reports it.
        raise errors.invalid_json() from None
    return (fields if payload is EMPTY else payload), uploads


async def _read_limited(source: Any, most: int) -> bytes:
    """All bytes of a body or part; more than `most` are not even held."""
    chunks, total = [], 0
    while chunk := await (
        source.read_chunk(65536) if isinstance(source, BodyPartReader) else source.read(65536)
    ):
        total += len(chunk)
        if total > most:
            raise errors.too_large()
        chunks.append(chunk)
    return b"".join(chunks)


def _file_number(name: str | None) -> int | None:
    found = FILE_FIELD.fullmatch(name or "")
    return None if found is None else int(found[1] or found[2] or 0)


def _decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise errors.invalid_json() from None
