"""Nothing hidden leaks: what others hold changes no byte of what the public or another player receives.

The same course is played in two towns. In the second one the cards that a viewer may not know were dealt anew
behind everybody's back, in the database, while the bot was away.
"""

import json
import logging
import random
import re
import sqlite3
from contextlib import closing

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from bot.store.rows import write_text
from games.copenhagen import GAME
from games.copenhagen.position import Position
from tests.cogs.house import House, parts, press
from tests.cogs.players import ByCommands, play_out, seat_down
from tests.cogs.situations import to_act

SEED = "0123456789abcdef-nobody-may-read-this"
KINDS = {"take": "cards", "build": "tile", "ability": "ability", "coat": "use", "discard": "card"}
MOVES_BEFORE = 7


def as_dealt(position, viewer, rng):
    return position


def all_dealt_anew(position, viewer, rng):
    """Other hands, the order of the supply, the seed."""
    while not all_differ(position, dealt := GAME.scramble(position, viewer, str(rng.random())), viewer):
        pass
    return dealt


def hands_dealt_anew(position, viewer, rng):
    """Only other hands, so that the same cards come out of the supply afterwards."""
    hidden = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = [card for seat in hidden for card in position.players[seat].hand]
    dealt = position
    while not all_differ(position, dealt, viewer):
        rng.shuffle(pool)
        left, players = "".join(pool), list(position.players)
        for seat in hidden:
            size = len(players[seat].hand)
            players[seat], left = replace(players[seat], hand=left[:size]), left[size:]
        dealt = replace(position, players=tuple(players))
    return dealt


def all_differ(before, after, viewer):
    """Does everybody but the viewer hold other cards?"""
    hands = [(sorted(a.hand), sorted(b.hand)) for a, b in zip(before.players, after.players, strict=True)]
    return all(mine != theirs for seat, (mine, theirs) in enumerate(hands) if seat != viewer)


class Town:
    """One run: what the viewer, a spectator and everybody else received, without numbers that time made."""

    def __init__(self, house):
        self.house = house
        self.public = []
        self.private = []

    async def seen(self, message):
        """Everything of a message that reaches an eye, a screen reader or a button."""
        files = []
        async with aiohttp.ClientSession() as session:
            for each in message["attachments"]:
                async with session.get(each["url"]) as answer:
                    files.append((each["filename"], each.get("description"), await answer.read()))
        shown = [
            {key: value for key, value in part.items() if key not in ("components", "items", "id")}
            for part in parts(message)
        ]
        alt = [item.get("description") for part in parts(message) for item in part.get("items", ())]
        return timeless(json.dumps([message["content"], shown, alt])), files

    async def told(self, outcome):
        self.private.append(await self.seen(outcome["message"]))

    async def look_public(self, table_id):
        """Every public message of the table's places, as they stand."""
        await self.house.shown(table_id)
        home = (await self.house.store.showings.load(table_id)).home_id
        for channel in (self.house.here, home):
            for message in await self.house.emi.reads(channel):
                if not message["local"]["ephemeral"]:
                    self.public.append(await self.seen(message))


def timeless(text):
    """Without ids and moments, which differ from town to town."""
    return re.sub(r"<t:\d+", "<t:0", re.sub(r"\d{15,20}", "#", text))


async def running(folder, deal, viewer, course):
    """Play seven moves, deal, and go through the course."""
    folder.mkdir()
    house = House(folder)
    house._new_seed = lambda: SEED
    async with house:
        people = (house.anna, house.bruno, house.chidi)
        table_id = await seat_down(house, *people)
        for _ in range(MOVES_BEFORE):
            await ByCommands("leaks").decide(house, await to_act(house, table_id), table_id)
        await house.shown(table_id)
        await house.stop()
        table = deal_behind_their_backs(house.database, table_id, deal, viewer)
        await house.start()
        assert (await house.tables.load(table_id)).position == table
        town = Town(house)
        await course(town, table_id, people, viewer)
        await town.look_public(table_id)
        hands = [await town.seen((await member.command(house.here, "hand"))["message"]) for member in people]
        return town, hands


