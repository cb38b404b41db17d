"""The comparison itself: it must notice what a player would, and nothing less."""

import pytest
from PIL import Image, ImageDraw

from tests.pictures.picture_comparison import assert_looks_like, looks_like


def board() -> Image.Image:
    return Image.new("RGB", (1200, 1300), (246, 240, 228))


def test_a_lost_token_twelve_pixels_wide_is_noticed() -> None:
    with_token = board()
    ImageDraw.Draw(with_token).ellipse((600, 600, 611, 611), (184, 110, 0))
    assert not looks_like(board(), with_token)


def test_a_faint_change_everywhere_is_not_noticed() -> None:
    assert looks_like(board(), board().point(lambda value: max(0, value - 20)))


def test_a_dozen_stray_pixels_pass_and_one_more_does_not() -> None:
    strayed = board()
    for x in range(12):
        strayed.putpixel((x * 7, 5), (0, 0, 0))
    assert looks_like(board(), strayed)
    strayed.putpixel((500, 500), (0, 0, 0))
    assert not looks_like(board(), strayed)


def test_another_size_is_another_picture() -> None:
    assert not looks_like(board(), Image.new("RGB", (1200, 1299), (246, 240, 228)))


def test_a_picture_that_was_never_accepted_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROWHOUSE_ACCEPT", raising=False)
    with pytest.raises(AssertionError, match="make pictures"):
        assert_looks_like("never accepted", board())
