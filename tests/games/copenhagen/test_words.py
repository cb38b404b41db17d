"""What players read: one name for each ability, ones that are not plural, refusals that say what is so."""

import re
from pathlib import Path

from games.copenhagen import GAME
from games.copenhagen.components import ABILITY_NAMES, Ability
from tests.games.copenhagen.boards import FIRST, after, player, refusal, table

ROOT = Path(__file__).parents[3]
HOMES = ("games/copenhagen", "rendering/copenhagen", "cogs/copenhagen")
RULEBOOK = ("Additional card", "Construction discount", "Change of colours")


def diagram(position):
    return GAME.diagram(GAME.view_for(position, FIRST))


def test_abilities_have_one_name_and_the_rules_give_the_rulebooks_once():
    for home in HOMES:
        for module in (ROOT / home).glob("*.py"):
            assert not re.search("|".join(RULEBOOK), module.read_text(), re.IGNORECASE), module
    told = (ROOT / "cogs/references/copenhagen.py").read_text()
    for name in RULEBOOK:
        assert told.count(name) == 1
    for ability in Ability:
        assert f"**{ABILITY_NAMES[ability]}**" in told


def test_the_board_as_text_calls_abilities_by_name():
    position = table(player("R", active=[Ability.ADDITIONAL_CARD], used=[Ability.ANY_CARDS]))
    assert "1: 0/12, 1 card R, Extra card, Any cards (used)" in diagram(position)


def test_the_board_as_text_says_what_is_prepared_in_words():
    position = table(player("R", active=[Ability.DISCOUNT, Ability.CHANGE_OF_COLOURS]), coats=1)
    told = diagram(after(position, "discount", "R>B"))
    assert told.splitlines()[-1] == "Discount is on; red counts as blue; 1 coat of arms to use"


def test_paying_with_changed_cards_without_change_colour_is_refused():
    told = refusal(table(player("RRB")), "R2/0@A1+1")
    assert told == "Only red cards pay for red 2 while Change colour is not on."
