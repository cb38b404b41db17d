"""What a move of Copenhagen did, and what a legal move would cost and bring; told from the reader's views."""

from games.api import Seat
from games.copenhagen.building import price_of
from games.copenhagen.components import (
    ALL_WINDOWS,
    COLUMN_LETTERS,
    COLUMN_POINTS,
    ROW_POINTS,
    WHITE,
)
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.house import coats_earned, completed_lines, points, with_tile
from games.copenhagen.names import (
    ability_name,
    ability_names,
    card_names,
    colour_name,
    colour_names,
    tile_name,
    way_name,
)
from games.copenhagen.notation import write_place
from games.copenhagen.position import (
    Build,
    Change,
    Discard,
    EndCard,
    EndTurn,
    Gain,
    House,
    Move,
    Phase,
    Placed,
    Position,
    Take,
    TurnBack,
    Use,
    White,
)
from games.message import Message, say, who


def tell(before: Position, seat: Seat, move: Move, after: Position | None, viewer: Seat | None) -> Message:
    """Whole sentences: what the seat did, what that completed, and what followed by itself."""
    parts = [_deed(before, seat, move), *_completed(before, seat, move)]
    if after is not None:
        parts += _aftermath(before, seat, move, after)
    told = parts[0]
    for part in parts[1:]:
        told = say("copenhagen-and-then", told=told, then=part)
    return told


def offer(view: Position, seat: Seat, move: Move) -> Message:
    """The move as a line of a list: what it is called, then what it costs and brings."""
    player = view.players[seat]
    match move:
        case Take(bridges):
            return say(
                "copenhagen-offer-take",
                bridges=tuple(bridge + 1 for bridge in bridges),
                cards=taken_names(view, move),
                abilities=ability_names(abilities_spent(bridges)),
            )
        case Discard(colour):
            held = player.hand.count(colour)
            return say("copenhagen-offer-discard", colour=colour_name(colour), held=held)
        case Use(ability):
            return say("copenhagen-offer-use", ability=ability_name(ability), what=ability.value)
        case Change(colour, counts_as):
            held = player.hand.count(colour)
            return say(
                "copenhagen-offer-change",
                colour=colour_name(colour),
                counts_as=colour_name(counts_as),
                held=held,
            )
        case Build():
            return say(
                "copenhagen-offer-build",
                tile=tile_name(move.tile),
                place=write_place(move.column, move.row),
                way=way_name(move.tile, move.orientation),
                paid=paid_names(view, player.house, move),
                gains=gain_names(player.house, placed_by(move)),
            )
        case White(column, row):
            gains = gain_names(player.house, placed_by(move))
            return say("copenhagen-offer-white", place=write_place(column, row), gains=gains)
        case Gain(ability):
            return say("copenhagen-offer-gain", ability=ability_name(ability))
        case TurnBack():
            return say("copenhagen-offer-back", abilities=ability_names(player.used))
        case EndTurn():
            return say("copenhagen-offer-end")


def placed_by(move: Build | White) -> Placed:
    """The tile that a move puts into the house."""
    if isinstance(move, White):
        return Placed(WHITE, 0, move.column, move.row)
    return Placed(move.tile, move.orientation, move.column, move.row)


def taken_names(view: Position, move: Take) -> tuple[Message, ...]:
    """Red and blue: what lies at the footbridges of a take."""
    return colour_names("".join(view.harbour[bridge] for bridge in move.bridges))


def paid_cards(view: Position, house: House, move: Build) -> str:
    """The cards that a build costs."""
    price = price_of(view, house, move)
    return move.tile[0] * (price - move.changed) + view.change[:1] * move.changed


def paid_names(view: Position, house: House, move: Build) -> tuple[Message, ...]:
    """2 red and 1 blue; nothing where it is free."""
    return card_names(paid_cards(view, house, move))


