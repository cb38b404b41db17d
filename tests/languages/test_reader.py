"""Who reads decides the words: language, names, "you", lists and numbers."""

import msgspec
import pytest

from games.message import Either, Message, Typed, say, who
from languages.names import isolated, shortened, without_isolates
from languages.reader import Medium, Reader
from languages.shelf import LANGUAGES, fitting, language


def test_a_message_survives_being_kept():
    message = say(
        "who-seat", number=3, who=who(1), list=(say("locale"), "B3"), either=Either((1, Typed("x")))
    )
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message
    assert hash(message) == hash(msgspec.convert(msgspec.to_builtins(message), Message))


def test_the_same_message_reads_differently_in_every_language():
    assert Reader("en").read(say("who-seat", number=3)) == "player 3"
    assert Reader("de").read(say("who-seat", number=3)) == "Spieler 3"


def test_the_reader_is_you_and_others_have_names():
    reader = Reader("en", ("Ann", "Bob"), 0)
    assert without_isolates(reader.name(1)) == "Bob"
    assert without_isolates(reader.list([reader.name(0), "B3"])) == "Ann and B3"


def test_a_name_scrambles_nothing_around_it():
    assert Reader("en", ("مريم",)).name(0) == "\u2068مريم\u2069"


@pytest.mark.parametrize("name", ["@everyone", "<@1>", "**x**", "https://a.b"])
def test_a_name_means_nothing_to_discord(name):
    shown = Reader("en", (name,), medium=Medium.MARKDOWN).name(0)
    assert name not in shown.strip("*")


def test_a_picture_gets_no_marks_that_its_font_lacks():
    assert Reader("en", ("Ann",), medium=Medium.PICTURE).name(0) == "Ann"


@pytest.mark.parametrize(
    ("locale", "key"), [("de", "de"), ("en-US", "en"), ("en_GB", "en"), ("ja", "en"), ("", "en")]
)
def test_a_locale_finds_its_language(locale, key):
    assert fitting(locale) == key


@pytest.mark.parametrize("key", LANGUAGES)
def test_lists_are_joined_as_the_language_does(key):
    joined = {"en": "a, b and c", "de": "a, b und c"}
    assert Reader(key).list("abc") == joined.get(key, Reader(key).list("abc"))


def test_a_sentence_that_is_not_there_is_our_bug():
    with pytest.raises(LookupError):
        language("en").sentence("no-such-key", {})


def test_a_name_that_is_cut_in_two_stays_isolated():
    text = f"takes {isolated('Sea Thrift')} and more"
    assert shortened(text, 100) == text
    for longest in range(8, len(text)):
        cut = shortened(text, longest)
        assert len(cut) <= longest
        assert without_isolates(cut).endswith("…")
        assert cut.count("\N{FIRST STRONG ISOLATE}") <= cut.count("\N{POP DIRECTIONAL ISOLATE}") <= 1
        assert without_isolates(text).startswith(without_isolates(cut)[:-1])
