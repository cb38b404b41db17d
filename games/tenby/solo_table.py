"""The nouns of a solo game: compasses, anchors, the penalty pile, and the moves that only one player has.

A compass is used as a day card is. So in a solo game `Position.days` holds the compass that was played, with
the only piece on it, and `Position.day_deck` the compass cards; both by the number of the card, 7 for C07.
"""

import msgspec

from games.tenby.components import Deck

ANYWHERE = -1
"""A row without places: a card that is revealed comes behind the others."""


class Penalty(msgspec.Struct, frozen=True):
    """A card of the penalty pile; what it costs goes by the deck that it came from."""

    deck: Deck
    card: str
    is_open: bool = False
    """Did everybody see it? Cards drawn for an anchor are not looked at until the end."""


class SoloTable(msgspec.Struct, frozen=True):
    """What lies on the table for a single player only."""

    hand: tuple[int, ...] = ()
    """Plan phase: compasses to choose from, as they were drawn; others than the player see 0."""
    row: tuple[int, ...] = ()
    """Alternative Take: compasses face up; the first lies next to the deck, the last is the one to take."""
    lowered: int = 0
    """By how much the compass was lowered in this round."""
    anchors: tuple[str, ...] = ()
    """The anchor deck, the top card first."""
    anchor: str = ""
    """The anchor of this round, once it is revealed."""
    is_anchor_done: bool = False
    """Has it taken what it marks?"""
    past_anchors: tuple[str, ...] = ()
    """Those of the rounds before."""
    penalties: tuple[Penalty, ...] = ()
    tokens: tuple[int, ...] = ()
    """Crosswind: the tokens on each of `Position.accolades`; one is placed at the start of every round."""
    is_lost: bool = False
    """Alternative Take: there was no compass, and no ring for one."""


# Moves


class PlayCompass(msgspec.Struct, frozen=True):
    """Choose a compass for this round: one in hand, in Alternative Take the last of the row."""

    number: int


class DrawCompass(msgspec.Struct, frozen=True):
    """Pay a ring for one more compass in hand, in Alternative Take in the row."""


class DiscardCompass(msgspec.Struct, frozen=True):
    """Alternative Take: pay a ring to throw the last compass of the row away."""


class LowerCompass(msgspec.Struct, frozen=True):
    """Pay a ring: the compass counts one less."""


class SetOut(msgspec.Struct, frozen=True):
    """Leave the compass as it is: the round is played."""


class PlaceToken(msgspec.Struct, frozen=True):
    """Crosswind: put a token on an accolade."""

    accolade: str


SoloMove = PlayCompass | DrawCompass | DiscardCompass | LowerCompass | SetOut | PlaceToken
