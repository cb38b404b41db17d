"""A playground with a server on each of six shards, members who play in all of them, and what they must see.

What members do is up to chance; what they were told is noted, and what stands in the end is looked at.
"""

import asyncio
import re
import secrets
import time
from collections import Counter, defaultdict
from contextlib import suppress
from itertools import count

from bot.app import PERMISSIONS
from bot.bot_players import bots_to_act
from bot.errors import StoreTrouble
from bot.preferences import Ping, Preferences
from bot.ratings import computed
from bot.store import Store
from bot.table import State
from bot.tables import Tables
from bot.takeback import moves_that_count, positions
from bot.walk import walk
from cogs.custom_ids import write_press
from cogs.lobby.press import Join, StartAgainstBots
from cogs.press import OpenTurn, ReadBoard
from games.errors import Refusal
from languages.names import without_isolates
from languages.reader import Medium, Reader
from playground.app import Playground
from playground.limits import UNLIMITED
from tests.cogs.cups import Cups
from tests.cogs.house import key, parts, presses, said
from tests.cogs.situations import custom_id_of
from tests.cogs.tastes import good_move
from tests.playground.driver import Local, Refused

SHARDS = 6
GAMES = ("copenhagen", "kensington", "tenby")
PATIENCE = 20
"""Seconds that a member waits for an answer."""
RESIGNS, RESIGNS_CUP = 0.03, 0.15
INVITES = 0.6
"""Of all tables; at the others, a bot player sits opposite."""
CUPS = 0.15
"""Of all that is done, something about a tournament, while there is anything to do but to play."""
GONE = 404
PINGS = (Ping.MENTION, Ping.DIRECT, Ping.BOTH, Ping.DIRECT, Ping.MENTION)


