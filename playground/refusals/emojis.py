"""What Discord would refuse about application emojis."""

from playground.refusals.problems import Problems


def check_emoji(payload: object) -> Problems:
    """Check the creation of an emoji: its name, and its picture as a data URI of at most 256 KiB."""
    return Problems()


def check_emoji_edit(payload: object) -> Problems:
    """Check the renaming of an emoji."""
    return Problems()
