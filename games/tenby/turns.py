"""The order of play: nights, days and the turns in them, clean-up, and how the game ends.

Every step that can end a turn leads here, so that what follows by itself is decided in one place.
"""

from msgspec.structs import replace

from games.api import Seat
from games.chance import shuffled
from games.tenby import anchors, compasses, crosswind, market
from games.tenby.components import COMPASSES, DAY_CARDS, Action
from games.tenby.position import Accolades, Day, DayDeck, Last, Phase, Player, Position, Turn
from games.tenby.scenarios import differences, row_sizes

# Who acts


def to_act(position: Position) -> tuple[Seat, ...]:
    """The seats that everybody waits for; nobody once it is over."""
    match position.phase:
        case Phase.KEEP_RESIDENT:
            return tuple(seat for seat in position.staying if position.players[seat].drawn)
        case Phase.EBB_AND_FLOW:
            return tuple(seat for seat in position.staying if not position.players[seat].has_declared)
        case Phase.CROSSWIND | Phase.PLAN | Phase.LOWER:
            return position.staying
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
    for day in position.days:
        if day.seat is not None:
            return day.seat
    raise ValueError("nobody stands on a day card")


# Changing one player


def with_player(position: Position, seat: Seat, player: Player) -> Position:
    """The position with one player changed."""
    players = position.players
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]))


def with_rings(position: Position, seat: Seat, more: int) -> Position:
    """Rings gained or paid; the supply runs out in Cliff Climb only: what it lacks is lost."""
    player = position.players[seat]
    more = min(more, rings_left(position, more))
    return with_player(position, seat, replace(player, rings=player.rings + more))


def rings_left(position: Position, wanted: int) -> int:
    """How many of the rings wanted the supply can give."""
    supply = differences(position).ring_supply
    return wanted if supply is None else supply - sum(player.rings for player in position.players)


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
    return begin_round(position)


# A round begins


def begin_round(position: Position) -> Position:
    """A night; for a single player a token of Crosswind and then the plan (ruling 61)."""
    if position.solo is None:
        return replace(position, phase=Phase.NIGHT)
    if crosswind.is_token_due(position):
        return replace(position, phase=Phase.CROSSWIND)
    return begin_planning(compasses.at_start_of_round(position))


def begin_planning(position: Position) -> Position:
    """A compass is to be chosen; where there is none, and no ring for one, the game is lost (ruling 66)."""
    if position.solo is not None and compasses.is_stranded(position):
        return replace(position, phase=Phase.OVER, solo=replace(position.solo, is_lost=True))
    return replace(position, phase=Phase.PLAN)


def set_out(position: Position) -> Position:
    """The round is played: the anchor goes first unless the compass is lower."""
    if differences(position).has_anchors and not anchors.is_player_first(position):
        position = anchors.resolved(position, is_second=False)
    return next_turn(replace(position, phase=Phase.DAY))


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
    position = with_rings(position, day.seat, gained_at_once(position, day.number) + day.rings)
    days = tuple(replace(other, rings=0) if other is day else other for other in position.days)
    worth = _worth_at_once(position)
    icons = tuple(icon for icon in icons_of(position, day.number) if icon not in worth)
    return replace(position, days=days, turn=Turn(icons))


def icons_of(position: Position, number: int) -> tuple[Action, ...]:
    """What a day card shows; a single player's is a compass."""
    return DAY_CARDS[number].actions if position.solo is None else COMPASSES[number].actions


def gained_at_once(position: Position, number: int) -> int:
    """The rings that the icons of a day card give as the turn begins."""
    worth = _worth_at_once(position)
    return sum(worth.get(icon, 0) for icon in icons_of(position, number))


def _worth_at_once(position: Position) -> dict[Action, int]:
    """Icons that are no actions of their own, and the rings they give (ruling 41)."""
    law = differences(position)
    worth = {} if law.ring_supply is not None else {Action.RING: 1}
    return worth | ({} if law.has_residents else {Action.RESIDENT: law.rings_for_resident})


def end_turn(position: Position, seat: Seat) -> Position:
    """Open icons are forfeited; the piece takes the lowest night card, the day card is used (ruling 51)."""
    position = with_rings(position, seat, rings_at_end(position))
    return next_turn(replace(day_used(position, seat), night=(*position.night, seat)))


def rings_at_end(position: Position) -> int:
    """A ring for each icon that is open, as far as the supply reaches (ruling 41)."""
    icons = len(position.turn.actions)
    return min(icons, rings_left(position, icons))


def day_used(position: Position, seat: Seat) -> Position:
    """The day card with the seat's piece goes to the discards."""
    day = next(day for day in position.days if day.seat == seat)
    deck = replace(position.day_deck, discards=(*position.day_deck.discards, day.number))
    return replace(position, day_deck=deck, days=tuple(other for other in position.days if other is not day))


def _after_day(position: Position) -> Position:
    position = anchors.resolved(position, is_second=True)
    if position.round == position.options.rounds:
        return replace(position, phase=Phase.OVER)
    return _clean_up(position)


# Clean-up (ruling 46)


def _clean_up(position: Position) -> Position:
    days = tuple(replace(day, rings=day.rings + 1) for day in position.days)
    position = replace(position, days=days, market=market.cleared(position.market))
    if position.options.thanks_for_visiting and position.round == position.options.rounds - 1:
        visitors = position.night if can_visit(position) else ()
        return next_visitor(replace(position, phase=Phase.VISITING, visitors=visitors))
    return _new_round(position)


def can_visit(position: Position) -> bool:
    """A single player gets no ring instead, so without a card there is no visit (ruling 55)."""
    return position.solo is None or bool(position.market.terraces.left or position.market.piers.left)


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
    sizes = row_sizes(players, position.options)
    position = replace(
        position,
        market=market.refilled(position.market, sizes, position.seed),
        round=position.round + 1,
        turn=Turn(),
    )
    if position.solo is not None:
        return begin_round(anchors.laid_by(position))
    days, deck = dealt_days(position.days, position.day_deck, players, position.seed)
    return begin_round(replace(position, days=days, day_deck=deck))


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
