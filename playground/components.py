"""Components of messages and modals: settling what was sent, walking it, showing it with its files."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playground.values import Emoji, Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(
    1, 9
)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)

DEFAULTS: dict[int, Json] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
GALLERY_ITEM: Json = {"description": None, "spoiler": False}


def walk(components: Any) -> Iterator[Json]:
    """Every component, outer before inner, in reading order."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        yield from walk([component[key] for key in ("component", "accessory") if component.get(key)])


def settle(components: list[Json], emojis: Mapping[int, Emoji]) -> tuple[Json, ...]:
    """What is kept of sent components: defaults filled in, empty fields left out, each with its number."""
    settled = [_settled(component, emojis) for component in components]
    taken = {component["id"] for component in walk(settled) if component.get("id")}
    number = 0
    for component in walk(settled):
        if not component.get("id"):
            number = next(free for free in range(number + 1, 1 << 31) if free not in taken)
            component["id"] = number
    return tuple(settled)


def _settled(component: Json, emojis: Mapping[int, Emoji]) -> Json:
    kept = {key: value for key, value in component.items() if value is not None}
    settled = {**DEFAULTS.get(component["type"], {}), **kept}
    for key in ("components", "items", "options"):
        if key in settled:
            settled[key] = [_settled_part(part, emojis) for part in settled[key]]
    for key in ("component", "accessory"):
        if key in settled:
            settled[key] = _settled(settled[key], emojis)
    if "default_values" in settled:
        settled["default_values"] = [each | {"id": str(each["id"])} for each in settled["default_values"]]
    return _with_plain_emoji(settled, emojis)


def _settled_part(part: Json, emojis: Mapping[int, Emoji]) -> Json:
    if "media" in part and "type" not in part:
        return {**GALLERY_ITEM, **{key: value for key, value in part.items() if value is not None}}
    if "type" in part:
        return _settled(part, emojis)
    return _with_plain_emoji({key: value for key, value in part.items() if value is not None}, emojis)


def _with_plain_emoji(part: Json, emojis: Mapping[int, Emoji]) -> Json:
    """A custom emoji goes by its id: whatever it was called, it is shown under its own name."""
    emoji = part.get("emoji")
    if not emoji:
        part.pop("emoji", None)
        return part
    plain = {key: value for key, value in emoji.items() if value is not None}
    if "id" in plain:
        custom = emojis[int(plain["id"])]
        plain = {"id": str(custom.id), "name": custom.name}
        plain |= {"animated": True} if custom.animated else {}
    return part | {"emoji": plain}


def with_media(components: tuple[Json, ...], media: Callable[[str], Json]) -> list[Json]:
    """The components with every `url` of a file turned into what Discord says about that file."""
    return [_with_media(component, media) for component in components]


def _with_media(component: Json, media: Callable[[str], Json]) -> Json:
    shown = dict(component)
    if "media" in shown:
        shown["media"] = _wire_part(media(shown["media"]["url"]))
    if "file" in shown:
        about = media(shown["file"]["url"])
        shown |= {"file": _wire_part(about), "name": about.get("name"), "size": about.get("size")}
    for key in ("components", "items"):
        if key in shown:
            shown[key] = [_with_media(part, media) for part in shown[key]]
    if "accessory" in shown:
        shown["accessory"] = _with_media(shown["accessory"], media)
    return shown


def _wire_part(about: Json) -> Json:
    return {key: value for key, value in about.items() if key not in ("name", "size")}


def text_of(components: tuple[Json, ...]) -> str:
    """All text shown by a Components V2 message, for finding mentions in it."""
    return "\n".join(part["content"] for part in walk(components) if part["type"] == TEXT)
