"""Schemas: the quick reading and the exact one say the same of every value."""

from typing import Any

import pytest

from tests.playground.schemas import QUICK, Schema

SMALL = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}
TREE: dict[str, Any] = {
    "type": "object",
    "properties": {"name": {"type": "string"}},
    "additionalProperties": False,
}
TREE["properties"]["children"] = {"type": "array", "items": TREE}

SCHEMAS = {
    "anything": {},
    **{f"a {kind}": {"type": kind} for kind in ("array", "boolean", "integer", "null", "number", "string")},
    "one of two types": {"type": ["string", "integer"]},
    "a constant": {"const": 1},
    "a constant that is false": {"const": False},
    "one of several": {"enum": [1, "x", None, True]},
    "one of several constants": {"anyOf": [{"title": "ONE", "const": 1}, {"title": "TRUE", "const": True}]},
    "any of": {"anyOf": [{"type": "string", "minLength": 2}, SMALL]},
    "all of": {"allOf": [SMALL, {"properties": {"b": {"const": 2}}}]},
    "a moment": {"format": "date-time"},
    "an unchecked format": {"format": "snowflake"},
    "a pattern": {"pattern": "^[0-9]+$"},
    "a short text": {"maxLength": 1},
    "a long text": {"minLength": 2},
    "at most one": {"maxItems": 1},
    "at least two": {"minItems": 2},
    "no two alike": {"uniqueItems": True},
    "a small number": {"maximum": 1},
    "a large number": {"minimum": 2},
    "a list": {"items": SMALL},
    "an object": SMALL,
    "a sealed object": SMALL | {"additionalProperties": False},
    "a map": {"properties": {"a": {}}, "additionalProperties": {"type": "string"}},
    "a map of anything": {"additionalProperties": True},
    "few properties": {"maxProperties": 1},
    "some or null": {"orNull": SMALL},
    "by its number": {"byType": {1: {"required": ["a"]}, 2: {"required": ["b"]}}},
    "by its word": {"byType": {"x": {"required": ["b"]}}},
    "a tree": TREE,
    "with remarks": {"type": "string", "title": "a", "x-remark": "b", "contentEncoding": "base64"},
}
VALUES = [
    *(None, True, False, 0, 1, 2, 1.0, 1.5, "", "x", "12", "xyz", [], {}),
    *("2024-05-01T10:00:00", "2024-05-01T10:00:00+00:00"),
    *([1], [1, 1], [1, True], [1, 1.0], [{}], [{"a": 1}], [{"a": 1}, {"a": 1}], [[], []]),
    *({"a": 1}, {"a": True}, {"a": "x"}, {"a": 1, "b": 2}, {"a": 1, "b": "x"}, {"b": "x"}),
    *({"type": 1}, {"type": 1, "a": 1}, {"type": True, "a": 1}, {"type": 1.0, "a": 1}),
    *({"type": "x", "b": 1}, {"type": "y"}, {"type": [1]}),
    *({"name": "a"}, {"name": 1}, {"children": [{"name": "a", "children": [{}]}]}),
    *({"children": [{"name": "a", "children": [{"nam": "b"}]}]}, {"children": {}}),
]


@pytest.mark.parametrize("schema", SCHEMAS.values(), ids=SCHEMAS)
def test_a_value_fits_quickly_exactly_when_nothing_is_wrong_with_it(schema):
    read = Schema(schema, {})
    for value in VALUES:
        assert read.fits(value) == (read.mistake(value) is None), value


def test_every_quick_keyword_is_among_them():
    def keywords(schema):
        parts = [schema, *schema.get("anyOf", ()), *schema.get("allOf", ())]
        return {name for part in parts for name in part}

    assert set(QUICK) <= set().union(*map(keywords, SCHEMAS.values()))
