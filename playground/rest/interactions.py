"""The callback: a bot's first answer to an interaction."""

from playground import errors, interactions, refusals, wire_interactions
from playground.interactions import REPLY_LATER, REPLY_NOW, UPDATE_NOW
from playground.rest.call import Answer, Call, Route
from playground.rest.emoji_check import check_emojis
from playground.rest.messages import before_edit
from playground.values import Interaction


async def callback(call: Call) -> Answer | None:
    """Acknowledge: in time, once, and with something the interaction may be answered with."""
    interaction = _waiting(call)
    source = interactions.source_of(call.world, interaction)
    problems = refusals.check_callback(
        call.raw_body,
        files=call.filenames,
        interaction_type=interaction.type,
        option_type=interactions.focused_type(interaction),
        from_message=source is not None,
        **(before_edit(source) if source else {}),
    )
    call.check(problems)
    check_emojis(call, call.body.get("data"), ("data",))
    kind = call.body["type"]
    if kind == UPDATE_NOW and source is None:
        raise errors.unknown("Message")
    if kind in (REPLY_NOW, REPLY_LATER, UPDATE_NOW):
        interactions.check_place(call.world, interaction, editing=kind == UPDATE_NOW)
    data = call.body.get("data") or {}
    message = interactions.acknowledge(call.world, interaction, kind, data, call.uploads)
    if not call.query_flag("with_response"):
        return None
    return Answer(wire_interactions.callback_answer(call.world, interaction, kind, message))


def _waiting(call: Call) -> Interaction:
    found = call.world.storage.load_interaction(call.id("interaction_id"))
    if found is None or found.token != call.path["interaction_token"]:
        raise errors.unknown("interaction")
    if found.is_acknowledged:
        raise errors.already_acknowledged()
    if interactions.is_late(call.world, found):
        raise errors.unknown("interaction")
    return found


def routes() -> list[Route]:
    path = "/interactions/{interaction_id}/{interaction_token}/callback"
    return [Route("POST", path, callback, needs_token=False, takes_forms=True)]
