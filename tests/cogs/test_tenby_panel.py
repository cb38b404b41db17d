"""Tenby's panel as pure values: what each screen shows, previews and makes, with every option."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.layout import LONGEST_LABEL
from cogs.press import UnreadablePress, Verb
from cogs.screen import Menu, Picture, Style
from cogs.tenby.panel import panel
from games.errors import UnreadableMove
from games.tenby import GAME
from games.tenby.position import Accolades, Phase, Place, Shift
from games.tenby.scoring import town_points
from games.tenby.terms import signed
from games.tenby.town import with_card, with_shift
from languages.shelf import LANGUAGES
from tests.cogs.test_panels import actions, custom_ids, reachable
from tests.cogs.turns import keys_in, screen_in_english, turn_at
from tests.games.tenby.boards import (
    FIRST,
    SECOND,
    by_day,
    by_night,
    do,
    new_table,
    town,
    with_pile,
    with_player,
)
from tests.games.tenby.tables import EVERY_OPTION, walk
from tests.languages.english import read
from tests.quick import quick

EBB: dict[str, Any] = {"accolades": Accolades.EBB_AND_FLOW}
every_option = pytest.mark.parametrize("number", range(len(EVERY_OPTION)))


def turn_of(position, seat=FIRST):
    return turn_at("tenby", position, seat)


def shown(position, looking_at="", seat=FIRST):
    """A screen as its player reads it."""
    turn = turn_of(position, seat)
    return screen_in_english(panel(turn, looking_at), turn)


def keys(screen):
    return [key for row in screen.rows if not isinstance(row, Menu) for key in row]


def labels(screen):
    return [key.label for key in keys(screen)]


def menus(screen):
    return [row for row in screen.rows if isinstance(row, Menu)]


def the_key(screen, label):
    return next(key for key in keys(screen) if key.label.startswith(label))


def at_a_market(actions="T", first="S1", rings=0, *, terraces=("T012", "T029"), **options):
    """The first seat's turn with these terraces to take."""
    position = by_day(actions, first, rings, **options)
    return with_pile(position, "terraces", row=terraces)


# Everything can be reached, with every option


@every_option
@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_move_can_be_reached_whatever_the_table_plays_with(number, seats):
    options = EVERY_OPTION[number]
    for step, (position, seat, move, _) in enumerate(walk(seats, options, f"reach {number} {seats}")):
        if move is not None and step % 11 == number % 11:
            turn = turn_of(position, seat)
            legal = {GAME.write_move(each) for each in GAME.legal_moves(position, seat)}
            assert reachable(panel, turn) == legal


@pytest.mark.parametrize("number", quick(range(len(EVERY_OPTION)), 0, 13))
def test_every_screen_keeps_discords_limits_and_no_key_is_cut_in_any_language(number):
    for step, (position, seat, _, _) in enumerate(walk(5, EVERY_OPTION[number], f"limits {number}")):
        if step % 9:
            continue
        turn = turn_of(position, seat)
        seen, waiting = {""}, [""]
        while waiting and len(seen) < 30:
            screen = panel(turn, waiting.pop())
            lengths = [1 if isinstance(row, Menu) else len(keys_in(row)) for row in screen.rows]
            assert 4 + len(lengths) + sum(lengths) <= 35
            assert sum(len(read("de", line, turn.table.names, seat)) for line in screen.lines) < 2000
            written = [text for row in screen.rows for text in custom_ids(turn, row)]
            assert len(set(written)) == len(written)
            for key in keys(screen):
                for language in LANGUAGES:
                    assert 0 < len(read(language, key.label, turn.table.names, seat)) <= LONGEST_LABEL
            texts = [text for verb, text in actions(screen) if verb is Verb.LOOK and text not in seen]
            seen.update(texts)
            waiting.extend(texts)


# Setting up


def test_residents_are_told_in_full_and_kept_with_one_press():
    position = new_table()
    position = with_player(position, FIRST, drawn=("R01A", "R01B"))
    screen = shown(position)
    assert [key.press.verb for key in keys(screen)] == [Verb.CONFIRM, Verb.CONFIRM]
    assert [key.press.text for key in keys(screen)] == ["keep1", "keep2"]
    assert labels(screen) == ["Keep Carpenter A", "Keep Carpenter B"]
    assert "in one street" in screen.lines[1]
    assert "for every street" in screen.lines[2]


