"""The real discord.py client in the playground: what is refused, and how it is told."""

import contextlib

import discord
import pytest

# Refusals on the wire


@contextlib.asynccontextmanager
async def refused(code):
    with pytest.raises(discord.HTTPException) as caught:
        yield caught
    assert caught.value.code == code


async def test_a_wrong_field_is_named(stage):
    async with refused(50035) as caught:
        await stage.channel.send("x" * 2001)
    assert "In content: Must be 2000 or fewer in length." in str(caught.value)


async def test_an_empty_message_is_refused(stage):
    async with refused(50006):
        await stage.channel.send("")


async def test_a_message_of_somebody_else_is_not_edited(stage):
    said = await stage.anna.say(stage.here, "Mine")
    async with refused(50005):
        await stage.channel.get_partial_message(int(said["id"])).edit(content="Yours")


async def test_unknown_things_have_their_codes(stage):
    async with refused(10003):
        await stage.bot.fetch_channel(1)
    async with refused(10008):
        await stage.channel.get_partial_message(1).edit(content="x")
    async with refused(10013):
        await stage.bot.fetch_user(1)


async def test_a_channel_the_bot_cannot_see_is_closed_to_it(stage):
    bot_role = next(role for role in stage.guild.roles if role.is_bot_managed())
    await stage.local.ask(
        "PUT", f"/channels/{stage.here}/overwrites/{bot_role.id}", {"allow": "0", "deny": str(1 << 10)}
    )
    async with refused(50001):
        await stage.channel.send("Hello?")


async def test_a_channel_the_bot_may_not_write_in_is_told(stage):
    bot_role = next(role for role in stage.guild.roles if role.is_bot_managed())
    await stage.local.ask(
        "PUT", f"/channels/{stage.here}/overwrites/{bot_role.id}", {"allow": "0", "deny": str(1 << 11)}
    )
    async with refused(50013):
        await stage.channel.send("Hello?")


async def press_without_answer(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    pressed = await stage.anna.press(shown, "ignore", wait="false")
    (interaction,) = await stage.bot.hears("interaction", lambda i: i.id == int(pressed["interaction_id"]))
    return interaction


async def test_an_interaction_delivered_twice_is_answered_once(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    await stage.local.fault("duplicate", times=1, event="INTERACTION_CREATE")
    pressed = await stage.anna.press(shown, "ignore", wait="false")

    def deliveries():
        heard = (args[0] for name, args in stage.bot.heard if name == "interaction")
        return [interaction for interaction in heard if interaction.id == int(pressed["interaction_id"])]

    await stage.bot.hears("interaction", lambda _: len(deliveries()) == 2)
    first, second = deliveries()
    await first.response.send_message("First")
    async with refused(40060):
        await second.response.send_message("Second")


async def test_an_interaction_is_unknown_after_three_seconds(stage):
    interaction = await press_without_answer(stage)
    await stage.local.advance(3.1)
    async with refused(10062):
        await interaction.response.send_message("Late")


async def test_a_token_ends_after_fifteen_minutes(stage):
    interaction = await press_without_answer(stage)
    await interaction.response.send_message("In time")
    await stage.local.advance(15 * 60 + 1)
    async with refused(50027):
        await interaction.edit_original_response(content="Too late")
