"""Names in any script: shown in letters that the font has, within their room."""

import struct
from functools import cache
from pathlib import Path

import font_source_sans_pro
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.names import NOBODY, fitted_name, name_lines, shown_name
from rendering.text import ELLIPSIS, LABEL, NAME, SCORE, Type, Weight, fitted, width, wrapped


@cache
def characters_of(weight: Weight) -> frozenset[int]:
    """Every code point in a font, read from its own character map (format 4 and 12 tables)."""
    data = Path(getattr(font_source_sans_pro, weight.value)).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    records = [struct.unpack_from(">4sLLL", data, 12 + 16 * number) for number in range(tables)]
    start = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    found: set[int] = set()
    for number in range(struct.unpack_from(">H", data, start + 2)[0]):
        offset = start + struct.unpack_from(">L", data, start + 8 + 8 * number)[0]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 12:
            for group in range(struct.unpack_from(">L", data, offset + 12)[0]):
                first, last, _ = struct.unpack_from(">LLL", data, offset + 16 + 12 * group)
                found.update(range(first, last + 1))
        elif kind == 4:
            double = struct.unpack_from(">H", data, offset + 6)[0]
            ends = struct.unpack_from(f">{double // 2}H", data, offset + 14)
            starts = struct.unpack_from(f">{double // 2}H", data, offset + 16 + double)
            for first, last in zip(starts, ends, strict=True):
                found.update(range(first, last + 1))
    return frozenset(found - {0xFFFF})


NAMES_OF_THE_WORLD = {
    "Freja": "Freja",
    "Žofie Nováková": "Žofie Nováková",
    "Νίκος": "Νίκος",
    "Иван": "Иван",
    "日本太郎": "RiBenTaiLang",
    "김민준": "GimMinJun",
    "שלום": "slvm",
    "🏠🔥": NOBODY,
    "": NOBODY,
    "   ": NOBODY,
    "👑 Anna 👑": "Anna",
    "Zoe\u0308": "Zoë",
    "Z\u0351\u0327\u0489algo": "Zalgo",
    "a\u202eb\u200bc": "abc",
    "two\nlines": "two lines",
}


@pytest.mark.parametrize(("name", "shown"), NAMES_OF_THE_WORLD.items())
def test_a_name_is_shown_in_letters(name: str, shown: str) -> None:
    assert shown_name(name) == shown


@pytest.mark.parametrize("name", ["ٱلسَّلَامُ", "สวัสดี", "नमस्ते", "გიორგი", "አማርኛ", "ꓡꓲꓢꓴ", "𝕱𝖗𝖊𝖏𝖆", "ℱ𝓇ℯ𝒿𝒶"])
def test_a_script_the_font_lacks_is_spelled_out(name: str) -> None:
    assert shown_name(name) != NOBODY


@given(st.text(max_size=40))
def test_no_name_has_a_character_without_a_glyph(name: str) -> None:
    shown = fitted_name(name, NAME, 134)
    for weight in Weight:
        assert {ord(letter) for letter in shown} <= characters_of(weight)


@given(st.text(max_size=60), st.sampled_from([40, 134, 206]), st.sampled_from([LABEL, NAME, SCORE]))
def test_every_name_fits_its_room(name: str, room: int, kind: Type) -> None:
    shown = fitted_name(name, kind, room)
    assert shown
    assert width(shown, kind) <= room or shown == ELLIPSIS


def test_a_long_name_is_cut_and_says_so() -> None:
    assert fitted("Gwen of the Long Pier", NAME, 150) == "Gwen of…"


def test_wrapping_loses_no_word_while_there_is_room() -> None:
    text = "A tile must stand on the bottom row or on another tile."
    assert " ".join(wrapped(text, NAME, 300, 5)) == text


def test_a_line_does_not_break_at_a_no_break_space() -> None:
    wide = "(3\N{NO-BREAK SPACE}breit)"
    assert wrapped(f"Dach {wide}", NAME, width("Dach (3", NAME), 2) == [
        "Dach",
        fitted(wide, NAME, width("Dach (3", NAME)),
    ]


def test_wrapping_keeps_to_its_lines() -> None:
    lines = wrapped("word " * 60, NAME, 300, 3)
    assert len(lines) == 3
    assert all(width(line, NAME) <= 300 for line in lines)


NAME_KINDS = (NAME, Type(28, Weight.BOLD), Type(26, Weight.BOLD))


def test_a_short_name_takes_one_line_of_the_large_type() -> None:
    assert name_lines("Freja", NAME_KINDS, 134) == (NAME, ["Freja"])


def test_a_long_name_is_broken_at_a_space_rather_than_cut() -> None:
    assert name_lines("Gwen of the Long Pier", NAME_KINDS, 150) == (
        NAME_KINDS[1],
        ["Gwen of the", "Long Pier"],
    )


def test_a_word_that_fits_nowhere_is_cut() -> None:
    kind, lines = name_lines("Bartholomewissimus", NAME_KINDS, 134)
    assert lines[0].endswith(ELLIPSIS)
    assert width(lines[0], kind) <= 134
