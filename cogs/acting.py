"""Moves typed as commands, for any game: autocomplete from the legal moves, then the path of a press."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from discord import app_commands

from bot.app import App
from bot.clocks.instants import instant_of_press
from bot.draft import Turn
from bot.errors import NoSuchTable
from bot.table import State, Update
from cogs.answers import answering
from cogs.finding import find_table
from cogs.layout import LONGEST_OPTION
from cogs.presses import Interaction
from cogs.readers import Readers
from cogs.turn import TurnPanels
from cogs.wording import not_understood, several_fit
from games.errors import Refusal, UnreadableMove
from games.message import Said, say
from languages.names import shortened, without_isolates
from languages.reader import Medium, Reader

MOST_CHOICES = 25
InWords = Callable[[Turn, Any], Said]
"""A move of the turn as a line of a list to choose from."""


def in_plain_words(turn: Turn, move: Any) -> Said:
    """What a move costs and brings."""
    return turn.table.game.offer(turn.view, turn.seat, move)


async def act(
    app: App,
    interaction: Interaction,
    game_key: str | None,
    text: str,
    table_id: int | None,
    kinds: tuple[type, ...] = (),
    in_words: InWords = in_plain_words,
) -> None:
    """Make or draft the move, and show the private panel with what comes next.

    The text is a written move, or words that fit only one move of these kinds.
    """
    async with answering(interaction, fresh=True) as answer:
        table = await find_table(app, interaction, table_id)
        if game_key not in (None, table.game_key):
            raise NoSuchTable(say("table-other-game", table=str(table.id), game=table.game.title))
        turn = await app.tables.turn(table.id, interaction.user.id)
        every = _Moves(turn, kinds, in_words, await answer.reader())
        panels, move = app.part(TurnPanels), meant(every, text)
        if turn.is_plan and turn.tried(move).needs_confirming:
            await panels.show_plan(answer, interaction, turn, move)
            return
        entered = instant_of_press(interaction.id, app.wall.now())
        result = await app.tables.choose(table.id, interaction.user.id, move, entered)
        if isinstance(result, Update):
            await panels.show_update(answer, interaction, result)
        else:
            await panels.show(answer, interaction, result)


async def moves_to_choose(
    app: App,
    interaction: Interaction,
    game_key: str | None,
    kinds: tuple[type, ...],
    typed: str,
    in_words: InWords = in_plain_words,
) -> list[app_commands.Choice[str]]:
    """The legal moves of these kinds that match every word typed so far, in words."""
    try:
        table = await find_table(app, interaction, interaction.namespace.table)
        if game_key not in (None, table.game_key) or table.state is not State.PLAYING:
            return []
        turn = await app.tables.turn(table.id, interaction.user.id)
    except Refusal:
        return []  # an autocomplete cannot say why; the command itself will
    reader = await app.part(Readers).of(interaction, table)
    fitting = islice(_Moves(turn, kinds, in_words, reader).fitting(typed), MOST_CHOICES)
    return [app_commands.Choice(name=shortened(words, LONGEST_OPTION), value=text) for words, text in fitting]


class _Moves:
    """The legal moves of some kinds, as a reader reads them."""

    def __init__(self, turn: Turn, kinds: tuple[type, ...], in_words: InWords, reader: Reader) -> None:
        self.turn = turn
        self._kinds = kinds
        self._in_words = in_words
        self._reader = reader.on(Medium.TEXT)

    def fitting(self, typed: str) -> Iterator[tuple[str, str]]:
        """The moves in which every typed word occurs, in words and as they are written."""
        game = self.turn.table.game
        for move in game.legal_moves(self.turn.view, self.turn.seat):
            if isinstance(move, self._kinds):
                words, text = self._reader.read(self._in_words(self.turn, move)), game.write_move(move)
                if _fits(typed, f"{words} {text}"):
                    yield words, text


def meant(moves: _Moves, text: str) -> str:
    """The written move that a text is, or the only one that its words fit; else a refusal with an example."""
    try:
        moves.turn.table.game.read_move(text)
    except UnreadableMove:
        every = list(moves.fitting(""))
        if not every:
            raise
        return _the_one(text, every)
    return text


def _the_one(text: str, every: list[tuple[str, str]]) -> str:
    """Of all moves in words, the one that is called so, or the only one in which every word occurs."""
    called = [move for words, move in every if _plain(_name_in(words)) == _plain(text)]
    fitting = [(words, move) for words, move in every if _fits(text, words)]
    if len(called) == 1:
        return called[0]
    if len(fitting) == 1:
        return fitting[0][1]
    example = _name_in((fitting or every)[0][0])
    raise UnreadableMove(several_fit(text, example) if fitting else not_understood(text, example))


def _name_in(words: str) -> str:
    """What a line calls its move, without what it costs and brings."""
    return words.partition(":")[0]


def _plain(words: str) -> list[str]:
    return without_isolates(words).casefold().replace(",", " ").split()


def _fits(typed: str, words: str) -> bool:
    within = without_isolates(words).casefold()
    return all(word in within for word in _plain(typed))
