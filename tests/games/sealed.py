"""Sealed, a made-up game in which all choose at once and nobody sees what the others chose until all have.

In each of three rounds everybody picks a card, lays it face down and draws another; the highest card wins
the round. Not even who has laid is shown.
"""

import msgspec
from fluent.runtime import FluentResource
from msgspec.structs import replace

from games.api import Game, NoOptions, Outcome, Score, places
from games.catalog import GAMES
from games.chance import shuffled
from games.errors import UnreadableMove
from games.message import say, who
from languages.shelf import LANGUAGES, language

ROUNDS = 3
SENTENCES = """
sealed-picks = { $who-is ->
    [you] You pick the { $card }.
   *[one] { $who } picks the { $card }.
}
sealed-lays = { $who-is ->
    [you] You lay a card face down.
   *[one] { $who } lays a card face down.
}
sealed-draws = { $who-is ->
    [you] You lay a card face down and draw the { $card }.
   *[one] { $who } lays a card face down and draws the { $card }.
}
sealed-over = All rounds are played.
sealed-not = That is not possible now.
sealed-name = Sealed
"""


class Player(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    picked: int = 0
    laid: int = 0
    points: int = 0


class Position(msgspec.Struct, frozen=True):
    players: tuple[Player, ...]
    round: int = 1
    gone: tuple[int, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """Pick this card; 0 lays the one that is picked."""

    card: int


def setup(seats, options, seed):
    cards = shuffled(range(1, 5 * seats + 1), seed, "cards")
    return Position(
        tuple(Player(cards[5 * n : 5 * n + 2], cards[5 * n + 2 : 5 * n + 5]) for n in range(seats))
    )


def to_act(position):
    if outcome(position):
        return ()
    staying = [seat for seat in range(len(position.players)) if seat not in position.gone]
    return tuple(seat for seat in staying if not position.players[seat].laid)


def legal_moves(position, seat):
    player = position.players[seat]
    return (Move(0),) if player.picked else tuple(map(Move, player.hand))


def apply(position, seat, move):
    player = position.players[seat]
    if move.card:
        hand = tuple(card for card in player.hand if card != move.card)
        return with_player(position, seat, replace(player, hand=hand, picked=move.card))
    hand = player.hand + player.pile[:1]
    laid = replace(player, hand=hand, pile=player.pile[1:], picked=0, laid=player.picked)
    return resolved(with_player(position, seat, laid))


def with_player(position, seat, player):
    players = position.players
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]))


def resolved(position):
    if to_act(position):
        return position
    laid = [player.laid for player in position.players]
    players = tuple(
        replace(player, laid=0, points=player.points + (player.laid == max(laid)))
        for player in position.players
    )
    return replace(position, players=players, round=position.round + 1)


def leave(position, seat):
    return resolved(replace(position, gone=(*position.gone, seat)))


def outcome(position):
    if position.round <= ROUNDS and len(position.players) - len(position.gone) > 1:
        return None
    return Outcome(places([-player.points for player in position.players], position.gone), say("sealed-over"))


def view_for(position, viewer):
    players = tuple(
        player if seat == viewer else Player(points=player.points)
        for seat, player in enumerate(position.players)
    )
    return replace(position, players=players)


def tell(before, seat, move, after, viewer):
    if move.card:
        return say("sealed-picks", who=who(seat), card=move.card)
    if after is not None and viewer == seat:
        return say("sealed-draws", who=who(seat), card=after.players[seat].hand[-1])
    return say("sealed-lays", who=who(seat))


def read_move(text):
    if not text.removeprefix("s").isdecimal():
        raise UnreadableMove(say("sealed-not"))
    return Move(int(text.removeprefix("s")))


def board(view, viewer):
    return ()


GAME = Game(
    key="sealed",
    title="Sealed",
    seats=range(2, 5),
    rules_version=1,
    position=Position,
    options=NoOptions,
    setup=setup,
    to_act=to_act,
    legal_moves=legal_moves,
    apply=apply,
    leave=leave,
    gone=lambda position: position.gone,
    outcome=outcome,
    view_for=view_for,
    reveals=lambda position, seat, move: not move.card,
    fallback=lambda position, seat: legal_moves(position, seat)[0],
    standing=lambda position: tuple(Score(player.points) for player in position.players),
    scramble=lambda position, viewer, seed: position,
    why_not=lambda position, seat, move: say("sealed-not"),
    tell=tell,
    offer=lambda view, seat, move: tell(view, seat, move, None, seat),
    board=board,
    glance=lambda view: (),
    write_move=lambda move: f"s{move.card}",
    read_move=read_move,
    diagram=lambda view: f"Round {view.round}",
)


def put_on_the_shelf(monkeypatch):
    """Let tables play it for the length of a test."""
    monkeypatch.setitem(GAMES, GAME.key, GAME)
    for key in LANGUAGES:
        language(key)._bundle.add_resource(FluentResource(SENTENCES))
