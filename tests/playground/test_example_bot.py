"""The real discord.py client in the playground: commands, presses, choices and forms."""

import discord
import pytest

from tests.playground.driver import Refused, upload
from tests.playground.example_bot import running
from tests.playground.example_views import picture
from tests.playground.payloads import contents

# Login and the world


async def test_the_bot_finds_its_server(stage):
    info = await stage.bot.application_info()
    assert info.id == stage.bot.user.id
    assert stage.guild.get_member(stage.bot.user.id) is not None
    assert {channel.name for channel in stage.guild.text_channels} == set(stage.channels)
    assert "Moderators" in {role.name for role in stage.guild.roles}


async def test_members_are_fetched(stage):
    member = await stage.guild.fetch_member(int(stage.anna.id))
    assert (member.name, member.guild_permissions.administrator) == ("anna", True)
    assert (await stage.bot.fetch_user(int(stage.anna.id))).name == "anna"


async def test_the_world_can_be_fetched_again(stage):
    assert (await stage.bot.fetch_guild(stage.guild.id)).name == stage.guild.name
    assert {channel.id for channel in await stage.guild.fetch_channels()} == {
        c.id for c in stage.guild.channels
    }
    assert {role.id for role in await stage.guild.fetch_roles()} == {role.id for role in stage.guild.roles}
    assert (await stage.bot.fetch_channel(stage.channel.id)).name == "games"


async def test_a_wrong_token_is_refused(stage):
    with pytest.raises(discord.LoginFailure):
        async with running(stage.local.url, token="wrong"):
            raise AssertionError("the bot logged in")


# Commands


async def test_commands_are_synced_with_all_their_parts(stage):
    commands = {command.name: command for command in await stage.bot.tree.fetch_commands()}
    options = {option.name: option.type.name for option in commands["everything"].options}
    assert set(options.values()) == {
        "string", "integer", "number", "boolean", "user", "channel", "role", "mentionable", "attachment",
    }  # fmt: skip
    assert commands["Show name"].type is discord.AppCommandType.user
    assert commands["Quote it"].type is discord.AppCommandType.message
    assert commands["town"].default_member_permissions == discord.Permissions(manage_messages=True)


async def test_a_member_sees_commands_in_their_own_language(stage):
    bruno = {command["name"]: command for command in await stage.bruno.commands(stage.here)}
    assert bruno["echo"]["name_localized"] == "echo-de"
    assert bruno["echo"]["description_localized"] == "Sag es noch einmal"


async def test_a_command_hides_from_who_may_not_use_it(stage):
    assert "town" in {command["name"] for command in await stage.bruno.commands(stage.here)}
    assert "town" not in {command["name"] for command in await stage.chidi.commands(stage.here)}
    with pytest.raises(Refused):
        await stage.chidi.command(stage.here, "town name", name="Tenby")


async def test_commands_of_one_server_are_added_and_removed(stage):
    stage.bot.tree.copy_global_to(guild=stage.guild)
    synced = await stage.bot.tree.sync(guild=stage.guild)
    one = await stage.bot.tree.fetch_command(synced[0].id, guild=stage.guild)
    assert one.name == synced[0].name
    await one.delete()
    left = await stage.bot.tree.fetch_commands(guild=stage.guild)
    assert one.name not in {command.name for command in left}


async def test_every_kind_of_option_arrives(stage):
    outcome = await stage.anna.command(
        stage.here,
        "everything",
        text="hello",
        whole=-5,
        broken=1.25,
        yes=True,
        who=stage.bruno.id,
        where=stage.channels["welcome"],
        role=stage.roles["Players"],
        anyone=stage.roles["Moderators"],
        upload=upload("a.png", b"12345"),
        colour="red",
    )
    told = "hello | -5 | 1.25 | True | bruno | welcome | Players | Moderators | Red | 5"
    assert outcome["message"]["content"] == told


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({}, "text"),
        ({"text": "x"}, "text"),
        ({"text": "hello", "whole": 6}, "whole"),
        ({"text": "hello", "whole": "many"}, "whole"),
        ({"text": "hello", "colour": "green"}, "colour"),
        ({"text": "hello", "who": "1"}, "who"),
        ({"text": "hello", "odd": 1}, "odd"),
    ],
)
async def test_an_option_that_does_not_fit_never_reaches_the_bot(stage, options, field):
    with pytest.raises(Refused) as refused:
        await stage.anna.command(stage.here, "everything", **options)
    assert (refused.value.status, refused.value.field) == (400, field)


async def test_subcommands_and_groups_find_their_way(stage):
    named = await stage.anna.command(stage.here, "town name", name="Tenby")
    street = await stage.anna.command(stage.here, "town street add", name="Quay", houses=5)
    assert contents([named["message"], street["message"]]) == ["The town is Tenby", "Quay with 5 houses"]


async def test_autocomplete_offers_choices_while_typing(stage):
    fruits = await stage.anna.complete(stage.here, "pick", "fruit", fruit="an")
    assert fruits == [{"name": "Banana", "value": "banana"}]
    numbers = await stage.anna.complete(stage.here, "pick", "count", fruit="banana", count="4")
    assert [choice["value"] for choice in numbers] == [0, 1, 2]