def test_an_accolade_is_declared_with_one_press_that_says_what_it_is_worth():
    position = replace(by_night(**EBB), phase=Phase.EBB_AND_FLOW)
    position = with_player(position, FIRST, has_declared=False)
    screen = shown(position)
    assert labels(screen) == ["Reveal it: 15 points, for all", "Keep it secret: 5 points, for you"]
    assert [key.press.text for key in keys(screen)] == ["open", "secret"]


# Night


def test_every_free_day_card_is_a_key_that_says_number_icons_and_rings():
    position = by_night()
    chooser, other = position.night
    days = tuple(
        replace(day, number=number, rings=rings)
        for day, number, rings in zip(position.days, (1, 9, 15), (0, 2, 0), strict=True)
    )
    screen = shown(replace(position, days=days), seat=chooser)
    assert labels(screen)[:3] == [
        "Day 1: 2 × terrace and ring",
        "Day 9: terrace, resident and 2 × ring (2 rings on it)",
        "Day 15: terrace and 2 × pier",
    ]
    assert [key.icon for key in keys(screen)[:3]] == ["tby_terrace", "tby_terrace", "tby_pier"]
    assert [key.press.text for key in keys(screen)[:3]] == ["d1", "d9", "d15"]
    assert all(key.press.is_final for key in keys(screen)[:3])
    taken = do(replace(position, days=days), "d9", seat=chooser)
    screen = shown(taken, seat=other)
    assert len([label for label in labels(screen) if label.startswith("Day ")]) == 2
    assert f"-# Taken: day 9 (Player {chooser + 1})." in screen.lines


# By day


def test_the_open_icons_stand_first_and_the_best_cards_are_keys():
    position = at_a_market("TR", "S1 T029", rings=2)
    screen = shown(position)
    assert screen.lines[0] == "**Day 1.** Still open: terrace and resident."
    assert "2 rings" in screen.lines[1]
    assert labels(screen)[:3] == ["Plain end terrace: up to +5", "Take T012: +3", "Take T029: ±0"]
    assert the_key(screen, "Take T012").press.verb is Verb.CHOOSE
    (terraces,) = menus(screen)
    assert terraces.placeholder == "Terraces: 2 face up"
    assert [choice.text for choice in terraces.choices] == ["T012", "T029", "ET", "T?"]
    assert terraces.choices[0].label == "Sweet Shop (T012): up to +3"
    assert terraces.choices[0].description.startswith("3 for each green building on the next card")


def test_six_cards_at_most_are_keys_those_that_bring_most():
    screen = shown(at_a_market("L", "S1 T029", seats=5))
    taking = labels(screen)[:6]
    points = [int(label.rpartition(" ")[2].replace("±", "")) for label in taking]
    assert len(taking) == 6
    assert points == sorted(points, reverse=True)
    assert "Take T012: +3" in taking
    assert [menu.placeholder.split(":")[0] for menu in menus(screen)] == ["Terraces", "Piers", "Landmarks"]


def test_a_card_to_place_is_shown_at_its_best_place_with_the_points_of_every_card():
    position = do(at_a_market("TT", "S1 T029"), "T012")
    screen = shown(position)
    assert (screen.picture, screen.ghost) == (Picture.DRAFT, "T012@1R")
    assert screen.lines[1] == "Shown: right of street 1 · 0 → 3 points (T012 +3)"
    assert labels(screen) == [
        "Place: right of street 1, +3",
        "Place: new street, ±0",
        "Place: left of street 1, ±0",
    ]
    assert {key.press.verb for key in keys(screen)} == {Verb.CHOOSE}, "another icon is open"
    (places,) = menus(screen)
    other = shown(position, places.choices[1].text)
    assert other.ghost == "T012@1L"
    assert labels(other)[0] == "Place: left of street 1, ±0"


