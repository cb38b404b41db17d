"""The world's one file: a restart goes on where it was, a kill loses nothing that was told."""

import asyncio
import base64
import sys
from contextlib import asynccontextmanager

import aiohttp
import pytest

from playground.limits import UNLIMITED
from playground.world import World
from tests.playground.driver import Local
from tests.playground.town import PICTURE, Town, open_town


class Remote:
    """A playground in another process, as far as a Town needs to know it."""

    def __init__(self, url):
        self.url = url


@asynccontextmanager
async def process(*options):
    """`python -m playground` until it has said its line; gives the process and that line."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--port", "0", *options,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield running, (await running.stdout.readline()).decode()
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


@asynccontextmanager
async def remote_town(line):
    url = line.rsplit(" ", 1)[1].strip()
    async with Local(url) as local, aiohttp.ClientSession() as session:
        yield Town(Remote(url), local, session, await local.world())


async def fill(town):
    """Something of every kind that is kept."""
    await town.register({"name": "go", "description": "Go"})
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "kept"}')
    form.add_field("files[0]", PICTURE, filename="map.png")
    await town.rest("POST", f"/channels/{town.here}/messages", data=form)
    thread = await town.rest("POST", f"/channels/{town.here}/threads", {"name": "Table", "type": 11})
    await town.rest("POST", f"/channels/{thread['id']}/messages", {"content": "inside"})
    emoji = {"name": "brick", "image": "data:image/png;base64," + PICTURE_TEXT}
    await town.rest("POST", f"/applications/{town.application_id}/emojis", emoji)
    await town.local.member("Greta")
    return thread


PICTURE_TEXT = base64.b64encode(PICTURE).decode()


async def check(town, thread):
    assert [command["name"] for command in await town.anna.commands(town.here)] == ["go"]
    seen = {message["content"]: message for message in await town.anna.reads(town.here)}
    async with town.session.get(seen["kept"]["attachments"][0]["url"]) as got:
        assert await got.read() == PICTURE
    assert [message["content"] for message in await town.anna.reads(thread["id"])] == ["inside"]
    (emoji,) = (await town.rest("GET", f"/applications/{town.application_id}/emojis"))["items"]
    async with town.session.get(f"{town.url}/cdn/emojis/{emoji['id']}.png") as got:
        assert await got.read() == PICTURE
    assert "greta" in town.people


async def test_a_restart_goes_on_where_it_was(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        thread = await fill(town)
    assert [path.name for path in tmp_path.iterdir()] == ["town.world"]
    async with open_town(tmp_path / "town.world") as town:
        await check(town, thread)


async def test_a_killed_process_loses_nothing_it_told(tmp_path):
    path = str(tmp_path / "town.world")
    async with process("--world", path) as (running, line), remote_town(line) as town:
        thread = await fill(town)
        running.kill()
        await running.wait()
    async with process("--world", path) as (running, line), remote_town(line) as town:
        await check(town, thread)


async def test_fresh_starts_anew(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        await fill(town)
        here = town.here
    async with open_town(tmp_path / "town.world", fresh=True) as town:
        assert await town.anna.reads(town.here) == []
        assert town.here != here


async def test_ids_grow_over_a_restart_even_if_the_clock_went_back(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        await town.local.advance(1000)
        before = await town.anna.say(town.here, "before")
    async with open_town(tmp_path / "town.world") as town:
        after = await town.anna.say(town.here, "after")
    assert int(after["id"]) > int(before["id"])


async def test_an_interaction_may_be_followed_up_after_a_restart(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        await town.register({"name": "go", "description": "Go"})
        async with town.bot() as bot:
            await town.anna.command(town.here, "go", wait="false")
            interaction = await bot.event("INTERACTION_CREATE")
            await town.reply(interaction, 5)
            waiting = await town.anna.command(town.here, "go", wait="false")
    async with open_town(tmp_path / "town.world") as town:
        path = f"/webhooks/{town.application_id}/{interaction['token']}/messages/@original"
        await town.rest("PATCH", path, {"content": "at last"})
        assert (await town.anna.reads(town.here))[0]["content"] == "at last"
        told = await town.local.ask("GET", f"/interactions/{waiting['interaction_id']}")
        assert told["state"] == "failed"


async def test_stopping_and_starting_keeps_the_port_and_the_clock(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        await town.local.advance(5000)
        moved, url = (await town.local.ask("GET", "/clock"))["now"], town.url
        await town.playground.stop()
        await town.playground.start()
        assert town.url == url
        assert (await town.local.ask("GET", "/clock"))["now"] >= moved


async def test_messages_are_not_held_in_memory(tmp_path):
    async with open_town(tmp_path / "town.world", UNLIMITED) as town:
        world: World = town.playground.world
        for number in range(50):
            await town.rest("POST", f"/channels/{town.here}/messages", {"content": f"number {number}"})
        held = [name for name, value in vars(world).items() if "number 7" in repr(value)]
        assert held == []


# The process


async def test_the_process_says_one_line_and_ends_when_asked(tmp_path):
    async with process("--world", str(tmp_path / "town.world")) as (running, line):
        assert line.startswith("The playground is ready at http://127.0.0.1:")
        running.terminate()
        rest, errors = await running.communicate()
        assert (running.returncode, rest, errors) == (0, b"", b"")


async def test_a_token_can_be_chosen(tmp_path):
    options = ("--world", str(tmp_path / "town.world"), "--token", "mine")
    async with process(*options) as (_, line), remote_town(line) as town:
        assert await town.refused("GET", "/users/@me") == (401, 0)
        await town.rest("GET", "/users/@me", token="mine")


async def test_a_taken_port_is_told_in_a_sentence(tmp_path):
    async with open_town(tmp_path / "town.world") as town:
        port = town.url.rsplit(":", 1)[1]
        await ended_with(
            f"cannot listen on port {port}", "--port", port, "--world", str(tmp_path / "b.world")
        )


@pytest.mark.parametrize("content", [b"this is no database, whatever its name may say. " * 50])
async def test_a_file_that_is_no_world_is_told_in_a_sentence(tmp_path, content):
    path = tmp_path / "other.world"
    path.write_bytes(content)
    await ended_with("cannot use", "--world", str(path))
    assert path.read_bytes() == content


async def ended_with(sentence, *options):
    async with process(*options) as (running, _):
        _, errors = await running.communicate()
        assert running.returncode == 1
        assert sentence in errors.decode()
        assert len(errors.decode().splitlines()) == 1
