"""The bot as a process of its own while members play: what it logs, how it stops, what it needs."""

import asyncio
import json
import random
import re
import secrets
import signal
import sys
import time
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.app import PERMISSIONS
from bot.draft import turn_of
from bot.logs import OUR_OWN
from bot.store import Store
from bot.store.rows import write_text
from bot.table import Arrangement, Holder, State
from bot.tables import Tables
from cogs.wording import SORRY, STOPPING
from games.catalog import GAMES
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.bot.program import Program
from tests.cogs.house import said, settled_town
from tests.cogs.tastes import good_move
from tests.languages.english import english
from tests.playground.driver import Local
from tests.quick import quick, quick_by_name

LINE = re.compile(r"\S+ \S+ (?P<level>[A-Z]+) (?P<logger>[\w.]+) ")

TOO_LATE = 4
"""Seconds after which Discord takes no answer."""
SHORT = {"tenby": {"rounds": 6}}
"""The fewest rounds of a game that has a choice."""


class Quarter:
    """A playground, the bot's process in it, and two members who sit at tables there: `numbers`.

    Discord's clock stands still once the bot is there: no answer is too late on a slow machine.
    """

    def __init__(self, folder, *games, **environment):
        self._stands_at = None
        self._town = folder / "town.world"
        self._playground = Playground(
            self._town,
            bot_permissions=PERMISSIONS.value,
            limits=UNLIMITED,
            machine_time=lambda: self._stands_at or time.time(),
        )
        self._games = games
        self.program = Program(folder, ("-m", "tests.bot.unhurried"), **environment)

    async def __aenter__(self):
        self._town.write_bytes(await settled_town())
        await self._playground.start()
        self.local = Local(self._playground.url)
        guild = (await self.local.world())["guilds"][0]
        self.here = next(each["id"] for each in guild["channels"] if each["name"] == "games")
        self.members = [self.local.known(each) for each in (await self.local.ask("GET", "/members"))[:2]]
        async with self.looking() as store:
            tables = Tables(store, time.time, lambda: secrets.token_hex(16))
            self.numbers = [await self._seat_down(tables, guild["id"], game) for game in self._games]
        self.program.point_at(self._playground.url)
        await self.program.__aenter__()
        await self.program.address()
        self._stands_at = time.time()
        return self

    async def _seat_down(self, tables, guild_id, game):
        holders = [Holder(int(member.id), member.name) for member in self.members]
        where = (int(guild_id), int(self.here))
        arrangement = Arrangement(seats=2, options=SHORT.get(game, {}))
        table_id = (await tables.open(GAMES[game], arrangement, holders[0], *where)).after.id
        await tables.join(table_id, holders[1])
        await tables.start(table_id, holders[0].user_id)
        return table_id

    async def __aexit__(self, *_):
        await self.program.__aexit__()
        await self.local.__aexit__()
        await self._playground.stop()

    async def stopped(self, number=signal.SIGTERM):
        """Ask the bot to stop; gives its exit code and its log."""
        self.program.process.send_signal(number)
        return await self.program.said()

    async def given_up(self, waiting):
        """The bot is gone: let the time be over in which it could have answered; gives what came of it."""
        while not waiting.done():
            await self.local.advance(TOO_LATE)
        return await waiting

    @asynccontextmanager
    async def looking(self):
        """The database as the bot keeps it now; a store is asked once, for it remembers what it has read."""
        store = await Store.open(self.program.database)
        try:
            yield store
        finally:
            await store.close()

    async def table(self, table_id):
        """A table as the bot keeps it."""
        async with self.looking() as store:
            return await store.tables.load(table_id)

    # Moves, typed

    async def to_move(self, table, rng):
        """Whose turn it is, and what they would like to do."""
        seat = table.acting[0]
        user_id = table.holders[seat].user_id
        async with self.looking() as store:
            turn = turn_of(table, user_id, await store.drafts.load(table.id, seat))
        text = table.game.write_move(good_move(table.game, turn.position, seat, rng))
        return next(each for each in self.members if int(each.id) == user_id), text

    async def move(self, member, game_key, table_id, text):
        """Find the command that offers a move, as a member does, and type it."""
        commands = await self._commands(member, game_key)
        if not commands:
            return await member.command(self.here, "move", move=text, table=table_id)
        for command in commands:
            options = [each["name"] for each in command.get("options", ()) if each["name"] != "table"]
            name = f"{game_key} {command['name']}"
            if not options and command["name"] == text:
                return await member.command(self.here, name, table=table_id)
            if options:
                typed = {options[0]: text, "table": table_id}
                found = await member.complete(self.here, name, options[0], **typed)
                if text in [choice["value"] for choice in found]:
                    return await member.command(self.here, name, **typed)
        raise AssertionError(f"no command of {game_key} offers {text}")

    async def _commands(self, member, game_key):
        """The game's own commands, if it has any."""
        found = await member.commands(self.here)
        return [option for each in found if each["name"] == game_key for option in each["options"]]


