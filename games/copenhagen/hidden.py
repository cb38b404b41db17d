"""What a viewer of Copenhagen may not know, dealt anew: other hands, the order of the supply, the seed."""

from msgspec.structs import replace

from games.api import Seat
from games.chance import number_below, shuffled
from games.copenhagen.components import END_CARD_AMONG
from games.copenhagen.position import END_CARD, EndCard, Position


def scramble(position: Position, viewer: Seat | None, seed: str) -> Position:
    """Another position that the viewer cannot tell from this one."""
    hidden = [seat for seat in range(len(position.players)) if seat != viewer]
    pool = [card for card in position.supply if card != END_CARD]
    pool += [card for seat in hidden for card in position.players[seat].hand]
    dealt = list(shuffled(pool, seed, "scramble"))
    players = list(position.players)
    for seat in hidden:
        size = len(players[seat].hand)
        players[seat] = replace(players[seat], hand="".join(dealt[:size]))
        dealt = dealt[size:]
    if position.end_card is EndCard.SUPPLY:
        lowest = max(0, len(position.supply) - END_CARD_AMONG)
        place = lowest + number_below(len(position.supply) - lowest, seed, "scramble the End card")
        dealt.insert(place, END_CARD)
    return replace(position, players=tuple(players), supply="".join(dealt), seed=f"other {seed}")
