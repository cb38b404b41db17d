"""REST v10: what a bot may ask, one module per subject."""

from playground.rest import (
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    members,
    messages,
    overwrites,
    pins,
    reactions,
    roles,
    threads,
    users,
    webhooks,
)
from playground.rest.call import Route

SUBJECTS = (
    users,
    guilds,
    members,
    roles,
    channels,
    overwrites,
    pins,
    messages,
    reactions,
    threads,
    commands,
    interactions,
    webhooks,
    emojis,
)


def all_routes() -> list[Route]:
    return [route for subject in SUBJECTS for route in subject.routes()]
