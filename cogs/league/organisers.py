"""Who organises a league: its creator, everybody of its role, and whoever runs the server."""

import discord

from bot.league.season import League


def organises(user: discord.abc.User, league: League) -> bool:
    """May this person decide about the league? Only as a member of its server."""
    if not isinstance(user, discord.Member) or user.guild.id != league.guild_id:
        return False
    if user.id == league.creator_id or user.guild_permissions.manage_guild:
        return True
    return any(role.id == league.role_id for role in user.roles)
