"""The board of Kensington in sentences, from a view: in full to play from, and at a glance."""

from itertools import groupby

from games.api import Seat
from games.kensington.building import score
from games.kensington.components import BIRDS_TO_END, ENTRANCES
from games.kensington.ends import birds_out
from games.kensington.names import (
    As,
    back_name,
    column_label,
    outline_name,
    printed_tile_name,
    short_part,
    short_tile_name,
)
from games.kensington.position import Build, Building, Last, Phase, Pile, Placed, Position
from games.kensington.rules import legal_moves, must_spend, outcome, purchases, seller_of
from games.kensington.tiles import DARK, LIT, ROOF, WALL, Back
from games.kensington.words import built_part, cost_of
from games.message import Message, say, who


def board(view: Position, viewer: Seat | None) -> tuple[Message, ...]:
    """Everything there is to see, a sentence a line; what one's own turn needs comes first."""
    lines = [headline(view), *_forced(view), *_last(view), *_counts(view)]
    lines += [_pile(back, pile) for back, pile in zip(Back, view.piles, strict=True)]
    if viewer is not None:
        lines += [*_seat_lines(view, viewer), *_possible(view, viewer)]
    seats = len(view.players)
    first = 0 if viewer is None else viewer
    for seat in (Seat((first + step) % seats) for step in range(seats)):
        lines += _seat_lines(view, seat) if seat != viewer else []
    return tuple(lines)


def glance(view: Position) -> tuple[Message, ...]:
    """The board in short."""
    seats = (_in_short(view, Seat(seat)) for seat in range(len(view.players)))
    # What the seat in turn has done so far is in the headline.
    is_past = view.last is not None and view.last.turn_number != view.turn_number
    last = _last(view, short=True) if is_past else []
    return (headline(view), *last, *_birds(view), _heap_in_short(view), *seats)


# Whose turn it is


def headline(view: Position) -> Message:
    """Who has to decide what, or how it ended."""
    ended = outcome(view)
    if ended is not None:
        best = who(*(seat for seat, place in enumerate(ended.places) if place == 1))
        return say("kensington-board-over", who=best, reason=ended.reason)
    number, acting = view.turn_number, who(view.turn)
    if view.phase is Phase.TAKE:
        return say("kensington-board-take", number=number, who=acting)
    if view.phase is Phase.LAST_BUILD:
        return say("kensington-board-last-build", number=number, who=acting)
    if not view.hand:
        return say("kensington-board-build", number=number, who=acting)
    tile = printed_tile_name(view.hand, As.A)
    if len(view.players[view.turn].stored) < ENTRANCES:
        return say("kensington-board-build-or-store", number=number, who=acting, tile=tile)
    return say("kensington-board-build-or-return", number=number, who=acting, tile=tile)


def _forced(view: Position) -> list[Message]:
    is_forced = view.phase is Phase.TAKE and must_spend(view, any(purchases(view)))
    return [say("kensington-board-forced", who=who(view.turn))] if is_forced else []


def _last(view: Position, short: bool = False) -> list[Message]:
    """What was done in the turn before, or in this one so far."""
    if view.last is None:
        return []
    deeds = tuple(_deeds(view, view.last, short)) or say("kensington-board-took-nothing")
    return [say("kensington-board-last", who=who(view.last.seat), deeds=deeds)]


def _deeds(view: Position, last: Last, short: bool) -> list[Message]:
    player = view.players[last.seat]
    built = player.building.placed[len(player.building.placed) - last.placed :]
    told = []
    if last.took and last.took not in [part.tile for part in built]:
        tile = short_tile_name(last.took, As.A) if short else printed_tile_name(last.took, As.A)
        stored = last.took in player.stored
        told.append(say("kensington-board-stored-it" if stored else "kensington-board-took", tile=tile))
    for part in built:
        said = short_part(part, short_tile_name(part.tile, As.A)) if short else built_part(part)
        told.append(say("kensington-board-built", part=said))
    return told


def _counts(view: Position) -> list[Message]:
    """Birds where they are counted, the pool, and who would end it."""
    told = [*_birds(view), say("kensington-board-pool", tokens=view.pool)]
    if view.votes and view.end is None:
        told.append(say("kensington-board-votes", who=who(*view.votes)))
    return told


def _birds(view: Position) -> list[Message]:
    if not view.options.public_bird_counter:
        return []
    return [say("kensington-board-birds", birds=birds_out(view), end=BIRDS_TO_END)]


# The heap


