"""Copenhagen's turn panel: which screen stands for which decision. The builder has its own module."""

from bot.draft import Turn
from cogs.copenhagen import builder
from cogs.copenhagen.builder import BACK, style_of
from cogs.copenhagen.words import take_said
from cogs.press import UnreadablePress
from cogs.screen import (
    Choice,
    Key,
    Menu,
    Picture,
    Screen,
    Style,
    choose,
    confirm,
    in_rows,
    item,
    look,
    looked_at,
    small,
    without_asking,
)
from games.copenhagen import GAME
from games.copenhagen.components import HAND_LIMIT, Ability
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.names import ability_name, ability_names, card_names, colour_name
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
from games.message import Message, Said, say

TAKING, SURE, CHANGING = "take", "sure", "change"
Row = tuple[Key, ...] | Menu


def panel(turn: Turn, looking_at: str) -> Screen:
    """The screen for what is looked at, or the first screen of the phase."""
    view: Position = turn.view
    moves = GAME.legal_moves(view, turn.seat)
    what, _, rest = looking_at.partition("~")
    if what == TAKING:
        return _taking(turn, view, rest)
    if what == SURE:
        return _surely_taking(turn, view, rest)
    if what == CHANGING:
        return _changing(moves, rest)
    if what == builder.BUILDING:
        return builder.building(turn, view, moves, rest)
    if what == builder.PLACING_WHITE:
        return builder.placing_white(turn, view, rest)
    return _home(view, moves, turn)


def _home(view: Position, moves: tuple[Move, ...], turn: Turn) -> Screen:
    hand = view.players[turn.seat].hand
    head = say("copenhagen-panel-head", phase=view.phase.name, limit=HAND_LIMIT)
    rows: list[Row] = [*_pair_rows(turn, view, moves), *builder.build_rows(view, moves)]
    rows += [*_coat_rows(view, moves, turn), *_key_rows(moves, hand)]
    picture = Picture.DRAFT if view.phase is Phase.COAT else Picture.PRIVATE
    return Screen(lines=(head,), rows=tuple(rows), picture=picture)


# Taking


def _pair_rows(turn: Turn, view: Position, moves: tuple[Move, ...]) -> list[Row]:
    """A key for every pair that lies side by side."""
    keys = [
        _pair_key(turn, view, move)
        for move in moves
        if isinstance(move, Take) and not abilities_spent(move.bridges)
    ]
    return [*in_rows(keys)]


def _pair_key(turn: Turn, view: Position, move: Take) -> Key:
    """What ends the turn is shown once more; what can be undone is drafted at once."""
    first, second = move.bridges
    icon = f"cph_pair_{view.harbour[first]}{view.harbour[second]}".lower()
    label = say("copenhagen-key-pair", first=first + 1, second=second + 1)
    written = GAME.write_move(move)
    if without_asking(turn, written).is_final:
        return Key(label, look(f"{SURE}~{written}"), icon=icon)
    return Key(label, choose(written), icon=icon)


def _told(turn: Turn, written: str) -> list[Message]:
    """What the drafted steps and this one do, a line each."""
    return [item(each.foretold) for each in turn.after(written).attempts]


def _surely_taking(turn: Turn, view: Position, written: str) -> Screen:
    """A take that ends the turn: the hand as it would be, and the word that does it."""
    move = looked_at(turn, written, Take)
    hand = view.players[turn.seat].hand + "".join(view.harbour[bridge] for bridge in move.bridges)
    lines = (
        say("panel-confirm"),
        *_told(turn, written),
        say("copenhagen-then-you-hold", cards=card_names(hand)),
        small(say("copenhagen-refill-no-undo")),
    )
    keys = (_take_key(turn, view, move), BACK)
    return Screen(
        lines=lines, rows=(keys,), picture=Picture.DRAFT, ghost=written, expects=written, is_question=True
    )


def _take_key(turn: Turn, view: Position, move: Take) -> Key:
    """The key that takes: green if that ends the turn, and then it says so."""
    deed = without_asking(turn, GAME.write_move(move))
    return Key(take_said(turn, view, move), deed, style_of(deed))


