"""Lessons through Discord: walked to the end, left, come back to, gone back in, and every wrong press."""

import asyncio

import pytest

from bot.lesson import Progress, lessons, refusal, turn_at
from bot.practice import What
from bot.preferences import Preferences
from bot.table import State
from cogs.custom_ids import read_press, write_press
from cogs.learn.press import OpenLesson, PlayLearnt, TurnTo
from cogs.press import Practise, UnreadablePress, Verb
from cogs.screen import parted
from games.catalog import GAMES
from games.thought import Level
from tests.cogs.house import House, key, labels, parts, press, said
from tests.cogs.learners import do, onward, opened, pressed, tasks
from tests.cogs.situations import with_buttons
from tests.cogs.test_process import Quarter
from tests.cogs.test_untranslated import ELSEWHERE, LANGUAGE_NAMES, TITLES
from tests.cogs.untranslated import Untranslated
from tests.languages.english import read
from tests.languages.pseudo import pseudo_language
from tests.quick import quick, quick_by_name, thorough

every_lesson = pytest.mark.parametrize("game", lessons())


async def progress(house, member, game):
    return await house.store.lessons.load(int(member.id), game)


@pytest.mark.parametrize(
    ("locale", "language", "game"),
    quick_by_name(
        {
            f"{language}-{game}": (locale, language, game)
            for locale, language in (("en-US", "en"), ("de", "de"))
            for game in lessons()
        },
        *("en-copenhagen", "de-kensington", "en-tenby"),
    ),
)
async def test_a_lesson_is_walked_to_its_end(house, game, locale, language):
    await house.anna.speaks(locale)
    message = await opened(house, house.anna, game)
    assert message["local"]["ephemeral"]
    for task in tasks(game):
        assert read(language, task.step.about) in said(message)
        assert read(language, task.step.task) in said(message)
        message = await do(house, house.anna, message, task)
        assert read(language, task.step.done) in said(message)
        assert await progress(house, house.anna, game) == Progress(task.number + 1, task.is_last)
        message = await onward(house, house.anna, message, task)
    assert write_press(PlayLearnt(game)) in [part.get("custom_id") for part in parts(message)]
    assert await house.store.tables.all() == [], "nothing of a lesson is a table"


@thorough
@every_lesson
async def test_every_other_press_is_answered_and_changes_nothing(house, game):
    """Every key and choice of the first screen of every step, whether it only looks around or is wrong."""
    member, answered = house.anna, 0
    message = await opened(house, member, game)
    for task in tasks(game):
        turn = turn_at(task, int(member.id), member.name)
        for custom_id, value, does in pressable_in(message):
            why = "" if does.verb is Verb.LOOK else refusal(task, turn, *parted(value or does.text))
            if does.verb is not Verb.LOOK and not why:
                continue  # it is what the step asks
            panel = await opened(house, member, game)
            if value:
                outcome = await member.choose(panel, custom_id, value)
            else:
                outcome = await member.press(panel, custom_id)
            assert outcome["message"]["id"] == panel["id"], "it is answered in the panel itself"
            told = read("en", why or task.step.task, turn.table.names, turn.seat)
            assert told in said(outcome["message"]), custom_id
            assert await progress(house, member, game) == Progress(task.number)
            assert await house.store.practice.load(task.mark, int(member.id)) == ()
            answered += 1
        message = await opened(house, member, game)
        message = await onward(house, member, await do(house, member, message, task), task)
    assert answered > 20


def pressable_in(message):
    """What can be pressed in a lesson's panel: (custom_id, choice, what it means)."""
    found = []
    for part in parts(message):
        if part["type"] not in (2, 3) or part.get("disabled"):
            continue
        means = read_press(part["custom_id"])
        if isinstance(means, Practise):
            values = [each["value"] for each in part.get("options", ())] or [""]
            found += [(part["custom_id"], value, means) for value in values]
    return found


async def test_a_wrong_press_says_what_to_do_and_the_rules_say_why_not(house):
    message = await opened(house, house.anna, "copenhagen")
    message = (await press(house.anna, message, "1 + 2"))["message"]
    message = (await press(house.anna, message, "Confirm"))["message"]
    assert "you hold a yellow card already" in said(message)
    number = tasks("copenhagen")[0].mark.number
    too_dear = write_press(Practise(What.LESSON, number, 0, Verb.CONFIRM, "R2/0@A1"))
    outcome = await house.anna.press(await with_buttons(house, too_dear), too_dear)
    assert "costs 2 red cards there" in said(outcome["message"])
    assert await progress(house, house.anna, "copenhagen") == Progress()