def _pile(back: Back, pile: Pile) -> Message:
    """A, plain, free, 23 left: A1 single, A2 L of 4."""
    name, cost = back_name(back), cost_of(back)
    if not pile.size:
        return say("kensington-board-no-pile", code=back.value, back=name)
    if not pile.shown:
        return say("kensington-board-blind-pile", code=back.value, back=name, cost=cost, left=pile.size)
    outlines = tuple(
        say("kensington-board-outline", code=f"{back}{number}", outline=outline_name(lying.outline))
        for number, lying in enumerate(pile.shown, 1)
    )
    return say(
        "kensington-board-pile", code=back.value, back=name, cost=cost, left=pile.size, outlines=outlines
    )


def _heap_in_short(view: Position) -> Message:
    piles = tuple(
        say("kensington-board-pile-size", back=back_name(back), left=pile.size)
        for back, pile in zip(Back, view.piles, strict=True)
    )
    return say("kensington-board-heap", piles=piles)


# What everybody has


def _seat_lines(view: Position, seat: Seat) -> list[Message]:
    player = view.players[seat]
    scored = score(player.building)
    told = [
        say(
            "kensington-board-seat",
            who=who(seat),
            points=scored.points,
            tokens=player.tokens,
            birds=player.birds,
        )
    ]
    if seat in view.gone:
        told.append(say("kensington-board-left"))
    points = tuple(
        say("kensington-board-way", way=line.label, points=line.points)
        for line in scored.lines
        if line.points
    )
    if points:
        told.append(say("kensington-board-points", ways=points))
    stored = tuple(printed_tile_name(tile) for tile in player.stored)
    told.append(
        say("kensington-board-warehouse", tiles=stored) if stored else say("kensington-board-empty-warehouse")
    )
    return told + column_lines(player.building)


def column_lines(building: Building) -> list[Message]:
    """A building column by column, from left to right; equal neighbours together."""
    columns = [
        (number, _with_own_door(number, marks))
        for number, marks in enumerate(building.columns, building.left)
    ]
    told = []
    for marks, group in groupby(columns, key=lambda column: column[1]):
        numbers = [number for number, _ in group]
        told.append(_columns(numbers[0], numbers[-1], marks))
    return told


_OWN_DOOR = "O"


def _with_own_door(number: int, marks: str) -> str:
    return marks if number else _OWN_DOOR + marks[1:]


def _columns(first: int, last: int, marks: str) -> Message:
    """Columns 1 to 3 from the ground: 2 lit and dark; open above row 2."""
    count, label = last - first + 1, column_label(first)
    columns = label if count == 1 else say("kensington-board-range", first=label, last=column_label(last))
    runs = tuple(_run(mark, len(list(group))) for mark, group in groupby(marks))
    if marks.endswith(ROOF):
        return say("kensington-board-closed", count=count, columns=columns, runs=runs)
    return say("kensington-board-open", count=count, columns=columns, runs=runs, row=len(marks))


def _run(mark: str, count: int) -> Message:
    """2 lit, a roof"""
    if mark == LIT:
        return say("kensington-run-lit", count=count)
    if mark == DARK:
        return say("kensington-run-dark", count=count)
    if mark == ROOF:
        return say("kensington-run-roof", count=count)
    if mark == WALL:
        return say("kensington-run-wall", count=count)
    return say("kensington-run-own-door" if mark == _OWN_DOOR else "kensington-run-door")


def _in_short(view: Position, seat: Seat) -> Message:
    player = view.players[seat]
    columns = player.building.columns
    return say(
        "kensington-board-in-short",
        who=who(seat),
        points=score(player.building).points,
        tokens=player.tokens,
        columns=len(columns),
        roofed=sum(column.endswith(ROOF) for column in columns),
        stored=tuple(short_tile_name(tile) for tile in player.stored) or say("kensington-board-nothing"),
    )


# What can be built


def _possible(view: Position, viewer: Seat) -> list[Message]:
    """Where each tile could be built now; bought tiles with their owner."""
    builds = [move for move in legal_moves(view, viewer) if isinstance(move, Build)]
    tiles = dict.fromkeys(move.bought or part.tile for move in builds for part in move.parts)
    return [_possible_with(view, tile, builds) for tile in tiles]


def _possible_with(view: Position, tile: str, builds: list[Build]) -> Message:
    alone = [move for move in builds if len(move.parts) == 1 and move.parts[0].tile == tile]
    name = printed_tile_name(tile)
    if alone and alone[0].bought:
        name = say("kensington-tile-bought", tile=name, seller=who(seller_of(view, tile)))
    if not alone:
        return say("kensington-board-only-together", tile=name)
    return say("kensington-board-possible", tile=name, places=tuple(_spot(move.parts[0]) for move in alone))


def _spot(part: Placed) -> Message:
    return say("kensington-board-spot", column=column_label(part.column), row=part.row)
