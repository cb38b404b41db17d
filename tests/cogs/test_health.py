"""What whoever operates the bot is told: is it well, and what was measured."""

import asyncio
import json
import socket
import sys
from contextlib import asynccontextmanager, closing
from http.client import HTTPConnection

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.health import Health
from cogs.services import clock_of
from tests.bot.program import Program
from tests.cogs.players import seat_down
from tests.cogs.test_process import Quarter
from tests.quick import thorough


async def asked(address, path):
    """The status, and the text of the answer."""
    async with aiohttp.ClientSession() as session, session.get(f"{address}{path}") as answer:
        return answer.status, await answer.text()


async def health(address):
    status, text = await asked(address, "/healthz")
    return status, json.loads(text)["status"]


async def becomes(address, wanted):
    """Wait until the bot is as wanted."""
    while await health(address) != wanted:
        pass


async def measured(address):
    """Every figure by its name and labels."""
    status, text = await asked(address, "/metrics")
    assert status == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if "le" not in sample.labels
    }


# The program


async def a_move(quarter):
    """Whoever is to act looks for the cards to take, and takes them."""
    table = await quarter.table(quarter.numbers[0])
    player = next(each for each in quarter.members if int(each.id) == table.holders[table.acting[0]].user_id)
    typed = {"cards": "t12", "table": table.id}
    assert await player.complete(quarter.here, "copenhagen take", "cards", **typed)
    return await player.command(quarter.here, "copenhagen take", **typed)


@thorough
async def test_the_program_tells_this_machine_that_it_is_well_and_what_it_measured(tmp_path):
    """And logs in JSON, as asked: which interaction caused what is in every line."""
    settings = {"ROWHOUSE_METRICS": "0", "ROWHOUSE_LOG_FORMAT": "json"}
    async with Quarter(tmp_path, "copenhagen", **settings) as quarter:
        (line,) = [each for each in quarter.program.printed if each.startswith("Health and metrics: ")]
        address = line.split()[-1].removesuffix("/metrics")
        assert address.startswith("http://127.0.0.1:")
        await becomes(address, (200, "ok"))
        outcome = await a_move(quarter)
        assert outcome["state"] == "answered"
        figures = await measured(address)
        assert figures["rowhouse_moves_total", "copenhagen"] == 1
        assert figures["rowhouse_keep_seconds_count",] >= 1
        assert figures["rowhouse_arrival_seconds_count",] == 2
        assert figures["rowhouse_shards_connected",] == 1
        assert figures["rowhouse_open_tables",] == 1
        assert figures["process_resident_memory_bytes",] > 0
        while (  # an answer is counted a moment after it has arrived
            figures.get(("rowhouse_answer_seconds_count", "command")) != 1
            or figures.get(("rowhouse_answer_seconds_count", "autocomplete")) != 1
            or figures["rowhouse_picture_seconds_count",] < 1
            or figures["rowhouse_loop_lag_seconds_count",] < 1
        ):
            figures = await measured(address)
        _, text = await asked(address, "/metrics")
        assert not [member.id for member in quarter.members if member.id in text]
        code, log = await quarter.stopped()
    assert code == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)
    (moved,) = [line for line in lines if line["message"].endswith(" move")]
    assert moved["logger"] == "bot.door"
    assert moved["interaction"] == outcome["interaction_id"]


async def test_a_port_that_is_taken_stops_the_start_with_one_line(tmp_path):
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        async with Program(
            tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t", ROWHOUSE_METRICS=port
        ) as program:
            code, errors = await program.said()
    assert code == 1
    assert errors.splitlines() == [
        f"ROWHOUSE_METRICS is {port}, where Rowhouse cannot listen: address already in use."
    ]


@thorough
async def test_in_json_the_last_line_says_why_the_bot_stopped(tmp_path):
    (tmp_path / "rowhouse.db").write_bytes(b"this is not a database, " * 100)
    async with Program(
        tmp_path, ROWHOUSE_DISCORD="http://127.0.0.1:9", DISCORD_TOKEN="t", ROWHOUSE_LOG_FORMAT="json"
    ) as program:
        code, errors = await program.said()
    assert code == 1
    (line,) = [json.loads(line) for line in errors.splitlines()]
    assert line["level"] == "CRITICAL"
    assert "is not a sound Rowhouse database" in line["message"]


