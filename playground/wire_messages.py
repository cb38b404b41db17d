"""How messages and their files look on Discord's wire."""

from typing import Any
from urllib.parse import quote

from playground import components, wire
from playground.clock import iso
from playground.files import file_name
from playground.snowflakes import born_at
from playground.values import EPHEMERAL, Attachment, Json, Message, Reaction
from playground.world import World

EMBED_FILES = (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url"))


def message(world: World, value: Message, *, with_reference: bool = True) -> Json:
    """A message as REST gives it."""
    shown = _with_files(world, value)
    shown |= {
        "id": str(value.id),
        "channel_id": str(value.channel_id),
        "type": value.type,
        "author": wire.user(world.author_of(value)),
        "content": value.content,
        "mentions": [wire.user(world.users[each]) for each in value.mentions if each in world.users],
        "mention_roles": [str(each) for each in value.mention_roles],
        "mention_everyone": value.mention_everyone,
        "timestamp": iso(born_at(value.id)),
        "edited_timestamp": None if value.edited_at is None else iso(value.edited_at),
        "flags": value.flags,
        "pinned": value.pinned_at is not None,
        "tts": value.tts,
    }
    if value.nonce is not None:
        shown["nonce"] = value.nonce
    if value.reactions:
        shown["reactions"] = reactions(world, value, world.bot.id)
    if value.signature is not None:
        shown |= {"webhook_id": str(value.author_id), "application_id": str(world.application.id)}
    _add_interaction(world, value, shown)
    _add_relations(world, value, shown, with_reference)
    return shown


def reactions(world: World, value: Message, viewer: int) -> list[Json]:
    """The reactions of a message; `me` is about whoever looks."""
    return [
        {
            "emoji": emoji(world, each),
            "count": len(each.users),
            "count_details": {"burst": 0, "normal": len(each.users)},
            "burst_colors": [],
            "me": viewer in each.users,
            "me_burst": False,
        }
        for each in value.reactions
    ]


def emoji(world: World, value: Reaction) -> Json:
    """The emoji of a reaction: its name alone, or a custom one with its id."""
    shown: Json = {"id": wire.text_id(value.emoji_id), "name": value.name}
    custom = world.emojis.get(value.emoji_id or 0)
    return shown | {"animated": custom.animated} if custom else shown


def message_for_gateway(world: World, value: Message) -> Json:
    """A message as events give it: with its server and the author's membership."""
    shown = message(world, value)
    channel = world.channels[value.channel_id]
    if channel.guild_id is None:
        return shown | {"channel_type": channel.type}
    shown |= {
        "guild_id": str(channel.guild_id),
        "channel_type": channel.type,
        "mentions": [_with_member(world, each, channel.guild_id) for each in shown["mentions"]],
    }
    member = world.members.get((channel.guild_id, value.author_id))
    return shown | {"member": wire.bare_member(member)} if member else shown


def _with_member(world: World, user: Json, guild_id: int) -> Json:
    member = world.members.get((guild_id, int(user["id"])))
    return user | {"member": wire.bare_member(member)} if member else user


def attachment(world: World, value: Attachment, owner: Message) -> Json:
    return attachment_at(file_url(world, value, owner), value, ephemeral=bool(owner.flags & EPHEMERAL))


def attachment_at(url: str, value: Attachment, *, ephemeral: bool) -> Json:
    """A file at its address; keys that say nothing are left out."""
    wire: dict[str, Any] = {
        "id": str(value.id),
        "filename": value.filename,
        "size": value.size,
        "url": url,
        "proxy_url": url,
        "width": value.width,
        "height": value.height,
        "content_type": value.content_type,
        "description": value.description,
        "title": value.title,
        "flags": 1 << 3 if value.spoiler else None,
        "ephemeral": ephemeral or None,
    }
    return {key: said for key, said in wire.items() if said is not None}


def file_url(world: World, value: Attachment, owner: Message) -> str:
    return f"{world.url}/cdn/attachments/{owner.channel_id}/{value.id}/{quote(value.filename)}"


def _with_files(world: World, value: Message) -> Json:
    """Attachments, embeds and components; a file that an embed shows is not listed a second time."""
    by_name = {each.filename: each for each in value.attachments}
    in_embeds: set[int] = set()

    def address(url: str) -> str:
        found = by_name.get(file_name(url.removeprefix("attachment://")))
        if not url.startswith("attachment://") or found is None:
            return url
        in_embeds.add(found.id)
        return file_url(world, found, value)

    def media(url: str) -> Json:
        found = by_name.get(file_name(url.removeprefix("attachment://")))
        if not url.startswith("attachment://") or found is None:
            return {"id": str(value.id), "url": url, "proxy_url": url, "width": None, "height": None}
        return _media(file_url(world, found, value), found)

    embeds = [_embed(embed, address) for embed in value.embeds]
    listed = [each for each in value.attachments if each.id not in in_embeds]
    return {
        "attachments": [attachment(world, each, value) for each in listed],
        "embeds": embeds,
        "components": components.with_media(value.components, media),
    }


def _media(url: str, value: Attachment) -> Json:
    return {
        "id": str(value.id),
        "attachment_id": str(value.id),
        "url": url,
        "proxy_url": url,
        "width": value.width,
        "height": value.height,
        "content_type": value.content_type,
        "name": value.filename,
        "size": value.size,
    }


def _embed(embed: Json, address: Any) -> Json:
    shown = {"type": "rich", **{key: value for key, value in embed.items() if value is not None}}
    for part, key in EMBED_FILES:
        if shown.get(part) and shown[part].get(key):
            url = address(shown[part][key])
            shown[part] = {**shown[part], key: url, f"proxy_{key}": url}
    shown["fields"] = [{"inline": False, **field} for field in shown.get("fields", ())]
    if not shown["fields"]:
        del shown["fields"]
    return shown


def _add_interaction(world: World, value: Message, shown: Json) -> None:
    if value.interaction_id is None or value.metadata is None:
        return
    shown |= {
        "application_id": str(world.application.id),
        "webhook_id": str(world.application.id),
        "interaction_metadata": value.metadata,
    }
    if value.command_name is not None:
        shown["interaction"] = {
            "id": str(value.interaction_id),
            "type": 2,
            "name": value.command_name,
            "user": value.metadata["user"],
        }


def _add_relations(world: World, value: Message, shown: Json, with_reference: bool) -> None:
    thread = world.channels.get(value.thread_id or 0)
    if thread is not None:
        shown["thread"] = wire.channel(world, thread)
    if value.reference is None:
        return
    shown["message_reference"] = value.reference
    message_id = value.reference.get("message_id")
    if with_reference and message_id is not None:
        found = world.storage.load_message(int(message_id))
        # A public answer to a private message must not show it to everybody.
        hidden = found is None or found.ephemeral_to not in (None, value.ephemeral_to)
        shown["referenced_message"] = (
            None if hidden or found is None else message(world, found, with_reference=False)
        )
