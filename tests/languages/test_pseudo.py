"""A third language is a folder and nothing else."""

from games.message import say
from languages.reader import Reader
from languages.shelf import fitting
from tests.languages.pseudo import pseudo_language


def test_a_third_language_is_a_folder_and_nothing_else(tmp_path):
    with pseudo_language(tmp_path / "made-up") as key:
        assert fitting(f"{key}-SE") == key
        assert Reader(key).read(say("who-seat", number=3)) == "płãÿëř 3"
    assert fitting("sv-SE") == "en"
