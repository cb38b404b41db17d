"""Tables of Tenby for one, written down for tests."""

from msgspec.structs import replace

from games.tenby.components import ANCHORS, COMPASSES, Action
from games.tenby.position import Phase, Position, Turn
from tests.games.tenby.boards import FIRST, do, kept, new_table, town, with_player


def planning(
    hand: tuple[int, ...] = (7, 8), anchor: str = "A05", rings: int = 0, seed: str = "tenby", **options
) -> Position:
    """A compass is to be chosen from these; this anchor comes next."""
    position = kept(new_table(1, seed, **options))
    while position.phase is Phase.CROSSWIND:
        position = do(position, f"o{position.accolades[0]}")
    assert position.solo is not None
    others = tuple(card for card in ANCHORS if card != anchor)
    deck = tuple(number for number in COMPASSES if number not in hand)
    position = replace(
        position,
        solo=replace(position.solo, hand=hand, anchors=(anchor, *others)),
        day_deck=replace(position.day_deck, deck=deck, discards=()),
    )
    return with_player(position, FIRST, rings=rings)


def in_turn(
    actions: str = "", first: str = "S1", rings: int = 0, *, compass: int = 1, anchor: str = "A05", **options
) -> Position:
    """The player's turn with these icons open: before the anchor if the compass is the lower one."""
    position = do(planning((compass,), anchor, **options), f"c{compass}")
    assert position.phase is Phase.DAY
    position = replace(position, turn=Turn(tuple(map(Action, actions))))
    return with_player(position, FIRST, town=town(first), rings=rings)


def alternative(row: tuple[int, ...] = (9, 8, 7), rings: int = 0, **options) -> Position:
    """The Compass Phase of the Alternative Take with this row; its last is the one to take."""
    position = kept(new_table(1, solo="alternative_take", **options))
    while position.phase is Phase.CROSSWIND:
        position = do(position, f"o{position.accolades[0]}")
    assert position.solo is not None
    deck = tuple(number for number in COMPASSES if number not in row)
    position = replace(
        position,
        solo=replace(position.solo, row=row),
        day_deck=replace(position.day_deck, deck=deck, discards=()),
    )
    return with_player(position, FIRST, rings=rings)


def with_solo(position: Position, **changes) -> Position:
    """What lies on the table for a single player, changed."""
    assert position.solo is not None
    return replace(position, solo=replace(position.solo, **changes))


def with_row(position: Position, name: str, *cards: str) -> Position:
    """A row of the market with these cards in its places; "" is a gap."""
    pile = replace(getattr(position.market, name), row=cards)
    return replace(position, market=replace(position.market, **{name: pile}))


def at_the_end(first: str, **options) -> Position:
    """The last turn of the last round with this town; nothing is open and nothing is marked any more."""
    position = replace(in_turn("", first, **options), round=10)
    assert position.solo is not None
    return replace(position, solo=replace(position.solo, is_anchor_done=True))
