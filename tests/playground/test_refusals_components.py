"""What is refused about the components of a message, legacy and V2."""

import pytest

from playground.refusals import check_message
from tests.playground.payloads import (
    button,
    container,
    gallery,
    legacy,
    link,
    row,
    section,
    select,
    thumbnail,
    told,
    v2,
    words,
)

FILES = {0: "board.png"}

ACCEPTED = {
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
    "component ids of 0 mean none": v2({**words(), "id": 0}, {**words(), "id": 0}),
}


@pytest.mark.parametrize("payload", ACCEPTED.values(), ids=ACCEPTED)
def test_components_are_accepted(payload):
    problems = check_message(payload, files=FILES)
    assert not problems, problems


REFUSED = {
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
def test_components_are_refused_where_they_are_wrong(payload, path, code):
    assert told(check_message(payload, files=FILES)) == {(path, code)}
