"""What can be decided beside a whole turn, each way with its worth: residents, days, visits, accolades."""

import random
from collections.abc import Iterable
from statistics import mean
from typing import Final

import msgspec
from msgspec.structs import replace

from games.message import Message, say
from games.tenby.components import DAY_CARDS, Action, Deck
from games.tenby.position import Choose, ChooseDay, Declare, Keep, Move, Position, TakeRing, Visit
from games.tenby.terms import resident_name
from games.tenby.thinking.evaluation import Sense
from games.tenby.thinking.imagining import unseen, unseen_residents
from games.tenby.thinking.prospects import EARLY, building
from games.tenby.thinking.reasons import brought
from games.tenby.thinking.turn_search import Way, beginning, gained, ways
from games.tenby.visiting import moves as visits

SAMPLES: Final = 8
"""Hidden cards that are tried when one is to be drawn."""


class Choice(msgspec.Struct, frozen=True):
    """A way to go on, and how the seat stands after it."""

    moves: tuple[Move, ...]
    worth: float
    why: Message
    after: Way


# Residents


def keeping(sense: Sense, first: Way) -> list[Choice]:
    """Which of the residents drawn is kept."""
    player, found = first.player, []
    for place, card in enumerate(player.drawn):
        kept = replace(player, residents=(*player.residents, card), drawn=())
        points = round(sense.resident(card, player.town))
        why = say("tenby-why-keep", resident=resident_name(card), points=points)
        found.append(Choice((Keep(place),), sense.worth(kept), why, replace(first, player=kept)))
    return found


def resident_hope(sense: Sense, way: Way) -> float:
    """What the better of two residents not seen yet brings on average."""
    brings = sorted(sense.resident(card, way.player.town) for card in unseen_residents(sense.view))
    pairs = len(brings) * (len(brings) - 1) / 2
    if not pairs:
        return sum(brings)
    return sum(number * value for number, value in enumerate(brings)) / pairs


# Cards that are to be placed


def placing(sense: Sense, first: Way, card: str, before: tuple[Move, ...] = ()) -> list[Choice]:
    """Where a card gained is put."""
    return [
        Choice((*before, *way.moves), way.worth, brought(first.player, way), way)
        for way in gained(sense, first, card)
    ]


def choosing(sense: Sense, first: Way, cards: Iterable[str]) -> list[Choice]:
    """Which of the cards drawn is placed, and where."""
    return [choice for card in cards for choice in placing(sense, first, card, (Choose(card),))]


def some_unseen(view: Position, deck: Deck, dice: random.Random) -> list[str]:
    """A few cards that may be drawn next; among the discards if the deck is empty."""
    cards = unseen(view, deck)
    return dice.sample(cards, min(SAMPLES, len(cards)))


def best_place(sense: Sense, way: Way, card: str) -> float:
    """What it is worth to have the card in its best place."""
    return max(longer.worth for longer in gained(sense, way, card))


# Nights


def days(sense: Sense, width: int) -> list[Choice]:
    """Day cards that are free: what their actions would bring with the market as it is."""
    view, found = sense.view, []
    player = view.players[sense.seat]
    for day in view.days:
        if day.seat is not None:
            continue
        icons = DAY_CARDS[day.number].actions
        rings = player.rings + icons.count(Action.RING) + day.rings
        first = beginning(view, replace(player, rings=rings), building(icons))
        worth = evening(sense, first, icons, width) - EARLY * day.number
        points = round(worth - sense.worth(player) + EARLY * day.number)
        why = say("tenby-why-day", number=day.number, points=points)
        found.append(
            Choice((ChooseDay(day.number),), worth, why, replace(first, actions=without_rings(icons)))
        )
    return found


def without_rings(icons: tuple[Action, ...]) -> tuple[Action, ...]:
    """The icons that are actions of their own."""
    return tuple(icon for icon in icons if icon is not Action.RING)


def evening(sense: Sense, first: Way, icons: tuple[Action, ...], width: int) -> float:
    """What a turn with these icons comes to in the end."""
    worth = ways(sense, first, width)[0].worth
    return worth + icons.count(Action.RESIDENT) * resident_hope(sense, first)


# Thanks for Visiting


def visiting(sense: Sense, first: Way, dice: random.Random) -> list[Choice]:
    """Three cards, by which split, or a ring."""
    view = sense.view
    drawn = {
        deck: [best_place(sense, first, card) for card in some_unseen(view, deck, dice)]
        for deck in (Deck.TERRACE, Deck.PIER)
    }
    found = []
    for move in visits(view):
        if isinstance(move, TakeRing):
            ringed = replace(first.player, rings=first.player.rings + 1)
            found.append(Choice((move,), sense.worth(ringed), say("tenby-why-ring"), first))
        elif isinstance(move, Visit):
            hands = _hands(drawn, move, dice)
            why = say("tenby-why-visit", points=round(hands - sense.worth(first.player)))
            found.append(Choice((move,), hands, why, first))
    return found


def _hands(drawn: dict[Deck, list[float]], visit: Visit, dice: random.Random) -> float:
    """The best of the cards drawn, on average."""
    best = []
    for _ in range(SAMPLES):
        hand = [dice.choice(drawn[Deck.TERRACE]) for _ in range(visit.terraces) if drawn[Deck.TERRACE]]
        hand += [dice.choice(drawn[Deck.PIER]) for _ in range(visit.piers) if drawn[Deck.PIER]]
        best.append(max(hand, default=0.0))
    return mean(best)


# Ebb & Flow


def declaring(sense: Sense, first: Way) -> list[Choice]:
    """An accolade that is secret cannot be lost to others, and may be revealed later."""
    worth = sense.worth(first.player)
    return [
        Choice((Declare(is_open=False),), worth, say("tenby-why-secret"), first),
        Choice((Declare(is_open=True),), worth - 1, say("tenby-why-open"), first),
    ]
