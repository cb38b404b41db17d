"""What Copenhagen's panel says about the move on a button: what it leads to."""

from bot.draft import Turn
from games.copenhagen import GAME
from games.copenhagen.building import price_of
from games.copenhagen.names import tile_name, tile_title
from games.copenhagen.notation import write_place
from games.copenhagen.position import Build, House, Move, Phase, Position, Take, White
from games.copenhagen.words import paid_names, taken_names
from games.message import Message, say


def price_said(view: Position, house: House, move: Build) -> Message:
    """Pay 2 red and 1 blue; free."""
    return say("copenhagen-price", paid=paid_names(view, house, move))


def prices_said(view: Position, house: House, builds: list[Build]) -> Message:
    """2 or 3 cards: what a tile costs, depending on where it stands."""
    prices = sorted({price_of(view, house, move) for move in builds})
    if len(prices) == 1:
        return say("copenhagen-costs", cards=prices[0])
    return say("copenhagen-costs-either", least=prices[0], most=prices[-1])


def build_said(turn: Turn, view: Position, move: Build) -> Message:
    """The button that builds."""
    then, coats = _what_follows(turn, move)
    return say(
        "copenhagen-key-build",
        tile=tile_name(move.tile),
        title=tile_title(move.tile),
        place=write_place(move.column, move.row),
        price=price_said(view, view.players[turn.seat].house, move),
        then=then,
        coats=coats,
    )


def white_said(turn: Turn, move: White) -> Message:
    """The button that places a white tile."""
    then, coats = _what_follows(turn, move)
    return say("copenhagen-key-white", place=write_place(move.column, move.row), then=then, coats=coats)


def take_said(turn: Turn, view: Position, move: Take) -> Message:
    """The button that takes cards."""
    then, _ = _what_follows(turn, move)
    return say("copenhagen-key-take", cards=taken_names(view, move), then=then)


def _what_follows(turn: Turn, move: Move) -> tuple[str, int]:
    """Does a move end the turn or the game, or bring coats of arms, or go on? Nothing of what a refill would
    show is told."""
    tried = turn.tried(GAME.write_move(move))
    if tried.reveals:
        return "turn", 0
    after: Position = tried.position
    if after.phase is Phase.OVER:
        return "game", 0
    if after.turn_number != turn.position.turn_number:
        return "turn", 0
    return ("coats", after.coats) if after.coats else ("on", 0)
