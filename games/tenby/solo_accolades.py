"""Accolades of a single player: a number to reach instead of others to beat (p. 28)."""

from collections.abc import Iterator

from games.chance import shuffled
from games.tenby.components import (
    ACCOLADE_POINTS,
    ACCOLADES,
    CARDS_OF,
    DRIFTWOOD_LANDMARKS,
    MISSED_WITHOUT_TOKENS,
    OPEN_SEA_ACCOLADES,
    Deck,
)
from games.tenby.position import Accolades, Options, Position
from games.tenby.scoring import accolade_count


def landmark_deck(options: Options, seed: str) -> tuple[str, ...]:
    """All landmarks; in Driftwood ten of them and three accolades, which ones nobody knows."""
    landmarks = CARDS_OF[Deck.LANDMARK]
    if options.accolades is not Accolades.DRIFTWOOD:
        return landmarks
    chosen = shuffled(landmarks, seed, "driftwood")[:DRIFTWOOD_LANDMARKS]
    return (*chosen, *shuffled(tuple(ACCOLADES), seed, "accolades")[:OPEN_SEA_ACCOLADES])


def count(position: Position, card: str) -> int:
    """What the town has of what an accolade honours."""
    return accolade_count(position.players[0].town, card)


def is_reached(position: Position, card: str) -> bool:
    """At least the number on the card (ruling 57)."""
    return count(position, card) >= ACCOLADES[card].solo


def points(position: Position) -> Iterator[tuple[str, int]]:
    """What every accolade brings or costs as the town stands; those that do neither are left out."""
    for card, worth in _worth(position):
        if worth:
            yield card, worth


def _worth(position: Position) -> Iterator[tuple[str, int]]:
    if position.options.accolades is Accolades.CROSSWIND:
        tokens = position.solo.tokens if position.solo is not None else ()
        for card, lying in zip(position.accolades, tokens, strict=True):
            yield card, crosswind_points(is_reached(position, card), lying)
        return
    for card in (*position.accolades, *position.players[0].honours):
        yield card, ACCOLADE_POINTS if is_reached(position, card) else 0


def crosswind_points(reached: bool, tokens: int) -> int:
    """Tokens raise what is won and what is lost; a card without any costs five more if it is missed."""
    if reached:
        return ACCOLADE_POINTS + tokens
    return -ACCOLADE_POINTS - (tokens or MISSED_WITHOUT_TOKENS)
