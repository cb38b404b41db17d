"""The life of an interaction: begun by a member, acknowledged in 3 seconds, followed up for 15 minutes."""

from collections.abc import Mapping

import msgspec

from playground import changes, components, posting, wire
from playground.errors import thread_archived, unknown
from playground.values import (
    COMMAND_REPLY,
    DEFAULT_MESSAGE,
    EPHEMERAL,
    LOADING,
    MENU_REPLY,
    REPLY,
    Channel,
    Interaction,
    Json,
    Message,
    Upload,
)
from playground.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY_NOW, REPLY_LATER, UPDATE_LATER, UPDATE_NOW, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ACKNOWLEDGE_WITHIN = 3.0
TOKEN_LIFE = 900.0
TEXT_OPTION = 3


def begin(
    world: World,
    kind: int,
    user_id: int,
    channel: Channel,
    data: Json,
    *,
    message: Message | None = None,
    triggered_by: Interaction | None = None,
    command_name: str | None = None,
) -> Interaction:
    """A member acts: keep it, tell the bot, and call it failed unless acknowledged in time."""
    interaction_id = world.ids.new()
    interaction = Interaction(
        id=interaction_id,
        token=world.new_token(interaction_id),
        type=kind,
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        created_at=world.clock.now(),
        data=data,
        message_id=message.id if message else None,
        triggered_by=triggered_by.id if triggered_by else None,
        command_name=command_name,
    )
    world.storage.keep_interaction(interaction)
    world.clock.call_at(interaction.created_at + ACKNOWLEDGE_WITHIN, lambda: _expire(world, interaction.id))
    world.changes.announce(changes.InteractionCreated(interaction))
    return interaction


def fail_forgotten(world: World) -> None:
    """After a restart nobody can acknowledge in time what was waiting before."""
    for interaction in world.storage.load_interactions("waiting", 1000):
        _expire(world, interaction.id)


def _expire(world: World, interaction_id: int) -> None:
    interaction = world.storage.load_interaction(interaction_id)
    if interaction is not None and interaction.state == "waiting":
        _keep(world, interaction, state="failed")


def is_late(world: World, interaction: Interaction) -> bool:
    """Has the time to acknowledge run out?"""
    return world.clock.now() - interaction.created_at > ACKNOWLEDGE_WITHIN or interaction.state == "failed"


def is_token_dead(world: World, interaction: Interaction) -> bool:
    return world.clock.now() - interaction.created_at > TOKEN_LIFE


def check_place(world: World, interaction: Interaction, *, editing: bool) -> None:
    """Refuse where the channel is gone; an archived thread takes no edit, and no reply if it is locked."""
    channel = world.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown("Channel")
    if channel.archived and (editing or channel.locked):
        raise thread_archived()


def acknowledge(
    world: World, interaction: Interaction, kind: int, data: Json, uploads: Mapping[int, Upload]
) -> Message | None:
    """Carry out a callback that was checked; gives the message it made or changed."""
    if kind == REPLY_NOW:
        message = _reply(world, interaction, data, uploads)
        _keep(world, interaction, state="answered", callback_type=kind, response_id=message.id)
        return message
    if kind == REPLY_LATER:
        loading = {"flags": int(data.get("flags") or 0)}
        message = _reply(world, interaction, loading, {}, extra_flags=LOADING)
        _keep(world, interaction, state="deferred", callback_type=kind, response_id=message.id)
        return message
    if kind == UPDATE_NOW:
        source = source_of(world, interaction)
        edited = posting.edit(world, source, data, uploads) if source else None
        _keep(world, interaction, state="updated", callback_type=kind)
        return edited
    if kind == CHOICES:
        _keep(world, interaction, state="choices", callback_type=kind, choices=tuple(data["choices"] or ()))
    elif kind == MODAL:
        form = {**data, "components": components.settle(data["components"], world.emojis)}
        _keep(world, interaction, state="modal", callback_type=kind, modal=form)
    else:
        _keep(world, interaction, state="updated", callback_type=kind)
    return None


