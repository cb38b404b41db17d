"""A turn planned ahead: it is made of what its seat sees, and says what of that others may change."""

import random

from msgspec.structs import replace

from games.api import Seat, new_table, play
from games.catalog import GAMES
from games.copenhagen.position import Build
from games.kensington import position as kensington
from games.kensington.tiles import TILES
from games.tenby.position import ChooseDay, Take
from tests.games.walks import every_table, walk
from tests.languages.english import english, german


@every_table
def test_a_turn_is_planned_on_what_its_seat_sees_and_nothing_else(game, seats):
    """The moves, what they rely on, and where a plan has to stop are the same whatever is hidden."""
    rng = random.Random("ahead")
    planned = 0
    for position, _, _, _ in walk(game, seats, "ahead"):
        for seat in map(Seat, range(seats)):
            if seat in game.to_act(position) or rng.random() < 0.8:
                continue
            ahead = game.as_if_to_act(position, seat)
            if ahead is None:
                continue
            planned += 1
            view = game.view_for(ahead, seat)
            assert seat in game.to_act(ahead)
            assert view == game.as_if_to_act(game.view_for(position, seat), seat)
            assert game.legal_moves(view, seat) == game.legal_moves(ahead, seat)
            move = rng.choice(game.legal_moves(view, seat))
            other = game.as_if_to_act(game.scramble(position, seat, "other"), seat)
            assert game.reveals(ahead, seat, move) == game.reveals(other, seat, move)
            ends = [seat not in game.to_act(game.apply(each, seat, move)) for each in (ahead, other)]
            assert ends[0] == ends[1]
            facts = game.relies_on(view, seat, move)
            assert facts == game.relies_on(game.view_for(other, seat), seat, move)
            assert all(english(fact) for fact in facts)
    assert planned or not game.has_plans or seats == 1


def test_what_a_take_relies_on_lies_at_its_footbridges():
    game = GAMES["copenhagen"]
    position = replace(new_table(game, 2, {}, "ahead"), harbour="RBG.YPP")
    facts = game.relies_on(position, Seat(0), game.read_move("t12"))
    assert [english(fact) for fact in facts] == ["footbridge 1 holds red", "footbridge 2 holds blue"]
    (_, empty) = game.relies_on(position, Seat(0), game.read_move("t34"))
    assert english(empty) == "footbridge 4 is empty"


def test_what_a_build_relies_on_is_that_the_tile_is_left():
    game = GAMES["copenhagen"]
    position = new_table(game, 2, {}, "ahead")
    move = Build("R3", 0, 0, 0)
    (there,) = game.relies_on(position, Seat(0), move)
    (gone,) = game.relies_on(replace(position, stock=(0,) * len(position.stock)), Seat(0), move)
    assert (english(there), english(gone)) == ("there is a red 3 left", "there is no red 3 left")


def test_what_a_tile_of_the_heap_relies_on_is_its_outline():
    game = GAMES["kensington"]
    position = new_table(game, 2, {}, "ahead")
    take = game.legal_moves(position, position.turn)[0]
    (there,) = game.relies_on(position, position.turn, take)
    assert english(there).startswith(f"{take.back}{take.slot} shows ")
    emptied = replace(position, piles=tuple(replace(pile, shown=(), rest=()) for pile in position.piles))
    (gone,) = game.relies_on(emptied, position.turn, take)
    assert english(gone) == f"{take.back}{take.slot} is empty"


def test_what_is_drawn_blindly_relies_on_one_being_left():
    game = GAMES["kensington"]
    position = new_table(game, 2, {}, "ahead")
    draw = kensington.Take("B", 0)
    (there,) = game.relies_on(position, position.turn, draw)
    assert german(there) == "ein Teil mit Raute ist noch im Haufen"
    emptied = replace(position, piles=tuple(replace(pile, shown=(), rest=()) for pile in position.piles))
    (gone,) = game.relies_on(emptied, position.turn, draw)
    assert english(gone) == "there is no diamond tile left in the heap"
    assert german(gone) == "im Haufen ist kein Teil mit Raute mehr"


def test_what_is_bought_relies_on_its_warehouse():
    game = GAMES["kensington"]
    position = new_table(game, 2, {}, "ahead")
    tile = next(iter(TILES))
    buy = kensington.Build((), bought=tile)
    (gone,) = game.relies_on(position, Seat(0), buy)
    assert english(gone).endswith("is in nobody’s warehouse")
    seller = replace(position.players[1], stored=(tile,))
    (there,) = game.relies_on(replace(position, players=(position.players[0], seller)), Seat(0), buy)
    assert english(there, ("Anna", "Bruno")).endswith("is in the warehouse of Bruno")


def test_tenby_plans_a_day_card_its_turn_and_nothing_of_a_round_to_come():
    game = GAMES["tenby"]
    position = _at_night(game)
    first, second = position.night
    ahead = game.as_if_to_act(position, second)
    day = game.legal_moves(ahead, second)[0]
    assert english(game.relies_on(ahead, second, day)[0]) == f"day {day.number} is free"
    position = play(game, position, first, ChooseDay(day.number))
    assert english(game.relies_on(position, second, day)[0]) == f"day {day.number} is taken"
    position = play(game, position, second, game.fallback(position, second))
    (now,) = game.to_act(position)
    waiting = next(seat for seat in (first, second) if seat != now)
    ahead = game.as_if_to_act(position, waiting)
    take = next(move for move in game.legal_moves(ahead, waiting) if isinstance(move, Take))
    assert english(game.relies_on(ahead, waiting, take)[0]).endswith("lies face up in the market")
    position = play(game, position, now, game.fallback(position, now))
    assert game.as_if_to_act(position, now) is None


def _at_night(game):
    """Two have chosen their residents."""
    position = new_table(game, 2, {}, "ahead")
    for seat in game.to_act(position):
        position = play(game, position, seat, game.fallback(position, seat))
    return position
