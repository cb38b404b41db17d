"""Copenhagen's turn panel: which screen stands for which decision. The builder has its own module."""

from bot.draft import Turn
from cogs.copenhagen import builder
from cogs.copenhagen.words import cards_in_words, take_label
from cogs.screen import Choice, Key, Menu, Picture, Screen, Style, Verb
from games.copenhagen import GAME
from games.copenhagen.components import ABILITY_NAMES, COLOUR_NAMES, Ability, Colour
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.position import (
    Change,
    Discard,
    EndTurn,
    Gain,
    Move,
    Phase,
    Position,
    Take,
    TurnBack,
    Use,
)
from games.copenhagen.refusals import why_not

TAKING, CHANGING = "take", "change"
Row = tuple[Key, ...] | Menu


def panel(turn: Turn, looking_at: str) -> Screen:
    """The screen for what is looked at, or the first screen of the phase."""
    view: Position = turn.view
    moves = GAME.legal_moves(view, turn.seat)
    what, _, rest = looking_at.partition("~")
    if what == TAKING:
        return _taking(turn, view, rest)
    if what == CHANGING:
        return _changing(moves, rest)
    if what == builder.BUILDING:
        return builder.building(turn, view, moves, rest)
    if what == builder.PLACING_WHITE:
        return builder.placing_white(turn, view, rest)
    return _home(view, moves, turn)


def _home(view: Position, moves: tuple[Move, ...], turn: Turn) -> Screen:
    hand = view.players[turn.seat].hand
    head = {
        Phase.ACT: "**Your turn:** take cards or build.",
        Phase.TAKE: "**Both actions:** take cards first, then build.",
        Phase.DISCARD: "**Too many cards:** discard down to 7.",
        Phase.LAST_CALL: "**Cards taken.** End the turn, or use Both actions to build as well.",
        Phase.BUILD: "**Both actions:** build, or end the turn.",
        Phase.COAT: "**Coat of arms:** use it for one of these.",
    }[view.phase]
    lines = (head, f"Your hand: {cards_in_words(hand)}")
    rows: list[Row] = [*_take_rows(view, moves), *builder.build_rows(view, moves)]
    rows += [*_coat_rows(view, moves, turn), *_key_rows(moves, hand)]
    picture = Picture.DRAFT if view.phase is Phase.COAT else Picture.PRIVATE
    return Screen(lines=lines, rows=tuple(rows), picture=picture)


# Taking


def _take_rows(view: Position, moves: tuple[Move, ...]) -> list[Row]:
    takes = [move for move in moves if isinstance(move, Take)]
    if not takes:
        return []
    pairs = [move for move in takes if not abilities_spent(move.bridges)]
    choices = tuple(
        Choice(take_label(view, move), GAME.write_move(move), icon=f"cph_{_colour(view, move.bridges[0])}")
        for move in pairs
    )
    rows: list[Row] = [Menu("take", "Take two cards side by side", Verb.CHOOSE, choices)]
    if len(takes) > len(pairs):
        rows.append((Key("Take other cards with an ability", Verb.LOOK, TAKING),))
    return rows


def _colour(view: Position, bridge: int) -> str:
    return COLOUR_NAMES[Colour(view.harbour[bridge])]


