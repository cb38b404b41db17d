"""Options of Tenby for one: what goes together, visitors, The Open Sea, Crosswind and Driftwood."""

import pytest
from msgspec.structs import replace

from games.api import check_options, new_table, read_options, settled
from games.errors import BadOption
from games.tenby import GAME
from games.tenby.components import Deck
from games.tenby.hidden import reveals
from games.tenby.notation import read_move
from games.tenby.position import Accolades, Phase, Solo, Turn
from games.tenby.scenarios import SOLO_ACCOLADES
from games.tenby.score_lines import result
from games.tenby.solo_accolades import crosswind_points
from games.tenby.solo_table import Penalty
from tests.games.tenby.boards import FIRST, do, kept, player, with_pile, with_player, written
from tests.games.tenby.boards import new_table as table
from tests.games.tenby.solo_boards import alternative, at_the_end, in_turn, with_row, with_solo
from tests.games.walks import combinations
from tests.languages.english import english, refused


def refusal(position, text):
    return english(GAME.why_not(position, FIRST, read_move(text)))


CORE_ONLY = ("cliff_climb", "main_street", "nobody_home", "not_perfect")


# What goes together


def test_ruling_65_there_are_thirty_one_combinations():
    by_game = [options.get("solo", "core") for options in combinations(GAME, 1)]
    assert {solo: by_game.count(solo) for solo in Solo} == {
        "core": 8,
        "cliff_climb": 1,
        "main_street": 1,
        "festival": 3,
        "even_streets": 8,
        "nobody_home": 1,
        "not_perfect": 1,
        "alternative_take": 8,
    }


@pytest.mark.parametrize("scenario", CORE_ONLY)
@pytest.mark.parametrize("other", [{"thanks_for_visiting": True}, {"accolades": "open_sea"}])
def test_ruling_65_scenarios_of_the_core_rules_have_no_other_options(scenario, other):
    with refused(BadOption, match="is played by the core rules, without other options"):
        new_table(GAME, 1, {"solo": scenario, **other}, "seed")


@pytest.mark.parametrize("missing", [{"thanks_for_visiting": True}, {"accolades": "driftwood"}])
def test_ruling_65_festival_needs_visitors_and_accolades(missing):
    with refused(BadOption, match="Festival is played with Thanks for Visiting and with accolades"):
        new_table(GAME, 1, {"solo": "festival", **missing}, "seed")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 8}, "A solo game has ten rounds"),
        ({"secret_residents": False}, "Alone there is nobody to show residents to"),
        ({"first_player": "seat_1"}, "nobody else who could begin"),
        ({"accolades": "high_tide"}, "Ebb & Flow and High Tide are for two to five players"),
        ({"accolades": "ebb_and_flow", "solo": "festival", "thanks_for_visiting": True}, "for two to five"),
    ],
)
def test_what_is_for_several_players_is_refused_alone(options, reason):
    with refused(BadOption, match=reason):
        new_table(GAME, 1, options, "seed")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"solo": "main_street"}, "Scenarios and the Alternative Take are for a single player"),
        ({"accolades": "crosswind"}, "Crosswind and Driftwood are for a single player"),
    ],
)
def test_what_is_for_a_single_player_is_refused_to_several(options, reason):
    with refused(BadOption, match=reason):
        new_table(GAME, 3, options, "seed")


def test_other_choices_follow_the_newest():
    chosen = {"accolades": "crosswind", "thanks_for_visiting": True}
    assert settled(GAME, 1, {**chosen, "solo": "cliff_climb"}, "solo") == {"solo": "cliff_climb"}
    assert settled(GAME, 1, {"solo": "festival"}, "solo") == {
        "solo": "festival",
        "thanks_for_visiting": True,
        "accolades": "open_sea",
    }
    assert settled(GAME, 4, {**chosen, "solo": "even_streets"}) == {"thanks_for_visiting": True}
    assert settled(GAME, 1, {"rounds": 8, "accolades": "high_tide"}) == {}