def hidden_in(table):
    """What the public does not see of a position, as it would be written: values long enough to tell."""
    whole = json.loads(write_text(table.position))
    public = json.loads(write_text(table.game.view_for(table.position, None)))
    found = {table.seed, write_text(table.position)}
    waiting = [(whole, public)]
    while waiting:
        mine, theirs = waiting.pop()
        if mine == theirs:
            continue
        if isinstance(mine, dict) and isinstance(theirs, dict):
            waiting += [(value, theirs.get(name)) for name, value in mine.items()]
        elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
            waiting += zip(mine, theirs, strict=True)
        found.add(msgspec.json.encode(mine).decode().strip('"'))
        found.add(repr(mine).strip("'"))
    return {each for each in found if len(each) >= 6}


FORMS = {**dict.fromkeys(GAMES, "text"), "copenhagen": "json"}
"""What is logged is the same in both; how it is written, the games share out among them."""


FEW = 16
"""Moves after which everybody has had something to hide."""


@pytest.mark.parametrize(
    ("game_key", "form", "moves"),
    quick_by_name(
        {
            "copenhagen, a few moves": ("copenhagen", FORMS["copenhagen"], FEW),
            **{game: (game, form, sys.maxsize) for game, form in FORMS.items()},
        },
        "copenhagen, a few moves",
    ),
)
async def test_a_game_at_debug_leaves_nothing_hidden_in_the_log(tmp_path, game_key, form, moves):
    rng, hidden = random.Random(8), set()
    async with Quarter(tmp_path, game_key, ROWHOUSE_LOG="DEBUG", ROWHOUSE_LOG_FORMAT=form) as quarter:
        (table_id,) = quarter.numbers
        while (table := await quarter.table(table_id)).state is State.PLAYING and table.version < moves:
            hidden |= hidden_in(table)
            await quarter.move(*(await typed_by(quarter, table, rng)))
        code, log = await quarter.stopped()
    assert code == 0, log[-1500:]
    assert f"table={table_id} version={table.version}" in log
    assert len(hidden) > table.version
    assert [each for each in hidden if each in log] == []
    for line in log.splitlines():
        found = json.loads(line) if form == "json" else LINE.match(line)
        assert found, line
        assert found["logger"].split(".")[0] in OUR_OWN or found["level"] in ("WARNING", "ERROR"), line
        # A quotation mark is written differently in JSON.
        told = "".join(found.values()) if form == "json" else line
        assert [each for each in hidden if each in told] == []


async def typed_by(quarter, table, rng):
    member, text = await quarter.to_move(table, rng)
    return member, table.game_key, table.id, text


