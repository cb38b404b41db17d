"""Whole turns of Tenby: cards taken and placed, bought and moved, up to where something hidden is shown.

The search knows the rules only through the functions that the rules use themselves: where a card may lie,
which towns a scenario allows, what things cost.
"""

from collections.abc import Iterator
from heapq import nlargest
from typing import Final

import msgspec
from msgspec.structs import replace

from games.tenby.accolades import activation_cost
from games.tenby.components import (
    ACCOLADES,
    ACTIVATION_COSTS,
    BUILDING_ACTIONS,
    COSTS,
    MARKET_DECKS,
    PENALTIES,
    Action,
    Deck,
)
from games.tenby.market import deck_of, pile_of, plain_ends
from games.tenby.position import (
    Accolades,
    Activate,
    Buy,
    EndTurn,
    Move,
    Place,
    Player,
    Position,
    Take,
    TakePlainEnd,
    Town,
)
from games.tenby.scenarios import is_town_allowed
from games.tenby.scoring import town_points
from games.tenby.thinking.evaluation import Sense
from games.tenby.town import placements, shifts, with_card, with_shift

_PLAIN: Final = {Deck.TERRACE: Deck.PLAIN_TERRACE, Deck.PIER: Deck.PLAIN_PIER}
_NEEDS: Final = dict(zip(MARKET_DECKS, BUILDING_ACTIONS, strict=True))
"""Deck -> the least action that gains a card of it."""
_ICON: Final = 2.5
"""What an open icon counts while a turn is searched: more than the ring for which it can be forfeited."""
_SHIFTS: Final = 3
"""Ways to move a card that are looked at in one town."""


class Way(msgspec.Struct, frozen=True):
    """How far a turn has come in the search."""

    player: Player
    actions: tuple[Action, ...]
    """Icons that are still open."""
    rows: tuple[tuple[str, ...], ...]
    """What lies open of each deck of the market."""
    plain: tuple[tuple[str, ...], ...]
    """Plain ends left, terraces and piers."""
    moves: tuple[Move, ...] = ()
    penalty: int = 0
    active: tuple[str, ...] = ()
    """Accolades that the turn activates."""
    worth: float = 0.0


def beginning(view: Position, player: Player, actions: tuple[Action, ...]) -> Way:
    """A turn of which nothing is done yet."""
    rows = tuple(pile_of(view.market, deck).open_cards for deck in MARKET_DECKS)
    plain = tuple(plain_ends(view.market, deck) for deck in _PLAIN.values())
    return Way(player, actions, rows, plain)


def ways(sense: Sense, first: Way, width: int) -> list[Way]:
    """Good turns from here on, the best first: each can be ended where it stands."""
    found: dict[object, Way] = {}
    front = [valued(sense, first)]
    _keep(found, front[0])
    while front:
        after: dict[object, Way] = {}
        for way in front:
            for longer in steps(sense, way):
                _keep(after, longer)
        front = nlargest(width, after.values(), key=lambda way: _promising(way))
        for way in front:
            _keep(found, way)
    return sorted(found.values(), key=lambda way: -way.worth)


def _keep(found: dict[object, Way], way: Way) -> None:
    """Of ways to the same town that leave the same the first is enough."""
    key = (frozenset(way.player.town), way.actions, way.player.rings, way.rows, way.active)
    if key not in found or found[key].worth < way.worth:
        found[key] = way


def _promising(way: Way) -> float:
    return way.worth + _ICON * len(way.actions)


def valued(sense: Sense, way: Way) -> Way:
    """With what it is worth to end here: open icons become rings."""
    ended = replace(way.player, rings=way.player.rings + len(way.actions))
    return replace(way, worth=sense.worth(ended, penalty=way.penalty, active=way.active))


def finished(way: Way) -> tuple[Move, ...]:
    """The moves of the whole turn."""
    return (*way.moves, EndTurn())


# Steps


def steps(sense: Sense, way: Way) -> Iterator[Way]:
    """One thing more: what icons gain, and then what rings buy, for the order hardly matters.

    Where a card may fit nowhere, an icon may better stay open.
    """
    yield from gains(sense, way)
    if way.actions and sense.law.most_streets is None:
        return
    for number, deck in enumerate(MARKET_DECKS):
        if (paid := _bought(way, deck)) is not None:
            yield from _gains(sense, paid, number)
    yield from _shifted(sense, way)
    yield from _activated(sense, way)


