"""`python -m tests.playground.libraries [name ...]`: each library in a place of its own, one line each."""

import asyncio
import json
import os
import shutil
import sys
import tempfile
import venv
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from playground.app import Playground
from playground.tokens import TOKEN
from tests.playground.driver import Local
from tests.playground.openapi import recorder
from tests.playground.town import PICTURE

HERE = Path(__file__).parent
# The script's ending names the library as it is installed.
PYTHON = {
    "discord_py": "discord.py",
    "disnake": "disnake",
    "hikari": "hikari",
    "interactions_py": "discord-py-interactions",
    "nextcord": "nextcord",
    "py_cord": "py-cord",
}
JAVASCRIPT = {
    "discord_js": "discord.js",
    "discordeno": "@discordeno/bot",
    "dysnomia": "@projectdysnomia/dysnomia",
    "eris": "eris",
}
PATIENCE = 60


class Failed(Exception):
    """What a library could not do."""


async def main(names):
    """Try them all; 1 if one of them failed."""
    failures = 0
    for name in names or [*PYTHON, *JAVASCRIPT]:
        try:
            told = await tried(name)
        except Failed as problem:
            told, failures = f"FAILED  {name}: {problem}", failures + 1
        print(told, flush=True)
    return 1 if failures else 0


async def tried(name):
    """One library, from its installation to its last word."""
    with tempfile.TemporaryDirectory() as place:
        if name in PYTHON:
            command = await installed(Path(place), PYTHON[name]), str(HERE / f"with_{name}.py")
        elif shutil.which("npm") is None:
            return f"left out  {name}: there is no npm here"
        else:
            command = await installed_js(Path(place), name)
        noted = recorder()
        async with (
            Playground(Path(place) / "town.world", on_exchange=noted.record) as playground,
            Local(playground.url) as local,
            running(command, playground.url) as bot,
        ):
            try:
                await asyncio.wait_for(tour(playground, local, bot), PATIENCE)
            except (TimeoutError, AssertionError, KeyError) as problem:
                raise Failed(f"{problem!r} while {bot.doing}\n{bot.last_words()}") from problem
        # What a library sends is its own affair; what it is answered is ours.
        wrong = sorted({each for each in noted.failures if ": request: " not in each})
        if wrong:
            raise Failed("\n".join(["it was not answered as described:", *wrong]))
    return f"ok  {name}: logged in, answered with a picture and a button, joined a server, resumed"


async def tour(playground, local, bot):
    """What every bot must be able to do, driven as a member."""
    world = await local.world()
    anna = local.known(world["members"][0])
    here = next(each["id"] for each in world["guilds"][0]["channels"] if each["name"] == "games")
    bot.doing = "logging in"
    # A server that comes before a library calls itself ready counts as one it was in before.
    await bot.says("ready")
    assert (await local.world())["bot"]["online"]
    async with news_of(anna) as news:
        while not await anna.commands(here):
            await news.receive()
    bot.doing = "answering a command"
    message = await pictured(anna, here)
    (button,) = message["components"][0]["components"]
    bot.doing = "answering a press"
    outcome = await anna.press(message, button["custom_id"])
    assert outcome["message"]["content"] == "Pressed", outcome
    bot.doing = "joining a server"
    await local.ask("POST", "/guilds", {"name": "Second Square"})
    await bot.says("joined Second Square")
    started = playground.world.starts.remaining
    for fault in ("reconnect", "close"):
        bot.doing = f"resuming after {fault}"
        await reconnected(anna, fault)
        await pictured(anna, here)
        assert playground.world.starts.remaining == started, "it began another session"


async def pictured(member, channel):
    """The message that the bot answers the command with."""
    outcome = await member.command(channel, "picture")
    assert [each["filename"] for each in outcome["message"]["attachments"]] == ["board.png"], outcome
    return outcome["message"]


async def reconnected(member, fault):
    """The gateway asks for another connection, or ends this one; the bot must go and come back."""
    async with news_of(member) as news:
        await member.local.fault(fault)
        while await news.receive_json() != {"type": "bot", "online": True}:
            pass


@asynccontextmanager
async def news_of(member):
    """What a member hears from now on."""
    async with (
        aiohttp.ClientSession(member.local.url) as session,
        session.ws_connect(f"/local/members/{member.id}/events") as news,
    ):
        assert (await news.receive_json())["type"] == "hello"
        yield news


async def installed(place, package):
    """An interpreter that has this package and nothing else; they share names and cannot share a room."""
    venv.create(place / "venv", with_pip=True)
    python = place / "venv" / "bin" / "python"
    pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    await run(*pip, "-c", HERE / "pins.txt", package)
    return str(python)


async def installed_js(place, name):
    """Node with this library, as package.json pins it, beside the script."""
    package, script = JAVASCRIPT[name], f"with_{name}.js"
    pinned = json.loads((HERE / "package.json").read_text())["dependencies"][package]
    shutil.copy(HERE / script, place)
    npm = ("npm", "install", "--silent", "--no-fund", "--no-audit")
    await run(*npm, "--prefix", place, f"{package}@{pinned}")
    return "node", str(place / script)


async def run(*command):
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*map(str, command), stdout=pipe, stderr=pipe)
    _, problem = await process.communicate()
    if process.returncode:
        raise Failed(f"{Path(command[0]).name} could not install it: {problem.decode()[-500:]}")


class Bot:
    """A library's bot in its own process, and what it writes."""

    def __init__(self, process):
        self._process = process
        self._lines = []
        self._news = asyncio.Event()
        self.doing = "starting"

    async def listen(self):
        async for line in self._process.stdout:
            self._lines.append(line.decode(errors="replace").rstrip())
            self._news.set()
        self._news.set()

    def check(self):
        assert self._process.returncode is None, "it ended"

    async def says(self, text):
        while text not in self._lines:
            self._news.clear()
            await self._news.wait()
            self.check()

    def last_words(self):
        return "\n".join(f"    {line}" for line in self._lines[-30:])


@asynccontextmanager
async def running(command, url):
    environment = {**os.environ, "PLAYGROUND": url, "TOKEN": TOKEN, "PICTURE": PICTURE.hex()}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    bot = Bot(process)
    listening = asyncio.create_task(bot.listen())
    try:
        yield bot
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await listening


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
