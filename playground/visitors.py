"""Who may come in: only this machine, by one of its own names, and no page from elsewhere."""

from aiohttp import web
from aiohttp.typedefs import Handler
from yarl import URL

OWN_NAMES = ("127.0.0.1", "localhost", "::1")


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign Host (a name pointed at this machine) and a foreign Origin (another site's page)."""
    if _name_of(f"http://{request.headers.get('Host', '')}") not in OWN_NAMES:
        return web.json_response({"error": "This playground answers only on this machine."}, status=403)
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.headers['Host']}":
        return web.json_response({"error": "This playground answers only its own page."}, status=403)
    return await handler(request)


def _name_of(address: str) -> str | None:
    try:
        return URL(address).host
    except ValueError:
        return None