def follow_up(world: World, interaction: Interaction, data: Json, uploads: Mapping[int, Upload]) -> Message:
    """Another message; Discord lets the first one fill a reply that was only announced."""
    original = original_of(world, interaction)
    if original is not None and original.flags & LOADING:
        return edit_original(world, interaction, original, data, uploads)
    reference = None
    if original is not None:
        reference = {"message_id": str(original.id)}
    payload = data | {"message_reference": reference}
    kind = REPLY if reference else DEFAULT_MESSAGE
    return _reply(world, interaction, payload, uploads, kind=kind, after=interaction.response_id)


def edit_original(
    world: World, interaction: Interaction, message: Message, data: Json, uploads: Mapping[int, Upload]
) -> Message:
    """Change the reply; an announced one has thereby been given."""
    edited = posting.edit(world, message, data, uploads)
    now = world.storage.load_interaction(interaction.id)
    if message.flags & LOADING and now is not None:
        _keep(world, now, state="answered")
    return edited


def delete_reply(world: World, interaction: Interaction, message: Message) -> None:
    """Take a reply away; an announced one that is taken away will not come any more."""
    posting.delete(world, message)
    now = world.storage.load_interaction(interaction.id)
    if message.flags & LOADING and now is not None:
        _keep(world, now, state="answered")


def original_of(world: World, interaction: Interaction) -> Message | None:
    """What `@original` means: the reply, or the message the pressed component stands on."""
    if interaction.response_id is not None:
        return world.storage.load_message(interaction.response_id)
    return source_of(world, interaction) if interaction.callback_type in (UPDATE_LATER, UPDATE_NOW) else None


def source_of(world: World, interaction: Interaction) -> Message | None:
    return world.storage.load_message(interaction.message_id) if interaction.message_id else None


def focused_type(interaction: Interaction) -> int:
    """The type of the option that an autocomplete asks for; that of a text where there is none."""
    waiting = list(interaction.data.get("options") or ()) if interaction.type == AUTOCOMPLETE else []
    while waiting:
        option = waiting.pop()
        if option.get("focused"):
            return int(option["type"])
        waiting += option.get("options") or ()
    return TEXT_OPTION


def _reply(
    world: World,
    interaction: Interaction,
    data: Json,
    uploads: Mapping[int, Upload],
    *,
    extra_flags: int = 0,
    kind: int | None = None,
    after: int | None = None,
) -> Message:
    private = int(data.get("flags") or 0) & EPHEMERAL
    source = interaction.message_id if interaction.type == COMPONENT else None
    if kind is None:
        kind = _reply_type(interaction)
    metadata = metadata_of(world, interaction)
    if after is not None:
        metadata["original_response_message_id"] = str(after)
    template = Message(
        id=0,
        channel_id=interaction.channel_id,
        author_id=world.bot.id,
        type=kind,
        flags=private | extra_flags,
        interaction_id=interaction.id,
        metadata=metadata,
        command_name=interaction.command_name if after is None else None,
        ephemeral_to=interaction.user_id if private else None,
    )
    payload = data
    if source is not None and "message_reference" not in data:
        payload = data | {"message_reference": {"message_id": str(source)}}
    return posting.post(
        world, world.channels[interaction.channel_id], world.bot.id, payload, uploads, template=template
    )


def _reply_type(interaction: Interaction) -> int:
    if interaction.type == COMMAND:
        return COMMAND_REPLY if interaction.data.get("type", 1) == 1 else MENU_REPLY
    return REPLY if interaction.message_id else DEFAULT_MESSAGE


def metadata_of(world: World, interaction: Interaction) -> Json:
    """What a message says of the interaction it came from."""
    metadata: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": wire.user(world.users[interaction.user_id]),
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
    }
    if interaction.type == COMMAND and interaction.data.get("type") == 2:
        metadata["target_user"] = wire.user(world.users[int(interaction.data["target_id"])])
    if interaction.type == COMMAND and interaction.data.get("type") == 3:
        metadata["target_message_id"] = interaction.data["target_id"]
    if interaction.type == COMPONENT:
        metadata["interacted_message_id"] = str(interaction.message_id)
    trigger = world.storage.load_interaction(interaction.triggered_by or 0)
    if interaction.type == MODAL_SUBMIT and trigger is not None:
        metadata["triggering_interaction_metadata"] = metadata_of(world, trigger)
    return metadata


def _keep(world: World, interaction: Interaction, **changed: object) -> None:
    after = msgspec.structs.replace(interaction, **changed)
    world.storage.keep_interaction(after)
    world.changes.announce(changes.InteractionChanged(after))
