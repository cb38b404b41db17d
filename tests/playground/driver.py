"""Acting as a member through the playground's local interface, as its README documents it."""

import base64

import aiohttp


class Local:
    """The local interface of one playground; a mistake raises `Refused`."""

    def __init__(self, url):
        self.url = url
        self._session = aiohttp.ClientSession(base_url=url)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self._session.close()

    async def ask(self, method, path, body=None):
        async with self._session.request(method, f"/local{path}", json=body) as answer:
            told = await answer.json()
            if answer.status >= 400:
                raise Refused(answer.status, told)
            return told

    async def world(self):
        return await self.ask("GET", "/world")

    async def member(self, name, **more):
        """A new member of the first server, who may do what anybody may."""
        person = await self.ask("POST", "/members", {"name": name, **more})
        return Member(self, person)

    def known(self, person):
        """Somebody who is there already."""
        return Member(self, person)

    async def fault(self, kind, **keys):
        return await self.ask("POST", "/faults", {"kind": kind, **keys})

    async def advance(self, seconds):
        return await self.ask("POST", "/clock", {"advance": seconds})


class Refused(Exception):
    """The local interface said no."""

    def __init__(self, status, body):
        super().__init__(f"{status}: {body.get('error')}")
        self.status = status
        self.field = body.get("field")


class Member:
    """One person, and what they do in a channel."""

    def __init__(self, local, person):
        self.local = local
        self.id = person["id"]
        self.name = person["username"]

    async def _ask(self, method, path, body=None):
        return await self.local.ask(method, f"/members/{self.id}{path}", body)

    async def speaks(self, locale):
        """Use Discord in another language."""
        return await self._ask("PATCH", "", {"locale": locale})

    async def leaves(self, guild_id):
        """Leave a server."""
        return await self._ask("DELETE", f"/guilds/{guild_id}")

    async def comes_back(self, guild_id):
        """Join a server again."""
        return await self._ask("PUT", f"/guilds/{guild_id}")

    async def command(self, channel, name, /, *, type=1, target=None, wait="settled", **options):
        body = {"channel_id": channel, "name": name, "type": type, "options": options}
        if target is not None:
            body["target_id"] = target
        return await self._ask("POST", f"/commands?wait={wait}", body)

    async def commands(self, channel):
        return await self._ask("GET", f"/commands?channel_id={channel}")

    async def complete(self, channel, name, focused, /, **options):
        body = {"channel_id": channel, "name": name, "options": options, "focused": focused}
        return (await self._ask("POST", "/autocomplete?wait=true", body))["choices"]

    async def press(self, message, custom_id, *, wait="settled"):
        body = {"message_id": message["id"], "custom_id": custom_id}
        return await self._ask("POST", f"/press?wait={wait}", body)

    async def choose(self, message, custom_id, *values, wait="settled"):
        body = {"message_id": message["id"], "custom_id": custom_id, "values": list(values)}
        return await self._ask("POST", f"/choose?wait={wait}", body)

    async def submit(self, outcome, /, *, wait="settled", **values):
        body = {"interaction_id": outcome["interaction_id"], "values": values}
        return await self._ask("POST", f"/modal?wait={wait}", body)

    async def say(self, channel, content, **more):
        return await self._ask("POST", f"/channels/{channel}/messages", {"content": content, **more})

    async def reads(self, channel):
        """What this member sees there, newest first."""
        return await self._ask("GET", f"/channels/{channel}/messages?limit=50")

    async def channels(self):
        return await self._ask("GET", "/channels")

    async def dm(self):
        return (await self._ask("POST", "/dm"))["id"]


def upload(filename, data, content_type="image/png"):
    """A file as the local interface takes it."""
    return {"filename": filename, "content_type": content_type, "data": base64.b64encode(data).decode()}
