"""/vacation: booking days on which no clock of yours runs, looking at them, and taking them back."""

from collections.abc import Callable
from datetime import date, timedelta

from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.booking import date_in, days_to_book
from bot.clocks.spans import union
from bot.clocks.vacation import Vacation
from bot.clocks.zones import local
from bot.errors import WrongTime
from bot.stamps import stamp
from bot.table import State
from cogs.answers import answering
from cogs.presses import Interaction
from cogs.screen import Screen, item
from cogs.services import clock_of
from cogs.slash import said, slash
from games.api import Seat
from games.message import Message, Typed, say, who

OFFERED_DAYS = 25


class Vacations(
    commands.GroupCog, group_name=said("command-vacation"), group_description=said("command-vacation-about")
):
    """A player's own days; where they play, everybody is told."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._store = app.store.vacations

    @slash("vacation-book")
    async def book_command(self, interaction: Interaction, first: str, last: str | None = None) -> None:
        """From one day to another, each from midnight to midnight where the player is."""
        async with answering(interaction, fresh=True) as answer:
            user_id, mine = interaction.user.id, await self._mine(interaction.user.id)
            today = self._today(mine)
            begin = date_in(first, today)
            until = begin if last is None else date_in(last, today)
            days = days_to_book(mine, begin, until, self._app.wall.now())
            await self._store.book(user_id, days)
            mine = mine.with_days(days)
            start, end = stamp(days[0].start), stamp(days[-1].end)

            def told(seat: Seat, left: int) -> Message:
                return say("vacation-announced", who=who(seat), start=start, end=end, left=left)

            await self._announce(user_id, told)
            await answer.show(self._screen(mine, say("vacation-booked", days=len(days))))

    @slash("vacation-list")
    async def list_command(self, interaction: Interaction) -> None:
        """Which days are booked, and how many are left."""
        async with answering(interaction, fresh=True) as answer:
            await answer.show(self._screen(await self._mine(interaction.user.id)))

    @slash("vacation-cancel")
    async def cancel_command(self, interaction: Interaction) -> None:
        """All that has not begun; deadlines come nearer again."""
        async with answering(interaction, fresh=True) as answer:
            user_id, now = interaction.user.id, self._app.wall.now()
            before = await self._mine(user_id)
            if not any(day.start > now for day in before.days):
                raise WrongTime(say("vacation-nothing-booked"))
            await self._store.cancel(user_id, now)
            await self._app.part(clock_of).reconsider(user_id)
            await self._announce(
                user_id, lambda seat, left: say("vacation-called-off", who=who(seat), left=left)
            )
            after = await self._mine(user_id)
            number = len(before.days) - len(after.days)
            await answer.show(self._screen(after, say("vacation-cancelled", days=number)))

    @book_command.autocomplete("first")
    @book_command.autocomplete("last")
    async def _days(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The days to come, as they are typed."""
        today = self._today(await self._mine(interaction.user.id))
        days = [f"{today + timedelta(days=number)}" for number in range(1, 2 * OFFERED_DAYS)]
        fitting = [day for day in days if typed.strip() in day][:OFFERED_DAYS]
        return [app_commands.Choice(name=day, value=day) for day in fitting]

    async def _mine(self, user_id: int) -> Vacation:
        zone = (await self._app.store.players.load(user_id)).zone
        return Vacation(zone, await self._store.load(user_id))

    def _today(self, mine: Vacation) -> date:
        return local(self._app.wall.now(), mine.zone).date()

    def _screen(self, mine: Vacation, *first: Message) -> Screen:
        """What is left this year, and every stretch that is not over."""
        now = self._app.wall.now()
        year = mine.year_of(now)
        to_come = [span for span in union(mine.days) if span.end > now]
        lines = [
            item(say("vacation-stretch", start=stamp(span.start), end=stamp(span.end))) for span in to_come
        ]
        left = say("vacation-left", left=mine.left(year), year=str(year), zone=Typed(mine.zone))
        return Screen((*first, left, *lines))

    async def _announce(self, user_id: int, told: Callable[[Seat, int], Message]) -> None:
        """At every table where it makes a difference; others read it in the history."""
        mine = await self._mine(user_id)
        left = mine.left(mine.year_of(self._app.wall.now()))
        ids = await self._app.store.tables.of_player(user_id)
        for table in await self._app.tables.load_each(ids):
            seat, timing = table.seat_of(user_id), table.arrangement.timing
            if table.state is State.PLAYING and timing.allows_vacation and table.holders[seat].plays:
                await self._app.tables.announce(table.id, user_id, told(seat, left))


async def setup(app: App) -> None:
    """Add the cog."""
    await app.add_cog(Vacations(app))