@every_lesson
async def test_one_leaves_and_comes_back_to_the_same_step_after_a_restart(house, game):
    first, *_ = tasks(game)
    await do(house, house.anna, await opened(house, house.anna, game), first)
    await house.restart()
    message = await opened(house, house.anna, game)
    assert read("en", tasks(game)[1].step.task) in said(message)
    listed = said((await house.anna.command(house.here, "learn"))["message"])
    assert f"You are at step 2 of {len(tasks(game))}." in listed
    assert "step 2" not in said((await house.bruno.command(house.here, "learn"))["message"])


async def test_what_is_done_of_a_step_is_there_after_a_restart_and_can_be_taken_back(house):
    task = next(each for each in tasks("copenhagen") if each.step.key == "copenhagen-coat")
    await house.store.lessons.keep(int(house.anna.id), "copenhagen", Progress(task.number))
    message = await opened(house, house.anna, "copenhagen")
    message = (await press(house.anna, message, "Blue 2"))["message"]
    message = (await press(house.anna, message, "Blue 2 at E5"))["message"]
    await house.restart()
    message = (await press(house.anna, message, "Gain Extra card"))["message"]
    assert "cover the coat of arms" in said(message), "it is said what the step asks"
    message = (await press(house.anna, await opened(house, house.anna, "copenhagen"), "Undo step"))["message"]
    assert await house.store.practice.load(task.mark, int(house.anna.id)) == ()
    assert key(message, "Blue 2")


async def test_one_goes_back_a_step_and_begins_again(house):
    first, second, *_ = tasks("copenhagen")
    message = await opened(house, house.anna, "copenhagen")
    message = await onward(house, house.anna, await do(house, house.anna, message, first), first)
    message = await do(house, house.anna, message, second)
    message = (await press(house.anna, message, "Do it again"))["message"]
    assert read("en", second.step.task) in said(message)
    message = (await press(house.anna, message, "A step back"))["message"]
    assert read("en", first.step.task) in said(message)
    assert key(message, "A step back")["disabled"]
    assert await progress(house, house.anna, "copenhagen") == Progress(0)
    await house.store.lessons.keep(int(house.anna.id), "copenhagen", Progress(4))
    message = await opened(house, house.anna, "copenhagen")
    message = (await press(house.anna, message, "From the start"))["message"]
    assert read("en", first.step.task) in said(message)


async def test_a_key_of_another_step_says_so(house):
    first, *_ = tasks("copenhagen")
    old = await opened(house, house.anna, "copenhagen")
    await do(house, house.anna, await opened(house, house.anna, "copenhagen"), first)
    outcome = await press(house.anna, old, "1 + 2")
    assert "another step" in said(outcome["message"])
    outcome = await house.anna.press(
        await with_buttons(house, write_press(TurnTo("copenhagen", 0, 0))),
        write_press(TurnTo("copenhagen", 0, 0)),
    )
    assert "another step" in said(outcome["message"])
    assert await progress(house, house.anna, "copenhagen") == Progress(1)


@pytest.mark.parametrize(
    "forged",
    [
        OpenLesson("chess"),
        PlayLearnt("chess"),
        TurnTo("chess", 0, 0),
        Practise(What.LESSON, 99, 0, Verb.LOOK, ""),
        Practise(What.LESSON, 99999, 0, Verb.LOOK, ""),
        Practise(What.LESSON, 0, 0, Verb.LOOK, "build~nothing"),
        Practise(What.LESSON, 0, 0, Verb.PLAN, "t12"),
    ],
)
async def test_what_no_key_means_gets_one_calm_sentence(house, forged):
    message = await with_buttons(house, write_press(forged))
    outcome = await house.anna.press(message, write_press(forged))
    assert said(outcome["message"]).strip() == read("en", UnreadablePress().said)


async def test_nobody_jumps_ahead(house):
    ahead = write_press(TurnTo("copenhagen", 0, 5))
    outcome = await house.anna.press(await with_buttons(house, ahead), ahead)
    assert "another step" in said(outcome["message"])
    assert await progress(house, house.anna, "copenhagen") == Progress()


async def test_two_presses_at_once_do_a_step_once(house):
    first, *_ = tasks("copenhagen")
    message = await opened(house, house.anna, "copenhagen")
    message = (await press(house.anna, message, "2 + 3"))["message"]
    sure = key(message, "Confirm")["custom_id"]
    both = await asyncio.gather(*(house.anna.press(message, sure, wait="settled") for _ in range(2)))
    assert any(read("en", first.step.done) in said(each["message"]) for each in both)
    assert await progress(house, house.anna, "copenhagen") == Progress(1)


