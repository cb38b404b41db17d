"""The verbs of Kensington: what a seat may do now and what follows.

The rulebook has no page numbers, so its sections are cited by name, and our rulings (RULINGS.md) by number.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Outcome, Score, Seat, is_tie_broken, places
from games.chance import number_below
from games.kensington import heap
from games.kensington.building import score, with_tiles
from games.kensington.components import BIRDS_TO_END, ENTRANCES, FORCED_SPEND, STARTING_TOKENS, TOKENS
from games.kensington.ends import birds_out, is_agreed, is_idle, is_stalled
from games.kensington.position import (
    Build,
    End,
    EndTurn,
    Last,
    Move,
    Options,
    Phase,
    Player,
    Position,
    Return,
    Skip,
    Store,
    Take,
    Vote,
)
from games.kensington.tiles import FREE_BACKS, TILES, Back
from games.kensington.units import units_of
from games.message import Message, say

# Setting up (game preparation)


def setup(seats: int, options: Options, seed: str) -> Position:
    """A door and a token for everyone; the tiles mixed face down; a start player by lot."""
    return Position(
        seed=seed,
        options=options,
        players=(Player(tokens=STARTING_TOKENS),) * seats,
        piles=heap.new_piles(options, seed),
        pool=TOKENS[seats] - seats * STARTING_TOKENS,
        turn=Seat(number_below(seats, seed, "first player")),
    )


# Who acts, and what they may do


def to_act(position: Position) -> tuple[Seat, ...]:
    """The seat in turn; nobody once it is over."""
    return () if position.phase is Phase.OVER else (position.turn,)


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Every move the seat may make now."""
    if seat not in to_act(position):
        return ()
    if position.phase is Phase.TAKE:
        return tuple(_moves_to_take(position))
    return (*builds(position), closing_move(position))


def _moves_to_take(position: Position) -> Iterator[Move]:
    bought = tuple(purchases(position))
    forced = must_spend(position, bool(bought))
    if not forced:
        for back in FREE_BACKS:
            yield from heap.takes(position, back)
    if position.players[position.turn].tokens:
        for back in (Back.ROOF, Back.SPECIAL):
            yield from heap.takes(position, back)
    yield from bought
    if can_skip(position, forced):
        yield Skip()
    # A unanimous end (section 7): agreed to at the start of one's own turn, so that only one seat is asked.
    if position.turn not in position.votes:
        yield Vote()


def must_spend(position: Position, can_buy: bool) -> bool:
    """At four tokens one must be used, if there is anything to use it for (bonus tokens; rulings 7 to 9)."""
    brown = heap.pile_of(position, Back.ROOF).size + heap.pile_of(position, Back.SPECIAL).size
    return position.players[position.turn].tokens >= FORCED_SPEND and (brown > 0 or can_buy)


def can_skip(position: Position, forced: bool) -> bool:
    """Only if a tile would cost a token or there is none to take (rulings 11, 12 and 39)."""
    return not forced and not any(heap.pile_of(position, back).size for back in FREE_BACKS)


def purchases(position: Position) -> Iterator[Build]:
    """A tile of another's warehouse, built at once, alone or with own stored tiles (rulings 17 and 45)."""
    buyer = position.players[position.turn]
    if not buyer.tokens:
        return
    for number, other in enumerate(position.players):
        if number == position.turn:
            continue
        for tile in other.stored:
            for parts in units_of(buyer.building, buyer.stored, tile):
                yield Build(parts, bought=tile)


def builds(position: Position) -> Iterator[Build]:
    """Units of the tile taken and the own warehouse (building rules)."""
    player = position.players[position.turn]
    in_hand = (position.hand,) if position.hand else ()
    for parts in units_of(player.building, player.stored + in_hand):
        yield Build(parts)


def closing_move(position: Position) -> Move:
    """What ends the turn: a taken tile is kept if an entrance is free, else returned (rulings 13 and 14)."""
    if not position.hand:
        return EndTurn()
    return Store() if len(position.players[position.turn].stored) < ENTRANCES else Return()


# What a move does


def apply(position: Position, seat: Seat, move: Move) -> Position:
    """The position after a legal move."""
    match move:
        case Take():
            return _take(position, move)
        case Build():
            return _build(position, move)
        case Skip():
            return _after_building(replace(position, phase=Phase.BUILD, last=_this_turn(position)))
        case Store():
            return _end_turn(_stored(position))
        case Return():
            return _end_turn(_returned(position))
        case EndTurn():
            return _end_turn(position)
        case Vote():
            return _vote(position)


