"""The board of Copenhagen in sentences, from a view: in full to play from, and at a glance."""

from itertools import groupby

from games.api import Seat
from games.copenhagen.components import (
    COAT_ROWS,
    COLUMN_LETTERS,
    COLUMNS,
    END_CARD_AMONG,
    HAND_LIMIT,
    POINTS_TO_WIN,
    ROWS,
    SIZES,
    Colour,
)
from games.copenhagen.house import COATS, ROW_MASKS, completed_lines, points
from games.copenhagen.names import (
    ability_names,
    card_names,
    colour_name,
    colour_names,
    shape_name,
    tile_name,
    way_name,
)
from games.copenhagen.notation import write_place
from games.copenhagen.position import TAKEN, TILE_NUMBER, Build, EndCard, House, Last, Phase, Placed, Position
from games.copenhagen.rules import legal_moves, outcome, to_act
from games.copenhagen.tiles import space, spaces
from games.message import Arg, Message, say, who


def board(view: Position, viewer: Seat | None) -> tuple[Message, ...]:
    """Everything the viewer may see, a sentence a line; what one's own turn needs comes first."""
    lines = [headline(view), *_armed(view), *_last(view), _harbour(view), *_supply(view)]
    if viewer is not None:
        lines += [*_hand(view, viewer), *_seat_lines(view, viewer)]
    lines += _stock(view)
    seats = len(view.players)
    first = 0 if viewer is None else viewer + 1
    for seat in (Seat((first + step) % seats) for step in range(seats)):
        lines += _seat_lines(view, seat) if seat != viewer else []
    return tuple(lines)


def _seat_lines(view: Position, seat: Seat) -> list[Message]:
    return [_player(view, seat), _abilities(view, seat), *house_lines(view.players[seat].house)]


def glance(view: Position) -> tuple[Message, ...]:
    """The board in short."""
    return (
        headline(view),
        *_last(view),
        _harbour(view),
        *_supply(view),
        *(_in_short(view, Seat(seat)) for seat in range(len(view.players))),
    )


# Whose turn it is, and what lies in the middle


def headline(view: Position) -> Message:
    """Who has to decide what, or how it ended."""
    ended = outcome(view)
    if ended is not None:
        best = tuple(seat for seat, place in enumerate(ended.places) if place == 1)
        return say("copenhagen-board-over", turn=view.turn_number, who=who(*best), why=ended.reason)
    return say("copenhagen-board-turn", turn=view.turn_number, who=who(view.turn), task=task(view))


def task(view: Position) -> Message:
    """What the seat in turn has to decide."""
    return say("copenhagen-task", phase=view.phase.name, coats=view.coats, cards=_too_many(view))


def _too_many(view: Position) -> int:
    return max(0, len(view.players[view.turn].hand) - HAND_LIMIT)


def _armed(view: Position) -> list[Message]:
    """What is prepared for this turn's build."""
    armed = [say("copenhagen-board-discount")] if view.discount else []
    if view.change:
        changed, into = colour_names(view.change)
        armed.append(say("copenhagen-board-change", colour=changed, counts_as=into))
    return armed


def _last(view: Position) -> list[Message]:
    return [last_turn(view, view.last)] if view.last is not None else []


def last_turn(view: Position, last: Last) -> Message:
    """What the seat that moved last did in that turn."""
    placed = view.players[last.seat].house.placed
    built = tuple(map(_built, placed[len(placed) - last.placed :]))
    took = colour_names(last.took)
    return say("copenhagen-last", who=who(last.seat), took=took, built=built)


def _built(placed: Placed) -> Message:
    place, tile = write_place(placed.column, placed.row), tile_name(placed.tile)
    if placed.tile not in TILE_NUMBER:
        return say("copenhagen-built-white", tile=tile, place=place)
    return say("copenhagen-built", tile=tile, place=place, way=way_name(placed.tile, placed.orientation))


def _harbour(view: Position) -> Message:
    cards = [
        say("copenhagen-bridge-empty", bridge=bridge)
        if card == TAKEN
        else say("copenhagen-bridge", bridge=bridge, colour=colour_name(card))
        for bridge, card in enumerate(view.harbour, 1)
    ]
    return say("copenhagen-board-harbour", cards=tuple(cards))


def _supply(view: Position) -> list[Message]:
    left = len(view.supply)
    where = say("copenhagen-end-card", where=view.end_card.name, among=min(END_CARD_AMONG, left))
    return [] if view.end_card is EndCard.SHOWN else [say("copenhagen-board-supply", cards=left, where=where)]


