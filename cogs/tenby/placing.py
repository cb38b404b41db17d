"""Placing a gained card: the best place as a ghost, every other place a key or a line of a menu."""

from typing import Final

from bot.draft import Turn
from cogs.screen import (
    Choice,
    Deed,
    Key,
    Picture,
    Row,
    Screen,
    Style,
    choose,
    confirm,
    in_menus,
    in_rows,
    look,
    looked_at,
    without_asking,
)
from cogs.tenby.anchoring import cost_lines, cost_of_ending
from cogs.tenby.choosing import accolade_rows
from cogs.tenby.gains import Gain, best_places, gain_of
from cogs.tenby.words import gain_line, gain_told, icon_of, shows_line, where_said
from games.message import Message, say
from games.tenby import GAME
from games.tenby.position import EndTurn, Move, Phase, Place, Position, RevealAccolade
from games.tenby.terms import card_name
from games.tenby.town import with_card

PLACING: Final = "place"
MOST_KEYS: Final = 6


def placing(turn: Turn, view: Position, moves: tuple[Move, ...], text: str = "") -> Screen:
    """The card that must be placed now: at the place looked at, else at the best one."""
    player, card = view.players[turn.seat], view.turn.holding
    places = best_places(view, turn.seat, (move for move in moves if isinstance(move, Place)))
    wanted = looked_at(turn, text, Place) if text else places[0]
    here = wanted if wanted in places else places[0]
    others = [place for place in places if place != here]
    gains = {place: gain_of(player, with_card(player.town, place)) for place in places}
    ends = _ends(turn, view)
    lines = (
        say("tenby-panel-placing", card=card_name(card), shows=shows_line(card)),
        gain_line(where_said(here), gains[here]),
        *(cost_lines(view) if ends else ()),
    )
    rows: list[Row] = [_here_keys(turn, here, gains[here], ends=ends)]
    rows += in_rows([_other_key(turn, place, gains[place], ends=ends) for place in others[:MOST_KEYS]], 2)
    rows += _look_menus(others, gains)
    written = GAME.write_move(here)
    return Screen(
        lines,
        (*rows, *accolade_rows(view, turn, moves)),
        Picture.DRAFT,
        ghost=written,
        expects=_expected(turn, written),
    )


def _expected(turn: Turn, written: str) -> str:
    """Only what ends a decision is shown to everybody."""
    return written if turn.tried(written).ends_turn else ""


def _ends(turn: Turn, view: Position) -> bool:
    """Is the card the last thing of a day, so that the turn can end with it?"""
    return view.phase is Phase.DAY and not view.turn.actions


def _deed(turn: Turn, place: Place, *, ends: bool) -> Deed:
    written = GAME.write_move(place)
    return confirm(written, GAME.write_move(EndTurn())) if ends else without_asking(turn, written)


def _here_keys(turn: Turn, here: Place, gain: Gain, *, ends: bool) -> tuple[Key, ...]:
    """Places the card as it is shown; with the last card the turn ends, unless more is wanted."""
    deed = _deed(turn, here, ends=ends)
    where = where_said(here)
    if not ends:
        style = Style.GO if deed.is_final else Style.CHOSEN
        label = say("tenby-panel-place-key", where=where, points=gain.points)
        return (Key(label, deed, style, icon_of(here.face)),)
    label = say("tenby-panel-place-and-end", where=where, points=gain.points)
    if cost := cost_of_ending(turn.view):
        label = say("tenby-panel-place-and-end-costs", where=where, points=gain.points, cost=f"−{cost}")
    goes_on = _more_is_possible(turn, here)
    more = say("tenby-panel-place-and-go-on" if goes_on else "tenby-panel-place-first")
    first = Key(more, choose(GAME.write_move(here)))
    return (Key(label, deed, Style.GO, icon_of(here.face)), first)


def _more_is_possible(turn: Turn, here: Place) -> bool:
    """Could the seat still do something with its rings afterwards?"""
    after = turn.tried(GAME.write_move(here)).position
    following = GAME.legal_moves(after, turn.seat)
    return any(not isinstance(move, EndTurn | RevealAccolade) for move in following)


def _other_key(turn: Turn, place: Place, gain: Gain, *, ends: bool) -> Key:
    label = _place_words(place, gain, ends=ends)
    return Key(label, _deed(turn, place, ends=ends), icon=icon_of(place.face))


def _place_words(place: Place, gain: Gain, *, ends: bool) -> Message:
    where = where_said(place)
    if ends:
        return say("tenby-panel-place-key-end", where=where, points=gain.points)
    return say("tenby-panel-place-key", where=where, points=gain.points)


def _look_menus(others: list[Place], gains: dict[Place, Gain]) -> list[Row]:
    """Every other place, to be looked at before the card is placed."""
    choices = [
        Choice(
            say("tenby-panel-look-at", where=where_said(place), points=gains[place].points),
            f"{PLACING}~{GAME.write_move(place)}",
            gain_told(gains[place]),
        )
        for place in others
    ]
    return in_menus(look(PLACING), say("tenby-panel-look-at-place"), choices)