def _take(position: Position, move: Take) -> Position:
    """Turn a tile up; a brown back costs a token, and the seventh bird announces the end (ruling 19)."""
    tile, position = heap.drawn(position, move)
    if TILES[tile].back not in FREE_BACKS:
        player = position.players[position.turn]
        paid = replace(player, tokens=player.tokens - 1)
        position = replace(_with_player(position, position.turn, paid), pool=position.pool + 1)
    last = replace(_this_turn(position), took=tile)
    position = replace(position, hand=tile, phase=Phase.BUILD, last=last)
    # A bird roof put back later stops counting, but the end stays announced (section 7).
    if position.bird_end is None and TILES[tile].bird and birds_out(position) >= BIRDS_TO_END:
        return replace(position, bird_end=position.turn)
    return position


def _build(position: Position, move: Build) -> Position:
    earned = earned_by(position, move)
    if move.bought:
        position = _buy(position, move.bought)
    seat = position.turn
    player = position.players[seat]
    built = {part.tile for part in move.parts}
    player = Player(
        building=with_tiles(player.building, move.parts),
        stored=tuple(tile for tile in player.stored if tile not in built),
        tokens=player.tokens + earned,
    )
    last = _this_turn(position)
    position = replace(
        _with_player(position, seat, player),
        pool=position.pool - earned,
        hand="" if position.hand in built else position.hand,
        busy=True,
        phase=Phase.BUILD if position.phase is Phase.TAKE else position.phase,
        last=replace(last, placed=last.placed + len(move.parts)),
    )
    return _after_building(position)


def earned_by(position: Position, move: Build) -> int:
    """A token for each diamond, as long as there are any (bonus tokens; rulings 10 and 48).

    What is paid to a seller who left is in the pool by then.
    """
    paid = int(bool(move.bought) and seller_of(position, move.bought) in position.gone)
    return min(position.pool + paid, sum(TILES[part.tile].diamond for part in move.parts))


def seller_of(position: Position, tile: str) -> Seat:
    """The seat in whose warehouse a tile is."""
    return next(Seat(seat) for seat, player in enumerate(position.players) if tile in player.stored)


def _buy(position: Position, tile: str) -> Position:
    """The token goes to the seller, who is not asked, or to the pool if they left (rulings 16 and 35)."""
    buyer = position.players[position.turn]
    seller = seller_of(position, tile)
    other = position.players[seller]
    kept = tuple(stored for stored in other.stored if stored != tile)
    to_seller = int(seller not in position.gone)
    position = _with_player(position, seller, replace(other, stored=kept, tokens=other.tokens + to_seller))
    position = replace(position, pool=position.pool + 1 - to_seller)
    position = _with_player(position, position.turn, replace(buyer, tokens=buyer.tokens - 1))
    return replace(position, last=replace(_this_turn(position), took=tile))


def _after_building(position: Position) -> Position:
    """A turn with nothing left to build, store or return is over."""
    if position.hand or any(builds(position)):
        return position
    return _end_turn(position)


def _stored(position: Position) -> Position:
    player = position.players[position.turn]
    kept = replace(player, stored=(*player.stored, position.hand))
    return replace(_with_player(position, position.turn, kept), hand="", busy=True)


def _returned(position: Position) -> Position:
    return replace(heap.returned(position, position.hand), hand="")


def _vote(position: Position) -> Position:
    position = replace(position, votes=tuple(sorted((*position.votes, position.turn))))
    return _over(position, End.VOTE) if is_agreed(position) else position


# A player who left


def leave(position: Position, seat: Seat) -> Position:
    """Building and tokens are frozen, and what was taken is put away at once (rulings 35 and 47)."""
    in_turn = position.turn == seat
    position = replace(
        position,
        gone=tuple(sorted((*position.gone, seat))),
        votes=tuple(other for other in position.votes if other != seat),
    )
    if in_turn and position.hand:
        position = _stored(position) if isinstance(closing_move(position), Store) else _returned(position)
    if len(position.staying) < 2:
        return _over(position, End.LEFT)
    if position.bird_end is not None:
        return _next_last_build(position) if in_turn else position
    if in_turn:
        # A turn that was broken off is nobody's idle turn.
        return _next_turn(replace(position, idle=0 if position.busy else position.idle))
    # Those who stayed may be at an end without the seat; whoever is building finishes the turn first.
    end = _end_between_turns(position) if position.phase is Phase.TAKE else None
    return _over(position, end) if end else position