def _stock(view: Position) -> list[Message]:
    lines = [
        say(
            "copenhagen-board-stock",
            colour=colour.value,
            tiles=tuple(
                say("copenhagen-stack", number=view.stock[TILE_NUMBER[tile]], shape=shape_name(tile))
                for tile in (f"{colour}{size}" for size in SIZES)
            ),
        )
        for colour in Colour
    ]
    return [*lines, say("copenhagen-board-whites", number=view.whites)]


# Players


def _hand(view: Position, viewer: Seat) -> list[Message]:
    """What the viewer holds, and what it pays for now."""
    hand = view.players[viewer].hand
    lines = [say("copenhagen-board-hand", cards=card_names(hand), number=len(hand))]
    if view.phase not in (Phase.ACT, Phase.BUILD) or viewer not in to_act(view):
        return lines
    tiles = dict.fromkeys(move.tile for move in legal_moves(view, viewer) if isinstance(move, Build))
    return [*lines, say("copenhagen-board-payable", tiles=tuple(map(tile_name, tiles)))]


def _player(view: Position, seat: Seat) -> Message:
    player = view.players[seat]
    return say(
        "copenhagen-board-player",
        who=who(seat),
        points=points(player.house),
        of=POINTS_TO_WIN,
        cards=len(player.hand),
        left="yes" if seat in view.gone else "no",
    )


def _abilities(view: Position, seat: Seat) -> Message:
    player = view.players[seat]
    ready, used = ability_names(player.active), ability_names(player.used)
    return say("copenhagen-board-abilities", ready=ready, used=used)


def _in_short(view: Position, seat: Seat) -> Message:
    player = view.players[seat]
    lines = completed_lines(player.house)
    rows = sorted((*lines.mixed_rows, *lines.window_rows))
    columns = sorted((*lines.mixed_columns, *lines.window_columns))
    return say(
        "copenhagen-glance-player",
        who=who(seat),
        points=points(player.house),
        cards=len(player.hand),
        rows=tuple(row + 1 for row in rows),
        columns=tuple(COLUMN_LETTERS[column] for column in columns),
        spaces=player.house.filled.bit_count(),
    )


# Houses


def house_lines(house: House) -> list[Message]:
    """The rows from the top down; rows without a tile are told together."""
    lines = []
    for is_free, rows in groupby(reversed(range(ROWS)), lambda row: not house.filled & ROW_MASKS[row]):
        numbers = list(rows)
        lines += [_free_rows(numbers)] if is_free else [_row(house, row) for row in numbers]
    return lines


def _free_rows(rows: list[int]) -> Message:
    coats = tuple(
        write_place(place % COLUMNS, place // COLUMNS) for place in spaces(COATS) if place // COLUMNS in rows
    )
    coat_rows = tuple(row for row in COAT_ROWS if row - 1 in rows)
    first, last = rows[-1] + 1, rows[0] + 1
    if first == last:
        return say("copenhagen-free-row", row=first, coats=coats, coat_rows=coat_rows)
    return say("copenhagen-free-rows", first=first, last=last, coats=coats, coat_rows=coat_rows)


def _row(house: House, row: int) -> Message:
    """Its spaces from left to right, those alike together."""
    spans = []
    for (filling, has_coat), columns in groupby(range(COLUMNS), lambda column: _space(house, column, row)):
        letters = [COLUMN_LETTERS[column] for column in columns]
        coat = "coat" if has_coat else "none"
        spans.append(say("copenhagen-span", span=_span(letters), filling=filling, coat=coat))
    if house.filled & ROW_MASKS[row] == ROW_MASKS[row]:
        return say("copenhagen-row-complete", row=row + 1, spans=tuple(spans))
    coat = "coat" if row + 1 in COAT_ROWS else "none"
    return say("copenhagen-row", row=row + 1, spans=tuple(spans), coat=coat)


def _span(letters: list[str]) -> Arg:
    """A, A and B, or A to C."""
    if len(letters) > 2:
        return say("copenhagen-to", first=letters[0], last=letters[-1])
    return tuple(letters)


def _space(house: House, column: int, row: int) -> tuple[str, bool]:
    """What a space holds, by letters: nothing, or its colour and whether it is a window or brick; and whether
    its coat of arms is still to be earned."""
    bit = 1 << space(column, row)
    if not house.filled & bit:
        return "free", bool(COATS & bit)
    letter = next((c.value for c, mask in zip(Colour, house.colours, strict=True) if mask & bit), "W")
    return f"{letter}-{'window' if house.windows & bit else 'brick'}", False
