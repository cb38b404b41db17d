"""Copenhagen's turn panel: which screen stands for which decision. The builder has its own module."""

from bot.draft import Turn
from cogs import wording
from cogs.copenhagen import builder
from cogs.copenhagen.words import cards_in_words, taken_words, what_follows
from cogs.screen import Choice, Key, Menu, Picture, Screen, Style, choose, confirm, look, without_asking
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
from games.english import join

TAKING, SURE, CHANGING = "take", "sure", "change"
PAIRS_IN_A_ROW = 3
"""As many as a phone shows side by side."""
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
    head = {
        Phase.ACT: "**Your turn:** take two neighbours, or choose a tile to build.",
        Phase.TAKE: "**Both actions:** take cards first, then build.",
        Phase.DISCARD: "**Too many cards:** discard down to 7.",
        Phase.LAST_CALL: "**Cards taken.** End the turn, or use Both actions to build as well.",
        Phase.BUILD: "**Both actions:** build, or end the turn.",
        Phase.COAT: "**Coat of arms:** use it for one of these.",
    }[view.phase]
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
    return [tuple(keys[start : start + PAIRS_IN_A_ROW]) for start in range(0, len(keys), PAIRS_IN_A_ROW)]


def _pair_key(turn: Turn, view: Position, move: Take) -> Key:
    """What ends the turn is shown once more; what can be undone is drafted at once."""
    first, second = move.bridges
    icon = f"cph_pair_{view.harbour[first]}{view.harbour[second]}".lower()
    written = GAME.write_move(move)
    if without_asking(turn, written).is_final:
        return Key(f"{first + 1} + {second + 1}", look(f"{SURE}~{written}"), icon=icon)
    return Key(f"{first + 1} + {second + 1}", choose(written), icon=icon)


def _surely_taking(turn: Turn, view: Position, written: str) -> Screen:
    """A take that ends the turn: the hand as it would be, and the word that does it."""
    move = GAME.read_move(written)
    assert isinstance(move, Take)
    hand = view.players[turn.seat].hand + "".join(view.harbour[bridge] for bridge in move.bridges)
    lines = (
        "**Confirm your turn**",
        *(f"- {line}" for line in wording.told_steps(turn, written)),
        f"Then you hold {cards_in_words(hand)}.",
        "-# The harbour is filled again, so this cannot be undone.",
    )
    keys = (_take_key(turn, view, move), Key("Back", look("")))
    return Screen(lines=lines, rows=(keys,), picture=Picture.DRAFT, ghost=written, expects=written)


def _take_key(turn: Turn, view: Position, move: Take) -> Key:
    """The key that takes: green if that ends the turn, and then it says so."""
    written = GAME.write_move(move)
    deed = without_asking(turn, written)
    label = f"{taken_words(view, move)} {what_follows(turn, move)}"
    if deed.is_final:
        return Key(f"Confirm: take {label}", deed, Style.GO)
    return Key(label[0].upper() + label[1:], deed, Style.CHOSEN)


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
        icon = f"cph_{_colour(view, bridge)}"
        keys.append(Key(label, look(f"{TAKING}~{text}") if usable else None, style, icon))
    move = Take(bridges)
    legal = move in GAME.legal_moves(view, turn.seat)
    take = _take_key(turn, view, move) if legal else Key("Choose two or three cards")
    rows = (tuple(keys[:4]), tuple(keys[4:]), (take, Key("Back", look(""))))
    lines = ["**Take cards:** choose two or three footbridges."]
    if legal:
        lines += [f"- {line}" for line in wording.told_steps(turn, GAME.write_move(move))]
        return Screen(tuple(lines), rows, Picture.DRAFT, ghost=GAME.write_move(move))
    if len(bridges) > 1:
        lines.append(why_not(view, turn.seat, move))
    return Screen(tuple(lines), rows, Picture.PRIVATE)


# Abilities, coats, discards, ending


def _changing(moves: tuple[Move, ...], colour: str) -> Screen:
    """Change colour: first which cards, then what they count as."""
    changes = [move for move in moves if isinstance(move, Change)]
    back = (Key("Back", look(CHANGING if colour else "")),)
    if not colour:
        colours = list(dict.fromkeys(move.colour for move in changes))
        choices = tuple(
            Choice(f"Change {COLOUR_NAMES[c]} cards", f"{CHANGING}~{c}", icon=f"cph_{COLOUR_NAMES[c]}")
            for c in colours
        )
        menu = Menu(look("from"), "Which cards?", choices)
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
    menu = Menu(choose("into"), f"Your {named} cards …", choices)
    return Screen((f"**Change colour:** all your {named} cards count as …",), (menu, back))


def _coat_rows(view: Position, moves: tuple[Move, ...], turn: Turn) -> list[Row]:
    if view.phase is not Phase.COAT:
        return []
    gains = tuple(
        Key(
            f"Gain {ABILITY_NAMES[move.ability]}",
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
                label = f"Discard {COLOUR_NAMES[colour]} ({held} in hand)"
                keys.append(Key(label, choose(GAME.write_move(move)), icon=f"cph_{COLOUR_NAMES[colour]}"))
            case Use(Ability.BOTH_ACTIONS):
                keys.append(Key("Use Both actions", choose(GAME.write_move(move)), icon="cph_both"))
            case Use():
                keys.append(Key("Use Discount", choose(GAME.write_move(move)), icon="cph_discount"))
            case TurnBack():
                keys.append(Key("Turn used abilities back", choose(GAME.write_move(move))))
            case EndTurn():
                # All that the turn did stands below as drafted: nothing is left to ask.
                keys.append(Key("End the turn", confirm(GAME.write_move(move)), Style.GO))
            case _:
                pass
    if any(isinstance(move, Change) for move in moves):
        keys.append(Key("Use Change colour", look(CHANGING), icon="cph_change"))
    spent = {each for move in moves if isinstance(move, Take) for each in abilities_spent(move.bridges)}
    if spent:
        names = join([ABILITY_NAMES[ability] for ability in Ability if ability in spent])
        icon = "cph_any" if Ability.ANY_CARDS in spent else "cph_extra"
        keys.insert(0, Key(f"Take others with {names}", look(TAKING), icon=icon))
    return [tuple(keys[start : start + 3]) for start in range(0, len(keys), 3)]
