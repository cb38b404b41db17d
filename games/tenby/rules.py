"""The verbs of Tenby: setting up, what a seat may do now, what follows, how it stands and ends.

Pages are the rulebook's, rulings stand in RULINGS.md. Each subject has its own module; this one joins them.
"""

from msgspec.structs import replace

from games.api import Outcome, Score, Seat, places
from games.chance import number_below, shuffled
from games.message import Message, say
from games.tenby import (
    accolades,
    actions,
    compasses,
    crosswind,
    planning,
    residents,
    ring_shop,
    solo_result,
    visiting,
)
from games.tenby.components import (
    ANCHORS,
    CARDS_OF,
    DAY_CARDS,
    DRAWN_RESIDENTS,
    RESIDENTS,
    Deck,
)
from games.tenby.limits import FIRST_PLAYERS
from games.tenby.market import new_market, with_discards
from games.tenby.position import (
    NEVER_BEGAN,
    Activate,
    Buy,
    Choose,
    ChooseDay,
    DayDeck,
    Declare,
    DrawBlind,
    DrawResidents,
    EndTurn,
    FirstPlayer,
    Forfeit,
    Keep,
    Move,
    Options,
    Phase,
    Place,
    Player,
    Position,
    Reveal,
    RevealAccolade,
    Shift,
    Take,
    TakePlainEnd,
    TakeRing,
    Turn,
    Visit,
)
from games.tenby.scenarios import differences_of, row_sizes
from games.tenby.score_lines import result, score
from games.tenby.solo_accolades import landmark_deck
from games.tenby.solo_table import (
    DiscardCompass,
    DrawCompass,
    LowerCompass,
    PlaceToken,
    PlayCompass,
    SetOut,
    SoloMove,
    SoloTable,
)
from games.tenby.town import with_card
from games.tenby.turns import (
    after_choosing,
    after_night,
    begin_round,
    day_used,
    dealt_days,
    end_turn,
    next_turn,
    next_visitor,
    set_out,
    to_act,
    with_day,
    with_last,
    with_player,
)

# Setting up (p. 3-5)


def setup(seats: int, options: Options, seed: str) -> Position:
    """Shuffle, lay out the market and day cards; a start card and two residents to choose from for all."""
    first = _first_player(seats, options, seed)
    shared, own = accolades.dealt(options.accolades, seats, seed)
    days, day_deck = dealt_days((), DayDeck(shuffled(tuple(DAY_CARDS), seed, "days")), seats, seed)
    cards = shuffled(tuple(RESIDENTS), seed, "residents")
    dealt = seats * DRAWN_RESIDENTS
    position = Position(
        seed=seed,
        options=options,
        players=tuple(
            Player(
                # Start cards in the order of joining; they differ in nothing but their colour.
                town=((CARDS_OF[Deck.START][seat],),),
                drawn=cards[seat * DRAWN_RESIDENTS : (seat + 1) * DRAWN_RESIDENTS],
                accolade=own[seat],
            )
            for seat in range(seats)
        ),
        market=new_market(landmark_deck(options, seed), row_sizes(seats, options), seed),
        residents=cards[dealt:],
        days=days,
        day_deck=day_deck,
        night=tuple(Seat((first + step) % seats) for step in range(seats)),
        accolades=shared,
    )
    return position if seats > 1 else _alone(position)


def _alone(position: Position) -> Position:
    """A single player has compasses for day cards, and anchors to sail against; perhaps nobody is at home."""
    law = differences_of(position.options.solo)
    position = replace(
        position,
        days=(),
        day_deck=compasses.new_deck(position.seed),
        solo=SoloTable(
            anchors=shuffled(tuple(ANCHORS), position.seed, "anchors") if law.has_anchors else (),
            tokens=(0,) * len(position.accolades),
        ),
    )
    position = compasses.at_setup(position)
    if law.has_residents:
        return position
    (player,) = position.players
    return begin_round(replace(position, players=(replace(player, drawn=()),), residents=()))


def _first_player(seats: int, options: Options, seed: str) -> int:
    """Who walked on a beach last is not ours to know: by lot, or as the host says."""
    if options.first_player is FirstPlayer.BY_LOT:
        return number_below(seats, seed, "first player")
    return FIRST_PLAYERS.index(options.first_player) - 1


