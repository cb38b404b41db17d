"""Pressing buttons and choosing in selects as a member."""

import msgspec

from playground import components
from playground.interactions import COMPONENT, begin
from playground.local.asking import Ask, Mistake, number
from playground.local.resolving import Resolver
from playground.values import Interaction, Json, Message


class Press(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    message_id: str
    custom_id: str


class Choose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    message_id: str
    custom_id: str
    values: list[str]


def press(ask: Ask) -> Interaction:
    """Press a button."""
    asked = ask.read(Press)
    message, button = _find(ask, asked.message_id, asked.custom_id)
    if button["type"] != components.BUTTON:
        raise Mistake(400, "This is not a button.", asked.custom_id)
    return _begin(ask, message, button, {})


def choose(ask: Ask) -> Interaction:
    """Choose in a select."""
    asked = ask.read(Choose)
    message, select = _find(ask, asked.message_id, asked.custom_id)
    if select["type"] not in components.SELECTS:
        raise Mistake(400, "This is not a select.", asked.custom_id)
    resolver = Resolver(ask, ask.channel(message.channel_id))
    values = chosen_values(select, asked.values, resolver, select["min_values"])
    return _begin(ask, message, select, resolver.add_to({"values": values}))


def chosen_values(select: Json, values: list[str], resolver: Resolver, least: int) -> list[str]:
    """The values of a select if they are as many as it wants and all of them to be had."""
    name, most = select["custom_id"], select.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        wanted = str(most) if least == most else f"{least} to {most}"
        raise Mistake(400, f"Choose {wanted} here.", name)
    for value in values:
        if not _is_offered(select, value, resolver):
            raise Mistake(400, f"{value} cannot be chosen here.", name)
    return values


def _is_offered(select: Json, value: str, resolver: Resolver) -> bool:
    kind = select["type"]
    if kind == components.STRING_SELECT:
        return value in [option["value"] for option in select["options"]]
    chosen = number(select["custom_id"], value)
    if kind == components.USER_SELECT:
        return resolver.user(chosen)
    if kind == components.ROLE_SELECT:
        return resolver.role(chosen)
    if kind == components.CHANNEL_SELECT:
        return resolver.channel(chosen, select.get("channel_types"))
    return resolver.user(chosen) or resolver.role(chosen)


def _find(ask: Ask, message_id: str, custom_id: str) -> tuple[Message, Json]:
    message = ask.message(number("message_id", message_id))
    parts = components.walk(message.components)
    found = next((part for part in parts if part.get("custom_id") == custom_id), None)
    if found is None:
        raise Mistake(404, "This message has no such button or select.", "custom_id")
    if found.get("disabled"):
        raise Mistake(400, "This is disabled.", custom_id)
    return message, found


def _begin(ask: Ask, message: Message, part: Json, more: Json) -> Interaction:
    data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"], **more}
    channel = ask.wake(ask.channel(message.channel_id))
    return begin(ask.world, COMPONENT, ask.member.id, channel, data, message=message)