def test_the_newest_choice_is_never_changed_but_refused():
    choices = settled(GAME, 1, {"solo": "nobody_home", "accolades": "driftwood"}, "accolades")
    assert choices["accolades"] == "driftwood"
    with refused(BadOption, match="Nobody Home is played by the core rules"):
        check_options(GAME, 1, read_options(GAME, choices))


# Thanks for Visiting


def visiting(**options):
    return do(replace(in_turn(thanks_for_visiting=True, **options), round=9), "end")


def test_ruling_55_visitors_come_after_round_nine_and_bring_no_ring():
    position = visiting()
    assert (position.phase, position.round) == (Phase.VISITING, 9)
    assert written(position) == {"v3.0", "v2.1", "v1.2", "v0.3"}
    assert reveals(position, FIRST, read_move("v3.0"))
    with_cards = with_pile(position, "terraces", deck=("T001", "T002", "T003", "T004", "T005", "T006"))
    after = do(with_cards, "v3.0", "=T002", "T002@new")
    assert (after.phase, after.round) == (Phase.PLAN, 10)
    assert after.market.terraces.discards[-2:] == ("T001", "T003")


def test_ruling_55_without_a_card_the_visit_is_skipped():
    position = replace(in_turn(thanks_for_visiting=True), round=9)
    position = with_row(with_row(position, "terraces", "", "", ""), "piers", "", "")
    for name in ("terraces", "piers"):
        position = with_pile(position, name, deck=(), discards=())
    position = do(position, "end")
    assert (position.phase, position.round) == (Phase.PLAN, 10)


def test_the_alternative_take_has_visitors_too():
    position = do(replace(do(alternative(thanks_for_visiting=True), "c7"), round=9), "end")
    assert position.phase is Phase.VISITING
    assert "ring" not in written(position)


# Accolades


BUSINESSES = "T002 T004 T006 T008 T010 T012 T014 T016"


def shown(position, *cards):
    return replace(position, accolades=cards)


def test_ruling_57_an_accolade_of_the_open_sea_asks_for_its_number():
    reached = shown(at_the_end(f"S1 {BUSINESSES}", accolades=Accolades.OPEN_SEA), "X1", "X2", "X6")
    assert dict(result(reached, FIRST).accolades) == {"X1": 10}
    missed = with_player(reached, FIRST, town=(tuple(BUSINESSES.split()[:7]),))
    assert dict(result(missed, FIRST).accolades) == {}


def test_ruling_57_the_penalty_pile_counts_for_no_accolade():
    seven, eighth = BUSINESSES.rsplit(" ", 1)
    position = shown(at_the_end(seven, accolades=Accolades.OPEN_SEA), "X1", "X2", "X3")
    penalties = (Penalty(Deck.TERRACE, eighth, is_open=True),)
    position = replace(position, solo=replace(position.solo, penalties=penalties))
    assert dict(result(position, FIRST).accolades) == {}


@pytest.mark.parametrize(
    ("reached", "tokens", "points"),
    [(True, 0, 10), (True, 5, 15), (False, 3, -13), (False, 5, -15), (False, 0, -15)],
)
def test_crosswind_raises_what_is_won_and_what_is_lost(reached, tokens, points):
    assert crosswind_points(reached, tokens) == points


def test_crosswind_scores_every_accolade():
    position = shown(at_the_end(f"S1 {BUSINESSES}", accolades=Accolades.CROSSWIND), "X1", "X2", "X6")
    position = replace(position, solo=replace(position.solo, tokens=(5, 0, 4)))
    assert dict(result(position, FIRST).accolades) == {"X1": 15, "X2": -15, "X6": -14}


def test_ruling_61_a_token_is_placed_before_any_compass_is_drawn():
    position = kept(table(1, accolades=Accolades.CROSSWIND))
    assert position.phase is Phase.CROSSWIND
    assert position.solo.hand == ()
    card = position.accolades[1]
    assert written(position) == {f"o{each}" for each in position.accolades}
    position = do(position, f"o{card}")
    assert position.solo.tokens == (0, 1, 0)
    assert (position.phase, len(position.solo.hand)) == (Phase.PLAN, 2)
    assert player(position).rings == 0, "it comes from the supply"
    position = do(position, f"c{position.solo.hand[0]}", "end")
    assert (position.phase, position.round) == (Phase.CROSSWIND, 2)