# What a seat may do


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Every move the seat may make now; an accolade may be revealed though nobody waits for the seat."""
    moves = _moves_to_act(position, seat) if seat in to_act(position) else ()
    return (*moves, RevealAccolade()) if accolades.can_reveal(position, seat) else moves


def _moves_to_act(position: Position, seat: Seat) -> tuple[Move, ...]:
    player = position.players[seat]
    if player.drawn:
        return tuple(Keep(place) for place in range(len(player.drawn)))
    if position.turn.holding:
        return actions.places_for(position, seat, position.turn.holding)
    if position.turn.offered:
        return tuple(Choose(card) for card in position.turn.offered)
    match position.phase:
        case Phase.EBB_AND_FLOW:
            return Declare(is_open=True), Declare(is_open=False)
        case Phase.CROSSWIND:
            return tuple(PlaceToken(card) for card in crosswind.with_room(position))
        case Phase.PLAN | Phase.LOWER:
            return tuple(planning.moves(position, player))
        case Phase.NIGHT:
            return tuple(ChooseDay(day.number) for day in position.days if day.seat is None)
        case Phase.VISITING:
            return tuple(visiting.moves(position))
        case _:
            return _moves_by_day(position, player)


def _moves_by_day(position: Position, player: Player) -> tuple[Move, ...]:
    """An action begun is finished before anything else (ruling 50)."""
    if position.turn.bought is not None:
        return tuple(actions.sources(position, position.turn.bought))
    return (
        *actions.open_moves(position),
        *accolades.activations(position, player),
        *ring_shop.moves(position, player),
        EndTurn(),
    )


# What a move does


def apply(position: Position, seat: Seat, move: Move) -> Position:
    """The position after a legal move."""
    match move:
        case Keep():
            return residents.keep(position, seat, move)
        case Declare():
            return accolades.declare(position, seat, move)
        case RevealAccolade():
            return accolades.reveal(position, seat, move)
        case ChooseDay(number):
            return after_night(replace(with_day(position, number, seat), night=position.night[1:]))
        case Visit():
            return visiting.visit(position, move)
        case TakeRing() if position.phase is Phase.VISITING:
            return visiting.take_ring(position, seat)
        case PlayCompass() | DrawCompass() | DiscardCompass() | LowerCompass() | SetOut() | PlaceToken():
            return _apply_planning(position, seat, move)
        case _:
            return _apply_by_day(position, seat, move)


def _apply_planning(position: Position, seat: Seat, move: SoloMove) -> Position:
    """What a single player does before the turn."""
    match move:
        case PlaceToken(accolade):
            return begin_round(crosswind.with_token(position, accolade))
        case PlayCompass():
            return planning.play(position, seat, move)
        case DrawCompass():
            return planning.draw(position, seat)
        case DiscardCompass():
            return planning.discard(position, seat)
        case LowerCompass():
            return planning.lower(position, seat)
        case SetOut():
            return set_out(position)


def _apply_by_day(position: Position, seat: Seat, move: Move) -> Position:
    match move:
        case Take():
            return actions.take(position, seat, move)
        case DrawBlind():
            return actions.draw_blind(position, seat, move)
        case TakePlainEnd():
            return actions.take_plain_end(position, seat, move)
        case TakeRing():
            return actions.take_ring(position, seat)
        case Choose():
            return actions.choose(position, seat, move)
        case Place():
            return actions.place(position, seat, move)
        case DrawResidents():
            return actions.draw_residents(position, seat)
        case Forfeit():
            return actions.forfeit(position, seat, move)
        case Reveal():
            return ring_shop.reveal(position, seat, move)
        case Buy():
            return ring_shop.buy(position, seat, move)
        case Shift():
            return ring_shop.shift(position, seat, move)
        case Activate():
            return accolades.activate(position, seat, move)
        case EndTurn():
            return end_turn(position, seat)
        case _:
            raise TypeError(f"{move} is no move of a turn")


# A player who left (ruling 68)


def leave(position: Position, seat: Seat) -> Position:
    """What was open is settled, the piece is taken away, and play goes on without the seat."""
    in_turn = seat in to_act(position)
    in_setup = position.phase in (Phase.KEEP_RESIDENT, Phase.EBB_AND_FLOW)
    position = _settled(position, seat)
    position = replace(position, gone=tuple(sorted((*position.gone, seat))))
    by_day = position.phase is Phase.DAY
    position = _without_piece(position, seat, day_is_used=by_day and in_turn)
    if len(position.staying) < 2:
        return _ended(position, in_setup=in_setup)
    match position.phase:
        case Phase.KEEP_RESIDENT | Phase.EBB_AND_FLOW:
            return after_choosing(position)
        case Phase.NIGHT:
            return after_night(position)
        case Phase.DAY if in_turn:
            return next_turn(position)
        case Phase.VISITING if in_turn:
            return next_visitor(position)
        case _:
            return position


def _ended(position: Position, *, in_setup: bool) -> Position:
    """The last player stays alone: a card in hand is discarded, and a game in set-up never began."""
    in_hand = (*filter(None, (position.turn.holding,)), *position.turn.offered)
    over = replace(with_discards(position, in_hand), phase=Phase.OVER, turn=Turn())
    return replace(over, round=NEVER_BEGAN) if in_setup else over


def _settled(position: Position, seat: Seat) -> Position:
    """Of two residents the first is kept, a card gained begins a street, cards of a visit are discarded."""
    if position.players[seat].drawn:
        position = residents.keep(position, seat, Keep(0))
    if seat not in to_act(position):
        return position
    if card := position.turn.holding:
        player, where = position.players[seat], actions.default_place(position, seat, card)
        position = with_last(position, seat, where.face)
        position = with_player(position, seat, replace(player, town=with_card(player.town, where)))
    return replace(with_discards(position, position.turn.offered), turn=Turn())


def _without_piece(position: Position, seat: Seat, *, day_is_used: bool) -> Position:
    """Off the night cards, which close up, or off a day card, which is free unless its turn has begun."""
    if day_is_used:
        position = day_used(position, seat)
    for day in position.days:
        if day.seat == seat:
            position = with_day(position, day.number, None)
    return replace(
        position,
        night=tuple(other for other in position.night if other != seat),
        visitors=tuple(other for other in position.visitors if other != seat),
    )


def gone(position: Position) -> tuple[Seat, ...]:
    """Who left lies open."""
    return position.gone


# Somebody who does not come (rulings 37 and 67)


def fallback(position: Position, seat: Seat) -> Move:
    """For a player who does not come: what decides and spends as little as it can."""
    player, turn = position.players[seat], position.turn
    if player.drawn:
        return Keep(0)
    if turn.holding:
        return actions.default_place(position, seat, turn.holding)
    if turn.offered:
        return Choose(turn.offered[0])
    match position.phase:
        case Phase.EBB_AND_FLOW:
            return Declare(is_open=False)
        case Phase.NIGHT:
            return ChooseDay(next(day.number for day in position.days if day.seat is None))
        case Phase.LOWER:
            return SetOut()
        case Phase.CROSSWIND | Phase.PLAN | Phase.VISITING:
            # A token on the first accolade, the first compass, a ring for visitors or the first split.
            return legal_moves(position, seat)[0]
        case _:
            return EndTurn() if turn.bought is None else actions.plainest_source(position, turn.bought)


# How it stands and ends


def standing(position: Position) -> tuple[Score, ...]:
    """Town cards only, for residents may be secret; everything once it is over."""
    return score(position)


def outcome(position: Position) -> Outcome | None:
    """Most points win, then most completed streets, then most resident points; then it is shared (p. 16)."""
    if position.phase is not Phase.OVER:
        return None
    if position.solo is not None:
        return solo_result.outcome(position)
    ranks = [result(position, Seat(seat)).rank for seat in range(len(position.players))]
    return Outcome(places(ranks, position.gone), _reason(position, ranks))


def _reason(position: Position, ranks: list[tuple[int, int, int]]) -> Message:
    if len(position.staying) < 2:
        return say("tenby-over-alone")
    best = sorted(ranks[seat] for seat in position.staying)[:2]
    if best[0] == best[1]:
        return say("tenby-over-shared", rounds=position.round)
    if best[0][:2] == best[1][:2]:
        return say("tenby-over-by-residents", rounds=position.round)
    if best[0][0] == best[1][0]:
        return say("tenby-over-by-streets", rounds=position.round)
    return say("tenby-over", rounds=position.round)
