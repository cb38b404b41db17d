"""What Discord would refuse about embeds."""

from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import Any

from playground.refusals.components import check_attachment_url
from playground.refusals.problems import Path, Problems
from playground.refusals.shapes import array, boolean, filled, integer, record, text, url

MAX_EMBEDS = 10
MAX_CHARACTERS = 6000
SEEN = ("title", "description", "fields", "author", "footer", "image", "thumbnail", "timestamp")

_LINK = url("http", "https")
_PICTURE = url("http", "https", "attachment")


def _timestamp(value: Any, path: Path, problems: Problems) -> None:
    try:
        datetime.fromisoformat(value)
    except (TypeError, ValueError):
        problems.add(path, "DATETIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")


_EMBED = record(
    {},
    {
        "type": text(),
        "title": text(0, 256),
        "description": text(0, 4096),
        "url": _LINK,
        "color": integer(0, 0xFFFFFF),
        "timestamp": _timestamp,
        "author": record({"name": filled(256)}, {"url": _LINK, "icon_url": _PICTURE}),
        "footer": record({"text": filled(2048)}, {"icon_url": _PICTURE}),
        "image": record({"url": _PICTURE}, {}),
        "thumbnail": record({"url": _PICTURE}, {}),
        "fields": array(record({"name": filled(256), "value": filled(1024)}, {"inline": boolean}), 0, 25),
    },
)
_EMBEDS = array(_EMBED, 0, MAX_EMBEDS)


def check_embeds(embeds: object, *, filenames: Collection[str] = (), path: Path = ("embeds",)) -> Problems:
    """Check a list of embeds; `filenames` are what `attachment://` may name."""
    problems = Problems()
    _EMBEDS(embeds, path, problems)
    if problems or not isinstance(embeds, list):
        return problems
    if sum(len(part) for embed in embeds for part in _texts(embed)) > MAX_CHARACTERS:
        problems.add(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_CHARACTERS}")
    for index, embed in enumerate(embeds):
        for where, address in _pictures(embed):
            check_attachment_url(address, filenames, (*path, index, *where), problems)
    return problems


def shows_something(embed: Mapping[str, Any]) -> bool:
    """Has this embed anything to see? A colour or a type alone is nothing."""
    return any(embed.get(part) for part in SEEN)


def _texts(embed: dict[str, Any]) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("author") or {}).get("name") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    for field in embed.get("fields") or ():
        yield field["name"]
        yield field["value"]


def _pictures(embed: dict[str, Any]) -> Iterator[tuple[Path, str]]:
    for part, field in (
        ("image", "url"),
        ("thumbnail", "url"),
        ("author", "icon_url"),
        ("footer", "icon_url"),
    ):
        address = (embed.get(part) or {}).get(field)
        if address:
            yield (part, field), address
