"""Follow-ups: what a bot may do with an interaction's token for fifteen minutes."""

from playground import errors, interactions, refusals, wire_messages
from playground.rest.call import Call
from playground.rest.emoji_check import check_emojis
from playground.rest.messages import check_edit
from playground.values import Interaction, Json, Message


async def follow_up(call: Call) -> Json:
    interaction = _interaction(call)
    interactions.check_place(call.world, interaction, editing=False)
    call.check(refusals.check_message(call.raw_body, files=call.filenames))
    check_emojis(call, call.body)
    message = interactions.follow_up(call.world, interaction, call.body, call.uploads)
    return wire_messages.message(call.world, message)


async def one_message(call: Call) -> Json:
    return wire_messages.message(call.world, _message(call, _interaction(call)))


async def edit_message(call: Call) -> Json:
    interaction = _interaction(call)
    message = _message(call, interaction)
    interactions.check_place(call.world, interaction, editing=True)
    check_edit(call, message)
    edited = interactions.edit_original(call.world, interaction, message, call.body, call.uploads)
    return wire_messages.message(call.world, edited)


async def delete_message(call: Call) -> None:
    interaction = _interaction(call)
    interactions.delete_reply(call.world, interaction, _message(call, interaction))


def _interaction(call: Call) -> Interaction:
    """The acknowledged interaction whose token this is, while the token lives."""
    found = call.world.storage.load_interaction_by_token(call.path["webhook_token"])
    if found is None or call.id("webhook_id") != call.world.application.id or not found.is_acknowledged:
        raise errors.unknown("Webhook")
    if interactions.is_token_dead(call.world, found):
        raise errors.invalid_webhook_token()
    return found


def _message(call: Call, interaction: Interaction) -> Message:
    """A message of this interaction: `@original`, a follow-up, or the one its component stands on."""
    if call.path.get("message_id", "@original") == "@original":
        original = interactions.original_of(call.world, interaction)
        if original is None:
            raise errors.unknown("Message")
        return original
    found = call.world.storage.load_message(call.id("message_id"))
    if found is None or (found.interaction_id != interaction.id and found.id != interaction.message_id):
        raise errors.unknown("Message")
    return found
