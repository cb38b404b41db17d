"""Whatever JSON arrives, a refusal is told and nothing breaks."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground import refusals
from tests.playground import test_refusals_callbacks as callbacks
from tests.playground import test_refusals_commands as commands
from tests.playground import test_refusals_components as components
from tests.playground import test_refusals_messages as messages

CHECKS = {
    "message": lambda body: refusals.check_message(body, files={0: "a.png"}, kept={5: "b.png"}),
    "edit": lambda body: refusals.check_message(body, files={}, editing=True, v2_before=True),
    "callback": lambda body: refusals.check_callback(body, files={}, interaction_type=3),
    "choices": lambda body: refusals.check_callback(body, files={}, interaction_type=4),
    "modal": refusals.check_modal,
    "commands": refusals.check_commands,
    "command": refusals.check_command_edit,
    "emoji": refusals.check_emoji,
    "thread": lambda body: refusals.check_thread(body, from_message=False),
    "channel": lambda body: refusals.check_channel_edit(body, thread=False),
    "dm": refusals.check_dm,
}
KNOWN = (
    *messages.ACCEPTED.values(),
    *components.ACCEPTED.values(),
    *callbacks.ACCEPTED_MODALS.values(),
    *(payload for _, payload in callbacks.ACCEPTED.values()),
    *([payload] for payload in commands.ACCEPTED.values()),
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["attachment://a.png", "https://x", "1", 2**70, -1]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged(draw):
    """A payload that was right until somebody put something else in one place of it."""
    whole = {"body": json.loads(json.dumps(draw(st.sampled_from(KNOWN))))}
    part, step = whole, "body"
    while isinstance(part[step], dict | list) and part[step] and draw(st.integers(0, 9)):
        part = part[step]
        step = draw(st.sampled_from(sorted(part) if isinstance(part, dict) else range(len(part))))
    part[step] = draw(JSON)
    return whole["body"]


@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS)
@settings(max_examples=120, deadline=None)
@given(body=damaged() | JSON)
def test_any_body_is_judged(check, body):
    problems = check(body)
    assert bool(problems) == (problems.as_error().get("errors") != {})
    json.dumps(problems.as_error())
