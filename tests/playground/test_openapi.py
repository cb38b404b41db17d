"""The exchange checker: what it catches, on a small description, and what it lets pass, on Discord's own."""

import json

import pytest

from tests.playground import test_refusals_callbacks as callbacks
from tests.playground import test_refusals_commands as commands
from tests.playground import test_refusals_components as components
from tests.playground import test_refusals_messages as messages
from tests.playground.openapi import Description, Recorder, description_path, load, recorder


def reference(name):
    return {"$ref": f"#/components/schemas/{name}"}


def typed(kind, **properties):
    return {
        "type": "object",
        "properties": {"type": {"type": "integer", "enum": [kind]}, **properties},
        "required": ["type", *properties],
    }


def answers(schema, status="200"):
    return {
        status: {"content": {"application/json": {"schema": schema}}},
        "4XX": {"$ref": "#/components/responses/No"},
    }


def takes(schema):
    return {"required": True, "content": {"application/json": {"schema": schema}}}


SCHEMAS = {
    "SnowflakeType": {"type": "string", "pattern": "^[0-9]+$"},
    "Text": typed(10, content={"type": "string", "maxLength": 10}),
    "Box": typed(17, components={"type": "array", "items": {"oneOf": [reference("Text"), reference("Box")]}}),
    "Note": {
        "type": "object",
        "properties": {
            "id": reference("SnowflakeType"),
            "at": {"type": "string", "format": "date-time"},
            "body": {"oneOf": [{"type": "null"}, {"oneOf": [reference("Text"), reference("Box")]}]},
            "titles": {"type": "object", "additionalProperties": {"type": "string"}},
        },
        "required": ["id"],
    },
    "Error": {
        "type": "object",
        "properties": {"code": {"type": "integer"}, "message": {"type": "string"}},
        "required": ["code", "message"],
    },
    "ErrorDetails": {"type": "object"},
    "ErrorResponse": {
        "allOf": [
            reference("Error"),
            {"type": "object", "properties": {"errors": reference("ErrorDetails")}},
        ]
    },
}
SMALL = Description(
    {
        "paths": {
            "/notes": {
                "post": {"requestBody": takes(reference("Note")), "responses": answers(reference("Note"))}
            },
            "/notes/@mine": {"get": {"responses": answers({"type": "array", "items": reference("Note")})}},
            "/notes/{note_id}": {
                "get": {
                    "responses": answers(reference("Note")),
                    "parameters": [{"name": "full", "in": "query"}],
                },
                "delete": {"responses": {"204": {"description": "It is gone."}}},
            },
        },
        "components": {
            "schemas": SCHEMAS,
            "responses": {"No": {"content": {"application/json": {"schema": reference("ErrorResponse")}}}},
        },
    }
)
NOTE = {"id": "1"}


def failures(*exchange):
    noted = Recorder(SMALL)
    noted.record(*exchange)
    return noted.failures


FITTING = {
    "a note": ("POST", "/notes", NOTE, 200, NOTE),
    "the version in the path": ("POST", "/api/v10/notes", NOTE, 200, NOTE),
    "a number for an id in a request": ("POST", "/notes", {"id": 1}, 200, NOTE),
    "nested boxes": (
        "POST",
        "/notes",
        {"id": "1", "body": {"type": 17, "components": [{"type": 10, "content": "x"}]}},
        200,
        NOTE,
    ),
    "null where it may be": ("POST", "/notes", {"id": "1", "body": None}, 200, NOTE),
    "any key of a map": ("POST", "/notes", {"id": "1", "titles": {"de": "Notiz"}}, 200, NOTE),
    "the literal path before the pattern": ("GET", "/notes/@mine", None, 200, [NOTE]),
    "a known query": ("GET", "/notes/1?full=true", None, 200, NOTE),
    "more than described in a response": ("GET", "/notes/1", None, 200, {"id": "1", "new": True}),
    "nothing": ("DELETE", "/notes/1", None, 204, None),
    "a wrong request that was refused": ("POST", "/notes", {}, 400, {"code": 50035, "message": "No"}),
    "an error with inner codes in words": (
        "POST",
        "/notes",
        {},
        400,
        {
            "code": 50035,
            "message": "No",
            "errors": {"id": {"_errors": [{"code": "REQUIRED", "message": "x"}]}},
        },
    ),
    "an unknown place that is not found": ("GET", "/nowhere", None, 404, {"code": 0, "message": "404"}),
    "a fault of the server": ("GET", "/notes/1", None, 500, None),
}


@pytest.mark.parametrize("exchange", FITTING.values(), ids=FITTING)
def test_an_exchange_fits(exchange):
    assert failures(*exchange) == []


