"""From an HTTP request to a handler and back: token, rate limits, faults, errors and headers on the way."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from playground import errors
from playground.errors import Refused
from playground.faults import Faults
from playground.limits import Limiter, Verdict
from playground.rest import all_routes
from playground.rest.call import Answer, Call, Route
from playground.rest.reading import read_body
from playground.values import Json
from playground.world import World

log = logging.getLogger("playground.rest")

# method, path after the version with its query, decoded request body, status, decoded response body
OnExchange = Callable[[str, str, Any, int, Any], None]
PREFIXES = ("/api/v10", "/api/v9", "/api")
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_id")
EXEMPT = ("/interactions/", "/webhooks/")


class Rest:
    """Serves every route under every prefix a client may use."""

    def __init__(
        self, world: World, limiter: Limiter, faults: Faults, on_exchange: OnExchange | None = None
    ) -> None:
        self._world = world
        self._limiter = limiter
        self._faults = faults
        self._on_exchange = on_exchange

    def add_to(self, router: web.UrlDispatcher) -> None:
        for prefix in PREFIXES:
            for route in all_routes():
                router.add_route(route.method, prefix + route.path, self._entry(route))
            router.add_route("*", prefix + "/{tail:.*}", self._unknown)

    def _entry(self, route: Route) -> Callable[[web.Request], Any]:
        async def entry(request: web.Request) -> web.Response:
            return await self._serve(request, route)

        return entry

    async def _unknown(self, request: web.Request) -> web.Response:
        return await self._serve(request, None)

    async def _serve(self, request: web.Request, route: Route | None) -> web.Response:
        path = _path_of(request)
        body: Any = None
        headers: dict[str, str] = {"Via": "1.1 playground"}
        try:
            self._check_token(request, route)
            headers |= self._count(request, path, route)
            if fault := self._faults.take_for_request("slow", request.method, path):
                await self._world.clock.sleep(fault.seconds or 0)
            body, uploads = await read_body(request, takes_forms=route is not None and route.takes_forms)
            if fault := self._faults.take_for_request("rest_error", request.method, path):
                raise _faulty(fault.status)
            if route is None:
                raise _no_route(request)
            call = Call(self._world, request.match_info, request.query, body, uploads)
            answer = await _answer(route, call)
            if fault := self._faults.take_for_request("rest_error", request.method, path, "after"):
                raise _faulty(fault.status)
        except Refused as refusal:
            answer = Answer(refusal.body, refusal.status)
            headers |= _retry_headers(refusal)
        except Exception:
            # The route, not the path: a path may hold an interaction's token.
            log.exception("%s %s failed here", request.method, route.path if route else "an unknown route")
            answer = Answer({"message": "500: Internal Server Error", "code": 0}, 500)
        if self._on_exchange is not None:
            asked = f"{path}?{request.query_string}" if request.query_string else path
            self._on_exchange(request.method, asked, body, answer.status, answer.body)
        return _response(answer, headers)

    def _check_token(self, request: web.Request, route: Route | None) -> None:
        if route is not None and not route.needs_token:
            return
        if request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise errors.unauthorized()

    def _count(self, request: web.Request, path: str, route: Route | None) -> dict[str, str]:
        """Count the request against its limits; gives the headers that say how it stands."""
        if fault := self._faults.take_for_request("rate_limit", request.method, path):
            scope = "global" if fault.is_global else "user"
            verdict = Verdict({"X-RateLimit-Scope": scope}, fault.retry_after, fault.is_global)
        else:
            template = route.path if route else path
            major = "+".join(request.match_info[name] for name in MAJOR if name in request.match_info)
            exempt = path.startswith(EXEMPT)
            verdict = self._limiter.count(request.method, path, template, major, exempt=exempt)
        if verdict.retry_after is not None:
            raise RateLimited(verdict)
        return verdict.headers


class RateLimited(Refused):
    """Too many requests; says when to come back."""

    def __init__(self, verdict: Verdict) -> None:
        wait = round(verdict.retry_after or 0, 3)
        body: Json = {
            "message": "You are being rate limited.",
            "retry_after": wait,
            "global": verdict.is_global,
        }
        super().__init__(429, body | {"code": 0})
        self.headers = verdict.headers | {"Retry-After": str(int(wait) + 1)}
        if verdict.is_global:
            self.headers["X-RateLimit-Global"] = "true"


def _retry_headers(refusal: Refused) -> dict[str, str]:
    return refusal.headers if isinstance(refusal, RateLimited) else {}


async def _answer(route: Route, call: Call) -> Answer:
    given = await route.handler(call)
    if isinstance(given, Answer):
        return given
    return Answer(given, 204 if given is None else route.status)


def _faulty(status: int) -> Refused:
    return errors.refused(status, 0, f"{status}: a fault that was asked for")


def _no_route(request: web.Request) -> Refused:
    """405 if another method would have found something at this path, else 404."""
    path = _path_of(request)
    for route in all_routes():
        pattern = route.path.split("/")
        parts = path.split("/")
        same = len(pattern) == len(parts) and all(
            want.startswith("{") or want == got for want, got in zip(pattern, parts, strict=True)
        )
        if same and route.method != request.method:
            return errors.method_not_allowed()
    return errors.not_found()


def _path_of(request: web.Request) -> str:
    """The path after the version."""
    path = request.path
    prefix = next(prefix for prefix in PREFIXES if path == prefix or path.startswith(prefix + "/"))
    return path[len(prefix) :] or "/"


def _response(answer: Answer, headers: dict[str, str]) -> web.Response:
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    # Exactly this content type: some clients take anything else for text.
    headers = headers | {"Content-Type": "application/json"}
    return web.Response(status=answer.status, body=msgspec.json.encode(answer.body), headers=headers)
