"""What is refused about messages: text, embeds, files and flags."""

from typing import Any

import pytest

from playground.refusals import check_callback, check_message, is_empty
from tests.playground.payloads import (
    button,
    gallery,
    row,
    told,
    v2,
    words,
)

FILES = {0: "board.png"}

ACCEPTED = {
    "plain text": {"content": "Hello"},
    "the longest text": {"content": "x" * 2000},
    "an embed alone": {"embeds": [{"title": "Hello"}]},
    "the largest embed": {"embeds": [{"description": "x" * 4096}, {"description": "y" * 1904}]},
    "a picture in an embed": {"embeds": [{"image": {"url": "attachment://board.png"}}]},
    "a file with alt text": {"attachments": [{"id": 0, "filename": "board.png", "description": "A board"}]},
    "an attachment id as a string": {"attachments": [{"id": "0", "filename": "board.png"}]},
    "nulls where nothing is meant": {"content": "Hello", "embeds": None, "components": None, "nonce": None},
    "closed mentions": {"content": "Hello", "allowed_mentions": {"parse": [], "replied_user": False}},
    "a nonce": {"content": "Hello", "nonce": "a" * 25, "enforce_nonce": True},
    "a reply": {"content": "Hello", "message_reference": {"message_id": "1", "fail_if_not_exists": False}},
    "V2 clearing what it cannot have": v2(words(), content=None, embeds=[]),
}


@pytest.mark.parametrize("payload", ACCEPTED.values(), ids=ACCEPTED)
def test_a_message_is_accepted(payload):
    problems = check_message(payload, files=FILES)
    assert not problems, problems


REFUSED = {
    "text too long": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "text that is a list": ({"content": ["x"]}, "content", "STRING_TYPE_CONVERT"),
    "flags as text": ({"content": "x", "flags": "64"}, "flags", "NUMBER_TYPE_COERCE"),
    "tts as a number": ({"content": "x", "tts": 1}, "tts", "BOOLEAN_TYPE_CONVERT"),
    "a long nonce": ({"content": "x", "nonce": "a" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "an embed that is text": ({"embeds": ["x"]}, "embeds.0", "MODEL_TYPE_CONVERT"),
    "embeds that are no list": ({"embeds": {"title": "x"}}, "embeds", "LIST_TYPE_CONVERT"),
    "embeds of 6001": (
        {"embeds": [{"description": "x" * 4096}, {"description": "y" * 1905}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "a long embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "a long description": (
        {"embeds": [{"description": "x" * 4097}]},
        "embeds.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 fields": (
        {"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an empty field": (
        {"embeds": [{"fields": [{"name": "a", "value": ""}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_REQUIRED",
    ),
    "a long field": (
        {"embeds": [{"fields": [{"name": "a", "value": "x" * 1025}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a footer without text": ({"embeds": [{"footer": {}}]}, "embeds.0.footer.text", "BASE_TYPE_REQUIRED"),
    "a colour out of range": ({"embeds": [{"color": 0x1000000}]}, "embeds.0.color", "NUMBER_TYPE_MAX"),
    "a bad timestamp": ({"embeds": [{"timestamp": "soon"}]}, "embeds.0.timestamp", "DATETIME_TYPE_PARSE"),
    "an embed's odd scheme": ({"embeds": [{"url": "ftp://x"}]}, "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
    "an embed's missing file": (
        {"embeds": [{"image": {"url": "attachment://other.png"}}]},
        "embeds.0.image.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "an attachment not sent along": (
        {"content": "x", "attachments": [{"id": 1}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "an attachment without id": (
        {"attachments": [{"filename": "a"}]},
        "attachments.0.id",
        "BASE_TYPE_REQUIRED",
    ),
    "an attachment's id in words": (
        {"attachments": [{"id": "first"}]},
        "attachments.0.id",
        "NUMBER_TYPE_COERCE",
    ),
    "alt text too long": (
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "unknown mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "mentions parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "V2 with text": (
        v2(words(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with embeds": (
        v2(words(), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
}


@pytest.mark.parametrize(("payload", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_message_is_refused_where_it_is_wrong(payload, path, code):
    assert told(check_message(payload, files=FILES)) == {(path, code)}


@pytest.mark.parametrize("payload", [{}, {"content": ""}, {"content": " \n"}, {"embeds": []}, v2()])
def test_an_empty_message_is_refused_with_its_own_code(payload):
    problems = check_message(payload, files={})
    assert problems.as_error() == {"message": "Cannot send an empty message", "code": 50006}


def test_a_file_alone_is_a_message():
    assert not check_message({}, files=FILES)


def test_a_body_that_is_no_object_is_refused():
    error: Any = check_message(["Hello"], files={}).as_error()
    assert error["errors"]["_errors"][0]["code"] == "MODEL_TYPE_CONVERT"


def test_an_edit_may_name_the_files_the_message_has():
    payload = v2(gallery("attachment://old.png"))
    assert not check_message(payload, files={}, kept={99: "old.png"}, editing=True)


def test_an_edit_that_lists_attachments_keeps_only_those():
    payload = v2(gallery("attachment://old.png"), attachments=[{"id": 0, "filename": "board.png"}])
    problems = check_message(payload, files=FILES, kept={99: "old.png"}, editing=True)
    assert {path for path, _ in told(problems)} == {"components.0.items.0.media.url"}


def test_an_edit_may_keep_one_file_and_add_another():
    payload = {"attachments": [{"id": "99"}, {"id": 0, "filename": "board.png"}]}
    assert not check_message(payload, files=FILES, kept={99: "old.png"}, editing=True)


def test_an_edit_need_not_repeat_the_v2_flag():
    assert not check_message({"components": [words()]}, files={}, editing=True, v2_before=True)


def test_an_edit_cannot_take_the_v2_flag_away():
    problems = check_message({"flags": 0}, files={}, editing=True, v2_before=True)
    assert told(problems) == {("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG")}


def test_an_edit_cannot_give_a_v2_message_text():
    problems = check_message({"content": "x"}, files={}, editing=True, v2_before=True)
    assert told(problems) == {("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")}


def test_an_edit_is_judged_empty_by_its_result():
    assert not check_message({"content": ""}, files={}, editing=True)
    assert is_empty({"content": "", "attachments": [], "embeds": [], "components": []})
    assert not is_empty({"content": "", "attachments": [{"id": "1"}]})


def test_the_error_body_is_nested_as_discord_nests_it():
    payload = {"type": 4, "data": {"content": "x", "components": [row(button(""))]}}
    assert check_callback(payload, files={}, interaction_type=2).as_error() == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "data": {
                "components": {
                    "0": {
                        "components": {
                            "0": {
                                "custom_id": {
                                    "_errors": [
                                        {
                                            "code": "BASE_TYPE_BAD_LENGTH",
                                            "message": "Must be between 1 and 100 in length.",
                                        }
                                    ]
                                }
                            }
                        }
                    }
                }
            }
        },
    }


def test_every_wrong_field_is_told_at_once():
    payload = {"content": "x" * 2001, "tts": "yes", "flags": -1}
    assert {path for path, _ in told(check_message(payload, files={}))} == {"content", "tts", "flags"}
