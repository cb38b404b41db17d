"""The local interface: what a member is told no to, before the bot hears of it."""

import pytest

from tests.playground.driver import Refused, upload
from tests.playground.town import PICTURE, open_town


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


OPTIONS = [
    {"type": 3, "name": "word", "description": "w", "required": True, "min_length": 2, "max_length": 4},
    {"type": 4, "name": "count", "description": "c", "min_value": 1, "max_value": 3},
    {"type": 3, "name": "colour", "description": "c", "choices": [{"name": "Red", "value": "red"}]},
    {"type": 5, "name": "sure", "description": "s"},
    {"type": 6, "name": "who", "description": "w"},
    {"type": 7, "name": "where", "description": "w", "channel_types": [0]},
    {"type": 8, "name": "role", "description": "r"},
    {"type": 10, "name": "share", "description": "s", "max_value": 1},
    {"type": 11, "name": "file", "description": "f"},
]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({}, "word"),
        ({"word": "x"}, "word"),
        ({"word": "xxxxx"}, "word"),
        ({"word": 5}, "word"),
        ({"word": "xx", "count": 4}, "count"),
        ({"word": "xx", "count": "many"}, "count"),
        ({"word": "xx", "count": 1.5}, "count"),
        ({"word": "xx", "count": True}, "count"),
        ({"word": "xx", "colour": "blue"}, "colour"),
        ({"word": "xx", "sure": "yes"}, "sure"),
        ({"word": "xx", "who": "1"}, "who"),
        ({"word": "xx", "who": "nobody"}, "who"),
        ({"word": "xx", "where": "1"}, "where"),
        ({"word": "xx", "role": "1"}, "role"),
        ({"word": "xx", "share": 1.5}, "share"),
        ({"word": "xx", "file": "not a file"}, "file"),
        ({"word": "xx", "other": 1}, "other"),
    ],
)
async def test_an_option_that_does_not_fit_is_named(town, options, field):
    await town.register({"name": "try", "description": "Try", "options": OPTIONS})
    with pytest.raises(Refused) as refusal:
        await town.anna.command(town.here, "try", **options)
    assert (refusal.value.status, refusal.value.field) == (400, field)


async def test_options_that_fit_arrive_as_they_are(town):
    await town.register({"name": "try", "description": "Try", "options": OPTIONS})
    given = {
        "word": "abc",
        "count": "2",
        "sure": True,
        "who": town.bruno.id,
        "where": town.channels["welcome"],
        "role": town.roles["Players"],
        "share": 0.5,
        "file": upload("map.png", PICTURE),
    }
    async with town.bot() as bot:
        await town.anna.command(town.here, "try", wait="false", **given)
        data = (await bot.event("INTERACTION_CREATE"))["data"]
    values = {option["name"]: option["value"] for option in data["options"]}
    assert values | {"file": None} == given | {"count": 2, "file": None}
    assert data["resolved"]["members"][town.bruno.id]["roles"]
    (attachment,) = data["resolved"]["attachments"].values()
    assert (attachment["filename"], attachment["width"]) == ("map.png", 1)
    async with town.session.get(attachment["url"]) as got:
        assert await got.read() == PICTURE


@pytest.mark.parametrize("name", ["nothing", "", "go deeper"])
async def test_an_unknown_command_is_told(town, name):
    await town.register({"name": "go", "description": "Go"})
    with pytest.raises(Refused) as refusal:
        await town.anna.command(town.here, name)
    assert refusal.value.status in (400, 404)


async def test_commands_can_be_taken_from_a_role(town):
    (made,) = await town.register({"name": "go", "description": "Go"})
    rights = [{"id": town.roles["Players"], "type": 1, "permission": False}]
    path = f"/guilds/{town.guild['id']}/commands/{made['id']}/permissions"
    await town.local.ask("PUT", path, rights)
    assert await town.chidi.commands(town.here) == []
    assert [command["name"] for command in await town.anna.commands(town.here)] == ["go"]
    told = await town.rest("GET", f"/applications/{town.application_id}{path}")
    assert told["permissions"] == rights


async def test_a_command_for_servers_is_not_offered_in_private(town):
    await town.register(
        {"name": "here", "description": "x", "contexts": [0]}, {"name": "anywhere", "description": "x"}
    )
    dm = await town.anna.dm()
    assert [command["name"] for command in await town.anna.commands(dm)] == ["anywhere"]


SELECTS = {
    "type": 1,
    "components": [
        {
            "type": 3,
            "custom_id": "pick",
            "min_values": 1,
            "max_values": 2,
            "options": [{"label": str(n), "value": str(n)} for n in range(3)],
        }
    ],
}
DISABLED = {"type": 2, "style": 1, "label": "No", "custom_id": "no", "disabled": True}


@pytest.mark.parametrize("values", [[], ["0", "1", "2"], ["7"], ["1", "1"]])
async def test_a_wrong_choice_never_reaches_the_bot(town, values):
    sent = await town.rest("POST", f"/channels/{town.here}/messages", {"components": [SELECTS]})
    with pytest.raises(Refused) as refusal:
        await town.anna.choose(sent, "pick", *values)
    assert refusal.value.status == 400


async def test_what_is_disabled_or_missing_cannot_be_pressed(town):
    row = {"type": 1, "components": [DISABLED]}
    sent = await town.rest("POST", f"/channels/{town.here}/messages", {"components": [row]})
    for custom_id, status in (("no", 400), ("gone", 404)):
        with pytest.raises(Refused) as refusal:
            await town.anna.press(sent, custom_id)
        assert refusal.value.status == status
    with pytest.raises(Refused):
        await town.anna.press({"id": "1"}, "no")


async def test_a_member_writes_only_where_they_may(town):
    rights = {"deny": 1 << 11}
    await town.local.ask("PUT", f"/channels/{town.here}/overwrites/{town.chidi.id}", rights)
    with pytest.raises(Refused) as refusal:
        await town.chidi.say(town.here, "no")
    assert refusal.value.status == 403
    with pytest.raises(Refused):
        await town.anna.say(town.here, "x" * 2001)
    with pytest.raises(Refused):
        await town.anna.say(town.here, "")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/members/1/channels", 404),
        ("GET", "/members/abc/channels", 400),
        ("GET", "/interactions/1", 404),
        ("POST", "/clock", 400),
        ("POST", "/faults", 400),
        ("POST", "/channels", 400),
        ("DELETE", "/guilds/1", 404),
    ],
)
async def test_a_mistaken_request_gets_a_sentence(town, method, path, status):
    with pytest.raises(Refused) as refusal:
        await town.local.ask(method, path)
    assert refusal.value.status == status
