"""A table walked through again, over the playground: /replay, its keys, its menu; since one's last turn."""

import sqlite3
from contextlib import closing

import pytest

from bot.doer import Doer
from bot.preferences import Preferences
from bot.replaying import Replay, Way
from bot.table import Holder
from bot.walk import stretches, walk
from cogs.custom_ids import write_press
from cogs.press import GoInReplay, JumpInReplay, OpenReplay, OpenSince
from cogs.replay_screens import TURNS_A_PAGE
from games.api import Seat
from tests.bot.company import two_quiet_turns
from tests.cogs.house import choose, key, labels, menu, press, said
from tests.cogs.players import play_unseen, seat_down
from tests.cogs.situations import home_of, member_with, open_panel, take, to_act, with_buttons
from tests.quick import quick

WAYS = ["First", "Back", "Next", "Last"]


async def played(house, *members, moves=600, game="copenhagen", **arranged):
    """A table with so many moves, or played to its end; gives its number."""
    table_id = await seat_down(house, *members, game=game, **arranged)
    await play_unseen(house, table_id, moves)
    return table_id


async def replay_of(house, table_id, viewer=None):
    """What is to be shown, found by other means."""
    table, log = await house.tables.load(table_id), tuple(await house.store.log.load(table_id))
    return Replay(table, log, stretches(walk(table, log)), viewer)


def pictures(message):
    """The names of the pictures, in order."""
    return [each["filename"] for each in message["attachments"]]


def can_press(message):
    return [each for each in WAYS if not key(message, each).get("disabled")]


async def go(member, message, *ways):
    """Press one key after the other; every press goes on in the same message."""
    for way in ways:
        outcome = await press(member, message, way)
        assert outcome["message"]["id"] == message["id"]
        message = outcome["message"]
    return message


def where(message):
    """The line that says which turn it is."""
    return next(
        line for line in said(message).splitlines() if line.startswith(("**Turn ", "**The beginning"))
    )


# A game that is over


@pytest.mark.parametrize("game", quick(["copenhagen", "kensington", "tenby"], "copenhagen"))
async def test_a_finished_board_has_a_key_that_walks_through_the_whole_game(house, game):
    options = {"options": {"rounds": 6}} if game == "tenby" else {}
    table_id = await played(house, house.anna, house.bruno, game=game, **options)
    last = (await replay_of(house, table_id)).last
    shown = (await press(house.anna, await house.board(table_id), "Replay"))["message"]
    assert shown["local"]["ephemeral"]
    assert where(shown) == f"**The beginning** · {last} turns follow"
    assert can_press(shown) == ["Next", "Last"]
    first = await go(house.anna, shown, "Next")
    assert where(first).startswith(f"**Turn 1 of {last}**")
    second = await go(house.anna, first, "Next")
    assert where(second).startswith(f"**Turn 2 of {last}**")
    assert can_press(second) == WAYS
    again = await go(house.anna, second, "Back")
    assert (said(again), labels(again)) == (said(first), labels(first))
    end = await go(house.anna, again, "Last")
    assert where(end).startswith(f"**Turn {last} of {last}**")
    assert can_press(end) == ["First", "Back"]
    assert "win" in said(end)
    assert said(await go(house.anna, end, "First")) == said(shown)


async def test_every_turn_is_told_as_it_was_and_whose_it_was(house):
    table_id = await played(house, house.anna, house.bruno, moves=12)
    message = (await house.anna.command(await home_of(house, table_id), "replay"))["message"]
    message = await go(house.anna, message, "First")
    replay = await replay_of(house, table_id, viewer=0)
    for taken in replay.turns:
        message = await go(house.anna, message, "Next")
        assert where(message).endswith("your turn" if taken.seat == 0 else "**bruno**")
        assert said(message).count("\n- ") == len(taken.steps)


async def test_the_menu_leads_to_any_turn_page_by_page(house):
    table_id = await played(house, house.anna, house.bruno)
    replay = await replay_of(house, table_id)
    assert replay.last > 25
    shown = (await press(house.emi, await house.board(table_id), "Replay"))["message"]
    options = menu(shown, "Go to a turn")["options"]
    assert [each["value"] for each in options] == [*map(str, range(1, TURNS_A_PAGE + 1)), "page1"]
    leafed = (await choose(house.emi, shown, "Go to a turn", "page1"))["message"]
    assert where(leafed) == where(shown), "to look for a turn is not to go there"
    options = menu(leafed, "Go to a turn")["options"]
    assert options[0]["value"] == "page0"
    assert options[1]["value"] == str(TURNS_A_PAGE + 1)
    jumped = (await choose(house.emi, leafed, "Go to a turn", str(TURNS_A_PAGE + 2)))["message"]
    assert where(jumped).startswith(f"**Turn {TURNS_A_PAGE + 2} of {replay.last}**")
    chosen = [each["value"] for each in menu(jumped, "Go to a turn")["options"] if each.get("default")]
    assert chosen == [str(TURNS_A_PAGE + 2)]
    assert where(await go(house.emi, jumped, "Back")).startswith(f"**Turn {TURNS_A_PAGE + 1} of")


