"""Decisions made with one press: a resident, an accolade, a day card, what visitors bring."""

from typing import Final

from bot.draft import Turn
from cogs.screen import (
    Key,
    Keys,
    Picture,
    Row,
    Screen,
    Style,
    choose,
    in_rows,
    item,
    look,
    small,
    without_asking,
)
from cogs.tenby.anchoring import cost_of_taking
from cogs.tenby.gains import most_points
from cogs.tenby.words import icon_of, shows_line, standing_line
from games.api import Seat
from games.message import Message, Said, say, who
from games.tenby import GAME
from games.tenby.components import ACCOLADES, DAY_CARDS, PENALTIES, Action
from games.tenby.market import deck_of
from games.tenby.position import (
    Choose,
    ChooseDay,
    Declare,
    Keep,
    Move,
    Position,
    RevealAccolade,
    TakeRing,
    Visit,
)
from games.tenby.scoring import resident_points
from games.tenby.terms import (
    accolade_line,
    accolade_name,
    actions_said,
    card_name,
    resident_line,
    resident_name,
    signed,
)

TOWNS: Final = "town"
DAYS_IN_A_ROW: Final = 2
ACTION_ICONS: Final = {
    Action.TERRACE: "tby_terrace",
    Action.PIER: "tby_pier",
    Action.LANDMARK: "tby_landmark",
    Action.RESIDENT: "tby_resident",
    Action.RING: "tby_ring",
}
_GREATEST: Final = (Action.LANDMARK, Action.PIER, Action.TERRACE, Action.RESIDENT, Action.RING)


def done_key(turn: Turn, label: Said, move: Move, icon: str = "") -> Key:
    """A key that says all that its move does: one press is enough, green where there is no way back."""
    deed = without_asking(turn, GAME.write_move(move))
    return Key(label, deed, Style.GO if deed.is_final else Style.CHOSEN, icon)


def accolade_rows(view: Position, turn: Turn, moves: tuple[Move, ...]) -> tuple[Row, ...]:
    """Ebb & Flow: an accolade can be revealed in the middle of anything."""
    if RevealAccolade() not in moves:
        return ()
    accolade = accolade_name(view.players[turn.seat].accolade)
    label = say("tenby-panel-show", accolade=accolade, rings=view.round)
    return ((Key(label, choose(GAME.write_move(RevealAccolade())), icon="tby_honour"),),)


