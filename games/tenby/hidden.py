"""What a viewer of Tenby may not know: taken out of a view, dealt anew, and when a move shows it."""

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Seat
from games.chance import number_below, shuffled
from games.tenby import solo_hidden
from games.tenby.components import ACCOLADES, DRAWN_RESIDENTS, MARKET_DECKS
from games.tenby.market import pile_of, with_pile
from games.tenby.position import HIDDEN, Market, Move, Phase, Player, Position
from games.tenby.rules import apply

# Views


def view_for(position: Position, seat: Seat | None) -> Position:
    """Decks, the seed, and what the others hold or have not shown yet."""
    players = tuple(
        player if number == seat else _of_another(position, player)
        for number, player in enumerate(position.players)
    )
    return replace(
        position,
        seed="",
        players=players,
        market=_face_down(position.market),
        residents=(HIDDEN,) * len(position.residents),
        day_deck=replace(position.day_deck, deck=(0,) * len(position.day_deck.deck)),
        solo=solo_hidden.view_of(position, seat),
    )


def _face_down(market: Market) -> Market:
    for deck in MARKET_DECKS:
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, deck=(HIDDEN,) * len(pile.deck)))
    return market


def are_residents_shown(position: Position) -> bool:
    """At a table with open residents once all have kept one; at any table once it is over."""
    if position.phase is Phase.OVER:
        return True
    return not position.options.secret_residents and position.phase is not Phase.KEEP_RESIDENT


def is_accolade_shown(position: Position, player: Player) -> bool:
    """Ebb & Flow: once it is open and everybody has decided, or when it is over."""
    open_now = player.is_accolade_open and position.phase is not Phase.EBB_AND_FLOW
    return not player.accolade or open_now or position.phase is Phase.OVER


def _of_another(position: Position, player: Player) -> Player:
    """Not even who has chosen is shown while all choose at once, so that nobody's panel grows old by it."""
    if position.phase is Phase.KEEP_RESIDENT:
        undecided = (HIDDEN,) * DRAWN_RESIDENTS
        player = replace(player, residents=(), drawn=undecided, returning=())
    if position.phase is Phase.EBB_AND_FLOW:
        player = replace(player, has_declared=False)
    shown = is_accolade_shown(position, player)
    kept = player.residents
    return replace(
        player,
        residents=kept if are_residents_shown(position) else (HIDDEN,) * len(kept),
        drawn=(HIDDEN,) * len(player.drawn),
        returning=(HIDDEN,) * len(player.returning),
        accolade=player.accolade if shown else HIDDEN,
        is_accolade_open=player.is_accolade_open and shown,
    )


# What a move shows


def reveals(position: Position, seat: Seat, move: Move) -> bool:
    """Does it draw anything, show what somebody held, or how all decided?"""
    after = apply(position, seat, move)
    # Even if all stay secret: that they did is known from now on.
    all_decided = position.phase is Phase.EBB_AND_FLOW is not after.phase
    return all_decided or _has_drawn(position, after) or _known(after) > _known(position)


def _has_drawn(before: Position, after: Position) -> bool:
    return len(after.residents) < len(before.residents) or any(
        new != old for new, old in zip(_face_down_cards(after), _face_down_cards(before), strict=True)
    )


def _face_down_cards(position: Position) -> Iterator[tuple[int, int]]:
    for deck in MARKET_DECKS:
        pile = pile_of(position.market, deck)
        yield len(pile.deck), pile.shuffles
    yield len(position.day_deck.deck), position.day_deck.shuffles
    yield (len(position.solo.anchors) if position.solo is not None else 0), 0


def _known(position: Position) -> int:
    """How many cards of players lie open."""
    kept = sum(len(player.residents) for player in position.players) if are_residents_shown(position) else 0
    return (
        kept
        + solo_hidden.shown_penalties(position)
        + sum(bool(player.accolade) and is_accolade_shown(position, player) for player in position.players)
    )


# Another position that looks the same


def scramble(position: Position, viewer: Seat | None, seed: str) -> Position:
    """Everything the viewer may not know dealt anew: decks, residents and accolades of others, the seed."""
    market = position.market
    for number, deck in enumerate(MARKET_DECKS):
        pile = pile_of(market, deck)
        market = with_pile(market, deck, replace(pile, deck=shuffled(pile.deck, seed, "deck", number)))
    days = replace(position.day_deck, deck=shuffled(position.day_deck.deck, seed, "days"))
    position = replace(position, market=market, day_deck=days, seed=f"other {seed}")
    position = solo_hidden.scrambled(position, viewer, seed)
    return _other_accolades(_other_residents(position, viewer, seed), viewer, seed)


def _other_residents(position: Position, viewer: Seat | None, seed: str) -> Position:
    shown = are_residents_shown(position)
    hidden = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = list(position.residents)
    for seat in hidden:
        player = position.players[seat]
        pool += (*player.drawn, *player.returning, *(() if shown else player.residents))
    cards = iter(shuffled(pool, seed, "residents"))
    players = list(position.players)
    for seat in hidden:
        player = players[seat]
        players[seat] = replace(
            player,
            drawn=tuple(next(cards) for _ in player.drawn),
            returning=tuple(next(cards) for _ in player.returning),
            residents=player.residents if shown else tuple(next(cards) for _ in player.residents),
        )
    return replace(position, players=tuple(players), residents=tuple(cards))


def _other_accolades(position: Position, viewer: Seat | None, seed: str) -> Position:
    known = {
        player.accolade
        for seat, player in enumerate(position.players)
        if seat == viewer or is_accolade_shown(position, player)
    }
    cards = iter(shuffled([card for card in ACCOLADES if card not in known], seed, "accolades"))
    players = list(position.players)
    for seat, player in enumerate(players):
        if seat != viewer and not is_accolade_shown(position, player):
            players[seat] = replace(player, accolade=next(cards))
            if player.has_declared and position.phase is Phase.EBB_AND_FLOW:
                is_open = bool(number_below(2, seed, "open", seat))
                players[seat] = replace(players[seat], is_accolade_open=is_open)
    return replace(position, players=tuple(players))