def _taking(turn: Turn, view: Position, chosen: str) -> Screen:
    """Pick footbridges one by one; the take is offered as soon as the abilities allow it."""
    if not set(chosen) <= set(map(str, range(1, len(view.harbour) + 1))):
        raise UnreadablePress
    bridges = tuple(sorted(int(digit) - 1 for digit in chosen))
    keys = []
    for bridge, card in enumerate(view.harbour):
        picked = bridge in bridges
        others = "".join(str(b + 1) for b in bridges if b != bridge)
        text = others if picked else "".join(sorted(chosen + str(bridge + 1)))
        label = say("copenhagen-bridge", bridge=bridge + 1, colour=colour_name(card))
        style = Style.CHOSEN if picked else Style.PLAIN
        usable = picked or len(bridges) < 3
        keys.append(Key(label, look(f"{TAKING}~{text}") if usable else None, style, _card_icon(card)))
    move = Take(bridges)
    legal = move in GAME.legal_moves(view, turn.seat)
    take = _take_key(turn, view, move) if legal else Key(say("copenhagen-choose-cards"))
    rows = (tuple(keys[:4]), tuple(keys[4:]), (take, BACK))
    lines: list[Said] = [say("copenhagen-taking-head")]
    if legal:
        written = GAME.write_move(move)
        return Screen((*lines, *_told(turn, written)), rows, Picture.DRAFT, ghost=written)
    if len(bridges) > 1:
        lines.append(why_not(view, turn.seat, move))
    return Screen(tuple(lines), rows, Picture.PRIVATE)


def _card_icon(colour: str) -> str:
    return f"cph_card_{colour.lower()}"


# Abilities, coats, discards, ending


def _changing(moves: tuple[Move, ...], colour: str) -> Screen:
    """Change colour: first which cards, then what they count as."""
    changes = [move for move in moves if isinstance(move, Change) and colour in ("", move.colour)]
    if not changes:
        raise UnreadablePress
    if not colour:
        choices = tuple(
            Choice(
                say("copenhagen-choice-change", colour=changed.value),
                f"{CHANGING}~{changed}",
                icon=_card_icon(changed),
            )
            for changed in dict.fromkeys(move.colour for move in changes)
        )
        menu = Menu(look("from"), say("copenhagen-menu-change"), choices)
        return Screen((say("copenhagen-change-head"),), (menu, (BACK,)))
    choices = tuple(
        Choice(
            say("copenhagen-choice-into", colour=move.counts_as.value),
            GAME.write_move(move),
            icon=_card_icon(move.counts_as),
        )
        for move in changes
    )
    menu = Menu(choose("into"), say("copenhagen-menu-into", colour=colour), choices)
    back = Key(say("panel-back"), look(CHANGING))
    return Screen((say("copenhagen-into-head", colour=colour),), (menu, (back,)))


def _coat_rows(view: Position, moves: tuple[Move, ...], turn: Turn) -> list[Row]:
    if view.phase is not Phase.COAT:
        return []
    gains = tuple(
        Key(
            say("copenhagen-key-gain", ability=ability_name(move.ability)),
            choose(GAME.write_move(move)),
            icon=f"cph_{move.ability}",
        )
        for move in moves
        if isinstance(move, Gain)
    )
    return [*builder.white_rows(view, moves, turn), *([gains] if gains else [])]


def _key_rows(moves: tuple[Move, ...], hand: str) -> list[Row]:
    keys = []
    for move in moves:
        match move:
            case Discard(colour):
                held = hand.count(colour)
                label = say("copenhagen-key-discard", colour=colour_name(colour), held=held)
                keys.append(Key(label, choose(GAME.write_move(move)), icon=_card_icon(colour)))
            case Use(ability):
                label = say("copenhagen-key-use", ability=ability_name(ability))
                keys.append(Key(label, choose(GAME.write_move(move)), icon=f"cph_{ability}"))
            case TurnBack():
                keys.append(Key(say("copenhagen-key-back"), choose(GAME.write_move(move))))
            case EndTurn():
                # All that the turn did stands below as drafted: nothing is left to ask.
                keys.append(Key(say("copenhagen-key-end"), confirm(GAME.write_move(move)), Style.GO))
            case _:
                pass
    if any(isinstance(move, Change) for move in moves):
        change = Ability.CHANGE_OF_COLOURS
        label = say("copenhagen-key-use", ability=ability_name(change))
        keys.append(Key(label, look(CHANGING), icon=f"cph_{change}"))
    spent = {each for move in moves if isinstance(move, Take) for each in abilities_spent(move.bridges)}
    if spent:
        needed = tuple(ability for ability in Ability if ability in spent)
        label = say("copenhagen-key-others", abilities=ability_names(needed))
        keys.insert(0, Key(label, look(TAKING), icon=f"cph_{needed[0]}"))
    return [*in_rows(keys)]
