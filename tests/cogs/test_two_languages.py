"""People at one table who read different languages: each their own, and all together the table's."""

import pytest

from bot.preferences import ChannelSettings, Ping, Preferences
from bot.store.sqlite import opening
from languages.names import without_isolates
from tests.bot.test_opening import change
from tests.bot.test_troubles import locked
from tests.cogs.house import labels, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import home_of, member_with


@pytest.fixture
async def mixed(house):
    """Anna reads English, Bruno German; the server is English."""
    await house.bruno.speaks("de")
    return house


async def first_and_other(house, table_id):
    table = await house.shown(table_id)
    first = table.holders[table.acting[0]].user_id
    (other,) = [each.user_id for each in table.holders if each.user_id != first]
    return member_with(house, first), member_with(house, other)


async def move_of(house, table_id):
    table = await house.shown(table_id)
    user_id = table.holders[table.acting[0]].user_id
    turn = await house.tables.turn(table_id, user_id)
    await house.tables.choose(
        table_id, user_id, table.game.write_move(turn.table.game.legal_moves(turn.view, turn.seat)[0])
    )
    await house.shown(table_id)


async def pings_at(house, table_id):
    """The pings that stand where the table is, in whatever language."""
    found = await house.anna.reads(await home_of(house, table_id))
    return [each["content"] for each in found if each["content"].startswith("<@")]


async def test_each_reads_their_own_panel_and_all_the_same_board(mixed):
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    for member in (mixed.anna, mixed.bruno):
        board = await mixed.board(table_id, member)
        assert "to move, last change" in said(board)
        assert "Take your turn" in labels(board)
    read = {}
    for member in (mixed.anna, mixed.bruno):
        panel = (await press(member, await mixed.board(table_id, member), "Take your turn"))["message"]
        read[member.name] = said(panel)
    assert "your turn" in read["anna"].casefold() or "is to move" in read["anna"]
    assert "am Zug" in read["bruno"] or "dran" in read["bruno"]


async def test_a_servers_language_is_the_boards_and_a_channels_setting_comes_before_it(mixed):
    await mixed.speaks("de")
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    assert "ist am Zug, letzte Änderung <t:" in said(await mixed.board(table_id))
    assert "Zug machen" in labels(await mixed.board(table_id))
    await mixed.store.channels.keep(int(mixed.here), ChannelSettings(language="en"))
    other = await seat_down(mixed, mixed.anna, mixed.bruno)
    assert "to move, last change" in said(await mixed.board(other))


async def test_refusals_are_read_by_whoever_is_refused(mixed):
    assert (
        said((await mixed.anna.command(mixed.here, "board", table=77))["message"]) == "There is no table 77."
    )
    refused = (await mixed.bruno.command(mixed.here, "board", table=77))["message"]
    assert said(refused) == "Es gibt keinen Tisch 77."


async def test_a_failing_database_is_told_in_the_language_of_discord(mixed, monkeypatch):
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    monkeypatch.setattr(opening, "LOCK_PATIENCE", 0.02)
    await mixed.restart()
    asked = await mixed.bruno.command(await home_of(mixed, table_id), "resign")
    with locked(mixed.database):
        outcome = await press(mixed.bruno, asked["message"], "Aufgeben")
    assert "Unsere Datenbank ist von einem anderen Programm gesperrt" in said(outcome["message"])
    change(mixed.database, "ALTER TABLE players RENAME TO gone")
    mixed.store.players._known.is_being_kept(int(mixed.bruno.id))
    outcome = await mixed.bruno.command(mixed.here, "board", table=77)
    assert said(outcome["message"]) == "Es gibt keinen Tisch 77."


async def test_a_ping_is_in_the_language_of_the_one_who_is_called(mixed):
    for member in (mixed.anna, mixed.bruno):
        await member.command(mixed.here, "tables")  # seen once, their language is known
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    for _ in range(2):
        member, _ = await first_and_other(mixed, table_id)
        (ping,) = await pings_at(mixed, table_id)
        assert ("du bist dran bei" in ping) is (member is mixed.bruno)
        assert ("it is your turn at" in ping) is (member is mixed.anna)
        await move_of(mixed, table_id)


async def test_who_was_never_seen_is_called_in_the_tables_language(mixed):
    await mixed.speaks("de")
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    (ping,) = await pings_at(mixed, table_id)
    assert "du bist dran bei" in ping


async def test_a_chosen_language_comes_before_discords(mixed):
    await mixed.store.players.keep(int(mixed.bruno.id), Preferences(Ping.MENTION, language="en"))
    outcome = await mixed.bruno.command(mixed.here, "tables")
    assert said(outcome["message"]) == "You sit at no table. Start one with /play."


async def test_history_calls_the_reader_you_in_their_language(mixed):
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno)
    await move_of(mixed, table_id)
    mover, other = (await first_and_other(mixed, table_id))[::-1]
    home = await home_of(mixed, table_id)
    read = {
        each.name: said((await each.command(home, "history"))["message"])
        for each in (mixed.anna, mixed.bruno)
    }
    assert "The game begins." in read["anna"]
    assert "Das Spiel beginnt." in read["bruno"]
    yours = {"anna": "You take", "bruno": "Du nimmst"}
    theirs = {"anna": "takes", "bruno": "nimmt"}
    assert yours[mover.name] in read[mover.name]
    assert f"**{mover.name}** {theirs[other.name]}" in read[other.name]


@pytest.mark.parametrize("name", ["@everyone", "<@1>", "שלום עולם", "\u202eevil"])
async def test_any_name_stays_inside_its_isolates_in_every_language(mixed, name):
    await mixed.speaks("de")
    table_id = await seat_down(mixed, mixed.anna, mixed.bruno, named=[name, name])
    board = await mixed.board(table_id)
    texts = [part["content"] for part in board["components"][0]["components"] if part["type"] == 10]
    (line,) = [line for text in texts for line in text.splitlines() if "ist am Zug" in line]
    assert line.startswith("**\u2068")
    assert "\u2069** ist am Zug" in line
    assert "@everyone" not in without_isolates(line)
    assert "<@1>" not in without_isolates(line)
    assert board["mentions"] == []
    assert board["mention_everyone"] is False
