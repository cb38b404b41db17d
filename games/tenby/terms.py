"""The words of Tenby's box: cards, edges, residents, accolades, actions and what scores, as messages."""

from functools import cache
from typing import Final

from games.message import Message, Typed, say
from games.tenby.components import (
    ACCOLADES,
    ANCHORS,
    COMPASSES,
    FACES,
    RESIDENTS,
    SIDES,
    Action,
    Deck,
    Edge,
    Icon,
    Range,
    TownCard,
)
from games.tenby.position import Solo

_EDGES: Final = {
    Edge.TERRACE: say("tenby-edge-terrace"),
    Edge.PIER: say("tenby-edge-pier"),
    Edge.SEA: say("tenby-edge-sea"),
}
_ACTIONS: Final = {
    Action.TERRACE: say("tenby-action-terrace"),
    Action.PIER: say("tenby-action-pier"),
    Action.LANDMARK: say("tenby-action-landmark"),
    Action.RESIDENT: say("tenby-action-resident"),
    Action.RING: say("tenby-action-ring"),
}
_TOLD_ICONS: Final = (Icon.HOME, Icon.BUSINESS, Icon.LANDMARK)
"""Icons that edges and deck do not tell already; terrace and pier are told by their own line."""


def edge_name(edge: Edge) -> Message:
    """terrace, pier or sea."""
    return _EDGES[edge]


def action_name(action: Action) -> Message:
    """terrace, pier, landmark, resident or ring."""
    return _ACTIONS[action]


def face_of(card: str) -> TownCard:
    """A card, or a face of it, as it lies; of a plain end whose side is open, the first."""
    return FACES[card] if card in FACES else FACES[SIDES[card][0]]


@cache
def card_name(card: str) -> Message:
    """Seaview (T001): what is painted on it, the same in every language; plain ends and start cards have no
    name of their own, and an accolade may lie among the landmarks."""
    if card in ACCOLADES:
        return accolade_name(card)
    lying = face_of(card)
    match lying.deck:
        case Deck.PLAIN_TERRACE:
            return say("tenby-plain-terrace", card=card)
        case Deck.PLAIN_PIER:
            return say("tenby-plain-pier", card=card)
        case Deck.START:
            return say("tenby-start-card", card=card)
        case _:
            return say("tenby-card", name=Typed(lying.name), card=card)


@cache
def card_line(card: str) -> Message:
    """A card with everything that it shows and scores."""
    if card in ACCOLADES:
        return solo_accolade_line(card)
    lying = face_of(card)
    return say(
        "tenby-card-line",
        card=card_name(card),
        edges=say("tenby-edges", left=edge_name(lying.left), right=edge_name(lying.right)),
        shows=shown(lying) or (say("tenby-shows-nothing"),),
        scores=scores(lying),
    )


def shown(lying: TownCard) -> tuple[Message, ...]:
    """Base type and other icons, buildings, features."""
    base = [icon for icon in (Icon.TERRACE, Icon.PIER, *_TOLD_ICONS) if icon in lying.icons]
    return (
        *(say(f"tenby-icon-{icon}") for icon in base),
        *(say(f"tenby-building-{building}") for building in lying.buildings),
        *(say(f"tenby-feature-{feature}", number=number) for feature, number in lying.features),
    )


def scores(lying: TownCard) -> Message:
    """3 points for each green building on the card next to it."""
    scoring = lying.scoring
    if scoring.range is None:
        return say("tenby-scores-fixed", points=scoring.value)
    each = say(f"tenby-each-{scoring.target}")
    match scoring.range:
        case Range.WHITE:
            return say("tenby-scores-white", points=scoring.value, each=each)
        case Range.GREY:
            return say("tenby-scores-grey", points=scoring.value, each=each)
        case Range.LEFT:
            return say("tenby-scores-left", points=scoring.value, each=each)
        case Range.RIGHT:
            return say("tenby-scores-right", points=scoring.value, each=each)
        case Range.GOLD:
            return say("tenby-scores-gold", points=scoring.value, each=each)


def actions_said(actions: tuple[Action, ...]) -> tuple[Message, ...]:
    """terrace, 2 × ring: every kind once, with its number."""
    return tuple(
        say("tenby-action-times", action=action_name(action), number=actions.count(action))
        for action in dict.fromkeys(actions)
    )


@cache
def resident_name(card: str) -> Message:
    """Carpenter A."""
    return say("tenby-resident", name=say(f"tenby-called-{RESIDENTS[card].target}"), version=card[-1])


@cache
def resident_line(card: str) -> Message:
    """A resident with its thresholds and points."""
    resident = RESIDENTS[card]
    return say(
        "tenby-resident-each-line" if resident.per_street else "tenby-resident-one-line",
        resident=resident_name(card),
        many=many(resident.target),
        tiers="/".join(f"{tier}+" for tier in resident.tiers),
        incomplete="/".join(map(str, resident.incomplete)),
        complete="/".join(map(str, resident.complete)),
    )


def many(target: str) -> Message:
    """What is counted, as many: shutters, red buildings, homes."""
    return say(f"tenby-many-{target}")


@cache
def accolade_name(card: str) -> Message:
    """Manager (X1)."""
    return say("tenby-accolade", name=say(f"tenby-honour-{ACCOLADES[card].target}"), card=card)


@cache
def accolade_line(card: str) -> Message:
    """An accolade with what it honours."""
    target = ACCOLADES[card].target
    return say("tenby-accolade-line", accolade=accolade_name(card), most=say(f"tenby-most-{target}"))


def signed(points: int) -> str:
    """+3, −2, ±0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


# Alone


def solo_name(solo: Solo) -> Message:
    """Core game, Cliff Climb, Alternative Take: what a single player plays."""
    return say(f"tenby-option-solo-{solo.replace('_', '-')}")


@cache
def compass_name(card: int) -> Message:
    """compass 4 (C07)."""
    compass = COMPASSES[card]
    return say("tenby-compass", number=compass.number, card=compass.card)


@cache
def compass_line(card: int) -> Message:
    """A compass with its icons."""
    icons = tuple(map(action_name, COMPASSES[card].actions))
    return say("tenby-compass-line", compass=compass_name(card), actions=icons)


@cache
def anchor_line(card: str) -> Message:
    """An anchor with the places that it marks: T1, P2."""
    anchor = ANCHORS[card]
    marks = tuple(slot(deck, place) for deck, place in anchor.marks)
    return say("tenby-anchor-line", number=anchor.number, card=card, marks=marks)


def slot(deck: Deck, place: int) -> str:
    """A place of the market as it is written: T1."""
    return f"{deck}{place + 1}"


@cache
def solo_accolade_line(card: str) -> Message:
    """An accolade with what a single player needs."""
    accolade = ACCOLADES[card]
    needed = say(f"tenby-needed-{accolade.target}", number=accolade.solo)
    return say("tenby-accolade-line", accolade=accolade_name(card), most=needed)