class District:
    """A town on every shard, with a table in play in each."""

    def __init__(self, folder, place, rng):
        self.playground = Playground(
            folder / "town.world",
            bot_permissions=PERMISSIONS.value,
            limits=UNLIMITED,
            on_exchange=self._note_exchange,
        )
        self.told = []
        """What members were told was done: table, seat's user id, the words."""
        self.acts = 0
        """Answers so far."""
        self.acted = asyncio.Event()
        self._place = place
        self._rng = rng
        self._names = (f"table of chance {number}" for number in count(1))
        self._opened = {}
        """Whether /play was answered, by the name that the table was given."""
        self._sent = defaultdict(set)
        """Messages of the bot by where and under which nonce they were sent."""

    async def __aenter__(self):
        await self.playground.start()
        self.local = Local(self.playground.url)
        self.store = await Store.open(self._place)
        self.tables = Tables(self.store, time.time, lambda: secrets.token_hex(16))
        self.members = [self.local.known(person) for person in await self.local.ask("GET", "/members")]
        self.cups = Cups(self, self._rng)
        self.channels = {}
        for shard in range(SHARDS):
            asked = {"name": f"Shard {shard}", "shard": [shard, SHARDS]}
            made = await self.local.ask("POST", "/guilds", asked)
            self.channels[int(made["id"])] = made["channels"][0]["id"]
            for member in self.members[1:]:  # the first one owns it
                await member.comes_back(made["id"])
        for member, ping in zip(self.members, PINGS, strict=True):
            await member.speaks("en-US")
            await self.store.players.keep(int(member.id), Preferences(ping=ping))
        return self

    async def __aexit__(self, *_):
        await self.store.close()
        await self.local.__aexit__()
        await self.playground.stop()

    def _note_exchange(self, method, path, body, status, answer):
        is_sent = method == "POST" and status == 200 and re.fullmatch(r"/channels/\d+/messages", path)
        if is_sent and body.get("nonce") is not None:
            self._sent[path, body["nonce"]].add(answer["id"])

    # Playing

    async def play(self, resting):
        """Members play in every town until they are to rest."""
        async with asyncio.TaskGroup() as group:
            for guild_id in self.channels:
                group.create_task(self._play_in(guild_id, resting))

    async def _play_in(self, guild_id, resting):
        while not resting.is_set():
            # The database may be away for us as well, and an answer may never come.
            with suppress(StoreTrouble, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    if await self._act_in(guild_id):
                        self.acts += 1
                        self.acted.set()
                        continue
            await self.local.world()

    async def _act_in(self, guild_id):
        """One thing that somebody does there; false if it was not answered, or there is nothing to do."""
        if self._rng.random() < CUPS and await self.cups.act(self._rng.choice(GAMES)):
            return True
        tables = await self._tables_in(guild_id)
        pair = self._pair_in(guild_id, len(tables))
        unfinished = [table for table in tables if not table.has_ended]
        if not unfinished:
            return await self._open(guild_id, *pair)
        table = self._rng.choice(unfinished)
        if table.state is State.LOBBY:
            return await self._fill(table)
        acting = [table.holders[seat].user_id for seat in table.acting if table.holders[seat].plays]
        if not acting:
            assert bots_to_act(table)
            return False
        member = self._member(self._rng.choice(acting))
        if self._rng.random() < (RESIGNS_CUP if table.arrangement.fixture else RESIGNS):
            return await self._resign(member, table)
        if self._rng.random() < 0.3 and PINGS[self.members.index(member)] is not Ping.MENTION:
            return await self._look_from_direct_message(member, table)
        return await self._move(member, table)

    async def _tables_in(self, guild_id):
        tables = [await self.store.tables.load(number) for number in await self.store.tables.all()]
        return [table for table in tables if table.guild_id == guild_id]

    def _pair_in(self, guild_id, number):
        first = [*self.channels].index(guild_id) + number
        return [self.members[(first + step) % len(self.members)] for step in (0, 1)]

    def _member(self, user_id):
        return next(member for member in self.members if int(member.id) == user_id)

    async def _open(self, guild_id, host, guest):
        name = next(self._names)
        self._opened[name] = False
        game, where = self._rng.choice(GAMES), self.channels[guild_id]
        invited = {"invite": guest.id} if self._rng.random() < INVITES else {}
        outcome = await host.command(where, "play", game=game, seats=2, name=name, **invited)
        # Whoever is refused, as while the database is away, is answered in words.
        words = outcome.get("message", {}).get("content")
        self._opened[name] = outcome["state"] == "answered" and not words
        return self._opened[name]

    async def _fill(self, table):
        """The guest sits down, or the host, who invited nobody, begins against a bot player."""
        press = write_press((Join if table.arrangement.invited else StartAgainstBots)(table.id))
        member = self._member((*table.arrangement.invited, table.holders[0].user_id)[0])
        for message in await member.reads(str(table.channel_id)):
            if press in map(custom_id_of, parts(message)):
                return await _is_pressed(member, message, press)
        return False

    async def _move(self, member, table):
        """A move, typed where the table is or in a direct message."""
        try:
            turn = await self.tables.turn(table.id, int(member.id))
            move = turn.table.game.write_move(good_move(turn.table.game, turn.position, turn.seat, self._rng))
        except (Refusal, IndexError):  # it is somebody else's turn by now
            return False
        where = await member.dm() if self._rng.random() < 0.4 else self.channels[table.guild_id]
        outcome = await member.command(where, "move", move=move, table=table.id)
        return self._heard(member, table.id, outcome)

    def _heard(self, member, table_id, outcome):
        """Note what was told; false if nobody answered or the member was refused."""
        if not _is_answered(outcome) or "message" not in outcome or outcome["message"]["content"]:
            return False
        lines = said(outcome["message"]).splitlines()
        if any("**Done**" in line for line in lines):
            words = [line.removeprefix("- ") for line in lines if line.startswith("- ")]
            self.told += [(table_id, int(member.id), each) for each in words]
        return True

    async def _look_from_direct_message(self, member, table):
        """Open the panel with the button of the ping, which the first process hears of."""
        ping = await self._pings_in(await member.dm(), table, member)
        if not ping:
            return False
        return await _is_pressed(member, ping[0], key(ping[0], "Take your turn")["custom_id"])

    async def _resign(self, member, table):
        asked = await member.command(self.channels[table.guild_id], "resign", table=table.id)
        if not _is_answered(asked) or "message" not in asked or asked["message"]["content"]:
            return False
        return await _is_pressed(member, asked["message"], key(asked["message"], "Resign")["custom_id"])

    # What is kept

    async def check_kept(self):
        """Every log leads to the kept position, all that was told is in it, and nothing is there twice."""
        numbers = await self.store.tables.all()
        tables = [await self.store.tables.load(number) for number in numbers]
        for table in tables:
            log = await self.store.log.load(table.id)
            assert len(log) == table.version, f"table {table.id}: {len(log)} entries, version {table.version}"
            if table.position is not None:
                assert positions(table, moves_that_count(log))[-1] == table.position
            self._check_told(table, log)
            has_result = await self.store.results.of_table(table.id) is not None
            assert has_result is table.has_ended, f"table {table.id}: its result"
        await self.cups.check(tables)
        names = Counter(table.arrangement.name for table in tables if not table.arrangement.fixture)
        twice = [name for name, times in names.items() if times > 1]
        assert not twice, f"created twice: {twice}"
        lost = [name for name, was_answered in self._opened.items() if was_answered and name not in names]
        assert not lost, f"opened and not kept: {lost}"
        assert await self.store.ratings.all() == await computed(self.store)

    def _check_told(self, table, log):
        """Whoever moves is told more than everybody."""
        steps = walk(table, log) if table.position is not None else ()
        for holder in table.people:
            seat = table.seat_of(holder.user_id)
            reader = Reader("en", table.names, seat, Medium.MARKDOWN)
            own = [each for each in steps if each.entry.user_id == holder.user_id]
            kept = iter([without_isolates(reader.read(each.told(seat))) for each in own])
            for number, user_id, words in self.told:
                if (number, user_id) == (table.id, holder.user_id):
                    assert words in kept, f"table {table.id}: “{words}” was told and is not in the log"

    # What is shown

    def check_sent_once(self):
        """Nothing was ever posted twice under one nonce."""
        twice = {nonce: ids for nonce, ids in self._sent.items() if len(ids) > 1}
        assert not twice, f"sent twice: {twice}"

    async def problems(self):
        """What members see at tables that is not as it must be."""
        found: dict[int | str, str] = {}
        for number in await self.store.tables.all():
            table = await self.store.tables.load(number)
            if problem := await self._problem_with(table):
                found[number] = problem
        if problem := await self.cups.problem():
            found["cups"] = problem
        return found

    async def _problem_with(self, table):
        cards = await self._showing(table, self.channels[table.guild_id], is_board=False)
        if len(cards) != 1:
            return f"{len(cards)} cards"
        if table.position is None:
            return ""
        if bots_to_act(table):
            return "a bot player is to act"
        reader = self._member(table.people[0].user_id)
        threads = [each["id"] for each in await reader.channels() if each["id"] == cards[0]["id"]]
        if len(threads) != 1:
            return "no thread"
        boards = await self._showing(table, threads[0], is_board=True)
        newest = f"<t:{int(table.since)}:R>" if table.state is State.PLAYING else f"Seed `{table.seed}`"
        if len(boards) != 1 or newest not in said(boards[0]):
            return f"{len(boards)} boards, {newest} wanted"
        return await self._problem_with_pings(table, threads[0])

    async def _problem_with_pings(self, table, thread):
        acting = {table.holders[seat].user_id for seat in table.acting}
        for holder in table.people:
            member = self._member(holder.user_id)
            ping, is_to_act = PINGS[self.members.index(member)], holder.user_id in acting
            for where, ways in (
                (thread, (Ping.MENTION, Ping.BOTH)),
                (await member.dm(), (Ping.DIRECT, Ping.BOTH)),
            ):
                standing = await self._pings_in(where, table, member)
                if len(standing) != (is_to_act and ping in ways):
                    return f"{len(standing)} pings for {member.name} ({ping}) in {where}, to act: {is_to_act}"
        results = [each for each in await self.messages(thread) if "is over" in each["content"]]
        return "" if len(results) == (table.state is State.OVER) else f"{len(results)} results"

    async def _pings_in(self, channel, table, member):
        """The messages that call a member to a turn at a table."""
        mark = write_press(OpenTurn(table.id))
        return [
            each
            for each in await self.messages(channel, member)
            if "it is your turn" in each["content"]
            and f"<@{member.id}>" in each["content"]
            and mark in map(custom_id_of, parts(each))
        ]

    async def _showing(self, table, channel, *, is_board):
        """The cards or boards of a table that stand there; a thread's first message is the card again."""
        return [
            each
            for each in await self.messages(channel)
            if not each["content"]
            and any(getattr(press, "table", None) == table.id for press in presses(each))
            and (write_press(ReadBoard(table.id)) in map(custom_id_of, parts(each))) is is_board
        ]

    async def messages(self, channel, reader=None):
        """What stands in a channel, as a member sees it."""
        reader = reader or self.members[0]
        found = await self.local.ask("GET", f"/members/{reader.id}/channels/{channel}/messages?limit=200")
        return [each for each in found if not each["local"]["ephemeral"] and each["type"] != 21]


async def _is_pressed(member, message, custom_id):
    """Press it; false if nobody answered, or it was taken away just before."""
    try:
        return _is_answered(await member.press(message, custom_id))
    except Refused as refused:
        if refused.status != GONE:
            raise
        return False


def _is_answered(outcome):
    return outcome["state"] in ("answered", "updated")
