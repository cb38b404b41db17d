"""What Discord would refuse about an interaction callback, by its type."""

from collections.abc import Mapping

from playground.refusals.problems import Problems


def check_callback(
    payload: object,
    *,
    files: Mapping[int, str],
    interaction_type: int,
    kept: Mapping[int, str] | None = None,
    v2_before: bool = False,
    from_message: bool = True,
) -> Problems:
    """Check a whole callback body: a type the interaction may be answered with, and data fitting that type.

    `interaction_type` is 2 command, 3 component, 4 autocomplete, 5 modal submit; `from_message` says whether
    a modal submit came from a component (only then may it update a message). `kept` and `v2_before` describe
    the message that a type 7 answer edits.
    """
    return Problems()
