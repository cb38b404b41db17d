"""Files for download: attachments, emojis and made-up faces; nothing outside the world's file is read."""

import re

from aiohttp import web

from playground.pictures import avatar
from playground.world import World

# Whatever was uploaded is shown, never run: it comes from the same address as the page.
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "private, max-age=86400",
}
SIZES = range(16, 1025)


class Cdn:
    """Serves `/cdn`."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/cdn/attachments/{channel_id}/{file_id:\\d+}/{name}", self._attachment)
        router.add_get("/cdn/ephemeral-attachments/{channel_id}/{file_id:\\d+}/{name}", self._attachment)
        router.add_get("/cdn/emojis/{file_id:\\d+}.{kind}", self._emoji)
        router.add_get("/cdn/avatars/{owner_id:\\d+}/{hash}.{kind}", self._face)
        router.add_get("/cdn/icons/{owner_id:\\d+}/{hash}.{kind}", self._face)
        router.add_get("/cdn/embed/avatars/{owner_id:\\d+}.{kind}", self._face)

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self._world.storage.load_file(_number(request, "file_id"))
        if found is None or found.filename != request.match_info["name"]:
            raise web.HTTPNotFound(text="This content is no longer available.")
        is_picture = found.content_type.startswith("image/")
        place = "inline" if is_picture else "attachment"
        headers = SAFE | {"Content-Disposition": f'{place}; filename="{found.filename}"'}
        return web.Response(body=found.data, content_type=found.content_type, headers=headers)

    async def _emoji(self, request: web.Request) -> web.Response:
        file_id = _number(request, "file_id")
        found = self._world.storage.load_file(file_id) if file_id in self._world.emojis else None
        if found is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        return web.Response(body=found.data, content_type=found.content_type, headers=SAFE)

    async def _face(self, request: web.Request) -> web.Response:
        asked = request.query.get("size", "128")
        size = int(asked) if asked.isdecimal() and len(asked) < 5 and int(asked) in SIZES else 128
        owner, told = _number(request, "owner_id"), request.match_info.get("hash", "")
        user = self._world.users.get(owner)
        if user is not None and user.avatar is not None and user.avatar == told:
            kept = self._world.storage.load_file(owner)
            assert kept is not None
            return web.Response(body=kept.data, content_type=kept.content_type, headers=SAFE)
        # The hash of a made-up face is the number it is made from: a user's id, or what a webhook signs with.
        seed = int(told, 16) if re.fullmatch("[0-9a-f]{32}", told) else owner
        return web.Response(body=avatar(seed, size), content_type="image/png", headers=SAFE)


def _number(request: web.Request, name: str) -> int:
    """A number of the path that SQLite can hold; 0, which is nobody's, for a larger one."""
    number = int(request.match_info[name][:20])
    return number if number < 2**63 else 0
