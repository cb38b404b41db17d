"""Channels, what they give and take, roles and who has them: made and changed by a bot that may."""

import discord
import pytest

from tests.playground.driver import Refused
from tests.playground.example_bot import running
from tests.playground.town import open_town

VIEW, SEND, MANAGE_ROLES, MANAGE_CHANNELS, MENTION_EVERYONE = 1 << 10, 1 << 11, 1 << 28, 1 << 4, 1 << 17
RIGHTS = VIEW | SEND | 1 << 13 | 1 << 16 | 1 << 26 | 1 << 27 | MANAGE_ROLES | MANAGE_CHANNELS | 1 << 34
ADMINISTRATOR = 1 << 3


@pytest.fixture
async def town(tmp_path):
    async with open_town(tmp_path / "town.world", bot_permissions=RIGHTS) as opened:
        yield opened


@pytest.fixture
async def plain(tmp_path):
    async with open_town(tmp_path / "town.world") as opened:
        yield opened


def guild(town, tail=""):
    return f"/guilds/{town.guild['id']}{tail}"


async def names(member):
    return [channel["name"] for channel in await member.channels()]


# Channels


async def test_a_channel_is_made_and_everybody_hears_of_it(town):
    async with town.bot() as bot:
        hidden = [{"id": town.guild["id"], "type": 0, "deny": str(VIEW)}]
        hidden.append({"id": town.chidi.id, "type": 1, "allow": VIEW})
        body = {"name": "secret", "topic": "hush", "nsfw": True, "permission_overwrites": hidden}
        made = await town.rest("POST", guild(town, "/channels"), body)
        assert (await bot.event("CHANNEL_CREATE"))["id"] == made["id"]
    assert (made["topic"], made["nsfw"], made["type"]) == ("hush", True, 0)
    assert "secret" in await names(town.chidi)
    assert "secret" not in await names(town.emi)


async def test_a_channel_is_changed_in_all_that_is_served(town):
    path = f"/channels/{town.here}"
    body = {"nsfw": True, "default_auto_archive_duration": 60, "default_thread_rate_limit_per_user": 5}
    changed = await town.rest("PATCH", path, body)
    assert body.items() <= changed.items()
    thread = await town.rest("POST", f"{path}/threads", {"name": "t", "type": 11})
    assert thread["thread_metadata"]["auto_archive_duration"] == 60
    assert thread["rate_limit_per_user"] == 5
    rights = [{"id": town.roles["Players"], "type": 0, "deny": str(SEND)}]
    changed = await town.rest("PATCH", path, {"permission_overwrites": rights})
    assert [each["deny"] for each in changed["permission_overwrites"]] == [str(SEND)]
    with pytest.raises(Refused):
        await town.chidi.say(town.here, "no")


@pytest.mark.parametrize(
    "body",
    [{"type": 5}, {"parent_id": "1"}, {"bitrate": 64000}, {"flags": 16}, {"available_tags": [{"name": "x"}]}],
)
async def test_what_would_be_forgotten_is_refused(town, body):
    before = await town.rest("GET", f"/channels/{town.here}")
    status, told, _ = await town.answer("PATCH", f"/channels/{town.here}", {"name": "other", **body})
    assert (status, told["code"]) == (400, 50035)
    assert await town.rest("GET", f"/channels/{town.here}") == before
    assert (await town.refused("POST", guild(town, "/channels"), {"name": "other", **body}))[0] == 400


async def test_what_would_be_forgotten_of_a_thread_is_refused(town):
    for body in ({"type": 10}, {"type": 11, "message": {"content": "x"}}, {"applied_tags": ["1"]}):
        path = f"/channels/{town.here}/threads"
        assert await town.refused("POST", path, {"name": "t", **body}) == (400, 50035)
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "t", "type": 11})
    for change in ({"flags": 2}, {"applied_tags": ["1"]}, {"invitable": False}):
        assert (await town.refused("PATCH", f"/channels/{thread['id']}", change))[0] == 400


# Overwrites


async def test_a_channel_gives_and_takes_rights(town):
    path = f"/channels/{town.here}/permissions/{town.chidi.id}"
    async with town.bot() as bot:
        await town.rest("PUT", path, {"type": 1, "deny": str(VIEW)})
        (told,) = (await bot.event("CHANNEL_UPDATE"))["permission_overwrites"]
        assert (told["id"], told["type"], told["deny"]) == (town.chidi.id, 1, str(VIEW))
        assert "games" not in await names(town.chidi)
        await town.rest("DELETE", path)
    assert "games" in await names(town.chidi)
    assert await town.refused("DELETE", path) == (404, 10009)
    assert await town.refused("PUT", f"/channels/{town.here}/permissions/1", {"type": 0}) == (404, 10009)


