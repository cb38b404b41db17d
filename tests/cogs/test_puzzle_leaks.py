"""Nothing of a puzzle's answer is anywhere before its day has ended.

The same day is lived in two towns. In the second one another answer was put into the database behind
everybody's back: what is public, what somebody sees who solves it, and every log must be the same in both.
"""

import json
import logging
import sqlite3
from contextlib import closing

import msgspec
import pytest

from games.api import Seat
from games.catalog import GAMES
from tests.cogs.house import House, labels, press
from tests.cogs.puzzling import begun, made, midnight, post_of, set_up, shown, today
from tests.cogs.test_leaks import Town, timeless

SECRET = "0123456789abcdef-nobody-may-read-this"


def as_it_is(puzzle):
    return puzzle


def another_answer(puzzle):
    """The same position with hidden things dealt anew, and another turn said to be the best."""
    game, seat = GAMES["copenhagen"], Seat(puzzle.seat)
    dealt = game.scramble(puzzle.position, seat, "dealt anew")
    return msgspec.structs.replace(
        puzzle, position=dealt, steps=("t12",), worth=tuple(part + 3 for part in puzzle.worth)
    )


async def lived_through(folder, change, caplog):
    """A day with a puzzle: looked at, opened, tried around in, not answered; gives what all received."""
    folder.mkdir()
    house = House(folder)
    house._new_seed = lambda: SECRET
    async with house:
        caplog.clear()
        daily = await set_up(house)
        await house.stop()
        with closing(sqlite3.connect(house.database)) as connection, connection:
            text = msgspec.json.encode(change(daily.puzzle)).decode()
            connection.execute(
                "UPDATE puzzles SET puzzle = ? WHERE id = ?",
                (text, daily.id),
            )
            connection.execute("UPDATE posts SET version = version + 1 WHERE topic = 'puzzle'")
        await house.start()
        town, daily = Town(house), await today(house)
        await shown(house)
        for message in await house.emi.reads(house.here):
            if not message["local"]["ephemeral"]:
                town.public.append(await town.seen(message))
        await look_around(town, house, daily)
        of_us = [each for each in caplog.records if each.name.startswith(("bot", "cogs"))]
        town.logged = [timeless(each.getMessage()) for each in of_us if each.name != "cogs.emojis"]
        await midnight(house)
        told = await town.seen(await post_of(house, daily))
        return town, told


async def look_around(town, house, daily):
    """Everything that can be asked for before an answer."""
    member = house.bruno
    await town.told(await press(member, await post_of(house, daily), "Solve"))
    panel = await begun(house, member, daily)
    town.private.append(await town.seen(panel))
    for label in labels(panel)[:6]:
        await town.told(await press(member, panel, label))
        panel = await begun(house, member, daily)
    await town.told(await member.command(house.here, "puzzle today"))
    await town.told(await member.command(house.here, "puzzle board", game="copenhagen"))
    await town.told(await member.command(house.here, "settings me", text=True))
    town.private.append(await town.seen(await begun(house, member, daily)))


async def test_the_answer_changes_no_byte_of_what_anybody_receives(tmp_path, caplog):
    caplog.set_level(logging.DEBUG, "bot")
    caplog.set_level(logging.DEBUG, "cogs")
    first, told = await lived_through(tmp_path / "first", as_it_is, caplog)
    second, told_otherwise = await lived_through(tmp_path / "second", another_answer, caplog)
    assert first.public == second.public
    assert first.private == second.private
    assert first.logged == second.logged
    assert len(first.public) > 0
    # The test would notice: when the day has ended, the two towns read different answers.
    assert told != told_otherwise


async def test_neither_steps_nor_seed_are_written_anywhere_public(house, caplog):
    for name in ("bot", "cogs", "discord"):
        caplog.set_level(logging.DEBUG, name)
    secret = await house.store.puzzles.secret(SECRET)
    daily = await set_up(house)
    await begun(house, house.bruno, daily)
    seen = json.dumps([await house.emi.reads(house.here), await house.bruno.reads(house.here)])
    assert secret == SECRET
    for text in (*(step for step in daily.puzzle.steps if len(step) > 3), secret):
        assert text not in seen
        assert text not in caplog.text
    assert made("copenhagen", 0).steps == daily.puzzle.steps


@pytest.mark.parametrize("name", ["puzzle today", "puzzle board", "puzzle setup", "puzzle stop"])
async def test_no_option_offers_anything_but_games(house, name):
    daily = await set_up(house)
    group = house.app.tree.get_command("puzzle")
    command = group.get_command(name.split()[1])
    offered = {choice.value for option in command.parameters for choice in option.choices}
    assert offered == set(GAMES)
    assert not any(option.autocomplete for option in command.parameters)
    assert daily.number == 1
