"""Filling in a modal as a member."""

from typing import Any

import msgspec

from playground import components
from playground.interactions import MODAL_SUBMIT, begin
from playground.local.asking import Ask, File, Mistake, number
from playground.local.pressing import chosen_values
from playground.local.resolving import Resolver
from playground.values import Interaction, Json

MOST_TEXT = 4000


class Submit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A filled-in form."""

    interaction_id: str
    values: dict[str, Any] = {}


def submit(ask: Ask) -> Interaction:
    """Send a form that the bot opened for this member."""
    asked = ask.read(Submit)
    opened = ask.world.storage.load_interaction(number("interaction_id", asked.interaction_id))
    if opened is None or opened.modal is None or opened.user_id != ask.member.id:
        raise Mistake(404, "No such form was opened for this member.", "interaction_id")
    channel = ask.channel(opened.channel_id)
    resolver = Resolver(ask, channel)
    fields = {
        part["custom_id"] for part in components.walk(opened.modal["components"]) if "custom_id" in part
    }
    for name in asked.values:
        if name not in fields:
            raise Mistake(400, f"This form has no field {name}.", name)
    filled = [_filled(part, asked.values, resolver) for part in opened.modal["components"]]
    data = resolver.add_to({"custom_id": opened.modal["custom_id"], "components": filled})
    source = ask.world.storage.load_message(opened.message_id) if opened.message_id else None
    return begin(ask.world, MODAL_SUBMIT, ask.member.id, channel, data, message=source, triggered_by=opened)


def _filled(part: Json, values: dict[str, Any], resolver: Resolver) -> Json:
    """A part of the form as the bot gets it back: its shape with the values instead of the labels."""
    shown: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == components.LABEL:
        return shown | {"component": _field(part["component"], values, resolver)}
    if part["type"] == components.ROW:
        return shown | {"components": [_field(each, values, resolver) for each in part["components"]]}
    return shown


def _field(field: Json, values: dict[str, Any], resolver: Resolver) -> Json:
    kind, name = field["type"], field["custom_id"]
    shown: Json = {"type": kind, "id": field["id"], "custom_id": name}
    given = values.get(name)
    if kind == components.TEXT_INPUT:
        return shown | {"value": _text(field, given)}
    if kind == components.CHECKBOX:
        return shown | {"value": _read(field, given or False, bool)}
    if kind == components.RADIO_GROUP:
        return shown | {"value": _radio(field, given)}
    if kind == components.UPLOAD:
        files = _counted(field, _read(field, given or [], list[File]))
        return shown | {"values": [resolver.file(file) for file in files]}
    chosen = _read(field, given or [], list[str])
    if kind == components.CHECKBOX_GROUP:
        _counted(field, chosen)
        return shown | {"values": [_offered(field, value) for value in chosen]}
    least = _least(field) if chosen or field.get("required", True) else 0
    return shown | {"values": chosen_values(field, chosen, resolver, least)}


def _text(field: Json, given: Any) -> str:
    name = field["custom_id"]
    text: str = _read(field, field.get("value", "") if given is None else given, str)
    if not text and not field.get("required", True):
        return text
    least, most = (
        field.get("min_length", 1 if field.get("required", True) else 0),
        field.get("max_length", MOST_TEXT),
    )
    if not least <= len(text) <= most:
        raise Mistake(400, f"Write {least} to {most} characters here.", name)
    return text


def _radio(field: Json, given: Any) -> str | None:
    if given is None:
        preset = next((each["value"] for each in field["options"] if each.get("default")), None)
        if preset is None and field.get("required", True):
            raise Mistake(400, "Choose one here.", field["custom_id"])
        return preset
    return _offered(field, _read(field, given, str))


def _offered(field: Json, value: str) -> str:
    if value not in [option["value"] for option in field["options"]]:
        raise Mistake(400, f"{value} cannot be chosen here.", field["custom_id"])
    return value


def _least(field: Json) -> int:
    least: int = field.get("min_values", 1)
    return max(least, 1) if field.get("required", True) else least


def _counted(field: Json, values: list[Any]) -> list[Any]:
    most = field.get("max_values", len(field.get("options", "x")))
    least = _least(field) if values or field.get("required", True) else 0
    if not least <= len(values) <= most:
        raise Mistake(400, f"Choose {least} to {most} here.", field["custom_id"])
    return values


def _read(field: Json, value: Any, shape: Any) -> Any:
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as problem:
        raise Mistake(400, f"{problem}.", field["custom_id"]) from None
