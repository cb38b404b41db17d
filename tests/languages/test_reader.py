"""Who reads decides the words: language, names, "you", lists and numbers."""

import msgspec
import pytest

from games.message import Either, Message, Typed, say, who
from languages.names import isolated, shortened, without_isolates
from languages.reader import Medium, Reader
from languages.shelf import LANGUAGES, fitting, language
from tests.languages.english import english, german, read


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


def test_several_of_whom_the_reader_is_one_have_a_form_of_their_own():
    """The reader comes first, and begins a sentence with a capital."""
    said = say("table-wins", who=who(0, 2), why="")
    everybody = say("table-to-move", who=who(0, 1, 2), since="now")
    names = ("Ann", "Bob", "Ben")
    assert english(said, names, 2).strip() == "You and Ann share the win."
    assert german(said, names, 2).strip() == "Du und Ann teilt euch den Sieg."
    assert german(said, names, 1).strip() == "Ann und Ben teilen sich den Sieg."
    assert english(everybody, names, 1) == "You, Ann and Ben are to move, last change now"
    assert german(everybody, names, 1) == "Du, Ann und Ben seid am Zug, letzte Änderung now"


def test_within_a_sentence_the_reader_has_no_capital_and_stands_out_as_others_do():
    over = say("kensington-board-over", who=who(0, 1), reason="")
    assert english(over, ("Ann", "Ben"), 0).strip() == "The game is over: you and Ben share the win."
    reader = Reader("en", ("Ann", "Ben"), 0, Medium.MARKDOWN)
    assert without_isolates(reader.read(say("table-wins", who=who(0, 1), why=""))).startswith(
        "**You** and **Ben** share"
    )


@pytest.mark.parametrize("key", LANGUAGES)
def test_a_sentence_without_a_form_for_the_reader_and_others_takes_that_of_several(key):
    said = say("picture-wins", who=who(0, 1))
    assert not language(key).has_form("picture-wins", "us")
    assert read(key, said, ("Ann", "Ben"), 0) == read(key, said, ("Ann", "Ben"))


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
