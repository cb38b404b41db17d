"""Presses as values: every kind survives being written into a custom_id, and nothing else is read."""

from enum import StrEnum
from types import UnionType
from typing import get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields

from cogs.custom_ids import LARGEST, LONGEST, kinds_of_press, read_choice, read_press, tag_of, write_press
from cogs.lobby.press import Arrange, OpenGame, SetOption, What
from cogs.press import Confirm, Look, Nothing, OpenTurn, ReadHistory, UnreadablePress
from tests.quick import thorough

KINDS = sorted(kinds_of_press(), key=tag_of)
FEW = pytest.param(1, id="few")
MANY = pytest.param(10, id="many", marks=thorough)
PIECES = [tag_of(kind) for kind in KINDS] + [
    ":",
    "1",
    "0",
    "42",
    "yes",
    "look",
    "seats",
    "t34",
    ",",
    "",
    "²",
    "x",
]


def values(kind, *, is_last):
    """Every value that a field of this type may have."""
    if isinstance(kind, UnionType):
        kind = next(each for each in get_args(kind) if each is not type(None))
        return st.none() | values(kind, is_last=is_last)
    if kind is int:
        return st.integers(0, LARGEST)
    if get_origin(kind) is tuple:
        return st.lists(st.integers(0, LARGEST), max_size=3).map(tuple)
    if kind is str:
        return st.text(max_size=12) if is_last else st.text(max_size=12).filter(lambda text: ":" not in text)
    assert issubclass(kind, StrEnum)
    return st.sampled_from(kind)


def presses(kind):
    """Every press of a kind."""
    *before, last = fields(kind)
    args = [values(field.type, is_last=False) for field in before] + [values(last.type, is_last=True)]
    return st.builds(kind, *args)


@pytest.mark.parametrize("times", [FEW, MANY])
@pytest.mark.parametrize("kind", KINDS, ids=tag_of)
def test_a_press_survives_being_written(kind, times):
    @settings(max_examples=20 * times)
    @given(presses(kind))
    def survives(press):
        text = write_press(press)
        assert len(text) <= LONGEST
        assert read_press(text) == press

    survives()


def is_calm(text):
    """Either it is refused, or it means a press that is written just so."""
    try:
        press = read_press(text)
    except UnreadablePress:
        return True
    return write_press(press) == text


@pytest.mark.parametrize("times", [FEW, MANY])
@pytest.mark.parametrize(
    "texts",
    [st.text(max_size=100), st.lists(st.sampled_from(PIECES), max_size=12).map("".join)],
    ids=["any text", "anything like a press"],
)
def test_any_text_is_a_press_or_calmly_refused(texts, times):
    @settings(max_examples=300 * times)
    @given(texts)
    def is_calm_always(text):
        assert is_calm(text)

    is_calm_always()


def test_presses_are_written_as_they_stand_on_discord_since_the_first_release():
    assert write_press(Confirm(17, 42, 1, "t34")) == "confirm:17:42:1:t34"
    assert write_press(OpenTurn(17)) == "turn:17"
    assert write_press(Look(17, 42, 0, "")) == "look:17:42:0:"
    assert write_press(ReadHistory(17)) == "history:17"
    assert write_press(ReadHistory(17, 0)) == "history:17:0"
    assert write_press(Arrange(17, What.SEATS)) == "arrange:17:seats"
    assert write_press(OpenGame(2, (5, 6))) == "game:2:5,6"
    assert read_press("none:1:3:0:Choose two or three") == Nothing("1:3:0:Choose two or three")


@pytest.mark.parametrize(
    "text",
    [
        *("", "turn", "turn:", "turn:x", "turn:-1", "turn:01", "turn:²", "turn:1:2", "turn:1\n", "Turn:1"),
        *("turn:" + "9" * 19, "turn:" + "9" * 90, "agree:1:maybe:3", "agree:1:yes", "game:2:,"),
        *("tur:1", "pick:1:3:0:eat:x"),
    ],
)
def test_what_no_press_is_written_as_is_refused(text):
    with pytest.raises(UnreadablePress):
        read_press(text)


def test_what_does_not_fit_or_could_not_be_read_is_our_bug():
    with pytest.raises(ValueError, match="too long"):
        write_press(Nothing("x" * 100))
    with pytest.raises(ValueError, match="colon"):
        write_press(SetOption(1, "a:b", "true"))
    with pytest.raises(ValueError, match="cannot stand"):
        write_press(OpenTurn(-1))


@pytest.mark.parametrize(("chosen", "kind"), [([], int), (["x"], int), (["1", "2"], int), (["moon"], What)])
def test_what_no_menu_offers_is_refused(chosen, kind):
    with pytest.raises(UnreadablePress):
        read_choice(chosen, kind)
