"""What Discord would refuse about channels, threads and DMs."""

from playground.refusals.problems import Problems


def check_thread(payload: object, *, from_message: bool) -> Problems:
    """Check the creation of a thread, from a message or bare."""
    return Problems()


def check_channel_edit(payload: object, *, thread: bool) -> Problems:
    """Check the edit of a text channel or of a thread."""
    return Problems()


def check_dm(payload: object) -> Problems:
    """Check the opening of a DM: `recipient_id` is a snowflake."""
    return Problems()
