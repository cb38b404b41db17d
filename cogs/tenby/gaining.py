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
)
from cogs.tenby.choosing import accolade_rows, towns_key
from cogs.tenby.gains import most_points
from cogs.tenby.words import ICONS, icon_of, name_and_points, revealed_lines, shows_line, standing_line
from games.message import Message, Said, say
from games.tenby import GAME
from games.tenby.components import MARKET_DECKS, REVEAL_COST, Deck
from games.tenby.market import pile_of, plain_ends
from games.tenby.position import DrawBlind, DrawResidents, EndTurn, Move, Player, Position, Take, TakePlainEnd
from games.tenby.terms import action_name, actions_said, signed

RINGS, ENDING = "rings", "end"
MOST_KEYS: Final = 6
"""How many cards are offered without opening a menu: two rows of keys."""
_PLAIN_ENDS: Final = {Deck.TERRACE: Deck.PLAIN_TERRACE, Deck.PIER: Deck.PLAIN_PIER}
_IN_SIGHT: Final = (Take, DrawBlind, TakePlainEnd, DrawResidents, EndTurn)
"""Moves of the first screen; all others are about rings."""
BACK: Final = Key(say("panel-back"), look(""))


def by_day(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """The open icons, the market, and what rings can do."""
    player = view.players[turn.seat]
    lines = (_head(turn, view), standing_line(view, turn.seat), *map(item, revealed_lines(view)))
    rows = [*_best_rows(player, moves), *_market_menus(view, player, moves)]
    rows += in_rows(_other_keys(turn, view, moves))
    if view.turn.bought is not None:
        rows += accolade_rows(view, turn, moves)
    if EndTurn() in moves:
        rows.append((_end_key(view),))
    return Screen(lines, tuple(rows), Picture.DRAFT if turn.steps else Picture.PRIVATE)


def _head(turn: Turn, view: Position) -> Message:
    """What is still open on the day card."""
    number = next(day.number for day in view.days if day.seat == turn.seat)
    if view.turn.bought is not None:
        return say("tenby-panel-day-bought", action=action_name(view.turn.bought))
    if view.turn.actions:
        return say("tenby-panel-day-open", number=number, actions=actions_said(view.turn.actions))
    return say("tenby-panel-day-done", number=number)


# Cards of the market


def _taken(moves: tuple[Move, ...]) -> list[str]:
    return [move.card for move in moves if isinstance(move, Take)]


def _best_rows(player: Player, moves: tuple[Move, ...]) -> list[Row]:
    """A key for each of the cards that could bring most."""
    points = {card: most_points(player, card) for card in _taken(moves)}
    best = sorted(points, key=lambda card: -points[card])[:MOST_KEYS]
    keys = [
        Key(say("tenby-panel-take", card=card, points=signed(points[card])), choose(card), icon=icon_of(card))
        for card in best
    ]
    return [*in_rows(keys)]


def _market_menus(view: Position, player: Player, moves: tuple[Move, ...]) -> list[Row]:
    """A menu for each deck: its row with what every card shows, a plain end, the top card unseen."""
    menus: list[Row] = []
    for deck in MARKET_DECKS:
        choices = [*_open_choices(view, player, deck, moves), *_other_choices(view, player, deck, moves)]
        placeholder = say("tenby-panel-market", deck=deck, cards=len(pile_of(view.market, deck).row))
        menus += in_menus(choose(deck), placeholder, choices)
    return menus


def _open_choices(view: Position, player: Player, deck: Deck, moves: tuple[Move, ...]) -> list[Choice]:
    return [
        Choice(
            name_and_points(card, most_points(player, card), is_new=card in view.turn.revealed),
            card,
            shows_line(card),
            icon_of(card),
        )
        for card in _taken(moves)
        if card in pile_of(view.market, deck).row
    ]


def _other_choices(view: Position, player: Player, deck: Deck, moves: tuple[Move, ...]) -> list[Choice]:
    """What is not in the row."""
    choices = []
    plain = _PLAIN_ENDS.get(deck)
    if plain is not None and TakePlainEnd(plain) in moves:
        ends = plain_ends(view.market, plain)
        label = say("tenby-panel-plain-end", deck=plain, points=signed(most_points(player, ends[0])))
        told = say("tenby-panel-plain-ends-left", left=len(ends))
        choices.append(Choice(label, GAME.write_move(TakePlainEnd(plain)), told, ICONS[plain]))
    if DrawBlind(deck) in moves:
        left = pile_of(view.market, deck).left
        label = say("tenby-panel-blind", deck=deck)
        told = say("tenby-panel-blind-about", left=left)
        choices.append(Choice(label, GAME.write_move(DrawBlind(deck)), told, ICONS[deck]))
    return choices


# What else there is


def _other_keys(turn: Turn, view: Position, moves: tuple[Move, ...]) -> list[Key]:
    keys = []
    if DrawResidents() in moves:
        text = GAME.write_move(DrawResidents())
        keys.append(Key(say("tenby-panel-residents"), choose(text), icon="tby_resident"))
    if view.turn.bought is None and any(not isinstance(move, _IN_SIGHT) for move in moves):
        rings = view.players[turn.seat].rings
        keys.append(Key(say("tenby-panel-rings", rings=rings), look(RINGS), icon="tby_ring"))
    keys.append(towns_key(turn))
    return keys


def _end_key(view: Position) -> Key:
    """Ends the turn; what would be given up by it is asked first."""
    text = GAME.write_move(EndTurn())
    if not view.turn.actions:
        return Key(say("tenby-panel-end"), confirm(text), Style.GO)
    return Key(say("tenby-panel-end-early", actions=len(view.turn.actions)), look(ENDING))


def ending(turn: Turn, view: Position, moves: tuple[Move, ...]) -> Screen:
    """What is given up if the turn ends now, and what for."""
    if EndTurn() not in moves:
        return by_day(turn, view, moves)
    open_now = view.turn.actions
    lines: list[Said] = [say("tenby-panel-ending", rings=len(open_now))]
    lines += [item(say("tenby-panel-given-up", action=action_name(action))) for action in open_now]
    if view.players[turn.seat].rings + len(open_now) >= REVEAL_COST:
        lines.append(say("tenby-panel-too-late"))
    label = say("tenby-panel-end-forfeiting", rings=len(open_now))
    keys = (Key(label, confirm(GAME.write_move(EndTurn())), Style.GO), BACK)
    return Screen(tuple(lines), (keys,), Picture.PRIVATE)