def gain_names(house: House, placed: Placed) -> tuple[Message, ...]:
    """What a placement brings: row 4 (+1), a coat of arms."""
    built = with_tile(house, placed)
    coats = coats_earned(house, built)
    return (*completions(house, built), *((say("copenhagen-coats", coats=coats),) if coats else ()))


def completions(house: House, built: House) -> tuple[Message, ...]:
    """The rows and columns that a placement completes, each with its points."""
    old, new = completed_lines(house), completed_lines(built)
    rows = [
        say("copenhagen-row-done", row=row + 1, points=ROW_POINTS)
        for row in new.mixed_rows
        if row not in old.mixed_rows
    ]
    rows += [
        say("copenhagen-row-of-windows", row=row + 1, points=ROW_POINTS * ALL_WINDOWS)
        for row in new.window_rows
        if row not in old.window_rows
    ]
    columns = [
        say("copenhagen-column-done", column=COLUMN_LETTERS[column], points=COLUMN_POINTS)
        for column in new.mixed_columns
        if column not in old.mixed_columns
    ]
    columns += [
        say(
            "copenhagen-column-of-windows",
            column=COLUMN_LETTERS[column],
            points=COLUMN_POINTS * ALL_WINDOWS,
        )
        for column in new.window_columns
        if column not in old.window_columns
    ]
    return (*rows, *columns)


def _deed(before: Position, seat: Seat, move: Move) -> Message:
    match move:
        case Take(bridges):
            spent = ability_names(abilities_spent(bridges))
            cards = taken_names(before, move)
            return say("copenhagen-takes", who=who(seat), cards=cards, abilities=spent)
        case Discard(colour):
            return say("copenhagen-discards", who=who(seat), colour=colour_name(colour))
        case Use(ability):
            return say("copenhagen-uses", who=who(seat), ability=ability_name(ability))
        case Change(colour, counts_as):
            changed, into = colour_name(colour), colour_name(counts_as)
            return say("copenhagen-changes", who=who(seat), colour=changed, counts_as=into)
        case Build():
            return say(
                "copenhagen-builds",
                who=who(seat),
                tile=tile_name(move.tile),
                way=way_name(move.tile, move.orientation),
                place=write_place(move.column, move.row),
                paid=paid_names(before, before.players[seat].house, move),
            )
        case White(column, row):
            return say("copenhagen-places", who=who(seat), place=write_place(column, row))
        case Gain(ability):
            return say("copenhagen-gains", who=who(seat), ability=ability_name(ability))
        case TurnBack():
            return say("copenhagen-turns-back", who=who(seat))
        case EndTurn():
            return say("copenhagen-ends", who=who(seat))


def _completed(before: Position, seat: Seat, move: Move) -> list[Message]:
    """The rows, columns and coats of arms that a placement brings."""
    if not isinstance(move, Build | White):
        return []
    gains = gain_names(before.players[seat].house, placed_by(move))
    return [say("copenhagen-completes", gains=gains)] if gains else []


def _aftermath(before: Position, seat: Seat, move: Move, after: Position) -> list[Message]:
    """What followed by itself: coats that were skipped, a reshuffle, the end."""
    parts = []
    if skipped := _coats_skipped(before, seat, move, after):
        parts.append(say("copenhagen-coats-skipped", coats=skipped))
    if before.end_card is EndCard.ASIDE and after.end_card is EndCard.SUPPLY:
        parts.append(say("copenhagen-reshuffled"))
    if after.end_card is EndCard.SHOWN and before.end_card is not EndCard.SHOWN:
        parts.append(say("copenhagen-end-card-appears"))
    elif after.phase is Phase.OVER:
        reached = points(after.players[seat].house)
        parts.append(say("copenhagen-reaches", who=who(seat), points=reached))
    return parts


def _coats_skipped(before: Position, seat: Seat, move: Move, after: Position) -> int:
    if after.phase in (Phase.COAT, Phase.OVER) and after.turn == seat:
        return 0
    spent = int(isinstance(move, White | Gain | TurnBack))
    earned = coats_earned(before.players[seat].house, after.players[seat].house)
    return before.coats - spent + earned
