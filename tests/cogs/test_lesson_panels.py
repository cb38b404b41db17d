"""Every screen of every step of every lesson: it fits a message, and whatever is pressed is answered."""

import pytest

from bot.lesson import Progress, lessons, positions_in, refusal
from cogs.custom_ids import LONGEST
from cogs.learn.screens import done_screen, end_screen, lessons_screen, step_screen
from cogs.panel_message import bound_by, confirmation
from cogs.press import Practise
from cogs.screen import LONGEST_TEXT, Menu, Text, parted
from games.catalog import GAMES
from languages.shelf import LANGUAGES, language
from tests.cogs.learners import deeds, house_panel, moments, screens, tasks
from tests.cogs.turns import keys_in, written
from tests.languages.english import read

MOST_COMPONENTS = 40
AROUND, UNDOING = 1 + 1 + 2 + 1, 1 + 3
"""Container and text, a gallery and the board in words, a note; what is drafted, and the keys to undo it."""
every_task = pytest.mark.parametrize(
    "task", [pytest.param(task, id=task.step.key) for key in lessons() for task in tasks(key)]
)


def components(screen):
    """How many parts the rows of a screen are as a message, menus and keys in their rows."""
    return sum(
        2 if isinstance(row, Menu) else 1 if isinstance(row, Text) else 1 + len(keys_in(row))
        for row in screen.rows
    )


def check_fits(task, turn, screen):
    assert AROUND + bool(turn.steps) * UNDOING + components(screen) <= MOST_COMPONENTS
    mark = task.mark

    def press(deed):
        return Practise(mark.what, mark.number, len(turn.steps), deed.verb, deed.text)

    ids = []
    for row in screen.rows:
        if isinstance(row, Text):
            continue
        ids += written(bound_by(row, press, press))
    assert len(set(ids)) == len(ids), "Discord wants every key to mean something else"
    assert all(len(each) <= LONGEST for each in ids)
    for key in LANGUAGES:
        lines = [read(key, line, turn.table.names, turn.seat) for line in screen.lines]
        assert sum(map(len, lines)) < LONGEST_TEXT / 2


@every_task
def test_every_screen_fits_and_every_press_is_answered(task):
    panel, right = house_panel(task), 0
    for turn in moments(task):
        checked = set()
        for screen, _ in screens(panel, turn):
            check_fits(task, turn, step_screen(task, screen))
            for _, text in deeds(screen):
                if text not in checked:
                    checked.add(text)
                    right += is_right(task, turn, text)
    assert right


def is_right(task, turn, text):
    """Is it what the step asks? If it is not, a sentence says so in every language."""
    why = refusal(task, turn, *parted(text))
    if why:
        assert all(read(key, why, turn.table.names, turn.seat) for key in LANGUAGES)
        return False
    first, *_ = parted(text)
    if turn.tried(first).needs_confirming:
        check_fits(task, turn, step_screen(task, confirmation(turn, first)))
    return True


@every_task
def test_a_step_begins_with_the_learners_decision_and_only_its_end_may_be_beyond_undoing(task):
    moves = task.step.moves.split()
    turn = next(iter(moments(task)))
    assert turn.is_to_act
    *steps, _ = turn.after(*moves).attempts
    assert not any(each.needs_confirming for each in steps)
    assert turn.after(*moves).position == positions_in(task)[-1]


@every_task
def test_what_came_of_a_step_is_told_in_every_language(task):
    turn = next(iter(moments(task))).after(*task.step.moves.split())
    screen = done_screen(task, turn, ())
    for key in LANGUAGES:
        lines = [read(key, line, turn.table.names, turn.seat) for line in screen.lines]
        assert all(lines)
        assert sum(map(len, lines)) < LONGEST_TEXT / 2


@pytest.mark.parametrize("key", lessons())
def test_a_lesson_has_six_to_ten_steps_and_every_sentence_of_its_file_is_said(key):
    lesson = lessons()[key]
    assert 6 <= len(lesson.steps) <= 10
    said = {
        message.key
        for step in lesson.steps
        for message in (step.title, step.about, step.task, step.instead, step.done)
    }
    for spoken in LANGUAGES:
        written = {each for each in language(spoken)._written if each.startswith(f"learn-{key}-")}
        assert written == said


def test_the_list_and_the_end_say_how_far_one_has_come():
    for key in lessons():
        listed = [read("en", line) for line in lessons_screen({key: Progress(1)}).lines]
        assert any("You are at step 2" in line for line in listed)
        again = [read("en", line) for line in lessons_screen({key: Progress(1, has_finished=True)}).lines]
        assert any("been through all of it, and are at step 2" in line for line in again)
        ended = Progress(len(lessons()[key].steps), has_finished=True)
        assert keys_in(end_screen(GAMES[key], ended, can_play=True).rows[0])[0].label.key == "bot-play"
