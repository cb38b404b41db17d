"""What people ask of a table besides their turn, over the playground: undo, resign, verify, history, text."""

import aiohttp
import pytest

from bot.table import State
from games.api import LEAVES
from games.catalog import GAMES
from games.record import check, read_record, write_result
from tests.bot.company import two_quiet_turns
from tests.cogs.house import key, labels, parts, press, said
from tests.cogs.players import play_unseen, seat_down
from tests.cogs.situations import (
    board_in_words,
    gone,
    hearing,
    member_with,
    moves_of,
    not_to_act,
    open_panel,
    pings,
    take,
    to_act,
    with_buttons,
)
from tests.languages.english import english


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno, house.chidi)


async def home_of(house, table_id):
    return str((await house.store.posts.showing(table_id)).home_id)


# Which table


async def test_turn_with_several_tables_lists_them(house):
    first = await seat_down(house, house.anna, house.bruno, place="channel")
    second = await seat_down(house, house.anna, house.bruno, place="channel")
    member = await to_act(house, first)
    if await to_act(house, second) is not member:
        await take(house, second)
    asked = (await member.command(house.here, "turn"))["message"]
    assert labels(asked) == [f"Table {first}", f"Table {second}"]
    named = await member.command(house.here, "turn", table=second)
    assert "Your turn" in said(named["message"])
    offered = await member.complete(house.here, "turn", "table", table="")
    assert {choice["value"] for choice in offered} == {first, second}
    await take(house, second)
    # Now only one of them waits for this member, so there is nothing to ask.
    assert "Your turn" in said((await member.command(house.here, "turn"))["message"])


async def test_tables_lists_those_that_wait_first(house, table_id):
    second = await seat_down(house, house.anna, house.bruno)
    await take(house, table_id)
    for member in (house.anna, house.bruno):
        listed = said((await member.command(house.here, "tables"))["message"])
        waiting = [n for n in (table_id, second) if await to_act(house, n) is member]
        lines = [line for line in listed.splitlines() if line.startswith("- ")]
        assert len(lines) == 2
        assert all("**your turn**" in line for line in lines[: len(waiting)])
    assert said((await house.emi.command(house.here, "tables"))["message"]).startswith("You sit at no table")


async def test_a_channel_without_tables_says_so(house):
    for name in ("turn", "board", "hand", "history", "replay", "undo", "resign", "verify"):
        outcome = await house.emi.command(house.channels["welcome"], name)
        assert said(outcome["message"]) == "There is no table here. Start one with /play.", name


# Taking back


async def quiet_turns(house, table_id):
    """The table before two quiet turns, and the members who took the first and the second of them."""
    before, _, first = await two_quiet_turns(house.tables, on=await house.shown(table_id))
    await house.shown(table_id)
    log = await house.store.log.load(table_id)
    return before, member_with(house, first), member_with(house, log[-1].user_id)


async def test_the_own_last_turn_is_taken_back_at_once(house, table_id):
    _, _, member = await quiet_turns(house, table_id)
    shown = said(await house.board(table_id))
    home = await home_of(house, table_id)
    assert "Your turn" in said((await member.command(home, "undo"))["message"])
    assert await to_act(house, table_id) is member
    board = said(await house.board(table_id))
    assert board != shown
    assert "last turn" not in board
    history = said((await member.command(home, "history"))["message"])
    assert history.rstrip().endswith("You take your last turn back.")


def private(messages):
    return [each for each in messages if each["local"]["ephemeral"]]


