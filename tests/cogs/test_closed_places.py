"""Places closed to the bot, limits, outages, removals: Discord is hardly asked, and all stands afterwards.

The clock is set by hand, so hours pass at once; every refusal is the playground's own.
"""

import re
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
import pytest_asyncio

from bot import invalid_requests
from bot.clocks.lengths import HOUR, MINUTE, SECOND
from bot.shards import Shards
from bot.table_posts import subject_of
from cogs.delivery.service import Delivery
from playground.permissions import SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL
from tests.cogs.house import House, said
from tests.cogs.players import seat_down
from tests.cogs.situations import hearing, pings, take
from tests.cogs.test_hard_presses_weather import is_shown
from tests.cogs.test_services import moved

TABLES = 8
PLACES = TABLES + 1
"""A thread for each, and their channel."""
INVALID = (401, 403, 429)
"""What Discord counts before it bans an address."""
FIRST_MINUTE = 30
TRIES_OF_A_REST = 6
"""After 1, 2, 4, 8, 16 and 32 minutes a place that stays closed is tried, then every hour."""
CLOSED = {"hidden": VIEW_CHANNEL, "read only": SEND_MESSAGES | SEND_IN_THREADS}


class Exchanges:
    """What the bot asks of Discord, but for answers to interactions."""

    def __init__(self):
        self.asked = []

    def note(self, method, path, body, status, answer):
        if re.match(r"/(channels|guilds)/", path):
            self.asked.append((method, path, status, body))

    @property
    def invalid(self):
        return [each for each in self.asked if each[2] in INVALID]


@asynccontextmanager
async def noted(folder, **more):
    exchanges = Exchanges()
    async with House(folder, exchanges.note, **more) as house:
        house.exchanges = exchanges
        yield house


@pytest_asyncio.fixture
async def town(tmp_path, database):
    """A house that notes what is asked of Discord."""
    async with noted(tmp_path, database=database) as house:
        yield house


async def tables_in(house, number=TABLES):
    found = [await seat_down(house, house.anna, house.bruno) for _ in range(number)]
    house.exchanges.asked.clear()
    return found


async def stand_again(house, table_ids):
    """Wait until the bot has called a player at each of them, which it does by itself; then look at all."""
    async with hearing(house, house.anna) as hears:
        await house.forbid(house.here, 0)
        for _ in table_ids:
            await hears(lambda event: event["type"] == "message_created")
    for table_id in table_ids:
        await is_shown(house, table_id)


# A channel that is closed


async def is_hardly_asked(house, table_ids, move):
    """In the first minute, in the next two hours, and in every hour after them."""
    exchanges = house.exchanges
    for _ in range(2):
        for table_id in table_ids:
            await move(house, table_id)
    assert 0 < len(exchanges.invalid) <= FIRST_MINUTE
    exchanges.asked.clear()
    for _ in range(24):
        await house.waits(5 * MINUTE)
    assert len(exchanges.invalid) <= (TRIES_OF_A_REST + 1) * PLACES
    for _ in range(3):
        exchanges.asked.clear()
        await house.waits(HOUR)
        assert len(exchanges.invalid) <= PLACES
    exchanges.asked.clear()


@pytest.mark.parametrize("right", CLOSED)
async def test_a_closed_channel_is_hardly_asked_and_stands_by_itself_once_it_is_open(town, right):
    table_ids = await tables_in(town)
    await town.forbid(town.here, CLOSED[right])
    await is_hardly_asked(town, table_ids, take)
    await stand_again(town, table_ids)
    assert not town.exchanges.invalid


async def moved_and_tried(house, table_id):
    await moved(house, table_id)
    await house.shown(table_id)


@pytest.mark.thorough
async def test_on_a_server_it_is_asked_no_more(tmp_path, server):
    async with noted(tmp_path, database=server) as house:
        table_ids = await tables_in(house)
        await house.forbid(house.here, VIEW_CHANNEL)
        await is_hardly_asked(house, table_ids, take)
        await stand_again(house, table_ids)


@pytest.mark.thorough
async def test_of_three_processes_only_the_one_of_its_shard_asks(tmp_path, server):
    async with noted(tmp_path, database=server, shards=Shards(0, 0, 3)) as first, AsyncExitStack() as stack:
        made = await first.local.ask("POST", "/guilds", {"name": "Far away", "shard": [1, 3]})
        first.guild_id, first.here = made["id"], made["channels"][0]["id"]
        await first.bruno.comes_back(first.guild_id)  # Anna owns it
        owner = await stack.enter_async_context(first.beside(Shards(1, 1, 3)))
        third = await stack.enter_async_context(first.beside(Shards(2, 2, 3)))
        table_ids = await tables_in(owner)
        await first.forbid(first.here, VIEW_CHANNEL)

        async def anywhere(house, table_id):
            await moved(third if table_id % 2 else first, table_id)
            await house.shown(table_id)

        await is_hardly_asked(owner, table_ids, anywhere)
        await stand_again(owner, table_ids)


