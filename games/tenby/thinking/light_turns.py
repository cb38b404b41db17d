"""Turns in the light model: every icon takes the card that brings most where it fits best."""

from collections.abc import Sequence
from typing import Final

from games.tenby.components import BUILDING_ACTIONS, FACES, MARKET_DECKS, SIDES, Action, Deck
from games.tenby.thinking.light import LightTown, Step
from games.tenby.town import CARD

Rows = Sequence[Sequence[str]]
"""Faces that lie open, of each deck of the market."""
_PLAIN: Final = {Deck.PLAIN_TERRACE: Deck.TERRACE, Deck.PLAIN_PIER: Deck.PIER}
_RANK: Final = {deck: rank for rank, deck in enumerate(MARKET_DECKS)}
_ACTION_RANK: Final = {action: rank for rank, action in enumerate(BUILDING_ACTIONS)}


class LightMarket:
    """What can be taken in a turn."""

    def __init__(self, rows: Rows, plain: Sequence[list[str]]) -> None:
        self.rows = [list(row) for row in rows]
        self.plain = plain
        """Plain ends, terraces and piers; shared by all turns of a game that is played on."""

    def best(self, town: LightTown, rank: int, *, can_begin: bool) -> Step | None:
        """The best card that an action of this rank can gain."""
        faces = [face for row in self.rows[: rank + 1] for face in row]
        for ends in self.plain[: rank + 1]:
            if ends:
                faces += SIDES[ends[0]]
        return town.best_step(faces, can_begin=can_begin)

    def take(self, face: str) -> int:
        """The card is gone; the rank of the least action that gains it."""
        deck = FACES[face].deck
        if deck in _PLAIN:
            rank = _RANK[_PLAIN[deck]]
            self.plain[rank].remove(CARD[face])
        else:
            rank = _RANK[deck]
            self.rows[rank].remove(face)
        return rank


def use_icons(town: LightTown, market: LightMarket, icons: Sequence[Action], *, can_begin: bool) -> int:
    """Gain and place cards with all icons; the number of those for which there was none."""
    ranks = sorted(_ACTION_RANK[icon] for icon in icons if icon in _ACTION_RANK)
    while ranks:
        step = market.best(town, ranks[-1], can_begin=can_begin)
        if step is None:
            return len(ranks)
        least = market.take(step[1])
        ranks.remove(next(rank for rank in ranks if rank >= least))
        town.place(step)
    return 0
