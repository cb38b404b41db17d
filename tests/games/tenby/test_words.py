"""What is said at a table of Tenby: in both languages, distinct where one chooses, and never a secret."""

import re

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.errors import UnreadableMove
from games.tenby import GAME, rules
from games.tenby.components import ACCOLADES, FACES, RESIDENTS, SIDES
from games.tenby.hidden import view_for
from games.tenby.notation import read_move, write_move
from games.tenby.position import NEW, Accolades, FirstPlayer, Options, Phase, Place, Shift, Turn
from games.tenby.terms import accolade_line, card_line, resident_line, resident_name, signed
from languages.reader import Reader
from languages.shelf import LANGUAGES
from tests.games.tenby.boards import FIRST, SECOND, by_day, by_night, do, new_table, with_pile, with_player
from tests.games.tenby.tables import walk
from tests.languages.english import english

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
EBB = Options(rounds=6, accolades=Accolades.EBB_AND_FLOW, thanks_for_visiting=True)
TIDE = Options(rounds=6, accolades=Accolades.HIGH_TIDE, thanks_for_visiting=True, secret_residents=False)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def told(position, text, seat=FIRST, viewer=None):
    move = read_move(text)
    after = rules.apply(position, seat, move)
    views = view_for(position, viewer), view_for(after, viewer)
    return english(GAME.tell(views[0], seat, move, views[1], viewer), NAMES, viewer)


@every_language
@pytest.mark.parametrize(("seats", "options"), [(2, EBB), (3, TIDE), (5, EBB), (4, Options(rounds=6))])
def test_everything_is_said_in_every_language(language, seats, options):
    for step, (position, seat, move, after) in enumerate(walk(seats, options, f"words {seats}")):
        for viewer in (None, seat):
            reader = Reader(language, NAMES[:seats], viewer)
            views = view_for(position, viewer), view_for(after, viewer)
            assert reader.read(GAME.tell(views[0], seat, move, views[1], viewer)).endswith(".")
            assert reader.read(GAME.tell(views[0], seat, move, None, viewer)).endswith(".")
            if step % 10 == 0:
                assert all(reader.read(line) for line in GAME.board(views[0], viewer))
        view = view_for(position, seat)
        moves = rules.legal_moves(view, seat)[:200]
        offers = [Reader(language).read(GAME.offer(view, seat, each)) for each in moves]
        assert len(set(offers)) == len(offers)


@every_language
def test_every_card_resident_and_accolade_has_a_line(language):
    reader = Reader(language)
    for lines, cards in (
        (card_line, [*FACES, *SIDES]),
        (resident_line, RESIDENTS),
        (accolade_line, ACCOLADES),
    ):
        for card in cards:
            assert len(reader.read(lines(card))) > 10


@every_language
def test_a_glance_fits_the_alt_text_of_a_picture(language):
    names = tuple(name * 8 for name in NAMES)
    for position, _, _, _ in walk(5, replace(EBB, rounds=12), "glance"):
        shown = Reader(language, names).read_all(GAME.glance(view_for(position, None)))
        assert len(shown) <= 1024


def test_a_card_is_told_with_all_that_it_shows_and_scores():
    assert english(card_line("T001")) == (
        "Seaview (T001): terrace–terrace; terrace, home, red building, 2 pairs of shutters, 1 porch, "
        "1 lamp post, 1 seagull, 1 chimney and 2 bins; "
        "3 for each green building on the next card left and right"
    )
    assert english(card_line("EP1R")) == "a plain end pier (EP1R): pier–sea; pier; 2 points"


def test_residents_are_told_with_tiers_and_points():
    assert english(resident_line("R01A")) == (
        "Carpenter A: 6+/8+/10+ pairs of shutters in one street: 2/3/5 points, completed 4/6/10"
    )
    assert english(resident_line("R01B")) == (
        "Carpenter B: 5+ pairs of shutters, for every street: 2 points, completed 5"
    )


def test_a_placement_tells_the_change_in_points():
    position = replace(by_day("T"), turn=Turn(holding="ET1"))
    assert told(position, "ET1L@1L") == (
        "Anna places a plain end terrace (ET1L) at the left end of street 1: +2."
    )
    assert told(position, "ET1L@new", viewer=FIRST) == (
        "You begin a new street with a plain end terrace (ET1L): +2."
    )


def test_a_completed_street_is_told():
    position = replace(by_day("P", "EP1L"), turn=Turn(holding="EP2"))
    assert told(position, "EP2R@1R") == "Anna completes street 1 with a plain end pier (EP2R): +2."


def test_forfeits_are_named_when_a_turn_ends():
    assert told(by_day("TP"), "end").startswith(
        "Anna ends the turn and forfeits 2 actions for a ring each. Ben begins day 2"
    )
    assert told(by_day("T"), "end", viewer=FIRST).startswith(
        "You end your turn and forfeit 1 action for a ring."
    )
    assert told(by_day(""), "end").startswith("Anna ends the turn. ")


def test_a_blind_card_is_named_only_after_it_was_drawn():
    position = with_pile(by_day("T"), "terraces", deck=("T001",))
    before = view_for(position, FIRST)
    foretold = GAME.tell(before, FIRST, read_move("T?"), None, FIRST)
    assert english(foretold, NAMES, 0) == "You draw a terrace blindly."
    assert told(position, "T?") == "Anna draws Seaview (T001) blindly."


