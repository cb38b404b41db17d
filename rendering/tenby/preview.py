"""A town as a move would leave it: where its card would lie, where it came from, what changes in points."""

from games.tenby.components import FACES
from games.tenby.position import NEW, Move, Place, Shift, Street, Town
from games.tenby.scoring import card_points, street_points
from games.tenby.town import CARD, where, with_card, with_shift
from rendering.tenby.streets import Lot, ShownStreet, State, shown


def after_move(town: Town, move: Move | None, *, legal: bool) -> Town:
    """The town afterwards; as it is for moves that change nothing in it, or may not."""
    if legal and isinstance(move, Place):
        return with_card(town, move)
    if legal and isinstance(move, Shift):
        return with_shift(town, move)
    return town


def previewed(town: Town, move: Move | None, *, legal: bool) -> tuple[ShownStreet, ...]:
    """The streets with the ghost of the move's card."""
    if not isinstance(move, Place | Shift) or move.face not in FACES:
        return shown(town)
    before, after = _points(town), _points(after_move(town, move, legal=legal))
    ghost = Lot(
        move.face,
        after.get(move.face, 0),
        after.get(move.face, 0) - before.get(move.face, 0),
        State.GHOST if legal else State.REFUSED,
    )
    streets = [_lots(street, before, after) for street in town]
    if isinstance(move, Shift):
        _mark_leaving(streets, town, move)
    _insert(streets, move, ghost)
    return tuple(_street(number, lots, town) for number, lots in enumerate(streets))


def _points(town: Town) -> dict[str, int]:
    return {face: card_points(street, place) for street in town for place, face in enumerate(street)}


def _lots(street: Street, before: dict[str, int], after: dict[str, int]) -> list[Lot]:
    return [
        Lot(face, after.get(face, before[face]), after.get(face, before[face]) - before[face], place=place)
        for place, face in enumerate(street, 1)
    ]


def _mark_leaving(streets: list[list[Lot]], town: Town, move: Shift) -> None:
    found = where(town, CARD[move.face])
    if found is not None:
        street, place = found
        streets[street][place] = Lot(town[street][place], 0, state=State.LEAVING)


def _insert(streets: list[list[Lot]], move: Place | Shift, ghost: Lot) -> None:
    """Where the move says, or in a street of its own where there is no such street."""
    if move.street == NEW or not 0 <= move.street < len(streets):
        streets.append([ghost])
        return
    street = streets[move.street]
    if isinstance(move, Shift):
        street.insert(max(0, min(move.place, len(street))), ghost)
    else:
        street.insert(len(street) if move.at_right else 0, ghost)


def _street(number: int, lots: list[Lot], town: Town) -> ShownStreet:
    """Points change only where the move may be made."""
    before = street_points(town[number]) if number < len(town) else 0
    is_refused = any(lot.state is State.REFUSED for lot in lots)
    faces = tuple(lot.face for lot in lots if lot.state is not State.LEAVING)
    changes = any(lot.state is not State.LAID for lot in lots)
    after = street_points(faces) if changes and not is_refused and faces else 0 if not faces else before
    return ShownStreet(tuple(lots), after, after - before, number=number + 1 if number < len(town) else 0)
