"""JSON schemas with two keywords of our own, read twice: quickly for a yes or no, exactly for what is wrong.

Nearly every value fits, and then nothing is told about it. So schemas are made into plain functions first;
jsonschema, which walks them anew for every value, is asked about what does not fit, and about rare keywords.
"""

import functools
import re
from datetime import datetime

import msgspec
from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from jsonschema.exceptions import best_match
from jsonschema.validators import extend


def _or_null(validator, schema, instance, _):
    if instance is not None:
        yield from validator.descend(instance, schema)


def _by_type(validator, schemas, instance, _):
    kind = instance.get("type") if isinstance(instance, dict) else None
    if _is_kind(kind) and kind in schemas:
        yield from validator.descend(instance, schemas[kind])
    else:
        yield ValidationError(f"its type is {kind!r}, none of {sorted(schemas)}")


def _is_kind(value):
    return isinstance(value, int | str) and not isinstance(value, bool)


Validator = extend(Draft202012Validator, {"orNull": _or_null, "byType": _by_type})
FORMATS = FormatChecker(formats=())


@FORMATS.checks("date-time", raises=ValueError)
def _is_moment(value):
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


MOST_REMEMBERED = 16
"""Values of a schema that were found to fit: every start of a bot sends the same large ones again."""


class Schema:
    """One schema, whose parts may contain themselves; schemas with parts in common share `made`."""

    def __init__(self, schema, made):
        self._exact = Validator(schema, format_checker=FORMATS)
        self._fits = _fitting(schema, made)
        self._remembered = {}

    def fits(self, value):
        """Is nothing wrong with the value?"""
        text = msgspec.json.encode(value)
        if text in self._remembered:
            return True
        fits = self._fits(value)
        if fits:
            self._remembered[text] = None
            if len(self._remembered) > MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
        return fits

    def mistake(self, value):
        """What jsonschema minds most about a value, or None."""
        return best_match(self._exact.iter_errors(value))


def _fitting(schema, made):
    """A function that says whether a value fits; `made` has those of the schemas met so far."""
    key = id(schema)
    if key not in made:
        made[key] = lambda value: made[key](value)  # for the parts that contain it
        checks = [check for name in schema if (check := _check(name, schema, made)) is not None]
        made[key] = _all(checks)
    return made[key]


def _all(checks):
    return functools.reduce(_both, checks) if checks else lambda value: True


def _both(first, second):
    return lambda value: first(value) and second(value)


def _check(name, schema, made):
    """What one keyword asks of a value; None if it asks for nothing."""
    if name in QUICK:
        return QUICK[name](schema[name], schema, made)
    if name not in Validator.VALIDATORS:
        return None  # as jsonschema has it, what it does not know is a remark
    return Validator({name: schema[name]}, format_checker=FORMATS).is_valid


def _type(wanted, _schema, _made):
    names = (wanted,) if isinstance(wanted, str) else tuple(wanted)
    if len(names) == 1:
        return TYPES[names[0]]
    alternatives = [TYPES[name] for name in names]
    return lambda value: any(is_it(value) for is_it in alternatives)


TYPES = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: (isinstance(value, int) and not isinstance(value, bool)) or _is_whole(value),
    "null": lambda value: value is None,
    "number": lambda value: _is_number(value),
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _is_number(value):
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_whole(value):
    return isinstance(value, float) and value.is_integer()


def _one_of(values):
    """True and 1 are one value to Python and two to JSON."""
    allowed = frozenset((isinstance(each, bool), each) for each in values)
    return lambda value: not isinstance(value, list | dict) and (isinstance(value, bool), value) in allowed


def _format(name, _schema, _made):
    return (lambda value: FORMATS.conforms(value, name)) if name in FORMATS.checkers else None


def _pattern(pattern, _schema, _made):
    found = re.compile(pattern).search
    return lambda value: not isinstance(value, str) or found(value) is not None


def _properties(properties, _schema, made):
    fields = {name: _fitting(each, made) for name, each in properties.items() if each}
    return lambda value: (
        not isinstance(value, dict)
        or all(fields[name](part) for name, part in value.items() if name in fields)
    )


def _required(names, _schema, _made):
    return lambda value: not isinstance(value, dict) or all(name in value for name in names)


def _additional(wanted, schema, made):
    known = frozenset(schema.get("properties", ()))
    if wanted is False:
        return lambda value: not isinstance(value, dict) or known.issuperset(value)
    if wanted is True or not wanted:
        return None
    fits = _fitting(wanted, made)
    return lambda value: (
        not isinstance(value, dict) or all(fits(part) for name, part in value.items() if name not in known)
    )


def _items(schema, _schema, made):
    fits = _fitting(schema, made)
    return lambda value: not isinstance(value, list) or all(map(fits, value))


def _any_of(branches, _schema, made):
    if all("const" in each and each.keys() <= {"const", "title", "description"} for each in branches):
        return _one_of([each["const"] for each in branches])
    alternatives = [_fitting(each, made) for each in branches]
    return lambda value: any(fits(value) for fits in alternatives)


def _quick_or_null(schema, _schema, made):
    fits = _fitting(schema, made)
    return lambda value: value is None or fits(value)


def _quick_by_type(schemas, _schema, made):
    by_kind = {kind: _fitting(each, made) for kind, each in schemas.items()}

    def fits(value):
        kind = value.get("type") if isinstance(value, dict) else None
        return _is_kind(kind) and kind in by_kind and by_kind[kind](value)

    return fits


QUICK = {
    "additionalProperties": _additional,
    "allOf": lambda parts, _schema, made: _all([_fitting(each, made) for each in parts]),
    "anyOf": _any_of,
    "byType": _quick_by_type,
    "const": lambda wanted, _schema, _made: _one_of([wanted]),
    "enum": lambda values, _schema, _made: _one_of(values),
    "format": _format,
    "items": _items,
    "maxItems": lambda most, _schema, _made: lambda value: not isinstance(value, list) or len(value) <= most,
    "maxLength": lambda most, _schema, _made: lambda value: not isinstance(value, str) or len(value) <= most,
    "maximum": lambda most, _schema, _made: lambda value: not _is_number(value) or value <= most,
    "minLength": lambda least, _schema, _made: (
        lambda value: not isinstance(value, str) or len(value) >= least
    ),
    "minimum": lambda least, _schema, _made: lambda value: not _is_number(value) or value >= least,
    "orNull": _quick_or_null,
    "pattern": _pattern,
    "properties": _properties,
    "required": _required,
    "type": _type,
}
