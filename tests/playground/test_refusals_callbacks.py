"""What is refused about interaction callbacks: types, modals and autocomplete choices."""

import pytest

from playground.refusals import check_callback, check_modal
from tests.playground.payloads import told

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
STRING, INTEGER, NUMBER = 3, 4, 10


def label(component, **more):
    return {"type": 18, "label": "Question", "component": component, **more}


def typed(custom_id="words", **more):
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def group(kind, count=2, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": kind, "custom_id": "group", "options": options, **more}


def modal(*components, **more):
    return {"custom_id": "form", "title": "Form", "components": list(components), **more}


ACCEPTED_MODALS = {
    "a labelled input": modal(label(typed())),
    "an input in a row": modal({"type": 1, "components": [typed(label="Name")]}),
    "text beside": modal({"type": 10, "content": "Read me"}, label(typed())),
    "a select": modal(label(group(3))),
    "the four other selects": modal(*(label({"type": t, "custom_id": f"s{t}"}) for t in (5, 6, 7, 8))),
    "a radio group": modal(label(group(21, required=False))),
    "a checkbox group": modal(label(group(22, 10, min_values=0, max_values=10))),
    "a checkbox": modal(label({"type": 23, "custom_id": "yes", "default": True})),
    "an upload": modal(label({"type": 19, "custom_id": "files", "min_values": 1, "max_values": 10})),
    "five fields": modal(*(label(typed(str(n))) for n in range(5))),
}


@pytest.mark.parametrize("payload", ACCEPTED_MODALS.values(), ids=ACCEPTED_MODALS)
def test_a_modal_is_accepted(payload):
    problems = check_modal(payload)
    assert not problems, problems


REFUSED_MODALS = {
    "no title": (modal(label(typed()), title=None), "data.title", "BASE_TYPE_REQUIRED"),
    "a long title": (modal(label(typed()), title="x" * 46), "data.title", "BASE_TYPE_BAD_LENGTH"),
    "no fields": (modal(), "data.components", "BASE_TYPE_BAD_LENGTH"),
    "six fields": (
        modal(*(label(typed(str(n))) for n in range(6))),
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a bare input": (modal(typed()), "data.components.0", "UNION_TYPE_CHOICES"),
    "a button": (
        modal({"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "a"}]}),
        "data.components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "a button in a label": (
        modal(label({"type": 2, "style": 1, "label": "x", "custom_id": "a"})),
        "data.components.0.component",
        "UNION_TYPE_CHOICES",
    ),
    "a label without its component": (
        modal({"type": 18, "label": "x"}),
        "data.components.0.component",
        "BASE_TYPE_REQUIRED",
    ),
    "a long label": (
        modal(label(typed(), label="x" * 46)),
        "data.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a long description": (
        modal(label(typed(), description="x" * 101)),
        "data.components.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an input in a row without label": (
        modal({"type": 1, "components": [typed()]}),
        "data.components.0.components.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    "an unknown style": (
        modal(label(typed(style=3))),
        "data.components.0.component.style",
        "BASE_TYPE_CHOICES",
    ),
    "min_length above max_length": (
        modal(label(typed(min_length=5, max_length=4))),
        "data.components.0.component.min_length",
        "TEXT_INPUT_COMPONENT_MIN_EXCEEDS_MAX",
    ),
    "a value longer than allowed": (
        modal(label(typed(value="hello", max_length=4))),
        "data.components.0.component.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "max_length of 4001": (
        modal(label(typed(max_length=4001))),
        "data.components.0.component.max_length",
        "NUMBER_TYPE_MAX",
    ),
    "one radio button": (
        modal(label(group(21, 1))),
        "data.components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "eleven checkboxes": (
        modal(label(group(22, 11))),
        "data.components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two radio defaults": (
        modal(label({**group(21), "options": [{"label": v, "value": v, "default": True} for v in "ab"]})),
        "data.components.0.component.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "more boxes to tick than there are": (
        modal(label(group(22, 2, max_values=3))),
        "data.components.0.component.max_values",
        "BASE_TYPE_MAX",
    ),
    "a disabled select": (
        modal(label(group(3, disabled=True))),
        "data.components.0.component.disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    "one custom_id twice": (
        modal(label(typed()), label(typed())),
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
}


@pytest.mark.parametrize(("payload", "path", "code"), REFUSED_MODALS.values(), ids=REFUSED_MODALS)
def test_a_modal_is_refused_where_it_is_wrong(payload, path, code):
    assert told(check_modal(payload)) == {(path, code)}


ACCEPTED = {
    "a reply to a command": (COMMAND, {"type": 4, "data": {"content": "Hi", "flags": 64}}),
    "a deferred reply": (COMMAND, {"type": 5}),
    "a deferred private reply": (COMPONENT, {"type": 5, "data": {"flags": 64}}),
    "an update deferred": (COMPONENT, {"type": 6}),
    "an update": (COMPONENT, {"type": 7, "data": {"content": "", "components": []}}),
    "a modal": (COMMAND, {"type": 9, "data": modal(label(typed()))}),
    "a reply to a modal": (SUBMIT, {"type": 4, "data": {"content": "Hi"}}),
    "an update after a modal": (SUBMIT, {"type": 7, "data": {"content": "Hi"}}),
    "no choices": (AUTOCOMPLETE, {"type": 8, "data": {"choices": []}}),
    "choices in words": (AUTOCOMPLETE, {"type": 8, "data": {"choices": [{"name": "b", "value": "b"}]}}),
}


@pytest.mark.parametrize(
    ("option", "value", "fits"),
    [
        (STRING, "a", True),
        (STRING, 1, False),
        (INTEGER, 1, True),
        (INTEGER, "1", False),
        (INTEGER, 1.5, False),
        (NUMBER, 1.5, True),
        (NUMBER, 1, True),
        (NUMBER, "one", False),
    ],
)
def test_choices_are_of_the_kind_their_option_is(option, value, fits):
    payload = {"type": 8, "data": {"choices": [{"name": "a", "value": value}]}}
    problems = check_callback(payload, files={}, interaction_type=AUTOCOMPLETE, option_type=option)
    assert {path for path, _ in told(problems)} == (set() if fits else {"data.choices.0.value"})


@pytest.mark.parametrize(("interaction", "payload"), ACCEPTED.values(), ids=ACCEPTED)
def test_a_callback_is_accepted(interaction, payload):
    problems = check_callback(payload, files={}, interaction_type=interaction)
    assert not problems, problems


REFUSED = {
    "no type": (COMMAND, {"data": {}}, "type", "BASE_TYPE_REQUIRED"),
    "an unknown type": (COMMAND, {"type": 3}, "type", "BASE_TYPE_CHOICES"),
    "a type in words": (COMMAND, {"type": "reply"}, "type", "BASE_TYPE_CHOICES"),
    "a command updating a message": (COMMAND, {"type": 7}, "type", "INTERACTION_CALLBACK_TYPE_INVALID"),
    "a modal for a modal": (
        SUBMIT,
        {"type": 9, "data": modal(label(typed()))},
        "type",
        "INTERACTION_CALLBACK_TYPE_INVALID",
    ),
    "a reply to autocomplete": (
        AUTOCOMPLETE,
        {"type": 4, "data": {"content": "x"}},
        "type",
        "INTERACTION_CALLBACK_TYPE_INVALID",
    ),
    "choices for a press": (
        COMPONENT,
        {"type": 8, "data": {"choices": []}},
        "type",
        "INTERACTION_CALLBACK_TYPE_INVALID",
    ),
    "a reply without data": (COMMAND, {"type": 4}, "data", "BASE_TYPE_REQUIRED"),
    "a modal without data": (COMMAND, {"type": 9}, "data", "BASE_TYPE_REQUIRED"),
    "26 choices": (
        AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}},
        "data.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a long choice": (
        AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "x"}]}},
        "data.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a long choice value": (
        AUTOCOMPLETE,
        {"type": 8, "data": {"choices": [{"name": "x", "value": "x" * 101}]}},
        "data.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a long reply": (
        COMMAND,
        {"type": 4, "data": {"content": "x" * 2001}},
        "data.content",
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize(("interaction", "payload", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_callback_is_refused_where_it_is_wrong(interaction, payload, path, code):
    assert told(check_callback(payload, files={}, interaction_type=interaction)) == {(path, code)}


def test_an_empty_reply_is_refused_with_its_own_code():
    problems = check_callback({"type": 4, "data": {"content": ""}}, files={}, interaction_type=COMMAND)
    assert problems.as_error()["code"] == 50006


def test_a_modal_opened_by_a_command_has_no_message_to_update():
    problems = check_callback({"type": 6}, files={}, interaction_type=SUBMIT, from_message=False)
    assert told(problems) == {("type", "INTERACTION_CALLBACK_TYPE_INVALID")}
