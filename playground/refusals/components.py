"""What Discord would refuse about the components of a message."""

from collections.abc import Collection

from playground.refusals.problems import Path, Problems


def check_components(
    components: object, *, v2: bool, filenames: Collection[str] = (), path: Path = ("components",)
) -> Problems:
    """Check a message's components; `filenames` are what `attachment://` may name."""
    return Problems()
