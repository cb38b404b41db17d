"""The real discord.py client in the playground when things go wrong: lines, servers, limits, restarts."""

import asyncio

import discord
import pytest

from tests.playground.payloads import contents


def times_heard(stage, message):
    heard = (args[0] for name, args in stage.bot.heard if name == "message")
    return sum(each.id == int(message["id"]) for each in heard)


CUTS = {
    "a dropped connection": {"kind": "drop"},
    "op 7": {"kind": "reconnect"},
    "op 9, resumable": {"kind": "invalid_session", "resumable": True},
    "close 4000": {"kind": "close", "code": 4000},
    "close 4009": {"kind": "close", "code": 4009},
}


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS)
async def test_the_bot_resumes_and_hears_what_it_missed_once(stage, cut):
    await stage.local.fault(**cut)
    said = await stage.anna.say(stage.here, "Are you there?")
    await stage.bot.hears("resumed")
    await stage.bot.hears("message", lambda message: message.id == int(said["id"]))
    after = await stage.anna.say(stage.here, "And now?")
    await stage.bot.hears("message", lambda message: message.id == int(after["id"]))
    assert (times_heard(stage, said), times_heard(stage, after)) == (1, 1)


@pytest.mark.thorough
async def test_a_forgotten_session_begins_anew(stage):
    await stage.local.fault("invalid_session", resumable=False)
    await stage.bot.hears("ready", lambda: [name for name, _ in stage.bot.heard].count("ready") == 2)
    outcome = await stage.anna.command(stage.here, "echo", words="hello")
    assert outcome["message"]["content"] == "hello"


async def test_a_held_event_arrives_late(stage):
    await stage.local.fault("delay", event="MESSAGE_CREATE")
    held = await stage.anna.say(stage.here, "Late")
    outcome = await stage.anna.command(stage.here, "echo", words="not held")
    assert outcome["state"] == "answered"
    assert times_heard(stage, held) == 0
    await stage.local.fault("clear")
    await stage.bot.hears("message", lambda message: message.id == int(held["id"]))


@pytest.mark.parametrize(("when", "made"), [("before", []), ("after", ["Hello"])])
async def test_an_error_may_come_before_or_after_the_effect(stage, when, made):
    await stage.local.fault("rest_error", status=503, when=when, method="POST", route="/channels/*/messages")
    with pytest.raises(discord.DiscordServerError):
        await stage.channel.send("Hello")
    assert contents(await stage.anna.reads(stage.here)) == made


async def test_a_nonce_makes_a_repeated_request_safe(stage):
    await stage.local.fault(
        "rest_error", status=502, when="after", method="POST", route="/channels/*/messages"
    )
    await stage.channel.send("Once", nonce="once")
    assert contents(await stage.anna.reads(stage.here)) == ["Once"]


async def test_a_slow_answer_is_waited_for(stage):
    await stage.local.fault("slow", seconds=60, method="POST", route="/channels/*/messages")
    sending = asyncio.create_task(stage.channel.send("Slowly"))
    while (await stage.local.ask("GET", "/faults")) != []:
        pass
    assert await stage.anna.reads(stage.here) == []
    await stage.local.advance(60)
    await sending
    assert contents(await stage.anna.reads(stage.here)) == ["Slowly"]


@pytest.mark.parametrize("everywhere", [True, False])
async def test_a_rate_limit_is_waited_out(stage, everywhere):
    await stage.local.fault(
        "rate_limit", retry_after=0.05, route="/channels/*/messages", **{"global": everywhere}
    )
    await stage.channel.send("After a while")
    assert contents(await stage.anna.reads(stage.here)) == ["After a while"]


async def test_a_bucket_is_paced_by_its_headers(stage):
    route = {"method": "POST", "route": "/channels/*/messages", "limit": 2, "per": 0.2}
    await stage.local.ask("PUT", "/limits", {"global": {"limit": 50, "per": 1}, "routes": [route]})
    for number in range(5):
        await stage.channel.send(str(number))
    assert contents(await stage.anna.reads(stage.here)) == ["4", "3", "2", "1", "0"]


@pytest.mark.thorough
async def test_a_restart_keeps_the_world_and_the_bot_comes_back(stage):
    shown = (await stage.anna.command(stage.here, "buttons"))["message"]
    await stage.playground.stop()
    await stage.playground.start()
    assert contents(await stage.bruno.reads(stage.here)) == ["Press one"]
    await stage.bot.hears("ready", lambda: [name for name, _ in stage.bot.heard].count("ready") == 2)
    outcome = await stage.bruno.press(shown, "update")
    assert outcome["message"]["content"] == f"Updated by <@{stage.bruno.id}>"
