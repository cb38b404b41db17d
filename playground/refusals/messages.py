"""What Discord would refuse about a message: its text, embeds, files, components and flags together."""

from collections.abc import Collection, Mapping
from typing import Any

from playground.refusals.components import check_components
from playground.refusals.embeds import check_embeds, shows_something
from playground.refusals.problems import EMPTY_MESSAGE, Path, Problems
from playground.refusals.shapes import (
    array,
    as_snowflake,
    boolean,
    integer,
    one_of,
    record,
    snowflake,
    text,
    unserved,
)

VOICE_FLAG, V2_FLAG = 1 << 13, 1 << 15
MAX_CONTENT = 2000
MAX_FILES = 10

_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def _parse_or_list(value: dict[str, Any], path: Path, problems: Problems) -> None:
    for kind in ("users", "roles"):
        if value.get(kind) and kind in (value.get("parse") or ()):
            problems.add(
                path,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


_ALLOWED_MENTIONS = record(
    {},
    {
        "parse": array(one_of("users", "roles", "everyone"), unique=True),
        "users": array(snowflake, 0, 100, unique=True),
        "roles": array(snowflake, 0, 100, unique=True),
        "replied_user": boolean,
    },
    _parse_or_list,
)
_ATTACHMENT = record(
    {"id": snowflake}, {"filename": text(1, 1024), "description": text(0, 1024), "title": text(0, 1024)}
)
_REFERENCE = record(
    {"message_id": snowflake},
    {"channel_id": snowflake, "guild_id": snowflake, "fail_if_not_exists": boolean, "type": one_of(0, 1)},
    # Type 0 is a reply; a forwarded message is 1.
    unserved("type"),
)


def _nonce(value: Any, path: Path, problems: Problems) -> None:
    if isinstance(value, int):
        integer(-(2**63), 2**63 - 1)(value, path, problems)
    else:
        text(0, 25)(value, path, problems)


def _no_voice(value: dict[str, Any], path: Path, problems: Problems) -> None:
    if (value.get("flags") or 0) & VOICE_FLAG:
        problems.add((*path, "flags"), "PLAYGROUND_NOT_SERVED", "The playground serves no voice messages.")


_MESSAGE = record(
    {},
    {
        "content": text(0, MAX_CONTENT),
        "tts": boolean,
        "flags": integer(0),
        "nonce": _nonce,
        "enforce_nonce": boolean,
        "allowed_mentions": _ALLOWED_MENTIONS,
        "attachments": array(_ATTACHMENT, 0, MAX_FILES),
        "message_reference": _REFERENCE,
        "sticker_ids": array(snowflake, 0, 3),
    },
    unserved("poll", "sticker_ids", "shared_client_theme", "thread_name", "applied_tags"),
    _no_voice,
)


def check_message(
    payload: object,
    *,
    files: Mapping[int, str],
    kept: Mapping[int, str] | None = None,
    editing: bool = False,
    v2_before: bool = False,
    shown_before: Collection[str] = (),
    path: Path = (),
) -> Problems:
    """Check a message body (create, edit, webhook follow-up, `@original`).

    `files` are the uploaded parts, number n of `files[n]` -> filename. `kept` are the attachments the edited
    message has now, id -> filename. `v2_before` says whether the edited message is a Components V2 one, and
    `shown_before` which of `content` and `embeds` it has: becoming a V2 one, it must be told to lose them.
    An empty message is refused with 50006 unless `editing`: an edit is judged by `is_empty` on its result.
    """
    problems = Problems()
    _MESSAGE(payload, path, problems)
    if problems or not isinstance(payload, dict):
        return problems
    filenames = _filenames(payload, files, kept or {}, path, problems)
    v2 = _is_v2(payload, v2_before)
    _check_parts(payload, v2, filenames, path, problems)
    if v2:
        _refuse_legacy_fields(payload, shown_before, path, problems)
    elif v2_before:
        problems.add(
            (*path, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "IS_COMPONENTS_V2 cannot be removed"
        )
    if not editing and not problems and is_empty({**payload, "attachments": filenames}):
        problems.refuse(EMPTY_MESSAGE, "Cannot send an empty message")
    return problems


def _check_parts(
    payload: dict[str, Any], v2: bool, filenames: Collection[str], path: Path, problems: Problems
) -> None:
    embeds, components = payload.get("embeds"), payload.get("components")
    if embeds is not None:
        problems.extend(check_embeds(embeds, filenames=filenames, path=(*path, "embeds")))
    if components is not None:
        problems.extend(check_components(components, v2=v2, filenames=filenames, path=(*path, "components")))


def _is_v2(payload: dict[str, Any], v2_before: bool) -> bool:
    flags = payload.get("flags")
    return v2_before if flags is None else bool(flags & V2_FLAG)


def _refuse_legacy_fields(
    payload: dict[str, Any], before: Collection[str], path: Path, problems: Problems
) -> None:
    for name in _LEGACY_FIELDS:
        if payload.get(name) or (name in before and name not in payload):
            problems.add(
                (*path, name),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _filenames(
    payload: dict[str, Any], files: Mapping[int, str], kept: Mapping[int, str], path: Path, problems: Problems
) -> set[str]:
    """The files the message will have; refuses listed attachments that are neither uploaded nor there."""
    if len(files) > MAX_FILES:
        problems.add(
            (*path, "attachments"), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length."
        )
    listed = payload.get("attachments")
    if listed is None:
        return {*files.values(), *kept.values()}
    names: set[str] = set(files.values())
    for index, each in enumerate(listed):
        number = as_snowflake(each["id"])
        assert number is not None
        if number in files:
            names.add(each.get("filename") or files[number])
        elif number in kept:
            names.add(kept[number])
        else:
            problems.add(
                (*path, "attachments", index, "id"),
                "ATTACHMENT_NOT_FOUND",
                f"Attachment {number} was not found",
            )
    return names


def is_empty(message: Mapping[str, Any]) -> bool:
    """Has this message (merged, as it would be kept) nothing to show?"""
    if (message.get("content") or "").strip():
        return False
    if any(shows_something(embed) for embed in message.get("embeds") or ()):
        return False
    return not any(message.get(name) for name in ("components", "attachments"))
