"""What Discord would refuse about channels, threads and DMs."""

from collections.abc import Mapping

from playground.refusals.problems import Problems
from playground.refusals.shapes import (
    Shape,
    array,
    boolean,
    integer,
    one_of,
    problems_of,
    record,
    snowflake,
    text,
    unserved,
)

_ARCHIVE_AFTER = one_of(60, 1440, 4320, 10080)
_SLOW_MODE = integer(0, 21600)
# Permission bits come as a string from some clients and as a number from others; both fit an id's shape.
_BITS = snowflake
_OF_OTHER_CHANNELS = ("bitrate", "user_limit", "rtc_region", "video_quality_mode")

_THREAD: Mapping[str, Shape] = {"auto_archive_duration": _ARCHIVE_AFTER, "rate_limit_per_user": _SLOW_MODE}
_NO_FORUM = unserved("message", "applied_tags")
_FROM_MESSAGE = record({"name": text(1, 100)}, _THREAD)
_BARE = record({"name": text(1, 100)}, {**_THREAD, "type": one_of(11, 12), "invitable": boolean}, _NO_FORUM)
_THREAD_EDIT = record(
    {},
    {
        **_THREAD,
        "name": text(1, 100),
        "archived": boolean,
        "locked": boolean,
        "invitable": boolean,
    },
    unserved("flags", "applied_tags", *_OF_OTHER_CHANNELS),
)
_OVERWRITE = record({"id": snowflake}, {"type": one_of(0, 1), "allow": _BITS, "deny": _BITS})
_CHANNEL: Mapping[str, Shape] = {
    "topic": text(0, 1024),
    "position": integer(0, 10_000),
    "nsfw": boolean,
    "rate_limit_per_user": _SLOW_MODE,
    "permission_overwrites": array(_OVERWRITE, 0, 100),
    "default_auto_archive_duration": _ARCHIVE_AFTER,
    "default_thread_rate_limit_per_user": _SLOW_MODE,
}
_UNSERVED = unserved(
    # A type other than a text channel's, which is 0, and what belongs to such types.
    "type",
    "parent_id",
    "flags",
    "available_tags",
    "default_reaction_emoji",
    "default_sort_order",
    "default_forum_layout",
    "default_tag_setting",
    *_OF_OTHER_CHANNELS,
)
_CHANNEL_EDIT = record({}, {**_CHANNEL, "name": text(1, 100)}, _UNSERVED)
_NEW_CHANNEL = record({"name": text(1, 100)}, _CHANNEL, _UNSERVED)
_PERMISSIONS = record({}, {"type": one_of(0, 1), "allow": _BITS, "deny": _BITS})
_DM = record({"recipient_id": snowflake}, {})


def check_thread(payload: object, *, from_message: bool) -> Problems:
    """Check the creation of a thread, from a message or bare."""
    return problems_of(_FROM_MESSAGE if from_message else _BARE, payload)


def check_channel_edit(payload: object, *, thread: bool) -> Problems:
    """Check the edit of a text channel or of a thread."""
    return problems_of(_THREAD_EDIT if thread else _CHANNEL_EDIT, payload)


def check_new_channel(payload: object) -> Problems:
    """Check the creation of a text channel."""
    return problems_of(_NEW_CHANNEL, payload)


def check_overwrite(payload: object) -> Problems:
    """Check what a channel is asked to give to or take from a role or a member."""
    return problems_of(_PERMISSIONS, payload)


def check_dm(payload: object) -> Problems:
    """Check the opening of a DM: `recipient_id` is a snowflake."""
    return problems_of(_DM, payload)