def deal_behind_their_backs(database, table_id, deal, viewer):
    """Put another starting position into the tables row; the shown version makes the bot draw it anew."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (text,) = connection.execute("SELECT position FROM tables WHERE id = ?", (table_id,)).fetchone()
        dealt = deal(msgspec.json.decode(text, type=Position), viewer, random.Random(9))
        assert GAME.view_for(dealt, viewer) == GAME.view_for(msgspec.json.decode(text, type=Position), viewer)
        connection.execute(
            "UPDATE tables SET position = ?, shown_version = 0 WHERE id = ?", (write_text(dealt), table_id)
        )
    return dealt


async def looking(town, table_id, people, viewer):
    """Nobody moves: the viewer and a spectator ask for everything there is; the others open their panels."""
    house = town.house
    home = str((await house.store.showings.load(table_id)).home_id)
    for member in people:
        if viewer is None or member is not people[viewer]:
            board = await house.board(table_id, member)
            await press(member, board, "Take your turn")
            await press(member, board, "My hand")
            await member.command(home, "board", text=True)
    asking = [house.emi] if viewer is None else [house.emi, people[viewer]]
    for member in asking:
        board = await house.board(table_id, member)
        for label in ("Take your turn", "My hand", "Board as text", "History"):
            await town.told(await press(member, board, label))
        for name, options in (
            ("board", {}),
            ("board", {"text": True}),
            ("history", {}),
            ("hand", {}),
            ("turn", {}),
        ):
            await town.told(await member.command(home, name, **options))
        await member.command(home, "settings me", text=True)
        await town.told(await press(member, board, "My hand"))
        for name, option in KINDS.items():
            offered = await member.complete(
                home, f"copenhagen {name}", option, **{option: "", "table": table_id}
            )
            town.private.append(json.dumps(offered))


async def taking(town, table_id, people, viewer):
    """Everybody takes cards in turn: the same cards for all to see, into hands that are not."""
    house = town.house
    home = str((await house.store.showings.load(table_id)).home_id)
    for _ in range(3):
        member = await to_act(house, table_id)
        outcome = await member.command(home, "copenhagen take", cards="t12", table=table_id)
        if viewer is not None and member is people[viewer]:
            await town.told(outcome)
        await town.look_public(table_id)
        await town.told(await house.emi.command(home, "board", text=True))
        await town.told(await house.emi.command(home, "history"))


COURSES = {
    "looking, all dealt anew": (looking, all_dealt_anew),
    "taking, hands dealt anew": (taking, hands_dealt_anew),
}


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize(("course", "deal"), COURSES.values(), ids=COURSES)
async def test_what_others_hold_changes_nothing_that_one_receives(tmp_path, course, deal, viewer):
    first, hands = await running(tmp_path / "first", as_dealt, viewer, course)
    second, other_hands = await running(tmp_path / "second", deal, viewer, course)
    assert first.public == second.public
    assert first.private == second.private
    assert len(first.public) > 2
    for seat, (mine, theirs) in enumerate(zip(hands, other_hands, strict=True)):
        # The test would notice: those whose cards were changed see it.
        assert (mine == theirs) is (seat == viewer)


async def test_a_seed_is_nowhere_before_the_end(tmp_path, caplog):
    sent = []
    house = House(
        tmp_path, lambda method, path, body, status, answer: sent.append(repr((path, body, answer)))
    )
    house._new_seed = lambda: SEED
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    async with house:
        members = (house.anna, house.bruno)
        table_id = await seat_down(house, *members)
        home = str((await house.store.showings.load(table_id)).home_id)
        for name in ("verify", "board", "history", "hand", "turn"):
            await house.anna.command(home, name)

        async def nowhere():
            if (await house.tables.load(table_id)).outcome is None:
                assert not [each for each in sent if SEED in each]
            sent.clear()

        await play_out(house, table_id, members, ByCommands("seed"), after_each=nowhere)
        board = await house.board(table_id)
        assert SEED in json.dumps(board)
    assert SEED not in caplog.text
    assert caplog.records
