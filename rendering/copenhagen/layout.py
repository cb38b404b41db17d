"""Where everything lies in the table picture, for two, three and four seats."""

from dataclasses import dataclass
from typing import Final

from rendering.parts import GAP, MARGIN
from rendering.text import Type, Weight

PANELS_TOP: Final = 100
CARD_SIZE: Final = (98, 128)
CARD_PITCH: Final = 110
POSTS_LEFT: Final = 74
POST_PITCH: Final = 87
SIDE: Final = 938
"""Where the column beside the supply starts."""


@dataclass(frozen=True)
class Spot:
    """A place in a panel and the type or size of what lies there."""

    x: int
    y: int
    kind: Type
    room: int = 0


@dataclass(frozen=True)
class HouseSpot:
    """A house's grid: its top left corner, its cells, the height of its gable and its labels' size, 0 for
    none, nor any mark of a completed line."""

    x: int
    y: int
    cell: int
    gable: int
    label: int

    def moved(self, x: int, y: int) -> "HouseSpot":
        """The same house elsewhere."""
        return HouseSpot(self.x + x, self.y + y, self.cell, self.gable, self.label)


@dataclass(frozen=True, kw_only=True)
class Layout:
    """The table picture for one number of seats. Places in a panel count from its corner."""

    seats: int
    panel_width: int
    panel_height: int
    house: HouseSpot
    door: tuple[int, int, int, int]
    name: Spot
    score: Spot
    score_anchor: str
    hand: Spot
    place: tuple[int, int]
    """Where "winner" or "2nd" stands once it is over, in place of the hand."""
    abilities: tuple[tuple[int, int], ...]
    ability: int
    spelled: bool
    """Are abilities and hand explained in the panels? Otherwise a strip below names the abilities once."""
    clock: tuple[int, int]
    """Where a seat's time stands."""
    timed_score: Spot | None = None
    """Where the score makes room for it."""
    water_height: int = 120
    gap: int = 8
    """Between the harbour and the boxes below it."""

    def name_room(self, score: float) -> float:
        """How wide a name may be beside, or above, a score of this width."""
        return self.name.room or self.score.x - score - self.name.x - 10

    def panel_x(self, seat: int) -> int:
        """The left edge of a seat's panel."""
        return MARGIN + seat * (self.panel_width + GAP)

    @property
    def strip(self) -> int:
        """The top of the strip that names the abilities, where there is one."""
        return PANELS_TOP + self.panel_height + 10

    @property
    def water(self) -> int:
        """The top of the harbour's water."""
        above = self.strip - 10 if self.spelled else self.strip + STRIP_HEIGHT
        return above + 22

    @property
    def harbour(self) -> int:
        """The top of the harbour section; its cards start 42 below."""
        return self.water + self.water_height + 10

    @property
    def stock(self) -> int:
        """The top of the boxes with the tiles that are left; a heading above them where there is room."""
        return self.harbour + 208 + (52 if self.spelled else self.gap)

    @property
    def legend(self) -> int:
        """The middle of the last line."""
        return self.stock + STOCK_HEIGHT + 36

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.legend + 40

    @property
    def points(self) -> int:
        """The top of the panel that tells how the points came, once it is over."""
        return self.water + self.water_height + 14

    @property
    def over_height(self) -> int:
        """The picture's height once it is over."""
        return self.points + POINTS_HEIGHT + 22


STOCK_HEIGHT: Final = 118
STRIP_HEIGHT: Final = 64
POINTS_HEIGHT: Final = 318

LAYOUTS: Final = {
    2: Layout(
        seats=2,
        panel_width=570,
        panel_height=640,
        house=HouseSpot(46, 112, 52, 92, 29),
        door=(366, 18, 42, 52),
        name=Spot(420, 56, Type(34, Weight.BOLD), 136),
        score=Spot(366, 150, Type(84, Weight.BLACK)),
        score_anchor="ls",
        hand=Spot(368, 176, Type(32, Weight.BOLD), 40),
        place=(366, 178),
        abilities=tuple((366, 246 + 76 * number) for number in range(5)),
        ability=60,
        spelled=True,
        clock=(366, 134),
        timed_score=Spot(366, 126, Type(72, Weight.BLACK)),
        water_height=116,
    ),
    3: Layout(
        seats=3,
        panel_width=376,
        panel_height=678,
        house=HouseSpot(67, 136, 48, 48, 28),
        door=(12, 10, 34, 42),
        name=Spot(56, 42, Type(32, Weight.BOLD)),
        score=Spot(360, 66, Type(72, Weight.BLACK)),
        score_anchor="rs",
        hand=Spot(14, 62, Type(28, Weight.BOLD), 34),
        place=(56, 51),
        abilities=tuple((24 + 68 * number, 611) for number in range(5)),
        ability=56,
        spelled=False,
        clock=(96, 53),
        water_height=108,
        gap=6,
    ),
    4: Layout(
        seats=4,
        panel_width=279,
        panel_height=642,
        house=HouseSpot(40, 166, 41, 62, 26),
        door=(12, 10, 34, 42),
        name=Spot(56, 42, Type(32, Weight.BOLD)),
        score=Spot(265, 66, Type(72, Weight.BLACK)),
        score_anchor="rs",
        hand=Spot(14, 62, Type(28, Weight.BOLD), 34),
        place=(56, 65),
        abilities=tuple((14 + 51 * number, 584) for number in range(5)),
        ability=46,
        spelled=False,
        clock=(92, 66),
    ),
}
