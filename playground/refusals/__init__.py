"""What Discord would refuse: pure functions from a payload to the problems in it.

Every check takes the decoded JSON as it arrived (nothing is assumed about its shape) and returns `Problems`:
false when Discord would accept, otherwise `problems.as_error()` is the body of the 400 answer. Paths begin at
the body's root. What depends on the world (rights, unknown ids, deadlines) is the server's to refuse.

The inner codes are Discord's own where they are known; Discord publishes no list of them, so a few rarer ones
are named in its manner. Clients should go by the number and the path.
"""

from playground.refusals.callbacks import check_callback
from playground.refusals.commands import check_command_edit, check_commands
from playground.refusals.components import check_components
from playground.refusals.embeds import check_embeds, shows_something
from playground.refusals.emoji_names import is_emoji
from playground.refusals.emojis import check_emoji, check_emoji_edit, picture_in
from playground.refusals.messages import check_message, is_empty
from playground.refusals.modals import check_modal
from playground.refusals.people import (
    check_member_edit,
    check_own_member,
    check_own_user,
    check_role,
    check_signature,
    check_webhook,
)
from playground.refusals.places import (
    check_channel_edit,
    check_dm,
    check_new_channel,
    check_overwrite,
    check_thread,
)
from playground.refusals.problems import Path, Problem, Problems

__all__ = [
    "Path",
    "Problem",
    "Problems",
    "check_callback",
    "check_channel_edit",
    "check_command_edit",
    "check_commands",
    "check_components",
    "check_dm",
    "check_embeds",
    "check_emoji",
    "check_emoji_edit",
    "check_member_edit",
    "check_message",
    "check_modal",
    "check_new_channel",
    "check_overwrite",
    "check_own_member",
    "check_own_user",
    "check_role",
    "check_signature",
    "check_thread",
    "check_webhook",
    "is_emoji",
    "is_empty",
    "picture_in",
    "shows_something",
]
