"""A light model of a table, played on quickly by a plain player who always takes what is worth most now.

Cards are the numbers of their colours and abilities are bits, in the order of their lists. A few rounds take
less than a millisecond, so that a sharp player can play on from a thousand positions.
"""

import random
from typing import Final, NamedTuple

from games.copenhagen.components import (
    END_CARD_AMONG,
    FOOTBRIDGES,
    HAND_LIMIT,
    POINTS_TO_WIN,
    SIZES,
    WHITE,
    Ability,
    Colour,
)
from games.copenhagen.evaluation import NOWHERE, Judge, Spot
from games.copenhagen.house import coats_between, line_points
from games.copenhagen.position import TILE_NUMBER

NO_CARD: Final = -1
END: Final = len(Colour)
"""The End card."""
ANY, EXTRA, DISCOUNT, CHANGE, BOTH = (1 << number for number in range(len(Ability)))
_NUMBER: Final = {1 << number: number for number in range(len(Ability))}
_TILES: Final = tuple(
    tuple((size, f"{colour}{size}", TILE_NUMBER[f"{colour}{size}"]) for size in reversed(SIZES))
    for colour in Colour
)
_PAIRS: Final = tuple((first, first + 1) for first in range(FOOTBRIDGES - 1))
_APART: Final = tuple(
    (first, second) for first in range(FOOTBRIDGES) for second in range(first + 2, FOOTBRIDGES)
)


class Side:
    """One seat: its facade, hand and ability tiles."""

    __slots__ = ("active", "colours", "filled", "hand", "points", "used", "windows")

    def __init__(
        self, filled: int, windows: int, colours: list[int], hand: list[int], active: int, used: int
    ) -> None:
        self.filled, self.windows, self.colours = filled, windows, colours
        self.hand, self.active, self.used = hand, active, used
        self.points = line_points(filled, windows)

    def copy(self) -> "Side":
        """The same side, to play on with."""
        return Side(self.filled, self.windows, self.colours[:], self.hand[:], self.active, self.used)

    def worth(self, judge: Judge) -> float:
        """What everything on this side is worth."""
        worth = judge.house(self.filled, self.windows) + judge.hand(self.hand)
        for bit, number in _NUMBER.items():
            if self.active & bit:
                worth += judge.active[number]
            elif self.used & bit:
                worth += judge.used[number]
        return worth

    def spend(self, abilities: int) -> None:
        """Turn ability tiles over."""
        self.active &= ~abilities
        self.used |= abilities


class Take(NamedTuple):
    """Cards worth taking."""

    gain: float
    bridges: tuple[int, ...]
    spent: int


class Build(NamedTuple):
    """A tile worth building: where, what it costs, and which cards pay."""

    gain: float
    tile: int
    colour: int
    spot: Spot | None
    price: int
    spent: int
    changed: int
    """The colour that counts as the tile's, with Change colour."""


_NO_BUILD: Final = Build(NOWHERE, 0, 0, None, 0, 0, 0)


