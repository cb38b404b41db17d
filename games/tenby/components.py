"""What is in Tenby's box, as values: cards by their number, edges, icons, features, costs and limits.

Everything about a card is read from `card_list`: no rule asks of which deck a card is to know what it shows.
A plain end has two sides, and each is a face of its own: "ET1L" and "ET1R" of the card "ET1". Every other
card has one face, called as the card is.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

import msgspec

from games.tenby import card_list


class Edge(StrEnum):
    """What a card ends in on one side."""

    TERRACE = "T"
    PIER = "P"
    SEA = "S"


class Icon(StrEnum):
    """The shields on a card."""

    TOWN = "town"
    TERRACE = "terrace"
    HOME = "home"
    BUSINESS = "business"
    PIER = "pier"
    LANDMARK = "landmark"
    START = "start"


class Colour(StrEnum):
    """The colour of a building."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"


WHITE: Final = "white"
"""A building that can be any colour."""


class Feature(StrEnum):
    """What can be counted on a card."""

    BENCH = "bench"
    BIN = "bin"
    BINOCULARS = "binoculars"
    CHIMNEY = "chimney"
    CLOUD = "cloud"
    FLOWERBOX = "flowerbox"
    LAMPPOST = "lamppost"
    LOBSTERBOX = "lobsterbox"
    PORCH = "porch"
    SEAGULL = "seagull"
    SHUTTERS = "shutters"


UNIQUE: Final = "unique"
"""The target of different building colours."""
TARGETS: Final = (*Feature, *Icon, *Colour, UNIQUE)
"""All that a card or a resident can score; no word means two things."""


class Range(StrEnum):
    """Which cards of a street a card scores."""

    WHITE = "white"
    """The next card on both sides."""
    GREY = "grey"
    """The next two cards on both sides."""
    LEFT = "left"
    """The next two cards on the left (double grey arrows to one side)."""
    RIGHT = "right"
    GOLD = "gold"
    """The whole street, the card itself included."""


class Deck(StrEnum):
    """Where a town card comes from."""

    TERRACE = "T"
    PIER = "P"
    LANDMARK = "L"
    START = "S"
    PLAIN_TERRACE = "ET"
    PLAIN_PIER = "EP"


MARKET_DECKS: Final = (Deck.TERRACE, Deck.PIER, Deck.LANDMARK)
PLAIN_ENDS: Final = (Deck.PLAIN_TERRACE, Deck.PLAIN_PIER)


class Action(StrEnum):
    """An icon of a day card."""

    TERRACE = "T"
    PIER = "P"
    LANDMARK = "L"
    RESIDENT = "R"
    RING = "+"


BUILDING_ACTIONS: Final = (Action.TERRACE, Action.PIER, Action.LANDMARK)
"""From the least to the most: each can do what those before it do."""


class Scoring(msgspec.Struct, frozen=True):
    """What a card is worth: fixed points, or points for each of a target in a range."""

    value: int
    target: str = ""
    range: Range | None = None


class TownCard(msgspec.Struct, frozen=True):
    """One face of a town card."""

    face: str
    card: str
    """The card that this is a face of."""
    deck: Deck
    name: str
    left: Edge
    right: Edge
    icons: frozenset[Icon]
    buildings: tuple[str, ...]
    features: tuple[tuple[Feature, int], ...]
    scoring: Scoring

    def count(self, target: str) -> int:
        """How many of a target it shows; white buildings count as every colour."""
        if target in self.icons:
            return 1
        if target in Colour.__members__.values():
            return sum(building in (target, WHITE) for building in self.buildings)
        return dict(self.features).get(Feature(target), 0) if target in Feature.__members__.values() else 0


class Resident(msgspec.Struct, frozen=True):
    """A resident: thresholds with points for an incomplete and a completed street.

    Version A counts for one street and has three tiers, version B for every street and has one.
    """

    card: str
    target: str
    tiers: tuple[int, ...]
    incomplete: tuple[int, ...]
    complete: tuple[int, ...]

    @property
    def per_street(self) -> bool:
        """Does it score every street?"""
        return self.card.endswith("B")


class DayCard(msgspec.Struct, frozen=True):
    """A day card: its number orders the turns, its icons are what can be done in one."""

    number: int
    actions: tuple[Action, ...]


class Compass(msgspec.Struct, frozen=True):
    """Solo: what can be done in a turn, and how early it is: the lower goes before the anchor."""

    card: str
    number: int
    actions: tuple[Action, ...]


class Anchor(msgspec.Struct, frozen=True):
    """Solo: which places of the market are taken away, in printed order, and when."""

    card: str
    number: int
    marks: tuple[tuple[Deck, int], ...]
    """Rows with the place that is marked, counted from 0."""


class Accolade(msgspec.Struct, frozen=True):
    """An honour for the town with the most of something."""

    card: str
    target: str
    """An icon, or "completed" streets, "cards" in town, "longest" street."""
    solo: int
    """How many a single player needs."""


# Reading the lists

_ICONS: Final = dict(zip("WTHBPLS", Icon, strict=True))
_FEATURE: Final = re.compile(r"([a-z]+)([2-9]?)")


def _lines(table: str) -> Iterator[list[str]]:
    return ([part.strip() for part in line.split("|")] for line in table.strip().splitlines())


