"""What Discord would refuse about a modal: its title, custom_id and fields."""

from collections.abc import Mapping
from typing import Any

from playground.refusals.components import ROW, TEXT, TEXT_SHAPE, refuse_doubles, walk
from playground.refusals.problems import Path, Problems
from playground.refusals.selects import (
    COMPONENT_ID,
    CUSTOM_ID,
    SELECTS,
    distinct_values,
    few_defaults,
    fitting_counts,
)
from playground.refusals.shapes import Shape, array, boolean, by_type, integer, missing, one_of, record, text

TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23


def _lengths_in_order(value: dict[str, Any], path: Path, problems: Problems) -> None:
    low, high = value.get("min_length") or 0, value.get("max_length") or 4000
    if low > high:
        problems.add(
            (*path, "min_length"),
            "TEXT_INPUT_COMPONENT_MIN_EXCEEDS_MAX",
            "min_length must be at most max_length",
        )
    written = value.get("value")
    if written and not low <= len(written) <= high:
        problems.add((*path, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


_TEXT_INPUT: Mapping[str, Shape] = {
    **COMPONENT_ID,
    "label": text(1, 45),
    "value": text(0, 4000),
    "placeholder": text(0, 100),
    "required": boolean,
    "min_length": integer(0, 4000),
    "max_length": integer(1, 4000),
}
_TEXT_INPUT_SHAPE = record({"custom_id": CUSTOM_ID, "style": one_of(1, 2)}, _TEXT_INPUT, _lengths_in_order)


def _input_has_label(value: dict[str, Any], path: Path, problems: Problems) -> None:
    # Inside a Label component the label says what is asked; in a bare row the input must say it itself.
    for index, each in enumerate(value["components"]):
        if each.get("label") is None:
            missing((*path, "components", index, "label"), problems)


def _enabled(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if value.get("disabled"):
        problems.add(
            (*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Components in a modal cannot be disabled"
        )


def _in_modal(shape: Shape) -> Shape:
    def check(value: Any, path: Path, problems: Problems) -> None:
        shape(value, path, problems)
        _enabled(value, path, problems)

    return check


def _one_default(value: dict[str, Any], path: Path, problems: Problems) -> None:
    few_defaults({**value, "max_values": 1}, path, problems)


def _group_counts(value: dict[str, Any], path: Path, problems: Problems) -> None:
    count = len(value["options"])
    wide = {**value, "max_values": value.get("max_values") or count}
    fitting_counts(wide, path, problems)
    few_defaults(wide, path, problems)


_GROUP_OPTION = record(
    {"label": text(1, 100), "value": text(1, 100)}, {"description": text(0, 100), "default": boolean}
)
_UP_TO_TEN: Mapping[str, Shape] = {
    **COMPONENT_ID,
    "min_values": integer(0, 10),
    "max_values": integer(1, 10),
    "required": boolean,
}

_IN_LABEL: Mapping[int, Shape] = {
    **{kind: _in_modal(shape) for kind, shape in SELECTS.items()},
    TEXT_INPUT: _TEXT_INPUT_SHAPE,
    FILE_UPLOAD: record({"custom_id": CUSTOM_ID}, _UP_TO_TEN, fitting_counts),
    RADIO_GROUP: record(
        {"custom_id": CUSTOM_ID, "options": array(_GROUP_OPTION, 2, 10)},
        {**COMPONENT_ID, "required": boolean},
        distinct_values,
        _one_default,
    ),
    CHECKBOX_GROUP: record(
        {"custom_id": CUSTOM_ID, "options": array(_GROUP_OPTION, 1, 10)},
        _UP_TO_TEN,
        distinct_values,
        _group_counts,
    ),
    CHECKBOX: record({"custom_id": CUSTOM_ID}, {**COMPONENT_ID, "default": boolean}),
}

_FIELDS: Mapping[int, Shape] = {
    ROW: record(
        {"components": array(by_type({TEXT_INPUT: _TEXT_INPUT_SHAPE}), 1, 1)}, COMPONENT_ID, _input_has_label
    ),
    TEXT: TEXT_SHAPE,
    LABEL: record(
        {"label": text(1, 45), "component": by_type(_IN_LABEL)}, {**COMPONENT_ID, "description": text(1, 100)}
    ),
}


def _distinct_fields(value: dict[str, Any], path: Path, problems: Problems) -> None:
    refuse_doubles(list(walk(value["components"], (*path, "components"))), problems)


_MODAL = record(
    {"custom_id": CUSTOM_ID, "title": text(1, 45), "components": array(by_type(_FIELDS), 1, 5)},
    {},
    _distinct_fields,
)


def check_modal(payload: object, *, path: Path = ("data",)) -> Problems:
    """Check the `data` of a modal callback (type 9)."""
    problems = Problems()
    _MODAL(payload, path, problems)
    return problems
