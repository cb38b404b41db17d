"""The verbs of Copenhagen: what a seat may do now and what follows. Pages are the English rulebook's."""

from itertools import permutations
from typing import Final

from msgspec.structs import replace

from games.api import NoOptions, Outcome, Score, Seat, is_tie_broken, places
from games.chance import number_below, shuffled
from games.copenhagen import harbour
from games.copenhagen.building import builds, price_of
from games.copenhagen.components import (
    CARDS_PER_COLOUR,
    COPIES,
    FOOTBRIDGES,
    HAND_LIMIT,
    POINTS_TO_WIN,
    STARTING_HANDS,
    WHITE,
    WHITE_TILES,
    Ability,
    Colour,
)
from games.copenhagen.house import coats_earned, empty_spaces, points, score, with_tile
from games.copenhagen.position import (
    HIDDEN,
    TAKEN,
    TILE_NUMBER,
    TILES,
    Build,
    Change,
    Discard,
    EndCard,
    EndTurn,
    Gain,
    House,
    Last,
    Move,
    Phase,
    Placed,
    Player,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.copenhagen.tiles import ORIENTATIONS, anchors_of, spaces
from games.message import say, who

MAY_BUILD: Final = (Phase.ACT, Phase.BUILD)
MAY_TAKE: Final = (Phase.ACT, Phase.TAKE)
_ABILITIES: Final = tuple(Ability)
CHANGES: Final = tuple(Change(*pair) for pair in permutations(Colour, 2))
_WHITE_SHAPE: Final = ORIENTATIONS[WHITE][0].shape


# Setting up (p. 2-3)


def setup(seats: int, options: NoOptions, seed: str) -> Position:
    """Shuffle, fill the harbour, hide the End card when two play, and deal from the first player on."""
    cards = shuffled("".join(colour * CARDS_PER_COLOUR[seats] for colour in Colour), seed, "cards")
    displayed, supply = "".join(cards[:FOOTBRIDGES]), "".join(cards[FOOTBRIDGES:])
    end_card = EndCard.ASIDE
    if seats == 2:
        supply = harbour.with_end_card(supply, seed)
        end_card = EndCard.SUPPLY
    first = number_below(seats, seed, "first player")
    hands = [""] * seats
    for place, cards_dealt in enumerate(STARTING_HANDS[seats]):
        hands[(first + place) % seats], supply = supply[:cards_dealt], supply[cards_dealt:]
    return Position(
        seed=seed,
        players=tuple(Player(hand, House(), active=(Ability.ANY_CARDS,), used=()) for hand in hands),
        supply=supply,
        harbour=displayed,
        discards="",
        stock=tuple(COPIES[seats][int(tile[1])] for tile in TILES),
        whites=WHITE_TILES,
        end_card=end_card,
        turn=Seat(first),
    )


# Who acts, and what they may do


def to_act(position: Position) -> tuple[Seat, ...]:
    """The seat in turn; nobody once it is over."""
    return () if position.phase is Phase.OVER else (position.turn,)


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Every move the seat may make now."""
    if seat not in to_act(position):
        return ()
    player = position.players[seat]
    moves: list[Move] = []
    if position.phase is Phase.DISCARD:
        moves.extend(Discard(colour) for colour in Colour if colour in player.hand)
    if position.phase is Phase.COAT:
        moves.extend(_coat_moves(position, player))
    if position.phase in (Phase.ACT, Phase.LAST_CALL) and Ability.BOTH_ACTIONS in player.active:
        moves.append(Use(Ability.BOTH_ACTIONS))
    if position.phase in MAY_TAKE:
        moves.extend(harbour.takes(position.harbour, player.active))
    if position.phase in MAY_BUILD:
        moves.extend(_armings(position, player))
        moves.extend(builds(position, player))
    if position.phase in (Phase.LAST_CALL, Phase.BUILD):
        moves.append(EndTurn())
    return tuple(moves)


def _armings(position: Position, player: Player) -> list[Move]:
    """Abilities that change the price of this turn's build."""
    moves: list[Move] = []
    if Ability.DISCOUNT in player.active and not position.discount:
        moves.append(Use(Ability.DISCOUNT))
    if Ability.CHANGE_OF_COLOURS in player.active and not position.change:
        moves.extend(change for change in CHANGES if change.colour in player.hand)
    return moves


def _coat_moves(position: Position, player: Player) -> list[Move]:
    """The three things a coat of arms can be used for (p. 5)."""
    moves: list[Move] = []
    if position.whites:
        anchors = anchors_of(player.house.filled)[_WHITE_SHAPE]
        moves.extend(White(place % 5, place // 5) for place in spaces(anchors))
    owned = player.active + player.used
    moves.extend(Gain(ability) for ability in _ABILITIES if ability not in owned)
    if player.used:
        moves.append(TurnBack())
    return moves


# What a move does


def apply(position: Position, seat: Seat, move: Move) -> Position:
    """The position after a legal move."""
    match move:
        case Take():
            return _take(position, move)
        case Discard():
            return _discard(position, move)
        case Use(ability=Ability.BOTH_ACTIONS):
            return _declare_both(position)
        case Use():
            return replace(position, discount=True)
        case Change():
            return replace(position, change=move.colour + move.counts_as)
        case Build():
            return _build(position, move)
        case White():
            return _place_white(position, move)
        case Gain():
            return _gain(position, move)
        case TurnBack():
            return _turn_back(position)
        case EndTurn():
            return _end_turn(position)


def _take(position: Position, move: Take) -> Position:
    player = position.players[position.turn]
    cards = "".join(position.harbour[bridge] for bridge in move.bridges)
    left = position.harbour
    for bridge in move.bridges:
        left = left[:bridge] + TAKEN + left[bridge + 1 :]
    spent = harbour.abilities_spent(move.bridges)
    position = _with_player(position, _spend(replace(player, hand=player.hand + cards), spent))
    position = replace(position, harbour=left, last=replace(_this_turn(position), took=cards))
    return _after_taking(position)


def _after_taking(position: Position) -> Position:
    """Hand limit first (p. 3), then what Both actions allows, then the end of the turn.

    Nothing here may depend on which cards a hand holds: the phase is public.
    """
    player = position.players[position.turn]
    if len(player.hand) > HAND_LIMIT:
        return replace(position, phase=Phase.DISCARD)
    if position.both:
        return replace(position, phase=Phase.BUILD)
    if Ability.BOTH_ACTIONS in player.active:
        return replace(position, phase=Phase.LAST_CALL)
    return _end_turn(position)


def _discard(position: Position, move: Discard) -> Position:
    player = position.players[position.turn]
    position = _with_player(position, replace(player, hand=_without(player.hand, move.colour, 1)))
    return _after_taking(replace(position, discards=position.discards + move.colour))


def _declare_both(position: Position) -> Position:
    player = _spend(position.players[position.turn], (Ability.BOTH_ACTIONS,))
    phase = Phase.TAKE if position.phase is Phase.ACT else Phase.BUILD
    return replace(_with_player(position, player), both=True, phase=phase)


def _build(position: Position, move: Build) -> Position:
    player = position.players[position.turn]
    price = price_of(position, player.house, move)
    hand = _without(player.hand, move.tile[0], price - move.changed)
    paid = move.tile[0] * (price - move.changed)
    spent: list[Ability] = [Ability.DISCOUNT] if position.discount else []
    if move.changed:
        hand = _without(hand, position.change[0], move.changed)
        paid += position.change[0] * move.changed
        spent.append(Ability.CHANGE_OF_COLOURS)
    number = TILE_NUMBER[move.tile]
    left = position.stock[number] - 1
    position = replace(
        position,
        stock=(*position.stock[:number], left, *position.stock[number + 1 :]),
        discards=position.discards + paid,
        discount=False,
        change="",
    )
    position = _with_player(position, _spend(replace(player, hand=hand), tuple(spent)))
    return _place(position, Placed(move.tile, move.orientation, move.column, move.row))


def _place_white(position: Position, move: White) -> Position:
    used = replace(position, whites=position.whites - 1, coats=position.coats - 1)
    return _place(used, Placed(WHITE, 0, move.column, move.row))


def _place(position: Position, placed: Placed) -> Position:
    """Put a tile into the house; points count at once, and 12 end the game before any coat is used."""
    player = position.players[position.turn]
    house = with_tile(player.house, placed)
    last = _this_turn(position)
    position = replace(
        _with_player(position, replace(player, house=house)),
        coats=position.coats + coats_earned(player.house, house),
        last=replace(last, placed=last.placed + 1),
    )
    if points(house) >= POINTS_TO_WIN:
        return replace(position, phase=Phase.OVER, coats=0)
    return _after_coat(position)


def _gain(position: Position, move: Gain) -> Position:
    player = position.players[position.turn]
    active = _in_order((*player.active, move.ability))
    position = _with_player(position, replace(player, active=active))
    return _after_coat(replace(position, coats=position.coats - 1, last=_this_turn(position)))


def _turn_back(position: Position) -> Position:
    player = position.players[position.turn]
    active = _in_order(player.active + player.used)
    position = _with_player(position, replace(player, active=active, used=()))
    return _after_coat(replace(position, coats=position.coats - 1, last=_this_turn(position)))


def _after_coat(position: Position) -> Position:
    """Use the next coat if there is anything to use it for; without an option the rest are skipped."""
    if position.coats and _coat_moves(position, position.players[position.turn]):
        return replace(position, phase=Phase.COAT)
    return _end_turn(replace(position, coats=0))


def _end_turn(position: Position) -> Position:
    """Refill the harbour; the End card ends the game at once, otherwise the next seat begins."""
    position = harbour.refilled(position)
    if position.end_card is EndCard.SHOWN:
        return replace(position, phase=Phase.OVER, both=False, discount=False, change="")
    seats = len(position.players)
    following = (position.turn + 1) % seats
    while following in position.gone:
        following = (following + 1) % seats
    return replace(
        position,
        turn=Seat(following),
        turn_number=position.turn_number + 1,
        phase=Phase.ACT,
        both=False,
        discount=False,
        change="",
    )


def leave(position: Position, seat: Seat) -> Position:
    """The seat is passed over from now on; a turn under way ends, open coats lapse, the hand stays hidden."""
    position = replace(position, gone=tuple(sorted((*position.gone, seat))))
    if _alone(position):
        return replace(position, phase=Phase.OVER, coats=0)
    return _end_turn(replace(position, coats=0)) if position.turn == seat else position


def _alone(position: Position) -> bool:
    return len(position.players) - len(position.gone) < 2


def _this_turn(position: Position) -> Last:
    if position.last is not None and position.last.turn_number == position.turn_number:
        return position.last
    return Last(position.turn, position.turn_number)


def _with_player(position: Position, player: Player) -> Position:
    players, turn = position.players, position.turn
    return replace(position, players=(*players[:turn], player, *players[turn + 1 :]))


def _spend(player: Player, abilities: tuple[Ability, ...]) -> Player:
    if not abilities:
        return player
    return replace(
        player,
        active=tuple(ability for ability in player.active if ability not in abilities),
        used=_in_order(player.used + abilities),
    )


def _in_order(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return tuple(ability for ability in _ABILITIES if ability in abilities)


def _without(hand: str, colour: str, count: int) -> str:
    """The hand after giving up cards of a colour, those received last first."""
    for _ in range(count):
        place = hand.rindex(colour)
        hand = hand[:place] + hand[place + 1 :]
    return hand


# How it stands, how it ends, who may see what


def standing(position: Position) -> tuple[Score, ...]:
    """Points are public throughout."""
    return tuple(score(player.house) for player in position.players)


def outcome(position: Position) -> Outcome | None:
    """Most points win; at an End card finish the fewest empty spaces break a tie, then it is shared."""
    if position.phase is not Phase.OVER:
        return None
    totals = [points(player.house) for player in position.players]
    ranks = [(-total, 0) for total in totals]
    if position.end_card is EndCard.SHOWN:
        empty = [empty_spaces(player.house) for player in position.players]
        ranks = [(-total, left) for total, left in zip(totals, empty, strict=True)]
        is_broken = is_tie_broken(ranks, position.gone)
        reason = say("copenhagen-over-tie-break" if is_broken else "copenhagen-over-end-card")
    elif _alone(position):
        reason = say("copenhagen-over-alone")
    else:
        reason = say("copenhagen-over-points", who=who(position.turn), points=totals[position.turn])
    return Outcome(places(ranks, position.gone), reason)


def gone(position: Position) -> tuple[Seat, ...]:
    """Who left lies open."""
    return position.gone


def view_for(position: Position, seat: Seat | None) -> Position:
    """Hands of others, the order of the supply and the seed are hidden; everything else lies open."""
    players = tuple(
        player if number == seat else replace(player, hand=HIDDEN * len(player.hand))
        for number, player in enumerate(position.players)
    )
    return replace(position, seed="", players=players, supply=HIDDEN * len(position.supply))


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """Only a refill shows something new."""
    return len(apply(position, seat, move).supply) != len(position.supply)


def fallback(position: Position, seat: Seat) -> Move:
    """For a player who does not come: the plainest move, which spends and decides as little as it can."""
    player = position.players[seat]
    if position.phase in MAY_TAKE:
        return Take((0, 1))
    if position.phase is Phase.DISCARD:
        return Discard(Colour(player.hand[-1]))
    if position.phase is Phase.COAT:
        return _coat_moves(position, player)[0]
    return EndTurn()