async def test_what_others_played_since_is_taken_back_when_all_agree(house, table_id):
    before, member, _ = await quiet_turns(house, table_id)
    home = await home_of(house, table_id)
    asked = said((await member.command(home, "undo"))["message"])
    assert "waiting for" in asked
    others = [other for other in (house.anna, house.bruno, house.chidi) if other is not member]
    board = await house.board(table_id)
    assert "asks to take back their last turn and what followed" in said(board)
    refused = await press(member, board, "Agree")
    assert said(refused["message"]).startswith("The others decide about that. To withdraw")
    assert said((await press(house.emi, board, "Agree"))["message"]) == "You do not sit at this table."
    await press(others[0], board, "Agree")
    waiting = said(await house.board(table_id)).rpartition("waiting for ")[2]
    assert others[0].name not in waiting
    assert others[1].name in waiting
    assert said((await press(others[0], board, "Agree"))["message"]) == "You have answered already."
    await press(others[1], board, "Agree")
    assert await to_act(house, table_id) is member
    assert "Agree to take it back" not in labels(await house.board(table_id))
    assert (await house.tables.load(table_id)).position == before.position
    late = await with_buttons(house, key(board, "Refuse")["custom_id"])
    outcome = await others[1].press(late, key(board, "Refuse")["custom_id"])
    assert said(outcome["message"]) == "Nothing is being asked any more."


async def test_a_refused_takeback_leaves_everything(house, table_id):
    _, member, other = await quiet_turns(house, table_id)
    acting = await to_act(house, table_id)
    home = await home_of(house, table_id)
    await member.command(home, "undo")
    board = await house.board(table_id)
    await press(other, board, "Refuse")
    assert private(await other.reads(home)) == []
    assert await to_act(house, table_id) is acting
    assert "Refuse" not in labels(await house.board(table_id))


async def test_an_answer_to_an_older_question_is_not_an_answer_to_the_new_one(house, table_id):
    _, member, other = await quiet_turns(house, table_id)
    home = await home_of(house, table_id)
    await member.command(home, "undo")
    old = await house.board(table_id)
    await press(other, old, "Refuse")
    await member.command(home, "undo")
    await house.shown(table_id)
    message = await with_buttons(house, key(old, "Agree")["custom_id"])
    outcome = await other.press(message, key(old, "Agree")["custom_id"])
    assert "about an earlier question" in said(outcome["message"])


async def test_a_turn_that_showed_something_cannot_be_taken_back(house, table_id):
    await take(house, table_id)
    log = await house.store.log.load(table_id)
    member = member_with(house, log[-1].user_id)
    home = await home_of(house, table_id)
    assert "showed something hidden" in said((await member.command(home, "undo"))["message"])
    acting = await to_act(house, table_id)
    assert "no turn of yours" in said((await acting.command(home, "undo"))["message"])


# Resigning


async def test_resigning_asks_first_and_the_others_go_on(house, table_id):
    member = await to_act(house, table_id)
    home = await home_of(house, table_id)
    asked = await member.command(home, "resign")
    assert "Resign from Copenhagen" in said(asked["message"])
    assert (await house.tables.load(table_id)).state is State.PLAYING
    async with hearing(house, member) as hears:
        await press(member, asked["message"], "Resign")
        await hears(gone(asked["message"]))
    assert await to_act(house, table_id) is not member
    assert "(resigned)" in said(await house.board(table_id))
    again = await member.command(home, "resign")
    outcome = await press(member, again["message"], "Resign")
    read = [outcome["message"], *await member.reads(home)]
    assert any("You have resigned already." in said(each) for each in read)
    stranger = await house.emi.command(home, "resign")
    assert said(stranger["message"]) == "You do not sit at this table."


async def test_the_last_one_who_stays_wins(house, table_id):
    home = await home_of(house, table_id)
    for member in (house.anna, house.bruno):
        asked = await member.command(home, "resign")
        await press(member, asked["message"], "Resign")
    table = await house.shown(table_id)
    assert table.state is State.OVER
    assert "Everybody else resigned." in said(await house.board(table_id))
    results = [each for each in await house.anna.reads(home) if "is over" in said(each)]
    assert len(results) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_ended_by_resignations_is_shown_and_replays(house, game):
    table_id = await seat_down(house, house.anna, house.bruno, house.chidi, game=game)
    for member in (house.anna, house.bruno):
        await house.tables.resign(table_id, int(member.id))
    board = await house.board(table_id)
    position = (await house.tables.load(table_id)).position
    assert f"**chidi** wins. {english(GAMES[game].outcome(position).reason)}" in said(board)
    verified = (await press(house.anna, board, "Verify"))["message"]
    assert "leads to exactly the position that was played" in said(verified)
    record = read_record(await file_of(house, verified))
    check(record)
    assert [text for _, text in record.moves] == [LEAVES, LEAVES]
    assert record.result == write_result(GAMES[game], position)
    assert record.result.startswith("2 2 1 ")