def test_the_last_card_is_placed_and_the_turn_ended_with_one_press():
    screen = shown(do(at_a_market("T", "S1 T029"), "T012"))
    assert [(key.label, key.press.verb, key.press.text) for key in keys(screen)] == [
        ("Place and end the turn: right of street 1, +3", Verb.CONFIRM, "T012@1R|end"),
        ("Place it, then look again", Verb.CHOOSE, "T012@1R"),
        ("Place and end: new street, ±0", Verb.CONFIRM, "T012@new|end"),
        ("Place and end: left of street 1, ±0", Verb.CONFIRM, "T012@1L|end"),
    ]
    rich = shown(do(at_a_market("T", "S1 T029", rings=2), "T012"))
    go_on = the_key(rich, "Place it, then spend rings")
    assert (go_on.press.verb, go_on.press.text) == (Verb.CHOOSE, "T012@1R")


def test_points_on_keys_are_what_the_place_brings():
    seen = 0
    for position, seat, move, _ in walk(3, EVERY_OPTION[0], "points"):
        if not isinstance(move, Place):
            continue
        before = position.players[seat].town
        for key in keys(shown(position, seat=seat)):
            place = GAME.read_move(key.press.text.partition("|")[0])
            if isinstance(place, Place) and not key.label.startswith("Place it, then"):
                gained = town_points(with_card(before, place)) - town_points(before)
                assert key.label.endswith(f", {signed(gained)}")
                seen += 1
    assert seen > 50


def test_residents_and_a_completed_street_are_told_beside_the_points():
    position = at_a_market("P", "EP1L P02")
    position = with_player(position, FIRST, residents=("R01A",))
    late = replace(position, round=position.options.rounds)
    screen = shown(do(late, "EP"))
    assert screen.ghost == "EP1R@1R"
    assert "completes the street" in screen.lines[1]
    assert shown(do(position, "EP")).ghost == "EP1L@new", "early there is more to come for that street"


def test_a_plain_end_in_a_new_street_says_which_way_it_lies():
    screen = shown(do(at_a_market("T"), "ET"))
    new = [label for label in labels(screen) if "new street" in label]
    assert sorted(new) == [
        "Place and end: new street, pier–terrace, +2",
        "Place and end: new street, terrace–pier, +2",
    ]


# Ending


def test_ending_early_asks_first_and_names_what_is_forfeited():
    position = at_a_market("TR")
    key = the_key(shown(position), "End the turn: 2 actions are forfeited")
    assert key.press.verb is Verb.LOOK
    asked = shown(position, key.press.text)
    assert asked.lines[:3] == (
        "**End the turn?** These actions are given up for a ring each:",
        "- terrace action",
        "- resident action",
    )
    ends = the_key(asked, "End the turn, take 2 rings")
    assert (ends.press.verb, ends.press.text, ends.style) == (Verb.CONFIRM, "end", Style.GO)


def test_with_nothing_open_one_press_ends_the_turn():
    key = the_key(shown(at_a_market("")), "End the turn")
    assert (key.press.verb, key.press.text, key.style) == (Verb.CONFIRM, "end", Style.GO)


# Rings


def test_the_ring_shop_offers_what_can_be_paid_with_its_price():
    screen = shown(at_a_market("T", "S1 T029", rings=3), "rings")
    assert labels(screen) == [
        "Buy a terrace action: 2 rings",
        "Buy a pier action: 3 rings",
        "Reveal a terrace: 1 ring",
        "Reveal a pier: 1 ring",
        "Reveal a landmark: 1 ring",
        "Give up a terrace action: +1 ring",
        "Move a card: 2 rings",
        "Back",
    ]


def test_a_card_revealed_for_a_ring_is_named_and_marked_while_it_lies_there():
    before = at_a_market("T", rings=1)
    card = before.market.terraces.deck[0]
    position = do(before, "+T")
    screen = shown(position)
    (line,) = [line for line in screen.lines if "New in the market" in line]
    assert f"({card})**" in line
    new = [choice for menu in menus(screen) for choice in menu.choices if choice.label.startswith("New: ")]
    assert [choice.text for choice in new] == [card]
    in_words = [read("en", line, ("Anna", "Bruno")) for line in GAME.board(position, FIRST)]
    assert [f"({card})" in line for line in in_words if "just revealed" in line] == [True]
    taken = do(position, card)
    placed = do(taken, f"{card}@new")
    assert not [line for line in shown(placed).lines if "New in the market" in line]
    assert GAME.apply(placed, FIRST, GAME.read_move("end")).turn.revealed == ()


