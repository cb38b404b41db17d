"""Crosswind: a token goes on one of three accolades at the start of every round (p. 28, ruling 61)."""

from msgspec.structs import replace

from games.tenby.anchors import solo_of
from games.tenby.components import TOKENS_ON_ONE
from games.tenby.position import Accolades, Position


def is_token_due(position: Position) -> bool:
    """Has this round's token not been placed yet?"""
    placed = sum(solo_of(position).tokens)
    return position.options.accolades is Accolades.CROSSWIND and placed < position.round


def with_room(position: Position) -> tuple[str, ...]:
    """Accolades that can take another token."""
    tokens = solo_of(position).tokens
    return tuple(
        card for card, lying in zip(position.accolades, tokens, strict=True) if lying < TOKENS_ON_ONE
    )


def with_token(position: Position, accolade: str) -> Position:
    """One more token on an accolade; it comes from the supply."""
    solo = solo_of(position)
    lying = zip(position.accolades, solo.tokens, strict=True)
    tokens = tuple(number + (card == accolade) for card, number in lying)
    return replace(position, solo=replace(solo, tokens=tokens))
