"""Tables: the only way in. Every decision about a table, each through the same door."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot import agreement, lobby, seats, stewards, timeout
from bot.attending import Attention, snoozed, with_clock_started, with_next_look
from bot.bot_players import BotTurn, bots_moved
from bot.doer import Doer
from bot.draft import Draft, Turn, check_step, completed, turn_of, with_step
from bot.errors import StaleButton, WrongTime
from bot.league_door import LeagueDoor
from bot.lobby import Naming
from bot.planning import case_of, check_may_plan, with_case, without_plan
from bot.playing import after_moves, after_resigning
from bot.running import in_ms
from bot.table import Arrangement, Entry, Holder, State, Table, Update, check_playing, revised
from bot.takeback import asked_back, standing_lines
from club.posts import Post
from games.api import Game, Seat
from games.message import Message, say
from games.thought import Level


class Tables(LeagueDoor):
    """Every table of the house."""

    # The lobby

    async def open(
        self,
        game: Game[object, object],
        arrangement: Arrangement,
        host: Holder,
        guild_id: int,
        channel_id: int,
        bots: tuple[Holder, ...] = (),
    ) -> Update:
        """Open a lobby, with bot players at it."""
        number, where = await self._store.tables.new_number(), (guild_id, channel_id)
        return await self._keep_new(
            lobby.opened(number, game, arrangement, host, where, self._new_seed(), self._now(), bots)
        )

    async def open_alone(
        self,
        game: Game[object, object],
        arrangement: Arrangement,
        player: Holder,
        guild_id: int,
        channel_id: int,
        seed: str | None = None,
    ) -> Update:
        """Open a table for one player and begin at once; with a seed that was drawn before, or a new one."""
        number, where = await self._store.tables.new_number(), (guild_id, channel_id)
        seed = self._new_seed() if seed is None else seed
        return await self._keep_new(
            lobby.opened_alone(number, game, arrangement, player, where, seed, self._now())
        )

    async def _keep_new(self, update: Update) -> Update:
        update = await self._keep(update)
        self._announce(update)
        return update

    async def join(self, table_id: int, player: Holder) -> Update:
        """Sit down."""
        return await self._decide(table_id, lambda table: lobby.joined(table, player, self._now()))

    async def leave(self, table_id: int, user_id: int) -> Update:
        """Get up again before the start."""
        return await self._decide(table_id, lambda table: lobby.left(table, user_id, self._now()))

    async def remove(self, table_id: int, doer: Doer, other_id: int) -> Update:
        """Take somebody off the table before the start."""
        return await self._decide(table_id, lambda table: lobby.removed(table, doer, other_id, self._now()))

    async def arrange(self, table_id: int, user_id: int, wanted: Arrangement) -> Update:
        """Choose seats, options and the rest of the arrangement."""
        return await self._decide(table_id, lambda table: lobby.arranged(table, user_id, wanted, self._now()))

    async def name(self, table_id: int, user_id: int, name: str) -> Update:
        """Call the table something."""
        return await self._decide(table_id, lambda table: lobby.named(table, user_id, name, self._now()))

    async def start(self, table_id: int, user_id: int) -> Update:
        """Begin with those who are there."""
        return await self._decide(table_id, lambda table: lobby.begun(table, user_id, self._now()))

    async def start_alone(self, table_id: int, user_id: int) -> Update:
        """Begin without waiting for anybody."""
        return await self._decide(table_id, lambda table: lobby.begun_alone(table, user_id, self._now()))

    async def add_bot(self, table_id: int, user_id: int, level: Level, naming: Naming) -> Update:
        """Let a bot player sit down."""
        return await self._decide(
            table_id, lambda table: lobby.bot_added(table, user_id, level, naming, self._now())
        )

    async def change_bot(
        self, table_id: int, user_id: int, bot_id: int, level: Level, naming: Naming
    ) -> Update:
        """Let a bot player play better, or worse."""
        return await self._decide(
            table_id, lambda table: lobby.bot_changed(table, user_id, bot_id, level, naming, self._now())
        )

    async def start_against_bots(self, table_id: int, user_id: int, level: Level, naming: Naming) -> Update:
        """Begin with bot players on all free seats."""
        return await self._decide(
            table_id, lambda table: lobby.begun_against_bots(table, user_id, level, naming, self._now())
        )

    async def cancel(self, table_id: int, user_id: int) -> Update:
        """Give the table up before the start."""
        return await self._decide(table_id, lambda table: lobby.cancelled(table, user_id, self._now()))

    # Turns

    async def turn(self, table_id: int, user_id: int) -> Turn:
        """The player's turn with what they have drafted."""
        return await self.turn_at(await self.load(table_id), user_id)

    async def turn_at(self, table: Table, user_id: int) -> Turn:
        """The same at a table that was just loaded."""
        check_playing(table)
        seat = table.seat_of(user_id)
        return turn_of(table, user_id, await self._store.drafts.load(table.id, seat))

    async def step(self, table_id: int, user_id: int, version: int, step: int, text: str) -> Turn:
        """Add a step to the player's draft."""
        async with self._turnstile(table_id):
            turn = await self.turn_at(await self.load(table_id), user_id)
            check_step(turn, version, step)
            return await self._keep_draft(with_step(turn, text))

    async def step_back(self, table_id: int, user_id: int, version: int, step: int, steps_left: int) -> Turn:
        """Take steps of the draft back, down to so many."""
        async with self._turnstile(table_id):
            table = await self.load(table_id)
            turn = await self.turn_at(table, user_id)
            check_step(turn, version, step)
            draft = Draft(table.version, turn.steps[:steps_left], turn.is_plan)
            return await self._keep_draft(turn_of(table, user_id, draft))

    async def _keep_draft(self, turn: Turn) -> Turn:
        draft = Draft(turn.table.version, turn.steps, turn.is_plan)
        await self._store.drafts.keep(turn.table.id, turn.seat, draft)
        return turn

    async def confirm(
        self,
        table_id: int,
        user_id: int,
        version: int,
        step: int,
        *texts: str,
        pressed: int | None = None,
    ) -> Update:
        """Make the drafted steps and those that follow them, all together; `pressed` is when, if not now."""

        async def kept() -> Update:
            table = await self.load(table_id)
            turn = await self.turn_at(table, user_id)
            check_step(turn, version, step)
            if turn.is_plan:
                raise WrongTime(say("plan-not-your-turn"))
            update = after_moves(table, user_id, version, (*turn.steps, *texts), self._now())
            return await self._keep(update, pressed)

        update = await self._inside(table_id, kept)
        self._announce(update)
        return update

    async def foresee(self, turn: Turn, text: str) -> Table:
        """The table as it would be if the drafted steps and one more were confirmed now; nothing is kept."""
        steps = (*turn.steps, text)
        holder, now = turn.table.holders[turn.seat], self._now()
        update = after_moves(turn.table, holder.user_id, turn.table.version, steps, now)
        return (await self._clocked(update, in_ms(now))).after

    async def choose(
        self, table_id: int, user_id: int, text: str, pressed: int | None = None
    ) -> Turn | Update:
        """A move typed as a command: drafted if it can still be undone, made if it cannot."""
        turn = await self.turn(table_id, user_id)
        version, step = turn.table.version, len(turn.steps)
        if turn.tried(text).needs_confirming:
            return await self.confirm(table_id, user_id, version, step, text, pressed=pressed)
        return await self.step(table_id, user_id, version, step, text)

    async def move_bots(self, table_id: int, version: int, turns: Sequence[BotTurn]) -> Update:
        """Make the moves that bot players have thought out, if the table still stands as it did."""
        return await self._decide(table_id, lambda table: bots_moved(table, version, turns, self._now()))

    # Turns planned ahead

    async def begin_plan(self, table_id: int, user_id: int) -> Turn:
        """Draft the next turn as if it began now."""
        async with self._turnstile(table_id):
            table = await self.load(table_id)
            check_may_plan(table, table.seat_of(user_id))
            return await self._keep_draft(turn_of(table, user_id, Draft(table.version, is_plan=True)))

    async def stop_planning(self, table_id: int, user_id: int) -> Turn:
        """Draft no next turn; what is planned already stays so."""
        async with self._turnstile(table_id):
            turn = await self.turn_at(await self.load(table_id), user_id)
            return await self._put_away(turn) if turn.is_plan else turn

    async def keep_plan(self, table_id: int, user_id: int, version: int, step: int, *texts: str) -> Turn:
        """Plan the drafted steps and those that follow them, as one more case."""

        async def kept() -> Turn:
            table = await self.load(table_id)
            turn = await self.turn_at(table, user_id)
            check_step(turn, version, step)
            if not turn.is_plan:
                raise StaleButton(say("table-turn-changed"))
            case = case_of(table.game, turn.seat, completed(turn, *texts))
            await self._keep_holders(table, with_case(table, turn.seat, case))
            return await self._put_away(turn)

        return await self._inside(table_id, kept)

    async def forget_plan(self, table_id: int, user_id: int) -> Turn:
        """Have no plan any more."""

        async def kept() -> Turn:
            table = await self.load(table_id)
            check_playing(table)
            await self._keep_holders(table, without_plan(table, table.seat_of(user_id)))
            return await self.turn_at(await self.load(table_id), user_id)

        return await self._inside(table_id, kept)

    async def _keep_holders(self, before: Table, after: Table) -> None:
        table = revised(before, after)
        if table != before:
            with self._keeping(table):
                await self._store.tables.keep_plan(table)

    async def _put_away(self, turn: Turn) -> Turn:
        """The player's turn without the draft of a plan."""
        table = await self.load(turn.table.id)
        return await self._keep_draft(Turn(table, turn.seat))

    # Coming and going

    async def resign(self, table_id: int, user_id: int) -> Update:
        """Give the seat up."""
        return await self._decide(table_id, lambda table: after_resigning(table, user_id, self._now()))

    async def offer(self, table_id: int, doer: Doer, user_id: int, guest: Holder | None = None) -> Update:
        """Offer a player's seat to somebody, or to whoever comes."""
        return await self._decide(
            table_id, lambda table: seats.offered(table, doer, user_id, guest, self._now())
        )

    async def keep_seat(self, table_id: int, doer: Doer, user_id: int) -> Update:
        """Offer a player's seat no longer."""
        return await self._decide(table_id, lambda table: seats.kept(table, doer, user_id, self._now()))

    async def take_seat(self, table_id: int, player: Holder, seat: Seat, opened: int) -> Update:
        """Sit down on a seat that is offered."""
        return await self._decide(
            table_id, lambda table: seats.taken(table, player, seat, opened, self._now())
        )

    async def let_bot_play(self, table_id: int, doer: Doer, user_id: int) -> Update:
        """Let a bot player play for somebody until they come back."""
        return await self._decide(table_id, lambda table: seats.stood_in(table, doer, user_id, self._now()))

    async def gone(self, table_id: int, user_id: int) -> Update:
        """A player has left the server: gets up from a lobby, and leaves an open seat in play."""

        def decide(table: Table) -> Update:
            left = lobby.gone if table.state is State.LOBBY else seats.gone
            return left(table, user_id, self._now())

        return await self._decide(table_id, decide)

    # What the host and moderators decide

    async def hand_over(self, table_id: int, doer: Doer, other_id: int) -> Update:
        """Make another player the host."""
        return await self._decide(
            table_id, lambda table: stewards.handed_over(table, doer, other_id, self._now())
        )

    async def pause(self, table_id: int, doer: Doer, days: int, reason: str) -> Update:
        """Let nobody's time run for so many days."""
        return await self._decide(
            table_id, lambda table: stewards.paused(table, doer, days, reason, self._now())
        )

    async def resume(self, table_id: int, doer: Doer) -> Update:
        """End a pause before its time."""
        return await self._decide(table_id, lambda table: stewards.resumed(table, doer, self._now()))

    async def end(self, table_id: int, doer: Doer, reason: str) -> Update:
        """Give the table up."""
        return await self._decide(table_id, lambda table: stewards.ended(table, doer, reason, self._now()))

    async def move(self, table_id: int, doer: Doer, channel_id: int, *, is_thread: bool) -> Update:
        """Go on in another channel."""
        return await self._decide(
            table_id,
            lambda table: stewards.moved(table, doer, channel_id, is_thread=is_thread, now=self._now()),
        )

    # What all who play agree on

    async def ask_back(self, table_id: int, user_id: int) -> Update:
        """Take the last turn back, or ask those who have moved since."""
        return await self._decide_on_log(
            table_id, lambda table, log: asked_back(table, log, user_id, self._now())
        )

    async def ask_to_end(self, table_id: int, user_id: int) -> Update:
        """Ask the others to end the game without a winner."""
        return await self._decide(table_id, lambda table: agreement.asked_to_end(table, user_id, self._now()))

    async def ask_to_pause(self, table_id: int, user_id: int, days: int, reason: str) -> Update:
        """Ask the others for a pause."""
        return await self._decide(
            table_id, lambda table: agreement.asked_to_pause(table, user_id, days, reason, self._now())
        )

    async def answer(self, table_id: int, user_id: int, answer: str, asked: int | None = None) -> Update:
        """Agree to what is asked, or refuse it, or withdraw it; a button says which question it was for."""
        return await self._decide_on_log(
            table_id, lambda table, log: agreement.answered(table, log, user_id, answer, self._now(), asked)
        )

    async def newest_lines(self, table_id: int, most: int) -> list[Entry]:
        """The newest lines of the log that still hold; more is read only where moves were taken back."""
        read = 2 * most
        while True:
            log = await self._store.log.load(table_id, read)
            lines = standing_lines(log)
            if len(lines) >= most or len(log) < read:
                return lines[-most:]
            read *= 4

    # Time

    async def come_back(self, table_id: int, user_id: int) -> Update:
        """Take the seat back from the bot player."""
        return await self._decide(table_id, lambda table: timeout.came_back(table, user_id, self._now()))

    async def announce(self, table_id: int, user_id: int, said: Message) -> Update:
        """Tell the table when a player has vacation, or has it no more."""
        return await self._decide(
            table_id, lambda table: timeout.announced(table, user_id, said, self._now())
        )

    async def extend(self, table_id: int, doer: Doer, seat: Seat, length: int, reason: str) -> Update:
        """Give a seat on turn more time."""
        return await self._decide(
            table_id, lambda table: timeout.extended(table, doer, seat, length, reason, self._now())
        )

    async def snooze(self, table_id: int, user_id: int, *, late_too: bool = False) -> Update | None:
        """Remind the player no more of this turn, or only at the end."""
        return await self.attend(table_id, lambda table: snoozed(table, user_id, late_too), put_back=False)

    async def attend(
        self, table_id: int, look: Callable[[Table], Attention | None], *, put_back: bool
    ) -> Update | None:
        """Do the next thing that time calls for at a table.

        None if there is nothing now; then it is put back to where it is to be looked at again, if asked.
        """

        async def attended() -> tuple[Update, bool] | None:
            table = await self.load(table_id)
            found = look(table)
            if found is None:
                if put_back:
                    await self._store.clocks.put_back(table)
                return None
            if found.update.entries:
                return await self._keep(found.update), True
            update = replace(found.update, after=revised(table, found.update.after))
            with self._keeping(update.after):
                await self._store.clocks.keep(table, update.after, found.posts)
            return update, bool(found.posts)

        done = await self._inside(table_id, attended)
        if done is None:
            return None
        update, is_news = done
        if is_news:
            self._announce(update)
        return update

    async def settle(self, table_id: int, post: Post, *others: Post, at: float | None = None) -> None:
        """A call stands, or needed no message; the clock that waited for it starts, in the same transaction.

        `at` is when that was, if not now.
        """

        async def kept() -> Table:
            before = await self.load(table_id)
            started = with_clock_started(before, post, self._now() if at is None else at)
            if started != before and post.wanted.seat is not None:
                seat = Seat(post.wanted.seat)
                # Found out now, the clock service need not look at every turn that begins.
                started = with_next_look(started, seat, await self.player_at(started, seat))
            table = revised(before, started)
            with self._keeping(table):
                await self._store.clocks.keep(before, table, settled=(post, *others))
            return table

        table = await self._inside(table_id, kept)
        for wake in self.when_due:
            wake(table)
