"""What is refused about messages: text, embeds, files, flags and components."""

import pytest

from playground.refusals import check_callback, check_message, is_empty

V2 = 1 << 15


def told(problems):
    return {(".".join(map(str, problem.path)), problem.code) for problem in problems}


def button(custom_id="press", **more):
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def link(**more):
    return {"type": 2, "style": 5, "label": "Read", "url": "https://example.com", **more}


def row(*components):
    return {"type": 1, "components": list(components)}


def select(**more):
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def words(content="Hello"):
    return {"type": 10, "content": content}


def section(*texts, accessory):
    return {"type": 9, "components": list(texts), "accessory": accessory}


def thumbnail(url="attachment://board.png", **more):
    return {"type": 11, "media": {"url": url}, **more}


def gallery(*urls, **more):
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def container(*components, **more):
    return {"type": 17, "components": list(components), **more}


def legacy(*components):
    return {"content": "Hello", "components": list(components)}


def v2(*components, **more):
    return {"flags": V2, "components": list(components), **more}


FILES = {0: "board.png"}

ACCEPTED = {
    "plain text": {"content": "Hello"},
    "the longest text": {"content": "x" * 2000},
    "an embed alone": {"embeds": [{"title": "Hello"}]},
    "the largest embed": {"embeds": [{"description": "x" * 4096}, {"description": "y" * 1904}]},
    "a picture in an embed": {"embeds": [{"image": {"url": "attachment://board.png"}}]},
    "a file with alt text": {"attachments": [{"id": 0, "filename": "board.png", "description": "A board"}]},
    "an attachment id as a string": {"attachments": [{"id": "0", "filename": "board.png"}]},
    "five rows of five buttons": legacy(*(row(*(button(f"{r}{c}") for c in range(5))) for r in range(5))),
    "rows without text": {"components": [row(button())]},
    "a link and a button": legacy(row(link(), button())),
    "a button with an emoji alone": legacy(
        row({"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": None, "name": "🏠"}})
    ),
    "a button with a custom emoji": legacy(row(button(emoji={"id": 123, "name": "tile", "animated": False}))),
    "a premium button": legacy(row({"type": 2, "style": 6, "sku_id": "123"})),
    "a select": legacy(row(select(min_values=0, max_values=2))),
    "the four other selects": legacy(*(row({"type": t, "custom_id": f"s{t}"}) for t in (5, 6, 7, 8))),
    "a select with its defaults": legacy(
        row({"type": 5, "custom_id": "who", "default_values": [{"type": "user", "id": "12"}]})
    ),
    "nulls where nothing is meant": {"content": "Hello", "embeds": None, "components": None, "nonce": None},
    "closed mentions": {"content": "Hello", "allowed_mentions": {"parse": [], "replied_user": False}},
    "a nonce": {"content": "Hello", "nonce": "a" * 25, "enforce_nonce": True},
    "a reply": {"content": "Hello", "message_reference": {"message_id": "1", "fail_if_not_exists": False}},
    "all of Components V2": v2(
        container(
            words("# Title"),
            section(words(), words(), accessory=thumbnail()),
            section(words(), accessory=button("beside")),
            {"type": 14, "spacing": 2, "divider": True},
            gallery("attachment://board.png", "https://example.com/b.png", description="A board"),
            {"type": 13, "file": {"url": "attachment://board.png"}},
            row(select()),
            accent_color=0xFFFFFF,
        ),
        row(button()),
        words(),
    ),
    "forty components": v2(*(words(str(n)) for n in range(40))),
    "4000 characters in two texts": v2(words("x" * 2000), words("y" * 2000)),
    "V2 clearing what it cannot have": v2(words(), content=None, embeds=[]),
    "component ids of 0 mean none": v2({**words(), "id": 0}, {**words(), "id": 0}),
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
    "six rows": (legacy(*(row(button(str(n))) for n in range(6))), "components", "BASE_TYPE_MAX_LENGTH"),
    "six buttons in a row": (
        legacy(row(*(button(str(n)) for n in range(6)))),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": (legacy(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "a button outside a row": (legacy(button()), "components.0", "UNION_TYPE_CHOICES"),
    "a component without type": (legacy({"components": []}), "components.0", "UNION_TYPE_REQUIRED"),
    "V2 without its flag": (legacy(container(words())), "components.0", "UNION_TYPE_CHOICES"),
    "an unknown type": (legacy(row({"type": 99})), "components.0.components.0", "UNION_TYPE_CHOICES"),
    "a text input in a message": (
        legacy(row({"type": 4, "custom_id": "a", "style": 1, "label": "x"})),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "two buttons with one custom_id": (
        legacy(row(button()), row(button(disabled=True))),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "an empty custom_id": (
        legacy(row(button(""))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a custom_id of 101": (
        legacy(row(button("x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a long label": (
        legacy(row(button(label="x" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button without label or emoji": (
        legacy(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_REQUIRED",
    ),
    "a button without custom_id": (
        legacy(row(button(None))),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
    ),
    "a link without address": (
        legacy(row(link(url=None))),
        "components.0.components.0.url",
        "BUTTON_COMPONENT_URL_REQUIRED",
    ),
    "a link with a custom_id": (
        legacy(row(link(custom_id="a"))),
        "components.0.components.0",
        "BUTTON_COMPONENT_FIELDS_EXCLUSIVE",
    ),
    "a link to nowhere": (
        legacy(row(link(url="example.com"))),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a premium button with a label": (
        legacy(row({"type": 2, "style": 6, "sku_id": "1", "label": "x"})),
        "components.0.components.0.label",
        "BUTTON_COMPONENT_PREMIUM_FIELD",
    ),
    "an unknown style": (
        legacy(row(button(style=7))),
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    "an emoji that is a word": (
        legacy(row(button(emoji={"name": "house"}))),
        "components.0.components.0.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a select beside a button": (
        legacy(row(button(), select())),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a select without options": (
        legacy(row(select(options=[]))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "26 options": (
        legacy(row(select(options=[{"label": "x", "value": str(n)} for n in range(26)]))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "options of one value": (
        legacy(row(select(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))),
        "components.0.components.0.options.1",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "an option's long label": (
        legacy(row(select(options=[{"label": "x" * 101, "value": "1"}]))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "more to choose than there is": (
        legacy(row(select(max_values=3))),
        "components.0.components.0.max_values",
        "BASE_TYPE_MAX",
    ),
    "min above max": (
        legacy(row(select(min_values=2))),
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_MIN_VALUES_EXCEEDS_MAX",
    ),
    "max of nothing": (
        legacy(row(select(max_values=0))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MIN",
    ),
    "two defaults of one": (
        legacy(
            row(select(options=[{"label": "a", "value": v, "default": True} for v in "12"], max_values=1))
        ),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "a role as a user's default": (
        legacy(row({"type": 5, "custom_id": "a", "default_values": [{"type": "role", "id": "1"}]})),
        "components.0.components.0.default_values.0.type",
        "BASE_TYPE_CHOICES",
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
    "41 components, nested ones counted": (
        v2(container(*(words(str(n)) for n in range(40)))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "an accessory counts too": (
        v2(*(section(words(str(n)), accessory=button(str(n))) for n in range(14))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters in two texts": (
        v2(words("x" * 2000), words("y" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(words("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "a container in a container": (
        v2(container(container(words()))),
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    "an empty container": (v2(container()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "four texts in a section": (
        v2(section(words(), words(), words(), words(), accessory=button())),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [words()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a select as accessory": (
        v2(section(words(), accessory=select())),
        "components.0.accessory",
        "UNION_TYPE_CHOICES",
    ),
    "a thumbnail alone": (v2(thumbnail()), "components.0", "UNION_TYPE_CHOICES"),
    "an empty gallery": (v2(gallery()), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    "eleven pictures": (
        v2(gallery(*["https://example.com/a.png"] * 11)),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a gallery's missing file": (
        v2(gallery("attachment://board.png", "attachment://gone.png")),
        "components.0.items.1.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a thumbnail's missing file": (
        v2(section(words(), accessory=thumbnail("attachment://gone.png"))),
        "components.0.accessory.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a file from elsewhere": (
        v2({"type": 13, "file": {"url": "https://example.com/a.pdf"}}),
        "components.0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "an unknown spacing": (v2({"type": 14, "spacing": 3}), "components.0.spacing", "BASE_TYPE_CHOICES"),
    "a label in a message": (
        v2({"type": 18, "label": "x", "component": select()}),
        "components.0",
        "UNION_TYPE_CHOICES",
    ),
    "one custom_id in two depths": (
        v2(container(row(button())), row(button())),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "one component id twice": (
        v2({**words(), "id": 7}, {**words(), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
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
    error = check_message(["Hello"], files={}).as_error()
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
