"""Games played on from a plan in the light model, until the end or until the evaluation can tell."""

import random
from collections.abc import Sequence
from itertools import islice
from typing import Final

from msgspec.structs import replace

from games.api import Seat
from games.tenby.components import (
    COSTS,
    DRAWN_RESIDENTS,
    MARKET_DECKS,
    SIDES,
    Action,
    Deck,
)
from games.tenby.position import (
    HIDDEN,
    Buy,
    ChooseDay,
    DrawBlind,
    DrawResidents,
    EndTurn,
    Position,
    Reveal,
)
from games.tenby.thinking.choices import Choice
from games.tenby.thinking.evaluation import Sense
from games.tenby.thinking.futures import Dealer, Future
from games.tenby.thinking.light import LightTown
from games.tenby.thinking.light_turns import LightMarket, Rows, use_icons
from games.tenby.thinking.rivals import Morning, morning

AHEAD: Final = 3
"""Rounds that are played on before the evaluation tells the rest."""
_WORTH_BUYING: Final = 3.5
"""Points from which on a terrace is worth its rings, as long as there are other turns for them."""
_OWED: Final = 20
_TERRACES: Final = 0
"""The rank of a terrace action."""


class Playouts:
    """Trials of plans in one position; trial 7 of every plan meets the same future."""

    def __init__(self, view: Position, seat: Seat, rounds_left: int, dice: random.Random) -> None:
        self.view, self.seat, self.dice = view, seat, dice
        rounds = min(AHEAD, rounds_left)
        self.rounds_left = rounds_left - rounds
        """Rounds that are not played on."""
        self.senses = [Sense(view, seat, rounds_left - number) for number in range(rounds + 1)]
        self.dealer = Dealer(view, rounds)
        self.futures: list[Future] = []
        self.mornings: dict[int, Morning] = {}

    def trial(self, choice: Choice, number: int) -> float:
        """What the seat has in the end, or what it may expect then."""
        while len(self.futures) <= number:
            self.futures.append(self.dealer.future(self.dice))
        return _Playout(self, choice, self.futures[number]).played()

    def morning(self, number: int) -> Morning:
        """What a day card finds when its turn comes."""
        if number not in self.mornings:
            self.mornings[number] = morning(self.senses[0], number)
        return self.mornings[number]


class _Playout:
    """One game played on."""

    def __init__(self, of: Playouts, choice: Choice, future: Future) -> None:
        self.of, self.choice, self.future = of, choice, future
        after = choice.after
        known = tuple(card for card in after.player.residents if card != HIDDEN)
        self.town = LightTown(after.player.town, known)
        self.rings = after.player.rings
        self.newcomers = iter(future.residents)
        self.plain = [list(ends) for ends in after.plain]
        self.law = of.senses[0].law
        self.can_begin = self.law.most_streets is None
        self.place = len(of.view.night)
        """In which place the seat chooses its next day."""

    def played(self) -> float:
        """This round to its end, then the others."""
        self._this_round()
        for number, turns in enumerate(self.future.turns, 1):
            place = self.place if number == 1 else self.future.places[number - 1]
            turn = turns[min(place, len(turns) - 1)]
            self._gain_rings(turn.icons)
            self._turn(turn.icons, turn.rows, self.of.senses[number])
        after = self.choice.after
        player = replace(
            after.player, town=self.town.town, residents=self.town.residents, rings=max(0, self.rings)
        )
        # Rings that are owed are compasses of the Alternative Take that could not be paid for.
        penalty = after.penalty - _OWED * min(0, self.rings)
        return self.of.senses[-1].worth(player, penalty=penalty, active=after.active)

    # This round

    def _this_round(self) -> None:
        """What the plan leaves open is done: its last move may have shown something."""
        after, last = self.choice.after, self.choice.moves[-1]
        icons = after.actions
        rows: Rows = [[SIDES[card][0] for card in row if card in SIDES] for row in after.rows]
        match last:
            case EndTurn():
                self.rings += len(icons)
                return
            case DrawResidents() | Buy(Action.RESIDENT):
                icons = (*icons, Action.RESIDENT)
            case DrawBlind(deck):
                self._blind(deck)
            case Reveal(deck):
                rows = [
                    (*row, *self.future.blind[deck][:1]) if each is deck else row
                    for each, row in zip(MARKET_DECKS, rows, strict=True)
                ]
            case ChooseDay(number):
                found = self.of.morning(number)
                rows, self.place = found.rows, found.place
            case _:
                pass
        self._turn(icons, rows, self.of.senses[0])

    def _blind(self, deck: Deck) -> None:
        """A card that nobody has seen; of two landmarks the better."""
        drawn = self.law.landmarks_drawn if deck is Deck.LANDMARK else 1
        self.town.look(self.of.senses[0])
        if step := self.town.best_step(self.future.blind[deck][:drawn], can_begin=self.can_begin):
            self.town.place(step)

    # Turns

    def _gain_rings(self, icons: Sequence[Action]) -> None:
        """Rings are gained at once; a compass of the Alternative Take is paid for."""
        self.rings += icons.count(Action.RING) + self.law.rings_for_resident * icons.count(Action.RESIDENT)
        if self.of.view.solo is not None and not self.law.has_anchors:
            self.rings -= 1

    def _turn(self, icons: Sequence[Action], rows: Rows, sense: Sense) -> None:
        """Residents first, then cards, then what rings buy."""
        if self.law.has_residents:
            for _ in range(icons.count(Action.RESIDENT)):
                self._resident(sense)
        self.town.look(sense)
        market = LightMarket(rows, self.plain)
        self.rings += use_icons(self.town, market, icons, can_begin=self.can_begin)
        least = _WORTH_BUYING if sense.rounds_left else 0.0
        while self.rings >= COSTS[Action.TERRACE]:
            step = market.best(self.town, _TERRACES, can_begin=self.can_begin)
            if step is None or step[0] < least:
                return
            market.take(step[1])
            self.town.place(step)
            self.rings -= COSTS[Action.TERRACE]

    def _resident(self, sense: Sense) -> None:
        """Of two the one that brings more."""
        town = self.town.town
        drawn = list(islice(self.newcomers, DRAWN_RESIDENTS))
        if drawn:
            best = max(drawn, key=lambda card: sense.resident(card, town))
            self.town.residents = (*self.town.residents, best)
