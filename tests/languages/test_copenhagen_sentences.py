"""Copenhagen's sentences as they were accepted: every form of each, and a game told in every language."""

from cogs.references.copenhagen import GAME as SHORT
from games.api import new_table
from games.copenhagen import GAME
from languages.shelf import LANGUAGES
from tests.languages.english import read
from tests.languages.forms import forms
from tests.languages.kept_texts import assert_reads_like

READER = 0
"""The seat that reads: it is "you"."""


def told(said):
    """What is said in every language."""
    return [f"  {language}: {read(language, said, SHORT.names, READER)}" for language in LANGUAGES]


def whole_game():
    """Every move of the rules' short game as one of its players reads it, what else could have been chosen,
    and how the board reads now and then."""
    position = new_table(GAME, len(SHORT.names), {}, SHORT.seed)
    for number, text in enumerate(SHORT.moves.split()):
        seat = GAME.to_act(position)[0]
        move = GAME.read_move(text)
        view = GAME.view_for(position, seat)
        legal = GAME.legal_moves(view, seat)
        after = GAME.apply(position, seat, move)
        yield f"{number + 1} {text}"
        yield from told(GAME.offer(view, seat, legal[number * 7 % len(legal)]))
        before, seen = (GAME.view_for(each, READER) for each in (position, after))
        yield from told(GAME.tell(before, seat, move, seen, READER))
        position = after
        if number in (0, 20, 40, 60):
            yield "the whole board"
            for line in GAME.board(GAME.view_for(position, READER), READER):
                yield from told(line)
            yield "at a glance"
            for line in GAME.glance(GAME.view_for(position, None)):
                yield from told(line)


def test_every_form_of_every_sentence_reads_as_it_was_accepted():
    assert_reads_like("copenhagen-forms", list(forms("copenhagen")))


def test_a_game_is_told_as_it_was_accepted():
    assert_reads_like("copenhagen-game", list(whole_game()))