def test_ruling_61_ten_tokens_lie_there_in_the_end_and_none_is_placed_after():
    position = kept(table(1, accolades=Accolades.CROSSWIND))
    while GAME.to_act(position):
        position = GAME.apply(position, FIRST, GAME.fallback(position, FIRST))
    assert position.solo.tokens == (5, 5, 0)


def test_an_accolade_holds_five_tokens():
    position = kept(table(1, accolades=Accolades.CROSSWIND))
    first, second, _ = position.accolades
    position = with_solo(replace(position, round=6), tokens=(5, 0, 0))
    assert f"o{first}" not in written(position)
    assert f"o{second}" in written(position)
    assert "holds five tokens already" in refusal(position, f"o{first}")


def test_ruling_61_in_the_alternative_take_the_token_comes_before_the_loss():
    position = do(alternative((7,), accolades=Accolades.CROSSWIND), "c7")
    position = with_player(replace(position, turn=Turn()), FIRST, rings=0)
    position = do(position, "end")
    assert (position.phase, position.round) == (Phase.CROSSWIND, 2)
    position = do(position, f"o{position.accolades[0]}")
    assert position.solo.is_lost


# Driftwood


def test_driftwood_hides_three_accolades_among_ten_landmarks():
    pile = table(1, accolades=Accolades.DRIFTWOOD).market.landmarks
    cards = (*pile.deck, *pile.row)
    assert len(cards) == 13
    assert sum(card.startswith("X") for card in cards) == 3


def driftwood(icons="L", rings=0, first="S1"):
    return in_turn(icons, first, rings, anchor="A12", accolades=Accolades.DRIFTWOOD)


def test_an_accolade_that_is_gained_is_kept_and_not_placed():
    position = with_row(driftwood("LT", first="S1 L01"), "landmarks", "X4")
    assert "tX4" in written(position)
    position = do(position, "tX4")
    assert player(position).honours == ("X4",)
    assert position.turn.holding == ""
    assert position.turn.actions == ("T",)
    assert position.market.landmarks.row == ("",)


def test_ruling_62_an_accolade_drawn_blindly_is_kept_at_once():
    position = with_pile(driftwood(), "landmarks", deck=("X7", "L01"))
    position = do(position, "L?")
    assert player(position).honours == ("X7",)
    assert position.turn.holding == ""


def test_ruling_62_in_the_alternative_take_it_may_be_one_of_two():
    position = do(alternative((8,), accolades=Accolades.DRIFTWOOD), "c8")
    position = with_pile(position, "landmarks", deck=("X7", "L01", "L02"))
    position = do(position, "L?")
    assert written(position) == {"=X7", "=L01"}
    assert do(position, "=L01").market.landmarks.discards == ("X7",)
    kept_one = do(position, "=X7")
    assert (player(kept_one).honours, kept_one.turn.holding) == (("X7",), "")
    assert kept_one.turn.actions == ("T",)


def test_an_accolade_may_be_taken_by_an_anchor_or_cost_as_a_landmark():
    position = with_row(driftwood(""), "landmarks", "X4")
    assert do(position, "end").market.landmarks.discards == ("X4",)
    position = with_pile(with_row(driftwood(""), "landmarks", ""), "landmarks", deck=("X4", "L01"))
    position = do(position, "end")
    assert [(penalty.deck, penalty.card) for penalty in position.solo.penalties] == [("L", "X4")]
    assert GAME.standing(position)[0].points == -4


def test_driftwood_pays_what_is_owned_and_reached_and_takes_nothing():
    position = at_the_end(f"S1 {BUSINESSES}", accolades=Accolades.DRIFTWOOD)
    position = with_player(position, FIRST, honours=("X1", "X2"))
    assert dict(result(position, FIRST).accolades) == {"X1": 10}


@pytest.mark.parametrize("option", SOLO_ACCOLADES)
def test_every_accolade_option_deals_three(option):
    position = table(1, accolades=option)
    pile = position.market.landmarks
    hidden = [card for card in (*pile.deck, *pile.row) if card.startswith("X")]
    assert len(position.accolades) + len(hidden) == 3
