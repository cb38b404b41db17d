"""People come and go, as everybody sees it: replacing, voting, pausing, ending, moving, leaving."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.clocks.zones import local
from bot.table import NOBODY, State
from cogs.custom_ids import write_press
from cogs.departures import Departures
from cogs.press import Choose
from tests.cogs.house import key, labels, press, said
from tests.cogs.players import KEYS_WHEN_OVER, seat_down
from tests.cogs.situations import (
    board_in_words,
    boards,
    commands_at_tables,
    gone,
    hearing,
    home_of,
    open_panel,
    pings,
    take,
    to_act,
    with_buttons,
)
from tests.cogs.test_restarts import POSTING, check_shown_once, revive

EMI, CHIDI = "Emi", "Chidi"
FOR_ALL_WHO_SEE_IT = ("board", "export", "follow", "history", "replay", "verify")
OTHER_GAMES = ("kensington", "tenby")
NOT_SEATED = "You do not sit at this table."
ONLY_STEWARDS = "Only the host of this table and the moderators of its channel can do that."


@pytest.fixture(autouse=True)
async def _names(house):
    """Everybody is called in the server as the tests call them."""
    for member, name in ((house.emi, EMI), (house.chidi, CHIDI)):
        known = house.playground.world.members[int(house.guild_id), int(member.id)]
        house.playground.world.keep_member(replace(known, nick=name))


@pytest.fixture
async def table_id(house):
    """Emi's table with Chidi, who is no more than a player; Bruno is a moderator, Anna owns the server."""
    return await seat_down(house, house.emi, house.chidi, named=(EMI, CHIDI))


async def history(house, table_id, member=None):
    """What the newest lines of the table's history say."""
    return said((await (member or house.emi).command(house.here, "history", table=table_id))["message"])


async def commanded(house, member, name, **options):
    return said((await member.command(house.here, name, **options))["message"]).strip()


def elsewhere(house):
    return next(number for number in house.channels.values() if number != house.here)


# Who may do what


async def commands(house, table_id, lobby_id):
    """Every command of a host or moderator, in an order in which all of them are possible."""
    here, acting = {"table": table_id}, await to_act(house, table_id)
    return {
        "table pause": {"days": 2, "reason": "holidays", **here},
        "table resume": here,
        "table extend": {"player": acting.id, "hours": 12, "reason": "illness", **here},
        "table replace": {"player": house.chidi.id, **here},
        "table keep": {"player": "Chidi", **here},
        "table move": {"channel": elsewhere(house), **here},
        "table bot": {"player": house.chidi.id, **here},
        "table remove": {"player": house.chidi.id, "table": lobby_id},
        "table handover": {"player": house.chidi.id, **here},
        "table end": {"reason": "nobody comes", **here},
    }


@pytest.mark.parametrize("role", ["stranger", "player", "host", "moderator"])
async def test_only_hosts_and_moderators_do_it_and_the_history_says_who_did(house, table_id, role):
    lobby_id = await house.lobby(house.emi, seats=3)
    await press(house.chidi, await house.card(lobby_id), "Join")
    stranger = await house.local.member("Dora")
    who = {"stranger": stranger, "player": house.chidi, "host": house.emi, "moderator": house.bruno}[role]
    before = await house.tables.load(table_id), await house.tables.load(lobby_id)
    every = await commands(house, table_id, lobby_id)
    group = house.app.tree.get_command("table")
    assert {f"table {each.name}" for each in group.commands} == set(every), "a new command needs its example"
    if role in ("stranger", "player"):
        for name, options in every.items():
            if role == "player" and "player" in options and name != "table extend":
                options = options | {"player": house.emi.id}
            refused = "That seat is not offered to anybody." if name == "table keep" else ONLY_STEWARDS
            assert await commanded(house, who, name, **options) == refused, name
        assert (await house.tables.load(table_id), await house.tables.load(lobby_id)) == before
        return
    for name, options in every.items():
        if role == "host" and name == "table end":
            await house.bruno.command(house.here, "table handover", player=house.emi.id, table=table_id)
        assert (await commanded(house, who, name, **options)).startswith("Done: "), name
    table = await house.shown(table_id)
    assert table.state is State.ABANDONED
    told = await history(house, table_id)
    by = {"host": "Emi (host)", "moderator": "Bruno (moderator)"}[role]
    for line in (
        f"Paused by {by} until <t:",
        f"Resumed by {by}.",
        f" given 12 h by {by}: illness",
        f"{by} offered Chidi’s seat to whoever comes.",
        f"{by} closed Chidi’s seat again: Chidi plays on.",
        f"Moved by {by} to <#{elsewhere(house)}>.",
        f"{by} asked a bot player to play for Chidi.",
        f"{by} made Chidi the host.",
        f"Ended without a winner by {by}: nobody comes",
    ):
        assert line in told.replace("**", ""), (line, told)


