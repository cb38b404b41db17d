"""Whom a message mentions: what its text names, and what its sender allows."""

import re
from typing import Any

import msgspec

from playground.values import Json

USER, ROLE, EVERYONE = (
    re.compile(r"<@!?(\d{1,20})>"),
    re.compile(r"<@&(\d{1,20})>"),
    re.compile(r"@(everyone|here)"),
)


class Mentioned(msgspec.Struct, frozen=True):
    """Who is told of a message."""

    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    everyone: bool = False


def mentioned_in(
    text: str, allowed: Json | None, *, may_everyone: bool, replied_to: int | None = None
) -> Mentioned:
    """Read a text's mentions; without `allowed` all count, as Discord does it."""
    users = tuple(dict.fromkeys(int(found) for found in USER.findall(text)))
    roles = tuple(dict.fromkeys(int(found) for found in ROLE.findall(text)))
    everyone = EVERYONE.search(text) is not None
    parse = None if allowed is None else allowed.get("parse") or ()
    if parse is not None and allowed is not None:
        users = _allowed(users, "users", parse, allowed)
        roles = _allowed(roles, "roles", parse, allowed)
        everyone = everyone and "everyone" in parse
    pings_author = allowed is None or allowed.get("replied_user", False)
    if replied_to is not None and pings_author and replied_to not in users:
        users = (*users, replied_to)
    return Mentioned(users, roles, everyone and may_everyone)


def _allowed(found: tuple[int, ...], kind: str, parse: Any, allowed: Json) -> tuple[int, ...]:
    if kind in parse:
        return found
    named = {int(each) for each in allowed.get(kind) or ()}
    return tuple(each for each in found if each in named)
