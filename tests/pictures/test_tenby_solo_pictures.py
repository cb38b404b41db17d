"""Tenby's pictures for a single player against the kept ones, and what must hold for every solo game."""

import pytest
from msgspec.structs import replace

from games.api import Seat, leave
from games.chance import number_below
from games.tenby import GAME
from games.tenby.components import COMPASSES
from games.tenby.position import Accolades, Options, Phase, Solo
from games.tenby.rules import apply, legal_moves, outcome, setup, standing
from games.tenby.turns import to_act
from languages.reader import Medium, Reader
from rendering.cards import draw_lobby
from rendering.samples import Samples
from rendering.tenby import PAINTER
from rendering.tenby.goal import verdict_of
from rendering.tenby.samples import NAMES, reader_of, sample_game
from rendering.tenby.slots import State, slots_of
from rendering.tenby.solo_samples import SOLO, planning, result_card, solo_pictures, with_a_cost
from tests.pictures.picture_comparison import assert_fits_discord, assert_looks_like, looks_like
from tests.pictures.test_tenby_pictures import HUGE, every_picture
from tests.quick import quick, quick_first

view_for = GAME.view_for


@pytest.fixture(scope="module")
def samples() -> Samples:
    return solo_pictures()


@pytest.fixture(scope="module")
def german() -> Samples:
    return solo_pictures("de")


@pytest.mark.parametrize("name", ["costs", "crosswind", "driftwood", "row", "missed", "private", "result"])
def test_the_picture_looks_as_it_was_accepted(samples: Samples, name: str) -> None:
    assert_fits_discord(samples[f"solo_{name}"])
    assert_looks_like(f"tenby-solo-{name}", samples[f"solo_{name}"])


@pytest.mark.thorough
def test_the_picture_looks_as_it_was_accepted_in_german(german: Samples) -> None:
    assert_looks_like("tenby-de-solo-even", german["solo_even"])


@pytest.mark.thorough
def test_every_solo_picture_fits_discord(samples: Samples, german: Samples) -> None:
    for image in (*samples.values(), *german.values()):
        assert_fits_discord(image)


def test_the_lobby_of_one_seat_has_room_for_a_long_scenario() -> None:
    reader = Reader(names=NAMES[:1], medium=Medium.PICTURE)
    options = ("Solo game: No Such Thing as Perfect",)
    assert_fits_discord(draw_lobby("Tenby", ("hosted by Theo Park",), 1, options, PAINTER.skin, reader))


EVERY_MODE = [
    *(Options(solo=solo) for solo in Solo if solo is not Solo.FESTIVAL),
    Options(solo=Solo.FESTIVAL, thanks_for_visiting=True, accolades=Accolades.CROSSWIND),
    Options(solo=Solo.ALTERNATIVE_TAKE, thanks_for_visiting=True, accolades=Accolades.DRIFTWOOD),
]


@pytest.mark.parametrize(
    "options",
    quick(EVERY_MODE, Options(solo=Solo.EVEN_STREETS)),
    ids=lambda options: f"{options.solo}-{options.accolades}",
)
def test_random_games_can_be_drawn_to_their_end(options: Options) -> None:
    """Every phase once in a while, for the player and for spectators."""
    position, seen = setup(1, options, f"draw {options.solo}"), dict[Phase, int]()
    for step in range(10_000):
        seen[position.phase] = seen.get(position.phase, 0) + 1
        if seen[position.phase] % 30 == 1:
            for drawn in PAINTER.table(view_for(position, None), reader_of(position, None)):
                assert_fits_discord(drawn)
            view, reader = view_for(position, Seat(0)), reader_of(position, Seat(0), "de")
            assert_fits_discord(PAINTER.private(view, 0, reader))
            for move in legal_moves(position, Seat(0))[:60:30]:
                assert_fits_discord(PAINTER.draft(view, 0, move, "", reader))
        if not to_act(position):
            break
        moves = legal_moves(position, Seat(0))
        position = apply(position, Seat(0), moves[number_below(len(moves), "random", "move", step)])
    assert position.phase is Phase.OVER
    assert PAINTER.scores is not None
    (score,) = PAINTER.scores(view_for(position, None))
    assert score.points == standing(position)[0].points == sum(line.points for line in score.lines)
    assert_fits_discord(result_card(position))


