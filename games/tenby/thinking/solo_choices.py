"""What a single player decides before the turn: compasses, how early to go, tokens of Crosswind."""

import random
from collections.abc import Iterator
from statistics import mean
from typing import Final

from msgspec.structs import replace

from games.message import say
from games.tenby.anchors import compass_number, solo_of
from games.tenby.compasses import can_draw, to_choose
from games.tenby.components import (
    ANCHORS,
    COMPASS_COST,
    COMPASSES,
    MISSED_WITHOUT_TOKENS,
    PENALTIES,
    Action,
    Anchor,
)
from games.tenby.crosswind import with_room
from games.tenby.market import card_at
from games.tenby.position import Position
from games.tenby.solo_table import DiscardCompass, DrawCompass, LowerCompass, PlaceToken, PlayCompass, SetOut
from games.tenby.terms import accolade_name
from games.tenby.thinking.choices import Choice, evening, without_rings
from games.tenby.thinking.evaluation import A_RING, Sense
from games.tenby.thinking.imagining import unseen_anchors, unseen_days
from games.tenby.thinking.prospects import building, rough
from games.tenby.thinking.turn_search import Way, beginning

_ANCHORS: Final = 4
"""Anchors that are tried when it is not known which one comes."""
_ROW: Final = 2
"""Alternative Take: compasses that the row should have before one is taken from it."""
_MUST, _NEVER = 20.0, 20.0
"""More points than a player errs by who is careless."""


# Compasses


def planning(sense: Sense, width: int, dice: random.Random) -> list[Choice]:
    """Which compass is played, and whether a ring brings a better one."""
    view = sense.view
    found = [_compass(sense, number, width, dice) for number in to_choose(view)]
    has_rings = view.players[sense.seat].rings >= COMPASS_COST
    if not has_rings:
        return found
    if not sense.law.has_anchors:
        return [*found, *_about_the_row(sense, found)]
    return [*found, *_another(sense, found)]


def _compass(sense: Sense, number: int, width: int, dice: random.Random) -> Choice:
    """What its actions bring, against anchors that may come."""
    view, player = sense.view, sense.view.players[sense.seat]
    compass = COMPASSES[number]
    resident_rings = sense.law.rings_for_resident * compass.actions.count(Action.RESIDENT)
    rings = player.rings + compass.actions.count(Action.RING) + resident_rings
    first = beginning(view, replace(player, rings=rings), building(compass.actions))
    icons = compass.actions if sense.law.has_residents else building(compass.actions)
    unknown = unseen_anchors(view)
    anchors = [ANCHORS[card] for card in dice.sample(unknown, min(_ANCHORS, len(unknown)))]
    worths = [_against(sense, first, icons, compass.number, anchor, width) for anchor in anchors]
    worth = mean(worths) if worths else evening(sense, first, icons, width)
    points = round(worth - sense.worth(player))
    why = say("tenby-why-compass", points=points)
    return Choice((PlayCompass(number),), worth, why, replace(first, actions=without_rings(icons)))


def _against(
    sense: Sense, first: Way, icons: tuple[Action, ...], number: int, anchor: Anchor, width: int
) -> float:
    """What a turn comes to if this anchor is met by a compass with this number."""
    if number < anchor.number:
        return evening(sense.facing(marks(sense.view, anchor)), first, icons, width)
    taken = marks(sense.view, anchor)
    rows = tuple(tuple(card for card in row if card not in taken) for row in first.rows)
    return evening(sense, replace(first, rows=rows), icons, width)


def marks(view: Position, anchor: Anchor) -> dict[str, int]:
    """Open cards that an anchor marks, and what each costs if it is gone before."""
    return {
        card: PENALTIES[deck] for deck, place in anchor.marks if (card := card_at(view.market, deck, place))
    }


def _another(sense: Sense, found: list[Choice]) -> Iterator[Choice]:
    """One more compass in hand: good if those there are poor."""
    view = sense.view
    unknown = unseen_days(view) or view.day_deck.discards
    if not can_draw(view) or not unknown or not found:
        return
    best = max(found, key=lambda choice: choice.worth)
    least = max(rough(COMPASSES[number].actions) for number in to_choose(view))
    gain = mean(max(0.0, rough(COMPASSES[number].actions) - least) for number in unknown)
    worth = best.worth + gain - A_RING * COMPASS_COST
    yield Choice((DrawCompass(),), worth, say("tenby-why-another-compass"), best.after)


def _about_the_row(sense: Sense, found: list[Choice]) -> Iterator[Choice]:
    """Alternative Take: the row must last to the end, and nothing is thrown away."""
    view = sense.view
    best = max((choice.worth for choice in found), default=sense.worth(view.players[sense.seat]))
    after = beginning(view, view.players[sense.seat], ())
    if can_draw(view):
        is_short = (len(solo_of(view).row) < _ROW and sense.rounds_left > 0) or not found
        worth = best + (_MUST if is_short else -_NEVER)
        yield Choice((DrawCompass(),), worth, say("tenby-why-longer-row"), after)
    if found:
        yield Choice((DiscardCompass(),), best - 2 * _NEVER, say("tenby-why-another-compass"), after)


# Before or after the anchor


def lowering(sense: Sense, width: int) -> list[Choice]:
    """The anchor is known: is it worth rings to go before it?"""
    view, player = sense.view, sense.view.players[sense.seat]
    anchor, number = ANCHORS[solo_of(view).anchor], compass_number(view)
    icons = COMPASSES[view.days[0].number].actions
    rings = player.rings + icons.count(Action.RING)
    first = beginning(view, replace(player, rings=rings), building(icons))
    icons = icons if sense.law.has_residents else building(icons)
    found = [
        Choice(
            (SetOut(),),
            _against(sense, first, icons, anchor.number, anchor, width),
            say("tenby-why-set-out"),
            replace(first, actions=without_rings(icons)),
        )
    ]
    steps = number - anchor.number + 1
    if player.rings >= steps * COMPASS_COST:
        paid = replace(first.player, rings=rings - steps * COMPASS_COST)
        before = replace(first, player=paid)
        worth = _against(sense, before, icons, number - steps, anchor, width)
        why = say("tenby-why-lower", rings=steps)
        found.append(
            Choice((LowerCompass(),) * steps, worth, why, replace(before, actions=without_rings(icons)))
        )
    return found


# Crosswind


def tokens(sense: Sense) -> list[Choice]:
    """Where a token goes: on what will be reached; one on what will not saves five points."""
    view, found = sense.view, []
    town, lying = view.players[sense.seat].town, dict(zip(view.accolades, solo_of(view).tokens, strict=True))
    first = beginning(view, view.players[sense.seat], ())
    now = sense.worth(first.player)
    for card in with_room(view):
        chance = sense.chance_alone(town, card)
        missed = MISSED_WITHOUT_TOKENS - 1 if not lying[card] else -1
        worth = chance + (1 - chance) * missed
        why = say("tenby-why-token", accolade=accolade_name(card), chance=round(100 * chance))
        found.append(Choice((PlaceToken(card),), now + worth, why, first))
    return found
