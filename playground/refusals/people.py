"""What Discord would refuse about the bot's account, members, roles and webhooks."""

from collections.abc import Mapping
from typing import Any

from playground.refusals.emojis import picture
from playground.refusals.problems import Path, Problems
from playground.refusals.shapes import (
    Shape,
    array,
    boolean,
    integer,
    problems_of,
    record,
    snowflake,
    text,
    unserved,
    url,
)

_NICK = text(0, 32)
_OWN_MEMBER = record({}, {"nick": _NICK}, unserved("avatar", "banner", "bio"))
_MEMBER = record(
    {},
    {"nick": _NICK, "roles": array(snowflake, 0, 350, unique=True)},
    unserved("mute", "deaf", "channel_id", "communication_disabled_until", "flags"),
)
_OWN_USER = record({}, {"username": text(2, 32), "avatar": picture(10 * 1024 * 1024)}, unserved("banner"))

_COLOUR = integer(0, 0xFFFFFF)

_ROLE: Mapping[str, Shape] = {
    "name": text(0, 100),
    "permissions": snowflake,
    "color": _COLOUR,
    "colors": record({"primary_color": _COLOUR}, {}, unserved("secondary_color", "tertiary_color")),
    "hoist": boolean,
    "mentionable": boolean,
}
_ROLE_SHAPE = record({}, _ROLE, unserved("icon", "unicode_emoji"))


def _webhook_name(value: Any, path: Path, problems: Problems) -> None:
    text(1, 80)(value, path, problems)
    if isinstance(value, str) and any(word in value.lower() for word in ("clyde", "discord")):
        problems.add(path, "WEBHOOK_NAME_INVALID", "Webhook name cannot contain “clyde” or “discord”")


_NEW_WEBHOOK = record({"name": _webhook_name}, {}, unserved("avatar"))
_WEBHOOK_EDIT = record({}, {"name": _webhook_name, "channel_id": snowflake}, unserved("avatar"))


_SIGNATURE = record({}, {"username": _webhook_name, "avatar_url": url("http", "https")})


def check_own_member(payload: object) -> Problems:
    """Check the bot's change of itself in one server."""
    return problems_of(_OWN_MEMBER, payload)


def check_member_edit(payload: object) -> Problems:
    """Check the change of another member."""
    return problems_of(_MEMBER, payload)


def check_own_user(payload: object) -> Problems:
    """Check the bot's change of its account."""
    return problems_of(_OWN_USER, payload)


def check_role(payload: object) -> Problems:
    """Check the creation or the edit of a role."""
    return problems_of(_ROLE_SHAPE, payload)


def check_signature(payload: object) -> Problems:
    """Check the name and picture under which a webhook writes."""
    return problems_of(_SIGNATURE, payload)


def check_webhook(payload: object, *, creating: bool) -> Problems:
    """Check the creation or the edit of a webhook."""
    return problems_of(_NEW_WEBHOOK if creating else _WEBHOOK_EDIT, payload)
