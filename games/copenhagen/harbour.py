"""The harbour and the supply: which cards may be taken together, refilling, the End card."""

from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Final

from msgspec.structs import replace

from games.chance import shuffled
from games.copenhagen.components import END_CARD_AMONG, FOOTBRIDGES, Ability
from games.copenhagen.position import END_CARD, TAKEN, EndCard, Position, Take

_ALL_BRIDGES: Final = tuple(range(FOOTBRIDGES))


@cache
def abilities_spent(bridges: tuple[int, ...]) -> tuple[Ability, ...]:
    """What a take costs: Any cards only if no two of its cards lie side by side, Extra card for a third.

    The exterior footbridges 1 and 7 are not side by side (p. 3). With three cards any two of them may
    be the base pair, since the extra card may come from any footbridge.
    """
    apart = all(second - first != 1 for first, second in pairwise(bridges))
    spent = (Ability.ANY_CARDS,) if apart else ()
    return (*spent, Ability.ADDITIONAL_CARD) if len(bridges) == 3 else spent


def takes(harbour: str, active: tuple[Ability, ...]) -> tuple[Take, ...]:
    """Every take these abilities allow."""
    if TAKEN not in harbour:
        return _takes(_ALL_BRIDGES, active)
    return _takes(tuple(n for n, card in enumerate(harbour) if card != TAKEN), active)


@lru_cache(maxsize=256)
def _takes(bridges: tuple[int, ...], active: tuple[Ability, ...]) -> tuple[Take, ...]:
    chosen = (*combinations(bridges, 2), *combinations(bridges, 3))
    return tuple(Take(some) for some in chosen if set(abilities_spent(some)) <= set(active))


def refilled(position: Position) -> Position:
    """Fill the empty footbridges from 1 to 7; stop at once where the End card turns up (p. 3)."""
    displayed, supply = position.harbour, position.supply
    while TAKEN in displayed:
        card, supply = supply[0], supply[1:]
        if card == END_CARD:
            return replace(position, harbour=displayed, supply=supply, end_card=EndCard.SHOWN)
        displayed = displayed.replace(TAKEN, card, 1)
        if not supply and position.end_card is EndCard.ASIDE:
            position = _reshuffled(position)
            supply = position.supply
    return replace(position, harbour=displayed, supply=supply)


def _reshuffled(position: Position) -> Position:
    """The supply's last card was drawn for the first time: the discards become the supply (p. 3)."""
    cards = "".join(shuffled(position.discards, position.seed, "reshuffle"))
    supply = with_end_card(cards, position.seed)
    return replace(position, supply=supply, discards="", end_card=EndCard.SUPPLY)


def with_end_card(supply: str, seed: str) -> str:
    """The End card mixed with the top nine cards, and those ten put at the bottom."""
    top, rest = supply[: END_CARD_AMONG - 1], supply[END_CARD_AMONG - 1 :]
    return rest + "".join(shuffled(top + END_CARD, seed, "end card"))
