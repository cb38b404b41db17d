"""The bot or what thinks for it is killed in a thought: the table goes on, and no move is made twice."""

import os
import signal
from pathlib import Path

from bot.bot_players import bots_to_act, question_at
from bot.table import Arrangement, Holder, Kind
from games.catalog import GAMES
from games.kensington.position import Take
from games.thought import Level
from tests.bot.company import assert_log_and_position_agree
from tests.cogs.test_process import Quarter

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


class Opposite(Quarter):
    """The first member sits opposite a sharp bot player, which is to act when the bot starts."""

    async def _seat_down(self, tables, guild_id, game):
        person = Holder(int(self.members[0].id), self.members[0].name)
        ada = Holder(1, "Ada (sharp bot)", bot=Level.SHARP)
        where = int(guild_id), int(self.here)
        table = (await tables.open(GAMES[game], Arrangement(2), person, *where, (ada,))).after
        table = (await tables.start(table.id, person.user_id)).after
        while not bots_to_act(table):
            move = table.game.write_move(table.game.fallback(table.position, 0))
            table = (await tables.confirm(table.id, person.user_id, table.version, 0, move)).after
        self.before = table
        return table.id


async def until_it_thinks(quarter):
    """Wait for a process that thinks; gives its number."""
    while not (found := thinking_below(quarter.program.process)):
        await quarter.local.world()
    return found[0]


async def until_it_has_moved(quarter, before):
    """Wait for the bot player's turn; gives the moves that were made in it."""
    while bots_to_act(await quarter.table(before.id)):
        pass
    async with quarter.looking() as store:
        await assert_log_and_position_agree(store, before.id)
        log = await store.log.load(before.id)
    return [entry for entry in log[before.version :] if entry.kind is Kind.MOVE]


def first_plan(table):
    """What the bot player does here when nothing comes in between, up to where something is shown."""
    question = question_at(table, bots_to_act(table)[0], Level.SHARP)
    best = question.think(question.view, question.seat, question.thought)[0]
    return [table.game.write_move(move) for move in best.moves]


async def test_a_bot_killed_while_a_bot_player_thinks_goes_on_and_makes_no_move_twice(tmp_path):
    async with Opposite(tmp_path, GAME) as quarter:
        table = quarter.before
        thinking = await until_it_thinks(quarter)
        quarter.program.process.kill()
        await quarter.program.said()
        assert (await quarter.table(table.id)).version == table.version
        while b"bot.thinker" in command_of(thinking):
            await quarter.local.world()
        async with quarter.program:
            made = await until_it_has_moved(quarter, table)
    plan = first_plan(table)
    assert [entry.text for entry in made[: len(plan)]] == plan
    assert {entry.seat for entry in made} == {1}
    turns = [entry.text for entry in made if isinstance(table.game.read_move(entry.text), Take)]
    assert len(turns) == 1


async def test_a_process_killed_in_its_thought_by_somebody_else_is_replaced(tmp_path):
    async with Opposite(tmp_path, GAME) as quarter:
        table = quarter.before
        os.kill(await until_it_thinks(quarter), signal.SIGKILL)
        made = await until_it_has_moved(quarter, table)
        code, log = await quarter.stopped()
    assert {entry.seat for entry in made} == {1}
    assert code == 0
    assert "the process died" in log
    assert "Traceback" not in log
