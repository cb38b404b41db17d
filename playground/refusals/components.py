"""What Discord would refuse about the components of a message, one by one and all together."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from playground.refusals.problems import Path, Problems
from playground.refusals.selects import BUTTON, BUTTON_SHAPE, COMPONENT_ID, ROW_SHAPE
from playground.refusals.shapes import Shape, array, boolean, by_type, integer, one_of, record, text, url

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17

MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000

_MEDIA = record({"url": url("http", "https", "attachment")}, {})
_DESCRIPTION = text(1, 1024)

TEXT_SHAPE = record({"content": text(1, MAX_TEXT)}, COMPONENT_ID)
_THUMBNAIL = record({"media": _MEDIA}, {**COMPONENT_ID, "description": _DESCRIPTION, "spoiler": boolean})
_GALLERY_ITEM = record({"media": _MEDIA}, {"description": _DESCRIPTION, "spoiler": boolean})

_IN_CONTAINER: Mapping[int, Shape] = {
    ROW: ROW_SHAPE,
    SECTION: record(
        {
            "components": array(by_type({TEXT: TEXT_SHAPE}), 1, 3),
            "accessory": by_type({BUTTON: BUTTON_SHAPE, THUMBNAIL: _THUMBNAIL}),
        },
        COMPONENT_ID,
    ),
    TEXT: TEXT_SHAPE,
    GALLERY: record({"items": array(_GALLERY_ITEM, 1, 10)}, COMPONENT_ID),
    FILE: record({"file": record({"url": url("attachment")}, {})}, {**COMPONENT_ID, "spoiler": boolean}),
    SEPARATOR: record({}, {**COMPONENT_ID, "spacing": one_of(1, 2), "divider": boolean}),
}
_CONTAINER = record(
    {"components": array(by_type(_IN_CONTAINER), 1, MAX_COMPONENTS)},
    {**COMPONENT_ID, "accent_color": integer(0, 0xFFFFFF), "spoiler": boolean},
)

_LEGACY = array(by_type({ROW: ROW_SHAPE}), 0, MAX_ROWS)
_V2 = array(by_type({**_IN_CONTAINER, CONTAINER: _CONTAINER}), 0, MAX_COMPONENTS)


def check_components(
    components: object, *, v2: bool, filenames: Collection[str] = (), path: Path = ("components",)
) -> Problems:
    """Check a message's components; `filenames` are what `attachment://` may name."""
    problems = Problems()
    (_V2 if v2 else _LEGACY)(components, path, problems)
    if problems:
        return problems
    tree = list(walk(components, path))
    refuse_doubles(tree, problems)
    refuse_missing_files(tree, filenames, problems)
    if v2:
        _refuse_too_much(tree, path, problems)
    return problems


def walk(components: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every component, also the nested ones, with its path; the tree has the right shape."""
    for index, each in enumerate(components):
        yield from _walk_one(each, (*path, index))


def _walk_one(component: dict[str, Any], path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    yield path, component
    yield from walk(component.get("components") or (), (*path, "components"))
    for slot in ("accessory", "component"):
        if component.get(slot) is not None:
            yield from _walk_one(component[slot], (*path, slot))


def refuse_doubles(tree: list[tuple[Path, dict[str, Any]]], problems: Problems) -> None:
    """Refuse custom_ids and component ids that occur twice; disabled components count too."""
    for field, code, told in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        seen = set()
        for path, component in tree:
            # An id of 0 asks Discord to choose one.
            value = component.get(field) or None
            if value is not None and value in seen:
                problems.add((*path, field), code, told)
            seen.add(value)


def refuse_missing_files(
    tree: list[tuple[Path, dict[str, Any]]], filenames: Collection[str], problems: Problems
) -> None:
    """Refuse `attachment://` addresses of files that are not sent along."""
    for path, component in tree:
        for where, media in _media_of(component, path):
            check_attachment_url(media["url"], filenames, (*where, "url"), problems)


def _media_of(component: dict[str, Any], path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    if component["type"] == THUMBNAIL:
        yield (*path, "media"), component["media"]
    elif component["type"] == FILE:
        yield (*path, "file"), component["file"]
    elif component["type"] == GALLERY:
        for index, item in enumerate(component["items"]):
            yield (*path, "items", index, "media"), item["media"]


def check_attachment_url(address: str, filenames: Collection[str], path: Path, problems: Problems) -> None:
    """Refuse an `attachment://` address that names none of the files."""
    scheme, _, name = address.partition("://")
    if scheme == "attachment" and name not in filenames:
        problems.add(
            path,
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f'The referenced attachment "{name}" was not found',
        )


def _refuse_too_much(tree: list[tuple[Path, dict[str, Any]]], path: Path, problems: Problems) -> None:
    if len(tree) > MAX_COMPONENTS:
        problems.add(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {MAX_COMPONENTS}",
        )
    written = sum(len(component["content"]) for _, component in tree if component["type"] == TEXT)
    if written > MAX_TEXT:
        problems.add(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds the maximum size of {MAX_TEXT}",
        )