@pytest.mark.parametrize("role", ["stranger", "moderator"])
async def test_only_players_move_vote_undo_resign_and_come_back(house, table_id, role):
    who = await house.local.member("Dora") if role == "stranger" else house.bruno
    before = await house.tables.load(table_id)
    for name, options in commands_at_tables(house).items():
        if name.split()[0] not in ("table", *FOR_ALL_WHO_SEE_IT, *OTHER_GAMES):
            assert await commanded(house, who, name, **options, table=table_id) == NOT_SEATED, name
    assert await house.tables.load(table_id) == before


@pytest.mark.parametrize("role", ["stranger", "player", "host", "moderator"])
async def test_everybody_has_vacation_days_of_their_own(house, table_id, role):
    stranger = await house.local.member("Dora")
    who = {"stranger": stranger, "player": house.chidi, "host": house.emi, "moderator": house.bruno}[role]
    before = await history(house, table_id)
    day = str(local(house.app.wall.now(), "UTC").date() + timedelta(days=30))
    booked = await commanded(house, who, "vacation book", first=day)
    assert booked.startswith("1 vacation day is booked.")
    await house.shown(table_id)
    is_told = await history(house, table_id) != before
    assert is_told == (role in ("player", "host"))


# Replacing


async def test_a_player_is_replaced_and_the_new_one_sees_what_the_seat_holds_and_nobody_else_does(
    house, table_id
):
    member = await to_act(house, table_id)
    for _ in range(2):
        await take(house, table_id)
    table = await house.tables.load(table_id)
    seat = table.seat_of(int(member.id))
    before = table.holders[seat].name
    await house.emi.command(house.here, "table replace", player=member.id, table=table_id)
    await revive(house)
    board = await house.board(table_id, house.anna)
    asked = (await press(house.anna, board, f"Take {before}’s seat"))["message"]
    assert "until the end" in said(asked)
    panel = await open_panel(house, table_id, member)
    async with hearing(house, member) as hears:
        shown = (await press(house.anna, asked, "Sit down"))["message"]
        await hears(gone(panel))  # what was private to the seat is no longer theirs
    assert shown["local"]["ephemeral"]
    table = await house.shown(table_id)
    assert table.holders[seat].user_id == int(house.anna.id)
    told = await history(house, table_id, house.anna)
    assert f"{before} replaced by Anna." in told
    assert f"2. **{before}** takes" in told
    text = said((await house.anna.command(house.here, "board", table=table_id, text=True))["message"])
    assert board_in_words(table, seat).splitlines()[-1] in text
    old = await with_buttons(house, write_press(Choose(table_id, table.version, 0, "t12")))
    outcome = await member.press(old, write_press(Choose(table_id, table.version, 0, "t12")))
    assert said(outcome["message"]).strip() == "You do not sit at this table."
    assert (await pings(house, table_id))[0].startswith(f"<@{house.anna.id}>")
    assert "Done" in await take(house, table_id)
    await check_shown_once(house, table_id)


