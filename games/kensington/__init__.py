"""Kensington: take tiles from a heap, raise a building of lit and dark windows. The table of contents."""

from games.api import Game
from games.kensington import advice, ahead, board, hidden, lesson, notation, refusals, rules, tally, words
from games.kensington.position import Move, Options, Position

GAME: Game[Position, Move] = Game(
    key="kensington",
    title="Kensington",
    seats=range(2, 6),
    rules_version=1,
    position=Position,
    options=Options,
    setup=rules.setup,
    to_act=rules.to_act,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    leave=rules.leave,
    gone=rules.gone,
    outcome=rules.outcome,
    view_for=rules.view_for,
    reveals=rules.reveals,
    fallback=rules.fallback,
    standing=rules.standing,
    scramble=hidden.scramble,
    why_not=refusals.why_not,
    tell=words.tell,
    offer=words.offer,
    board=board.board,
    glance=board.glance,
    lesson=lesson.LESSON,
    as_if_to_act=ahead.as_if_to_act,
    relies_on=ahead.relies_on,
    write_move=notation.write_move,
    read_move=notation.read_move,
    diagram=notation.diagram,
    tally=tally.TALLY,
    think=advice.think,
    has_hands=False,
)
