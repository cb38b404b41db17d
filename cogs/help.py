"""/help and /rules: what Rowhouse is, and every game's short reference with pictures."""

import asyncio
import re

from discord import app_commands
from discord.ext import commands

from bot.app import App
from cogs.answers import answering
from cogs.custom_ids import read_choice
from cogs.emojis import emoji_for
from cogs.lobby.words import players_line
from cogs.press import OpenChapter, UnreadablePress
from cogs.presses import Interaction, on_press
from cogs.references import REFERENCES
from cogs.references.illustration import draw_illustration
from cogs.references.reference import Chapter, chapters_of
from cogs.screen import Choice, Drawing, Gallery, Menu, Row, Screen
from cogs.slash import slash
from games.catalog import GAMES
from games.message import say
from languages.shelf import language

EMOJI = re.compile(r"\{(\w+)\} ?")
RULES_CHOICES = [app_commands.Choice(name=GAMES[key].title, value=key) for key in REFERENCES]


class Help(commands.Cog):
    """Explains; changes nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, OpenChapter, self._turn_page)

    @slash("help")
    async def help_command(self, interaction: Interaction) -> None:
        """One private page."""
        async with answering(interaction, fresh=True) as answer:
            reader = await answer.reader()
            games = reader.list(
                say("help-game", game=game.title, players=players_line(game)) for game in GAMES.values()
            )
            await answer.show(Screen((language(reader.language).text("help").format(games=games),)))

    @slash("rules")
    @app_commands.choices(game=RULES_CHOICES)
    async def rules_command(self, interaction: Interaction, game: str) -> None:
        """The first chapter, and a menu of the others."""
        async with answering(interaction, fresh=True) as answer:
            await answer.show(await self._page(game, 0, (await answer.reader()).language))

    async def _turn_page(self, interaction: Interaction, press: OpenChapter, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            number = read_choice(values, int)
            spoken = (await answer.reader()).language
            if press.game not in REFERENCES or number >= len(chapters_of(REFERENCES[press.game], spoken)):
                raise UnreadablePress
            await answer.show(await self._page(press.game, number, spoken))

    async def _page(self, key: str, number: int, spoken: str) -> Screen:
        chapters = chapters_of(REFERENCES[key], spoken)
        chapter = chapters[number]
        choices = tuple(
            Choice(each.title, str(index), is_chosen=index == number) for index, each in enumerate(chapters)
        )
        head = say("help-chapter", game=GAMES[key].title, title=chapter.title)
        lines = (head, self._with_emojis(chapter.text))
        pictures = await self._pictures(key, chapter, spoken)
        return Screen(lines, (*pictures, Menu(OpenChapter(key), say("help-chapters"), choices)))

    async def _pictures(self, key: str, chapter: Chapter, spoken: str) -> tuple[Row, ...]:
        if chapter.illustration is None:
            return ()
        game = REFERENCES[key].game
        drawn, alt_text = await asyncio.to_thread(draw_illustration, key, game, chapter.illustration, spoken)
        return (Gallery((Drawing(drawn, "rules.png", (alt_text,)),)),)

    def _with_emojis(self, text: str) -> str:
        """Names in braces become emojis, or nothing where Discord does not have them."""

        def drawn(found: re.Match[str]) -> str:
            emoji = emoji_for(self._app, found[1])
            return f"{emoji} " if emoji else ""

        return EMOJI.sub(drawn, text)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Help(app))