def test_an_accolade_of_high_tide_is_activated_from_the_ring_shop():
    position = at_a_market("", rings=2, accolades=Accolades.HIGH_TIDE)
    (menu,) = menus(shown(position, "rings"))
    assert menu.placeholder == "Activate an accolade for everybody: 2 rings"
    assert {choice.text for choice in menu.choices} == set(position.accolades)


def test_a_card_is_moved_by_choosing_it_and_then_where_to():
    position = at_a_market("", "S1 T012 T029 T001", rings=2)
    which = shown(position, "move")
    best = which.rows[0].choices[0]
    assert best.label.endswith(
        signed(
            max(
                _moved(position, move)
                for move in GAME.legal_moves(position, FIRST)
                if isinstance(move, Shift)
            )
        )
    )
    there = shown(position, best.text)
    move = GAME.read_move(there.ghost)
    assert there.picture is Picture.DRAFT
    first = keys(there)[0]
    assert first.label.endswith(f"{signed(_moved(position, move))} (2 rings)")
    assert (first.press.verb, first.press.text) == (Verb.CHOOSE, there.ghost)
    other = shown(position, menus(there)[0].choices[-1].text)
    assert other.ghost != there.ghost
    assert keys(other)[0].press.text == other.ghost


def _moved(position, move):
    before = position.players[FIRST].town
    return town_points(with_shift(before, move)) - town_points(before)


def test_an_action_that_is_paid_for_is_all_that_is_offered():
    screen = shown(do(at_a_market("", rings=2), "$T"))
    assert screen.lines[0] == "**Paid for: a terrace action.** Choose what it brings."
    plain = "Plain end terrace: up to +2"
    assert labels(screen) == [plain, "Take T012: ±0", "Take T029: ±0", "See the towns"]


# Others


def test_the_towns_of_others_are_told_street_by_street():
    position = with_player(at_a_market(), SECOND, town=town("S2 T001 / EP1L EP2R"))
    screen = shown(position, the_key(shown(position), "See the towns").press.text)
    assert "- Street 1, terrace–terrace, 0: S2 T001" in screen.lines
    assert "- Street 2, completed, sea–sea, 4: EP1L EP2R" in screen.lines
    assert labels(screen) == ["Your town", "Player 2", "Back"]
    assert [key.style for key in keys(screen)][:2] == [Style.PLAIN, Style.CHOSEN]


def test_a_seat_that_nobody_waits_for_may_still_reveal_its_accolade():
    position = with_player(by_day("T", **EBB), SECOND, rings=1)
    turn = turn_of(position, SECOND)
    assert (turn.is_to_act, turn.may_move) == (False, True)
    screen = shown(position, seat=SECOND)
    (key,) = keys(screen)
    assert (key.press.verb, key.press.text) == (Verb.CHOOSE, "show")
    assert screen.lines[0] == "It is the turn of Player 1. You may do this at any time:"
    poor = turn_of(with_player(position, SECOND, rings=0), SECOND)
    assert not poor.may_move


def visiting():
    position = replace(by_day("", thanks_for_visiting=True), round=9)
    return do(do(position, "end"), "end", seat=SECOND)


def test_visitors_say_how_many_of_what_and_choose_among_the_cards_drawn():
    screen = shown(visiting())
    assert labels(screen) == [
        "Draw 3 terraces",
        "Draw 2 terraces and 1 pier",
        "Draw 1 terrace and 2 piers",
        "Draw 3 piers",
        "Take a ring instead",
    ]
    drawn = do(visiting(), "v2.1")
    chosen = shown(drawn)
    assert [key.press.text for key in keys(chosen)] == [f"={card}" for card in drawn.turn.offered]
    placed = shown(do(drawn, f"={drawn.turn.offered[0]}"))
    assert all(key.press.verb is Verb.CONFIRM for key in keys(placed))
    assert not any("end" in label for label in labels(placed))


@pytest.mark.parametrize("text", ["place~end", "moved~T012", "town~x", "move~T099", "place~nonsense"])
def test_a_look_that_no_key_of_ours_carries_is_refused(text):
    position = at_a_market("T", "S1 T029", rings=2)
    with pytest.raises((UnreadablePress, UnreadableMove)):
        panel(turn_of(do(position, "T012") if text.startswith("place") else position), text)
