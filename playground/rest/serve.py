"""From an HTTP request to a handler and back: token, rate limits, faults, errors and headers on the way."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from aiohttp import web

from playground import errors
from playground.errors import Refused
from playground.faults import Faults
from playground.limits import Limiter, Verdict
from playground.rest.call import Answer, Call, Route
from playground.rest.finding import find_route, why_no_route
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
            router.add_route("*", prefix + "/{tail:.*}", self._serve)

    async def _serve(self, request: web.Request) -> web.Response:
        path, raw_path = _after_version(request.path), _after_version(request.rel_url.raw_path)
        route, gaps = find_route(request.method, raw_path)
        body: Any = None
        headers: dict[str, str] = {"Via": "1.1 playground"}
        try:
            self._check_token(request, route)
            headers |= self._count(request.method, path, route, gaps)
            if fault := self._faults.take_for_request("slow", request.method, path):
                await self._world.clock.sleep(fault.seconds or 0)
            body, uploads = await read_body(request, takes_forms=route is not None and route.takes_forms)
            if fault := self._faults.take_for_request("rest_error", request.method, path):
                raise _faulty(fault.status)
            if route is None:
                raise why_no_route(raw_path)
            call = Call(self._world, gaps, request.query, body, uploads)
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

    def _count(self, method: str, path: str, route: Route | None, gaps: Mapping[str, str]) -> dict[str, str]:
        """Count the request against its limits; gives the headers that say how it stands."""
        if fault := self._faults.take_for_request("rate_limit", method, path):
            scope = "global" if fault.is_global else "user"
            verdict = Verdict({"X-RateLimit-Scope": scope}, fault.retry_after, fault.is_global)
        else:
            template = route.path if route else path
            major = "+".join(gaps[name] for name in MAJOR if name in gaps)
            exempt = path.startswith(EXEMPT)
            verdict = self._limiter.count(method, path, template, major, exempt=exempt)
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


def _after_version(path: str) -> str:
    prefix = next(prefix for prefix in PREFIXES if path == prefix or path.startswith(prefix + "/"))
    return path[len(prefix) :] or "/"


def _response(answer: Answer, headers: dict[str, str]) -> web.Response:
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    # Exactly this content type: some clients take anything else for text.
    headers = headers | {"Content-Type": "application/json"}
    return web.Response(status=answer.status, body=msgspec.json.encode(answer.body), headers=headers)
