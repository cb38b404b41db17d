"""Presses that come twice, late, stale, from strangers or from nowhere: each is answered with a sentence."""

import asyncio
import logging
import random
import threading

import pytest

from cogs import answers
from cogs.custom_ids import kinds_of_press, read_press, tag_of, write_press
from cogs.lobby.press import Cancel, Join, Leave, OpenOptions, Start
from cogs.press import Confirm, Look, OpenTurn
from games.catalog import GAMES
from tests.cogs.house import key, labels, parts, press, said
from tests.cogs.players import seat_down
from tests.cogs.situations import (
    FIRST_PAIR,
    about_to_take,
    board_in_words,
    hearing,
    member_with,
    moves_of,
    next_update,
    not_to_act,
    open_panel,
    take,
    to_act,
    with_buttons,
)
from tests.quick import quick


@pytest.fixture
async def table_id(house):
    return await seat_down(house, house.anna, house.bruno)


# Twice


async def test_two_confirmations_at_once_make_one_move(house, table_id):
    member, panel = await about_to_take(house, table_id)
    first, second = await asyncio.gather(press(member, panel, "Confirm"), press(member, panel, "Confirm"))
    assert await moves_of(house, table_id) == 1
    told = [said(first["message"]), said(second["message"])]
    assert any("moved on" in text for text in told)


async def test_two_members_who_press_at_once_are_both_answered(house, table_id):
    member, panel = await about_to_take(house, table_id)
    other = await not_to_act(house, table_id)
    board = await house.board(table_id)
    mine, theirs = await asyncio.gather(
        press(member, panel, "Confirm"), press(other, board, "Take your turn")
    )
    assert "Done" in said(mine["message"])
    assert "Your turn" in said(theirs["message"]) or "not your turn" in said(theirs["message"])


@pytest.mark.parametrize("what", ["press", "command", "play"])
async def test_a_doubled_delivery_acts_once(house, table_id, what):
    member, panel = await about_to_take(house, table_id)
    home = str((await house.store.posts.showing(table_id)).home_id)
    asked = read_press(key(panel, "Confirm")["custom_id"])
    assert isinstance(asked, Confirm)
    text = asked.text
    await house.local.fault("duplicate", times=1, event="INTERACTION_CREATE")
    if what == "press":
        outcome = await press(member, panel, "Confirm")
    elif what == "command":
        outcome = await member.command(home, "copenhagen take", cards=text)
    else:
        outcome = await member.command(house.here, "play", game="copenhagen")
    assert outcome["state"] in ("answered", "updated")
    # A doubled delivery is handled in order, so whatever it would do is done before this is answered.
    await member.command(home, "tables")
    await house.shown(table_id)
    assert await moves_of(house, table_id) == (0 if what == "play" else 1)
    assert len(await house.store.tables.all()) == (2 if what == "play" else 1)


# Late


async def test_a_press_that_arrives_too_late_is_kept_calmly(house, table_id, caplog):
    member, panel = await about_to_take(house, table_id)
    await house.local.fault("delay", event="INTERACTION_CREATE")
    late = await member.press(panel, key(panel, "Confirm")["custom_id"], wait="false")
    await house.local.advance(4)
    failed = await house.local.ask("GET", f"/interactions/{late['interaction_id']}")
    assert failed["state"] == "failed"
    kept = next_update(house)
    await house.local.ask("DELETE", "/faults")
    await kept
    await house.shown(table_id)
    assert "not your turn" in said(await open_panel(house, table_id, member))
    assert "<t:" in said(await house.board(table_id))
    assert await house.is_settled(table_id)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_panel_is_opened_anew_after_its_fifteen_minutes(house, table_id):
    member, panel = await about_to_take(house, table_id)
    await house.local.advance(16 * 60)
    outcome = await press(member, panel, "Confirm")
    assert "Done" in said(outcome["message"])
    other = await to_act(house, table_id)
    assert "Your turn" in said(await open_panel(house, table_id, other))


async def test_an_answer_that_takes_long_is_announced_and_then_given(house, table_id, monkeypatch):
    monkeypatch.setattr(answers, "BUDGET", 0.01)
    member = await to_act(house, table_id)
    board = await house.board(table_id)
    may_go_on = threading.Event()
    for _ in range(2):
        # Both painters are busy with something else.
        asyncio.get_running_loop().run_in_executor(house.pictures._threads, may_go_on.wait)
    outcome = await member.press(board, key(board, "Take your turn")["custom_id"], wait="true")
    assert outcome["state"] == "deferred"
    may_go_on.set()
    answered = await house.local.ask("GET", f"/interactions/{outcome['interaction_id']}?wait=settled")
    assert "Your turn" in said(answered["message"])
    assert [part for part in parts(answered["message"]) if part["type"] == 12]


