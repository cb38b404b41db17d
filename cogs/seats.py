"""Seats that change hands during a game: offering one's own, asking about an open one, taking it."""

from discord.ext import commands

from bot.app import App
from bot.doer import Doer
from bot.seats import check_offer
from bot.table import Holder, Table
from cogs import wording
from cogs.answers import answering
from cogs.homes import bring_in
from cogs.press import AtTable, KeepSeat, LookAtSeat, OfferSeat, TakeSeat
from cogs.presses import Interaction, on_press
from cogs.screen import Key, Screen, Style
from cogs.sight import Sight
from cogs.turn import TurnPanels
from games.api import Seat
from games.message import Typed, say


class Seats(commands.Cog):
    """Does what is pressed about open seats."""

    def __init__(self, app: App) -> None:
        self._app = app
        on_press(app, OfferSeat, self._offer)
        on_press(app, KeepSeat, self._keep)
        on_press(app, LookAtSeat, self._look)
        on_press(app, TakeSeat, self._take)

    async def _table(self, interaction: Interaction, press: AtTable) -> Table:
        return await self._app.part(Sight).table(interaction, press.table)

    async def _own(self, interaction: Interaction, press: AtTable) -> tuple[Table, Doer]:
        """Somebody who sits at the table, about their own seat."""
        table = await self._table(interaction, press)
        table.seat_of(interaction.user.id)
        return table, await self._app.part(Sight).doer(interaction, table)

    async def _offer(self, interaction: Interaction, press: OfferSeat, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table, doer = await self._own(interaction, press)
            self._app.pace.note(interaction.user.id)
            await self._app.tables.offer(table.id, doer, doer.user_id)
            told = say("people-offered-own", title=wording.title_of(table))
            await answer.show(Screen((told,), ((Key(say("people-keep-own"), KeepSeat(table.id)),),)))

    async def _keep(self, interaction: Interaction, press: KeepSeat, values: list[str]) -> None:
        async with answering(interaction, fresh=False) as answer:
            table, doer = await self._own(interaction, press)
            await self._app.tables.keep_seat(table.id, doer, doer.user_id)
            await answer.vanish()

    async def _look(self, interaction: Interaction, press: LookAtSeat, values: list[str]) -> None:
        """Asks first: it is for the rest of the game."""
        async with answering(interaction, fresh=True) as answer:
            table = await self._table(interaction, press)
            check_offer(table, interaction.user.id, Seat(press.seat), press.opened)
            player = Typed(table.holders[press.seat].name)
            sure = say("people-take-seat-sure", player=player, title=wording.title_of(table))
            take = TakeSeat(table.id, press.seat, press.opened)
            await answer.show(Screen((sure,), ((Key(say("people-sit-down"), take, Style.GO),),)))

    async def _take(self, interaction: Interaction, press: TakeSeat, values: list[str]) -> None:
        """Whoever sat there before loses what was private to the seat, as far as it can be taken away."""
        async with answering(interaction, fresh=False) as answer:
            table = await self._table(interaction, press)
            user, seat = interaction.user, Seat(press.seat)
            player = Holder(user.id, user.display_name)
            update = await self._app.tables.take_seat(table.id, player, seat, press.opened)
            panels = self._app.part(TurnPanels)
            await panels.show(answer, interaction, await self._app.tables.turn(table.id, user.id))
            await panels.take_away(table.id, update.before.holders[seat].user_id)
            await bring_in(self._app, update.after, (user.id,))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Seats(app))
