"""Tenby's panel for a single player: the plan, the anchor foretold, penalties warned of, every solo game."""

from itertools import product

import pytest
from msgspec.structs import replace

from cogs.layout import LONGEST_LABEL
from cogs.press import Verb
from cogs.screen import Menu, Style
from cogs.tenby.panel import panel
from games.api import read_options
from games.tenby import GAME
from games.tenby.position import Accolades, Phase, Solo
from languages.shelf import LANGUAGES
from tests.cogs.test_panels import custom_ids, reachable
from tests.cogs.test_tenby_panel import keys, labels, menus, shown, the_key, turn_of
from tests.cogs.turns import keys_in
from tests.games.tenby.boards import do, new_table
from tests.games.tenby.solo_boards import alternative, in_turn, planning, with_row
from tests.games.tenby.tables import walk
from tests.games.walks import combinations
from tests.languages.english import read

EVERY_SOLO_GAME = [read_options(GAME, options) for options in combinations(GAME, 1)]


def pressed(key):
    return key.press.verb, key.press.text


@pytest.mark.parametrize("number", range(len(EVERY_SOLO_GAME)))
def test_every_legal_move_can_be_reached_and_no_key_is_cut(number):
    for step, (position, seat, _, _) in enumerate(walk(1, EVERY_SOLO_GAME[number], f"solo {number}")):
        if step % 17 and position.phase in (Phase.DAY, Phase.PLAN):
            continue
        turn = turn_of(position, seat)
        legal = {GAME.write_move(each) for each in GAME.legal_moves(position, seat)}
        assert reachable(panel, turn) == legal
        screen = panel(turn, "")
        assert 4 + sum(1 + (1 if isinstance(row, Menu) else len(keys_in(row))) for row in screen.rows) <= 35
        written = [text for row in screen.rows for text in custom_ids(turn, row)]
        assert len(set(written)) == len(written)
        for key, language in product(keys(screen), LANGUAGES):
            assert 0 < len(read(language, key.label, turn.table.names, seat)) <= LONGEST_LABEL


# The plan


def test_a_compass_is_played_with_one_press_and_its_chance_against_the_anchors_is_told():
    screen = shown(planning((7, 1), rings=1))
    assert labels(screen) == [
        "Play 4: 2 × terrace and 2 × ring",
        "Play 1: 2 × terrace and ring",
        "Draw another compass: 1 ring",
    ]
    assert [pressed(key) for key in keys(screen)] == [
        (Verb.CONFIRM, "c7"),
        (Verb.CONFIRM, "c1"),
        (Verb.CONFIRM, "c+"),
    ]
    assert screen.lines[1:3] == (
        "- 1 is below 11 of the 12 anchors to come",
        "- 4 is below 6 of the 12 anchors to come",
    )
    assert "Draw another compass: 1 ring" not in labels(shown(planning((7, 1))))


def test_going_before_the_anchor_is_one_press_that_says_what_it_costs():
    screen = shown(do(planning((7,), "A03", rings=2), "c7"))
    assert screen.lines[0] == (
        "**The anchor is 3 and marks T2 and P1.** Your 4 is not below 3, so the anchor goes first."
    )
    assert screen.lines[1].startswith("It would take ")
    assert [(key.label, *pressed(key)) for key in keys(screen)] == [
        ("Pay 2 rings: 2 is below 3, you act first", Verb.CONFIRM, "c-|c-"),
        ("Set out with 4: the anchor goes first", Verb.CHOOSE, "go"),
    ]
    one = keys(shown(do(planning((7,), "A05", rings=1), "c7")))[0]
    assert (one.label, *pressed(one)) == ("Pay 1 ring: 3 is below 4, you act first", Verb.CHOOSE, "c-")


def test_lowering_that_changes_nothing_is_said_to_be_in_vain():
    poor = shown(do(planning((16,), "A03", rings=2), "c16"))
    assert labels(poor)[0] == "Pay 1 ring: 7, still not below 3"
    assert keys(poor)[0].style is Style.CAREFUL


def test_a_token_of_crosswind_says_what_it_would_bring_or_cost():
    position = new_table(1, accolades=Accolades.CROSSWIND)
    position = do(position, "keep1")
    assert position.phase is Phase.CROSSWIND
    screen = shown(position)
    assert len(keys(screen)) == 3
    assert all(label.endswith(": then +11 or −11") for label in labels(screen))
    assert all(
        pressed(key) == (Verb.CONFIRM, f"o{card}")
        for key, card in zip(keys(screen), position.accolades, strict=True)
    )


