"""What every game in the catalog promises, at every number of seats, in random play."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.api import (
    LEAVES,
    Seat,
    leave,
    new_table,
    option_about,
    option_label,
    option_value,
    play,
    read_options,
    replay,
)
from games.catalog import GAMES
from games.errors import BadOption, IllegalMove, UnreadableMove
from languages.reader import Reader
from languages.shelf import LANGUAGES
from tests.games.sealed.shelf import on_the_shelf
from tests.games.walks import (
    alone,
    every_company,
    every_game,
    every_table,
    values_of,
    walk,
    walk_with_leavings,
)
from tests.languages.english import english, refused

LONGEST_CUSTOM_ID = 100
PREFIX = "move:999999999:99999:"
LONGEST_ALT_TEXT = 1024

seeds = st.integers(min_value=0, max_value=2**64).map(str)
a_few = settings(max_examples=4, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.fixture(autouse=True, scope="module")
def _every_game_has_words(tmp_path_factory):
    with on_the_shelf(tmp_path_factory.mktemp("languages")):
        yield


@every_table
@a_few
@given(seed=seeds)
def test_a_random_game_keeps_every_promise(game, seats, seed):
    """One walk, many promises: walking is the slow part."""
    rng = random.Random(seed)
    log = []
    for position, seat, move, after in walk(game, seats, seed):
        assert game.outcome(position) is None
        assert len(game.standing(position)) == seats
        for other in map(Seat, range(seats)):
            if other not in game.to_act(position):
                assert bool(game.legal_moves(position, other)) == (other in game.may_act(position))
        assert not set(game.may_act(position)) & {*game.to_act(position), *game.gone(position)}
        text = game.write_move(move)
        assert game.read_move(text) == move
        assert len(PREFIX + text) <= LONGEST_CUSTOM_ID
        if seat in game.to_act(position):
            assert game.fallback(position, seat) in game.legal_moves(position, seat)
        public = game.view_for(position, None), game.view_for(after, None)
        assert game.tell(public[0], seat, move, public[1], None)
        assert isinstance(game.reveals(position, seat, move), bool)
        assert game.tell(public[0], seat, move, None, None)
        another = rng.choice(game.legal_moves(position, seat))
        game.apply(position, seat, another)
        log.append((seat, text))
        last = after
    assert game.outcome(last) is not None
    assert game.to_act(last) == ()
    assert replay(game, new_table(game, seats, {}, seed), log) == last


@every_game
def test_a_game_says_whether_its_seats_hold_anything_that_others_may_not_see(game):
    steps = walk(game, game.seats[0], "hands")
    hidden = any(
        game.view_for(position, seat) != game.view_for(position, None) for position, seat, _, _ in steps
    )
    assert hidden == game.has_hands


def _of_others(scores, seat):
    return [score for other, score in enumerate(scores) if other != seat]


@every_table
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=seeds)
def test_a_game_that_players_leave_keeps_every_promise(game, seats, seed):
    log = []
    first = new_table(game, seats, {}, seed)
    all_at_once = len(game.to_act(first)) > 1
    for position, seat, text, after in walk_with_leavings(game, seats, seed):
        log.append((seat, text))
        last = after
        gone = game.gone(after)
        assert set(gone) == {who for who, line in log if line == LEAVES}
        assert not set(gone) & set(game.to_act(after))
        assert (game.outcome(after) is None) == bool(game.to_act(after))
        assert game.outcome(after) is None or game.may_act(after) == ()
        assert all(game.legal_moves(after, seat) == () for seat in gone)
        assert msgspec.json.decode(msgspec.json.encode(after), type=game.position) == after
        assert len(game.diagram(after)) <= LONGEST_ALT_TEXT
        for viewer in (None, *map(Seat, range(seats))):
            assert game.gone(game.view_for(after, viewer)) == gone
        has_chosen_last = all_at_once and game.to_act(position) == (seat,)  # now all have, which counts
        if text == LEAVES and game.outcome(after) is None and not has_chosen_last:
            assert _of_others(game.standing(after), seat) == _of_others(game.standing(position), seat)
        for seat in game.to_act(after):
            assert game.fallback(after, seat) in game.legal_moves(after, seat)
    assert replay(game, first, log) == last
    places = game.outcome(last).places
    stayed = [place for seat, place in enumerate(places) if seat not in game.gone(last)]
    left = [place for seat, place in enumerate(places) if seat in game.gone(last)]
    assert min(stayed) == 1
    assert all(place > len(stayed) for place in left)


@alone
def test_a_random_game_for_one_keeps_every_promise_with_any_options(game, options):
    """All 31 combinations of Tenby, told and offered in every language."""
    log, readers = [], [Reader(language, ("Anna",), Seat(0)) for language in LANGUAGES]
    for number, (position, seat, move, after) in enumerate(walk(game, 1, f"alone {options}", options)):
        log.append((seat, game.write_move(move)))
        assert game.read_move(log[-1][1]) == move
        assert game.fallback(position, seat) in game.legal_moves(position, seat)
        last = after
        if number % 5:
            continue
        assert msgspec.json.decode(msgspec.json.encode(position), type=game.position) == position
        view = game.view_for(position, seat)
        legal = game.legal_moves(view, seat)
        assert legal == game.legal_moves(position, seat)
        said = [
            *(game.offer(view, seat, each) for each in legal),
            game.tell(view, seat, move, game.view_for(after, seat), seat),
            *game.board(view, seat),
            *game.glance(view),
        ]
        for reader in readers:
            assert len({reader.read(each) for each in said[: len(legal)]}) == len(legal)
            assert all(reader.read(each) for each in said)
        assert len(game.diagram(view)) <= LONGEST_ALT_TEXT
        assert sum(len(reader.read(each)) + 1 for each in game.glance(view)) <= LONGEST_ALT_TEXT
    assert game.outcome(last).places in ((1,), (2,))
    assert all(reader.read(game.outcome(last).reason) for reader in readers)
    assert replay(game, new_table(game, 1, options, f"alone {options}"), log) == last


@alone
def test_fallback_alone_ends_a_game_for_one_with_any_options(game, options):
    position = new_table(game, 1, options, "nobody there")
    while acting := game.to_act(position):
        position = game.apply(position, acting[0], game.fallback(position, acting[0]))
    assert game.outcome(position) is not None


def test_a_single_player_who_leaves_ends_the_game():
    game = GAMES["tenby"]
    for position, seat, _, _ in walk(game, 1, "leaves alone"):
        gone = leave(game, position, seat)
        assert game.to_act(gone) == ()
        assert game.outcome(gone).places == (2,)


@every_company
def test_one_player_alone_ends_the_game(game, seats):
    position = new_table(game, seats, {}, "alone")
    for seat in map(Seat, range(1, seats)):
        assert game.outcome(position) is None
        position = leave(game, position, seat)
    assert game.outcome(position).places[0] == 1
    assert game.to_act(position) == ()


@every_table
def test_a_leaving_that_cannot_be_is_refused(game, seats):
    position = new_table(game, seats, {}, "leaving")
    with refused(IllegalMove, match="There is no seat"):
        leave(game, position, Seat(seats))
    gone = leave(game, position, Seat(0))
    with refused(IllegalMove, match="over" if seats <= 2 else "left already"):
        leave(game, gone, Seat(0))


@every_game
def test_the_word_for_leaving_is_no_move(game):
    with pytest.raises(UnreadableMove):
        game.read_move(LEAVES)


@every_table
@a_few
@given(seed=seeds)
def test_views_are_complete_and_stable(game, seats, seed):
    for position, _, _, _ in walk(game, seats, seed):
        for viewer in (None, *map(Seat, range(seats))):
            view = game.view_for(position, viewer)
            assert game.view_for(view, viewer) == view
            assert len(game.diagram(view)) <= LONGEST_ALT_TEXT
            if viewer is not None:
                assert game.legal_moves(view, viewer) == game.legal_moves(position, viewer)


@every_table
def test_every_offered_move_applies(game, seats):
    for step, (position, seat, _, _) in enumerate(walk(game, seats, "apply")):
        if step % 5 == 0:
            for move in game.legal_moves(position, seat):
                game.apply(position, seat, move)


@every_table
def test_a_kept_position_comes_back_equal(game, seats):
    for position, _, _, _ in walk(game, seats, "kept"):
        assert msgspec.json.decode(msgspec.json.encode(position), type=game.position) == position


@every_table
def test_the_same_seed_gives_the_same_table(game, seats):
    assert new_table(game, seats, {}, "one") == new_table(game, seats, {}, "one")
    assert new_table(game, seats, {}, "one") != new_table(game, seats, {}, "two")


@every_table
def test_fallback_alone_ends_every_game(game, seats):
    """A table to which nobody comes back in time reaches its end by itself."""
    position = new_table(game, seats, {}, "everybody left")
    for _ in range(5000):
        if not game.to_act(position):
            break
        seat = game.to_act(position)[0]
        position = game.apply(position, seat, game.fallback(position, seat))
    assert game.outcome(position) is not None


@every_table
def test_a_move_out_of_turn_is_refused(game, seats):
    position = new_table(game, seats, {}, "turn")
    (acting, *_) = game.to_act(position)
    move = game.legal_moves(position, acting)[0]
    for seat in map(Seat, range(seats)):
        if seat not in game.to_act(position):
            with refused(IllegalMove, match=f"not player {seat + 1}"):
                play(game, position, seat, move)


@every_table
def test_a_seat_that_is_not_there_is_refused(game, seats):
    position = new_table(game, seats, {}, "seat")
    move = game.legal_moves(position, game.to_act(position)[0])[0]
    with refused(IllegalMove, match="There is no seat"):
        play(game, position, Seat(seats), move)


@every_table
def test_a_move_after_the_end_is_refused(game, seats):
    steps = list(walk(game, seats, "end"))
    _, seat, move, last = steps[-1]
    with refused(IllegalMove, match=r"^The game is over\.$"):
        play(game, last, seat, move)


@every_game
def test_an_illegal_move_is_refused_with_a_rule(game):
    """Moves that were legal earlier and are not now get a sentence of their own."""
    seats = game.seats[0]
    seen: dict[str, Any] = {}
    for position, seat, move, _ in walk(game, seats, "refusals"):
        legal = game.legal_moves(position, seat)
        for old in list(seen.values())[:60]:
            if old not in legal:
                reason = english(game.why_not(position, seat, old))
                assert len(reason) > 15
                assert reason.endswith(".")
                assert "invalid" not in reason.lower()
        seen.setdefault(game.write_move(move), move)


@every_game
@given(text=st.text(max_size=30))
def test_any_text_is_read_or_refused(game, text):
    try:
        move = game.read_move(text)
    except UnreadableMove as refusal:
        sentence = english(refusal.said)
    else:
        sentence = "read"
        assert game.read_move(game.write_move(move)) == move
    assert sentence


@every_game
def test_unknown_options_and_seat_counts_are_refused(game):
    with refused(BadOption, match=game.title):
        read_options(game, {"no_such_option": 1})
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with refused(BadOption, match=f"not {seats}"):
            new_table(game, seats, {}, "seats")


@every_game
def test_every_option_has_a_default_and_is_explained_and_it_and_its_values_have_names(game):
    game.options()
    for field in msgspec.structs.fields(game.options):
        values = [value for value in values_of(field.type) if isinstance(value, str)]
        names = [option_value(game, field.name, value) for value in values]
        for words in (option_label(game, field.name), option_about(game, field.name), *names):
            assert all(Reader(language).read(words) for language in LANGUAGES)


@every_game
def test_global_chance_is_not_touched(game):
    random.seed(1)
    before = random.getstate()
    for _ in walk(game, game.seats[0], "pure"):
        pass
    assert random.getstate() == before
