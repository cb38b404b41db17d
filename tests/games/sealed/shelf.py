"""Sealed put where every game stands: a line in each catalog, its words in every language."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cogs.references import REFERENCES
from cogs.references.reference import Reference, ShortGame
from games.catalog import GAMES
from games.message import say
from languages.shelf import LANGUAGES, language
from tests.games.sealed import GAME

WORDS = Path(__file__).parent / "words"
REFERENCE = Reference(
    tagline=say("sealed-tagline"),
    text="rules/sealed",
    game=ShortGame(names=("Alice", "Basil"), seed="short", moves=""),
)


@pytest.fixture
def sealed_on_the_shelf(tmp_path: Path) -> Iterator[None]:
    """Tables play it for the length of a test."""
    with on_the_shelf(tmp_path / "languages"):
        yield


@contextmanager
def on_the_shelf(folder: Path) -> Iterator[None]:
    """As if its files stood in the house; the languages with its words in them are written to a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, GAME.key, GAME)
        patch.setitem(REFERENCES, GAME.key, REFERENCE)
        for key, spoken in list(LANGUAGES.items()):
            shelf = folder / key
            shutil.copytree(spoken, shelf)
            shutil.copytree(WORDS / key, shelf, dirs_exist_ok=True)
            patch.setitem(LANGUAGES, key, shelf)
        language.cache_clear()
        yield
    language.cache_clear()
