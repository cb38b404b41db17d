"""What could I have done? After a game: the turns that cost a player the most, beside what was better."""

import asyncio

from discord.ext import commands

from bot.app import App
from bot.errors import NotAllowed, WrongTime
from bot.looking_back import (
    LOOKED_AT,
    SHOWN,
    Decision,
    Missed,
    can_look_back,
    costliest,
    decisions_of,
    missed,
    planned,
    question_back,
)
from bot.table import Table
from bot.thinkers import NoThought
from cogs import wording
from cogs.answers import answering
from cogs.press import LookBack
from cogs.presses import Interaction, on_press
from cogs.screen import Drawing, Gallery, Row, Screen, Text, in_one
from cogs.services import thinkers_of
from cogs.sight import Sight
from games.message import Said, say
from games.thought import Level


class LookingBack(commands.Cog):
    """Works it out elsewhere, for one after the other: those who play go first."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._one_at_a_time = asyncio.Lock()
        self._asking: set[int] = set()
        on_press(app, LookBack, self._look_back)

    async def _look_back(self, interaction: Interaction, press: LookBack, values: list[str]) -> None:
        async with answering(interaction, fresh=True) as answer:
            table, user_id = await self._app.part(Sight).table(interaction, press.table), interaction.user.id
            table.seat_of(user_id)
            if not can_look_back(table, self._app.tables.now()):
                raise NotAllowed(say("lookback-not-here"))
            if user_id in self._asking:
                raise WrongTime(say("lookback-thinking"))
            log = await self._app.store.log.load(table.id)
            decisions = await asyncio.to_thread(decisions_of, table, log, user_id)
            self._asking.add(user_id)
            try:
                async with self._one_at_a_time:
                    found = await self._missed(decisions)
            finally:
                self._asking.discard(user_id)
            await answer.show(await self._screen(table, found, (await answer.reader()).language))

    async def _missed(self, decisions: list[Decision]) -> list[Missed]:
        """At first in short; what looks worst then, at length."""
        first = costliest(await self._thought(decisions, Level.STEADY), LOOKED_AT)
        return costliest(await self._thought([each.decision for each in first], Level.SHARP), SHOWN)

    async def _thought(self, decisions: list[Decision], level: Level) -> list[Missed]:
        thinkers, found = self._app.part(thinkers_of), []
        for decision in decisions:
            try:
                plans = await thinkers.plans(question_back(decision, level))
            except NoThought as failure:
                raise WrongTime(say("hint-none")) from failure
            found.append(missed(decision, plans))
        return found

    async def _screen(self, table: Table, found: list[Missed], language: str) -> Screen:
        title = wording.title_of(table)
        if not found:
            return Screen((say("lookback-nothing", title=title),))
        rows: list[Row] = []
        for each in sorted(found, key=lambda one: one.decision.number):
            rows += [Text(_told(each)), Gallery(await self._pictures(each, language))]
        return Screen((say("lookback-head", title=title), say("lookback-about")), tuple(rows))

    async def _pictures(self, each: Missed, language: str) -> tuple[Drawing, Drawing]:
        """What was better, and what was done."""
        better = planned(each.decision.turn, each.best)
        shown = (better, each.decision.done)
        drawn = [await self._app.pictures.draft(turn, None, "", language) for turn in shown]
        number = each.decision.number
        return (
            Drawing(drawn[0], f"better-{number}.png", (say("lookback-better-picture"),)),
            Drawing(drawn[1], f"done-{number}.png", (say("lookback-done-picture"),)),
        )


def _told(each: Missed) -> tuple[Said, ...]:
    """What was done, what was better, by how much and why."""
    decision, points = each.decision, round(each.cost)
    better = in_one(*(tried.foretold for tried in planned(decision.turn, each.best).attempts))
    done = in_one(*(tried.foretold for tried in decision.done.attempts))
    cost = say("lookback-cost-least" if each.is_least else "lookback-cost", points=points)
    return (
        say("lookback-turn", number=decision.number, cost=cost),
        say("lookback-done", told=done),
        say("lookback-better", told=better, why=each.best.why),
    )


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(LookingBack(app))
