"""Tenby: draft a day, build streets of terraces, piers and landmarks. The table of contents."""

from games.api import Game
from games.tenby import (
    accolades,
    board,
    diagram,
    hidden,
    limits,
    notation,
    offers,
    refusals,
    rules,
    turns,
    words,
)
from games.tenby.position import Move, Options, Position

GAME: Game[Position, Move] = Game(
    key="tenby",
    title="Tenby",
    seats=range(1, 6),
    rules_version=1,
    position=Position,
    options=Options,
    limit=limits.limit,
    explained=("solo", "accolades"),
    setup=rules.setup,
    to_act=turns.to_act,
    may_act=accolades.may_act,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    leave=rules.leave,
    gone=rules.gone,
    outcome=rules.outcome,
    view_for=hidden.view_for,
    reveals=hidden.reveals,
    fallback=rules.fallback,
    standing=rules.standing,
    scramble=hidden.scramble,
    why_not=refusals.why_not,
    tell=words.tell,
    offer=offers.offer,
    board=board.board,
    glance=board.glance,
    write_move=notation.write_move,
    read_move=notation.read_move,
    diagram=diagram.diagram,
)