DIFFERING = {
    "a typo in a request": (("POST", "/notes", {"id": "1", "bodi": None}, 200, NOTE), "bodi"),
    "a typo deep in a request": (
        (
            "POST",
            "/notes",
            {"id": "1", "body": {"type": 17, "components": [{"type": 10, "contend": "x"}]}},
            200,
            NOTE,
        ),
        "body.components.0",
    ),
    "an unknown type": (
        ("POST", "/notes", {"id": "1", "body": {"type": 99}}, 200, NOTE),
        "its type is 99",
    ),
    "a text too long": (
        ("POST", "/notes", {"id": "1", "body": {"type": 10, "content": "x" * 11}}, 200, NOTE),
        "body.content",
    ),
    "no body": (("POST", "/notes", None, 200, NOTE), "no body"),
    "a body where none is described": (("DELETE", "/notes/1", {"id": "1"}, 204, None), "none is described"),
    "a missing field in a response": (("GET", "/notes/1", None, 200, {}), "'id' is a required property"),
    "a number for an id in a response": (("GET", "/notes/1", None, 200, {"id": 1}), "response: id"),
    "a moment without its zone": (
        ("GET", "/notes/1", None, 200, {"id": "1", "at": "2024-05-01T10:00:00"}),
        "response: at",
    ),
    "an undescribed status": (("POST", "/notes", NOTE, 201, NOTE), "status 201"),
    "a response where none is described": (("DELETE", "/notes/1", None, 204, {}), "it has a body"),
    "an unknown query": (("GET", "/notes/1?fool=true", None, 200, NOTE), "fool"),
    "an unknown operation": (("PUT", "/notes/1", None, 200, NOTE), "no such operation"),
    "an error without a code": (("GET", "/notes/1", None, 404, {"message": "x"}), "'code' is a required"),
    "an inner error with a number": (
        (
            "GET",
            "/notes/1",
            None,
            400,
            {"code": 1, "message": "x", "errors": {"_errors": [{"code": 1, "message": "x"}]}},
        ),
        "errors._errors.0.code",
    ),
}


@pytest.mark.parametrize(("exchange", "told"), DIFFERING.values(), ids=DIFFERING)
def test_an_exchange_differs(exchange, told):
    (failure,) = failures(*exchange)
    assert told in failure


def test_a_recorder_fails_when_an_exchange_differed():
    noted = Recorder(SMALL)
    noted.record("GET", "/notes/1", None, 200, NOTE)
    noted.verify()
    noted.record("GET", "/notes/1", None, 200, {})
    with pytest.raises(AssertionError, match="'id' is a required property"):
        noted.verify()


def test_a_recorder_without_a_description_notes_nothing():
    noted = Recorder(None)
    noted.record("GET", "/nowhere", None, 200, {"odd": True})
    noted.verify()
    assert (noted.checked, noted.active) == (0, False)


def test_a_named_description_must_be_there(monkeypatch, tmp_path):
    monkeypatch.setenv("ROWHOUSE_OPENAPI", str(tmp_path / "gone.json"))
    with pytest.raises(FileNotFoundError, match="ROWHOUSE_OPENAPI"):
        recorder()


def test_the_named_description_is_the_one_used(monkeypatch, tmp_path):
    named = tmp_path / "named.json"
    named.write_text(json.dumps({"paths": {}, "components": {"schemas": {}}}))
    monkeypatch.setenv("ROWHOUSE_OPENAPI", str(named))
    noted = recorder()
    noted.record("GET", "/users/@me", None, 200, {})
    assert noted.failures == ["GET /users/@me -> 200: the description has no such operation"]


def accepted_requests():
    """What our refusals let pass, as requests: Discord's description must let it pass too."""
    for payload in (*messages.ACCEPTED.values(), *components.ACCEPTED.values()):
        yield "POST", "/channels/1/messages", payload
    for payload in callbacks.ACCEPTED_MODALS.values():
        yield "POST", "/interactions/1/token/callback", {"type": 9, "data": payload}
    for _, payload in callbacks.ACCEPTED.values():
        yield "POST", "/interactions/1/token/callback", payload
    for payload in commands.ACCEPTED.values():
        yield "PUT", "/applications/1/commands", [payload]
    yield "POST", "/channels/1/messages/2/threads", {"name": "Table 7", "auto_archive_duration": 10080}
    yield "POST", "/users/@me/channels", {"recipient_id": 123}
    yield "POST", "/applications/1/emojis", {"name": "tile", "image": commands.picture()}


def request_failures(method, path, payload):
    noted = recorder()
    noted.record(method, path, payload, 200, None)
    return [failure for failure in noted.failures if ": request: " in failure]


def test_what_our_refusals_let_pass_fits_discords_description():
    told = [failure for request in accepted_requests() for failure in request_failures(*request)]
    assert told == []


def test_typos_are_caught_by_discords_description():
    path = description_path()
    message = ("POST", "/channels/1/messages", {"content": "x", "embds": []}, 200, None)
    # Where Discord's description is missing, the small one stands in for it.
    note = ("POST", "/notes", {"id": "1", "embds": []}, 200, None)
    problems = load(path).problems(*message) if path else SMALL.problems(*note)
    assert any("embds" in problem for problem in problems)