async def test_menus_are_used_on_people_and_messages(stage):
    said = await stage.anna.say(stage.here, "Quote me")
    about = await stage.bruno.command(stage.here, "Show name", type=2, target=stage.anna.id)
    quoted = await stage.bruno.command(stage.here, "Quote it", type=3, target=said["id"])
    assert contents([about["message"], quoted["message"]]) == ["This is anna", "> Quote me"]


# Buttons and selects


async def test_a_press_updates_the_message_it_stands_on(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    outcome = await stage.bruno.press(shown, "update")
    assert (outcome["state"], outcome["message"]["id"]) == ("updated", shown["id"])
    assert outcome["message"]["content"] == f"Updated by <@{stage.bruno.id}>"


async def test_a_press_may_be_acknowledged_first(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    await stage.anna.press(shown, "update-later")
    await stage.bot.hears("raw_message_edit", lambda edit: edit.data["content"] == "Updated later")
    assert contents(await stage.bruno.reads(stage.here)) == ["Updated later"]


async def test_a_whisper_is_seen_by_one_member_only(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    await stage.bruno.press(shown, "whisper")
    assert contents(await stage.bruno.reads(stage.here)) == ["Only you see this", "Press one"]
    assert contents(await stage.anna.reads(stage.here)) == ["Press one"]


async def test_a_deferred_reply_is_filled_by_the_first_follow_up(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    outcome = await stage.anna.press(shown, "think")
    assert outcome["message"]["content"] == "Thought about it"
    assert len(await stage.anna.reads(stage.here)) == 2


async def test_a_press_nobody_answers_fails_after_three_seconds(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    pressed = await stage.anna.press(shown, "ignore", wait="false")
    assert pressed["state"] == "waiting"
    await stage.bot.hears("interaction", lambda i: i.id == int(pressed["interaction_id"]))
    await stage.local.advance(3.1)
    outcome = await stage.local.ask("GET", f"/interactions/{pressed['interaction_id']}")
    assert outcome["state"] == "failed"


@pytest.mark.parametrize("custom_id", ["never", "no-such-button"])
async def test_what_cannot_be_pressed_is_refused(stage, custom_id):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    with pytest.raises(Refused):
        await stage.anna.press(shown, custom_id)


async def test_each_select_tells_what_was_chosen(stage):
    shown = (await stage.anna.command(stage.here, "selects"))["message"]
    chosen = {
        "words": ("apple", "cherry"),
        "users": (stage.anna.id, stage.bruno.id),
        "roles": (stage.roles["Players"],),
        "mentionables": (stage.anna.id, stage.roles["Players"]),
        "channels": (stage.channels["welcome"],),
    }
    outcomes = [await stage.anna.choose(shown, name, *values) for name, values in chosen.items()]
    assert contents(outcome["message"] for outcome in outcomes) == [
        "Words: apple, cherry",
        "Users: anna, bruno",
        "Roles: Players",
        "Mentionables: Member, Role",
        "Channels: welcome",
    ]


@pytest.mark.parametrize("values", [("plum",), ("apple", "banana", "cherry", "damson")])
async def test_a_choice_that_is_not_offered_is_refused(stage, values):
    shown = (await stage.anna.command(stage.here, "selects"))["message"]
    with pytest.raises(Refused):
        await stage.anna.choose(shown, "words", *values)


# Forms


async def test_a_form_from_a_command_is_answered_with_a_message(stage):
    opened = await stage.anna.command(stage.here, "form", kind="words")
    assert (opened["state"], opened["modal"]["title"]) == ("modal", "Words")
    outcome = await stage.anna.submit(opened, name="Anna", story="Once")
    assert outcome["message"]["content"] == "Anna: Once"


async def test_a_form_from_a_button_may_update_the_message(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    opened = await stage.anna.press(shown, "form")
    outcome = await stage.anna.submit(opened, name="Anna", story="")
    assert (outcome["message"]["id"], outcome["message"]["content"]) == (shown["id"], "Anna: nothing")


async def test_a_form_takes_words_choices_and_files(stage):
    opened = await stage.anna.command(stage.here, "form", kind="choices")
    outcome = await stage.anna.submit(
        opened,
        text="a line",
        fruit=["banana"],
        size="large",
        extras=["nuts", "honey"],
        upload=[upload("one.png", picture())],
    )
    assert outcome["message"]["content"] == "a line | banana | large | nuts | honey | one.png"


async def test_a_form_takes_people_and_places(stage):
    opened = await stage.anna.command(stage.here, "form", kind="people")
    outcome = await stage.anna.submit(
        opened,
        UserSelect=[stage.bruno.id],
        RoleSelect=[stage.roles["Players"]],
        ChannelSelect=[stage.channels["welcome"]],
        sure=False,
    )
    assert outcome["message"]["content"] == "bruno, Players, welcome; sure: False"


@pytest.mark.parametrize("values", [{"name": ""}, {"name": "x" * 21}, {"odd": "x", "name": "Anna"}])
async def test_a_form_filled_wrongly_is_refused(stage, values):
    opened = await stage.anna.command(stage.here, "form", kind="words")
    with pytest.raises(Refused):
        await stage.anna.submit(opened, **values)
