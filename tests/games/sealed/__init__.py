"""Sealed, a made-up game in which all choose at once and nobody sees what the others chose until all have.

In each of three rounds everybody picks a card, lays it face down and draws another; the highest card (an
option: the lowest) wins the round, and alone one wins them all. It is what a new game is: a folder, its words
in the folders of the languages, and its lines in the catalogs (shelf.py); it has no painter, no panel and no
commands.
"""

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from games.api import Game, Outcome, Score, Seat, places
from games.chance import shuffled
from games.errors import UnreadableMove
from games.message import say, who
from games.thought import Level, Plan

ROUNDS = 3
HIDDEN = 0


class Wins(StrEnum):
    HIGHEST = "highest_card"
    LOWEST = "lowest_card"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wins: Wins = Wins.HIGHEST


class Player(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    picked: int = 0
    laid: int = 0
    points: int = 0


class Position(msgspec.Struct, frozen=True):
    wins: Wins
    players: tuple[Player, ...]
    round: int = 1
    gone: tuple[Seat, ...] = ()


class Move(msgspec.Struct, frozen=True):
    """Pick this card; 0 lays the one that is picked."""

    card: int


def setup(seats, options, seed):
    cards = shuffled(range(1, 5 * seats + 1), seed, "cards")
    players = (Player(cards[5 * n : 5 * n + 2], cards[5 * n + 2 : 5 * n + 5]) for n in range(seats))
    return Position(options.wins, tuple(players))


def to_act(position):
    if outcome(position):
        return ()
    staying = [seat for seat in range(len(position.players)) if seat not in position.gone]
    return tuple(seat for seat in staying if not position.players[seat].laid)


def legal_moves(position, seat):
    if seat not in to_act(position):
        return ()
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
    if to_act(position) or outcome(position):
        return position
    best = max if position.wins is Wins.HIGHEST else min
    won = best(player.laid for player in position.players if player.laid)
    players = tuple(
        replace(player, laid=0, points=player.points + (player.laid == won)) for player in position.players
    )
    return replace(position, players=players, round=position.round + 1)


def leave(position, seat):
    without = with_player(position, seat, replace(position.players[seat], picked=0, laid=0))
    return resolved(replace(without, gone=(*position.gone, seat)))


def outcome(position):
    fewest = min(2, len(position.players))
    if position.round <= ROUNDS and len(position.players) - len(position.gone) >= fewest:
        return None
    return Outcome(places([-player.points for player in position.players], position.gone), say("sealed-over"))


def view_for(position, viewer):
    players = tuple(
        replace(player, pile=(HIDDEN,) * len(player.pile)) if seat == viewer else Player(points=player.points)
        for seat, player in enumerate(position.players)
    )
    return replace(position, players=players)


def scramble(position, viewer, seed):
    others = [player for seat, player in enumerate(position.players) if seat != viewer]
    hidden = [card for each in others for card in (*each.hand, each.picked, each.laid) if card]
    hidden += [card for each in position.players for card in each.pile]
    dealt = iter(shuffled(hidden, seed, "scramble"))

    def anew(player):
        return replace(
            player,
            hand=tuple(next(dealt) for _ in player.hand),
            picked=player.picked and next(dealt),
            laid=player.laid and next(dealt),
        )

    players = [player if seat == viewer else anew(player) for seat, player in enumerate(position.players)]
    piled = (replace(player, pile=tuple(next(dealt) for _ in player.pile)) for player in players)
    return replace(position, players=tuple(piled))


def tell(before, seat, move, after, viewer):
    if move.card and viewer == seat:
        return say("sealed-picks", who=who(seat), card=move.card)
    if move.card:
        return say("sealed-chooses", who=who(seat))
    if after is not None and viewer == seat:
        return say("sealed-draws", who=who(seat), card=after.players[seat].hand[-1])
    return say("sealed-lays", who=who(seat))


def read_move(text):
    if not text.removeprefix("s").isdecimal():
        raise UnreadableMove(say("sealed-not"))
    return Move(int(text.removeprefix("s")))


def board(view, viewer):
    held = () if viewer is None else (say("sealed-holds", cards=view.players[viewer].hand),)
    return (*glance(view), *held)


def glance(view):
    points = (
        say("sealed-points", who=who(seat), points=player.points) for seat, player in enumerate(view.players)
    )
    return (say("sealed-round", round=min(view.round, ROUNDS), of=ROUNDS), *points)


def diagram(view):
    lines = [f"{seat}: {player.points}  {player.hand}" for seat, player in enumerate(view.players, 1)]
    return "\n".join([f"Round {view.round}", *lines])


def think(view, seat, thought):
    """Gentle players lay the worst card, all others the best."""
    player = view.players[seat]
    if player.picked:
        return (Plan((Move(0),), 0.0, say("sealed-why", card=player.picked)),)
    is_best = (view.wins is Wins.HIGHEST) is (thought.level is not Level.GENTLE)
    cards = sorted(player.hand, reverse=is_best)
    return tuple(
        Plan((Move(card), Move(0)), -float(number), say("sealed-why", card=card))
        for number, card in enumerate(cards)
    )


GAME = Game(
    key="sealed",
    title="Sealed",
    seats=range(1, 5),
    rules_version=1,
    position=Position,
    options=Options,
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
    scramble=scramble,
    why_not=lambda position, seat, move: say("sealed-not"),
    tell=tell,
    offer=lambda view, seat, move: tell(view, seat, move, None, seat),
    board=board,
    glance=glance,
    write_move=lambda move: f"s{move.card}",
    read_move=read_move,
    diagram=diagram,
    think=think,
)
