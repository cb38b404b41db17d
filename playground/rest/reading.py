"""Reading a request's body: JSON, a form or multipart, no larger than Discord takes."""

import re
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from aiohttp import BodyPartReader, web

from playground import errors
from playground.refusals import Problems
from playground.values import Upload
from playground.wire import UPLOAD_LIMIT

LARGEST_BODY = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d{1,3})\]|file(\d{0,3})")
EMPTY: Any = None
FORM = "application/x-www-form-urlencoded"
WHOLE, TRUTHS = {"flags", "type", "auto_archive_duration", "rate_limit_per_user"}, {"tts", "enforce_nonce"}


async def read_body(request: web.Request, *, takes_forms: bool) -> tuple[Any, dict[int, Upload]]:
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
    if takes_forms and request.content_type == FORM:
        return _read_form(raw), {}
    if request.content_type != "application/json":
        problems = Problems()
        listed = f"'application/json', '{FORM}'" if takes_forms else "'application/json'"
        expected = f'Expected "Content-Type" header to be one of {{{listed}}}.'
        problems.add((), "CONTENT_TYPE_INVALID", expected)
        raise errors.invalid(problems)
    return _decode(raw), {}


def _read_form(raw: bytes) -> Any:
    """An urlencoded form: JSON in `payload_json`, or simple fields."""
    try:
        fields = dict(parse_qsl(raw.decode(), keep_blank_values=True, max_num_fields=1000))
    except ValueError:
        raise errors.invalid_json() from None
    payload = fields.pop("payload_json", None)
    return _plain(fields) if payload is None else _decode(payload.encode())


def _plain(fields: dict[str, str]) -> dict[str, Any]:
    """Fields of a form as JSON would have them: numbers and truths where Discord wants such."""
    read: dict[str, Any] = {**fields}
    for name in WHOLE & fields.keys():
        read[name] = int(fields[name]) if re.fullmatch(r"[0-9]{1,10}", fields[name]) else fields[name]
    for name in TRUTHS & fields.keys():
        read[name] = {"true": True, "false": False}.get(fields[name].lower(), fields[name])
    return read


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    payload, uploads, total = EMPTY, dict[int, Upload](), 0
    fields: dict[str, str] = {}
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
    return (_plain(fields) if payload is EMPTY else payload), uploads


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
