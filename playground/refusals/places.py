"""What Discord would refuse about channels, threads and DMs."""

from collections.abc import Mapping

from playground.refusals.problems import Problems
from playground.refusals.shapes import Shape, array, boolean, integer, one_of, record, snowflake, text

_ARCHIVE_AFTER = one_of(60, 1440, 4320, 10080)
_SLOW_MODE = integer(0, 21600)

_THREAD: Mapping[str, Shape] = {"auto_archive_duration": _ARCHIVE_AFTER, "rate_limit_per_user": _SLOW_MODE}
_FROM_MESSAGE = record({"name": text(1, 100)}, _THREAD)
_BARE = record({"name": text(1, 100)}, {**_THREAD, "type": one_of(10, 11, 12), "invitable": boolean})
_THREAD_EDIT = record(
    {},
    {
        **_THREAD,
        "name": text(1, 100),
        "archived": boolean,
        "locked": boolean,
        "invitable": boolean,
        "flags": integer(0),
        "applied_tags": array(snowflake, 0, 5),
    },
)
_OVERWRITE = record({"id": snowflake, "type": one_of(0, 1)}, {"allow": snowflake, "deny": snowflake})
_CHANNEL_EDIT = record(
    {},
    {
        "name": text(1, 100),
        "type": one_of(0, 5),
        "topic": text(0, 1024),
        "position": integer(0),
        "nsfw": boolean,
        "rate_limit_per_user": _SLOW_MODE,
        "parent_id": snowflake,
        "permission_overwrites": array(_OVERWRITE, 0, 100),
        "default_auto_archive_duration": _ARCHIVE_AFTER,
        "default_thread_rate_limit_per_user": _SLOW_MODE,
        "flags": integer(0),
    },
)
_DM = record({"recipient_id": snowflake}, {})


def check_thread(payload: object, *, from_message: bool) -> Problems:
    """Check the creation of a thread, from a message or bare."""
    return _problems_of(_FROM_MESSAGE if from_message else _BARE, payload)


def check_channel_edit(payload: object, *, thread: bool) -> Problems:
    """Check the edit of a text channel or of a thread."""
    return _problems_of(_THREAD_EDIT if thread else _CHANNEL_EDIT, payload)


def check_dm(payload: object) -> Problems:
    """Check the opening of a DM: `recipient_id` is a snowflake."""
    return _problems_of(_DM, payload)


def _problems_of(shape: Shape, payload: object) -> Problems:
    problems = Problems()
    shape(payload, (), problems)
    return problems
