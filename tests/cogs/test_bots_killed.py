"""The bot or what thinks for it is killed in a thought: the table goes on, and no move is made twice."""

import os
import signal
from itertools import count
from pathlib import Path

from bot.bot_players import bots_to_act
from bot.playing import after_moves
from bot.table import Arrangement, Holder, Kind
from games.api import new_table
from games.catalog import GAMES
from games.kensington.position import Take
from games.thought import Level
from tests.bot.company import assert_log_and_position_agree
from tests.cogs.test_process import Quarter
from tests.quick import thorough

GAME = "kensington"
"""Its sharp players think for a second and more."""


def thinking_below(process):
    """The processes that a bot has started to think, by number."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    numbers = [int(number) for number in children.read_text().split()] if children.exists() else []
    return [number for number in numbers if b"bot.thinker" in command_of(number)]


def command_of(number):
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def seed_in_which_the_first_begins(game):
    seeds = (f"seed {number}" for number in count())
    return next(seed for seed in seeds if game.to_act(new_table(game, 2, {}, seed)) == (0,))


class Opposite(Quarter):
    """The first member sits opposite a sharp bot player, and makes it think with one more move."""

    async def _seat_down(self, tables, guild_id, game):
        person = Holder(int(self.members[0].id), self.members[0].name)
        ada = Holder(1, "Ada (hard bot)", bot=Level.SHARP)
        where = int(guild_id), int(self.here)
        tables._new_seed = lambda: seed_in_which_the_first_begins(GAMES[game])
        table = (await tables.open(GAMES[game], Arrangement(2), person, *where, (ada,))).after
        table = (await tables.start(table.id, person.user_id)).after
        while True:
            self.move_made = table.game.write_move(table.game.fallback(table.position, 0))
            foreseen = after_moves(table, person.user_id, table.version, (self.move_made,), 0.0).after
            if bots_to_act(foreseen):
                return table.id
            table = (await tables.confirm(table.id, person.user_id, table.version, 0, self.move_made)).after

    async def until_it_thinks(self):
        """The member moves; gives the process that thinks then, and the table that it thinks about.

        It stands still, for it could have moved before anybody is killed.
        """
        (number,) = self.numbers
        await self.members[0].command(self.here, "move", move=self.move_made, table=number, wait="false")
        while not (found := thinking_below(self.program.process)):
            await self.local.world()
        os.kill(found[0], signal.SIGSTOP)
        return found[0], await self.table(number)


async def until_it_has_moved(quarter, before):
    """Wait for the bot player's turn; gives the moves that were made in it."""
    while bots_to_act(await quarter.table(before.id)):
        pass
    async with quarter.looking() as store:
        await assert_log_and_position_agree(store, before.id)
        log = await store.log.load(before.id)
    return [entry for entry in log[before.version :] if entry.kind is Kind.MOVE]


@thorough
async def test_a_bot_killed_while_a_bot_player_thinks_goes_on_and_makes_no_move_twice(tmp_path):
    async with Opposite(tmp_path, GAME) as quarter:
        thinking, table = await quarter.until_it_thinks()
        quarter.program.process.kill()
        os.kill(thinking, signal.SIGCONT)
        await quarter.program.said()
        assert (await quarter.table(table.id)).version == table.version
        while b"bot.thinker" in command_of(thinking):
            await quarter.local.world()
        async with quarter.program:
            made = await until_it_has_moved(quarter, table)
    assert {entry.seat for entry in made} == {1}
    turns = [entry.text for entry in made if isinstance(table.game.read_move(entry.text), Take)]
    assert len(turns) == 1


@thorough
async def test_a_process_killed_in_its_thought_by_somebody_else_is_replaced(tmp_path):
    async with Opposite(tmp_path, GAME) as quarter:
        thinking, table = await quarter.until_it_thinks()
        os.kill(thinking, signal.SIGKILL)
        made = await until_it_has_moved(quarter, table)
        code, log = await quarter.stopped()
    assert {entry.seat for entry in made} == {1}
    assert code == 0
    assert "the process died" in log
    assert "Traceback" not in log
