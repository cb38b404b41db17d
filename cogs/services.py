"""Every service of the house, in the order in which they start and hear of an update."""

from bot.app import App
from cogs.board_message import BoardMessages
from cogs.challenge.scoreboards import Scoreboards
from cogs.outbox import Outbox


async def setup(app: App) -> None:
    """Boards first: a ping links to the board."""
    app.serve(app.part(BoardMessages))
    app.serve(app.part(Outbox))
    app.serve(app.part(Scoreboards))
