"""What the others do before a seat's turn comes, as far as one can tell from their towns."""

import msgspec

from games.api import Seat
from games.tenby.components import DAY_CARDS, MARKET_DECKS, PLAIN_ENDS, SIDES
from games.tenby.market import pile_of, plain_ends
from games.tenby.thinking.evaluation import Sense
from games.tenby.thinking.light import LightTown
from games.tenby.thinking.light_turns import LightMarket, Rows, use_icons
from games.tenby.thinking.prospects import EARLY, rough


class Morning(msgspec.Struct, frozen=True):
    """What a day card finds: open faces, and in which place the seat will choose its next day."""

    rows: Rows
    place: int


def morning(sense: Sense, number: int) -> Morning:
    """What is left for a day card when all with lower numbers have acted."""
    view = sense.view
    rows = [
        [SIDES[card][0] for card in pile_of(view.market, deck).open_cards if card in SIDES]
        for deck in MARKET_DECKS
    ]
    market = LightMarket(rows, [list(plain_ends(view.market, deck)) for deck in PLAIN_ENDS])
    before = sorted((day, seat) for day, seat in _chosen(sense, number) if day < number)
    for day, seat in before:
        town = LightTown(view.players[seat].town, ())
        town.look(sense)
        use_icons(town, market, DAY_CARDS[day].actions, can_begin=True)
    return Morning(market.rows, len(before))


def _chosen(sense: Sense, own: int) -> list[tuple[int, Seat]]:
    """The days of the others; those who are still to choose take what is best of what is left."""
    view = sense.view
    free = sorted(
        (day.number for day in view.days if day.seat is None and day.number != own),
        key=lambda number: EARLY * number - rough(DAY_CARDS[number].actions),
    )
    waiting = [seat for seat in view.night if seat != sense.seat]
    chosen = [(day.number, day.seat) for day in view.days if day.seat is not None]
    return [*chosen, *zip(free, waiting, strict=False)]
