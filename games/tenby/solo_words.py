"""What a single player did before the turn, and what followed by itself, in sentences."""

from collections.abc import Iterator

from games.api import Seat
from games.message import Message, say, who
from games.tenby.anchors import compass_number, solo_of
from games.tenby.components import ANCHORS
from games.tenby.market import card_at
from games.tenby.position import Phase, Position
from games.tenby.scenarios import differences
from games.tenby.solo_result import outcome
from games.tenby.solo_table import (
    DiscardCompass,
    DrawCompass,
    LowerCompass,
    PlaceToken,
    PlayCompass,
    SetOut,
    SoloMove,
)
from games.tenby.terms import accolade_name, anchor_line, card_name, compass_line, compass_name
from games.tenby.turns import gained_at_once


def deed(before: Position, seat: Seat, move: SoloMove, after: Position | None) -> Message:
    """A token, a compass, or a ring paid for one."""
    match move:
        case PlaceToken(card):
            return say("tenby-places-token", who=who(seat), accolade=accolade_name(card))
        case PlayCompass(number):
            return say("tenby-plays-compass", who=who(seat), compass=compass_line(number))
        case DrawCompass():
            return _draw(before, seat, after)
        case DiscardCompass():
            compass = compass_name(solo_of(before).row[-1])
            return say("tenby-discards-compass", who=who(seat), compass=compass)
        case LowerCompass():
            return say("tenby-lowers-compass", who=who(seat), number=compass_number(before) - 1)
        case SetOut():
            return say("tenby-sets-out", who=who(seat), number=compass_number(before))


def _draw(before: Position, seat: Seat, after: Position | None) -> Message:
    """In a row everybody sees it, in hand only the player."""
    if after is None:
        return say("tenby-draws-compass", who=who(seat))
    drawn = solo_of(after).hand[-1] if differences(before).has_anchors else solo_of(after).row[0]
    if not drawn:
        return say("tenby-draws-compass", who=who(seat))
    return say("tenby-draws-this-compass", who=who(seat), compass=compass_line(drawn))


def gained(before: Position, after: Position) -> tuple[str, ...]:
    """The card that a draw brought: to be placed, kept as an accolade, or a penalty."""
    if after.turn.holding:
        return (after.turn.holding,)
    old, new = before.players[0].honours, after.players[0].honours
    if len(new) > len(old):
        return new[-1:]
    return (solo_of(after).penalties[-1].card,)


# What followed by itself


def aftermath(before: Position, after: Position) -> Iterator[Message]:
    """Cards that fitted nowhere, the anchor, the turn, the next round, the end."""
    yield from _misfit(before, after)
    if solo_of(after).anchor and not solo_of(before).anchor:
        yield say("tenby-anchor-revealed", anchor=anchor_line(solo_of(after).anchor))
    yield from _anchor_deeds(before, after)
    if after.phase is Phase.DAY and before.phase is not Phase.DAY:
        yield _turn_begins(after)
    if after.phase is Phase.VISITING and before.phase is not Phase.VISITING:
        yield say("tenby-visiting-begins-alone")
    if after.round > before.round:
        yield say("tenby-round-begins", number=after.round, rounds=after.options.rounds)
    if after.phase is Phase.OVER:
        yield outcome(after).reason


def _misfit(before: Position, after: Position) -> Iterator[Message]:
    """Main Street: a card that fits neither end (ruling 63)."""
    old, new = len(solo_of(before).penalties), solo_of(after).penalties
    for penalty in new[old:]:
        if penalty.is_open:
            yield say("tenby-fits-nowhere", card=card_name(penalty.card))


def _anchor_deeds(before: Position, after: Position) -> Iterator[Message]:
    """What the anchor took, and what it cost."""
    anchor = solo_of(after).anchor or solo_of(before).anchor
    was_open = not solo_of(before).anchor or not solo_of(before).is_anchor_done
    is_done = not solo_of(after).anchor or solo_of(after).is_anchor_done
    if not anchor or not was_open or not is_done:
        return
    marked = [card_at(before.market, deck, place) for deck, place in ANCHORS[anchor].marks]
    if taken := tuple(card_name(card) for card in marked if card):
        yield say("tenby-anchor-takes", cards=taken)
    penalties = solo_of(after).penalties[len(solo_of(before).penalties) :]
    if unseen := [penalty for penalty in penalties if not penalty.is_open]:
        yield say("tenby-anchor-costs", number=len(unseen))


def _turn_begins(after: Position) -> Message:
    """With the rings that its compass gave at once."""
    rings = gained_at_once(after, after.days[0].number)
    return say("tenby-turn-begins-alone", who=who(0), rings=rings)