async def test_a_menu_answers_to_nothing_that_it_does_not_offer(house):
    table_id = await played(house, house.anna, house.bruno, moves=8)
    message = await with_buttons(house, write_press(JumpInReplay(table_id, 9, 1)))
    outcome = await house.anna.press(message, write_press(JumpInReplay(table_id, 9, 1)))
    assert "means nothing any more" in said(outcome["message"])


# Through whose eyes


async def test_a_player_sees_their_own_hand_and_a_spectator_only_the_board(house):
    table_id = await played(house, house.anna, house.bruno, moves=9)
    home = await home_of(house, table_id)
    mine = (await house.anna.command(home, "replay"))["message"]
    theirs = (await house.emi.command(home, "replay"))["message"]
    assert pictures(mine) == ["score.png", "board.png", "private.png"]
    assert pictures(theirs) == ["score.png", "board.png"]
    assert where(mine).startswith("**Turn ")
    assert f"of {(await replay_of(house, table_id)).last}**" in where(theirs)


async def test_who_took_a_seat_over_reads_who_played_it_before(house):
    table_id = await played(house, house.anna, house.bruno, moves=6)
    bruno = int(house.bruno.id)
    update = await house.tables.offer(table_id, Doer(bruno, "bruno", False), bruno)
    opened = update.after.holders[1].offer.opened
    await house.tables.take_seat(table_id, Holder(int(house.emi.id), "emi"), Seat(1), opened)
    shown = (await house.emi.command(house.here, "replay", table=table_id))["message"]
    assert pictures(shown) == ["score.png", "board.png", "private.png"]
    first = next(taken.number for taken in (await replay_of(house, table_id)).turns if taken.seat == 1)
    then = (await choose(house.emi, shown, "Go to a turn", str(first)))["message"]
    assert where(then).endswith("**bruno**")
    assert "**bruno** takes" in said(then)
    since = await with_buttons(house, write_press(OpenSince(table_id)))
    told = said((await house.emi.press(since, write_press(OpenSince(table_id))))["message"])
    assert "You have not taken a turn yet" in told
    assert "**bruno** takes" in told


async def test_where_only_players_may_watch_a_stranger_is_refused(house):
    table_id = await played(house, house.anna, house.bruno, watch="players")
    outcome = await press(house.emi, await house.board(table_id), "Replay")
    assert said(outcome["message"]) == "Only its players may look things up at this table."
    message = await with_buttons(house, write_press(OpenReplay(table_id)), write_press(OpenSince(table_id)))
    for press_id, told in (
        (OpenReplay(table_id), "Only its players may look things up at this table."),
        (OpenSince(table_id), "You do not sit at this table."),
    ):
        assert said((await house.emi.press(message, write_press(press_id)))["message"]) == told
    assert "Replay" in said((await house.anna.command(house.here, "replay", table=table_id))["message"])


async def test_a_table_of_older_rules_is_refused_in_words(house):
    table_id = await played(house, house.anna, house.bruno, moves=4)
    await house.stop()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", (table_id,))
    await house.start()
    outcome = await house.anna.command(house.here, "replay", table=table_id)
    assert "begun with the rules of an older release" in said(outcome["message"])


async def test_a_lobby_has_nothing_to_replay(house):
    table_id = await house.lobby(house.anna)
    outcome = await house.anna.command(house.here, "replay", table=table_id)
    assert said(outcome["message"]) == "This table has not started yet."


async def test_autocomplete_offers_what_was_played_whether_it_is_over_or_not(house):
    over = await played(house, house.anna, house.bruno)
    playing = await played(house, house.anna, house.bruno, moves=2)
    lobby = await house.lobby(house.anna)
    for member in (house.anna, house.emi):
        offered = await member.complete(house.here, "replay", "table", table="")
        assert [each["value"] for each in offered] == [playing, over], member.name
    assert lobby not in [each["value"] for each in offered]
    assert await house.anna.complete(house.here, "replay", "table", table="no such name") == []


async def test_who_wants_text_reads_every_turn_page_by_page(house):
    await house.store.players.keep(int(house.anna.id), Preferences(text_boards=True))
    table_id = await played(house, house.anna, house.bruno, house.chidi, game="tenby", moves=40)
    shown = (await house.anna.command(await home_of(house, table_id), "replay"))["message"]
    assert pictures(shown) == []
    assert "Page 1 of" in " ".join(labels(shown))
    later = (await press(house.anna, shown, "Later"))["message"]
    assert where(later) == where(shown)
    assert said(later) != said(shown)
    assert "Page 2 of" in " ".join(labels(later))
    back = await go(house.anna, later, "Back")
    assert where(back) != where(shown)


# While it is played


