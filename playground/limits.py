"""Rate limits as Discord has them: buckets per route and place, one global limit, told by headers."""

import hashlib
from collections.abc import Callable
from fnmatch import fnmatchcase

import msgspec

FORGET_ABOVE = 5000


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many requests per so many seconds; 0 is no limit."""

    limit: int
    per: float


class RouteLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit of one method and route pattern."""

    method: str
    route: str
    limit: int
    per: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All limits; the first route that matches counts."""

    everywhere: Limit = msgspec.field(default=Limit(50, 1), name="global")
    routes: tuple[RouteLimit, ...] = (
        RouteLimit("POST", "/channels/*/messages", 5, 5),
        RouteLimit("PATCH", "/channels/*/messages/*", 5, 5),
        RouteLimit("DELETE", "/channels/*/messages/*", 5, 1),
        RouteLimit("POST", "/channels/*/typing", 5, 5),
        RouteLimit("*", "/webhooks/*", 5, 2),
        RouteLimit("PUT", "/applications/*/commands", 200, 86400),
        RouteLimit("GET", "/channels/*/messages*", 50, 1),
        RouteLimit("PUT", "/channels/*/messages/pins/*", 5, 4),
    )


UNLIMITED = Limits(Limit(0, 1), ())


class Verdict(msgspec.Struct, frozen=True):
    """May a request pass; the headers it is answered with; how long to wait otherwise."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


class Limiter:
    """Counts requests in fixed windows that begin with their first request."""

    def __init__(self, now: Callable[[], float], limits: Limits) -> None:
        self.limits = limits
        self._now = now
        self._windows: dict[str, tuple[float, int]] = {}

    def count(self, method: str, path: str, template: str, major: str, *, exempt: bool) -> Verdict:
        """Count one request of a route (`template`) for its place (`major`: channel, server or webhook)."""
        if not exempt and self.limits.everywhere.limit:
            wait = self._count("global", self.limits.everywhere)[1]
            if wait is not None:
                return Verdict({"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, wait, True)
        found = next(
            (
                each
                for each in self.limits.routes
                if each.method in ("*", method) and fnmatchcase(path, each.route)
            ),
            None,
        )
        if found is None or not found.limit:
            return Verdict({})
        bucket = hashlib.blake2b(f"{method} {template}".encode(), digest_size=8).hexdigest()
        key = f"{bucket}:{major}"
        remaining, wait = self._count(key, Limit(found.limit, found.per))
        headers = self._headers(key, bucket, found, remaining)
        if wait is not None:
            headers["X-RateLimit-Scope"] = "user"
        return Verdict(headers, wait)

    def _count(self, key: str, limit: Limit) -> tuple[int, float | None]:
        """How many requests are left in the window, and the wait if there were none."""
        now = self._now()
        ends, used = self._windows.get(key, (0.0, 0))
        if ends <= now:
            self._forget_ended(now)
            ends, used = now + limit.per, 0
        if used >= limit.limit:
            return 0, ends - now
        self._windows[key] = ends, used + 1
        return limit.limit - used - 1, None

    def _forget_ended(self, now: float) -> None:
        if len(self._windows) > FORGET_ABOVE:
            self._windows = {key: window for key, window in self._windows.items() if window[0] > now}

    def _headers(self, key: str, bucket: str, limit: RouteLimit, remaining: int) -> dict[str, str]:
        ends = self._windows[key][0]
        return {
            "X-RateLimit-Limit": str(limit.limit),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, ends - self._now()):.3f}",
            "X-RateLimit-Bucket": bucket,
        }
