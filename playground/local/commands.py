"""Using a bot's commands as a member."""

from typing import Any

import msgspec

from playground import permissions, wire
from playground.interactions import AUTOCOMPLETE, COMMAND, begin
from playground.local import options
from playground.local.asking import Ask, Mistake, number
from playground.local.resolving import Resolver
from playground.values import Channel, Command, Interaction, Json
from playground.world import World

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
IN_GUILD, IN_BOT_DM = 0, 1


class UseCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a member sends to use a command."""

    channel_id: str
    name: str
    type: int = CHAT_INPUT
    options: dict[str, Any] = {}
    target_id: str | None = None


class Complete(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a member has typed so far."""

    channel_id: str
    name: str
    focused: str
    options: dict[str, Any] = {}


def usable(world: World, user_id: int, channel: Channel) -> list[Command]:
    """The commands a member may use in a channel, the server's own before the global ones."""
    bits = world.permissions(user_id, channel)
    if not bits & permissions.USE_APPLICATION_COMMANDS:
        return []
    found = [each for each in world.commands.values() if _may_use(world, each, user_id, channel, bits)]
    return sorted(found, key=lambda command: (command.guild_id is None, command.body["name"]))


def _may_use(world: World, command: Command, user_id: int, channel: Channel, bits: int) -> bool:
    if command.guild_id not in (None, channel.guild_id):
        return False
    contexts = command.body.get("contexts")
    if channel.guild_id is None:
        return IN_BOT_DM in contexts if contexts is not None else command.body.get("dm_permission", False)
    if contexts is not None and IN_GUILD not in contexts:
        return False
    needed = command.body.get("default_member_permissions")
    by_default = (
        needed is None or bits == permissions.ALL or (int(needed) > 0 and bits & int(needed) == int(needed))
    )
    return _by_overrides(world, command, user_id, channel, default=by_default)


def _by_overrides(world: World, command: Command, user_id: int, channel: Channel, *, default: bool) -> bool:
    """A server's own settings for a command: a member's beat its roles', roles beat everyone's."""
    assert channel.guild_id is not None
    entries = world.command_permissions(channel.guild_id, command.id)
    if not entries or world.guild_permissions(user_id, channel.guild_id) == permissions.ALL:
        return default
    said = {int(entry["id"]): entry["permission"] for entry in entries}
    if said.get(channel.id, said.get(channel.guild_id - 1, True)) is False:
        return False
    if user_id in said:
        return bool(said[user_id])
    roles = [said[role] for role in world.members[channel.guild_id, user_id].roles if role in said]
    return any(roles) if roles else bool(said.get(channel.guild_id, default))


def localised(world: World, command: Command, locale: str) -> Json:
    """A command with the names and descriptions of a member's language beside its own."""
    return _localised(wire.command(world, command), locale)


def _localised(part: Json, locale: str) -> Json:
    shown = dict(part)
    for key in ("name", "description"):
        translations = part.get(f"{key}_localizations") or {}
        if key in part:
            shown[f"{key}_localized"] = translations.get(locale, part[key])
    for key in ("options", "choices"):
        if key in part:
            shown[key] = [_localised(each, locale) for each in part[key]]
    return shown


def use(ask: Ask) -> Interaction:
    """Send a command with its options to the bot."""
    asked = ask.read(UseCommand)
    channel = ask.channel(number("channel_id", asked.channel_id))
    names = asked.name.split() if asked.type == CHAT_INPUT else [asked.name]
    command = _find(ask, channel, names[0] if names else "", asked.type)
    data: Json = {"id": str(command.id), "name": command.body["name"], "type": asked.type}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    resolver = Resolver(ask, channel)
    if asked.type == CHAT_INPUT:
        declared, way = options.find_subcommand(command.body, names[1:])
        given = options.checked(ask, declared, asked.options, resolver)
        data["options"] = options.wrapped(way, given)
    else:
        data["target_id"] = _target(ask, channel, asked, resolver)
    data = resolver.add_to(data)
    return begin(ask.world, COMMAND, ask.member.id, ask.wake(channel), data, command_name=" ".join(names))


def complete(ask: Ask) -> Interaction:
    """Ask the bot for choices."""
    asked = ask.read(Complete)
    channel = ask.channel(number("channel_id", asked.channel_id))
    names = asked.name.split()
    command = _find(ask, channel, names[0] if names else "", CHAT_INPUT)
    declared, way = options.find_subcommand(command.body, names[1:])
    given = options.so_far(declared, asked.options, asked.focused)
    data: Json = {"id": str(command.id), "name": command.body["name"], "type": CHAT_INPUT}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    data["options"] = options.wrapped(way, given)
    return begin(ask.world, AUTOCOMPLETE, ask.member.id, channel, data)


def _find(ask: Ask, channel: Channel, name: str, kind: int) -> Command:
    fitting = (each for each in usable(ask.world, ask.member.id, channel) if each.key == (name, kind))
    found = next(fitting, None)
    if found is None:
        raise Mistake(404, f"This member has no command {name} here.", "name")
    return found


def _target(ask: Ask, channel: Channel, asked: UseCommand, resolver: Resolver) -> str:
    target = number("target_id", asked.target_id or "")
    if asked.type == MESSAGE_MENU:
        resolver.message(ask.message(target, channel))
    elif not resolver.user(target):
        raise Mistake(404, "There is no such member here.", "target_id")
    return str(target)
