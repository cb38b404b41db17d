"""A lesson in a real browser, as on a phone: from /learn through every step to a first turn against a bot."""

import re

import pytest
from playwright.async_api import expect

from bot.lesson import Progress, turn_at
from bot.table import State
from cogs.press import Verb
from cogs.screen import Menu, parted
from tests.cogs.learners import house_panel, tasks, way_on
from tests.cogs.test_game_in_browser import panel
from tests.languages.english import english
from tests.playground.page_support import OUT, PHONE, arrived, box, overflow
from tests.quick import thorough

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.thorough]

MARKS = re.compile(r"\*\*|^- |^-# ")
"""What Discord draws in another way: bold, an item, small letters."""


def words(said):
    """What a key or an option says, in English."""
    return english(said, ("Anna", "Cora"), 0)


async def click(page, label):
    """Press the key with that label, whatever picture stands before it."""
    await arrived(page)
    named = re.compile(rf"^(:\w+: )?{re.escape(words(label))}$")
    await panel(page).get_by_role("button", name=named).click()


async def expect_screen(page, screen):
    """Wait until what was looked at is shown: all its lines stand in the panel."""
    for line in screen.lines:
        await expect(panel(page)).to_contain_text(MARKS.sub("", words(line)))


async def do_step(page, house, task):
    """All that a step asks, by clicking; every press is seen before the next one."""
    done = 0
    while done < len(task.step.moves.split()):
        turn = turn_at(task, int(house.anna.id), "Anna", *task.step.moves.split()[:done])
        for pressed, chosen in way_on(house_panel(task), task, turn):
            if isinstance(pressed, Menu):
                await arrived(page)
                place = [each.text for each in pressed.choices].index(chosen)
                await panel(page).get_by_role("combobox", name=words(pressed.placeholder)).click()
                await page.get_by_role("option").nth(place).click()
            else:
                await click(page, pressed.label)
            if pressed.press.verb is Verb.LOOK:
                await expect_screen(page, house_panel(task)(turn, chosen))
        # Whatever was drawn for this moment of the step carries it; it is gone when the next is there.
        marker = f"try:l:{task.mark.number}:{len(turn.steps)}:"
        gone = panel(page).locator(f"xpath=self::*[not(.//*[contains(@data-focus, '{marker}')])]")
        sure = panel(page).get_by_role("button", name=re.compile("^Confirm(,| and) "))
        await expect(sure.or_(gone).first).to_be_visible()
        if await sure.count():
            await arrived(page)
            await sure.click()
            await expect(gone).to_be_visible()
        done = len(turn.steps) + len(parted(chosen))


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("copenhagen", "Copenhagen"),
        pytest.param("kensington", "Kensington", marks=thorough),
        pytest.param("tenby", "Tenby", marks=thorough),
    ],
)
async def test_a_newcomer_learns_a_game_and_plays_it(street, watch, game, title):
    house = street
    OUT.mkdir(exist_ok=True)
    page = await watch.open(f"{house.playground.url}/#/{house.anna.id}/{house.here}", viewport=PHONE)
    await box(page).press_sequentially("/learn ")
    await page.get_by_role("button", name="Send the command").click()
    await expect(panel(page).get_by_text("Learn a game")).to_be_visible()
    await page.screenshot(path=OUT / "learn-list-390.png")
    await click(page, title)
    for task in tasks(game):
        head = f"step {task.number + 1} of {len(tasks(game))}"
        await expect(panel(page).get_by_text(head)).to_be_visible()
        await arrived(page)
        await page.screenshot(path=OUT / f"learn-{task.step.key}-390.png")
        await do_step(page, house, task)
        await expect(panel(page).get_by_text("✓")).to_be_visible()
        await page.screenshot(path=OUT / f"learn-{task.step.key}-done-390.png")
        assert await overflow(page) == 0
        await click(page, "Finish" if task.is_last else "Next step")
    assert await house.store.lessons.load(int(house.anna.id), game) == Progress(
        len(tasks(game)), has_finished=True
    )
    await expect(panel(page).get_by_text(f"That is {title}!")).to_be_visible()
    await page.screenshot(path=OUT / "learn-end-390.png")
    await click(page, "Play against bots")
    await expect(panel(page)).not_to_contain_text(f"That is {title}!")
    (number,) = await house.store.tables.all()
    assert (await house.tables.load(number)).state is State.PLAYING
