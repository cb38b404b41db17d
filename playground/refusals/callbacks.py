"""What Discord would refuse about an interaction callback, by its type."""

from collections.abc import Collection, Mapping
from typing import Any

from playground.refusals.messages import check_message
from playground.refusals.modals import check_modal
from playground.refusals.options import CHOICES as CHOICE_LISTS
from playground.refusals.options import STRING
from playground.refusals.problems import Problems
from playground.refusals.shapes import is_object, missing, one_of, record

PONG, REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH = 1, 4, 5, 6, 7, 8, 9, 12
COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5

_TYPES = one_of(PONG, REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH)
_CHOICES = {kind: record({"choices": choices}, {}) for kind, choices in CHOICE_LISTS.items()}


def check_callback(
    payload: object,
    *,
    files: Mapping[int, str],
    interaction_type: int,
    kept: Mapping[int, str] | None = None,
    v2_before: bool = False,
    shown_before: Collection[str] = (),
    option_type: int = STRING,
    from_message: bool = True,
) -> Problems:
    """Check a whole callback body: a type the interaction may be answered with, and data fitting that type.

    `interaction_type` is 2 command, 3 component, 4 autocomplete, 5 modal submit; `from_message` says whether
    a modal submit came from a component (only then may it update a message). `kept`, `v2_before` and
    `shown_before` describe the message that a type 7 answer edits; `option_type` is that of the option
    for which an autocomplete asks.
    """
    problems = Problems()
    if not is_object(payload, (), problems):
        return problems
    assert isinstance(payload, dict)
    kind: Any = payload.get("type")
    if kind is None:
        missing(("type",), problems)
    else:
        _TYPES(kind, ("type",), problems)
    if not problems:
        _check_fitting(kind, interaction_type, from_message, problems)
    if not problems:
        edited = {"kept": kept or {}, "v2_before": v2_before, "shown_before": shown_before}
        problems.extend(_check_data(payload, files, edited, option_type))
    return problems


def _check_fitting(kind: int, interaction_type: int, from_message: bool, problems: Problems) -> None:
    allowed = {
        COMMAND: (REPLY, DEFER_REPLY, MODAL),
        COMPONENT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, MODAL),
        AUTOCOMPLETE: (CHOICES,),
        SUBMIT: (REPLY, DEFER_REPLY, *((DEFER_UPDATE, UPDATE) if from_message else ())),
    }
    if kind not in allowed.get(interaction_type, (PONG,)):
        problems.add(
            ("type",),
            "INTERACTION_CALLBACK_TYPE_INVALID",
            "This response type is invalid for the interaction",
        )


def _check_data(
    payload: dict[str, Any], files: Mapping[int, str], edited: dict[str, Any], option_type: int
) -> Problems:
    problems = Problems()
    kind, data, path = payload["type"], payload.get("data"), ("data",)
    if kind in (REPLY, MODAL, CHOICES) and data is None:
        missing(path, problems)
    elif kind == CHOICES:
        _CHOICES[option_type](data, path, problems)
    elif kind == MODAL:
        problems = check_modal(data, path=path)
    elif data is not None:
        problems = check_message(
            data, files=files, editing=kind != REPLY, path=path, **(edited if kind == UPDATE else {})
        )
    return problems
