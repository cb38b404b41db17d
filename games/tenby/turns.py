"""The order of play: nights, days and the turns in them, clean-up, and how the game ends.

Every step that can end a turn leads here, so that what follows by itself is decided in one place.
"""

from msgspec.structs import replace

from games.api import Seat
from games.chance import shuffled
from games.tenby import market
from games.tenby.components import DAY_CARDS, Action
from games.tenby.position import Accolades, Day, DayDeck, Last, Phase, Player, Position, Turn

# Who acts


def to_act(position: Position) -> tuple[Seat, ...]:
    """The seats that everybody waits for; nobody once it is over."""
    match position.phase:
        case Phase.KEEP_RESIDENT:
            return tuple(seat for seat in position.staying if position.players[seat].drawn)
        case Phase.EBB_AND_FLOW:
            return tuple(seat for seat in position.staying if not position.players[seat].has_declared)
        case Phase.NIGHT:
            return position.night[:1]
        case Phase.DAY:
            return (by_day(position),)
        case Phase.VISITING:
            return position.visitors[:1]
        case Phase.OVER:
            return ()


def by_day(position: Position) -> Seat:
    """The piece on the lowest day card: days lie in order and are taken away when used."""
    return next(day.seat for day in position.days if day.seat is not None)


# Changing one player


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """The position with one player changed."""
    players = position.players
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]))


def with_rings(position: Position, seat: Seat, more: int) -> Position:
    """Rings gained or paid; the supply never runs out (stand-ins)."""
    player = position.players[seat]
    return with_player(position, seat, replace(player, rings=player.rings + more))


def with_last(position: Position, seat: Seat, face: str) -> Position:
    """Remember a face placed or moved in this turn, for everybody to see."""
    last = position.last
    if last is None or last.turn != position.turns or last.seat != seat:
        last = Last(seat, position.turns)
    return replace(position, last=replace(last, cards=(*last.cards, face)))


# Setting up: everybody at once


def after_choosing(position: Position) -> Position:
    """Go on when everybody has chosen; only then anything is shown (ruling 43)."""
    if to_act(position):
        return position
    if position.phase is Phase.KEEP_RESIDENT:
        returned = tuple(card for player in position.players for card in player.returning)
        players = tuple(replace(player, returning=()) for player in position.players)
        position = replace(position, players=players, residents=position.residents + returned)
        if position.options.accolades is Accolades.EBB_AND_FLOW:
            return after_choosing(replace(position, phase=Phase.EBB_AND_FLOW))
    return replace(position, phase=Phase.NIGHT)


# Night


def with_day(position: Position, number: int, seat: Seat | None) -> Position:
    """A piece on a day card, or off it."""
    days = tuple(replace(day, seat=seat) if day.number == number else day for day in position.days)
    return replace(position, days=days)


def after_night(position: Position) -> Position:
    """All must have chosen before anybody acts; then the lowest day card begins."""
    return position if position.night else next_turn(replace(position, phase=Phase.DAY))


# Day


def next_turn(position: Position) -> Position:
    """The next piece by day number begins; its rings, icons and tokens, are gained at once (ruling 41)."""
    position = replace(position, turns=position.turns + 1, turn=Turn())
    day = next((day for day in position.days if day.seat is not None), None)
    if day is None or day.seat is None:
        return _after_day(position)
    icons = DAY_CARDS[day.number].actions
    position = with_rings(position, day.seat, icons.count(Action.RING) + day.rings)
    days = tuple(replace(other, rings=0) if other is day else other for other in position.days)
    return replace(position, days=days, turn=Turn(tuple(icon for icon in icons if icon is not Action.RING)))


def end_turn(position: Position, seat: Seat) -> Position:
    """Open icons are forfeited; the piece takes the lowest night card, the day card is used (ruling 51)."""
    position = with_rings(position, seat, len(position.turn.actions))
    return next_turn(replace(day_used(position, seat), night=(*position.night, seat)))


def day_used(position: Position, seat: Seat) -> Position:
    """The day card with the seat's piece goes to the discards."""
    day = next(day for day in position.days if day.seat == seat)
    deck = replace(position.day_deck, discards=(*position.day_deck.discards, day.number))
    return replace(position, day_deck=deck, days=tuple(other for other in position.days if other is not day))


def _after_day(position: Position) -> Position:
    if position.round == position.options.rounds:
        return replace(position, phase=Phase.OVER)
    return _clean_up(position)


# Clean-up (ruling 46)


def _clean_up(position: Position) -> Position:
    days = tuple(replace(day, rings=day.rings + 1) for day in position.days)
    position = replace(position, days=days, market=market.cleared(position.market))
    if position.options.thanks_for_visiting and position.round == position.options.rounds - 1:
        return next_visitor(replace(position, phase=Phase.VISITING, visitors=position.night))
    return _new_round(position)


def next_visitor(position: Position) -> Position:
    """Thanks for Visiting goes on in night order; after the last the clean-up is finished."""
    if position.visitors:
        return replace(position, turn=Turn())
    return _new_round(position)


def after_visit(position: Position) -> Position:
    """The visitor is done."""
    return next_visitor(replace(position, visitors=position.visitors[1:], turns=position.turns + 1))


def _new_round(position: Position) -> Position:
    players = len(position.staying)
    days, deck = dealt_days(position.days, position.day_deck, players, position.seed)
    return replace(
        position,
        market=market.refilled(position.market, players, position.seed),
        days=days,
        day_deck=deck,
        round=position.round + 1,
        phase=Phase.NIGHT,
        turn=Turn(),
    )


def dealt_days(
    days: tuple[Day, ...], deck: DayDeck, players: int, seed: str
) -> tuple[tuple[Day, ...], DayDeck]:
    """Day cards until there is one more than players, in order; a surplus stays (ruling 68)."""
    for _ in range(players + 1 - len(days)):
        if not deck.deck:
            fresh = shuffled(deck.discards, seed, "days", deck.shuffles + 1)
            deck = DayDeck(fresh, shuffles=deck.shuffles + 1)
        days = (*days, Day(deck.deck[0]))
        deck = replace(deck, deck=deck.deck[1:])
    return tuple(sorted(days, key=lambda day: day.number)), deck
