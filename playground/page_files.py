"""The web page's own files, as they lie in `page/`."""

from pathlib import Path

from aiohttp import web

PAGE = Path(__file__).parent / "page"
# Nothing is loaded from elsewhere; pictures that a bot links to from other places stay unloaded.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
}


class PageFiles:
    """Serves `/` and `/page/...`."""

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/", self._index)
        router.add_get("/page/{path:.+}", self._file)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return _answer("index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return _answer(request.match_info["path"])


def _answer(path: str) -> web.StreamResponse:
    """A file inside `page/`; whatever leads out of it does not exist."""
    wanted = (PAGE / path).resolve() if "\0" not in path else PAGE
    if not wanted.is_relative_to(PAGE.resolve()) or not wanted.is_file():
        raise web.HTTPNotFound(text="There is no such file.")
    return web.FileResponse(wanted, headers=HEADERS)
