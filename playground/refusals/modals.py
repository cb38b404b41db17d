"""What Discord would refuse about a modal: its title, custom_id and fields."""

from playground.refusals.problems import Path, Problems


def check_modal(payload: object, *, path: Path = ("data",)) -> Problems:
    """Check the `data` of a modal callback (type 9)."""
    return Problems()
