"""The towns of the others, street by street, on request."""

from bot.draft import Turn
from cogs.custom_ids import read_choice
from cogs.screen import Key, Picture, Screen, Style, in_rows, item, look
from cogs.tenby.choosing import TOWNS
from cogs.tenby.gaining import BACK
from games.api import Seat
from games.message import Message, Said, say, who
from games.tenby.board import seat_line
from games.tenby.position import HIDDEN, Player, Position, Street
from games.tenby.scoring import street_points
from games.tenby.terms import accolade_name, edge_name, resident_name
from games.tenby.town import LEFT, RIGHT, is_complete


def towns(turn: Turn, view: Position, number: str) -> Screen:
    """One seat's town, and keys to all others."""
    seat = Seat((read_choice([number], int) - 1) % len(view.players))
    player = view.players[seat]
    lines: list[Said] = [seat_line(view, seat), *_open_cards(player)]
    lines += [item(_street(place, street)) for place, street in enumerate(player.town, 1)]
    keys = [
        Key(
            say("tenby-panel-town-of", who=who(other)),
            look(f"{TOWNS}~{other + 1}"),
            Style.CHOSEN if other == seat else Style.PLAIN,
        )
        for other in range(len(view.players))
    ]
    return Screen(tuple(lines), (*in_rows(keys), (BACK,)), Picture.NONE)


def _open_cards(player: Player) -> list[Message]:
    """Residents and an accolade, as far as they may be known."""
    cards = [resident_name(card) for card in player.residents if card != HIDDEN]
    if player.accolade not in ("", HIDDEN):
        cards.append(accolade_name(player.accolade))
    return [say("tenby-panel-has", cards=tuple(cards))] if cards else []


def _street(number: int, street: Street) -> Message:
    return say(
        "tenby-panel-street-completed" if is_complete(street) else "tenby-panel-street",
        number=number,
        left=edge_name(LEFT[street[0]]),
        right=edge_name(RIGHT[street[-1]]),
        points=street_points(street),
        cards=" ".join(street),
    )