async def test_nobody_gives_what_they_do_not_have(town):
    path = f"/channels/{town.here}/permissions/{town.roles['Players']}"
    assert await town.refused("PUT", path, {"allow": str(MENTION_EVERYONE)}) == (403, 50013)


# Roles


async def test_a_role_is_made_given_taken_and_deleted(town):
    async with town.bot() as bot:
        made = await town.rest("POST", guild(town, "/roles"), {"name": "Kings", "color": 255, "hoist": True})
        assert (await bot.event("GUILD_ROLE_CREATE"))["role"] == made
        path = guild(town, f"/members/{town.chidi.id}/roles/{made['id']}")
        await town.rest("PUT", path)
        assert made["id"] in (await bot.event("GUILD_MEMBER_UPDATE"))["roles"]
        (chidi,) = [each for each in (await town.local.world())["members"] if each["id"] == town.chidi.id]
        assert made["id"] in chidi["guilds"][town.guild["id"]]["roles"]
        await town.rest("DELETE", path)
        assert made["id"] not in (await bot.event("GUILD_MEMBER_UPDATE"))["roles"]
        await town.rest("PUT", path)
        await town.rest("PATCH", guild(town, f"/roles/{made['id']}"), {"name": "Queens", "mentionable": True})
        assert (await bot.event("GUILD_ROLE_UPDATE"))["role"]["name"] == "Queens"
        await town.rest("DELETE", guild(town, f"/roles/{made['id']}"))
        assert (await bot.event("GUILD_ROLE_DELETE"))["role_id"] == made["id"]
    member = await town.rest("GET", guild(town, f"/members/{town.chidi.id}"))
    assert made["id"] not in member["roles"]


async def test_a_role_may_be_made_without_a_word(town):
    assert (await town.rest("POST", guild(town, "/roles"), {}))["name"] == "new role"


async def test_a_member_is_renamed_and_given_all_their_roles_at_once(town):
    path = guild(town, f"/members/{town.chidi.id}")
    changed = await town.rest("PATCH", path, {"nick": "Chid", "roles": [town.roles["Moderators"]]})
    assert (changed["nick"], changed["roles"]) == ("Chid", [town.roles["Moderators"]])
    assert await town.refused("PATCH", path, {"communication_disabled_until": "2030-01-01"}) == (400, 50035)
    assert await town.refused("PATCH", path, {"roles": ["1"]}) == (404, 10011)
    assert await town.refused("PATCH", guild(town, f"/members/{town.anna.id}"), {"nick": "x"}) == (403, 50013)


async def test_only_what_stands_below_is_ruled(town):
    own = next(role for role in town.guild["roles"] if role["managed"])
    assert await town.refused("DELETE", guild(town, f"/roles/{own['id']}")) == (400, 50028)
    assert await town.refused("DELETE", guild(town, f"/roles/{town.guild['id']}")) == (400, 50028)
    body = {"permissions": str(ADMINISTRATOR)}
    assert await town.refused("POST", guild(town, "/roles"), body) == (403, 50013)
    give = guild(town, f"/members/{town.chidi.id}/roles/{own['id']}")
    assert await town.refused("PUT", give) == (400, 50028)


async def test_without_the_right_to_it_nothing_is_ruled(plain):
    member = guild(plain, f"/members/{plain.chidi.id}")
    for method, path, body in (
        ("POST", guild(plain, "/channels"), {"name": "x"}),
        ("POST", guild(plain, "/roles"), {"name": "x"}),
        ("DELETE", guild(plain, f"/roles/{plain.roles['Players']}"), None),
        ("PUT", f"{member}/roles/{plain.roles['Players']}", None),
        ("DELETE", f"{member}/roles/{plain.roles['Players']}", None),
        ("PATCH", member, {"nick": "x"}),
        ("PUT", f"/channels/{plain.here}/permissions/{plain.chidi.id}", {"type": 1}),
        ("POST", f"/channels/{plain.here}/webhooks", {"name": "x"}),
    ):
        assert await plain.refused(method, path, body) == (403, 50013), (method, path)


async def test_the_real_client_rules(tmp_path):
    async with (
        open_town(tmp_path / "town.world", bot_permissions=discord.Permissions.all().value) as town,
        running(town.url) as bot,
    ):
        square = bot.get_guild(int(town.guild["id"]))
        role = await square.create_role(name="Kings", colour=0x123456)
        chidi = await square.fetch_member(int(town.chidi.id))
        await chidi.add_roles(role)
        quiet = {square.default_role: discord.PermissionOverwrite(send_messages=False)}
        channel = await square.create_text_channel("throne", overwrites=quiet, topic="A room")
        await channel.set_permissions(role, send_messages=True)
        await town.chidi.say(str(channel.id), "I speak")
        with pytest.raises(Refused):
            await town.emi.say(str(channel.id), "I do not")
        await chidi.remove_roles(role)
        await role.delete()
        await channel.edit(name="room", slowmode_delay=5)
        await channel.delete()