def _taking(turn: Turn, view: Position, chosen: str) -> Screen:
    """Pick footbridges one by one; the take is offered as soon as the abilities allow it."""
    bridges = tuple(sorted(int(digit) - 1 for digit in chosen))
    keys = []
    for bridge in range(len(view.harbour)):
        picked = bridge in bridges
        others = "".join(str(b + 1) for b in bridges if b != bridge)
        text = others if picked else "".join(sorted(chosen + str(bridge + 1)))
        label = f"{bridge + 1} {_colour(view, bridge)}"
        style = Style.CHOSEN if picked else Style.PLAIN
        usable = picked or len(bridges) < 3
        keys.append(Key(label, Verb.LOOK, f"{TAKING}~{text}" if usable else None, style))
    move = Take(bridges)
    legal = move in GAME.legal_moves(view, turn.seat)
    names = [ABILITY_NAMES[ability] for ability in abilities_spent(bridges)] if legal else []
    note = f"This uses {' and '.join(names)}." if names else ""
    if len(bridges) > 1 and not legal:
        note = why_not(view, turn.seat, move)
    take = Key("Take these", Verb.CHOOSE, GAME.write_move(move) if legal else None, Style.GO)
    lines = ("**Take cards:** choose two or three footbridges.", *((note,) if note else ()))
    rows = (tuple(keys[:4]), tuple(keys[4:]), (take, Key("Back", Verb.LOOK, "")))
    return Screen(lines=lines, rows=rows, picture=Picture.PRIVATE)


# Abilities, coats, discards, ending


def _changing(moves: tuple[Move, ...], colour: str) -> Screen:
    """Change colour: first which cards, then what they count as."""
    changes = [move for move in moves if isinstance(move, Change)]
    back = (Key("Back", Verb.LOOK, CHANGING if colour else ""),)
    if not colour:
        colours = list(dict.fromkeys(move.colour for move in changes))
        choices = tuple(
            Choice(f"Change {COLOUR_NAMES[c]} cards", f"{CHANGING}~{c}", icon=f"cph_{COLOUR_NAMES[c]}")
            for c in colours
        )
        menu = Menu("from", "Which cards?", Verb.LOOK, choices)
        return Screen(("**Change colour:** which cards should count as another colour?",), (menu, back))
    named = COLOUR_NAMES[Colour(colour)]
    choices = tuple(
        Choice(
            f"count as {COLOUR_NAMES[m.counts_as]}",
            GAME.write_move(m),
            icon=f"cph_{COLOUR_NAMES[m.counts_as]}",
        )
        for m in changes
        if m.colour == colour
    )
    menu = Menu("into", f"Your {named} cards …", Verb.CHOOSE, choices)
    return Screen((f"**Change colour:** all your {named} cards count as …",), (menu, back))


def _coat_rows(view: Position, moves: tuple[Move, ...], turn: Turn) -> list[Row]:
    if view.phase is not Phase.COAT:
        return []
    rows: list[Row] = [*builder.white_rows(view, moves, turn)]
    gains = tuple(
        Choice(ABILITY_NAMES[move.ability], GAME.write_move(move), icon=f"cph_{move.ability.value}")
        for move in moves
        if isinstance(move, Gain)
    )
    if gains:
        rows.append(Menu("gain", "Take an ability tile", Verb.CHOOSE, gains))
    return rows


def _key_rows(moves: tuple[Move, ...], hand: str) -> list[Row]:
    keys = []
    for move in moves:
        match move:
            case Discard(colour):
                held = hand.count(colour)
                label = f"Discard {COLOUR_NAMES[colour]} ({held} in hand)"
                keys.append(
                    Key(label, Verb.CHOOSE, GAME.write_move(move), icon=f"cph_{COLOUR_NAMES[colour]}")
                )
            case Use(Ability.BOTH_ACTIONS):
                keys.append(Key("Use Both actions", Verb.CHOOSE, GAME.write_move(move), icon="cph_both"))
            case Use():
                keys.append(Key("Use Discount", Verb.CHOOSE, GAME.write_move(move), icon="cph_discount"))
            case TurnBack():
                keys.append(Key("Turn used abilities back", Verb.CHOOSE, GAME.write_move(move)))
            case EndTurn():
                keys.append(Key("End the turn", Verb.CHOOSE, GAME.write_move(move)))
            case _:
                pass
    if any(isinstance(move, Change) for move in moves):
        keys.append(Key("Use Change colour", Verb.LOOK, CHANGING, icon="cph_change"))
    return [tuple(keys[start : start + 3]) for start in range(0, len(keys), 3)]
