"""A playground to test by hand: REST and gateway spoken directly, as any other bot library would."""

import asyncio
import base64
import json
import zlib
from contextlib import asynccontextmanager

import aiohttp
import zstandard

from playground.app import Playground
from playground.limits import UNLIMITED
from playground.tokens import TOKEN
from tests.playground.driver import Local, Member
from tests.playground.openapi import recorder

ALL_INTENTS = (1 << 17) - 1
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class Town:
    """A running playground, its people, and a bot's two ways in."""

    def __init__(self, playground, local, session, world):
        self.playground = playground
        self.local = local
        self.session = session
        self.guild = world["guilds"][0]
        self.application_id = world["application"]["id"]
        self.bot_id = world["bot"]["id"]
        self.channels = {channel["name"]: channel["id"] for channel in self.guild["channels"]}
        self.roles = {role["name"]: role["id"] for role in self.guild["roles"]}
        self.people = {person["username"]: Member(local, person) for person in world["members"]}
        self.here = self.channels["games"]

    def __getattr__(self, name):
        try:
            return self.people[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def url(self):
        return self.playground.url

    async def answer(self, method, path, body=None, *, token=TOKEN, **more):
        """The whole answer of a REST request: status, decoded body and headers."""
        headers = {"Authorization": f"Bot {token}", **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        async with self.session.request(method, f"{self.url}/api/v10{path}", headers=headers, **more) as got:
            text = await got.text()
            return got.status, json.loads(text) if text else None, got.headers

    async def rest(self, method, path, body=None, **more):
        """The body of a REST request that must succeed."""
        status, told, _ = await self.answer(method, path, body, **more)
        assert status < 300, told
        return told

    async def refused(self, method, path, body=None, **more):
        """Status and code of a REST request that must not succeed."""
        status, told, _ = await self.answer(method, path, body, **more)
        assert status >= 400, told
        return status, told["code"]

    async def register(self, *commands):
        return await self.rest("PUT", f"/applications/{self.application_id}/commands", list(commands))

    async def reply(self, interaction, kind, data=None, **more):
        """Answer an interaction as the gateway gave it."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self.rest("POST", path, {"type": kind, "data": data or {}}, **more)

    @asynccontextmanager
    async def socket(self, compress=None, **query):
        """A gateway socket that has just been opened."""
        query = {"v": "10", "encoding": "json", **query}
        if compress:
            query["compress"] = compress
        address = self.url.replace("http", "ws", 1) + "/gateway"
        async with self.session.ws_connect(address, params=query) as raw:
            yield Socket(raw, compress)

    @asynccontextmanager
    async def bot(self, intents=ALL_INTENTS, **identify):
        """A gateway socket that is identified and has heard of its servers."""
        async with self.socket() as socket:
            await socket.identify(intents, **identify)
            socket.ready = await socket.event("READY")
            for _ in socket.ready["guilds"] if intents & 1 else ():
                await socket.event("GUILD_CREATE")
            yield socket


class Socket:
    """The client's end of a gateway socket."""

    def __init__(self, raw, compress=None):
        self.raw = raw
        self.sequence = None
        self._decode = _decoder(compress)

    async def send(self, op, data=None, *, binary=False):
        text = json.dumps({"op": op, "d": data})
        await (self.raw.send_bytes(text.encode()) if binary else self.raw.send_str(text))

    async def identify(self, intents=ALL_INTENTS, token=TOKEN, *, binary=False, **more):
        told = {"token": token, "intents": intents, "properties": {"os": "linux"}, **more}
        await self.send(2, told, binary=binary)

    async def resume(self, session_id, sequence, token=TOKEN):
        await self.send(6, {"token": token, "session_id": session_id, "seq": sequence})

    async def frame(self):
        """The next frame."""
        message = await asyncio.wait_for(self.raw.receive(), 10)
        assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message
        payload = json.loads(self._decode(message.data))
        self.sequence = payload["s"] or self.sequence
        return payload

    async def op(self, number):
        """The data of the next frame with that op."""
        while (payload := await self.frame())["op"] != number:
            pass
        return payload["d"]

    async def event(self, name):
        """The data of the next event of that name."""
        while (payload := await self.frame())["t"] != name:
            pass
        return payload["d"]

    async def names_until(self, name):
        """The names of all events up to the first one of that name."""
        names = []
        while not names or names[-1] != name:
            payload = await self.frame()
            names += [payload["t"]] if payload["op"] == 0 else []
        return names

    async def closing(self):
        """The code with which the other side closes."""
        while True:
            message = await asyncio.wait_for(self.raw.receive(), 10)
            if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
                return self.raw.close_code


def _decoder(compress):
    if compress == "zlib-stream":
        return zlib.decompressobj().decompress
    if compress == "zstd-stream":
        return zstandard.ZstdDecompressor().decompressobj().decompress
    return lambda data: data


@asynccontextmanager
async def open_town(path, limits=UNLIMITED, **options):
    """A playground on that file; every exchange is checked against Discord's description."""
    noted = recorder()
    async with (
        Playground(path, limits=limits, on_exchange=noted.record, **options) as playground,
        Local(playground.url) as local,
        aiohttp.ClientSession() as session,
    ):
        yield Town(playground, local, session, await local.world())
    noted.verify()


async def used(town, bot, member, data=None, kind=4, command="go"):
    """A command used by a member and answered by the bot; gives the interaction as the bot got it."""
    await member.command(town.here, command, wait="false")
    interaction = await bot.event("INTERACTION_CREATE")
    if data is not None:
        await town.reply(interaction, kind, data)
    return interaction