async def test_a_stop_under_presses_finishes_what_was_accepted(tmp_path):
    async with Quarter(tmp_path, *["copenhagen"] * 3) as quarter:
        outcomes = []

        async def play(table_id):
            """Take cards as long as somebody answers."""
            while True:
                for member in quarter.members:
                    typed = {"cards": "t12", "table": table_id}
                    outcomes.append(await member.command(quarter.here, "copenhagen take", **typed))
                    if outcomes[-1]["state"] == "failed":
                        return
                    if len(outcomes) == 8:
                        quarter.program.process.send_signal(signal.SIGTERM)

        playing = asyncio.gather(*(play(number) for number in quarter.numbers))
        code, log = await quarter.program.said()
        await quarter.given_up(playing)
        async with quarter.looking() as store:
            logs = [await store.log.load(number) for number in quarter.numbers]
    assert code == 0
    assert "Traceback" not in log
    assert "ERROR" not in log
    told = [said(each["message"]) for each in outcomes if each["state"] == "answered"]
    assert {each["state"] for each in outcomes} == {"answered", "failed"}
    assert not [each for each in told if english(SORRY) in each]
    # What was kept was told, and what was told was kept.
    moves = sum(entry.kind == "move" for entries in logs for entry in entries)
    assert sum("**Done**" in each for each in told) == moves > 0


@pytest.mark.thorough
async def test_who_presses_while_the_bot_stops_reads_so(tmp_path):
    async with Quarter(tmp_path, "copenhagen") as quarter:
        (table_id,) = quarter.numbers
        # Something accepted takes a while, so that the stop does.
        await quarter.local.fault("slow", seconds=2, route="/interactions/*/*/callback", times=1)
        anna, bruno = quarter.members
        slow = asyncio.create_task(anna.command(quarter.here, "board", table=table_id))
        await quarter.local.ask("GET", "/faults?wait=used")
        quarter.program.process.send_signal(signal.SIGTERM)
        await quarter.program.hears("stopping")
        outcome = await bruno.command(quarter.here, "board", table=table_id)
        assert said(outcome["message"]) == english(STOPPING)
        await quarter.local.advance(2)
        assert f"table {table_id}" in said((await slow)["message"])
        code, log = await quarter.program.said()
    assert code == 0
    assert "Traceback" not in log


@pytest.mark.thorough
@pytest.mark.parametrize("what", quick(["deleted", "replaced"], "replaced"))
async def test_a_database_that_disappears_is_said_and_the_bot_stops(tmp_path, what):
    async with Quarter(tmp_path, "copenhagen") as quarter:
        (table_id,) = quarter.numbers
        path = quarter.program.database
        if what == "replaced":
            path.with_name("other").write_bytes(path.read_bytes())
            path.with_name("other").replace(path)
        else:
            path.unlink()
        typing = asyncio.gather(
            *(
                member.command(quarter.here, "copenhagen take", cards="t12", table=table_id)
                for member in quarter.members
            )
        )
        code, log = await quarter.program.said()
        outcomes = await quarter.given_up(typing)
    told = [said(each["message"]) for each in outcomes if each["state"] == "answered"]
    # Whoever presses before it has stopped reads why; the clock may have noticed first.
    reasons = ("deleted or replaced, so nothing can be kept", english(STOPPING))
    assert all(any(reason in each for reason in reasons) for each in told)
    assert code == 1
    assert "Traceback" not in log
    assert log.splitlines()[-1] == f"{path} was deleted or replaced, so Rowhouse stopped."


@pytest.mark.thorough
async def test_a_suggestion_that_comes_late_or_twice_is_no_error(tmp_path):
    async with Quarter(tmp_path, "copenhagen") as quarter:
        member = quarter.members[0]
        asking = {"channel_id": quarter.here, "name": "board", "options": {"table": ""}, "focused": "table"}
        path = f"/members/{member.id}/autocomplete"
        await quarter.local.fault("delay", event="INTERACTION_CREATE")
        await quarter.local.ask("POST", path, asking)
        await quarter.local.advance(TOO_LATE)
        await quarter.local.ask("DELETE", "/faults")
        await quarter.program.hears("nobody was helped to choose")
        assert await member.complete(quarter.here, "board", "table", table=""), "after one that came late"
        await quarter.local.fault("rest_error", status=500, when="after", route="/interactions/*", times=1)
        await quarter.local.ask("POST", path, asking)
        await quarter.program.hears("nobody was helped to choose")
        assert await member.complete(quarter.here, "board", "table", table=""), "after one that came twice"
        code, log = await quarter.stopped()
    assert code == 0
    assert "Traceback" not in log
    assert "ERROR" not in log
