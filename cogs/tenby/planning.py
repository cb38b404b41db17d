"""Alone, before the turn: a token of Crosswind, which compass to play, whether to go before the anchor."""

from typing import Final

from bot.draft import Turn
from cogs.screen import (
    Key,
    Picture,
    Screen,
    Style,
    choose,
    confirm,
    in_rows,
    item,
    without_asking,
)
from cogs.tenby.anchoring import marks_said, taken_first
from cogs.tenby.choosing import done_key, greatest_icon
from cogs.tenby.words import standing_line
from games.message import Message, Said, say
from games.tenby import GAME, solo_accolades
from games.tenby.anchors import compass_number, solo_of
from games.tenby.components import ANCHORS, COMPASS_COST, COMPASSES
from games.tenby.position import Move, Position
from games.tenby.scenarios import differences
from games.tenby.solo_table import DiscardCompass, DrawCompass, LowerCompass, PlaceToken, PlayCompass, SetOut
from games.tenby.terms import accolade_name, actions_said, compass_name, signed, solo_accolade_line

_IN_A_ROW: Final = 2


# A token of Crosswind


def token(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """How every accolade stands, and what a token more would bring or cost."""
    lying = dict(zip(view.accolades, solo_of(view).tokens, strict=True))
    lines: list[Said] = [say("tenby-panel-token"), standing_line(view, turn.seat)]
    lines += [item(_aim(view, card, lying[card])) for card in view.accolades]
    keys = [
        done_key(turn, _token_key(move, lying[move.accolade] + 1), move, "tby_honour")
        for move in moves
        if isinstance(move, PlaceToken)
    ]
    return Screen(tuple(lines), in_rows(keys, 1), Picture.PRIVATE)


def _aim(view: Position, card: str, tokens: int) -> Message:
    number = solo_accolades.count(view, card)
    return say("tenby-panel-aim", accolade=solo_accolade_line(card), number=number, tokens=tokens)


def _token_key(move: PlaceToken, tokens: int) -> Message:
    """Manager: then +12 or −12."""
    won, lost = (solo_accolades.crosswind_points(reached, tokens) for reached in (True, False))
    accolade = accolade_name(move.accolade)
    return say("tenby-panel-token-key", accolade=accolade, won=signed(won), lost=signed(lost))


# Which compass


def plan(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The hand of compasses; in the Alternative Take the row of them."""
    lines = _hand_lines(view) if differences(view).has_anchors else _row_lines(view)
    compasses = [
        done_key(turn, _compass_key(view, move.number), move, greatest_icon(COMPASSES[move.number].actions))
        for move in moves
        if isinstance(move, PlayCompass)
    ]
    rows = (*in_rows(compasses, _IN_A_ROW), *in_rows(_paid_keys(turn, view, moves), _IN_A_ROW))
    return Screen((*lines, standing_line(view, turn.seat)), rows, Picture.PRIVATE)


def _compass_key(view: Position, card: int) -> Message:
    """Play 4: 2 × terrace and 2 × ring."""
    compass = COMPASSES[card]
    actions = actions_said(compass.actions)
    if differences(view).has_anchors:
        return say("tenby-panel-compass", number=compass.number, actions=actions)
    return say("tenby-panel-compass-take", actions=actions)


def _hand_lines(view: Position) -> list[Said]:
    """How likely each compass is to be the lower one: which anchors are still to come is no secret."""
    past = solo_of(view).past_anchors
    left = [anchor.number for anchor in ANCHORS.values() if anchor.card not in past]
    lines: list[Said] = [say("tenby-panel-plan")]
    for number in sorted({COMPASSES[card].number for card in solo_of(view).hand}):
        above = sum(anchor > number for anchor in left)
        lines.append(item(say("tenby-panel-chance", number=number, above=above, left=len(left))))
    return lines


def _row_lines(view: Position) -> list[Said]:
    row = solo_of(view).row
    lines: list[Said] = [say("tenby-panel-row" if row else "tenby-panel-row-empty")]
    for card in row[-2::-1]:
        then = actions_said(COMPASSES[card].actions)
        lines.append(item(say("tenby-panel-row-behind", actions=then)))
    return lines


def _paid_keys(turn: Turn, view: Position, moves: tuple[Move, ...]) -> list[Key]:
    """What a ring does: one more compass, or the last of the row away."""
    keys = []
    if DrawCompass() in moves:
        label = say("tenby-panel-compass-draw", rings=COMPASS_COST)
        if not differences(view).has_anchors:
            label = say("tenby-panel-compass-reveal", rings=COMPASS_COST)
        keys.append(Key(label, without_asking(turn, GAME.write_move(DrawCompass())), icon="tby_ring"))
    if DiscardCompass() in moves:
        keys.append(_discard_key(turn, view))
    return keys


def _discard_key(turn: Turn, view: Position) -> Key:
    """The last compass with the last ring is the end of the game, so that is asked."""
    text = GAME.write_move(DiscardCompass())
    if turn.tried(text).ends_turn:
        return Key(say("tenby-panel-compass-discard-lost"), choose(text), Style.CAREFUL, "tby_ring")
    compass = compass_name(solo_of(view).row[-1])
    label = say("tenby-panel-compass-discard", compass=compass, rings=COMPASS_COST)
    return Key(label, without_asking(turn, text), icon="tby_ring")


# Before the anchor or after it


def lower(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The anchor is known and would go first: what it would take, and what it costs to go before it."""
    own, anchor = compass_number(view), ANCHORS[solo_of(view).anchor]
    lines = (
        say("tenby-panel-lower", number=own, anchor=anchor.number, marks=marks_said(anchor)),
        *taken_first(view),
        standing_line(view, turn.seat),
    )
    rings = own - anchor.number + 1
    keys = []
    if LowerCompass() in moves:
        keys.append(_lower_key(turn, view, rings))
    if SetOut() in moves:
        label = say("tenby-panel-set-out", number=own)
        keys.append(Key(label, without_asking(turn, GAME.write_move(SetOut())), icon="tby_anchor"))
    return Screen(lines, in_rows(keys, 1), Picture.PRIVATE)


def _lower_key(turn: Turn, view: Position, rings: int) -> Key:
    """All that is needed at once; less than that changes nothing, but may be paid."""
    own, anchor = compass_number(view), ANCHORS[solo_of(view).anchor].number
    text = GAME.write_move(LowerCompass())
    if view.players[turn.seat].rings < rings * COMPASS_COST:
        label = say("tenby-panel-lower-in-vain", number=own - 1, anchor=anchor, rings=COMPASS_COST)
        return Key(label, without_asking(turn, text), Style.CAREFUL, "tby_ring")
    label = say("tenby-panel-lower-key", rings=rings * COMPASS_COST, number=own - rings, anchor=anchor)
    deed = without_asking(turn, text) if rings == 1 else confirm(*(text,) * rings)
    return Key(label, deed, Style.CHOSEN, "tby_compass")
