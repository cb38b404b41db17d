"""What a game promises about hidden things, as checks that fail with an AssertionError.

They are used on every game of the shelf, and on games that were broken on purpose.
"""

from typing import Any

import msgspec

from games.api import Game, Seat
from tests.games.walks import Options, Step, walk

SEED = "a-seed-that-nobody-may-see"
SCRAMBLES = 3
OTHER_MOVES = 5


def check_secrecy(
    game: Game[Any, Any], seats: int, options: Options, seed: str = SEED, every: int = 1
) -> None:
    """Every promise, all along a random game; or at some steps of it only."""
    viewers: tuple[Seat | None, ...] = (None, *map(Seat, range(seats)))
    moved = False
    for number, step in enumerate(walk(game, seats, seed, options)):
        position, seat, move, after = step
        if number % every:
            continue
        for viewer in viewers:
            check_no_seed(game, position, viewer, seed)
            check_words(game, step, viewer)
            check_secret_moves(game, step, viewer)
        for again in range(SCRAMBLES):
            viewer = viewers[(number + again) % len(viewers)]
            other = game.scramble(position, viewer, f"{seed} {number} {again}")
            moved |= other != position
            check_same_view(game, position, other, viewer)
            if not game.reveals(position, seat, move):
                check_follows(game, step, other, viewer)
    assert moved, "nothing is hidden, or the scrambler leaves it where it is"
    for viewer in viewers:
        check_no_seed(game, after, viewer, seed)


def check_no_seed(game: Game[Any, Any], position: Any, viewer: Seat | None, seed: str) -> None:
    """The seed would tell everything that is still to come."""
    assert seed.encode() not in msgspec.json.encode(game.view_for(position, viewer)), "a view holds the seed"


def check_same_view(game: Game[Any, Any], position: Any, other: Any, viewer: Seat | None) -> None:
    """Swap what a viewer may not know, and they see the same, are told the same and may do the same."""
    view, same = game.view_for(position, viewer), game.view_for(other, viewer)
    assert view == same, "a view shows something hidden"
    assert repr(view) == repr(same)
    assert game.diagram(view) == game.diagram(same)
    assert game.standing(view) == game.standing(same)
    if viewer is not None:
        assert game.legal_moves(other, viewer) == game.legal_moves(position, viewer)
        for move in game.legal_moves(view, viewer)[:3]:
            assert game.offer(other, viewer, move) == game.offer(position, viewer, move)


def check_follows(game: Game[Any, Any], step: Step, other: Any, viewer: Seat | None) -> None:
    """A move that reveals nothing leads every viewer from what they saw to what follows from it."""
    _, seat, move, after = step
    if move in game.legal_moves(other, seat):
        there = game.view_for(game.apply(other, seat, move), viewer)
        assert there == game.view_for(after, viewer), "a move shows something hidden and does not say so"


def check_secret_moves(game: Game[Any, Any], step: Step, viewer: Seat | None) -> None:
    """Moves that lead a viewer to the same view are told alike: else the words say more than the board."""
    position, seat, move, after = step
    if viewer == seat:
        return
    before, then = game.view_for(position, viewer), game.view_for(after, viewer)
    told = game.tell(before, seat, move, then, viewer)
    for other in game.legal_moves(position, seat)[:OTHER_MOVES]:
        if game.view_for(game.apply(position, seat, other), viewer) == then:
            assert game.tell(before, seat, other, then, viewer) == told, "a secret move is told"


def check_words(game: Game[Any, Any], step: Step, viewer: Seat | None) -> None:
    """Words are made of what the reader may know, even where more is at hand."""
    position, seat, move, after = step
    before, then = game.view_for(position, viewer), game.view_for(after, viewer)
    told = game.tell(position, seat, move, after, viewer)
    assert told == game.tell(before, seat, move, then, viewer), "something hidden is told"
    foretold = game.tell(position, seat, move, None, viewer)
    assert foretold == game.tell(before, seat, move, None, viewer), "something hidden is foretold"
    assert game.board(position, viewer) == game.board(before, viewer), "the board in words tells too much"
    if viewer is None:
        assert game.glance(position) == game.glance(before), "the board at a glance tells too much"