async def test_boards_are_edited_where_only_sending_is_forbidden(town):
    (table_id,) = await tables_in(town, 1)
    await town.forbid(town.here, CLOSED["read only"])
    for _ in range(2):
        await take(town, table_id)
        table = await town.shown(table_id)
        assert f"<t:{int(table.since)}:R>" in said(await town.board(table_id))


# Discord wants fewer requests, or is away


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "rate_limit", "retry_after": 0.001},
        {"kind": "rest_error", "status": 503, "when": "before"},
        {"kind": "rest_error", "status": 503, "when": "after"},
    ],
    ids=["429", "503 before", "503 after"],
)
async def test_after_minutes_of_it_all_stands_and_every_player_was_called_once(town, fault):
    table_ids = await tables_in(town, 3)
    await town.local.fault(**fault, route="/channels/*", times=10_000)
    tables = [await moved(town, table_id) for table_id in table_ids]
    delivery = town.app.part(Delivery)
    for _ in range(5):
        for table_id in table_ids:
            await delivery.tried(subject_of(table_id))
        await town.passes(MINUTE / SECOND)
        await delivery.look()
    for table_id in table_ids:
        await delivery.tried(subject_of(table_id))
    await town.local.ask("DELETE", "/faults")
    await town.passes(MINUTE / SECOND)
    await delivery.look()
    for table in tables:
        await is_shown(town, table.id)
        (ping,) = await pings(town, table.id)
        assert ping.startswith(f"<@{table.holders[table.acting[0]].user_id}>")
    sent = [each for each in town.exchanges.asked if each[0] == "POST" and each[2] == 200]
    assert len(sent) <= len(tables)


# Gone, and back


async def test_a_card_says_that_its_table_is_played_in_the_channel_after_its_thread_was_deleted(town):
    (table_id,) = await tables_in(town, 1)
    home = (await town.store.posts.showing(table_id)).home_id
    await town.local.ask("DELETE", f"/channels/{home}")
    await moved_and_tried(town, table_id)
    assert str((await town.store.posts.showing(table_id)).home_id) == town.here
    assert "are playing in this channel" in said(await town.card(table_id))
    await is_shown(town, table_id)


async def test_a_deleted_channel_is_hardly_asked_for(town):
    table_ids = await tables_in(town, 3)
    await town.local.ask("DELETE", f"/channels/{town.here}")
    for _ in range(3):
        for table_id in table_ids:
            await moved_and_tried(town, table_id)
    assert len(town.exchanges.asked) <= FIRST_MINUTE
    await town.waits(2 * HOUR)
    for _ in range(3):
        town.exchanges.asked.clear()
        await town.waits(HOUR)
        assert len(town.exchanges.asked) <= len(table_ids) + 1


async def test_nothing_is_asked_of_a_server_that_removed_the_bot_and_all_stands_when_it_is_back(town):
    table_ids = await tables_in(town, 3)
    removed, back = [gateway(town, name) for name in ("guild_remove", "guild_join")]
    await town.local.ask("DELETE", f"/guilds/{town.guild_id}/bot")
    await removed
    for table_id in table_ids:
        await moved_and_tried(town, table_id)
    await town.waits(3 * HOUR)
    assert not town.exchanges.asked
    async with hearing(town, town.anna) as hears:
        await town.local.ask("PUT", f"/guilds/{town.guild_id}/bot")
        await back
        for _ in table_ids:
            await hears(lambda event: event["type"] == "message_created")
    for table_id in table_ids:
        await is_shown(town, table_id)


def gateway(house, event):
    """Wait for the next event of the gateway with this name; ask before it can happen."""
    return house.app.wait_for(event)


# The breaker


def counted_in(house):
    return house.app.metrics.registry.get_sample_value("rowhouse_invalid_requests_total")


async def test_after_too_many_refusals_only_interactions_are_answered_which_is_said_once(
    town, monkeypatch, caplog
):
    most = 4
    monkeypatch.setattr(invalid_requests, "MOST", most)
    table_ids = await tables_in(town)
    await town.forbid(town.here, VIEW_CHANNEL)
    for table_id in table_ids:
        assert "Done" in await take(town, table_id)
    assert len(town.exchanges.asked) == len(town.exchanges.invalid) == counted_in(town) == most
    assert caplog.text.count("Discord has refused") == 1
    await town.forbid(town.here, 0)
    await town.waits(invalid_requests.SPAN - MINUTE)
    assert len(town.exchanges.asked) == most
    await town.waits(2 * MINUTE)
    for table_id in table_ids:
        await is_shown(town, table_id)
