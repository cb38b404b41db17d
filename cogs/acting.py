"""Moves typed as commands, for any game: autocomplete from the legal moves, then the path of a press."""

from discord import app_commands

from bot.app import App
from bot.draft import Turn, foretold
from bot.errors import NoSuchTable
from bot.table import State, Update
from cogs.answers import answering
from cogs.finding import find_table
from cogs.presses import Interaction
from cogs.turn import TurnPanels
from cogs.wording import with_names
from games.errors import Refusal

MOST_CHOICES = 25


async def act(app: App, interaction: Interaction, game_key: str, text: str, table_id: int | None) -> None:
    """Make or draft the move, and show the private panel with what comes next."""
    async with answering(interaction, fresh=True) as answer:
        table = await find_table(app, interaction, table_id)
        if table.game_key != game_key:
            raise NoSuchTable(f"Table {table.id} is a game of {table.game.title}.")
        result = await app.tables.choose(table.id, interaction.user.id, text)
        panels = app.part(TurnPanels)
        if isinstance(result, Update):
            await panels.show_update(answer, interaction, result)
        else:
            await panels.show(answer, interaction, result)


async def moves_to_choose(
    app: App, interaction: Interaction, game_key: str, kinds: tuple[type, ...], typed: str
) -> list[app_commands.Choice[str]]:
    """The legal moves of these kinds that match every word typed so far, in words."""
    try:
        table = await find_table(app, interaction, interaction.namespace.table)
        if table.game_key != game_key or table.state is not State.PLAYING:
            return []
        turn = await app.tables.turn(table.id, interaction.user.id)
    except Refusal:
        return []  # an autocomplete cannot say why; the command itself will
    return _matching(turn, kinds, typed.lower().split())


def _matching(turn: Turn, kinds: tuple[type, ...], words: list[str]) -> list[app_commands.Choice[str]]:
    game = turn.table.game
    found: list[app_commands.Choice[str]] = []
    for move in game.legal_moves(turn.view, turn.seat):
        if not isinstance(move, kinds):
            continue
        text = game.write_move(move)
        told = foretold(game, turn.position, turn.seat, move)
        label = f"{text}: {with_names(turn.table.names, told)}"
        if all(word in label.lower() for word in words):
            found.append(app_commands.Choice(name=label[:100], value=text))
            if len(found) == MOST_CHOICES:
                break
    return found
