"""What Discord would refuse about a message: its text, embeds, files, components and flags together."""

from collections.abc import Mapping

from playground.refusals.problems import Path, Problems


def check_message(
    payload: object,
    *,
    files: Mapping[int, str],
    kept: Mapping[int, str] | None = None,
    editing: bool = False,
    v2_before: bool = False,
    path: Path = (),
) -> Problems:
    """Check a message body (create, edit, webhook follow-up, `@original`).

    `files` are the uploaded parts, number n of `files[n]` -> filename. `kept` are the attachments the edited
    message has now, id -> filename. `v2_before` says whether the edited message is a Components V2 one.
    An empty message is refused with 50006 unless `editing`: an edit is judged by `is_empty` on its result.
    """
    return Problems()


def is_empty(message: Mapping[str, object]) -> bool:
    """Has this message (merged, as it would be kept) nothing to show?"""
    return not any(
        message.get(k) for k in ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
    )