async def test_a_slow_confirmation_replaces_the_panel_in_the_end(house, table_id, monkeypatch):
    member, panel = await about_to_take(house, table_id)
    monkeypatch.setattr(answers, "BUDGET", 0.01)
    async with hearing(house, member) as hears:
        async with house.tables._turnstile(table_id):
            outcome = await member.press(panel, key(panel, "Confirm")["custom_id"], wait="true")
            assert (outcome["state"], labels(outcome["message"])) == ("updated", labels(panel))
        await hears(lambda event: event["type"] == "message_updated" and "Done" in said(event["message"]))
    assert "Done" in said(await house.message(panel["channel_id"], panel["id"], member))


# Stale


async def test_an_old_panel_says_so_and_shows_how_it_stands(house, table_id):
    member, old = await about_to_take(house, table_id)
    await house.restart()  # after it, nobody can take the old panel away any more
    newer = await open_panel(house, table_id, member)
    asked = (await press(member, newer, FIRST_PAIR))["message"]
    await press(member, asked, "Confirm")
    outcome = await press(member, old, "Confirm")
    assert "The board has moved on" in said(outcome["message"])
    assert "not your turn" in said(outcome["message"])
    assert await moves_of(house, table_id) == 1


async def test_an_old_panel_at_the_next_turn_shows_the_new_one(house, table_id):
    member, old = await about_to_take(house, table_id)
    await house.restart()  # after it, nobody can take the old panel away any more
    for _ in range(2):
        await take(house, table_id)
    outcome = await press(member, old, "Confirm")
    assert "The board has moved on" in said(outcome["message"])
    assert "Your turn" in said(outcome["message"])
    assert FIRST_PAIR in labels(outcome["message"])
    assert await moves_of(house, table_id) == 2


async def test_a_panel_of_a_table_that_is_over_says_so(house, table_id):
    member, panel = await about_to_take(house, table_id)
    await house.tables.resign(table_id, int(house.anna.id))
    for label in ("Confirm", "Back"):
        outcome = await press(member, panel, label)
        assert "over" in said(outcome["message"]) or await reads_last(house, member, panel, "over")
    board = await house.board(table_id)
    assert "Take your turn" not in labels(board)


async def reads_last(house, member, panel, word):
    return any(word in said(each) for each in await member.reads(panel["channel_id"]))


# Strangers


@pytest.mark.parametrize("label", ["Take your turn", "My hand"])
async def test_a_stranger_is_told_that_they_do_not_sit_there(house, table_id, label):
    outcome = await press(house.chidi, await house.board(table_id, house.chidi), label)
    assert said(outcome["message"]) == "You do not sit at this table."
    assert outcome["message"]["local"]["ephemeral"]


async def test_a_spectator_who_asks_for_a_hand_is_refused(house, table_id):
    home = str((await house.store.posts.showing(table_id)).home_id)
    for name in ("hand", "turn"):
        outcome = await house.emi.command(home, name)
        assert said(outcome["message"]) == "You do not sit at this table."


async def test_a_spectator_reads_the_board_without_anybodys_hand(house, table_id):
    outcome = await press(house.chidi, await house.board(table_id, house.chidi), "Board as text")
    table = await house.tables.load(table_id)
    assert board_in_words(table, None) in said(outcome["message"])


async def test_only_players_may_watch_where_that_was_agreed(house):
    table_id = await seat_down(house, house.anna, house.bruno, watch="players")
    home = str((await house.store.posts.showing(table_id)).home_id)
    board = await house.board(table_id, house.chidi)
    answers_given = [
        await press(house.chidi, board, "Board as text"),
        await press(house.chidi, board, "History"),
        await house.chidi.command(home, "board"),
        await house.chidi.command(home, "board", text=True),
        await house.chidi.command(home, "history"),
        await house.chidi.command(home, "replay"),
    ]
    assert {said(each["message"]) for each in answers_given} == {
        "Only its players may look things up at this table."
    }
    assert "History" in said((await house.anna.command(home, "history"))["message"])


async def test_a_table_of_another_server_is_not_there_for_strangers(house, table_id):
    guild = await house.local.ask("POST", "/guilds", {"name": "Elsewhere"})
    stranger = await house.local.member("Nosy", guild_id=guild["id"])
    for name in ("board", "history", "hand"):
        outcome = await stranger.command(guild["channels"][0]["id"], name, table=table_id)
        assert said(outcome["message"]) == f"There is no table {table_id}."


