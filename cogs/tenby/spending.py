"""What rings buy: an extra action, a card revealed, an accolade; which card of the town is moved where."""

from typing import Final

from bot.draft import Turn
from cogs.press import UnreadablePress
from cogs.screen import (
    Choice,
    Key,
    Keys,
    Menu,
    Picture,
    Row,
    Screen,
    Style,
    choose,
    in_menus,
    in_rows,
    look,
    looked_at,
    small,
)
from cogs.tenby.anchoring import cost_lines
from cogs.tenby.choosing import ACTION_ICONS, accolade_rows
from cogs.tenby.gaining import BACK, RINGS, by_day
from cogs.tenby.gains import best_shifts, gain_of, shift_points
from cogs.tenby.words import ICONS, gain_line, icon_of, shows_line, standing_line, where_moved_said
from games.message import Message, say
from games.tenby import GAME
from games.tenby.accolades import activation_cost
from games.tenby.components import COSTS, REVEAL_COST
from games.tenby.market import card_at
from games.tenby.position import Activate, Buy, Forfeit, Move, Player, Position, Reveal, Shift
from games.tenby.scenarios import differences
from games.tenby.solo_table import ANYWHERE
from games.tenby.terms import accolade_line, accolade_name, action_name, card_name, slot
from games.tenby.town import CARD, where, with_shift

MOVING, MOVED = "move", "moved"
IN_A_ROW: Final = 2


