"""The private picture of a turn: what lies at the harbour, the hand, what it pays for, and the abilities."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace
from PIL import Image

from games.copenhagen.components import HAND_LIMIT, Ability, Colour
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.names import ability_name
from games.copenhagen.position import TAKEN, Position, Take
from games.copenhagen.rules import legal_moves, to_act
from games.message import say
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Ground
from rendering.copenhagen.abilities import Worth, ability_tile, worth_of
from rendering.copenhagen.captions import bridge_words, end_card_said, lines_of, step_said
from rendering.copenhagen.payable import LINE, NOTE, PayLine, end_of, pay_lines, payable, put_pay_line
from rendering.copenhagen.pieces import card
from rendering.grounds import kept_ground
from rendering.parts import (
    GAP,
    MARGIN,
    WIDTH,
    dashed_box,
    disc,
    door,
    lay_frame,
    lay_panel,
    panel,
    pill,
    tick,
)
from rendering.text import (
    CAPTION,
    CAPTION_BOLD,
    HEAD,
    LABEL,
    SENTENCE,
    SENTENCE_BOLD,
    TITLE,
    Type,
    Weight,
    width,
    wrapped,
)

_INNER: Final = WIDTH - 2 * MARGIN
_HARBOUR_TOP, _HARBOUR_HEIGHT = 84, 234
_MIDDLE_TOP: Final = 330
_ABILITIES_HEIGHT: Final = 104
_CARDS_LEFT, _CARD_PITCH, _CARD = 48, 118, (92, 118)
_SIDE: Final = 900
_SIDE_ROOM: Final = 264
_HELD, _HELD_PITCH, _COUNT_ROOM = (58, 78), 26, 40
_NAME_LEFT: Final = 76
"""Where an ability's name begins in its box."""
_LEAST_NAME: Final = 109
"""What stands below a name is wider than the shortest names."""
_SLOT: Final = Type(30, Weight.BLACK)
_COUNT: Final = Type(34, Weight.BLACK)
_SKY: Final = colours.mix(colours.MORNING, colours.PAPER, 0.06)


@dataclass(frozen=True)
class _Middle:
    """The hand and what it pays for, which decide how high the picture is."""

    hand_width: int
    lines: tuple[PayLine, ...]

    @property
    def height(self) -> int:
        return max(146, 26 + LINE * len(self.lines))


def draw_private(view: Position, seat: int, reader: Reader, take: Take | None = None) -> Image.Image:
    """What the seat alone may see; with a take, its cards are marked and the hand is the one after it."""
    middle = _middle(view, seat, take, reader)
    canvas = Canvas(_ground(middle.height, middle.hand_width))
    _put_header(canvas, view, seat, reader)
    _put_harbour(canvas, view, seat, take)
    _put_step(canvas, view, seat, take, reader)
    _put_hand(canvas, view, seat, take, reader)
    _put_lines(canvas, middle, reader)
    _put_abilities(canvas, view, seat, take, reader, _MIDDLE_TOP + middle.height + GAP)
    return canvas.image


def _taken(view: Position, take: Take | None) -> str:
    return "".join(view.harbour[bridge] for bridge in take.bridges) if take else ""


def _middle(view: Position, seat: int, take: Take | None, reader: Reader) -> _Middle:
    player = view.players[seat]
    after = replace(player, hand=player.hand + _taken(view, take))
    hand_width = max(440, _hand_width(after.hand))
    room = _INNER - hand_width - GAP - 44
    now = payable(view, player)
    heading, nothing = lines_of(reader, say("copenhagen-caption-pays"))
    lines = pay_lines(heading, now, nothing, room)
    if take:
        more = [each for each in payable(view, after) if each not in now]
        said = say("copenhagen-caption-pays-after", bridges=bridge_words(take))
        heading, nothing = lines_of(reader, said)
        lines += pay_lines(heading, more, nothing, room)
    if _has_note(lines) and end_of(lines[-1]) + 20 + width(reader.read(NOTE), CAPTION) > room:
        lines.append(PayLine("", 0, ()))
    return _Middle(hand_width, tuple(lines))


def _has_note(lines: Sequence[PayLine]) -> bool:
    return any(tile.is_if_touching for line in lines for tile in line.tiles)


