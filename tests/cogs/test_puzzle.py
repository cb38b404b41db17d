"""A puzzle a day from its set-up to its answer: asked in public, answered in private, told in the end."""

import sqlite3
from contextlib import closing

import pytest

from bot.puzzle import day_of
from cogs.custom_ids import write_press
from cogs.delivery.service import Delivery
from cogs.press import UnreadablePress
from cogs.puzzle.days import PuzzleDays
from cogs.puzzle.press import AnswerPuzzle, SolvePuzzle
from playground import permissions
from tests.cogs.house import key, labels, parts, press, said
from tests.cogs.players import redrawn
from tests.cogs.puzzling import (
    answer,
    begun,
    drafted,
    keep,
    kept_post,
    made,
    midnight,
    poor,
    post_of,
    set_up,
    today,
)
from tests.cogs.situations import hearing, with_buttons
from tests.cogs.test_restarts import POSTING, kill, revive
from tests.languages.english import english
from tests.quick import quick, thorough


async def puzzles(house, channel=None):
    """Every message of a puzzle that stands in the channel."""
    return [each for each in await house.anna.reads(channel or house.here) if "puzzle no." in said(each)]


# Setting it up


async def test_a_moderator_sets_it_up_and_it_stands_in_the_channel(house):
    refused = await house.emi.command(house.here, "puzzle setup", game="copenhagen")
    assert "Only members who may manage this channel" in said(refused["message"])
    nothing = await house.bruno.command(house.here, "puzzle today")
    assert "This server has no such puzzle today." in said(nothing["message"])
    daily = await set_up(house)
    post = await post_of(house, daily)
    assert labels(post) == ["Solve", "Runs"]
    assert "Copenhagen, puzzle no. 1" in said(post)
    assert f"<t:{int(daily.ends)}:R>" in said(post)
    await set_up(house)
    assert len(await puzzles(house)) == 1


async def test_the_first_puzzles_are_made_in_a_process_of_their_own(house):
    await house.anna.command(house.here, "puzzle setup", game="copenhagen")
    await house.app.part(PuzzleDays).made()
    daily = await today(house)
    assert labels(await post_of(house, daily)) == ["Solve", "Runs"]
    ahead = await house.store.puzzles.of_day("copenhagen", day_of(house.now()) + 1)
    assert ahead.number is None
    assert ahead.puzzle.position != daily.puzzle.position


async def test_the_same_secret_makes_the_same_puzzle_of_a_day(house, tmp_path):
    days = house.app.part(PuzzleDays)
    one, again = await days._found("copenhagen", 20000), await days._found("copenhagen", 20000)
    assert one == again
    assert one != await days._found("copenhagen", 20001)


async def test_after_stop_today_goes_on_and_no_other_follows(house):
    daily = await set_up(house)
    refused = await house.emi.command(house.here, "puzzle stop")
    assert "Only members who may manage this channel" in said(refused["message"])
    await house.anna.command(house.here, "puzzle stop")
    assert "Found!" in await answer(house, house.bruno, daily)
    await midnight(house)
    assert labels(await post_of(house, daily)) == []
    assert len(await puzzles(house)) == 1
    nothing = await house.anna.command(house.here, "puzzle stop")
    assert "There is no such puzzle in this channel." in said(nothing["message"])


async def test_it_needs_a_channel_and_not_a_thread(house):
    table_id = await house.lobby(house.anna)
    await house.shown(table_id)
    thread = await house.local.ask(
        "POST", f"/members/{house.anna.id}/channels/{house.here}/threads", {"name": "talk"}
    )
    refused = await house.anna.command(thread["id"], "puzzle setup", game="copenhagen")
    assert "not a thread" in said(refused["message"])


# Answering


async def test_the_best_turn_is_found_by_pressing_and_said_to_be_best(house):
    daily = await set_up(house)
    cover = (await press(house.bruno, await post_of(house, daily), "Solve"))["message"]
    assert "One answer counts, the first." in said(cover)
    assert labels(cover) == ["Take the turn"]
    panel = (await press(house.bruno, cover, "Take the turn"))["message"]
    assert "nothing counts before you press" in said(panel)
    question = await drafted(house, house.bruno, daily, daily.puzzle.steps, panel)
    assert "Is this your answer?" in said(question)
    told = said((await press(house.bruno, question, "This is my answer"))["message"])
    assert "Found!" in told
    assert "Your run: 1 day" in told


async def test_another_turn_is_told_its_points_and_no_word_of_the_best(house):
    daily = await set_up(house)
    told = await answer(house, house.bruno, daily, poor(daily))
    assert "There is a better one." in told
    assert str(daily.puzzle.points) not in told.replace(str(int(daily.ends)), "")


async def test_one_answer_counts(house):
    daily = await set_up(house)
    question = await drafted(house, house.bruno, daily, poor(daily), await begun(house, house.bruno, daily))
    late = key(question, "This is my answer")["custom_id"]
    assert "Found!" in await answer(house, house.bruno, daily)
    outcome = await house.bruno.press(question, late)
    assert "You have answered today" in said(outcome["message"])
    again = await press(house.bruno, await post_of(house, daily), "Solve")
    assert "Found!" in said(again["message"])
    assert labels(again["message"]) == ["Runs"]
    tally = await house.store.puzzles.tally(daily.id)
    assert (tally.tried, tally.found) == (1, 1)


