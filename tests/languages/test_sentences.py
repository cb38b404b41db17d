"""Every game's sentences as they were accepted: every form of each, and a game told in every language."""

import pytest

from cogs.references import REFERENCES
from games.api import new_table
from games.catalog import GAMES
from languages.shelf import ENGLISH, LANGUAGES, ROOT, sentence_files
from tests.languages.english import read
from tests.languages.forms import forms
from tests.languages.kept_texts import assert_reads_like

HOUSE = sorted({path.stem for path in sentence_files(ROOT / ENGLISH)} - {"language", *GAMES})
"""The files of sentences that are no game's own."""
READER = 0
"""The seat that reads: it is "you"."""
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.key) for game in GAMES.values()])


def told(said, names):
    """What is said in every language."""
    return [f"  {language}: {read(language, said, names, READER)}" for language in LANGUAGES]


def whole_game(game):
    """Every move of the rules' short game as one of its players reads it, what else could have been chosen,
    and how the board reads now and then."""
    short = REFERENCES[game.key].game
    position = new_table(game, len(short.names), {}, short.seed)
    for number, text in enumerate(short.moves.split()):
        seat = game.to_act(position)[0]
        move = game.read_move(text)
        view = game.view_for(position, seat)
        legal = sorted(game.legal_moves(view, seat), key=game.write_move)
        after = game.apply(position, seat, move)
        yield f"{number + 1} {text}"
        yield from told(game.offer(view, seat, legal[number * 7 % len(legal)]), short.names)
        before, seen = (game.view_for(each, READER) for each in (position, after))
        yield from told(game.tell(before, seat, move, seen, READER), short.names)
        position = after
        if number in (0, 20, 40, 60):
            yield "the whole board"
            for line in game.board(game.view_for(position, READER), READER):
                yield from told(line, short.names)
            yield "at a glance"
            for line in game.glance(game.view_for(position, None)):
                yield from told(line, short.names)


@every_game
def test_every_form_of_every_sentence_reads_as_it_was_accepted(game):
    assert_reads_like(f"{game.key}-forms", list(forms(game.key)))


@pytest.mark.parametrize("prefix", HOUSE)
def test_every_form_of_what_the_house_says_reads_as_it_was_accepted(prefix):
    assert_reads_like(f"{prefix}-forms", list(forms(prefix)))


@every_game
def test_a_game_is_told_as_it_was_accepted(game):
    assert_reads_like(f"{game.key}-game", list(whole_game(game)))