@kept_ground
def _ground(middle: int, hand_width: int) -> Image.Image:
    height = _MIDDLE_TOP + middle + GAP + _ABILITIES_HEIGHT + MARGIN
    ground = Ground(WIDTH, height, colours.PAPER)
    ground.fade(0, 0, WIDTH, height, colours.MORNING, colours.PAPER)
    lay_panel(ground, MARGIN, _HARBOUR_TOP, _INNER, _HARBOUR_HEIGHT)
    ground.fill(_SIDE - 18, _HARBOUR_TOP + 16, 2, _HARBOUR_HEIGHT - 32, colours.LINE)
    lay_panel(ground, MARGIN, _MIDDLE_TOP, hand_width, middle)
    lay_panel(ground, MARGIN + hand_width + GAP, _MIDDLE_TOP, _INNER - hand_width - GAP, middle)
    lay_frame(ground, WIDTH, height)
    return ground.settled()


# Head and harbour


def _put_header(canvas: Canvas, view: Position, seat: int, reader: Reader) -> None:
    is_turn = seat in to_act(view)
    title = reader.read(say("copenhagen-caption-your-turn" if is_turn else "copenhagen-caption-your-hand"))
    canvas.text(36, 60, title, TITLE, colours.INK, _SKY)
    x = round(56 + width(title, TITLE))
    canvas.put(door(seat, 36, 44, _SKY), x, 20)
    private = reader.read(say("copenhagen-caption-private-turn", turn=view.turn_number))
    canvas.text(x + 52, 60, private, SENTENCE, colours.MUTED, _SKY)
    where, is_warning = end_card_said(view)
    said = " ".join(lines_of(reader, where))
    wide = round(width(said, SENTENCE_BOLD) + 44)
    fill, line, ink = _warning() if is_warning else (colours.CARD, colours.LINE, colours.INK)
    canvas.put(panel(wide, 54, fill, line, 3 if is_warning else 2, _SKY), WIDTH - 28 - wide, 16)
    canvas.text(WIDTH - 28 - wide / 2, 53, said, SENTENCE_BOLD, ink, fill, "ms")


def _warning() -> tuple[colours.Paint, colours.Paint, colours.Paint]:
    return colours.WARN_PALE, colours.WARN, colours.WARN


def _put_harbour(canvas: Canvas, view: Position, seat: int, take: Take | None) -> None:
    """Seven numbered cards; below them a pill for every pair that may be taken."""
    chosen = take.bridges if take else ()
    for bridge, letter in enumerate(view.harbour):
        x, y = _CARDS_LEFT + bridge * _CARD_PITCH, _HARBOUR_TOP + 14
        if letter == TAKEN:
            canvas.put(dashed_box(88, 112, colours.DASH, 3, 11, 8, colours.CARD), x + 2, y + 2)
        elif bridge in chosen:
            canvas.put(panel(_CARD[0] + 10, _CARD[1] + 10, *_CHOSEN, colours.CARD), x - 5, y - 5)
            canvas.put(card(letter, *_CARD, colours.AMBER), x, y)
        else:
            canvas.put(card(letter, *_CARD, colours.CARD), x, y)
        slot = disc(str(bridge + 1), 21, colours.INK, colours.WHITE, _SLOT, colours.CARD, colours.INK)
        canvas.put(slot, x + _CARD[0] / 2, y + 124)
    pairs = [move.bridges for move in legal_moves(view, view.turn) if isinstance(move, Take)]
    if seat in to_act(view):
        _put_pairs(canvas, [pair for pair in pairs if not abilities_spent(pair)], chosen)


_CHOSEN: Final = (colours.AMBER, colours.INK, 2.5)