async def test_a_draft_is_undone_and_survives_a_restart(house):
    daily = await set_up(house)
    first = daily.puzzle.steps[:1]
    panel = await drafted(house, house.bruno, daily, first, await begun(house, house.bruno, daily))
    assert "Undo step" in labels(panel)
    await house.restart()
    again = await begun(house, house.bruno, daily)
    assert "Undo step" in labels(again)
    undone = await redrawn(house, house.bruno, again, await press(house.bruno, again, "Undo"))
    assert "Undo step" not in labels(undone)


async def test_a_puzzle_of_another_day_is_not_there_for_a_forged_press(house):
    daily = await set_up(house)
    ahead = await house.store.puzzles.of_day("copenhagen", day_of(house.now()) + 1)
    for forged in (SolvePuzzle(ahead.id), AnswerPuzzle(ahead.id, 0, "t12"), SolvePuzzle(999)):
        custom_id = write_press(forged)
        outcome = await house.bruno.press(await with_buttons(house, custom_id), custom_id)
        assert "This button is from an older message" in said(outcome["message"]) or "button" in said(
            outcome["message"]
        )
        assert outcome["message"]["attachments"] == []
    await midnight(house)
    old = write_press(SolvePuzzle(daily.id))
    outcome = await house.bruno.press(await with_buttons(house, old), old)
    assert "The day of that puzzle is over." in said(outcome["message"])


# Days


async def test_when_the_day_ends_the_answer_is_told_and_the_next_puzzle_stands_there(house):
    daily = await set_up(house)
    await answer(house, house.bruno, daily)
    await answer(house, house.chidi, daily, poor(daily))
    await house.app.part(PuzzleDays).look_at_clock()
    await midnight(house)
    closed = await post_of(house, daily)
    assert labels(closed) == []
    text = said(closed)
    assert "answer" in text
    assert f"The best turn brings {daily.puzzle.points}" in text or "one point" in text
    assert "Found by Bruno." in text
    assert "2 tried, 1 found the best" in text
    assert "Bruno · 1 day" in text
    assert "Chidi" not in text
    new = await today(house)
    assert new.number == 2
    assert labels(await post_of(house, new)) == ["Solve", "Runs"]


async def test_two_channels_and_several_games_have_their_puzzles(house):
    other = next(each for each in house.channels.values() if each != house.here)
    daily = await set_up(house)
    same = await set_up(house, channel=other)
    assert daily == same
    here, there = await post_of(house, daily), await post_of(house, daily, other)
    assert here["attachments"][0]["size"] == there["attachments"][0]["size"]
    await answer(house, house.bruno, daily, channel=other)
    refused = await press(house.bruno, here, "Solve")
    assert "Found!" in said(refused["message"])


async def test_a_run_grows_day_by_day_and_ends_with_a_day_that_was_missed(house):
    daily = await set_up(house, days=5)
    for number in (1, 2):
        assert f"Your run: {number} day" in await answer(house, house.bruno, await today(house))
        await midnight(house)
    board = await house.chidi.command(house.here, "puzzle board", game="copenhagen")
    assert "Bruno · 2 days" in said(board["message"])
    assert "Your run begins" in said(board["message"])
    await midnight(house)  # nobody answered the third
    assert "Your run: 1 day" in await answer(house, house.bruno, await today(house))
    assert daily.number == 1


async def test_days_that_pass_while_the_bot_is_away_end_no_run(house):
    daily = await set_up(house, days=6)
    await answer(house, house.bruno, daily)
    await house.stop()
    await house.passes(3 * 24 * 3600)
    await house.start()
    new = await today(house)
    assert new.day == daily.day + 3
    assert new.number == 2
    assert "Found by Bruno." in said(await post_of(house, daily))
    assert "Your run: 2 days" in await answer(house, house.bruno, new)
    assert len(await puzzles(house)) == 2


@pytest.mark.parametrize("when", quick(["before", "after"], "after"))
async def test_a_bot_killed_while_a_puzzle_is_posted_posts_it_once(house, when):
    await keep(house)
    await house.local.fault("rest_error", status=500, when=when, method="POST", route=POSTING[1])
    await house.anna.command(house.here, "puzzle setup", game="copenhagen")
    await house.local.ask("GET", "/faults?wait=used")
    await revive(house)
    await today(house)
    assert len(await puzzles(house)) == 1


@pytest.mark.parametrize("when", quick(["before", "after"], "before"))
async def test_a_bot_killed_while_a_day_is_closed_tells_the_answer_once(house, when):
    daily = await set_up(house)
    await post_of(house, daily)
    await house.local.fault(
        "rest_error", status=500, when=when, method="PATCH", route="/channels/*/messages/*"
    )
    await house.passes((daily.day + 1) * 86400 - house.now() + 5)
    await house.app.part(PuzzleDays).look_at_clock()
    await house.local.ask("GET", "/faults?wait=used")
    await kill(house)
    await house.start()
    new = await today(house)
    assert "answer" in said(await post_of(house, daily))
    assert labels(await post_of(house, new)) == ["Solve", "Runs"]
    assert len(await puzzles(house)) == 2


