"""Reading a request's body: JSON, a form or multipart, no larger than Discord takes."""

import re
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web

from playground import errors
from playground.refusals import Problems
from playground.rest.multipart import Broken, boundary_of, parts_of
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
    raw = await _read_limited(request)
    if not raw:
        return EMPTY, {}
    if request.content_type == "multipart/form-data":
        return _read_multipart(raw, boundary_of(request.headers["Content-Type"]))
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


def _read_multipart(raw: bytes, boundary: str) -> tuple[Any, dict[int, Upload]]:
    payload, uploads = EMPTY, dict[int, Upload]()
    fields: dict[str, str] = {}
    try:
        for part in parts_of(raw, boundary):
            number = _file_number(part.name)
            if part.filename is not None and number is not None:
                if len(part.data) > UPLOAD_LIMIT:
                    raise errors.too_large()
                uploads[number] = Upload(part.filename, part.content_type, part.data)
            elif part.name == "payload_json":
                payload = _decode(part.data)
            else:
                fields[part.name] = part.data.decode(errors="replace")
    except Broken:
        raise errors.invalid_json() from None
    return (_plain(fields) if payload is EMPTY else payload), uploads


async def _read_limited(request: web.Request) -> bytes:
    """All bytes of a body; more than Discord takes are not even held."""
    chunks, total = [], 0
    try:
        async for chunk in request.content.iter_chunked(65536):
            total += len(chunk)
            if total > LARGEST_BODY:
                raise errors.too_large()
            chunks.append(chunk)
    except web.RequestPayloadError:
        # Its `Content-Encoding` or `Transfer-Encoding` promised something else than came.
        raise errors.invalid_json() from None
    return b"".join(chunks)


def _file_number(name: str | None) -> int | None:
    found = FILE_FIELD.fullmatch(name or "")
    return None if found is None else int(found[1] or found[2] or 0)


def _decode(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise errors.invalid_json() from None
