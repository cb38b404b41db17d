"""Copenhagen's panel as pure values: the builder's keys, and words that say what commits."""

import pytest

from cogs.copenhagen.panel import panel
from cogs.layout import LONGEST_LABEL, LONGEST_OPTION
from cogs.screen import Menu, Picture, Style, look
from games.copenhagen import GAME
from games.copenhagen.components import Ability
from games.copenhagen.position import Build
from games.copenhagen.words import gain_names, placed_by
from languages.shelf import LANGUAGES
from tests.cogs.test_panels import turns
from tests.cogs.turns import keys_in, turn_at
from tests.games.copenhagen.boards import player, table
from tests.languages.english import english, read


def builders(seed):
    """Every builder that some turn of a random game opens with, and its turn."""
    for turn in turns("copenhagen", 2, seed):
        keys = [key for row in panel(turn, "").rows if isinstance(row, tuple) for key in row]
        for key in keys:
            if key.press and key.press.text.startswith("build~"):
                yield turn, panel(turn, key.press.text)


def test_the_chosen_column_is_highlighted_and_all_five_stand_in_one_row():
    seen = 0
    for _, screen in builders("columns"):
        columns = screen.rows[1]
        assert [english(key.label) for key in columns] == list("ABCDE")
        chosen = [key for key in columns if key.style is Style.CHOSEN]
        assert len(chosen) == 1
        assert chosen[0].press, "the chosen column is disabled"
        seen += 1
    assert seen > 20


def test_the_best_places_are_listed_only_where_they_differ():
    listed = []
    for turn, screen in builders("places"):
        here = GAME.read_move(screen.ghost)
        house = turn.position.players[turn.seat].house
        gains = {
            gain_names(house, placed_by(move))
            for move in GAME.legal_moves(turn.view, turn.seat)
            if isinstance(move, Build) and move.tile == here.tile
        }
        has_menu = any(isinstance(row, Menu) and row.press == look("best") for row in screen.rows)
        assert has_menu == (len(gains) > 1)
        listed.append(has_menu)
    assert {True, False} == set(listed)


def test_what_commits_says_so_and_a_draft_step_never_does():
    said = set()
    for turn, screen in builders("words"):
        key = screen.rows[-1][0]
        assert key.press.text == screen.ghost
        commits = turn.tried(key.press.text).needs_confirming
        assert key.press.is_final == commits
        assert english(key.label).startswith("Build ") == commits
        assert english(key.label).endswith(("and end the turn", "and end the game")) == commits
        said.add(commits)
    assert said == {True, False}


def test_a_take_is_confirmed_with_the_hand_that_it_leads_to():
    turn = turn_at("copenhagen", table(player("RRG")), 0)
    first = next(key for key in panel(turn, "").rows[0])
    assert (english(first.label), first.icon) == ("1 + 2", "cph_pair_ry")
    screen = panel(turn, first.press.text)
    assert (screen.picture, screen.ghost) == (Picture.DRAFT, "t12")
    assert "Then you hold 3 red, 1 yellow and 1 green." in map(english, screen.lines)
    assert english(keys_in(screen.rows[0])[0].label) == "Confirm: take red and yellow and end the turn"


def test_what_a_refill_would_show_is_not_told_before():
    """The End card on top of the supply would end the game: the button does not know it."""
    turn = turn_at("copenhagen", table(player("R"), supply="E"), 0)
    assert english(keys_in(panel(turn, "sure~t12").rows[0])[0].label).endswith("and end the turn")


def test_a_take_over_the_limit_is_drafted_at_once():
    turn = turn_at("copenhagen", table(player("RRGGBB", active=[Ability.ANY_CARDS])), 0)
    assert keys_in(panel(turn, "").rows[0])[0].press.is_final is False


def said_on(screen):
    """Everything on a screen that Discord would cut, with how much of it it shows."""
    for row in screen.rows:
        if isinstance(row, Menu):
            yield row.placeholder, 150
            for choice in row.choices:
                yield choice.label, LONGEST_OPTION
                yield choice.description, LONGEST_OPTION
        else:
            yield from ((key.label, LONGEST_LABEL) for key in row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_cut_in_any_language(language):
    screens = [screen for _, screen in builders("labels")]
    screens += [panel(turn, "") for turn in turns("copenhagen", 2, "labels")]
    for said, longest in {each for screen in screens for each in said_on(screen)}:
        assert len(read(language, said)) <= longest
