"""What a card would change in a seat's town: points of cards, points of residents, a completed street."""

from collections.abc import Iterable

import msgspec

from games.api import Seat
from games.tenby.actions import places_for
from games.tenby.advice import place_worths
from games.tenby.components import SIDES
from games.tenby.position import HIDDEN, Place, Player, Position, Shift, Town
from games.tenby.scoring import card_points, completed_streets, resident_points, town_points
from games.tenby.terms import signed
from games.tenby.town import CARD, with_card, with_shift


class Gain(msgspec.Struct, frozen=True):
    """A town before and after something."""

    before: int
    after: int
    """Points of town cards, as everybody counts them."""
    residents: int
    """What the seat's own residents would bring more."""
    completes: bool
    changes: tuple[tuple[str, int], ...]
    """Faces whose points change, the most first."""

    @property
    def points(self) -> str:
        """+3, −2, ±0."""
        return signed(self.after - self.before)


def gain_of(player: Player, after: Town) -> Gain:
    """What a changed town is worth more than the player's."""
    town, kept = player.town, tuple(card for card in player.residents if card != HIDDEN)
    return Gain(
        before=town_points(town),
        after=town_points(after),
        residents=sum(resident_points(after, card) - resident_points(town, card) for card in kept),
        completes=completed_streets(after) > completed_streets(town),
        changes=_changes(town, after),
    )


def _changes(before: Town, after: Town) -> tuple[tuple[str, int], ...]:
    old, new = _by_card(before), _by_card(after)
    found = [(face, points - old.get(card, ("", 0))[1]) for card, (face, points) in new.items()]
    return tuple(sorted((each for each in found if each[1]), key=lambda each: -each[1]))


def _by_card(town: Town) -> dict[str, tuple[str, int]]:
    return {
        CARD[face]: (face, card_points(street, place)) for street in town for place, face in enumerate(street)
    }


# The best first


def best_places(view: Position, seat: Seat, places: Iterable[Place]) -> list[Place]:
    """Places for a gained card, the best first: by points, then as a good player would choose."""
    worths, player = place_worths(view, seat, places), view.players[seat]

    def worth(place: Place) -> tuple[int, float, bool]:
        gain = gain_of(player, with_card(player.town, place))
        return gain.after + gain.residents, worths[place], gain.completes

    return sorted(worths, key=worth, reverse=True)


def most_points(view: Position, seat: Seat, card: str) -> int | None:
    """The most that town cards can bring more, wherever the card is placed; None if it fits nowhere."""
    town = view.players[seat].town
    found = [town_points(with_card(town, place)) for place in places_for(view, seat, card)]
    return max(found) - town_points(town) if found else None


def best_shifts(player: Player, shifts: Iterable[Shift]) -> list[Shift]:
    """Ways to move a card, those that bring most first."""
    return sorted(shifts, key=lambda shift: town_points(with_shift(player.town, shift)), reverse=True)


def shift_points(player: Player, shift: Shift) -> str:
    """+3, −2, ±0."""
    return signed(town_points(with_shift(player.town, shift)) - town_points(player.town))


def has_two_sides(face: str) -> bool:
    """Is it a plain end, which may lie either way round?"""
    return len(SIDES[CARD[face]]) > 1