# Nonsense

MEANINGLESS = """
nonsense a : :: turn: turn:x turn:99 turn:-1 turn:1:2 hand:² hand:99 Turn:1 türn:1 none:1:3:0:x
look look: look:1 look:1:2:3 look:1:x:0: look:99:1:0: choose:1:3:0:zzz choose:1:3:0: confirm:1:3:0:
confirm:1:3:0:t99 confirm:1:1:1:t12 pick: pick:1:3:0:look:take pick:1:3:0:eat:take back:1:3:0:x
back:1:3:0:0 text:99 text: history:1:99 history:1:x history:x verify:1 verify:x agree:1 agree:1:yes
agree:1:yes:1 agree:x:y:z resign:99 resign:x join:1 join:99 leave:1 start:1 cancel:1 rematch:1 rematch:99
options:1 options:x arrange:1 arrange:x arrange:1:seats arrange:1:seats:x game: game:x me: me:ping
channel: channel:place:x rules: rules:chess rules:copenhagen:x
remove:1 remove:x handover:1 handover:x naming:1 naming:x name:1 name:x
"""
NONSENSE = (
    *MEANINGLESS.split(),
    "turn 1",
    "turn:1\nx",
    "turn:" + "9" * 90,
)


def strange(seed):
    """Strings of up to 100 characters, some of them nearly presses."""
    rng = random.Random(seed)
    pieces = [*map(tag_of, kinds_of_press()), *"::::0123456789yno~|@,.", "é", "\N{GRINNING FACE}", " ", "t12"]
    for _ in range(40):
        yield "".join(rng.choices(pieces, k=rng.randint(1, 12)))[:100]


async def states_of(house, member, texts):
    """How presses that carry these texts are answered, each on a message of its own."""
    return {text: (await member.press(await with_buttons(house, text), text))["state"] for text in texts}


async def test_every_custom_id_is_answered_calmly(house, table_id, caplog):
    member = await not_to_act(house, table_id)
    texts = {*NONSENSE, *strange("not to act")}
    assert set((await states_of(house, member, texts)).values()) <= {"answered", "updated"}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert await moves_of(house, table_id) == 0


FORGED = (
    "take~9 take~x take~123456789 sure~x sure~end sure~t99 change~X build~x build~end white~t12 ~ build~~~ x"
)


@pytest.mark.parametrize("game", quick(GAMES, "copenhagen"))
async def test_a_forged_look_shows_the_panel_or_says_that_it_means_nothing(house, game, caplog):
    table_id = await seat_down(house, house.anna, house.bruno, game=game)
    member = await to_act(house, table_id)
    version = (await house.tables.load(table_id)).version
    texts = {write_press(Look(table_id, version, 0, text)) for text in (*FORGED.split(), *strange("looks"))}
    assert set((await states_of(house, member, texts)).values()) <= {"answered", "updated"}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("text", ["nonsense", "turn:x", "look:1:2", "pick:1:3:0:eat:take", "history:1:x"])
async def test_a_button_that_means_nothing_is_no_bug(house, table_id, text, caplog):
    message = await with_buttons(house, text)
    outcome = await house.anna.press(message, text)
    assert "means nothing any more" in said(outcome["message"])
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_an_unknown_table_is_named(house, table_id):
    message = await with_buttons(house, write_press(OpenTurn(4711)))
    assert (
        said((await house.anna.press(message, write_press(OpenTurn(4711))))["message"])
        == "There is no table 4711."
    )


async def test_buttons_of_the_lobby_say_that_the_table_has_started(house, table_id):
    verbs = [write_press(kind(table_id)) for kind in (Join, Leave, Start, Cancel, OpenOptions)]
    message = await with_buttons(house, *verbs)
    for member in (house.anna, house.chidi):
        for text in verbs:
            outcome = await member.press(message, text)
            read = [outcome["message"], *await member.reads(house.here)]
            assert any("has started already" in said(each) for each in read), text


async def test_a_command_discord_still_knows_and_we_do_not_is_answered(house, table_id):
    house.app.tree.remove_command("hand")
    outcome = await house.anna.command(house.here, "hand")
    assert "type it again" in said(outcome["message"])


async def test_a_member_sees_only_their_own_panel(house, table_id):
    member = await to_act(house, table_id)
    panel = await open_panel(house, table_id, member)
    other = await not_to_act(house, table_id)
    seen = {each["id"] for each in await other.reads(panel["channel_id"])}
    assert panel["id"] not in seen
    assert member_with(house, int(member.id)) is member
