"""A turn by day: which card to gain and where from, residents, and how the turn ends."""

from typing import Final

from bot.draft import Turn
from cogs.screen import (
    Choice,
    Key,
    Picture,
    Row,
    Screen,
    Style,
    choose,
    confirm,
    in_menus,
    in_rows,
    item,
    look,
    small,
)
from cogs.tenby.anchoring import anchor_lines, cost_lines, cost_of_ending, cost_of_taking
from cogs.tenby.choosing import accolade_rows, gained_label, towns_key
from cogs.tenby.gains import most_points
from cogs.tenby.words import ICONS, icon_of, name_and_points, revealed_lines, shows_line, standing_line
from games.api import Seat
from games.message import Message, Said, say
from games.tenby import GAME
from games.tenby.actions import places_for
from games.tenby.advice import place_worths
from games.tenby.components import ACCOLADES, MARKET_DECKS, PENALTIES, REVEAL_COST, Deck
from games.tenby.market import deck_of, pile_of, plain_ends
from games.tenby.position import (
    DrawBlind,
    DrawResidents,
    EndTurn,
    Move,
    Position,
    Take,
    TakePlainEnd,
    TakeRing,
)
from games.tenby.scenarios import differences
from games.tenby.terms import action_name, actions_said, signed
from games.tenby.turns import rings_left

RINGS, ENDING = "rings", "end"
MOST_KEYS: Final = 6
"""How many cards are offered without opening a menu: two rows of keys."""
_PLAIN_ENDS: Final = {Deck.TERRACE: Deck.PLAIN_TERRACE, Deck.PIER: Deck.PLAIN_PIER}
_IN_SIGHT: Final = (Take, DrawBlind, TakePlainEnd, DrawResidents, TakeRing, EndTurn)
"""Moves of the first screen; all others are about rings."""
BACK: Final = Key(say("panel-back"), look(""))


