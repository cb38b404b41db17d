"""Moves, time, sending and kills in any order: nothing is told twice, or of a turn already taken."""

import asyncio
import shutil
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clocks.controls import Timing, bank
from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.errors import StaleButton
from bot.planning import may_plan
from bot.table import State, Table
from bot.table_posts import is_call_to_open_turn
from club.posts import REMINDERS, Topic
from games.api import Seat
from tests.bot.clocks.when import at
from tests.bot.hours import Channel, Hands, House, Killed, a_house

ACTS = st.one_of(
    st.sampled_from(["move", "plan", "tick", "send", "kill", "lose the connection"]),
    st.sampled_from(["die before it arrives", "die after it arrived"]),
    st.integers(1, 30 * HOUR // MINUTE),
)
NOON = at("06-01 12:00")
TIMING = Timing(bank(DAY, 8 * HOUR), vacation=True)


async def planned(house: House, table: Table) -> None:
    """Whoever waits plans one more case of the next turn, if that is possible."""
    for seat, holder in enumerate(table.holders):
        if may_plan(table, Seat(seat)):
            await house.tables.begin_plan(table.id, holder.user_id)
            with suppress(StaleButton):  # with a full hand the turn would not end there
                await house.tables.keep_plan(table.id, holder.user_id, table.version, 0, "t34")


async def acted(house: House, table_id: int, act: str | int) -> None:
    table = await house.tables.load(table_id)
    match act:
        case int(minutes):
            house.hands.go(minutes * MINUTE)
        case "move" if table.state is State.PLAYING and table.asked:
            await house.moves(table)
        case "plan":
            await planned(house, table)
        case "tick":
            await house.tick()
        case "send":
            for notice in await house.send():
                now = await house.tables.load(table_id)
                if notice.topic in REMINDERS:
                    assert is_call_to_open_turn(now, notice), "that turn is taken"
        case "kill":
            raise Killed
        case "die before it arrives" | "die after it arrived":
            house.channel.kills = act.split()[1]
            await house.send()
            raise Killed
        case "lose the connection":
            await house.clock.disconnected()
            house.hands.go(10 * MINUTE)
            await house.clock.connected()


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """A database with a table that has just started, and what was sent of it."""
    path, channel = tmp_path_factory.mktemp("begun") / "rowhouse.sqlite3", Channel()

    async def begin() -> None:
        async with a_house(path, Hands(NOON), channel) as house:
            await house.table(TIMING)

    asyncio.run(begin())
    return path, channel.keys


async def lived(path: Path, sent: list[str], acts: list[str | int]) -> list[str]:
    """All keys that arrived in the life of a table, whatever happened to the bot meanwhile."""
    hands, channel, table_id = Hands(NOON), Channel(), 1
    channel.keys += sent
    left = list(acts)
    while left:
        channel.kills = ""
        with suppress(Killed):
            async with a_house(path, hands, channel) as house:  # begun anew after every kill
                while left:
                    await acted(house, table_id, left.pop(0))
    return channel.keys


@settings(max_examples=20)
@given(st.lists(ACTS, min_size=5, max_size=30))
def test_nothing_is_told_twice_and_no_reminder_comes_for_a_turn_already_taken(begun, acts):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(shutil.copy(begun[0], folder))
        sent = asyncio.run(lived(path, begun[1], acts))
    assert [key for key, times in Counter(sent).items() if times > 1] == []
    late = [key for key in sent if key.startswith(f"{Topic.LATE.value}:")]
    for key in sent:
        if key.startswith(f"{Topic.GONE.value}:"):
            assert key.replace(Topic.GONE.value, Topic.LATE.value, 1) in late, "told before it was judged"
