"""Uploaded files becoming attachments: safe names, types and sizes."""

import mimetypes
import re

from playground.pictures import picture_size, picture_type
from playground.values import Attachment, Upload

SPOILER = "SPOILER_"


def file_name(name: str) -> str:
    """The name under which a file is kept: the last part of its path, in letters any address can carry."""
    last = re.split(r"[/\\]", name)[-1]
    safe = re.sub(r"[^A-Za-z0-9._-]+", "_", last).lstrip(".")
    return safe[-150:] or "file"


def content_type(upload: Upload) -> str:
    """By the bytes for pictures, by the name otherwise; what the sender claims is the last resort."""
    guessed = mimetypes.guess_type(file_name(upload.filename))[0]
    return picture_type(upload.data) or guessed or upload.content_type or "application/octet-stream"


def attachment_of(
    file_id: int,
    upload: Upload,
    *,
    description: str | None = None,
    title: str | None = None,
    spoiler: bool = False,
) -> Attachment:
    """What is known of an uploaded file."""
    name = file_name(upload.filename)
    size = picture_size(upload.data)
    return Attachment(
        id=file_id,
        filename=name,
        size=len(upload.data),
        content_type=content_type(upload),
        description=description or None,
        title=title,
        width=size[0] if size else None,
        height=size[1] if size else None,
        spoiler=spoiler or name.startswith(SPOILER),
    )


def kept_upload(upload: Upload) -> Upload:
    """The upload under its safe name and checked type."""
    return Upload(file_name(upload.filename), content_type(upload), upload.data)
