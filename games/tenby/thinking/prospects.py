"""What cards that are still to come will bring: averages over the box, as known to who plays it often.

All of it is read from the card list once, when the game is loaded.
"""

from collections.abc import Iterable
from functools import lru_cache
from statistics import mean
from typing import Final

from games.tenby.components import (
    BUILDING_ACTIONS,
    CARDS_OF,
    FACES,
    SIDES,
    TARGETS,
    UNIQUE,
    Action,
    Deck,
    Edge,
    Range,
)
from games.tenby.position import Street
from games.tenby.scoring import COUNTS
from games.tenby.town import LEFT, RIGHT

CHOSEN: Final = 1.35
"""Of several cards one takes the one that fits: how much better that is than any card."""
ICONS: Final = {
    Action.TERRACE: 3.8,
    Action.PIER: 4.2,
    Action.LANDMARK: 6.5,
    Action.RESIDENT: 5.0,
    Action.RING: 1.3,
}
"""What an icon brings on average."""
EARLY: Final = 0.25
"""What it is worth to act one number earlier: more to choose from, today and in the next night."""
_NEW_COLOURS: Final = 0.5
"""How often a card brings a colour that its street does not have."""
_REACHES: Final = {
    True: {Range.WHITE: 1, Range.GREY: 2, Range.RIGHT: 2},
    False: {Range.WHITE: 1, Range.GREY: 2, Range.LEFT: 2},
}
"""To the right? -> range -> how many cards on that side are scored."""


def rough(actions: tuple[Action, ...]) -> float:
    """What icons bring on average."""
    return sum(ICONS[icon] for icon in actions)


def building(actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The icons that gain town cards."""
    return tuple(icon for icon in actions if icon in BUILDING_ACTIONS)


def _rates(cards: Iterable[str]) -> dict[str, float]:
    faces = [SIDES[card][0] for card in cards]
    found = {target: mean(COUNTS[face].get(target, 0) for face in faces) for target in TARGETS}
    return found | {UNIQUE: _NEW_COLOURS}


RATES: Final = {
    Edge.TERRACE: _rates(CARDS_OF[Deck.TERRACE]),
    Edge.PIER: _rates(CARDS_OF[Deck.PIER]),
    Edge.SEA: dict.fromkeys(TARGETS, 0.0),
}
"""Edge -> target -> how many of it the next card at that edge shows on average."""


def _shown() -> dict[str, float]:
    """Face -> what the terraces of the box would score for it, in all."""
    terraces = [FACES[card].scoring for card in CARDS_OF[Deck.TERRACE]]
    asked = dict.fromkeys(TARGETS, 0.0)
    for scoring in terraces:
        if scoring.target:
            asked[scoring.target] += scoring.value / len(terraces)
    return {
        face: sum(asked[target] * number for target, number in counts.items())
        for face, counts in COUNTS.items()
    }


_SHOWN: Final = _shown()
_USUAL: Final = mean(_SHOWN[card] for card in CARDS_OF[Deck.TERRACE])
LURE: Final = {face: shown - _USUAL for face, shown in _SHOWN.items()}
"""What a card shows for later neighbours to score, against the usual terrace."""


@lru_cache(maxsize=20_000)
def promise(street: Street) -> float:
    """The points that the open ends of a street promise if more cards come to them."""
    right = _at_end(street[:-3:-1], RIGHT[street[-1]], at_right=True)
    return right + _at_end(street[:2], LEFT[street[0]], at_right=False)


def _at_end(nearest: Street, edge: Edge, *, at_right: bool) -> float:
    """One end, its last card first."""
    if edge is Edge.SEA:
        return 0.0
    found = 0.5 * LURE[nearest[0]]
    for behind, face in enumerate(nearest):
        scoring = FACES[face].scoring
        reach = _REACHES[at_right].get(scoring.range, 0) if scoring.range is not None else 0
        found += max(0, reach - behind) * scoring.value * RATES[edge].get(scoring.target, 0.0) * CHOSEN
    return found
