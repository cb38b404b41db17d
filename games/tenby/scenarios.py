"""What the solo games change: one table of differences, asked wherever a rule has one.

A table of several players asks the same questions and is told what the rulebook says for them.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from games.tenby.components import FACES, MARKET_DECKS, MOVE_COST, Deck, Icon
from games.tenby.position import Accolades, Options, Position, Solo, Street, Town

Sizes = Mapping[Deck, int]
"""How many cards a row of the market holds."""

_NO_ACCOLADES: Final = (Accolades.NONE,)
SOLO_ACCOLADES: Final = (Accolades.OPEN_SEA, Accolades.CROSSWIND, Accolades.DRIFTWOOD)
_EITHER: Final = (False, True)


class Differences(msgspec.Struct, frozen=True, kw_only=True):
    """Where a solo game is not the core game; as they stand these are the core rules."""

    goal: int | None = None
    """Points that win; without a goal the result table tells how well it went."""
    thanks_for_visiting: tuple[bool, ...] = _EITHER
    accolades: tuple[Accolades, ...] = (Accolades.NONE, *SOLO_ACCOLADES)
    has_anchors: bool = True
    """With places in the market for them to mark, and a hand of compasses; else a row of compasses."""
    rows: tuple[int, int, int] = (3, 2, 1)
    landmarks_drawn: int = 1
    """Landmarks that a landmark action draws, of which one is chosen."""
    move_cost: int = MOVE_COST
    ring_supply: int | None = None
    """All rings of the game; where they are few, an icon's ring is an action of its own (ruling 41)."""
    has_residents: bool = True
    rings_for_resident: int = 0
    """What a resident icon gives at once where nobody is at home."""
    most_streets: int | None = None
    """Where there is a limit, a card that fits nowhere goes to the penalty pile (ruling 63)."""
    street_format: str = ""
    """Every street is a part of this row of terraces and piers."""
    counted: tuple[int, int] | None = None
    """Streets count with this many points only (ruling 64)."""


_CORE: Final = Differences()
_DIFFERENCES: Final = {
    Solo.CORE: _CORE,
    Solo.CLIFF_CLIMB: Differences(
        goal=160, thanks_for_visiting=(False,), accolades=_NO_ACCOLADES, ring_supply=5
    ),
    Solo.MAIN_STREET: Differences(
        goal=120, thanks_for_visiting=(False,), accolades=_NO_ACCOLADES, most_streets=1, move_cost=1
    ),
    Solo.FESTIVAL: Differences(goal=200, thanks_for_visiting=(True,), accolades=SOLO_ACCOLADES),
    Solo.EVEN_STREETS: Differences(goal=140, counted=(30, 60)),
    Solo.NOBODY_HOME: Differences(
        goal=140,
        thanks_for_visiting=(False,),
        accolades=_NO_ACCOLADES,
        has_residents=False,
        rings_for_resident=2,
    ),
    Solo.NOT_PERFECT: Differences(
        goal=120,
        thanks_for_visiting=(False,),
        accolades=_NO_ACCOLADES,
        street_format="PTTTTTP",
        move_cost=1,
    ),
    Solo.ALTERNATIVE_TAKE: Differences(has_anchors=False, rows=(4, 3, 0), landmarks_drawn=2),
}
_SEVERAL: Final = Differences(has_anchors=False)
"""For more players: none of it."""
_SHOWN: Final = {face: "T" if Icon.TERRACE in card.icons else "P" for face, card in FACES.items()}
"""By its icon every card is a terrace or a pier, landmarks and the start card too."""


def differences_of(solo: Solo) -> Differences:
    """What a solo game changes."""
    return _DIFFERENCES[solo]


def differences(position: Position) -> Differences:
    """What is different at this table."""
    return _SEVERAL if position.solo is None else _DIFFERENCES[position.options.solo]


def row_sizes(seats: int, options: Options) -> Sizes:
    """Rows for a single player, or one more terrace and one landmark fewer than players."""
    rows = (seats + 1, seats, seats - 1) if seats > 1 else _DIFFERENCES[options.solo].rows
    return dict(zip(MARKET_DECKS, rows, strict=True))


# Towns


def is_town_allowed(position: Position, town: Town) -> bool:
    """May a town of sound streets look like this here?"""
    law = differences(position)
    if law.most_streets is not None and len(town) > law.most_streets:
        return False
    return not law.street_format or all(is_in_format(street, law.street_format) for street in town)


def is_in_format(street: Street, form: str) -> bool:
    """Is a street a part of the format without a gap?"""
    return "".join(_SHOWN[face] for face in street) in form


def counts(position: Position, points: int) -> bool:
    """Does a street with so many points count?"""
    counted = differences(position).counted
    return counted is None or counted[0] <= points <= counted[1]
