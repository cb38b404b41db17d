"""Planning the next turn ahead, in the same private panel that turns are taken in."""

from discord.ext import commands

from bot.app import App
from cogs.answers import answering
from cogs.press import KeepPlan, PlanAhead, Planning
from cogs.presses import Interaction, on_press
from cogs.screen import parted
from cogs.sight import Sight
from cogs.turn import TurnPanels


class TurnPlans(commands.Cog):
    """Begins a plan, keeps it, and forgets it."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, PlanAhead, self._plan)
        on_press(app, KeepPlan, self._keep)

    async def _plan(self, interaction: Interaction, press: PlanAhead, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table = await self._app.part(Sight).table(interaction, press.table)
            tables, user_id = self._app.tables, interaction.user.id
            match press.what:
                case Planning.BEGIN:
                    turn = await tables.begin_plan(table.id, user_id)
                case Planning.STOP:
                    turn = await tables.stop_planning(table.id, user_id)
                case Planning.FORGET:
                    turn = await tables.forget_plan(table.id, user_id)
            await self._app.part(TurnPanels).show(answer, interaction, turn)

    async def _keep(self, interaction: Interaction, press: KeepPlan, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            panels = self._app.part(TurnPanels)
            if await panels.current(answer, interaction, press):
                turn = await self._app.tables.keep_plan(
                    press.table, interaction.user.id, press.version, press.step, *parted(press.text)
                )
                await panels.show(answer, interaction, turn)


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(TurnPlans(app))
