"""Which route a request is for. The routes are the same in every playground, so they are sorted once."""

from collections.abc import Iterator, Mapping
from functools import cache
from urllib.parse import unquote

from playground import errors
from playground.errors import Refused
from playground.rest import all_routes
from playground.rest.call import Route


def find_route(method: str, raw_path: str) -> tuple[Route | None, Mapping[str, str]]:
    """The route at a quoted path and what stands in its gaps, if there is one for this method."""
    for methods, gaps in _matching(raw_path):
        if method in methods:
            return methods[method], gaps
    return None, {}


def why_no_route(raw_path: str) -> Refused:
    """405 if another method would have found something at this path, else 404."""
    return errors.method_not_allowed() if any(_matching(raw_path)) else errors.not_found()


def _matching(raw_path: str) -> Iterator[tuple[Mapping[str, Route], Mapping[str, str]]]:
    parts = [unquote(part) for part in raw_path.split("/")]
    for pattern, methods in _patterns().get(len(parts), ()):
        if all((want[0] == "{" and got) or want == got for want, got in zip(pattern, parts[1:], strict=True)):
            gaps = zip(pattern, parts[1:], strict=True)
            yield methods, {want[1:-1]: got for want, got in gaps if want[0] == "{"}


@cache
def _patterns() -> Mapping[int, list[tuple[list[str], Mapping[str, Route]]]]:
    """By the number of their parts, those with words before those with gaps."""
    methods: dict[str, dict[str, Route]] = {}
    for route in all_routes():
        methods.setdefault(route.path, {})[route.method] = route
    found: dict[int, list[tuple[list[str], Mapping[str, Route]]]] = {}
    for path, by_method in methods.items():
        pattern = path.split("/")
        found.setdefault(len(pattern), []).append((pattern[1:], by_method))
    for patterns in found.values():
        patterns.sort(key=lambda each: [part[0] == "{" for part in each[0]])
    return found
