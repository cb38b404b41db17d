"""Every language says everything that the code can say, with the same arguments, and nothing else."""

import pytest

from languages.shelf import ENGLISH, LANGUAGES
from tests.languages.said import uses
from tests.languages.sentences import forms_of_players, sentences, texts

OF_THE_READER = {"locale", "language-name", "who-you", "who-seat"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_english_and_german_are_on_the_shelf():
    assert {"en", "de"} <= set(LANGUAGES)


def said_with(use, language):
    """The sentences that a place in the code may say."""
    known = sentences(language)
    plain = use.key.pattern.replace("\\", "")
    return [plain] if plain in known else [key for key in known if use.key.fullmatch(key)]


@every_language
def test_every_message_is_there_with_its_arguments(language):
    for use in uses():
        fitting = said_with(use, language)
        assert fitting, f"{use.where} says {use.key.pattern}, which is not in {language}"
        for key in fitting:
            is_same = "**" in use.args or sentences(language)[key] == use.args
            assert is_same, f"{use.where} and {key} in {language} differ"


@every_language
def test_no_sentence_is_left_that_nobody_says(language):
    used = {key for use in uses() for key in said_with(use, language)}
    assert not sentences(language).keys() - used - OF_THE_READER


@every_language
def test_a_language_has_the_same_keys_and_texts_as_english(language):
    assert sentences(language) == sentences(ENGLISH)
    assert texts(language) == texts(ENGLISH)


@every_language
def test_a_sentence_for_you_and_for_several_players_has_one_for_you_among_them(language):
    """From "You win" and "Ann and Ben win" nobody can tell how "you and Ben" do."""
    asked = {
        key for each in LANGUAGES for key, forms in forms_of_players(each).items() if forms >= {"you", "many"}
    }
    assert not {key for key in asked if "us" not in forms_of_players(language).get(key, ())}
