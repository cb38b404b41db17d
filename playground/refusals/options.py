"""The shapes of a command's options: each kind, their choices, and how they nest."""

import unicodedata
from collections.abc import Mapping
from typing import Any

from playground.refusals.problems import Path, Problems
from playground.refusals.selects import CHANNEL_TYPES
from playground.refusals.shapes import (
    INT53,
    Shape,
    array,
    boolean,
    by_type,
    duplicates,
    integer,
    number,
    record,
    text,
)

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)

_LOCALES = (
    "ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE "
    "th tr uk vi zh-CN zh-TW"
)
LOCALES = frozenset(_LOCALES.split())

DESCRIPTION = text(1, 100)


def command_name(value: Any, path: Path, problems: Problems) -> None:
    """A name as slash commands and options have it: lower case, without spaces, in any script."""
    text(1, 32)(value, path, problems)
    if isinstance(value, str) and value and not (value == value.lower() and all(map(_fits_a_name, value))):
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _fits_a_name(character: str) -> bool:
    # Discord's rule is [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]; the scripts add their vowel signs.
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))


def localised(shape: Shape) -> Shape:
    """A text for each of some known locales."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, dict):
            problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for locale, told in value.items():
            if locale not in LOCALES:
                listed = ", ".join(repr(each) for each in sorted(LOCALES))
                problems.add((*path, locale), "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            shape(told, (*path, locale), problems)

    return check


def _choice(value: Shape) -> Shape:
    return record({"name": text(1, 100), "value": value}, {"name_localizations": localised(text(1, 100))})


CHOICE_VALUES: Mapping[int, Shape] = {
    STRING: text(0, 100),
    INTEGER: integer(-INT53, INT53),
    NUMBER: number(-INT53, INT53),
}
CHOICES = {kind: array(_choice(value), 0, 25) for kind, value in CHOICE_VALUES.items()}


def _distinct_choices(value: dict[str, Any], path: Path, problems: Problems) -> None:
    choices = value.get("choices") or []
    for field in ("name", "value"):
        for index in duplicates([choice[field] for choice in choices]):
            problems.add(
                (*path, "choices", index, field),
                f"APPLICATION_COMMAND_OPTION_CHOICE_{field.upper()}_DUPLICATED",
                f"Option choice {field}s must be unique",
            )


def _choices_or_autocomplete(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if value.get("autocomplete") and value.get("choices"):
        problems.add(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
            "Autocomplete options cannot have choices",
        )


def _bounds_in_order(value: dict[str, Any], path: Path, problems: Problems) -> None:
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if value.get(low) is not None and value.get(high) is not None and value[low] > value[high]:
            problems.add(
                (*path, low), "APPLICATION_COMMAND_OPTION_MIN_EXCEEDS_MAX", f"{low} must be at most {high}"
            )


_NAMES: Mapping[str, Shape] = {"name": command_name, "description": DESCRIPTION}
_MORE: Mapping[str, Shape] = {
    "name_localizations": localised(command_name),
    "description_localizations": localised(DESCRIPTION),
    "required": boolean,
}
_PLAIN = record(_NAMES, _MORE)


def _typed(kind: int, **more: Shape) -> Shape:
    fields = {**_MORE, "autocomplete": boolean, "choices": CHOICES[kind], **more}
    return record(_NAMES, fields, _distinct_choices, _choices_or_autocomplete, _bounds_in_order)


VALUE_OPTIONS: Mapping[int, Shape] = {
    STRING: _typed(STRING, min_length=integer(0, 6000), max_length=integer(1, 6000)),
    INTEGER: _typed(INTEGER, min_value=CHOICE_VALUES[INTEGER], max_value=CHOICE_VALUES[INTEGER]),
    BOOLEAN: _PLAIN,
    USER: _PLAIN,
    CHANNEL: record(_NAMES, {**_MORE, "channel_types": array(CHANNEL_TYPES, unique=True)}),
    ROLE: _PLAIN,
    MENTIONABLE: _PLAIN,
    NUMBER: _typed(NUMBER, min_value=CHOICE_VALUES[NUMBER], max_value=CHOICE_VALUES[NUMBER]),
    ATTACHMENT: _PLAIN,
}


def ordered_options(value: dict[str, Any], path: Path, problems: Problems) -> None:
    """Refuse option names that repeat, and required options after optional ones."""
    options = value.get("options") or []
    for index in duplicates([option["name"] for option in options]):
        problems.add(
            (*path, "options", index, "name"),
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "Option name already exists",
        )
    optional_seen = False
    for index, option in enumerate(options):
        if optional_seen and option.get("required"):
            problems.add(
                (*path, "options", index),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")


def _branches_or_values(value: dict[str, Any], path: Path, problems: Problems) -> None:
    kinds = {option["type"] in (SUBCOMMAND, GROUP) for option in value.get("options") or ()}
    if len(kinds) > 1:
        problems.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


_SUBCOMMAND = record(_NAMES, {**_MORE, "options": array(by_type(VALUE_OPTIONS), 0, 25)}, ordered_options)
_GROUP = record(
    _NAMES, {**_MORE, "options": array(by_type({SUBCOMMAND: _SUBCOMMAND}), 0, 25)}, ordered_options
)

OPTIONS = array(by_type({SUBCOMMAND: _SUBCOMMAND, GROUP: _GROUP, **VALUE_OPTIONS}), 0, 25)
OPTION_RULES = (ordered_options, _branches_or_values)
