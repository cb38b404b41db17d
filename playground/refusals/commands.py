"""What Discord would refuse about application commands."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from playground.refusals.options import (
    DESCRIPTION,
    OPTION_RULES,
    OPTIONS,
    command_name,
    localised,
)
from playground.refusals.problems import Path, Problems
from playground.refusals.shapes import array, boolean, is_object, missing, one_of, record, snowflake, text

CHAT_INPUT, USER_MENU, MESSAGE_MENU = 1, 2, 3
MOST_OF_A_TYPE = {CHAT_INPUT: 100, USER_MENU: 15, MESSAGE_MENU: 15}
MAX_CHARACTERS = 8000
TOO_MANY_COMMANDS = 30032


def _permissions(value: Any, path: Path, problems: Problems) -> None:
    # Permission bits come as a string from some clients and as a number from others; both fit an id's shape.
    snowflake(value, path, problems)


_SHARED = {
    "id": snowflake,
    "type": one_of(CHAT_INPUT, USER_MENU, MESSAGE_MENU),
    "default_member_permissions": _permissions,
    "dm_permission": boolean,
    "nsfw": boolean,
    "contexts": array(one_of(0, 1, 2), 1, unique=True),
    "integration_types": array(one_of(0, 1), 1, unique=True),
}
_CHAT_INPUT = record(
    {},
    {
        **_SHARED,
        "name": command_name,
        "description": DESCRIPTION,
        "name_localizations": localised(command_name),
        "description_localizations": localised(DESCRIPTION),
        "options": OPTIONS,
    },
    *OPTION_RULES,
)
_MENU = record({}, {**_SHARED, "name": text(1, 32), "name_localizations": localised(text(1, 32))})


def check_commands(commands: object) -> Problems:
    """Check a bulk overwrite: every command, unique names per type, and how many there are of each type."""
    problems = Problems()
    if not isinstance(commands, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return problems
    for index, command in enumerate(commands):
        _check_command(command, (index,), problems, creating=True)
    if not problems:
        _check_together(commands, problems)
    return problems


def check_command_edit(payload: object, *, creating: bool = False) -> Problems:
    """Check one command's create (`creating`) or edit body."""
    problems = Problems()
    _check_command(payload, (), problems, creating=creating)
    return problems


def _check_command(command: Any, path: Path, problems: Problems, *, creating: bool) -> None:
    if not is_object(command, path, problems):
        return
    kind = command.get("type") or CHAT_INPUT
    found = Problems()
    if kind in (USER_MENU, MESSAGE_MENU):
        _MENU(command, path, found)
        _refuse_menu_extras(command, path, found)
    else:
        _CHAT_INPUT(command, path, found)
    for name in _needed(kind) if creating else ():
        if command.get(name) is None:
            missing((*path, name), found)
    if not found and sum(map(len, _texts(command))) > MAX_CHARACTERS:
        found.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")
    problems.extend(found)


def _needed(kind: int) -> tuple[str, ...]:
    return ("name", "description") if kind == CHAT_INPUT else ("name",)


def _refuse_menu_extras(command: dict[str, Any], path: Path, problems: Problems) -> None:
    for name in ("description", "options"):
        if command.get(name):
            problems.add(
                (*path, name),
                f"APPLICATION_COMMAND_{name.upper()}_INVALID",
                f"Context menu commands cannot have {'a ' if name == 'description' else ''}{name}",
            )


def _check_together(commands: list[dict[str, Any]], problems: Problems) -> None:
    kinds = Counter(command.get("type") or CHAT_INPUT for command in commands)
    for kind, most in MOST_OF_A_TYPE.items():
        if kinds[kind] > most:
            problems.refuse(TOO_MANY_COMMANDS, f"Maximum number of application commands reached ({most})")
    seen = set()
    for index, command in enumerate(commands):
        key = (command.get("type") or CHAT_INPUT, command["name"])
        if key in seen:
            problems.add(
                (index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)


def _texts(part: dict[str, Any]) -> Iterator[str]:
    """What counts towards a command's size: the longest of each name and description, and choice values."""
    for field in ("name", "description"):
        told = [part.get(field) or "", *(part.get(f"{field}_localizations") or {}).values()]
        yield max(told, key=len)
    if isinstance(part.get("value"), str):
        yield part["value"]
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from _texts(inner)