def test_only_the_one_who_keeps_a_secret_resident_is_told_which():
    position = do(by_day("R"), "R")
    kept = english(resident_name(position.players[0].drawn[1]))
    assert told(position, "keep2", viewer=FIRST) == f"You keep {kept}."
    assert told(position, "keep2", viewer=SECOND) == "Anna keeps a resident."
    assert told(position, "keep2") == "Anna keeps a resident."
    openly = do(by_day("R", secret_residents=False), "R")
    kept = english(resident_name(openly.players[0].drawn[1]))
    assert told(openly, "keep2") == f"Anna keeps {kept}."


def test_the_two_drawn_are_told_to_the_drawer_only():
    position = by_day("R")
    first, second = (english(resident_name(card)) for card in position.residents[:2])
    assert told(position, "R", viewer=FIRST) == f"You draw two residents. Drawn: {first} and {second}."
    assert told(position, "R", viewer=SECOND) == "Anna draws two residents."


def test_the_log_of_a_secret_choice_is_the_same_whatever_was_chosen():
    for position, texts in (
        (new_table(2), ("keep1", "keep2")),
        (do(by_day("R"), "R"), ("keep1", "keep2")),
        (
            do(do(new_table(2, accolades=Accolades.EBB_AND_FLOW), "keep1"), "keep1", seat=SECOND),
            ("open", "secret"),
        ),
    ):
        assert len({told(position, text) for text in texts}) == 1


def test_no_public_word_names_a_secret_resident():
    names = {english(resident_name(card)) for card in RESIDENTS}
    for position, seat, move, after in walk(3, Options(rounds=6), "words"):
        if after.phase is Phase.OVER:
            break
        views = view_for(position, None), view_for(after, None)
        words = english(GAME.tell(views[0], seat, move, views[1], None), NAMES)
        words += "".join(
            english(line, NAMES) for line in (*GAME.board(views[1], None), *GAME.glance(views[1]))
        )
        words += "".join(english(line.label) for score in GAME.standing(after) for line in score.lines)
        assert not [name for name in names if name in words]
        assert not re.search(r"R\d\d[AB]", words + GAME.diagram(views[1]))


def test_running_scores_tell_streets_and_the_final_ones_everything():
    position = with_player(by_day("", "EP1L EP2R / S1"), FIRST, residents=("R01A",))
    lines = [english(line.label) for line in GAME.standing(position)[0].lines]
    assert lines == ["Street 1, completed", "Street 2"]
    lines = [english(line.label) for line in GAME.standing(replace(position, phase=Phase.OVER))[0].lines]
    assert lines == ["Street 1, completed", "Street 2", "Carpenter A"]


def test_the_board_tells_one_everything_to_play_from():
    position = with_pile(by_day("TP"), "terraces", row=("T001",))
    lines = [english(line, NAMES, 0) for line in GAME.board(view_for(position, FIRST), FIRST)]
    text = "\n".join(lines)
    assert lines[0] == "Round 1 of 10, day: it is your turn."
    assert "Still open: terrace and pier." in lines
    assert "Plain ends left: 6 terraces and 6 piers." in lines
    assert english(card_line("T001")) in text
    assert english(resident_line(position.players[0].residents[0])) in text
    assert english(resident_line(position.players[1].residents[0])) not in text


def test_while_all_choose_the_board_does_not_tell_who_has():
    before, after = new_table(3), do(new_table(3), "keep1")
    for viewer in (None, SECOND):
        assert GAME.board(view_for(before, viewer), viewer) == GAME.board(view_for(after, viewer), viewer)


# Notation


def test_every_move_is_written_and_read_back_within_a_button():
    longest = "confirm:999999999:99999:99:"
    for position, seat, _, _ in walk(3, TIDE, "notation"):
        for move in rules.legal_moves(position, seat)[:300]:
            text = write_move(move)
            assert read_move(text) == move
            assert len(longest + text) <= 100
    assert len(longest + write_move(Shift("ET6R", 98, 98))) <= 100


def test_moves_are_written_as_the_manual_says():
    assert write_move(Place("T012", 1)) == "T012@2R"
    assert write_move(Place("ET1L", NEW)) == "ET1L@new"
    assert write_move(Shift("T012", 1, 2)) == "T012>2.3"


@pytest.mark.parametrize(
    "text", ["", "T999", "T012@", "T012@0R", "ET1@new", "ET7L@new", "v4.0", "keep3", "d17"]
)
def test_what_is_no_move_is_refused_with_how_moves_are_written(text):
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert english(refused.value.said).endswith(".")


def test_points_are_signed():
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "±0", "−2"]


def test_the_day_cards_tell_whose_piece_stands_on_them():
    position = by_night(2, first_player=FirstPlayer.SEAT_1)
    number = position.days[0].number
    position = do(position, f"d{number}")
    lines = [english(line, NAMES) for line in GAME.board(view_for(position, None), None)]
    assert any(line.startswith(f"Day {number}, Anna:") for line in lines)
    assert GAME.to_act(position) == (Seat(1),)
