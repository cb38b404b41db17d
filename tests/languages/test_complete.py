"""Every language says everything that the code can say, with the same arguments, and nothing else."""

import pytest

from languages.shelf import ENGLISH, LANGUAGES
from tests.languages.said import uses
from tests.languages.sentences import sentences, texts

OF_THE_READER = {"locale", "language-name", "who-you", "who-seat"}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_english_and_german_are_on_the_shelf():
    assert {"en", "de"} <= set(LANGUAGES)


@every_language
def test_every_message_is_there_with_its_arguments(language):
    for use in uses():
        fitting = {key: args for key, args in sentences(language).items() if use.key.fullmatch(key)}
        assert fitting, f"{use.where} says {use.key.pattern}, which is not in {language}"
        for key, args in fitting.items():
            assert "**" in use.args or args == use.args, f"{use.where} and {key} in {language} differ"


@every_language
def test_no_sentence_is_left_that_nobody_says(language):
    unused = {
        key for key in sentences(language) if not any(use.key.fullmatch(key) for use in uses())
    } - OF_THE_READER
    assert not unused


@every_language
def test_a_language_has_the_same_keys_and_texts_as_english(language):
    assert sentences(language) == sentences(ENGLISH)
    assert texts(language) == texts(ENGLISH)
