"""Application commands, global and of one server, and who may use them there."""

from typing import Any

from playground import changes, errors, refusals, wire
from playground.rest.call import Answer, Call, Route
from playground.values import Command, Json

MOST_OF_TYPE = {1: 100, 2: 15, 3: 15}


async def list_commands(call: Call) -> list[Json]:
    guild_id = _place(call)
    shown = [wire.command(call.world, each) for each in commands_of(call, guild_id)]
    if call.query_flag("with_localizations"):
        return shown
    return [
        {key: value for key, value in each.items() if not key.endswith("_localizations")} for each in shown
    ]


async def one_command(call: Call) -> Json:
    return wire.command(call.world, _command(call))


async def overwrite_commands(call: Call) -> list[Json]:
    guild_id = _place(call)
    call.check(refusals.check_commands(call.raw_body))
    kept = {command.key: command for command in commands_of(call, guild_id)}
    commands = [_settled(call, guild_id, body, kept) for body in call.raw_body]
    _keep(call, guild_id, commands)
    return [wire.command(call.world, each) for each in commands]


async def create_command(call: Call) -> Answer:
    """A command of the same name and type is replaced, which Discord says with 200 instead of 201."""
    guild_id = _place(call)
    call.check(refusals.check_command_edit(call.raw_body, creating=True))
    kept = {command.key: command for command in commands_of(call, guild_id)}
    command = _settled(call, guild_id, call.body, kept)
    others = [each for each in kept.values() if each.key != command.key]
    if sum(each.key[1] == command.key[1] for each in others) >= MOST_OF_TYPE.get(command.key[1], 1):
        raise errors.refused(400, 30032, "Maximum number of application commands reached (100)")
    _keep(call, guild_id, [*others, command])
    return Answer(wire.command(call.world, command), 200 if command.key in kept else 201)


async def edit_command(call: Call) -> Json:
    command = _command(call)
    call.check(refusals.check_command_edit(call.raw_body))
    same = {command.key: command}
    body = {**command.body, **call.body}
    edited = _settled(call, command.guild_id, body, {(body["name"], body["type"]): same[command.key]})
    others = [each for each in commands_of(call, command.guild_id) if each.id != command.id]
    _keep(call, command.guild_id, [*others, edited])
    return wire.command(call.world, edited)


async def delete_command(call: Call) -> None:
    command = _command(call)
    left = [each for each in commands_of(call, command.guild_id) if each.id != command.id]
    _keep(call, command.guild_id, left)


async def all_permissions(call: Call) -> list[Json]:
    guild_id = _place(call)
    assert guild_id is not None
    found = (
        (each, call.world.command_permissions(guild_id, each.id)) for each in call.world.commands.values()
    )
    return [_permissions(call, guild_id, each.id, entries) for each, entries in found if entries is not None]


async def one_permissions(call: Call) -> Json:
    guild_id, command = _place(call), _command(call, any_place=True)
    assert guild_id is not None
    entries = call.world.command_permissions(guild_id, command.id)
    if entries is None:
        raise errors.unknown("Application Command Permissions")
    return _permissions(call, guild_id, command.id, entries)


def _permissions(call: Call, guild_id: int, command_id: int, entries: list[Json]) -> Json:
    return {
        "id": str(command_id),
        "application_id": str(call.world.application.id),
        "guild_id": str(guild_id),
        "permissions": entries,
    }


def commands_of(call: Call, guild_id: int | None) -> list[Command]:
    return [command for command in call.world.commands.values() if command.guild_id == guild_id]


def _place(call: Call) -> int | None:
    """The server of the path, or None for global commands."""
    call.need_application()
    return call.guild().id if "guild_id" in call.path else None


def _command(call: Call, *, any_place: bool = False) -> Command:
    guild_id = _place(call)
    found = call.world.commands.get(call.id("command_id"))
    if found is None or (found.guild_id != guild_id and not any_place):
        raise errors.unknown("application command")
    return found


def _keep(call: Call, guild_id: int | None, commands: list[Command]) -> None:
    call.world.keep_commands(guild_id, commands)
    call.world.changes.announce(changes.CommandsChanged(guild_id))


def _settled(call: Call, guild_id: int | None, body: Json, kept: dict[tuple[str, int], Command]) -> Command:
    """A command with its defaults; one that was there keeps its id, and its version while it is unchanged."""
    settled: Json = {
        "type": body.get("type") or 1,
        "name": body["name"],
        "description": body.get("description") or "",
        "name_localizations": body.get("name_localizations") or None,
        "description_localizations": body.get("description_localizations") or None,
        "default_member_permissions": _bits(body.get("default_member_permissions")),
        "nsfw": bool(body.get("nsfw")),
        "integration_types": body.get("integration_types") or [0],
    }
    if guild_id is None:
        settled["contexts"] = body.get("contexts")
        settled["dm_permission"] = body.get("dm_permission") is not False
    if settled["type"] == 1 and body.get("options"):
        settled["options"] = [_option(option) for option in body["options"]]
    before = kept.get((settled["name"], settled["type"]))
    if before is not None and before.body == settled:
        return before
    return Command(before.id if before else call.world.ids.new(), call.world.ids.new(), guild_id, settled)


def _bits(value: Any) -> str | None:
    return None if value is None else str(value)


def _option(option: Json) -> Json:
    """An option with everything Discord would repeat, and nothing it would leave out."""
    shown = {key: value for key, value in option.items() if value is not None}
    for key in ("name_localizations", "description_localizations"):
        if not shown.get(key):
            shown.pop(key, None)
    if "options" in shown:
        shown["options"] = [_option(each) for each in shown["options"]]
    for key in ("required", "autocomplete"):
        if shown.get(key) is False:
            del shown[key]
    for key in ("choices", "options", "channel_types"):
        if shown.get(key) == []:
            del shown[key]
    return shown


def routes() -> list[Route]:
    everywhere, in_guild = (
        "/applications/{application_id}",
        "/applications/{application_id}/guilds/{guild_id}",
    )
    found = [
        Route("GET", in_guild + "/commands/permissions", all_permissions),
        Route("GET", in_guild + "/commands/{command_id}/permissions", one_permissions),
    ]
    for place in (everywhere, in_guild):
        found += [
            Route("GET", place + "/commands", list_commands),
            Route("PUT", place + "/commands", overwrite_commands),
            Route("POST", place + "/commands", create_command, 201),
            Route("GET", place + "/commands/{command_id}", one_command),
            Route("PATCH", place + "/commands/{command_id}", edit_command),
            Route("DELETE", place + "/commands/{command_id}", delete_command),
        ]
    return found
