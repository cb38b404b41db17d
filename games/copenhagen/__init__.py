"""Copenhagen: take cards at the harbour, build the facade of a house in Nyhavn. The table of contents."""

from games.api import Game, NoOptions
from games.copenhagen import advice, ahead, board, hidden, lesson, notation, puzzle, refusals, rules, words
from games.copenhagen.position import Move, Position

GAME: Game[Position, Move] = Game(
    key="copenhagen",
    title="Copenhagen",
    seats=range(2, 5),
    rules_version=1,
    position=Position,
    options=NoOptions,
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
    think=advice.think,
    lesson=lesson.LESSON,
    puzzling=puzzle.PUZZLING,
    board=board.board,
    glance=board.glance,
    as_if_to_act=ahead.as_if_to_act,
    relies_on=ahead.relies_on,
    write_move=notation.write_move,
    read_move=notation.read_move,
    diagram=notation.diagram,
)
