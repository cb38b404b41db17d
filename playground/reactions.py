"""Reactions under messages, put there and taken away by anybody."""

import re

import msgspec

from playground import changes
from playground.refusals import is_emoji
from playground.values import Message, Reaction
from playground.world import World

MOST_REACTIONS = 20
CUSTOM = re.compile(r"\w{1,32}:([0-9]{1,19})")


def read_emoji(world: World, text: str) -> Reaction | None:
    """An emoji as a path names it: itself, or `name:id` for one of the application's own; None if unknown."""
    custom = CUSTOM.fullmatch(text)
    if custom is None:
        return Reaction(text) if is_emoji(text) else None
    found = world.emojis.get(int(custom[1]))
    return Reaction(found.name, found.id) if found else None


def reaction_of(message: Message, wanted: Reaction) -> Reaction | None:
    """The reaction with that emoji, if somebody put it there."""
    return next((each for each in message.reactions if _same(each, wanted)), None)


def add(world: World, message: Message, wanted: Reaction, user_id: int) -> None:
    """Put an emoji under a message; a second time changes nothing."""
    found = reaction_of(message, wanted)
    if found is None:
        added = msgspec.structs.replace(wanted, users=(user_id,))
        after = _keep(world, message, (*message.reactions, added))
    elif user_id in found.users:
        return
    else:
        added = msgspec.structs.replace(found, users=(*found.users, user_id))
        after = _keep(world, message, tuple(added if each is found else each for each in message.reactions))
    world.changes.announce(changes.ReactionAdded(after, wanted, user_id))


def remove(world: World, message: Message, wanted: Reaction, user_id: int) -> None:
    """Take somebody's emoji away; one that is not there changes nothing."""
    found = reaction_of(message, wanted)
    if found is None or user_id not in found.users:
        return
    less = msgspec.structs.replace(found, users=tuple(each for each in found.users if each != user_id))
    kept = tuple(less if each is found else each for each in message.reactions)
    after = _keep(world, message, tuple(each for each in kept if each.users))
    world.changes.announce(changes.ReactionRemoved(after, found, user_id))


def clear(world: World, message: Message, wanted: Reaction | None = None) -> None:
    """Take all emojis away, or all of one kind."""
    kept = tuple(each for each in message.reactions if wanted is not None and not _same(each, wanted))
    if kept != message.reactions:
        world.changes.announce(changes.ReactionsCleared(_keep(world, message, kept), wanted))


def _same(one: Reaction, other: Reaction) -> bool:
    """A custom emoji goes by its id, any other by its name."""
    return one.emoji_id == other.emoji_id and (one.emoji_id is not None or one.name == other.name)


def _keep(world: World, message: Message, reactions: tuple[Reaction, ...]) -> Message:
    after = msgspec.structs.replace(message, reactions=reactions)
    world.storage.keep_message(after, {})
    return after