async def test_two_people_learn_beside_each_other(house):
    first, *_ = tasks("copenhagen")
    anna = await opened(house, house.anna, "copenhagen")
    bruno = await opened(house, house.bruno, "copenhagen")
    await do(house, house.anna, anna, first)
    assert await progress(house, house.bruno, "copenhagen") == Progress()
    assert read("en", first.step.done) in said(await do(house, house.bruno, bruno, first))


@every_lesson
async def test_who_reads_boards_as_text_has_them_in_a_lesson(house, game):
    await house.store.players.keep(int(house.anna.id), Preferences(text_boards=True))
    message = await opened(house, house.anna, game)
    turn = turn_at(tasks(game)[0], int(house.anna.id), "anna")
    board = [
        read("en", line, turn.table.names, turn.seat) for line in GAMES[game].board(turn.view, turn.seat)
    ]
    assert board[0] in said(message).replace("**", "")
    message = await do(house, house.anna, message, tasks(game)[0])
    assert len(said(message)) > 500


@every_lesson
async def test_at_the_end_one_press_begins_a_game_against_a_bot_player(house, game):
    await house.store.lessons.keep(int(house.anna.id), game, Progress(len(tasks(game)), has_finished=True))
    message = await opened(house, house.anna, game)
    assert "Play against bots" in labels(message)
    message = await pressed(house, house.anna, message, PlayLearnt(game))
    (number,) = await house.store.tables.all()
    table = await house.tables.load(number)
    assert table.state is State.PLAYING
    assert [holder.bot for holder in table.holders] == [None, Level.GENTLE]
    assert table.game_key == game


async def test_in_direct_messages_one_is_told_where_to_play(house):
    await house.store.lessons.keep(int(house.anna.id), "copenhagen", Progress(9, has_finished=True))
    direct = await house.anna.dm()
    message = await opened(house, house.anna, "copenhagen", direct)
    assert "In a channel of a server" in said(message)
    assert "Play against bots" not in labels(message)


async def test_nothing_of_a_lesson_is_counted_or_listed(house):
    first, second, *_ = tasks("copenhagen")
    message = await opened(house, house.anna, "copenhagen")
    message = await onward(house, house.anna, await do(house, house.anna, message, first), first)
    await do(house, house.anna, message, second)
    listed = said((await house.anna.command(house.here, "tables"))["message"])
    assert "You sit at no table" in listed
    turn = said((await house.anna.command(house.here, "turn"))["message"])
    assert "step" not in turn
    assert await house.store.clocks.next_due() is None


@pytest.mark.parametrize("game", quick(lessons(), "tenby"))
async def test_nothing_of_a_lesson_escapes_translation(tmp_path, game):
    others = [name for each in lessons().values() for name in each.others]
    found = Untranslated("Rowhouse", *others, *TITLES, *LANGUAGE_NAMES)
    with pseudo_language(tmp_path / "made-up"):
        async with House(tmp_path, found.record) as house:
            found.names += tuple(
                name
                for person in await house.local.ask("GET", "/members")
                for name in filter(None, (person["username"], person.get("global_name"), person.get("nick")))
            )
            await house.anna.speaks(ELSEWHERE)
            found.is_listening = True
            await house.anna.command(house.here, "learn")
            message = await opened(house, house.anna, game)
            for task in tasks(game):
                message = await do(house, house.anna, message, task)
                message = await onward(house, house.anna, message, task)
    assert found.checked > 100
    assert not found.words, "\n".join(f"{word}: {where}" for word, where in found.words.items())


@thorough
async def test_a_bot_that_is_killed_in_a_lesson_goes_on_where_the_learner_was(tmp_path):
    async with Quarter(tmp_path) as quarter:
        anna, _ = quarter.members
        message = (await anna.command(quarter.here, "learn", game="copenhagen"))["message"]
        for label in ("2 + 3", "Confirm", "Next step", "Yellow 3"):
            message = await drawn(quarter, anna, message, await press(anna, message, label))
        quarter.program.process.kill()
        await quarter.program.said()
        async with quarter.program:
            await quarter.program.address()
            message = await drawn(quarter, anna, message, await press(anna, message, "Build yellow 3 at D1"))
            assert "✓ Copenhagen · step 2 of 9" in said(message)
            quarter.program.process.kill()
            await quarter.program.said()
        async with quarter.program:
            await quarter.program.address()
            found = (await anna.command(quarter.here, "learn", game="copenhagen"))["message"]
            assert "Copenhagen · step 3 of 9" in said(found)


async def drawn(quarter, member, before, outcome):
    """The panel after a press, once it is drawn."""
    message, where = outcome["message"], f"/channels/{before['channel_id']}/messages/{before['id']}"
    while message["components"] == before["components"]:
        message = await quarter.local.ask("GET", f"/members/{member.id}{where}")
    return message
