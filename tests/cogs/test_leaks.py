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

from bot.store.rows import write_text
from bot.table_posts import board_key
from tests.cogs.dealing import (
    COPENHAGEN,
    SETTING_TENBY_UP,
    TENBY,
    all_dealt_anew,
    as_dealt,
    hands_dealt_anew,
)
from tests.cogs.house import House, labels, parts, press
from tests.cogs.players import ByCommands, check_over, play_out, seat_down
from tests.cogs.situations import to_act
from tests.quick import quick_by_name

SEED = "0123456789abcdef-nobody-may-read-this"


class Town:
    """One run: what the viewer, a spectator and everybody else received, without numbers that time made."""

    def __init__(self, house):
        self.house = house
        self.public = []
        self.private = []
        self.logged = []

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
        home = (await self.house.store.posts.showing(table_id)).home_id
        for channel in (self.house.here, home):
            for message in await self.house.emi.reads(channel):
                if not message["local"]["ephemeral"]:
                    self.public.append(await self.seen(message))


def timeless(text):
    """Without ids, moments and how long a turn took, which differ from town to town."""
    text = re.sub(r"confirmed after \d+ s", "confirmed after some time", text)
    return re.sub(r"<t:\d+", "<t:0", re.sub(r"\d{15,20}", "#", text))


async def running(folder, secrets, deal, viewer, course, caplog):
    """Play until there is something to hide, deal, and go through the course."""
    folder.mkdir()
    house = House(folder)
    house._new_seed = lambda: SEED
    async with house:
        people = (house.anna, house.bruno, house.chidi)
        table_id = await seat_down(house, *people, game=secrets.game.key, options=secrets.options)
        await secrets.lead_up(house, table_id)
        await house.shown(table_id)
        await house.stop()
        dealt = deal_behind_their_backs(house.database, table_id, secrets, deal, viewer)
        caplog.clear()
        await house.start()
        assert (await house.tables.load(table_id)).position == dealt
        town = Town(house)
        await course(town, secrets, table_id, people, viewer)
        await town.look_public(table_id)
        of_tables = [each for each in caplog.records if each.name.startswith(("bot.tables", "cogs"))]
        # Emojis are put in place beside everything else, so when that is noted is chance.
        town.logged = [timeless(each.getMessage()) for each in of_tables if each.name != "cogs.emojis"]
        hands = [await town.seen((await member.command(house.here, "hand"))["message"]) for member in people]
        return town, hands


def deal_behind_their_backs(database, table_id, secrets, deal, viewer):
    """Put another starting position into the tables row; the shown version makes the bot draw it anew."""
    with closing(sqlite3.connect(database)) as connection, connection:
        (text,) = connection.execute("SELECT position FROM tables WHERE id = ?", (table_id,)).fetchone()
        position = msgspec.json.decode(text, type=secrets.position)
        dealt = deal(secrets, position, viewer, random.Random(9))
        view_for = secrets.game.view_for
        assert view_for(dealt, viewer) == view_for(position, viewer)
        connection.execute("UPDATE tables SET position = ? WHERE id = ?", (write_text(dealt), table_id))
        connection.execute("UPDATE posts SET shown_version = 0 WHERE key = ?", (board_key(table_id),))
    return dealt


async def looking(town, secrets, table_id, people, viewer):
    """Nobody moves: the viewer and a spectator ask for everything there is; the others open their panels."""
    house = town.house
    home = str((await house.store.posts.showing(table_id)).home_id)
    for member in people:
        if viewer is None or member is not people[viewer]:
            board = await house.board(table_id, member)
            await press(member, board, "Take your turn")
            await press(member, board, "My hand")
            await member.command(home, "board", text=True)
    asking = [house.emi] if viewer is None else [house.emi, people[viewer]]
    for member in asking:
        board = await house.board(table_id, member)
        for outcome in await planning(member, board):
            await town.told(outcome)
        for label in ("Take your turn", "My hand", "Board as text", "History"):
            await town.told(await press(member, board, label))
        for name, options in (
            ("board", {}),
            ("board", {"text": True}),
            ("history", {}),
            ("replay", {}),
            ("hand", {}),
            ("turn", {}),
        ):
            await town.told(await member.command(home, name, **options))
        await member.command(home, "settings me", text=True)
        await town.told(await press(member, board, "My hand"))
        for name, option in secrets.commands.items():
            typed = {option: "", "table": table_id}
            offered = await member.complete(home, f"{secrets.game.key} {name}", option, **typed)
            town.private.append(json.dumps(offered))


async def planning(member, board):
    """The panel, and who waits there plans the next turn: all that they are shown."""
    shown = [await press(member, board, "Take your turn")]
    if "Plan your turn" in labels(shown[0]["message"]):
        shown.append(await press(member, shown[0]["message"], "Plan your turn"))
        shown.append(await press(member, shown[1]["message"], labels(shown[1]["message"])[0]))
        shown.append(await press(member, shown[2]["message"], "Stop planning"))
    return shown


async def moving(town, secrets, table_id, people, viewer):
    """Everybody makes moves that do not depend on what is hidden."""
    house = town.house
    home = str((await house.store.posts.showing(table_id)).home_id)
    for _ in range(secrets.moves):
        member = await to_act(house, table_id)
        text = secrets.next_move(await house.tables.turn(table_id, int(member.id)))
        outcome = await member.command(home, "move", move=text, table=table_id)
        if viewer is not None and member is people[viewer]:
            await town.told(outcome)
        await town.look_public(table_id)
        await town.told(await house.emi.command(home, "board", text=True))
        await town.told(await house.emi.command(home, "history"))


COURSES = {
    "looking, all dealt anew": (looking, all_dealt_anew),
    "moving, hands dealt anew": (moving, hands_dealt_anew),
}
VIEWERS = [
    *((COPENHAGEN, viewer) for viewer in (None, 0, 1, 2)),
    *((secrets, viewer) for secrets in (SETTING_TENBY_UP, TENBY) for viewer in (None, 1)),
]


SHARPEST = [
    "looking, all dealt anew-Tenby-1",
    "moving, hands dealt anew-setting Tenby up-None",
    "moving, hands dealt anew-Copenhagen-1",
]
"""Tenby has most to hide, from a player and from those who watch."""


@pytest.mark.parametrize(
    ("course", "deal", "secrets", "viewer"),
    quick_by_name(
        {
            f"{name}-{secrets.name}-{viewer}": (*course, secrets, viewer)
            for name, course in COURSES.items()
            for secrets, viewer in VIEWERS
        },
        *SHARPEST,
    ),
)
async def test_what_others_hold_changes_nothing_that_one_receives(
    tmp_path, caplog, secrets, course, deal, viewer
):
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    first, hands = await running(tmp_path / "first", secrets, as_dealt, viewer, course, caplog)
    second, other_hands = await running(tmp_path / "second", secrets, deal, viewer, course, caplog)
    assert first.public == second.public
    assert first.private == second.private
    assert first.logged == second.logged
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
        home = str((await house.store.posts.showing(table_id)).home_id)
        for name in ("verify", "board", "history", "replay", "hand", "turn"):
            await house.anna.command(home, name)

        async def nowhere():
            if (await house.tables.load(table_id)).outcome is None:
                assert not [each for each in sent if SEED in each]
            sent.clear()

        await play_out(house, table_id, members, ByCommands("seed"), after_each=nowhere)
        await check_over(house, table_id)
        board = await house.board(table_id)
        assert SEED in json.dumps(board)
    assert SEED not in caplog.text
    assert caplog.records