def waiting(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """Nobody waits for the seat, but it may reveal its accolade."""
    acting = who(*turn.table.acting)
    return Screen(
        (say("tenby-panel-meanwhile", who=acting), standing_line(view, turn.seat)),
        accolade_rows(view, turn, moves),
        Picture.PRIVATE,
    )


# Setting up


def keeping(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """Which of two residents: what each counts, and what it would bring as the town stands."""
    player = view.players[turn.seat]
    lines: list[Said] = [say("tenby-panel-keep")]
    for card in player.drawn:
        now = resident_points(player.town, card)
        lines.append(item(say("tenby-panel-resident-now", resident=resident_line(card), points=now)))
    keys = tuple(
        done_key(
            turn,
            say("tenby-panel-keep-key", resident=resident_name(player.drawn[move.place])),
            move,
            "tby_resident",
        )
        for move in moves
        if isinstance(move, Keep)
    )
    return Screen(tuple(lines), (keys, *accolade_rows(view, turn, moves)), Picture.PRIVATE)


def declaring(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """Ebb & Flow: open to all, or secret."""
    lines = (
        say("tenby-panel-declare", accolade=accolade_line(view.players[turn.seat].accolade)),
        item(say("tenby-panel-declare-open")),
        item(say("tenby-panel-declare-secret", rounds=view.options.rounds)),
    )
    keys = tuple(
        done_key(turn, say("tenby-panel-open" if move.is_open else "tenby-panel-secret"), move, "tby_honour")
        for move in moves
        if isinstance(move, Declare)
    )
    return Screen(lines, (keys,), Picture.PRIVATE)


# Night


def night(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """A key for every free day card; those that are taken stand in a line."""
    taken = tuple(
        say("tenby-panel-day-taken", number=day.number, who=who(day.seat))
        for day in view.days
        if day.seat is not None
    )
    lines: list[Said] = [say("tenby-panel-night"), standing_line(view, turn.seat)]
    if taken:
        lines.append(small(say("tenby-panel-days-taken", days=taken)))
    if after := tuple(say("tenby-seat", who=who(seat)) for seat in view.night[1:]):
        lines.append(small(say("tenby-panel-then-choose", who=after)))
    keys = [_day_key(turn, view, move) for move in moves if isinstance(move, ChooseDay)]
    rows = (*in_rows(keys, DAYS_IN_A_ROW), *accolade_rows(view, turn, moves), (towns_key(turn),))
    return Screen(tuple(lines), rows, Picture.PRIVATE)


def _day_key(turn: Turn, view: Position, move: ChooseDay) -> Key:
    """Day 7: terrace, pier, 2 rings lie on it."""
    icons = DAY_CARDS[move.number].actions
    rings = next(day.rings for day in view.days if day.number == move.number)
    label = say("tenby-panel-day", number=move.number, actions=actions_said(icons), rings=rings)
    return done_key(turn, label, move, greatest_icon(icons))


def greatest_icon(icons: tuple[Action, ...]) -> str:
    """The emoji of what a day card or a compass is most likely chosen for."""
    return ACTION_ICONS[next(action for action in _GREATEST if action in icons)]


def towns_key(turn: Turn) -> Key:
    """To the towns of the others."""
    first = (turn.seat + 1) % len(turn.table.holders)
    return Key(say("tenby-panel-towns"), look(f"{TOWNS}~{first + 1}"), icon="tby_town")


# Thanks for Visiting


def visiting(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """How many terraces and piers to draw; a ring instead is for several players."""
    keys: list[Key] = []
    for move in sorted(moves, key=lambda move: isinstance(move, TakeRing)):
        match move:
            case Visit(terraces, piers):
                label = say("tenby-panel-visit-draw", terraces=terraces, piers=piers)
                keys.append(done_key(turn, label, move, "tby_terrace" if terraces >= piers else "tby_pier"))
            case TakeRing():
                keys.append(done_key(turn, say("tenby-panel-visit-ring"), move, "tby_ring"))
            case _:
                pass
    asked = say("tenby-panel-visit" if view.solo is None else "tenby-panel-visit-alone")
    rows: tuple[Keys, ...] = in_rows(keys, 2)
    lines = (asked, standing_line(view, turn.seat))
    return Screen(lines, (*rows, *accolade_rows(view, turn, moves)), Picture.PRIVATE)


def among(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """Cards that were drawn, of which one is chosen: by visitors, or of two landmarks alone."""
    lines: list[Said] = [say("tenby-panel-visit-which")]
    for card in view.turn.offered:
        told = say("tenby-panel-card-told", card=card_name(card), shows=shows_line(card))
        lines.append(item(told))
    keys = [
        Key(gained_label(view, turn.seat, move.card), choose(GAME.write_move(move)), icon=icon_of(move.card))
        for move in moves
        if isinstance(move, Choose)
    ]
    rows: tuple[Keys, ...] = in_rows(keys, 2)
    return Screen(tuple(lines), (*rows, *accolade_rows(view, turn, moves)), Picture.PRIVATE)


def gained_label(view: Position, seat: Seat, card: str) -> Message:
    """Take T012: +3, and what else it means for a single player."""
    if card in ACCOLADES:
        return say("tenby-panel-take-accolade", accolade=accolade_name(card))
    points = most_points(view, seat, card)
    if points is None:
        cost = f"−{PENALTIES[deck_of(card)]}"
        return say("tenby-panel-take-misfit", card=card, points=cost)
    if cost_of_taking(view, card):
        cost = f"−{cost_of_taking(view, card)}"
        return say("tenby-panel-take-marked", card=card, points=signed(points), cost=cost)
    return say("tenby-panel-take", card=card, points=signed(points))
