"""The shapes JSON values may have: small checks that combine and tell their problems in Discord's words."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from playground.refusals.problems import Path, Problems

Shape = Callable[[Any, Path, Problems], None]
Rule = Callable[[dict[str, Any], Path, Problems], None]

INT53 = 2**53 - 1
SNOWFLAKE_MAX = 2**63 - 1


def text(low: int = 0, high: int | None = None) -> Shape:
    """A string of `low` to `high` characters."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, str):
            problems.add(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
        else:
            check_length(value, low, high, path, problems)

    return check


def check_length(
    value: Collection[object], low: int, high: int | None, path: Path, problems: Problems
) -> None:
    """Refuse a string or list that is too short or too long."""
    if low <= len(value) and (high is None or len(value) <= high):
        return
    if low and high is not None:
        problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    elif high is not None:
        problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    else:
        problems.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")


def filled(high: int) -> Shape:
    """A string that Discord calls missing, not short, when nothing but space is in it."""
    bounded = text(high=high)

    def check(value: Any, path: Path, problems: Problems) -> None:
        if isinstance(value, str) and not value.strip():
            missing(path, problems)
        else:
            bounded(value, path, problems)

    return check


def missing(path: Path, problems: Problems) -> None:
    """Refuse a field for not being there."""
    problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")


def integer(low: int | None = None, high: int | None = None) -> Shape:
    """A whole number; JSON's true and false are none."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        else:
            check_range("int", value, low, high, path, problems)

    return check


def number(low: float | None = None, high: float | None = None) -> Shape:
    """Any finite number."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, int | float) or isinstance(value, bool) or not math.isfinite(value):
            problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        else:
            check_range("float", value, low, high, path, problems)

    return check


def check_range(
    kind: str, value: float, low: float | None, high: float | None, path: Path, problems: Problems
) -> None:
    """Refuse a number outside its bounds."""
    if low is not None and value < low:
        problems.add(path, "NUMBER_TYPE_MIN", f"{kind} value should be greater than or equal to {low}.")
    if high is not None and value > high:
        problems.add(path, "NUMBER_TYPE_MAX", f"{kind} value should be less than or equal to {high}.")


def boolean(value: Any, path: Path, problems: Problems) -> None:
    """True or false."""
    if not isinstance(value, bool):
        problems.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def as_snowflake(value: Any) -> int | None:
    """Read an id that clients send as a string or as a number; None if it is neither."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= SNOWFLAKE_MAX:
        return value
    return None


def snowflake(value: Any, path: Path, problems: Problems) -> None:
    """An id, as a string or as a number."""
    if as_snowflake(value) is None:
        problems.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def one_of(*allowed: int | str) -> Shape:
    """One of a closed set of values."""
    listed = ", ".join(
        repr(each) for each in sorted(allowed, key=str if isinstance(allowed[0], str) else None)
    )

    def check(value: Any, path: Path, problems: Problems) -> None:
        if isinstance(value, bool) or not isinstance(value, int | str) or value not in allowed:
            problems.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    return check


def array(item: Shape, low: int = 0, high: int | None = None, *, unique: bool = False) -> Shape:
    """A list whose every item has one shape."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not isinstance(value, list):
            problems.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        check_length(value, low, high, path, problems)
        for index, each in enumerate(value):
            item(each, (*path, index), problems)
        if unique and any(each in value[:index] for index, each in enumerate(value)):
            problems.add(path, "SET_TYPE_CONTAINS_DUPLICATES", "Set items must be unique.")

    return check


def record(
    required: Mapping[str, Shape],
    optional: Mapping[str, Shape],
    *rules: Rule,
) -> Shape:
    """An object with these fields; null means absent. Rules see it only once its fields fit."""

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not is_object(value, path, problems):
            return
        found = Problems()
        for name, shape in required.items():
            if value.get(name) is None:
                missing((*path, name), found)
            else:
                shape(value[name], (*path, name), found)
        for name, shape in optional.items():
            if value.get(name) is not None:
                shape(value[name], (*path, name), found)
        if not found:
            for rule in rules:
                rule(value, path, found)
        problems.extend(found)

    return check


def unserved(*names: str) -> Rule:
    """Refuse fields that Discord knows and the playground does not carry out; none is taken and forgotten."""

    def check(value: dict[str, Any], path: Path, problems: Problems) -> None:
        for name in names:
            if value.get(name):
                problems.add(
                    (*path, name), "PLAYGROUND_NOT_SERVED", f"The playground does not serve '{name}'."
                )

    return check


def is_object(value: Any, path: Path, problems: Problems) -> bool:
    """Is it a JSON object? Tells the problem when it is not."""
    if isinstance(value, dict):
        return True
    problems.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return False


def by_type(shapes: Mapping[int, Shape]) -> Shape:
    """An object whose `type` says which of these shapes it has."""
    listed = f"({', '.join(str(each) for each in shapes)}{',' if len(shapes) == 1 else ''})"

    def check(value: Any, path: Path, problems: Problems) -> None:
        if not is_object(value, path, problems):
            return
        kind = value.get("type")
        if kind is None:
            problems.add(path, "UNION_TYPE_REQUIRED", 'Field "type" is required to determine the model type.')
        elif not isinstance(kind, int) or isinstance(kind, bool) or kind not in shapes:
            problems.add(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {listed}.')
        else:
            shapes[kind](value, path, problems)

    return check


def url(*schemes: str, high: int = 2048) -> Shape:
    """An address with one of these schemes."""
    bounded = text(high=high)
    listed = ", ".join(repr(each) for each in schemes)

    def check(value: Any, path: Path, problems: Problems) -> None:
        bounded(value, path, problems)
        if not isinstance(value, str):
            return
        scheme, colon, rest = value.partition("://")
        if scheme not in schemes or not colon:
            problems.add(
                path,
                "URL_TYPE_INVALID_SCHEME",
                f'Scheme "{scheme if colon else ""}" is not supported. Scheme must be one of ({listed}).',
            )
        elif not rest or any(each.isspace() for each in rest):
            problems.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return check


def problems_of(shape: Shape, payload: object) -> Problems:
    """What is wrong with a whole body of that shape."""
    problems = Problems()
    shape(payload, (), problems)
    return problems


def duplicates(values: Sequence[object]) -> list[int]:
    """The places of values that occurred before."""
    return [index for index, value in enumerate(values) if value in values[:index]]