def _put_pairs(canvas: Canvas, pairs: list[tuple[int, ...]], chosen: tuple[int, ...]) -> None:
    for pair in sorted(pairs, key=lambda pair: pair == chosen):
        first = _CARDS_LEFT + pair[0] * _CARD_PITCH + _CARD[0] // 2
        is_chosen, y = pair == chosen, _HARBOUR_TOP + 160
        thick, paint = (4, colours.INK) if is_chosen else (2, colours.DASH)
        for x in (first, first + _CARD_PITCH):
            canvas.fill(x - thick // 2, y, thick, 9, paint)
        canvas.fill(first - thick // 2, y + 8, _CARD_PITCH + thick, thick, paint)
        middle = first + _CARD_PITCH / 2
        fill, weight = (colours.AMBER, Weight.BLACK) if is_chosen else (colours.WHITE, Weight.BOLD)
        canvas.put(pill(84, 44, fill, colours.INK, 3 if is_chosen else 2, colours.CARD), middle - 42, y + 16)
        said = f"{pair[0] + 1} + {pair[1] + 1}"
        canvas.text(middle, y + 38, said, Type(30, weight), colours.INK, fill, "mm")


def _put_step(canvas: Canvas, view: Position, seat: int, take: Take | None, reader: Reader) -> None:
    """What is to be decided now, and a warning where a take goes over the limit."""
    title, sentence = map(reader.read, step_said(view, seat, take))
    y = _HARBOUR_TOP
    canvas.text(_SIDE, y + 46, title, HEAD, colours.INK, colours.CARD)
    held, more = len(view.players[seat].hand), len(_taken(view, take))
    over = held + more - HAND_LIMIT
    has_box = bool(take) and over > 0
    for number, line in enumerate(wrapped(sentence, CAPTION, _SIDE_ROOM, 2 if has_box else 4)):
        canvas.text(_SIDE, y + 84 + 34 * number, line, CAPTION, colours.MUTED, colours.CARD)
    if has_box:
        box = panel(_SIDE_ROOM, 84, colours.WINNER, colours.AMBER_DEEP, 2.5, colours.CARD)
        canvas.put(box, _SIDE - 4, y + 136)
        middle = _SIDE - 4 + _SIDE_ROOM / 2
        said = say("copenhagen-caption-over-limit", held=held, more=more, limit=HAND_LIMIT, over=over)
        first, second = lines_of(reader, said)
        canvas.text(middle, y + 172, first, CAPTION_BOLD, colours.INK, colours.WINNER, "ms")
        canvas.text(middle, y + 206, second, CAPTION, colours.INK, colours.WINNER, "ms")


# Hand


def _groups(hand: str) -> list[tuple[Colour, int]]:
    return [(colour, hand.count(colour)) for colour in Colour if colour in hand]


def _group_width(held: int) -> int:
    return (held - 1) * _HELD_PITCH + _HELD[0] + _COUNT_ROOM


def _hand_width(hand: str) -> int:
    """The room that these cards need; a hand below the limit also shows a free place."""
    free = 44 if len(hand) < HAND_LIMIT else 0
    return sum(_group_width(held) for _, held in _groups(hand)) + free + 36


def _put_hand(canvas: Canvas, view: Position, seat: int, take: Take | None, reader: Reader) -> None:
    """The cards by colour; those that a take would bring are marked."""
    before, more = view.players[seat].hand, _taken(view, take)
    hand = before + more
    head = reader.read(say("copenhagen-caption-hand"))
    canvas.text(44, _MIDDLE_TOP + 40, head, HEAD, colours.INK, colours.CARD)
    sum_up = f"{len(before)} + {len(more)} = {len(hand)}" if more else f"{len(hand)}"
    is_over = len(hand) > HAND_LIMIT
    key = "over" if is_over else "of"
    said = reader.read(say("copenhagen-caption-held", held=sum_up, how=key, limit=HAND_LIMIT))
    after = 56 + width(head, HEAD)
    canvas.text(
        after, _MIDDLE_TOP + 40, said, CAPTION, colours.WARN if is_over else colours.MUTED, colours.CARD
    )
    x, y = 42, _MIDDLE_TOP + 54
    for colour, held in _groups(hand):
        for place in range(held):
            left = x + place * _HELD_PITCH
            is_new = place >= before.count(colour)
            if is_new:
                plate = panel(_HELD[0] + 10, _HELD[1] + 10, *_CHOSEN, colours.CARD)
                canvas.put(plate, left - 5, y - 5)
            canvas.put(card(colour, *_HELD, colours.AMBER if is_new else colours.CARD), left, y)
        x += _group_width(held)
        canvas.text(x - _COUNT_ROOM + 9, y + 52, str(held), _COUNT, colours.INK, colours.CARD)
    if len(hand) < HAND_LIMIT:
        canvas.put(dashed_box(38, 74, colours.DASH, 3, 9, 7, colours.CARD), x, y + 2)


def _put_lines(canvas: Canvas, middle: _Middle, reader: Reader) -> None:
    """What can be paid for now and, below a rule, what the take adds."""
    x, right = MARGIN + middle.hand_width + GAP + 22, WIDTH - MARGIN - 22
    space = middle.height / len(middle.lines)
    for number, line in enumerate(middle.lines):
        put_pay_line(canvas, x, _MIDDLE_TOP + space * (number + 0.5), line)
        if line.is_last and number + 1 < len(middle.lines):
            canvas.fill(x, round(_MIDDLE_TOP + space * (number + 1)) - 1, right - x, 2, colours.LINE)
    if _has_note(middle.lines):
        foot = _MIDDLE_TOP + middle.height - space / 2
        canvas.text(right, foot, reader.read(NOTE), CAPTION, colours.MUTED, colours.CARD, "rm")


# Abilities


def _put_abilities(
    canvas: Canvas, view: Position, seat: int, take: Take | None, reader: Reader, y: int
) -> None:
    """Five boxes, as wide as their names need, each with its state in words."""
    names = [reader.read(ability_name(ability)) for ability in Ability]
    kind, widths = _room_for(names)
    spare = (_INNER - 8 * (len(widths) - 1) - sum(widths)) / len(widths)
    spent = abilities_spent(take.bridges) if take else ()
    x = float(MARGIN)
    for ability, name, wide in zip(Ability, names, widths, strict=True):
        worth = Worth.ARMED if ability in spent else worth_of(view, seat, ability)
        _put_ability(canvas, ability, worth, round(x), y, round(wide + spare))
        _put_ability_words(canvas, name, kind, worth, round(x) + _NAME_LEFT, y, reader)
        x += wide + spare + 8


def _room_for(names: list[str]) -> tuple[Type, list[float]]:
    """The largest type in which all names fit beside their tiles, and how wide each then is."""
    for kind in (CAPTION_BOLD, Type(LABEL.size, Weight.BOLD)):
        widths = [max(_LEAST_NAME, width(name, kind)) for name in names]
        if sum(widths) + len(names) * (_NAME_LEFT + 10) <= _INNER - 8 * (len(names) - 1):
            break
    return kind, widths


def _put_ability(canvas: Canvas, ability: Ability, worth: Worth, x: int, y: int, wide: int) -> None:
    ground = colours.PAPER if worth is Worth.NONE else colours.CARD
    canvas.put(panel(wide, _ABILITIES_HEIGHT, ground, colours.LINE, 2, colours.PAPER), x, y)
    if worth is Worth.NONE:
        canvas.put(dashed_box(54, 54, colours.DASH, 2, 6, 5, ground), x + 12, y + 25)
    else:
        canvas.put(ability_tile(ability, 54, worth, ground), x + 12, y + 25)


def _put_ability_words(
    canvas: Canvas, name: str, kind: Type, worth: Worth, x: int, y: int, reader: Reader
) -> None:
    """Its name and, below it, whether it can be used."""
    ground = colours.PAPER if worth is Worth.NONE else colours.CARD
    is_usable = worth in (Worth.ACTIVE, Worth.ARMED)
    canvas.text(x, y + 46, name, kind, colours.INK if is_usable else colours.MUTED, ground)
    said = reader.read(say("copenhagen-caption-worth", worth=worth.name))
    match worth:
        case Worth.ACTIVE:
            canvas.put(tick(22, ground), x + 13, y + 72)
            canvas.text(x + 32, y + 82, said, CAPTION, colours.OK, ground)
        case Worth.ARMED:
            wide = max(62, round(width(said, CAPTION_BOLD) + 24))
            canvas.put(pill(wide, 36, colours.AMBER, colours.INK, 2, ground), x, y + 56)
            canvas.text(x + wide / 2, y + 74, said, CAPTION_BOLD, colours.INK, colours.AMBER, "mm")
        case _:
            canvas.text(x, y + 82, said, CAPTION, colours.MUTED, ground)