async def test_who_waits_at_the_newest_turn_goes_on_once_there_is_another(house):
    table_id = await played(house, house.anna, house.bruno, moves=3)
    shown = (await house.emi.command(await home_of(house, table_id), "replay"))["message"]
    last = (await replay_of(house, table_id)).last
    assert can_press(shown) == WAYS
    still = await go(house.emi, shown, "Next")
    assert "nothing has been played since" in said(still)
    await take(house, table_id)
    assert where(await go(house.emi, still, "Next")).startswith(f"**Turn {last + 1} of {last + 1}**")


async def test_a_turn_that_was_taken_back_meanwhile_is_said_to_be_so(house):
    table_id = await played(house, house.anna, house.bruno, house.chidi, moves=3)
    await two_quiet_turns(house.tables, on=await house.shown(table_id))
    home = await home_of(house, table_id)
    shown = (await house.emi.command(home, "replay"))["message"]
    last = (await replay_of(house, table_id)).last
    log = await house.store.log.load(table_id)
    await member_with(house, log[-1].user_id).command(home, "undo")
    stale = await go(house.emi, shown, "Next")
    assert "Turns were taken back meanwhile" in said(stale)
    assert where(stale).startswith(f"**Turn {last - 1} of {last - 1}**")
    assert "taken back" not in said(await go(house.emi, stale, "Back"))


async def test_a_press_for_a_turn_that_never_was_shows_the_newest(house):
    table_id = await played(house, house.anna, house.bruno, moves=5)
    last = (await replay_of(house, table_id)).last
    forged = write_press(GoInReplay(table_id, 900, 900, Way.BACK))
    outcome = await house.emi.press(await with_buttons(house, forged), forged)
    assert where(outcome["message"]).startswith(f"**Turn {last} of {last}**")


# Since one's last turn


async def test_since_your_last_turn_lists_all_of_it_and_goes_through_it(house):
    table_id = await played(house, house.anna, house.bruno, house.chidi, moves=9)
    member = await to_act(house, table_id)
    panel = await open_panel(house, table_id, member)
    shown = (await press(member, panel, "Since your last turn"))["message"]
    assert shown["id"] != panel["id"], "the panel stays as it is"
    seat = (await house.tables.load(table_id)).seat_of(int(member.id))
    replay = await replay_of(house, table_id, seat)
    own = max(taken.number for taken in replay.turns if taken.seat == seat)
    since = replay.turns[own:]
    assert f"{len(since)} turns were taken" in said(shown)
    assert said(shown).count("\n- ") == sum(len(taken.steps) for taken in since) > 1
    for taken in since:
        shown = await go(member, shown, "Next")
        assert where(shown).startswith(f"**Turn {taken.number} of {replay.last}**")
    assert "nothing has been played since" in said(await go(member, shown, "Next"))


async def test_before_ones_first_turn_it_begins_at_the_beginning(house):
    table_id = await seat_down(house, house.anna, house.bruno, house.chidi)
    first = await to_act(house, table_id)
    panel = await open_panel(house, table_id, first)
    shown = (await press(first, panel, "Since your last turn"))["message"]
    assert "Nothing has happened yet" in said(shown)
    await take(house, table_id)
    second = await to_act(house, table_id)
    panel = await open_panel(house, table_id, second)
    shown = said((await press(second, panel, "Since your last turn"))["message"])
    assert "You have not taken a turn yet" in shown
    assert "takes" in shown


async def test_who_drafts_has_no_key_for_it_and_who_plays_alone_neither(house):
    table_id = await played(house, house.anna, house.bruno, moves=30)
    member = await to_act(house, table_id)
    assert "Since your last turn" in labels(await open_panel(house, table_id, member))
    opened = await house.anna.command(await house.anna.dm(), "play", game="tenby")
    assert opened
    alone = max(await house.store.tables.all())
    turn = await house.anna.command(await house.anna.dm(), "turn", table=alone)
    assert "Since your last turn" not in labels(turn["message"])


async def test_who_reads_text_gets_the_list_without_pictures(house):
    table_id = await played(house, house.anna, house.bruno, house.chidi, moves=9)
    member = await to_act(house, table_id)
    await house.store.players.keep(int(member.id), Preferences(text_boards=True))
    panel = await open_panel(house, table_id, member)
    shown = (await press(member, panel, "Since your last turn"))["message"]
    assert pictures(shown) == []
    assert "\n- " in said(shown)
    assert pictures(await go(member, shown, "Next")) == []


# In German


async def test_a_replay_is_read_in_ones_own_language(house):
    table_id = await played(house, house.anna, house.bruno, moves=9)
    await house.emi.speaks("de")
    shown = (await house.emi.command(house.here, "replay", table=table_id))["message"]
    assert "Nachgespielt" in said(shown)
    assert labels(shown) == ["Anfang", "Zurück", "Weiter", "Ende"]
    assert menu(shown, "Zu einem Zug springen")
