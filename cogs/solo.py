"""/solo: what somebody has played alone, the best of every mode, and the last games of one of them."""

from discord.ext import commands

from bot.app import App
from bot.stamps import moment
from bot.store.solo import FinishedAlone, PlayedMode
from cogs.answers import Answer, answering
from cogs.custom_ids import read_choice
from cogs.links import message_link
from cogs.lobby.words import mode_title
from cogs.press import ReadSolo, UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.screen import MOST_CHOICES, Choice, Key, Menu, Row, Screen, item
from cogs.slash import slash
from cogs.wording import points_line
from games.catalog import GAMES
from games.message import Message, say

MOST_GAMES = 15


class Solo(commands.Cog):
    """A private answer; it changes nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, ReadSolo, self._choose)

    @slash("solo")
    async def solo_command(self, interaction: Interaction) -> None:
        """The list of modes."""
        async with answering(interaction, fresh=True) as answer:
            await self._show_modes(answer, interaction.user.id)

    async def _choose(self, interaction: Interaction, press: ReadSolo, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            if press.game is None:
                await self._show_modes(answer, interaction.user.id)
            else:
                await self._show_games(answer, interaction.user.id, press.game, read_choice(values, str))

    async def _show_modes(self, answer: Answer, user_id: int) -> None:
        modes = [each for each in await self._app.store.solo_games.modes(user_id) if each.game in GAMES]
        if not modes:
            await answer.say(say("solo-none"))
            return
        await answer.show(modes_screen(modes))

    async def _show_games(self, answer: Answer, user_id: int, game: str, mode: str) -> None:
        store = self._app.store.solo_games
        games = await store.newest(user_id, game, mode, MOST_GAMES)
        if game not in GAMES or not games:
            raise UnreadablePress
        await answer.show(games_screen(mode_title(game, mode), games, await store.best(user_id, game, mode)))


def modes_screen(modes: list[PlayedMode]) -> Screen:
    """A line for every mode, and a menu of them for each game."""
    lines = [item(_mode_line(each)) for each in modes]
    rows: list[Row] = []
    for key in dict.fromkeys(each.game for each in modes):
        choices = tuple(
            Choice(mode_title(each.game, each.mode), each.mode) for each in modes if each.game == key
        )
        rows.append(Menu(ReadSolo(key), say("solo-see-games", game=GAMES[key].title), choices[:MOST_CHOICES]))
    return Screen((say("solo-yours"), *lines), tuple(rows))


def _mode_line(played: PlayedMode) -> Message:
    title, best = mode_title(played.game, played.mode), played.best
    if best is None:
        return say("solo-mode-left", title=title, games=played.games)
    return say("solo-mode", title=title, games=played.games, best=_result(best), link=_link(best))


def games_screen(title: Message, games: list[FinishedAlone], best: FinishedAlone | None) -> Screen:
    """The last games of a mode with the best one marked, which stands first if it is older."""
    shown = games if best is None or best in games else [best, *games]
    lines = [item(_game_line(each, is_best=each == best)) for each in shown]
    return Screen((say("solo-games", title=title), *lines), ((Key(say("solo-back"), ReadSolo()),),))


def _game_line(game: FinishedAlone, *, is_best: bool) -> Message:
    day, link = moment(game.ended, "d"), _link(game)
    if game.has_left:
        return say("solo-game-left", day=day, link=link)
    return say("solo-game-best" if is_best else "solo-game", day=day, result=_result(game), link=link)


def _result(game: FinishedAlone) -> Message:
    return points_line(game.points, game.grade)


def _link(game: FinishedAlone) -> str:
    return message_link(game.guild_id, game.channel_id, game.board_id)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Solo(app))
