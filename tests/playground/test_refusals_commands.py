"""What is refused about application commands, emojis, threads, channels and DMs."""

import base64

import pytest

from playground.refusals import (
    check_channel_edit,
    check_command_edit,
    check_commands,
    check_dm,
    check_emoji,
    check_emoji_edit,
    check_thread,
)
from tests.playground.payloads import told


def option(kind=3, name="word", **more):
    return {"type": kind, "name": name, "description": "A word", **more}


def command(*options, **more):
    return {"name": "play", "description": "Play", "options": list(options), **more}


def choices(count, kind=str):
    return [{"name": f"n{n}", "value": kind(n)} for n in range(count)]


ACCEPTED = {
    "a plain command": command(),
    "every kind of option": command(*(option(kind, f"o{kind}") for kind in range(3, 12))),
    "required before optional": command(option(name="a", required=True), option(name="b")),
    "25 choices": command(option(choices=choices(25))),
    "whole choices": command(option(4, choices=choices(3, int), min_value=0, max_value=9)),
    "broken choices": command(option(10, choices=choices(3, float), min_value=0.5)),
    "autocomplete": command(option(autocomplete=True, min_length=1, max_length=6000)),
    "channel types": command(option(7, channel_types=[0, 11])),
    "subcommands and groups": command(
        option(1, "one"), option(2, "two", options=[option(1, "three", options=[option()])])
    ),
    "localisations": command(
        name_localizations={"de": "spielen"}, description_localizations={"de": "Spielen"}
    ),
    "another script": command(name="เล่น", name_localizations={"hi": "खेलें"}),
    "permissions as a number": command(default_member_permissions=8),
    "permissions as a string": command(default_member_permissions="8"),
    "contexts": command(contexts=[0, 1], integration_types=[0]),
    "a menu in capitals": {"type": 2, "name": "Show Profile"},
    "a menu with an empty description": {"type": 3, "name": "Quote it", "description": "", "options": []},
}


@pytest.mark.parametrize("payload", ACCEPTED.values(), ids=ACCEPTED)
def test_a_command_is_accepted(payload):
    problems = check_commands([payload])
    assert not problems, problems


