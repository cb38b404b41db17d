"""A seat's own turn: whole ways through it, and what may be drawn on the way, each with its worth."""

import random
from collections.abc import Iterator
from statistics import mean

from msgspec.structs import replace

from games.message import say
from games.tenby.accolades import can_reveal
from games.tenby.components import (
    ANCHORS,
    COSTS,
    MARKET_DECKS,
    OPEN_ACCOLADE_POINTS,
    PENALTIES,
    REVEAL_COST,
    SECRET_ACCOLADE_POINTS,
    Action,
    Deck,
)
from games.tenby.market import card_at, pile_of
from games.tenby.position import Buy, DrawBlind, DrawResidents, Reveal, RevealAccolade, Take, TakeRing
from games.tenby.ring_shop import places_to_reveal
from games.tenby.scoring import accolade_count
from games.tenby.solo_table import ANYWHERE
from games.tenby.thinking.choices import Choice, best_place, resident_hope, some_unseen
from games.tenby.thinking.evaluation import Sense
from games.tenby.thinking.prospects import building
from games.tenby.thinking.reasons import brought
from games.tenby.thinking.turn_search import Way, finished, gains, valued, ways, with_icon_used
from games.tenby.turns import rings_left

_REFILLS = 4
"""Ways through a turn of which it is asked whether a gap should be filled before an anchor comes."""


def turns(sense: Sense, first: Way, width: int, dice: random.Random) -> list[Choice]:
    """Ways through the turn that is open now, and what could be drawn before going on."""
    view = sense.view
    if view.turn.bought is not None:
        begun = list(gains(sense, replace(first, actions=(view.turn.bought,))))
        return [_placed(first, replace(way, actions=first.actions)) for way in begun]
    if Action.RING in first.actions and rings_left(view, 1) > 0:
        ringed = replace(first.player, rings=first.player.rings + 1)
        return [Choice((TakeRing(),), sense.worth(ringed), say("tenby-why-ring"), first)]
    open_first = replace(first, actions=building(first.actions))
    found = ways(sense, open_first, width)
    residents = first.actions.count(Action.RESIDENT) if view.residents else 0
    hope = resident_hope(sense, first) if view.residents else 0.0
    # An icon of a resident that is not drawn is a ring at the end, as any icon is.
    rings = found[0].player.rings
    kept = residents * (sense.rings(rings + 1) - sense.rings(rings))
    choices = [Choice(finished(way), way.worth + kept, brought(first.player, way), way) for way in found]
    if residents:
        choices.append(_residents(first, found[0].worth + residents * hope, hope))
    else:
        choices += _draws(sense, open_first, found[0], dice)
        choices += _buys_resident(sense, open_first, hope, width)
    choices += _refills(sense, first, found)
    choices += _shows_accolade(sense, first, found[0])
    return choices


def _placed(first: Way, way: Way) -> Choice:
    return Choice(way.moves, way.worth, brought(first.player, way), way)


# Residents


def _residents(first: Way, worth: float, hope: float) -> Choice:
    """Drawing comes first: who it is may change where cards go."""
    left = list(first.actions)
    left.remove(Action.RESIDENT)
    why = say("tenby-why-residents-drawn", points=round(hope))
    return Choice((DrawResidents(),), worth, why, replace(first, actions=tuple(left)))


def _buys_resident(sense: Sense, first: Way, hope: float, width: int) -> Iterator[Choice]:
    cost = COSTS[Action.RESIDENT]
    if first.player.rings < cost or not sense.view.residents:
        return
    paid = replace(first, player=replace(first.player, rings=first.player.rings - cost))
    worth = ways(sense, paid, width)[0].worth + hope
    why = say("tenby-why-residents-drawn", points=round(hope))
    yield Choice((Buy(Action.RESIDENT),), worth, why, paid)


# Cards that nobody has seen


def _draws(sense: Sense, first: Way, best: Way, dice: random.Random) -> Iterator[Choice]:
    """A card drawn blindly, or one more revealed for a ring that is left over."""
    open_best = max((way.worth for way in gains(sense, first)), default=valued(sense, first).worth)
    for deck in MARKET_DECKS:
        used = with_icon_used(first, deck)
        if used is None or not pile_of(sense.view.market, deck).left:
            continue
        if not (cards := some_unseen(sense.view, deck, dice)):
            continue
        hopes = [best_place(sense, used, card) for card in cards]
        two = deck is Deck.LANDMARK and sense.law.landmarks_drawn > 1
        blind = mean(map(max, zip(hopes, hopes[1:] + hopes[:1], strict=True))) if two else mean(hopes)
        worth = best.worth + blind - open_best
        yield Choice((DrawBlind(deck),), worth, say("tenby-why-blind", deck=deck), used)
        yield from _reveals(sense, first, best, deck, open_best, hopes)


def _reveals(
    sense: Sense, first: Way, best: Way, deck: Deck, open_best: float, hopes: list[float]
) -> Iterator[Choice]:
    """One card more to choose from; over a full row of places, one that the best turn does not take."""
    if best.player.rings < REVEAL_COST:
        return
    rings = best.player.rings
    cost = sense.rings(rings) - sense.rings(rings - REVEAL_COST)
    brings = mean(max(0.0, hope - open_best) for hope in hopes) - cost
    taken = {move.card for move in best.moves if isinstance(move, Take)}
    for place in places_to_reveal(sense.view, deck):
        if place == ANYWHERE or card_at(sense.view.market, deck, place) not in taken:
            paid = replace(first, player=replace(first.player, rings=first.player.rings - REVEAL_COST))
            why = say("tenby-why-reveal", deck=deck)
            yield Choice((Reveal(deck, place),), best.worth + brings, why, paid)
            return


def _refills(sense: Sense, first: Way, found: list[Way]) -> Iterator[Choice]:
    """Alone, before a second anchor: a gap that it marks is filled (ruling 30)."""
    solo = sense.view.solo
    if solo is None or not solo.anchor or solo.is_anchor_done:
        return
    for way in found[:_REFILLS]:
        taken = {move.card for move in way.moves if isinstance(move, Take)}
        gaps = [
            (PENALTIES[deck], deck, place)
            for deck, place in ANCHORS[solo.anchor].marks
            if (card := card_at(sense.view.market, deck, place)) in taken or not card
            if pile_of(sense.view.market, deck).left
        ]
        if not gaps or way.player.rings < REVEAL_COST:
            continue
        saved, deck, place = max(gaps, key=lambda gap: gap[0])
        paid = replace(way, player=replace(way.player, rings=way.player.rings - REVEAL_COST))
        filled = replace(paid, penalty=way.penalty - saved)
        why = say("tenby-why-refill", points=saved)
        yield Choice((*way.moves, Reveal(deck, place)), valued(sense, filled).worth, why, filled)


# Ebb & Flow


def _shows_accolade(sense: Sense, first: Way, best: Way) -> Iterator[Choice]:
    """In the last turn, if nobody comes near and the rings are there."""
    view, seat = sense.view, sense.seat
    if sense.rounds_left or not can_reveal(view, seat):
        return
    card = first.player.accolade
    counts = [accolade_count(view.players[other].town, card) for other in view.staying if other != seat]
    paid = first.player.rings - view.round
    if accolade_count(best.player.town, card) > max(counts) and best.player.rings >= view.round:
        more = OPEN_ACCOLADE_POINTS - SECRET_ACCOLADE_POINTS
        shown = replace(first, player=replace(first.player, rings=paid, is_accolade_open=True))
        yield Choice((RevealAccolade(),), best.worth + more, say("tenby-why-show", points=more), shown)