# After the end, and looking back


async def test_a_finished_game_is_verified_and_its_file_replays(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members)
    home = await home_of(house, table_id)
    early = said((await house.anna.command(home, "verify"))["message"])
    table = await house.tables.load(table_id)
    assert "when the table is over" in early
    assert table.seed not in early
    await play_unseen(house, table_id)
    board = await house.board(table_id)
    for outcome in (await press(house.emi, board, "Verify"), await house.anna.command(home, "verify")):
        assert "leads to exactly the position that was played" in said(outcome["message"])
        record = read_record(await file_of(house, outcome["message"]))
        check(record)
        assert record.seed == table.seed
    await check_history(house, table_id, board)


async def file_of(house, message):
    (attachment,) = message["attachments"]
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as answer:
        return await answer.text()


async def check_history(house, table_id, board):
    """Every line once, page by page, from the newest to the oldest."""
    message = (await press(house.emi, board, "History"))["message"]
    pages = [said(message)]
    while not key(message, "Earlier").get("disabled"):
        message = (await press(house.emi, message, "Earlier"))["message"]
        pages.insert(0, said(message))
    numbers = [int(line.split(".")[0]) for page in pages for line in page.splitlines() if line[:1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) == await moves_of(house, table_id) + 1
    message = (await press(house.emi, message, "Later"))["message"]
    assert said(message) == pages[1]


async def test_the_board_as_text_shows_a_player_their_own_hand_and_nobody_elses(house, table_id):
    home = await home_of(house, table_id)
    table = await house.tables.load(table_id)
    for seat, member in enumerate((house.anna, house.bruno, house.chidi)):
        own = board_in_words(table, seat)
        assert own in said((await member.command(home, "board", text=True))["message"])
    public = board_in_words(table, None)
    assert public in said((await house.emi.command(home, "board", text=True))["message"])


async def test_text_boards_stand_in_every_panel_of_who_wants_them(house, table_id):
    member = await to_act(house, table_id)
    await member.command(house.here, "settings me", text=True)
    table = await house.tables.load(table_id)
    board = board_in_words(table, table.acting[0])
    hand = await press(member, await house.board(table_id), "My hand")
    assert [part for part in parts(hand["message"]) if part["type"] == 12]
    for panel in (hand["message"], await open_panel(house, table_id, member)):
        assert board in said(panel)
        pages = (await press(member, panel, "Board as text"))["message"]
        assert pages["id"] != panel["id"]
        assert board in said(pages)


# Being told


async def test_a_player_may_be_told_by_direct_message(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    other = await not_to_act(house, table_id)
    await other.command(house.here, "settings me", ping="direct")
    direct = await other.dm()
    async with hearing(house, other) as hears:
        await take(house, table_id)
        await hears(lambda event: event["type"] == "message_created" and event["channel_id"] == direct)
    await house.shown(table_id)
    (told,) = await other.reads(direct)
    assert "it is your turn" in told["content"]
    assert await pings(house, table_id) == []


async def test_a_player_may_be_told_nothing(house):
    table_id = await seat_down(house, house.anna, house.bruno)
    other = await not_to_act(house, table_id)
    await other.command(house.here, "settings me", ping="none")
    await take(house, table_id)
    assert await pings(house, table_id) == []
    await take(house, table_id)
    assert len(await pings(house, table_id)) == 1