class LightTable:
    """Everything true of a game, as far as playing on needs it. It changes as it is played."""

    __slots__ = (
        "discards",
        "end_is_aside",
        "gone",
        "harbour",
        "is_over",
        "sides",
        "stock",
        "supply",
        "turn",
        "whites",
    )

    def __init__(
        self,
        *,
        sides: list[Side],
        harbour: list[int],
        supply: list[int],
        discards: list[int],
        stock: list[int],
        whites: int,
        turn: int,
        end_is_aside: bool,
        gone: tuple[int, ...],
    ) -> None:
        self.sides, self.harbour, self.stock, self.whites = sides, harbour, stock, whites
        self.supply = supply
        """The top card last."""
        self.discards, self.turn, self.end_is_aside, self.gone = discards, turn, end_is_aside, gone
        self.is_over = False

    def lead(self, seat: int, judge: Judge) -> float:
        """By how many points the seat is ahead of the best other, or may expect to be."""
        worths = [float(side.points) if self.is_over else side.worth(judge) for side in self.sides]
        others = [worth for other, worth in enumerate(worths) if other != seat and other not in self.gone]
        return worths[seat] - max(others)

    def play_on(self, judge: Judge, turns: int, dice: random.Random) -> None:
        """Fill the harbour and play so many turns, or to the end."""
        seats = len(self.sides)
        self._refill(dice)
        if self.is_over:
            return
        for _ in range(turns):
            self._play_turn(self.sides[self.turn], judge)
            if not self.is_over:
                self._refill(dice)
            if self.is_over:
                return
            self.turn = (self.turn + 1) % seats
            while self.turn in self.gone:
                self.turn = (self.turn + 1) % seats

    def _play_turn(self, side: Side, judge: Judge) -> None:
        build = self._best_build(side, judge)
        take = self._best_take(side, judge)
        if side.active & BOTH and self._do_both(side, judge, build, take):
            return
        if build.gain > take.gain:
            self._build(side, build, judge)
        else:
            self._take(side, take, judge)

    def _do_both(self, side: Side, judge: Judge, build: Build, take: Take) -> bool:
        """Take, then build, if that is worth the ability."""
        hand = side.hand[:]
        for bridge in take.bridges:
            side.hand[self.harbour[bridge]] += 1
        then = self._best_build(side, judge)
        side.hand = hand
        if take.gain + then.gain - judge.spending[_NUMBER[BOTH]] <= max(take.gain, build.gain):
            return False
        side.spend(BOTH)
        self._take(side, take, judge)
        then = self._best_build(side, judge)
        if then.spot is not None:
            self._build(side, then, judge)
        return True

    # Cards

    def _best_take(self, side: Side, judge: Judge) -> Take:
        harbour, cards, hand = self.harbour, judge.cards, side.hand
        one = [cards[count + 1] - cards[count] for count in hand]
        two = [cards[count + 2] - cards[count] for count in hand]
        best, chosen, spent = NOWHERE, _PAIRS[0], 0
        for pair in _PAIRS:
            first, second = harbour[pair[0]], harbour[pair[1]]
            gain = two[first] if first == second else one[first] + one[second]
            if gain > best:
                best, chosen = gain, pair
        if side.active & ANY:
            cost = judge.spending[_NUMBER[ANY]]
            for pair in _APART:
                first, second = harbour[pair[0]], harbour[pair[1]]
                gain = (two[first] if first == second else one[first] + one[second]) - cost
                if gain > best:
                    best, chosen, spent = gain, pair, ANY
        if side.active & EXTRA:
            counts = hand[:]
            for bridge in chosen:
                counts[harbour[bridge]] += 1
            more, third = max(
                (cards[counts[card] + 1] - cards[counts[card]], bridge)
                for bridge, card in enumerate(harbour)
                if bridge not in chosen
            )
            if more > judge.spending[_NUMBER[EXTRA]]:
                best += more - judge.spending[_NUMBER[EXTRA]]
                return Take(best - self._overflow(hand, 3, judge), (*chosen, third), spent | EXTRA)
        return Take(best - self._overflow(hand, 2, judge), chosen, spent)

    def _overflow(self, hand: list[int], taken: int, judge: Judge) -> float:
        """What cards beyond the hand limit take away again, near enough."""
        return max(0, sum(hand) + taken - HAND_LIMIT) * judge.cards[1]

    def _take(self, side: Side, take: Take, judge: Judge) -> None:
        hand, cards = side.hand, judge.cards
        for bridge in take.bridges:
            hand[self.harbour[bridge]] += 1
            self.harbour[bridge] = NO_CARD
        side.spend(take.spent)
        for _ in range(sum(hand) - HAND_LIMIT):
            _, least = min(
                (cards[count] - cards[count - 1], colour) for colour, count in enumerate(hand) if count
            )
            hand[least] -= 1
            self.discards.append(least)

    def _refill(self, dice: random.Random) -> None:
        for bridge, card in enumerate(self.harbour):
            if card == NO_CARD:
                drawn = self.supply.pop()
                if drawn == END:
                    self.is_over = True
                    return
                self.harbour[bridge] = drawn
                if not self.supply and self.end_is_aside:
                    self._reshuffle(dice)

    def _reshuffle(self, dice: random.Random) -> None:
        self.supply, self.discards = self.discards, []
        dice.shuffle(self.supply)
        self.supply.insert(dice.randrange(END_CARD_AMONG), END)
        self.end_is_aside = False

    # Tiles

    def _best_build(self, side: Side, judge: Judge) -> Build:
        """The build that brings most for its cards, with Discount or Change colour where only they pay."""
        best = _NO_BUILD
        cards, hand, stock = judge.cards, side.hand, self.stock
        discount = 1 if side.active & DISCOUNT else 0
        for colour, held in enumerate(hand):
            changed, changing = 0, colour
            if side.active & CHANGE:
                changed, changing = max((n, number) for number, n in enumerate(hand) if number != colour)
            most = held + discount + changed
            same = side.colours[colour]
            for size, tile, number in _TILES[colour]:
                if most < size - 1 or not stock[number] or (most < size and not same):
                    continue
                places = judge.places(side.filled, side.windows, same, tile)
                for (gain, spot), price in ((places.near, size - 1), (places.anywhere, size)):
                    if spot is None or gain <= best.gain:
                        continue
                    cost, spent, paid = 0.0, 0, price
                    if held >= paid:
                        cost = cards[held] - cards[held - paid]
                    elif discount and held >= paid - 1:
                        paid -= 1
                        cost, spent = cards[held] - cards[held - paid] + judge.spending[2], DISCOUNT
                    elif changed and held + changed >= paid:
                        rest = changed - (paid - held)
                        cost, spent = cards[held] + cards[changed] - cards[rest] + judge.spending[3], CHANGE
                    else:
                        continue
                    if gain - cost > best.gain:
                        best = Build(gain - cost, number, colour, spot, paid, spent, changing)
        return best

    def _build(self, side: Side, build: Build, judge: Judge) -> None:
        spot = build.spot
        assert spot is not None  # whoever builds found a place
        own = min(build.price, side.hand[build.colour])
        side.hand[build.colour] -= own
        side.hand[build.changed] -= build.price - own
        self.discards += [build.colour] * own + [build.changed] * (build.price - own)
        self.stock[build.tile] -= 1
        side.spend(build.spent)
        side.colours[build.colour] |= spot.cells
        self._place(side, spot, judge)

    def _place(self, side: Side, spot: Spot, judge: Judge) -> None:
        """Put a tile into the facade and use the coats of arms it earns, each for what is worth most."""
        coats = 1
        while coats:
            filled = side.filled | spot.cells
            coats += coats_between(side.filled, filled) - 1
            side.filled, side.windows = filled, side.windows | spot.glass
            side.points = line_points(side.filled, side.windows)
            if side.points >= POINTS_TO_WIN:
                self.is_over = True
                return
            while coats:
                white = self._use_coat(side, judge)
                if white is not None:
                    spot = white
                    self.whites -= 1
                    break
                coats -= 1

    def _use_coat(self, side: Side, judge: Judge) -> Spot | None:
        """Gain an ability tile or turn the used ones back; or where to put a white tile instead."""
        owned = side.active | side.used
        gain, bit = (
            max((judge.active[number], -bit) for bit, number in _NUMBER.items() if not owned & bit)
            if (owned != 31)
            else (NOWHERE, 0)
        )
        back = sum(judge.spending[number] for bit, number in _NUMBER.items() if side.used & bit)
        if self.whites:
            place = judge.places(side.filled, side.windows, 0, WHITE).anywhere
            if place.gain > max(gain, back):
                return place.spot
        if gain > back:
            side.active |= -bit
        else:
            side.active, side.used = owned, 0
        return None