REFUSED = {
    "no name": (command(name=None), "0.name", "BASE_TYPE_REQUIRED"),
    "no description": (command(description=None), "0.description", "BASE_TYPE_REQUIRED"),
    "an empty description": (command(description=""), "0.description", "BASE_TYPE_BAD_LENGTH"),
    "capitals": (command(name="Play"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": (command(name="play it"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a long name": (command(name="x" * 33), "0.name", "BASE_TYPE_BAD_LENGTH"),
    "an unknown locale": (
        command(name_localizations={"xx": "a"}),
        "0.name_localizations.xx",
        "BASE_TYPE_CHOICES",
    ),
    "a bad localised name": (
        command(name_localizations={"de": "Ein Spiel"}),
        "0.name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "localisations in a list": (
        command(name_localizations=["de"]),
        "0.name_localizations",
        "DICT_TYPE_CONVERT",
    ),
    "a long localised description": (
        command(description_localizations={"de": "x" * 101}),
        "0.description_localizations.de",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "26 options": (command(*(option(name=f"o{n}") for n in range(26))), "0.options", "BASE_TYPE_MAX_LENGTH"),
    "an unknown kind": (command(option(12)), "0.options.0", "UNION_TYPE_CHOICES"),
    "an option in capitals": (
        command(option(name="Word")),
        "0.options.0.name",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "one option name twice": (
        command(option(), option()),
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "required after optional": (
        command(option(name="a"), option(name="b", required=True)),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "26 choices": (command(option(choices=choices(26))), "0.options.0.choices", "BASE_TYPE_MAX_LENGTH"),
    "a word among whole numbers": (
        command(option(4, choices=[{"name": "a", "value": "1"}])),
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    "one choice twice": (
        command(option(choices=[{"name": "a", "value": "1"}, {"name": "b", "value": "1"}])),
        "0.options.0.choices.1.value",
        "APPLICATION_COMMAND_OPTION_CHOICE_VALUE_DUPLICATED",
    ),
    "autocomplete with choices": (
        command(option(autocomplete=True, choices=choices(1))),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
    ),
    "min above max": (
        command(option(4, min_value=2, max_value=1)),
        "0.options.0.min_value",
        "APPLICATION_COMMAND_OPTION_MIN_EXCEEDS_MAX",
    ),
    "past 53 bits": (command(option(4, max_value=2**53)), "0.options.0.max_value", "NUMBER_TYPE_MAX"),
    "a fraction for a whole number": (
        command(option(4, min_value=0.5)),
        "0.options.0.min_value",
        "NUMBER_TYPE_COERCE",
    ),
    "max_length of 6001": (command(option(max_length=6001)), "0.options.0.max_length", "NUMBER_TYPE_MAX"),
    "values beside subcommands": (
        command(option(1, "one"), option()),
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        command(option(2, "one", options=[option(2, "two")])),
        "0.options.0.options.0",
        "UNION_TYPE_CHOICES",
    ),
    "a subcommand in a subcommand": (
        command(option(1, "one", options=[option(1, "two")])),
        "0.options.0.options.0",
        "UNION_TYPE_CHOICES",
    ),
    "required after optional, deeper": (
        command(option(1, "one", options=[option(name="a"), option(name="b", required=True)])),
        "0.options.0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "an unknown context": (command(contexts=[3]), "0.contexts.0", "BASE_TYPE_CHOICES"),
    "one context twice": (command(contexts=[0, 0]), "0.contexts", "SET_TYPE_CONTAINS_DUPLICATES"),
    "permissions in words": (
        command(default_member_permissions="all"),
        "0.default_member_permissions",
        "NUMBER_TYPE_COERCE",
    ),
    "a menu with a description": (
        {"type": 2, "name": "Show", "description": "x"},
        "0.description",
        "APPLICATION_COMMAND_DESCRIPTION_INVALID",
    ),
    "a menu with options": (
        {"type": 3, "name": "Show", "options": [option()]},
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_INVALID",
    ),
    "more than 8000 characters": (
        command(
            *(
                option(
                    name=f"o{n}",
                    choices=[{"name": f"{c}{'x' * 90}", "value": f"{c}{'y' * 90}"} for c in range(25)],
                )
                for n in range(2)
            )
        ),
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
}


@pytest.mark.parametrize(("payload", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_command_is_refused_where_it_is_wrong(payload, path, code):
    assert told(check_commands([payload])) == {(path, code)}


def test_two_commands_of_one_type_need_two_names():
    problems = check_commands([command(), command(), {"type": 2, "name": "play"}])
    assert told(problems) == {("1", "APPLICATION_COMMANDS_DUPLICATE_NAME")}


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
def test_only_so_many_commands_of_a_type_are_taken(kind, most):
    many = [
        {"type": kind, "name": f"c{n}", **({"description": "x"} if kind == 1 else {})}
        for n in range(most + 1)
    ]
    assert not check_commands(many[:most])
    assert check_commands(many).as_error()["code"] == 30032


def test_commands_come_as_a_list():
    assert told(check_commands({"name": "play"})) == {("", "LIST_TYPE_CONVERT")}


def test_an_edit_may_leave_out_what_a_creation_needs():
    assert not check_command_edit({"description": "Play on"})
    problems = check_command_edit({"description": "Play on"}, creating=True)
    assert told(problems) == {("name", "BASE_TYPE_REQUIRED")}


def picture(size=10, kind="png"):
    return f"data:image/{kind};base64,{base64.b64encode(bytes(size)).decode()}"


EMOJIS = {
    "no picture": ({"name": "tile"}, "image", "BASE_TYPE_REQUIRED"),
    "a short name": ({"name": "t", "image": picture()}, "name", "BASE_TYPE_BAD_LENGTH"),
    "a dash": ({"name": "a-tile", "image": picture()}, "name", "STRING_TYPE_REGEX"),
    "a picture of no known kind": ({"name": "tile", "image": picture(kind="tiff")}, "image", "IMAGE_INVALID"),
    "a picture that is not base64": (
        {"name": "tile", "image": "data:image/png;base64,*"},
        "image",
        "IMAGE_INVALID",
    ),
    "257 KiB": ({"name": "tile", "image": picture(257 * 1024)}, "image", "BINARY_TYPE_MAX_SIZE"),
}


@pytest.mark.parametrize(("payload", "path", "code"), EMOJIS.values(), ids=EMOJIS)
def test_an_emoji_is_refused_where_it_is_wrong(payload, path, code):
    assert told(check_emoji(payload)) == {(path, code)}


def test_an_emoji_of_256_kib_is_accepted():
    assert not check_emoji({"name": "tile", "image": picture(256 * 1024)})
    assert not check_emoji_edit({"name": "other"})


PLACES = {
    "a thread without name": (check_thread({}, from_message=True), "name", "BASE_TYPE_REQUIRED"),
    "a thread's long name": (
        check_thread({"name": "x" * 101}, from_message=False),
        "name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an odd archive time": (
        check_thread({"name": "x", "auto_archive_duration": 61}, from_message=True),
        "auto_archive_duration",
        "BASE_TYPE_CHOICES",
    ),
    "a thread that is a channel": (
        check_thread({"name": "x", "type": 0}, from_message=False),
        "type",
        "BASE_TYPE_CHOICES",
    ),
    "archived as text": (
        check_channel_edit({"archived": "yes"}, thread=True),
        "archived",
        "BOOLEAN_TYPE_CONVERT",
    ),
    "a slow mode past six hours": (
        check_channel_edit({"rate_limit_per_user": 21601}, thread=False),
        "rate_limit_per_user",
        "NUMBER_TYPE_MAX",
    ),
    "a long topic": (
        check_channel_edit({"topic": "x" * 1025}, thread=False),
        "topic",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a DM with nobody": (check_dm({}), "recipient_id", "BASE_TYPE_REQUIRED"),
    "a DM with a word": (check_dm({"recipient_id": "anna"}), "recipient_id", "NUMBER_TYPE_COERCE"),
}


@pytest.mark.parametrize(("problems", "path", "code"), PLACES.values(), ids=PLACES)
def test_a_place_is_refused_where_it_is_wrong(problems, path, code):
    assert told(problems) == {(path, code)}


def test_threads_channels_and_dms_as_clients_send_them_are_accepted():
    assert not check_thread({"name": "Table 7", "auto_archive_duration": 10080}, from_message=True)
    assert not check_thread({"name": "Table 7", "type": 11, "invitable": True}, from_message=False)
    assert not check_channel_edit({"archived": True, "locked": False}, thread=True)
    assert not check_channel_edit({"name": "games", "topic": None}, thread=False)
    assert not check_dm({"recipient_id": 123})