# What can be wrong


async def test_a_gateway_that_is_lost_is_told_until_it_is_back(house):
    async with Health(house.app).told(0) as address:
        assert await health(address) == (200, "ok")
        await house.local.fault("refuse_connections")
        await house.local.fault("drop")
        await becomes(address, (503, "discord"))
        assert (await measured(address))["rowhouse_shards_connected",] == 0
        await house.local.ask("DELETE", "/faults")
        await becomes(address, (200, "ok"))


async def test_a_database_that_is_gone_is_told(house):
    async with Health(house.app).told(0) as address:
        house.database.rename(house.database.with_name("elsewhere"))
        assert await health(address) == (503, "database")
        assert (await asked(address, "/metrics"))[0] == 200
        house.database.with_name("elsewhere").rename(house.database)


KEEPING_READERS_OUT = """
import fcntl, sys
with open(sys.argv[1], "r+b") as index:
    fcntl.lockf(index, fcntl.LOCK_EX, 8, 120)  # every lock of SQLite's wal-index
    print("held", flush=True)
    sys.stdin.read()
"""


@asynccontextmanager
async def nobody_may_read(database):
    """Another process sits on the database, and whoever asks it something waits."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        KEEPING_READERS_OUT,
        f"{database}-shm",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert await process.stdout.readline() == b"held\n"
    try:
        yield
    finally:
        await process.communicate(b"")


async def test_a_database_that_hangs_is_told_without_waiting_for_it(house):
    async with Health(house.app, limit=0.1).told(0) as address:
        async with nobody_may_read(house.database):
            await becomes(address, (503, "database"))
        await becomes(address, (200, "ok"))


def asked_without_letting_go(address, path):
    """Whoever asks like this keeps the loop waiting until there is an answer."""
    there = HTTPConnection(address.removeprefix("http://"))
    with closing(there):
        there.request("GET", path)
        answer = there.getresponse()
        return answer.status, answer.read().decode()


async def test_a_loop_that_hangs_is_told_and_so_are_the_last_figures(house):
    async with Health(house.app, limit=0.1).told(0) as address:
        await measured(address)
        assert asked_without_letting_go(address, "/healthz") == (503, '{"status": "loop"}')
        status, text = asked_without_letting_go(address, "/metrics")
        assert status == 200
        assert "rowhouse_shards_connected 1.0" in text
        await becomes(address, (200, "ok"))


async def test_a_bot_that_stops_says_so(house):
    async with Health(house.app).told(0) as address:
        await house.app.close()
        assert await health(address) == (503, "stopping")


# What is measured


async def test_a_notice_that_discord_does_not_take_makes_the_outbox_old(house):
    async with Health(house.app).told(0) as address:
        table_id = await seat_down(house, house.anna, house.bruno)
        await house.shown(table_id)
        assert (await measured(address))["rowhouse_outbox_age_seconds",] == 0
        await house.local.fault("rest_error", status=503, route="/channels/*", times=100)
        table = await house.tables.load(table_id)
        player = table.holders[table.acting[0]].user_id
        await house.tables.confirm(table_id, player, table.version, 0, "t12")
        while (await measured(address))["rowhouse_outbox_age_seconds",] < 0.5:
            pass
        await house.local.ask("DELETE", "/faults")


async def test_what_the_clock_does_late_is_measured(house):
    async with Health(house.app).told(0) as address:
        table_id = await seat_down(house, house.anna, house.bruno)
        await house.shown(table_id)
        before = await measured(address)
        due = await house.store.clocks.next_due()
        await house.passes((due - house.app.wall.now()) / 1000 + 5)
        while (figures := await measured(address))["rowhouse_deadline_late_seconds_count",] == before[
            "rowhouse_deadline_late_seconds_count",
        ]:
            await house.app.part(clock_of).catch_up()  # wakes it, for it sleeps by the machine's time
        late = figures["rowhouse_deadline_late_seconds_sum",] - before["rowhouse_deadline_late_seconds_sum",]
        assert late >= 5
