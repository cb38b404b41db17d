"""Every form of the bot opens in every language: Discord takes each of its labels, titles and values."""

import ast
from pathlib import Path

import pytest

import cogs
from bot.clocks.zones import zone_names
from bot.lobby import LONGEST_NAME
from cogs.custom_ids import write_press
from cogs.lobby.press import AskClock, AskName, OpenOptions
from cogs.press import AskMine, Mine
from languages.shelf import LANGUAGES
from tests.cogs.house import said

ROOM = Path(cogs.__file__).parent


async def options(house):
    """The host's panel of a new table, and the table's number."""
    table_id = await house.lobby(house.anna, seats=2)
    card = await house.card(table_id)
    return (await house.anna.press(card, write_press(OpenOptions(table_id))))["message"], table_id


async def clock(house):
    panel, table_id = await options(house)
    return panel, AskClock(table_id), {"held": "336", "back": "336"}


async def name(house):
    panel, table_id = await options(house)
    return panel, AskName(table_id), {"name": "x" * LONGEST_NAME}


async def quiet_hours(house):
    panel = (await house.anna.command(house.here, "settings me"))["message"]
    zone = max(zone_names(), key=len)
    return panel, AskMine(Mine.QUIET), {"from": "22:30", "until": "07:00", "zone": zone}


FORMS = {
    "lobby/own_clock.py: clock_form": clock,
    "lobby/host.py: name_form": name,
    "my_settings.py: quiet_form": quiet_hours,
}
"""Where each form is made; and for each the panel before it, the press that opens it, and the most that
somebody can fill in."""


def made_in(path):
    """The functions and classes of a module that make a form."""
    for made in ast.parse(path.read_text(encoding="utf-8")).body:
        for node in ast.walk(made):
            of = [node.func] if isinstance(node, ast.Call) else getattr(node, "bases", [])
            if any(ast.unparse(each).endswith("Modal") for each in of):
                yield f"{path.relative_to(ROOM).as_posix()}: {made.name}"


def test_every_form_of_the_bot_is_opened_here():
    assert {form for path in ROOM.rglob("*.py") for form in made_in(path)} == FORMS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
async def test_a_form_opens_and_opens_again_with_what_was_filled_in(house, form, language):
    await house.anna.command(house.here, "settings me", language=language)
    panel, press, filled = await FORMS[form](house)
    opened = await opens(house.anna, panel, press)
    panel = (await house.anna.submit(opened, **filled))["message"]
    again = await opens(house.anna, panel, press)
    assert [label["component"]["value"] for label in again["modal"]["components"]] == [*filled.values()]


async def opens(member, panel, press):
    """Press for the form; what Discord refuses is answered with an apology instead."""
    outcome = await member.press(panel, write_press(press))
    assert "modal" in outcome, said(outcome["message"])
    return outcome
