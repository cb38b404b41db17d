"""The local interface's routes, and the way from an HTTP request to their handlers and back."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from playground.errors import Refused
from playground.faults import Faults
from playground.gateway import Gateway
from playground.limits import Limiter
from playground.local import commands, forms, pressing, reacting, reading, writing
from playground.local.arranging import Arranging
from playground.local.asking import Ask, Mistake
from playground.local.outcomes import Outcomes
from playground.local.troubling import Troubling
from playground.local.watching import Watching
from playground.values import Interaction, Json
from playground.world import World

log = logging.getLogger("playground.local")

LARGEST_BODY = 40 * 1024 * 1024
Handler = Callable[[Ask], Awaitable[Any]]
CREATED = 201


class Local:
    """Serves `/local`."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults, limiter: Limiter) -> None:
        self._world = world
        self._outcomes = Outcomes(world)
        self._watching = Watching(world, gateway)
        self._arranging = Arranging(gateway, limiter)
        self._troubling = Troubling(gateway, faults)

    def close_all(self) -> None:
        """End the event sockets and let go of those who wait."""
        self._watching.close_all()
        self._outcomes.release_all()

    def add_to(self, router: web.UrlDispatcher) -> None:
        for method, path, handler, status in self._routes():
            router.add_route(method, "/local" + path, self._entry(handler, status))
        router.add_get("/local/members/{m}/events", self._events)
        router.add_route("*", "/local/{tail:.*}", self._entry(_unknown, 404))

    def _routes(self) -> list[tuple[str, str, Handler, int]]:
        return [*self._world_routes(), *_reading_routes(), *_writing_routes(), *self._acting_routes()]

    def _world_routes(self) -> list[tuple[str, str, Handler, int]]:
        arranging, troubling = self._arranging, self._troubling
        return [
            ("GET", "/world", arranging.world, 200),
            ("GET", "/members", arranging.members, 200),
            ("POST", "/members", arranging.add_member, CREATED),
            ("PATCH", "/members/{m}", arranging.change_member, 200),
            ("PUT", "/members/{m}/guilds/{id}", arranging.join_guild, 200),
            ("DELETE", "/members/{m}/guilds/{id}", arranging.leave_guild, 200),
            ("POST", "/channels", arranging.add_channel, CREATED),
            ("DELETE", "/channels/{c}", arranging.delete_channel, 200),
            ("PUT", "/channels/{c}/overwrites/{target}", arranging.overwrite, 200),
            ("POST", "/guilds", arranging.add_guild, CREATED),
            ("PATCH", "/guilds/{id}", arranging.change_guild, 200),
            ("DELETE", "/guilds/{id}", arranging.delete_guild, 200),
            ("PUT", "/guilds/{id}/bot", arranging.invite_bot, 200),
            ("DELETE", "/guilds/{id}/bot", arranging.remove_bot, 200),
            ("PUT", "/guilds/{id}/commands/{command}/permissions", arranging.command_permissions, 200),
            ("GET", "/clock", arranging.clock, 200),
            ("POST", "/clock", arranging.advance, 200),
            ("GET", "/limits", arranging.limits, 200),
            ("PUT", "/limits", arranging.set_limits, 200),
            ("GET", "/starts", arranging.starts, 200),
            ("PUT", "/starts", arranging.set_starts, 200),
            ("GET", "/faults", troubling.waiting, 200),
            ("POST", "/faults", troubling.add, CREATED),
            ("DELETE", "/faults", troubling.clear, 200),
        ]

    def _acting_routes(self) -> list[tuple[str, str, Handler, int]]:
        acting = (
            ("commands", commands.use),
            ("autocomplete", commands.complete),
            ("press", pressing.press),
            ("choose", pressing.choose),
            ("modal", forms.submit),
        )
        found: list[tuple[str, str, Handler, int]] = [
            ("POST", f"/members/{{m}}/{name}", self._answering(act), 200) for name, act in acting
        ]
        found.append(("GET", "/interactions", self._interactions, 200))
        found.append(("GET", "/interactions/{id}", self._interaction, 200))
        return found

    def _answering(self, act: Callable[[Ask], Interaction]) -> Handler:
        async def handler(ask: Ask) -> Json:
            return await self._outcomes.of(ask, act(ask))

        return handler

    async def _interaction(self, ask: Ask) -> Json:
        found = self._world.storage.load_interaction(ask.number("id"))
        if found is None:
            raise Mistake(404, "There is no such interaction.")
        return await self._outcomes.of(ask, found)

    async def _interactions(self, ask: Ask) -> list[Json]:
        found = self._world.storage.load_interactions(ask.request.query.get("state"), 100)
        return [self._outcomes.now(each.id) for each in found]

    async def _events(self, request: web.Request) -> web.StreamResponse:
        try:
            return await self._watching.serve(Ask(self._world, request, b""))
        except Mistake as mistake:
            return _response(mistake.body, mistake.status)

    def _entry(self, handler: Handler, status: int) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def entry(request: web.Request) -> web.Response:
            try:
                return _response(await handler(await _ask(self._world, request)), status)
            except Mistake as mistake:
                return _response(mistake.body, mistake.status)
            except Refused as refusal:
                return _response({"error": refusal.body["message"]}, refusal.status)
            except Exception:
                log.exception("%s %s failed here", request.method, request.path)
                return _response({"error": "The playground failed; its log says how."}, 500)

        return entry


