"""What tests read: messages in English or German, without the marks that nobody sees."""

import re
from contextlib import contextmanager

import pytest

from languages.names import without_isolates
from languages.reader import Reader


def english(said, names=(), you=None):
    """What is said, in English."""
    return read("en", said, names, you)


def german(said, names=(), you=None):
    """What is said, in German."""
    return read("de", said, names, you)


def read(language, said, names=(), you=None):
    """What is said, in any language."""
    return without_isolates(Reader(language, tuple(names), you).read(said))


@contextmanager
def refused(kind, match="", names=(), you=None):
    """What is done inside is refused, with words that match in English."""
    with pytest.raises(kind) as caught:
        yield caught
    words = english(caught.value.said, names, you)
    assert re.search(match, words), f"“{words}” does not match “{match}”"
