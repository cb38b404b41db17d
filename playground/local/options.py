"""A member's options for a slash command: checked as Discord's client does it, and written for the bot."""

from typing import Any

import msgspec

from playground.local.asking import Ask, File, Mistake, number
from playground.local.resolving import Resolver
from playground.values import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(
    1, 12
)
LARGEST = 2**53


def find_subcommand(body: Json, names: list[str]) -> tuple[list[Json], list[Json]]:
    """The options of the command that a path of names leads to, and the (sub)groups on the way."""
    options, way = body.get("options") or [], []
    for name in names:
        inner = (each for each in options if each["name"] == name and each["type"] in (SUBCOMMAND, GROUP))
        found = next(inner, None)
        if found is None:
            raise Mistake(400, f"There is no subcommand {name}.", "name")
        way.append(found)
        options = found.get("options") or []
    if any(each["type"] in (SUBCOMMAND, GROUP) for each in options):
        raise Mistake(400, "This command needs one of its subcommands.", "name")
    return options, way


def wrapped(way: list[Json], options: list[Json]) -> list[Json]:
    """The options inside the subcommand and group they belong to."""
    for step in reversed(way):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def checked(ask: Ask, declared: list[Json], given: dict[str, Any], resolver: Resolver) -> list[Json]:
    """All given options as the bot gets them; the first that does not fit is told."""
    known = {option["name"]: option for option in declared}
    for name in given:
        if name not in known:
            raise Mistake(400, f"This command has no option {name}.", name)
    for name, option in known.items():
        if option.get("required") and given.get(name) is None:
            raise Mistake(400, f"{name} is needed.", name)
    return [
        {"name": name, "type": option["type"], "value": _value(ask, option, given[name], resolver)}
        for name, option in known.items()
        if given.get(name) is not None
    ]


def so_far(declared: list[Json], given: dict[str, Any], focused: str) -> list[Json]:
    """Options while they are being typed: the focused one as text, others only if they already make sense."""
    shown = []
    for option in declared:
        name, kind = option["name"], option["type"]
        if name == focused:
            if not option.get("autocomplete"):
                raise Mistake(400, f"{focused} has no autocomplete.", focused)
            text = given.get(name)
            shown.append(
                {"name": name, "type": kind, "value": "" if text is None else str(text), "focused": True}
            )
        elif given.get(name) is not None:
            shown.append({"name": name, "type": kind, "value": given[name]})
    if not any(each.get("focused") for each in shown):
        raise Mistake(400, f"This command has no option {focused}.", focused)
    return shown


def _value(ask: Ask, option: Json, value: Any, resolver: Resolver) -> Any:
    name, kind = option["name"], option["type"]
    if kind == STRING:
        return _text(option, value)
    if kind in (INTEGER, NUMBER):
        return _number(option, value)
    if kind == BOOLEAN:
        if not isinstance(value, bool):
            raise Mistake(400, f"{name} is true or false.", name)
        return value
    if kind == ATTACHMENT:
        try:
            return resolver.file(msgspec.convert(value, File))
        except msgspec.ValidationError:
            raise Mistake(400, f"{name} is a file.", name) from None
    chosen = number(name, str(value))
    if not _resolve(resolver, kind, chosen, option):
        raise Mistake(400, f"{name} is not something this member can choose here.", name)
    return str(chosen)


def _resolve(resolver: Resolver, kind: int, chosen: int, option: Json) -> bool:
    if kind == USER:
        return resolver.user(chosen)
    if kind == CHANNEL:
        return resolver.channel(chosen, option.get("channel_types"))
    if kind == ROLE:
        return resolver.role(chosen)
    return resolver.user(chosen) or resolver.role(chosen)


def _text(option: Json, value: Any) -> str:
    name = option["name"]
    if not isinstance(value, str):
        raise Mistake(400, f"{name} is text.", name)
    least, most = option.get("min_length", 0), option.get("max_length", 6000)
    if not least <= len(value) <= most:
        raise Mistake(400, f"{name} is from {least} to {most} characters long.", name)
    _check_choice(option, value)
    return value


def _number(option: Json, value: Any) -> int | float:
    name, whole = option["name"], option["type"] == INTEGER
    try:
        found = int(value) if whole else float(value)
    except (TypeError, ValueError, OverflowError):
        raise Mistake(400, f"{name} is a {'whole ' if whole else ''}number.", name) from None
    is_same = not isinstance(value, float) or found == value
    if isinstance(value, bool) or not is_same or not -LARGEST <= found <= LARGEST:
        raise Mistake(400, f"{name} is a {'whole ' if whole else ''}number.", name)
    least, most = option.get("min_value", -LARGEST), option.get("max_value", LARGEST)
    if not least <= found <= most:
        raise Mistake(400, f"{name} is from {least} to {most}.", name)
    _check_choice(option, found)
    return found


def _check_choice(option: Json, value: Any) -> None:
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        name = option["name"]
        raise Mistake(400, f"{name} is one of {', '.join(choice['name'] for choice in choices)}.", name)
