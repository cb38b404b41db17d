"""Residents: two are drawn, one is kept, the other goes under the deck."""

from msgspec.structs import replace

from games.api import Seat
from games.tenby.components import DRAWN_RESIDENTS
from games.tenby.position import Keep, Phase, Player, Position
from games.tenby.turns import after_choosing, with_player


def draw(position: Position, seat: Seat) -> Position:
    """Draw two to choose from; the last one in the deck is kept without a choice (ruling 56)."""
    cards = position.residents[:DRAWN_RESIDENTS]
    position = replace(position, residents=position.residents[DRAWN_RESIDENTS:])
    player = position.players[seat]
    if len(cards) == 1:
        return with_player(position, seat, replace(player, residents=player.residents + cards))
    return with_player(position, seat, replace(player, drawn=cards))


def keep(position: Position, seat: Seat, move: Keep) -> Position:
    """Keep one; the other returns at once, in set-up when everybody has chosen."""
    player = position.players[seat]
    other = player.drawn[: move.place] + player.drawn[move.place + 1 :]
    player = _kept(player, move.place)
    if position.phase is Phase.KEEP_RESIDENT:
        return after_choosing(with_player(position, seat, replace(player, returning=other)))
    return replace(with_player(position, seat, player), residents=position.residents + other)


def _kept(player: Player, place: int) -> Player:
    return replace(player, residents=(*player.residents, player.drawn[place]), drawn=())