def by_day(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The open icons, the market, and what rings can do."""
    lines = (
        _head(turn, view),
        standing_line(view, turn.seat),
        *map(small, anchor_lines(view)),
        *map(item, revealed_lines(view)),
    )
    rows = [*_best_rows(view, turn.seat, moves), *_market_menus(view, turn.seat, moves)]
    rows += in_rows(_other_keys(turn, view, moves))
    if view.turn.bought is not None:
        rows += accolade_rows(view, turn, moves)
    if EndTurn() in moves:
        rows.append((_end_key(view),))
    return Screen(lines, tuple(rows), Picture.DRAFT if turn.steps else Picture.PRIVATE)


def _head(turn: Turn, view: Position) -> Message:
    """What is still open on the day card."""
    if view.turn.bought is not None:
        return say("tenby-panel-day-bought", action=action_name(view.turn.bought))
    if view.solo is not None:
        if not view.turn.actions:
            return say("tenby-panel-compass-done")
        return say("tenby-panel-compass-open", actions=actions_said(view.turn.actions))
    number = next(day.number for day in view.days if day.seat == turn.seat)
    if view.turn.actions:
        return say("tenby-panel-day-open", number=number, actions=actions_said(view.turn.actions))
    return say("tenby-panel-day-done", number=number)


# Cards of the market


def _taken(moves: tuple[Move, ...]) -> list[str]:
    return [move.card for move in moves if isinstance(move, Take)]


def _best_rows(view: Position, seat: Seat, moves: tuple[Move, ...]) -> list[Row]:
    """A key for each of the cards that could bring most, plain ends among them, and for every accolade."""
    offers = [(card, _take_key(view, seat, card)) for card in _taken(moves)]
    plain = [deck for deck in _PLAIN_ENDS.values() if TakePlainEnd(deck) in moves]
    offers += [(plain_ends(view.market, deck)[0], _plain_end_key(view, seat, deck)) for deck in plain]
    offers.sort(key=lambda offer: _worth(view, seat, offer[0]), reverse=True)
    accolades = sum(card in ACCOLADES for card, _ in offers)
    others = [card for card, _ in offers if card not in ACCOLADES][: MOST_KEYS - accolades]
    return [*in_rows([key for card, key in offers if card in ACCOLADES or card in others])]


def _worth(view: Position, seat: Seat, card: str) -> tuple[int, float]:
    """By points, then as a good player would; an accolade costs nothing, a card that fits nowhere does."""
    if card in ACCOLADES:
        return 0, 0
    points = most_points(view, seat, card)
    if points is None:
        return -PENALTIES[deck_of(card)], 0
    return points, max(place_worths(view, seat, places_for(view, seat, card)).values())


def _take_key(view: Position, seat: Seat, card: str) -> Key:
    is_misfit = card not in ACCOLADES and most_points(view, seat, card) is None
    style = Style.CAREFUL if is_misfit else Style.PLAIN
    return Key(gained_label(view, seat, card), choose(GAME.write_move(Take(card))), style, icon_of(card))


def _plain_end_key(view: Position, seat: Seat, deck: Deck) -> Key:
    text = GAME.write_move(TakePlainEnd(deck))
    return Key(_plain_end_label(view, seat, deck), choose(text), icon=ICONS[deck])


def _plain_end_label(view: Position, seat: Seat, deck: Deck) -> Message:
    points = most_points(view, seat, plain_ends(view.market, deck)[0]) or 0
    return say("tenby-panel-plain-end", deck=deck, points=signed(points))


def _market_menus(view: Position, seat: Seat, moves: tuple[Move, ...]) -> list[Row]:
    """A menu for each deck: its row with what every card shows, a plain end, the top card unseen."""
    menus: list[Row] = []
    for deck in MARKET_DECKS:
        choices = [*_open_choices(view, seat, deck, moves), *_other_choices(view, seat, deck, moves)]
        placeholder = say("tenby-panel-market", deck=deck, cards=len(pile_of(view.market, deck).open_cards))
        menus += in_menus(choose(deck), placeholder, choices)
    return menus


def _open_choices(view: Position, seat: Seat, deck: Deck, moves: tuple[Move, ...]) -> list[Choice]:
    return [
        Choice(_open_label(view, seat, card), GAME.write_move(Take(card)), shows_line(card), icon_of(card))
        for card in _taken(moves)
        if card in pile_of(view.market, deck).row
    ]


def _open_label(view: Position, seat: Seat, card: str) -> Message:
    points = None if card in ACCOLADES else most_points(view, seat, card)
    if points is None or cost_of_taking(view, card):
        return gained_label(view, seat, card)
    return name_and_points(card, points, is_new=card in view.turn.revealed)


def _other_choices(view: Position, seat: Seat, deck: Deck, moves: tuple[Move, ...]) -> list[Choice]:
    """What is not in the row."""
    choices = []
    plain = _PLAIN_ENDS.get(deck)
    if plain is not None and TakePlainEnd(plain) in moves:
        told = say("tenby-panel-plain-ends-left", left=len(plain_ends(view.market, plain)))
        label = _plain_end_label(view, seat, plain)
        choices.append(Choice(label, GAME.write_move(TakePlainEnd(plain)), told, ICONS[plain]))
    if DrawBlind(deck) in moves:
        left = pile_of(view.market, deck).left
        pair = deck is Deck.LANDMARK and differences(view).landmarks_drawn > 1
        label = say("tenby-panel-two-landmarks") if pair else say("tenby-panel-blind", deck=deck)
        told = _blind_about(view, deck, left)
        choices.append(Choice(label, GAME.write_move(DrawBlind(deck)), told, ICONS[deck]))
    return choices


def _blind_about(view: Position, deck: Deck, left: int) -> Message:
    """Main Street: what fits neither end costs, so that is said before it is drawn (ruling 36)."""
    if differences(view).most_streets is not None:
        return say("tenby-panel-blind-risk", left=left, points=f"−{PENALTIES[deck]}")
    return say("tenby-panel-blind-about", left=left)


# What else there is


def _other_keys(turn: Turn, view: Position, moves: tuple[Move, ...]) -> list[Key]:
    keys = []
    if DrawResidents() in moves:
        text = GAME.write_move(DrawResidents())
        keys.append(Key(say("tenby-panel-residents"), choose(text), icon="tby_resident"))
    if TakeRing() in moves:
        keys.append(Key(say("tenby-panel-icon-ring"), choose(GAME.write_move(TakeRing())), icon="tby_ring"))
    if view.turn.bought is None and any(not isinstance(move, _IN_SIGHT) for move in moves):
        rings = view.players[turn.seat].rings
        keys.append(Key(say("tenby-panel-rings", rings=rings), look(RINGS), icon="tby_ring"))
    return keys if view.solo is not None else [*keys, towns_key(turn)]


def _end_key(view: Position) -> Key:
    """Ends the turn; what would be given up by it is asked first."""
    text = GAME.write_move(EndTurn())
    if view.turn.actions:
        return Key(say("tenby-panel-end-early", actions=len(view.turn.actions)), look(ENDING))
    if cost := cost_of_ending(view):
        return Key(say("tenby-panel-end-costs", cost=f"−{cost}"), confirm(text), Style.CAREFUL)
    return Key(say("tenby-panel-end"), confirm(text), Style.GO)


def ending(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """What is given up if the turn ends now, and what for."""
    if EndTurn() not in moves:
        return by_day(turn, view, moves)
    open_now = view.turn.actions
    rings = min(len(open_now), rings_left(view, len(open_now)))
    lines: list[Said] = [say("tenby-panel-ending", rings=len(open_now))]
    lines += [item(say("tenby-panel-given-up", action=action_name(action))) for action in open_now]
    if rings < len(open_now):
        lines.append(say("tenby-panel-supply", rings=rings))
    if view.players[turn.seat].rings + rings >= REVEAL_COST:
        lines.append(say("tenby-panel-too-late"))
    lines += cost_lines(view)
    label = say("tenby-panel-end-forfeiting", rings=rings)
    keys = (Key(label, confirm(GAME.write_move(EndTurn())), Style.GO), BACK)
    return Screen(tuple(lines), (keys,), Picture.PRIVATE)