async def _ask(world: World, request: web.Request) -> Ask:
    if (request.content_length or 0) > LARGEST_BODY:
        raise Mistake(413, "This request is too large.")
    # A form of another site could post text without asking first; JSON it cannot.
    if request.body_exists and request.content_type not in ("application/json", "application/octet-stream"):
        raise Mistake(415, "Send JSON, with Content-Type: application/json.")
    body = bytearray()
    async for chunk in request.content.iter_chunked(65536):
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Mistake(413, "This request is too large.")
    return Ask(world, request, bytes(body))


async def _unknown(ask: Ask) -> Json:
    raise Mistake(404, f"There is no {ask.request.method} {ask.request.path} here; see playground/README.md.")


def _reading_routes() -> list[tuple[str, str, Handler, int]]:
    member, channel = "/members/{m}", "/members/{m}/channels/{c}"
    return [
        ("GET", member + "/channels", reading.channels, 200),
        ("GET", member + "/commands", reading.commands, 200),
        ("GET", channel + "/messages", reading.messages, 200),
        ("GET", channel + "/messages/{id}", reading.one_message, 200),
        ("GET", channel + "/pins", reading.pins, 200),
        ("POST", channel + "/read", reading.mark_read, 200),
    ]


def _writing_routes() -> list[tuple[str, str, Handler, int]]:
    channel = "/members/{m}/channels/{c}"
    return [
        ("POST", channel + "/messages", writing.write, CREATED),
        ("PATCH", channel + "/messages/{id}", writing.rewrite, 200),
        ("DELETE", channel + "/messages/{id}", writing.delete, 200),
        ("PUT", channel + "/messages/{id}/pin", writing.pin, 200),
        ("DELETE", channel + "/messages/{id}/pin", writing.unpin, 200),
        ("PUT", channel + "/messages/{id}/reactions/{emoji}", reacting.react, 200),
        ("DELETE", channel + "/messages/{id}/reactions/{emoji}", reacting.take_back, 200),
        ("POST", channel + "/threads", writing.open_thread, CREATED),
        ("PATCH", channel, writing.change_thread, 200),
        ("PUT", channel + "/membership", writing.join, 200),
        ("DELETE", channel + "/membership", writing.leave, 200),
        ("POST", channel + "/typing", writing.typing, 200),
        ("POST", "/members/{m}/dm", writing.dm, 200),
    ]


def _response(body: Any, status: int) -> web.Response:
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json")