@pytest.mark.parametrize("town", HUGE)
def test_very_large_towns_stay_in_their_pictures(town: tuple[tuple[str, ...], ...]) -> None:
    for mode in ("core", "alternative"):
        position = planning(sample_game(1, SOLO[mode]), 0)
        (player,) = position.players
        big = replace(position, players=(replace(player, town=town),))
        for drawn in PAINTER.table(view_for(big, None), reader_of(big, None)):
            assert_fits_discord(drawn)
        assert_fits_discord(PAINTER.private(view_for(big, Seat(0)), 0, reader_of(big, Seat(0))))


def test_a_hand_of_many_compasses_fits() -> None:
    position = planning(sample_game(1, SOLO["core"]), 0)
    assert position.solo is not None
    many = replace(position, solo=replace(position.solo, hand=tuple(COMPASSES)))
    for viewer in (None, Seat(0)):
        for drawn in PAINTER.table(view_for(many, viewer), reader_of(many, viewer)):
            assert_fits_discord(drawn)


# What the places of the market say


def test_a_taken_place_that_the_anchor_comes_for_says_its_cost_until_it_is_filled() -> None:
    position = with_a_cost(sample_game(1, SOLO["core"]))
    (costing,) = [each for each in slots_of(position) if each.state is State.COSTS]
    filled = apply(position, Seat(0), GAME.read_move(f"+{costing.code}"))
    again = next(each for each in slots_of(filled) if each.code == costing.code)
    assert again.state is State.MARKED
    assert again.card


# How it ends


def test_a_game_without_compass_or_ring_is_shown_as_lost() -> None:
    position = setup(1, SOLO["alternative"], "lost")
    assert position.solo is not None
    lost = replace(position, phase=Phase.OVER, solo=replace(position.solo, is_lost=True))
    assert reader_of(lost, None).read(verdict_of(view_for(lost, None)) or "") == "lost"
    assert_looks_like("tenby-solo-lost", PAINTER.table(view_for(lost, None), reader_of(lost, None))[0])
    assert_fits_discord(result_card(lost))


def test_a_game_that_was_given_up_says_so() -> None:
    position = leave(GAME, planning(sample_game(1, SOLO["core"]), 0.4), Seat(0))
    ended = outcome(position)
    assert ended is not None
    assert ended.places == (2,)
    assert reader_of(position, None).read(verdict_of(view_for(position, None)) or "") == "given up"


# Secrets


@pytest.mark.parametrize("viewer", [None, Seat(0)])
@pytest.mark.parametrize("mode", quick_first(SOLO))
def test_what_nobody_may_know_changes_no_byte(viewer: Seat | None, mode: str) -> None:
    positions = sample_game(1, SOLO[mode])
    middle = planning(positions, 0.4)
    for number, position in enumerate((positions[0], middle, positions[len(positions) // 2])):
        other = GAME.scramble(position, viewer, str(number))
        assert other != position
        before = list(every_picture(view_for(position, viewer), viewer))
        assert list(every_picture(view_for(other, viewer), viewer)) == before


def test_the_hand_is_in_the_players_own_picture_only() -> None:
    position = planning(sample_game(1, SOLO["core"]), 0.4)
    assert position.solo is not None
    other = replace(position, solo=replace(position.solo, hand=(1, 16)))
    public = [PAINTER.table(view_for(each, None), reader_of(each, None))[0] for each in (position, other)]
    assert public[0].tobytes() == public[1].tobytes()
    own = [
        PAINTER.private(view_for(each, Seat(0)), 0, reader_of(each, Seat(0))) for each in (position, other)
    ]
    assert not looks_like(*own)