def gains(sense: Sense, way: Way) -> Iterator[Way]:
    """Cards that can be gained with the icons that are open."""
    for number, deck in enumerate(MARKET_DECKS):
        if (used := with_icon_used(way, deck)) is not None:
            yield from _gains(sense, used, number)


def with_icon_used(way: Way, deck: Deck) -> Way | None:
    """The least icon that gains a card of the deck is used, as in the rules; None without such an icon."""
    for action in BUILDING_ACTIONS[BUILDING_ACTIONS.index(_NEEDS[deck]) :]:
        if action in way.actions:
            left = list(way.actions)
            left.remove(action)
            return replace(way, actions=tuple(left))
    return None


def _bought(way: Way, deck: Deck) -> Way | None:
    """The action is paid for with rings, if there are enough."""
    action, player = _NEEDS[deck], way.player
    if player.rings < COSTS[action]:
        return None
    paid = replace(player, rings=player.rings - COSTS[action])
    return replace(way, player=paid, moves=(*way.moves, Buy(action)))


def _gains(sense: Sense, way: Way, number: int) -> Iterator[Way]:
    """Every open card of a deck, and its plain end, in every place."""
    row = way.rows[number]
    for card in row:
        left = tuple(other for other in row if other != card)
        rows = (*way.rows[:number], left, *way.rows[number + 1 :])
        penalty = way.penalty + sense.marked.get(card, 0)
        taken = replace(way, rows=rows, moves=(*way.moves, Take(card)), penalty=penalty)
        yield from gained(sense, taken, card)
    if number < len(way.plain) and (ends := way.plain[number]):
        plain = (*way.plain[:number], ends[1:], *way.plain[number + 1 :])
        end = TakePlainEnd(tuple(_PLAIN.values())[number])
        yield from gained(sense, replace(way, plain=plain, moves=(*way.moves, end)), ends[0])


def gained(sense: Sense, way: Way, card: str) -> Iterator[Way]:
    """A card in hand, in every place; without one it is a penalty (ruling 63), but for plain ends."""
    player = way.player
    if card in ACCOLADES:
        yield valued(sense, replace(way, player=replace(player, honours=(*player.honours, card))))
        return
    places = places_of(sense, player.town, card)
    for place in places:
        town = with_card(player.town, place)
        yield valued(sense, replace(way, player=replace(player, town=town), moves=(*way.moves, place)))
    if not places and (cost := PENALTIES.get(deck_of(card))):
        yield valued(sense, replace(way, penalty=way.penalty + cost))


def places_of(sense: Sense, town: Town, card: str) -> tuple[Place, ...]:
    """Where a card may lie, by the scenario's law too."""
    places = placements(town, card)
    if sense.view.solo is None:
        return places
    return tuple(place for place in places if is_town_allowed(sense.view, with_card(town, place)))


def _shifted(sense: Sense, way: Way) -> Iterator[Way]:
    """The moves of a card that bring most points at once."""
    cost, player = sense.law.move_cost, way.player
    if player.rings < cost:
        return
    now = town_points(player.town)
    towns = ((move, with_shift(player.town, move)) for move in shifts(player.town))
    better = [(town_points(town) - now, number, move, town) for number, (move, town) in enumerate(towns)]
    for gain, _, move, town in nlargest(_SHIFTS, better, key=lambda each: (each[0], -each[1])):
        if gain > 0 and is_town_allowed(sense.view, town):
            moved = replace(player, town=town, rings=player.rings - cost)
            yield valued(sense, replace(way, player=moved, moves=(*way.moves, move)))


def _activated(sense: Sense, way: Way) -> Iterator[Way]:
    """High Tide: accolades that can be paid for."""
    view, player = sense.view, way.player
    if view.options.accolades is not Accolades.HIGH_TIDE:
        return
    done = len(view.active) + len(way.active)
    cost = ACTIVATION_COSTS[min(done, len(ACTIVATION_COSTS) - 1)] if way.active else activation_cost(view)
    for card in view.accolades:
        if player.rings >= cost and card not in view.active and card not in way.active:
            paid = replace(player, rings=player.rings - cost)
            longer = replace(way, player=paid, active=(*way.active, card), moves=(*way.moves, Activate(card)))
            yield valued(sense, longer)
