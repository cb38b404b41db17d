"""What players of each game like to do, so that whole games in tests are interesting and not long."""

from games import copenhagen, kensington, tenby
from games.copenhagen.position import Build as BuildTile
from games.copenhagen.position import Gain, White
from games.kensington.heap import drawn
from games.kensington.position import Build, Phase, Take, Vote
from games.kensington.tiles import FREE_BACKS, TILES
from games.kensington.units import units_of
from games.tenby.position import DrawResidents, EndTurn, Place, Visit
from games.tenby.position import Take as TakeCard


def good_move(game, position, seat, rng):
    """A legal move that is to the taste of the game's players."""
    moves = game.legal_moves(position, seat)
    liked = TASTES[game.key](position, moves) if game.key in TASTES else []
    return rng.choice(
        liked if liked and rng.random() < 0.8 else [m for m in moves if not isinstance(m, Vote)]
    )


def _likes_to_build(position, moves):
    return [move for move in moves if isinstance(move, BuildTile | White | Gain)]


def _likes_birds(position, moves):
    """Build; else draw a bird, which brings the end nearer; else what earns the token for the next one."""
    return [move for move in moves if isinstance(move, Build)] or _takes_towards_birds(position, moves)


def hoarding_move(position):
    """A move of somebody who keeps a tile to build after the seventh bird, and buys from nobody."""
    moves = kensington.GAME.legal_moves(position, position.turn)
    if position.phase is Phase.TAKE:
        return (_takes_towards_birds(position, moves) or moves)[0]
    fresh = [move for move in moves if isinstance(move, Build) and position.hand == move.parts[0].tile]
    closing = moves[-1]
    keeps = fresh and not position.players[position.turn].stored
    return closing if keeps or not fresh else fresh[0]


def _takes_towards_birds(position, moves):
    faces = [(move, TILES[drawn(position, move)[0]]) for move in moves if isinstance(move, Take)]
    birds = [move for move, tile in faces if tile.bird]
    fitting = [move for move, tile in faces if tile.diamond and _fits(position, tile.name)]
    roofs = [move for move, tile in faces if tile.back not in FREE_BACKS]
    return birds or fitting or roofs


def _fits(position, tile):
    building = position.players[position.turn].building
    return any(units_of(building, (tile,)))


def _likes_cards(position, moves):
    """Gain and place cards, and end the turn when the day card is used up: rings are spent now and then."""
    gained = [move for move in moves if isinstance(move, TakeCard | Place | DrawResidents | Visit)]
    return gained or [move for move in moves if isinstance(move, EndTurn)]


TASTES = {
    copenhagen.GAME.key: _likes_to_build,
    kensington.GAME.key: _likes_birds,
    tenby.GAME.key: _likes_cards,
}
"""A game whose players like nothing in particular needs no line here: its moves are made at random."""
