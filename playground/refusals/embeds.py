"""What Discord would refuse about embeds."""

from collections.abc import Collection

from playground.refusals.problems import Path, Problems


def check_embeds(embeds: object, *, filenames: Collection[str] = (), path: Path = ("embeds",)) -> Problems:
    """Check a list of embeds; `filenames` are what `attachment://` may name."""
    return Problems()