def test_the_row_of_the_alternative_take_offers_its_last_compass_and_warns_of_losing():
    screen = shown(alternative((9, 8, 7), rings=1))
    assert labels(screen) == [
        "Take the last: 2 × terrace and 2 × ring",
        "Reveal another compass: 1 ring",
        "Discard compass 4 (C07): 1 ring",
    ]
    assert [line for line in screen.lines if line.startswith("- Then: ")] == [
        "- Then: landmark and terrace",
        "- Then: terrace, resident and 2 × ring",
    ]
    lost = the_key(shown(alternative((7,), rings=1)), "Discard the last compass: the game is lost")
    assert (lost.style, lost.press.verb) == (Style.CAREFUL, Verb.CHOOSE), "it is asked before"
    assert labels(shown(alternative((), rings=1))) == ["Reveal another compass: 1 ring"]


# The turn


def a_turn(actions="T", rings=0, **options):
    """Before the anchor 4, which marks T1, T2 and P2; the second place is empty."""
    return with_row(in_turn(actions, rings=rings, **options), "terraces", "T012", "", "T029")


def test_what_the_anchor_will_do_is_told_before_the_turn_and_costs_are_on_the_keys():
    screen = shown(a_turn("T"))
    assert "-# 1 is below 4, so you act first; then the anchor clears T1, T2 and P2." in screen.lines
    assert (
        "-# **T2 is empty:** the anchor costs 1 point unless you reveal a card to it (1 ring)."
        in screen.lines
    )
    assert labels(screen)[:3] == ["Plain end terrace: up to +2", "Take T012: ±0, anchor −1", "Take T029: ±0"]
    (terraces,) = menus(screen)
    assert terraces.placeholder == "Terraces: 2 face up"


def test_an_anchor_that_went_first_threatens_nothing():
    position = in_turn("T", compass=7, anchor="A01")
    screen = shown(position)
    assert "-# 4 is not below 1, so the anchor went first." in screen.lines
    assert not any("anchor −" in label for label in labels(screen))


def test_ending_a_turn_names_the_penalty_first():
    end = the_key(shown(a_turn("")), "End the turn")
    assert (end.label, end.style, *pressed(end)) == (
        "End the turn: penalty −1",
        Style.CAREFUL,
        Verb.CONFIRM,
        "end",
    )
    placing = shown(do(a_turn("T"), "T012"))
    assert labels(placing)[0].startswith("Place and end (penalty −2): ")
    filled = shown(replace(a_turn(""), market=in_turn("").market))
    assert the_key(filled, "End the turn").label == "End the turn"


def test_a_card_is_revealed_to_a_place_that_is_empty_or_over_one():
    found = [label for label in labels(shown(a_turn(rings=1), "rings")) if label.endswith(": 1 ring")]
    assert found[0] == "Reveal to T2: 1 ring"
    assert found[1].startswith("P1, discarding P")
    assert not any(label.startswith("T1, ") for label in found), "a gap is filled first"


def test_main_street_warns_of_cards_that_fit_nowhere():
    position = replace(a_turn("TP", solo=Solo.MAIN_STREET))
    (player,) = position.players
    closed = replace(position, players=(replace(player, town=(("EP1L", "EP2R"),)),))
    screen = shown(closed)
    assert the_key(screen, "Take T029").label == "Take T029: fits nowhere, −1"
    assert the_key(screen, "Take T029").style is Style.CAREFUL
    blind = [choice for menu in menus(screen) for choice in menu.choices if choice.text == "T?"]
    assert blind[0].description.startswith("If it fits neither end it costs −1")


def test_cliff_climb_takes_rings_one_by_one_while_there_are_any():
    screen = shown(in_turn("T+", rings=4, solo=Solo.CLIFF_CLIMB))
    assert pressed(the_key(screen, "Take the ring of an icon")) == (Verb.CHOOSE, "ring")
    asked = shown(in_turn("T+", rings=4, solo=Solo.CLIFF_CLIMB), "end")
    assert "There is only 1 ring left in the supply." in asked.lines
    assert "End the turn, take 1 ring" in labels(asked)


def test_a_card_of_main_street_is_moved_for_one_ring():
    position = in_turn("", "S1 T012 T029 T001", rings=1, solo=Solo.MAIN_STREET)
    assert "Move a card: 1 ring" in labels(shown(position, "rings"))


def test_of_two_landmarks_one_is_chosen():
    position = do(do(alternative((3,)), "c3"), "L?")
    screen = shown(position)
    assert [key.press.text for key in keys(screen)] == [f"={card}" for card in position.turn.offered]


def test_an_accolade_among_the_landmarks_is_taken_and_only_kept():
    position = with_row(in_turn("L", accolades=Accolades.DRIFTWOOD), "landmarks", "X1")
    key = the_key(shown(position), "Take Manager")
    assert pressed(key) == (Verb.CHOOSE, "tX1")
    assert do(position, "tX1").players[0].honours == ("X1",)
