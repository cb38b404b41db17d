"""A table before its game: opening it, its card, what its host may choose, and playing again."""

from bot.app import App
from cogs.lobby.host import LobbyHost
from cogs.lobby.opening import Opening
from cogs.lobby.options import LobbyOptions


async def setup(app: App) -> None:
    """Add the cogs."""
    await app.add_cog(Opening(app))
    await app.add_cog(LobbyOptions(app))
    await app.add_cog(LobbyHost(app))
