"""What Discord would refuse about application commands."""

from playground.refusals.problems import Problems


def check_commands(commands: object) -> Problems:
    """Check a bulk overwrite: every command, unique names per type, and how many there are of each type."""
    return Problems()


def check_command_edit(payload: object, *, creating: bool = False) -> Problems:
    """Check one command's create (`creating`) or edit body."""
    return Problems()