def _town_cards(deck: Deck, table: str) -> Iterator[TownCard]:
    for head, features, scoring, name in _lines(table):
        face, edges, icons, *buildings = head.split()
        yield TownCard(
            face=face,
            card=face[:-1] if deck in PLAIN_ENDS else face,
            deck=deck,
            name=name,
            left=Edge(edges[0]),
            right=Edge(edges[2]),
            icons=frozenset(_ICONS[letter] for letter in icons),
            buildings=tuple(building for building in buildings if building != "-"),
            features=tuple((Feature(kind), int(number or 1)) for kind, number in _FEATURE.findall(features)),
            scoring=_scoring(scoring.split()),
        )


def _scoring(words: list[str]) -> Scoring:
    if len(words) == 1:
        return Scoring(int(words[0]))
    target, value, reach = words
    return Scoring(int(value), target, Range(reach))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("/"))


def _residents() -> Iterator[Resident]:
    for head, tiers, incomplete, complete in _lines(card_list.RESIDENTS):
        card, target = head.split()
        yield Resident(card, target, _numbers(tiers), _numbers(incomplete), _numbers(complete))


def _day_cards() -> Iterator[DayCard]:
    for line in card_list.DAYS.strip().splitlines():
        number, icons = line.split()
        yield DayCard(int(number), tuple(Action(icon) for icon in icons))


def _compasses() -> Iterator[Compass]:
    for line in card_list.COMPASSES.strip().splitlines():
        card, number, icons = line.split()
        yield Compass(card, int(number), tuple(Action(icon) for icon in icons))


def _anchors() -> Iterator[Anchor]:
    for line in card_list.ANCHORS.strip().splitlines():
        card, number, *marks = line.split()
        yield Anchor(card, int(number), tuple((Deck(mark[0]), int(mark[1]) - 1) for mark in marks))


def _accolades() -> Iterator[Accolade]:
    for line in card_list.ACCOLADES.strip().splitlines():
        card, target, solo = line.split()
        yield Accolade(card, target, int(solo))


_TABLES: Final = {
    Deck.TERRACE: card_list.TERRACES,
    Deck.PIER: card_list.PIERS,
    Deck.LANDMARK: card_list.LANDMARKS,
    Deck.START: card_list.STARTS,
    Deck.PLAIN_TERRACE: card_list.PLAIN_ENDS_TERRACE,
    Deck.PLAIN_PIER: card_list.PLAIN_ENDS_PIER,
}

FACES: Final = {face.face: face for deck, table in _TABLES.items() for face in _town_cards(deck, table)}
"""Every face of every town card."""
SIDES: Final = {
    card: tuple(face.face for face in FACES.values() if face.card == card)
    for card in dict.fromkeys(face.card for face in FACES.values())
}
"""The faces of each town card: two for a plain end, one for any other."""
CARDS_OF: Final = {
    deck: tuple(card for card, faces in SIDES.items() if FACES[faces[0]].deck is deck) for deck in Deck
}
RESIDENTS: Final = {resident.card: resident for resident in _residents()}
DAY_CARDS: Final = {day.number: day for day in _day_cards()}
COMPASSES: Final = {int(compass.card[1:]): compass for compass in _compasses()}
"""By the number of the card, as a day card is; two cards share the number that counts."""
ANCHORS: Final = {anchor.card: anchor for anchor in _anchors()}
ACCOLADES: Final = {accolade.card: accolade for accolade in _accolades()}

LANDMARK_FACES: Final = frozenset(face.face for face in FACES.values() if Icon.LANDMARK in face.icons)
"""Of these a street may hold one (ruling 11: the icon decides)."""


# Numbers of the rulebook

COSTS: Final = {Action.TERRACE: 2, Action.PIER: 3, Action.LANDMARK: 4, Action.RESIDENT: 4}
"""Rings for an extra action."""
REVEAL_COST: Final = 1
MOVE_COST: Final = 2
ACTIVATION_COSTS: Final = (2, 3, 3, 4, 4, 5)
"""High Tide: rings for the first accolade that anybody activates, the second, and so on."""
MOST_COLOURS: Final = len(Colour)
ACCOLADE_POINTS: Final = 10
OPEN_ACCOLADE_POINTS: Final = 15
"""Ebb & Flow: an accolade that was revealed."""
SECRET_ACCOLADE_POINTS: Final = 5
OPEN_SEA_ACCOLADES: Final = 3
"""Also for Crosswind and Driftwood."""
DRIFTWOOD_LANDMARKS: Final = 10
"""Landmarks in the deck that accolades are shuffled into."""
TOKENS_ON_ONE: Final = 5
"""Crosswind: tokens that an accolade holds at most."""
MISSED_WITHOUT_TOKENS: Final = 5
"""Crosswind: points lost beside those of an accolade that was missed and has no token."""
DRAWN_COMPASSES: Final = 2
COMPASS_COST: Final = 1
"""Solo: rings for one more compass, for one less on its number, for a compass thrown away."""
ROW_OF_COMPASSES: Final = 3
"""Alternative Take: compasses face up at the beginning."""
PENALTIES: Final = {Deck.TERRACE: 1, Deck.PIER: 2, Deck.LANDMARK: 4}
"""Solo: points that a card of the penalty pile costs."""
DRAWN_RESIDENTS: Final = 2
VISITING_CARDS: Final = 3
"""Cards drawn for Thanks for Visiting."""
FEATURE_MAXIMA: Final = {
    Feature.BENCH: 2,
    Feature.BIN: 2,
    Feature.BINOCULARS: 1,
    Feature.CHIMNEY: 2,
    Feature.CLOUD: 4,
    Feature.FLOWERBOX: 3,
    Feature.LAMPPOST: 2,
    Feature.LOBSTERBOX: 3,
    Feature.PORCH: 1,
    Feature.SEAGULL: 3,
    Feature.SHUTTERS: 3,
}
"""How many of each feature a single card shows at most."""
