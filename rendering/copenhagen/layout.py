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
    """A house's grid: its top left corner, its cells, the height of its gable and its labels' size."""

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
    abilities: tuple[tuple[int, int], ...]
    ability: int
    spelled: bool
    """Are abilities and hand explained in words?"""
    water_height: int = 120

    def panel_x(self, seat: int) -> int:
        """The left edge of a seat's panel."""
        return MARGIN + seat * (self.panel_width + GAP)

    @property
    def water(self) -> int:
        """The top of the harbour's water."""
        return PANELS_TOP + self.panel_height + 22

    @property
    def harbour(self) -> int:
        """The top of the harbour section; its cards start 42 below."""
        return self.water + self.water_height + 10

    @property
    def stock(self) -> int:
        """The top of the boxes with the tiles that are left."""
        return self.harbour + 260

    @property
    def legend(self) -> int:
        """The middle of the last line."""
        return self.stock + STOCK_HEIGHT + 36

    @property
    def height(self) -> int:
        """The picture's height."""
        return self.legend + 40


STOCK_HEIGHT: Final = 118

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
        abilities=tuple((366, 246 + 76 * number) for number in range(5)),
        ability=60,
        spelled=True,
        water_height=116,
    ),
    3: Layout(
        seats=3,
        panel_width=376,
        panel_height=706,
        house=HouseSpot(62, 142, 50, 64, 28),
        door=(12, 10, 34, 42),
        name=Spot(56, 42, Type(32, Weight.BOLD), 206),
        score=Spot(360, 66, Type(72, Weight.BLACK)),
        score_anchor="rs",
        hand=Spot(14, 62, Type(28, Weight.BOLD), 34),
        abilities=tuple((22 + 68 * number, 637) for number in range(5)),
        ability=60,
        spelled=False,
        water_height=108,
    ),
    4: Layout(
        seats=4,
        panel_width=279,
        panel_height=642,
        house=HouseSpot(40, 166, 41, 62, 26),
        door=(12, 10, 34, 42),
        name=Spot(56, 42, Type(32, Weight.BOLD), 134),
        score=Spot(265, 66, Type(72, Weight.BLACK)),
        score_anchor="rs",
        hand=Spot(14, 62, Type(28, Weight.BOLD), 34),
        abilities=tuple((14 + 51 * number, 584) for number in range(5)),
        ability=46,
        spelled=False,
    ),
}