def shop(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """Everything that rings can do now, and actions that can be given up for one."""
    lines = (say("tenby-panel-shop"), standing_line(view, turn.seat), small(_prices(view)), *cost_lines(view))
    rows: list[Row] = [
        *in_rows(_buy_keys(moves), IN_A_ROW),
        *in_rows(_reveal_keys(view, moves)),
        *in_rows(_forfeit_keys(moves), IN_A_ROW),
        *_activate_keys(view, moves),
        *accolade_rows(view, turn, moves),
    ]
    keys: Keys = (BACK,)
    if any(isinstance(move, Shift) for move in moves):
        rings = differences(view).move_cost
        keys = (Key(say("tenby-panel-move", rings=rings), look(MOVING), icon="tby_town"), BACK)
    return Screen(lines, (*rows, keys), Picture.PRIVATE)


def _prices(view: Position) -> Message:
    law = differences(view)
    if law.has_residents:
        return say("tenby-panel-prices", move=law.move_cost)
    return say("tenby-panel-prices-nobody-home", move=law.move_cost)


def _buy_keys(moves: tuple[Move, ...]) -> list[Key]:
    return [
        Key(
            say("tenby-panel-buy", action=action_name(move.action), rings=COSTS[move.action]),
            choose(GAME.write_move(move)),
            icon=ACTION_ICONS[move.action],
        )
        for move in moves
        if isinstance(move, Buy)
    ]


def _reveal_keys(view: Position, moves: tuple[Move, ...]) -> list[Key]:
    return [
        Key(
            _reveal_label(view, move),
            choose(GAME.write_move(move)),
            icon=ICONS[move.deck],
        )
        for move in moves
        if isinstance(move, Reveal)
    ]


def _reveal_label(view: Position, move: Reveal) -> Message:
    """In the core solo game to a place of the row, over the card that lies there."""
    if move.place == ANYWHERE:
        return say("tenby-panel-reveal", deck=move.deck, rings=REVEAL_COST)
    where = slot(move.deck, move.place)
    if card := card_at(view.market, move.deck, move.place):
        return say("tenby-panel-reveal-over", slot=where, card=card, rings=REVEAL_COST)
    return say("tenby-panel-reveal-to", slot=where, rings=REVEAL_COST)


def _forfeit_keys(moves: tuple[Move, ...]) -> list[Key]:
    return [
        Key(
            say("tenby-panel-forfeit", action=action_name(move.action)),
            choose(GAME.write_move(move)),
            icon="tby_ring",
        )
        for move in moves
        if isinstance(move, Forfeit)
    ]


def _activate_keys(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """High Tide: which accolade to activate for everybody."""
    choices = tuple(
        Choice(
            accolade_name(move.accolade), GAME.write_move(move), accolade_line(move.accolade), "tby_honour"
        )
        for move in moves
        if isinstance(move, Activate)
    )
    placeholder = say("tenby-panel-activate", rings=activation_cost(view))
    return [Menu(choose("accolade"), placeholder, choices)] if choices else []


# Moving a card


def _shifts(moves: tuple[Move, ...]) -> list[Shift]:
    return [move for move in moves if isinstance(move, Shift)]


def moving(turn: Turn, view: Position, moves: tuple[Move, ...], card: str) -> Screen:
    """First which card, the one that can gain most first; then where to."""
    player = view.players[turn.seat]
    every = best_shifts(player, _shifts(moves))
    if not every:
        return by_day(turn, view, moves)  # undone meanwhile: there is nothing to pay with
    if card:
        return _where_to(turn, view, [shift for shift in every if CARD[shift.face] == card])
    best: dict[str, Shift] = {}
    for shift in every:
        best.setdefault(CARD[shift.face], shift)
    choices = [_card_choice(player, shift) for shift in best.values()]
    menus = in_menus(look(MOVING), say("tenby-panel-which-card"), choices)
    back = Key(say("panel-back"), look(RINGS))
    lines = (say("tenby-panel-moving", rings=differences(view).move_cost), standing_line(view, turn.seat))
    return Screen(lines, (*menus, (back,)), Picture.DRAFT)


def _card_choice(player: Player, shift: Shift) -> Choice:
    card = CARD[shift.face]
    found = where(player.town, card)
    assert found is not None, f"{card} is not in this town"
    label = say(
        "tenby-panel-move-card",
        card=card_name(card),
        street=found[0] + 1,
        points=shift_points(player, shift),
    )
    return Choice(label, f"{MOVING}~{card}", shows_line(shift.face), icon_of(shift.face))


def moved(turn: Turn, view: Position, moves: tuple[Move, ...], text: str) -> Screen:
    """A card at another position, as a ghost."""
    here = looked_at(turn, text, Shift)
    player = view.players[turn.seat]
    shifts = [shift for shift in _shifts(moves) if CARD[shift.face] == CARD[here.face]]
    if here not in shifts:
        return moving(turn, view, moves, "")
    return _where_to(turn, view, best_shifts(player, shifts), here)


def _where_to(turn: Turn, view: Position, shifts: list[Shift], here: Shift | None = None) -> Screen:
    player, rings = view.players[turn.seat], differences(view).move_cost
    if not shifts:
        raise UnreadablePress
    here = here or shifts[0]
    place = where_moved_said(player.town, here)
    gain = gain_of(player, with_shift(player.town, here))
    written = GAME.write_move(here)
    label = say("tenby-panel-move-here", where=place, points=gain.points, rings=rings)
    back = Key(say("panel-back"), look(MOVING))
    rows: list[Row] = [
        (Key(label, choose(written), Style.CHOSEN, icon_of(here.face)), back),
        *_where_menus(player, [shift for shift in shifts if shift != here]),
    ]
    lines = (say("tenby-panel-moving-card", card=card_name(CARD[here.face])), gain_line(place, gain))
    return Screen(lines, tuple(rows), Picture.DRAFT, ghost=written)


def _where_menus(player: Player, shifts: list[Shift]) -> list[Row]:
    choices = [
        Choice(
            say(
                "tenby-panel-look-at",
                where=where_moved_said(player.town, shift),
                points=shift_points(player, shift),
            ),
            f"{MOVED}~{GAME.write_move(shift)}",
        )
        for shift in shifts
    ]
    return in_menus(look(MOVED), say("tenby-panel-look-at-place"), choices)
