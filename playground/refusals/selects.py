"""The shapes of what a person presses or chooses from: emojis, buttons and the five selects."""

from collections.abc import Mapping
from typing import Any

from playground.refusals.emoji_names import is_emoji
from playground.refusals.problems import Path, Problems
from playground.refusals.shapes import (
    Shape,
    array,
    boolean,
    by_type,
    duplicates,
    integer,
    one_of,
    record,
    snowflake,
    text,
    url,
)

BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 2, 3, 5, 6, 7, 8
LINK, PREMIUM = 5, 6

COMPONENT_ID: Mapping[str, Shape] = {"id": integer(0, 2**31 - 1)}
CUSTOM_ID = text(1, 100)
CHANNEL_TYPES = one_of(0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)


def _is_emoji(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if value.get("id") is None and not is_emoji(value.get("name") or ""):
        problems.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


EMOJI = record({}, {"id": snowflake, "name": text(0, 32), "animated": boolean}, _is_emoji)


def _button_says_something(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if value["style"] != PREMIUM and not value.get("label") and value.get("emoji") is None:
        problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")


def _button_does_one_thing(value: dict[str, Any], path: Path, problems: Problems) -> None:
    does = {"custom_id": "custom id", "url": "url", "sku_id": "sku id"}
    wanted = {LINK: "url", PREMIUM: "sku_id"}.get(value["style"], "custom_id")
    given = [name for name in does if value.get(name) is not None]
    if len(given) > 1:
        named = " and ".join(does[name] for name in given)
        problems.add(path, "BUTTON_COMPONENT_FIELDS_EXCLUSIVE", f"A {named} cannot both be specified")
    elif wanted not in given:
        problems.add(
            (*path, wanted), f"BUTTON_COMPONENT_{wanted.upper()}_REQUIRED", f"A {does[wanted]} is required"
        )


def _premium_button_is_bare(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if value["style"] != PREMIUM:
        return
    for name in ("label", "emoji"):
        if value.get(name) is not None:
            problems.add(
                (*path, name), "BUTTON_COMPONENT_PREMIUM_FIELD", f"A premium button cannot have a {name}"
            )


BUTTON_SHAPE = record(
    {"style": one_of(1, 2, 3, 4, LINK, PREMIUM)},
    {
        **COMPONENT_ID,
        "custom_id": CUSTOM_ID,
        "label": text(0, 80),
        "disabled": boolean,
        "url": url("http", "https", "discord", high=512),
        "sku_id": snowflake,
        "emoji": EMOJI,
    },
    _button_does_one_thing,
    _button_says_something,
    _premium_button_is_bare,
)


def distinct_values(value: dict[str, Any], path: Path, problems: Problems) -> None:
    """Refuse options that share a value."""
    for index in duplicates([option["value"] for option in value["options"]]):
        problems.add(
            (*path, "options", index),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )


def fitting_counts(value: dict[str, Any], path: Path, problems: Problems) -> None:
    """Refuse `min_values` above `max_values`, and either above what there is to choose from."""
    low, high = value.get("min_values"), value.get("max_values")
    options = value.get("options")
    if low is not None and low > (1 if high is None else high):
        problems.add(
            (*path, "min_values"),
            "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX",
            "min_values must be at most max_values",
        )
    if options is None:
        return
    for name, count in (("min_values", low), ("max_values", high)):
        if count is not None and count > len(options):
            problems.add(
                (*path, name), "BASE_TYPE_MAX", f"{name} must be less than or equal to the number of options"
            )


def few_defaults(value: dict[str, Any], path: Path, problems: Problems) -> None:
    """Refuse more options chosen beforehand than may be chosen."""
    chosen = sum(bool(option.get("default")) for option in value["options"])
    if chosen > (value.get("max_values") or 1):
        problems.add(
            (*path, "options"),
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            "More defaults than max_values are specified",
        )


def _counted_defaults(value: dict[str, Any], path: Path, problems: Problems) -> None:
    chosen = value.get("default_values")
    if not chosen:
        return
    if not (value.get("min_values") or 0) <= len(chosen) <= (value.get("max_values") or 1):
        problems.add(
            (*path, "default_values"),
            "SELECT_COMPONENT_DEFAULT_VALUES_OUT_OF_RANGE",
            "The number of default values must be between min_values and max_values",
        )


SELECT_OPTION = record(
    {"label": text(1, 100), "value": text(1, 100)},
    {"description": text(0, 100), "default": boolean, "emoji": EMOJI},
)

_SELECT: Mapping[str, Shape] = {
    **COMPONENT_ID,
    "placeholder": text(0, 150),
    "min_values": integer(0, 25),
    "max_values": integer(1, 25),
    "disabled": boolean,
    "required": boolean,
}


def _entity_select(*kinds: str, **more: Shape) -> Shape:
    default = record({"type": one_of(*kinds), "id": snowflake}, {})
    return record(
        {"custom_id": CUSTOM_ID},
        {**_SELECT, "default_values": array(default, 0, 25), **more},
        fitting_counts,
        _counted_defaults,
    )


SELECTS: Mapping[int, Shape] = {
    STRING_SELECT: record(
        {"custom_id": CUSTOM_ID, "options": array(SELECT_OPTION, 1, 25)},
        _SELECT,
        distinct_values,
        fitting_counts,
        few_defaults,
    ),
    USER_SELECT: _entity_select("user"),
    ROLE_SELECT: _entity_select("role"),
    MENTIONABLE_SELECT: _entity_select("user", "role"),
    CHANNEL_SELECT: _entity_select("channel", channel_types=array(CHANNEL_TYPES, unique=True)),
}


def _select_is_alone(value: dict[str, Any], path: Path, problems: Problems) -> None:
    width = 0
    for index, each in enumerate(value["components"]):
        width += 1 if each["type"] == BUTTON else 5
        if width > 5:
            problems.add(
                (*path, "components", index),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )


ROW_SHAPE = record(
    {"components": array(by_type({BUTTON: BUTTON_SHAPE, **SELECTS}), 1, 5)}, COMPONENT_ID, _select_is_alone
)