async def test_a_seat_is_offered_from_the_resigning_panel_and_kept_again(house, table_id):
    sure = (await house.chidi.command(house.here, "resign", table=table_id))["message"]
    offered = (await press(house.chidi, sure, "Offer my seat"))["message"]
    told = await house.anna.reads(await home_of(house, table_id))
    (standing,) = [each for each in told if "play on for" in each["content"]]
    outcome = await press(house.emi, standing, "Take Chidi’s seat")
    assert "sits at this table already" in said(outcome["message"])
    await press(house.chidi, offered, "Keep my seat")
    await check_shown_once(house, table_id)
    outcome = await press(house.anna, await with_buttons(house, key(standing, "Take")["custom_id"]), "key 0")
    assert said(outcome["message"]).strip() == "That seat is no longer to be had."
    wish = {"player": "chidi", "by": house.anna.id, "table": table_id}
    sat = await house.emi.command(house.here, "table replace", **wish)
    assert "offered Chidi’s seat to Anna" in said(sat["message"])
    outcome = await press(house.bruno, await house.board(table_id), "Take Chidi’s seat")
    assert "kept for somebody else" in said(outcome["message"])


# Voting


async def test_all_agree_to_end_the_game_also_after_a_restart(house, table_id):
    asked = await commanded(house, house.emi, "vote end", table=table_id)
    assert asked == "You ask to end the game without a winner; waiting for **Chidi**."
    await house.restart()
    board = await house.board(table_id)
    assert "asks to end the game without a winner" in said(board)
    assert {"Agree to end it", "Refuse"} <= set(labels(board))
    outcome = await press(house.anna, board, "Agree")
    assert said(outcome["message"]).strip() == "You do not sit at this table."
    await press(house.chidi, board, "Agree")
    table = await house.shown(table_id)
    assert (table.state, table.outcome.places) == (State.ABANDONED, ())
    board = await house.board(table_id)
    assert "Ended without a winner: everybody agreed." in said(board)
    assert f"Seed `{table.seed}`" in said(board)
    assert labels(board) == KEYS_WHEN_OVER
    card = await house.card(table_id)
    assert "Ended without a winner" in said(card)
    told = [each["content"] for each in await house.anna.reads(await home_of(house, table_id))]
    assert sum("is over: Ended without a winner" in each for each in told) == 1
    outcome = await press(house.emi, board, "Verify")
    assert "leads to exactly the position" in said(outcome["message"])


async def test_a_vote_for_a_pause_is_refused_withdrawn_and_agreed_on(house, table_id):
    wish = {"days": 3, "reason": "exams", "table": table_id}
    await house.emi.command(house.here, "vote pause", **wish)
    await press(house.chidi, await house.board(table_id), "Refuse")
    await house.emi.command(house.here, "vote pause", **wish)
    assert await commanded(house, house.emi, "vote withdraw", table=table_id) == (
        "Done: You withdraw your question."
    )
    await house.chidi.command(house.here, "vote pause", **wish)
    await press(house.emi, await house.board(table_id), "Agree")
    board = said(await house.board(table_id))
    assert "⏸ Paused until <t:" in board
    assert "exams" in board
    assert "Done" in await take(house, table_id)  # nobody has to wait


# Moving


