"""Members of the playground, who press and watch over its local interface."""

import asyncio
import time
from typing import Any

import aiohttp

Json = dict[str, Any]


async def ask(session: aiohttp.ClientSession, method: str, path: str, body: Any = None) -> Any:
    async with session.request(method, f"/local{path}", json=body) as answer:
        assert answer.status < 400, await answer.text()
        return await answer.json()


def button_for(message: Json, move: str) -> str:
    """The custom_id of the button that carries a written move."""
    for part in message.get("components", ()):
        if (found := part.get("custom_id", "")).endswith((f":{move}", f"~{move}")):
            return str(found)
        if found := button_for(part, move):
            return found
    return ""


class Town:
    """Members of the playground: four who play and one who watches the channel."""

    def __init__(self, session: aiohttp.ClientSession, world: Json) -> None:
        self.session = session
        self.guild: Json = world["guilds"][0]
        self.channel = int(next(each["id"] for each in self.guild["channels"] if each["name"] == "games"))
        *self.players, self.watcher = world["members"]

    async def act(self, member: str, how: str, message_id: int, custom_id: str, *values: str) -> Json:
        """Press or choose, and wait for the answer."""
        body: Json = {"message_id": str(message_id), "custom_id": custom_id}
        body |= {"values": list(values)} if values else {}
        found: Json = await ask(self.session, "POST", f"/members/{member}/{how}?wait=settled", body)
        return found

    async def timed(
        self, how: str, message_id: int, custom_id: str, board_id: int, member: str | None = None
    ) -> float:
        """Seconds from the press until the watcher's client is told of the board's new picture."""
        path = f"/local/members/{self.watcher['id']}/events"
        async with self.session.ws_connect(path) as events:
            await events.receive_json()
            start = time.perf_counter()
            pressing = self.act(member or self.players[0]["id"], how, message_id, custom_id)
            seen, _ = await asyncio.gather(_when_new(events, board_id), pressing)
        return seen - start


async def _when_new(events: aiohttp.ClientWebSocketResponse, board_id: int) -> float:
    """The moment at which a member's client hears that the message has changed."""
    while True:
        event: Json = await events.receive_json()
        if event["type"] == "message_updated" and event["message"]["id"] == str(board_id):
            return time.perf_counter()