async def test_a_bot_killed_before_the_day_is_looked_at_goes_on(house):
    daily = await set_up(house)
    await post_of(house, daily)
    await kill(house)
    await house.passes((daily.day + 1) * 86400 - house.now() + 5)
    await house.start()
    assert (await today(house)).number == 2
    assert "answer" in said(await post_of(house, daily))


async def test_it_is_read_in_the_language_of_the_server_and_of_whoever_solves_it(house):
    await house.speaks("de")
    await house.bruno.speaks("de")
    await keep(house)
    await house.anna.command(house.here, "puzzle setup", game="copenhagen")
    daily = await today(house)
    post = await post_of(house, daily)
    assert "Rätsel Nr. 1" in said(post)
    cover = (await press(house.bruno, post, "Lösen"))["message"]
    assert "Eine Antwort zählt" in said(cover)
    assert made("copenhagen", 0) == daily.puzzle


async def test_every_picture_has_its_words(house):
    daily = await set_up(house)
    post = await post_of(house, daily)
    (gallery,) = [part for part in parts(post) if part["type"] == 12]
    told = gallery["items"][0]["description"]
    assert "To decide: take two neighbouring cards or build a tile." in told


async def test_how_many_have_answered_is_shown_calmly_and_no_press_redraws_it(house):
    daily = await set_up(house)
    before = await post_of(house, daily)
    assert "Nobody has tried yet." in said(before)
    await answer(house, house.bruno, daily)
    await press(house.chidi, before, "Solve")
    await house.chidi.command(house.here, "puzzle today")
    await house.app.part(Delivery).finish()
    assert (await kept_post(house, daily)).shown_version == 1
    assert "1 tried, 1 found the best" in said(await post_of(house, daily))


async def test_a_channel_that_is_closed_to_the_bot_waits_until_it_is_open_and_others_do_not(house):
    other = next(each for each in house.channels.values() if each != house.here)
    daily = await set_up(house)
    await set_up(house, channel=other)
    await post_of(house, daily)
    await house.forbid(house.here, permissions.SEND_MESSAGES)
    await midnight(house)
    new = await today(house)
    assert labels(await post_of(house, new, other)) == ["Solve", "Runs"]
    assert (await kept_post(house, new)).standing is None
    async with hearing(house, house.anna) as hears:
        await house.forbid(house.here, 0)
        await hears(lambda event: event["type"] == "message_created" and event["channel_id"] == house.here)
    assert labels(await post_of(house, new)) == ["Solve", "Runs"]
    assert "Nobody" in said(await post_of(house, daily))


@thorough
@pytest.mark.parametrize("game", ["kensington", "tenby"])
async def test_the_best_turn_of_every_game_is_found_by_pressing(house, game):
    daily = await set_up(house, game=game, days=2)
    assert "Found!" in await answer(house, house.bruno, daily)
    await midnight(house)
    assert "Found by Bruno." in said(await post_of(house, daily))


async def test_several_puzzles_of_a_day_are_chosen_from(house):
    await set_up(house)
    await set_up(house, game="kensington", days=2)
    outcome = await house.bruno.command(house.here, "puzzle today")
    assert labels(outcome["message"]) == ["Copenhagen, puzzle no. 1", "Kensington, puzzle no. 1"]
    chosen = await house.bruno.command(house.here, "puzzle today", game="kensington")
    assert labels(chosen["message"]) == ["Take the turn"]


async def test_the_board_in_words_calls_the_others_by_their_seats(house):
    await house.bruno.command(house.here, "settings me", text=True)
    daily = await set_up(house)
    told = said(await begun(house, house.bruno, daily))
    assert "You hold " in told
    other = 2 - daily.puzzle.seat
    assert f"player {other} has " in told
    assert "Bruno" not in told


async def test_a_puzzle_that_was_made_and_not_opened_before_a_kill_is_opened_after_it(house):
    await house.store.puzzles.keep_home(int(house.guild_id), int(house.here), "copenhagen")
    await keep(house)
    await revive(house)
    daily = await today(house)
    assert daily.number == 1
    assert labels(await post_of(house, daily)) == ["Solve", "Runs"]
    assert len(await puzzles(house)) == 1


async def test_puzzles_that_cannot_be_read_harm_no_other_day(house):
    daily = await set_up(house)
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("UPDATE puzzles SET puzzle = '{}'")
    await house.restart()
    old = write_press(SolvePuzzle(daily.id))
    outcome = await house.bruno.press(await with_buttons(house, old), old)
    assert english(UnreadablePress().said) in said(outcome["message"])
    await house.app.part(PuzzleDays).made()
    await midnight(house)
    new = await today(house)
    assert new.number == 2
    assert labels(await post_of(house, new)) == ["Solve", "Runs"]