@pytest.mark.parametrize("killed", [False, True])
async def test_a_table_moves_with_its_board_and_pings_and_says_where_it_went(house, table_id, killed):
    there = elsewhere(house)
    old_card, old_board = await house.card(table_id), await house.board(table_id)
    if killed:
        await house.local.fault("rest_error", status=500, when="after", method=POSTING[0], route=POSTING[1])
    moving = house.emi.command(house.here, "table move", channel=there, table=table_id)
    assert f"Moved by Emi (host) to <#{there}>" in said((await moving)["message"])
    if killed:
        await house.local.ask("GET", "/faults?wait=used")
        await revive(house)
    table = await house.shown(table_id)
    assert str(table.channel_id) == there
    for message in (old_card, old_board):
        left = await house.message(message["channel_id"], message["id"])
        assert f"This table goes on in <#{there}>." in said(left)
        assert labels(left) == []
    new = await house.board(table_id)
    thread = house.playground.world.channels[int(new["channel_id"])]
    assert str(thread.parent_id) == there
    assert len(await boards(house, table_id)) == 1
    (ping,) = await pings(house, table_id)
    assert new["id"] in ping
    stayed = [each["content"] for each in await house.anna.reads(old_board["channel_id"])]
    assert not any("your turn" in each for each in stayed)
    assert "Done" in await take(house, table_id)
    told = await commanded(house, house.emi, "tables")
    assert new["channel_id"] in told


async def test_a_table_goes_nowhere_that_its_players_cannot_see(house, table_id):
    secret = await house.local.ask("POST", "/channels", {"name": "attic", "hidden_from": [house.chidi.id]})
    move = {"channel": secret["id"], "table": table_id}
    assert await commanded(house, house.emi, "table move", **move) == "Chidi cannot see that channel."
    assert await commanded(house, house.emi, "table move", channel=house.here, table=table_id) == (
        "The table is there already."
    )


async def test_a_lobby_moves_too_and_is_filled_there(house):
    table_id = await house.lobby(house.emi, seats=2)
    old = await house.card(table_id)
    await house.bruno.command(house.here, "table move", channel=elsewhere(house), table=table_id)
    new = await house.card(table_id)
    assert new["channel_id"] == elsewhere(house)
    assert "This table goes on in" in said(await house.message(old["channel_id"], old["id"]))
    await press(house.chidi, new, "Join")
    assert (await house.tables.load(table_id)).is_seated(int(house.chidi.id))


# Leaving the server


async def test_whoever_left_the_server_leaves_an_open_seat_and_may_come_back_to_it(house, table_id):
    if await to_act(house, table_id) != house.emi:
        await take(house, table_id)
    await house.chidi.leaves(house.guild_id)
    await take(house, table_id)
    table = await house.shown(table_id)
    board = await house.board(table_id)
    assert "Chidi has left the server. The seat is open" in said(board).replace("**", "")
    assert "Chidi has left the server; the seat is open." in await history(house, table_id)
    assert await pings(house, table_id) == []
    await house.chidi.comes_back(house.guild_id)
    seat = table.seat_of(int(house.chidi.id))
    assert table.acting == (seat,)
    assert "Done" in await take(house, table_id)
    assert (await house.shown(table_id)).holders[seat].offer is None
    await check_shown_once(house, table_id)


async def test_who_left_while_the_bot_was_away_is_found_when_it_starts(house, table_id):
    lobby_id = await house.lobby(house.chidi, seats=3)
    await press(house.emi, await house.card(lobby_id), "Join")
    await house.stop()
    await house.chidi.leaves(house.guild_id)
    await house.start()
    await house.app.part(Departures).done()
    table, lobby = await house.shown(table_id), await house.shown(lobby_id)
    assert table.holders[table.seat_of(int(house.chidi.id))].offer.by == NOBODY
    assert [holder.user_id for holder in lobby.holders] == [lobby.host_id] == [int(house.emi.id)]
    assert "Chidi has left the server; the seat is open." in await history(house, table_id)


async def test_a_lobby_starts_without_whoever_left_the_server(house):
    table_id = await house.lobby(house.chidi, seats=3)
    for member in (house.emi, house.anna):
        await press(member, await house.card(table_id), "Join")
    await house.chidi.leaves(house.guild_id)
    outcome = await press(house.emi, await house.card(table_id), "Start")
    assert said(outcome["message"]).strip() == "Chidi has left the server and is no longer at this table."
    card = await house.card(table_id)
    assert "1. **Emi** (host)" in said(card)
    await press(house.emi, card, "Start")
    assert (await house.shown(table_id)).state is State.PLAYING
