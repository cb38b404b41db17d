"""Drawings are kept for as long as there is room and somebody asks for them."""

from collections import Counter

from PIL import Image

from rendering.canvas import Sprite
from rendering.grounds import kept_ground
from rendering.kept import Kept, KeptPacked
from rendering.palette import PALETTE_BYTES
from rendering.tenby.header import seaside

SIDE = 10
ROOM = 8 * SIDE * SIDE


class Studio:
    """Draws squares with numbers, and counts how often."""

    def __init__(self) -> None:
        self.drawn: Counter[int] = Counter()
        self.kept = Kept(ROOM)
        self.square = self.kept(self._draw)

    def _draw(self, number: int, *, grey: int = 0) -> Sprite:
        self.drawn[number] += 1
        return Sprite(Image.new("P", (SIDE, SIDE), grey), None)


def test_the_same_is_drawn_once() -> None:
    studio = Studio()
    assert studio.square(1) is studio.square(1)
    assert studio.drawn == {1: 1}


def test_what_is_told_by_name_counts_too() -> None:
    studio = Studio()
    assert studio.square(1, grey=5).image.getpixel((0, 0)) == 5
    assert studio.square(1, grey=6).image.getpixel((0, 0)) == 6


def test_what_nobody_asks_for_is_let_go() -> None:
    studio = Studio()
    for number in range(20):
        studio.square(number)
    studio.square(0)
    assert studio.drawn[0] == 2


def test_with_more_room_less_is_drawn_again() -> None:
    studio = Studio()
    studio.kept.most_bytes = 5 * ROOM
    for number in range(20):
        studio.square(number)
    studio.square(0)
    assert studio.drawn[0] == 1


def test_what_is_asked_for_again_and_again_stays() -> None:
    studio = Studio()
    for number in range(1, 100):
        studio.square(0)
        studio.square(number)
    assert studio.drawn[0] == 1


def test_never_more_is_held_than_there_is_room_for() -> None:
    kept = Kept(ROOM)
    draw = kept(lambda number: Sprite(Image.new("P", (SIDE, SIDE)), None))
    most = 0
    for number in range(50):
        draw(number % 13)
        most = max(most, kept.held_bytes)
    assert ROOM // 2 <= most <= ROOM + SIDE * SIDE


def test_a_piece_that_had_to_make_room_comes_back_as_it_was_without_being_drawn_again() -> None:
    drawn: Counter[int] = Counter()
    kept = KeptPacked(8 * ROOM)

    @kept
    def piece(number: int) -> Sprite:
        drawn[number] += 1
        image, mask = Image.new("P", (4 * SIDE, SIDE), number), Image.new("1", (4 * SIDE, SIDE))
        image.putpalette(PALETTE_BYTES)
        mask.paste(1, (0, 0, number, SIDE))
        return Sprite(image, mask, number, -number)

    first = [piece(number) for number in range(12)]
    again = [piece(number) for number in range(12)]
    assert set(drawn.values()) == {1}
    for one, other in zip(first, again, strict=True):
        assert one.image is not other.image
        assert (one.image, one.mask, one.left, one.top) == (other.image, other.mask, other.left, other.top)
    assert kept.held_bytes <= kept.most_bytes == 8 * ROOM


def test_a_ground_that_had_to_make_room_comes_back_as_it_was_without_being_drawn_again() -> None:
    drawn: Counter[int] = Counter()

    @kept_ground
    def ground(number: int) -> Image.Image:
        drawn[number] += 1
        return seaside(900 + number).copy()

    first = ground(0)
    for number in range(1, 60):  # each a megabyte, more than stays unpacked
        ground(number)
    again = ground(0)
    assert drawn[0] == 1
    assert (again.mode, again.size, again.getpalette()) == (first.mode, first.size, first.getpalette())
    assert again.tobytes() == first.tobytes()