# How turns and games end


def _end_turn(position: Position) -> Position:
    if position.bird_end is not None:
        return _next_last_build(position)
    return _next_turn(replace(position, idle=0 if position.busy else position.idle + 1))


def _next_turn(position: Position) -> Position:
    """The next seat takes a tile, unless it is over."""
    position = replace(position, busy=False)
    if end := _end_between_turns(position):
        return _over(position, end)
    following = next(seat for seat in _clockwise(position) if seat not in position.gone)
    votes = tuple(seat for seat in position.votes if seat != following)
    return replace(
        position, turn=following, turn_number=position.turn_number + 1, phase=Phase.TAKE, votes=votes
    )


def _end_between_turns(position: Position) -> End | None:
    """Birds come before these ends, a stall before idleness (ruling 43)."""
    if is_agreed(position):
        return End.VOTE
    if is_stalled(position):
        return End.STALL
    return End.IDLE if is_idle(position) else None


def _over(position: Position, end: End) -> Position:
    return replace(position, phase=Phase.OVER, end=end)


def _next_last_build(position: Position) -> Position:
    """Everyone but the seat that drew the seventh bird may build what is stored, clockwise (ruling 24).

    A seat that cannot build anything, or whose player left, is not asked.
    """
    position = replace(position, busy=False)
    for seat in _clockwise(position):
        if seat == position.bird_end:
            break
        asked = replace(position, turn=seat, turn_number=position.turn_number + 1, phase=Phase.LAST_BUILD)
        if seat not in position.gone and any(builds(asked)):
            return asked
    return _over(position, End.BIRDS)


def _clockwise(position: Position) -> Iterator[Seat]:
    """Every other seat, beginning behind the one in turn."""
    seats = len(position.players)
    return (Seat((position.turn + step) % seats) for step in range(1, seats))


def _this_turn(position: Position) -> Last:
    if position.last is not None and position.last.turn_number == position.turn_number:
        return position.last
    return Last(position.turn, position.turn_number)


def _with_player(position: Position, seat: Seat, player: Player) -> Position:
    players = position.players
    return replace(position, players=(*players[:seat], player, *players[seat + 1 :]))


# How it stands, how it ended, who may see what


def standing(position: Position) -> tuple[Score, ...]:
    """What everyone would score if it ended now; all of it lies open."""
    return tuple(score(player.building) for player in position.players)


def reason_of(end: End) -> Message:
    """Why it is over."""
    return say(f"kensington-over-{end}")


def outcome(position: Position) -> Outcome | None:
    """Most points win, then most birds on own roofs; then it is shared (scoring; rulings 37 and 47)."""
    if position.end is None:
        return None
    totals = [seat.points for seat in standing(position)]
    birds = [player.birds for player in position.players]
    ranks = [(-total, -bird) for total, bird in zip(totals, birds, strict=True)]
    reason = reason_of(position.end)
    if is_tie_broken(ranks, position.gone):
        reason = say("kensington-tie-broken", reason=reason)
    return Outcome(places(ranks, position.gone), reason)


def gone(position: Position) -> tuple[Seat, ...]:
    """Who left lies open."""
    return position.gone


def view_for(position: Position, seat: Seat | None) -> Position:
    """Only the faces of the heap and the seed are hidden, from everybody alike (section 9)."""
    return replace(position, seed="", piles=tuple(heap.without_faces(pile) for pile in position.piles))


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """Taking turns a tile up, and returning one mixes the heap."""
    return isinstance(move, Take | Return)


def fallback(position: Position, seat: Seat) -> Move:
    """For a player who does not come: a plain tile, kept or returned, nothing built (ruling 34).

    At four tokens the rulebook forbids a beige tile, so one is spent (ruling 40).
    """
    if position.phase is not Phase.TAKE:
        return closing_move(position)
    moves = [move for move in _moves_to_take(position) if not isinstance(move, Vote)]
    return next((move for move in moves if _spends_nothing(move)), moves[0])


def _spends_nothing(move: Move) -> bool:
    return isinstance(move, Skip) or (isinstance(move, Take) and move.back in FREE_BACKS)
