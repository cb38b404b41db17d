"""Application emojis."""

import msgspec

from playground import changes, errors, refusals, wire
from playground.pictures import picture_type
from playground.rest.call import Call, Route
from playground.values import Emoji, Json, Upload

MOST_EMOJIS = 2000


async def list_emojis(call: Call) -> Json:
    call.need_application()
    return {"items": [wire.emoji(call.world, each) for each in call.world.emojis.values()]}


async def one_emoji(call: Call) -> Json:
    return wire.emoji(call.world, _emoji(call))


async def create_emoji(call: Call) -> Json:
    call.need_application()
    call.check(refusals.check_emoji(call.raw_body))
    if len(call.world.emojis) >= MOST_EMOJIS:
        raise errors.refused(400, 30008, "Maximum number of emojis reached (2000)")
    _check_free(call, None)
    data = refusals.picture_in(call.body["image"])
    kind = picture_type(data)
    if kind is None:
        raise errors.invalid_field("image", "IMAGE_INVALID", "Invalid image data")
    emoji = Emoji(call.world.ids.new(), call.body["name"], animated=kind == "image/gif")
    with call.world.storage.together():
        call.world.storage.keep_file(emoji.id, Upload(emoji.name, kind, data))
        call.world.keep_emoji(emoji)
    call.world.changes.announce(changes.EmojisChanged())
    return wire.emoji(call.world, emoji)


async def rename_emoji(call: Call) -> Json:
    emoji = _emoji(call)
    call.check(refusals.check_emoji_edit(call.raw_body))
    _check_free(call, emoji.id)
    renamed = msgspec.structs.replace(emoji, name=call.body.get("name") or emoji.name)
    call.world.keep_emoji(renamed)
    call.world.changes.announce(changes.EmojisChanged())
    return wire.emoji(call.world, renamed)


async def delete_emoji(call: Call) -> None:
    call.world.drop_emoji(_emoji(call))
    call.world.changes.announce(changes.EmojisChanged())


def _emoji(call: Call) -> Emoji:
    call.need_application()
    found = call.world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise errors.unknown("Emoji")
    return found


def _check_free(call: Call, own_id: int | None) -> None:
    """Application emojis have unique names."""
    name = call.body.get("name")
    if any(each.name == name and each.id != own_id for each in call.world.emojis.values()):
        message = "An emoji with this name already exists."
        raise errors.invalid_field("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)


def routes() -> list[Route]:
    return [
        Route("GET", "/applications/{application_id}/emojis", list_emojis),
        Route("POST", "/applications/{application_id}/emojis", create_emoji, 201),
        Route("GET", "/applications/{application_id}/emojis/{emoji_id}", one_emoji),
        Route("PATCH", "/applications/{application_id}/emojis/{emoji_id}", rename_emoji),
        Route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", delete_emoji),
    ]
