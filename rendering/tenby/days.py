"""Night and day: pieces waiting on the night cards, day cards in order with their icons, rings and pieces."""

from collections import Counter
from functools import lru_cache
from typing import Final

from games.message import say
from games.tenby.components import DAY_CARDS, Action
from games.tenby.position import Day, Phase, Position
from games.tenby.turns import to_act
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import Paint
from rendering.kept import kept
from rendering.parts import MARGIN, WIDTH, door, panel, tick
from rendering.sketch import LEFT_ONLY, Sketch
from rendering.tenby.marks import OF_ACTIONS, RING, mark, spent_mark
from rendering.text import HEAD, SENTENCE, Type, Weight, width, write

HEIGHT: Final = 150
_NIGHT: Final = 300
_CARDS_LEFT: Final = MARGIN + _NIGHT + 20
_GAP: Final = 10
_CARD: Final = 118
_SLOT: Final = colours.NIGHT_PANEL
_NUMBER, _SLOT_NUMBER, _COUNT = Type(44, Weight.BLACK), Type(34, Weight.BLACK), Type(30, Weight.BLACK)


def put_days(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """The strip of a round."""
    canvas.put(panel(WIDTH - 2 * MARGIN, HEIGHT, colours.CARD, colours.LINE, 2, sky), MARGIN, y)
    slots = len(view.staying)
    canvas.put(_night(slots), MARGIN + 2, y + 2)
    canvas.text(MARGIN + 16, y + 38, reader.read(say("tenby-picture-night")), HEAD, colours.NIGHT_TEXT, _DARK)
    # By night those who have chosen have left the first cards, by day the first to be done takes the first.
    first = slots - len(view.night) if view.phase is Phase.NIGHT else 0
    for number, seat in enumerate(view.night, first):
        x, wide = _slot(number, slots)
        canvas.put(door(seat, 36, 46, _SLOT), MARGIN + 2 + x + (wide - 36) / 2, y + 2 + 72)
    if not view.days:
        said = reader.read(say("tenby-picture-no-days"))
        canvas.text(_CARDS_LEFT + 20, y + HEIGHT / 2, said, SENTENCE, colours.MUTED, colours.CARD, "lm")
        return
    room = WIDTH - MARGIN - 14 - _CARDS_LEFT
    used = _used_days(view)
    # Cards stay where they are while others are used; those of a player who left may be missing.
    most = max(len(view.days) + len(used), len(view.staying) + 1)
    wide = (room - _GAP * (most - 1)) // most
    left = _CARDS_LEFT + (most - len(view.days) - len(used)) * (wide + _GAP)
    acting = to_act(view)
    for number, day in enumerate(sorted((*view.days, *used), key=lambda day: day.number)):
        is_now = view.phase is Phase.DAY and day.seat is not None and day.seat in acting
        open_actions = view.turn.actions if is_now else None
        shown = _used_card(wide, day.number) if day in used else _day_card(wide, day, open_actions)
        canvas.put(shown, left + number * (wide + _GAP), y + 16)


def _used_days(view: Position) -> tuple[Day, ...]:
    """By day: the cards of those who are back on the night cards, which were discarded last."""
    done = len(view.night) if view.phase is Phase.DAY else 0
    return tuple(Day(number) for number in view.day_deck.discards[-done:]) if done else ()


# Night

_DARK: Final = colours.NIGHT


def _slot(number: int, slots: int) -> tuple[int, int]:
    """Left and width of a night card."""
    wide = min(62, (_NIGHT - 28 - 8 * (slots - 1)) // slots)
    return 14 + number * (wide + 8), wide


@lru_cache(maxsize=8)
def _night(slots: int) -> Sprite:
    """The night with its numbered cards and the moon."""
    high = HEIGHT - 4
    sheet = Sketch(_NIGHT, high)
    sheet.round_box(0, 0, _NIGHT, high, 12, _DARK, None, 0, LEFT_ONLY)
    sheet.disc(_NIGHT - 34, 28, 17, colours.WINNER)
    sheet.disc(_NIGHT - 41, 23, 15, _DARK)
    for number in range(slots):
        x, wide = _slot(number, slots)
        sheet.round_box(x, 50, wide, 84, 10, _SLOT, colours.NIGHT_MUTED, 2.5)
        write(sheet, x + wide / 2, 92, str(number + 1), _SLOT_NUMBER, colours.NIGHT_TEXT)
    return sprite(sheet.art(), colours.CARD)


# Day


@kept
def _day_card(wide: int, day: Day, open_actions: tuple[Action, ...] | None) -> Sprite:
    """A day card; the one in turn is ringed, and those of its icons that are used up are pale."""
    is_now, fill = open_actions is not None, colours.CARD
    ringed = panel(wide + 10, _CARD + 10, colours.AMBER, colours.INK, 2.5, fill)
    paper = panel(wide, _CARD, fill, colours.INK, 2.5, colours.AMBER if is_now else fill)
    canvas = Canvas(ringed.image if is_now else paper.image)
    x = y = 5 if is_now else 0
    canvas.put(paper, x, y)
    canvas.text(x + 12, y + 46, str(day.number), _NUMBER, colours.INK, fill)
    right: float = x + wide - 10
    if day.seat is not None:
        canvas.put(door(day.seat, 34, 42, fill), right - 34, y + 9)
        right -= 42
    lying = day.rings
    free = right - x - 12 - width(str(day.number), _NUMBER)
    if lying and free >= 42 + width(f"+{lying}", _COUNT) + 6:
        canvas.put(mark(RING, 34, fill), right - 34, y + 13)
        canvas.text(right - 38, y + 41, f"+{lying}", _COUNT, colours.INK, fill, "rs")
        lying = 0
    put_icons(canvas, x, y + _CARD - 48, wide, DAY_CARDS[day.number].actions, lying, open_actions)
    return Sprite(canvas.image, (ringed if is_now else paper).mask, -x, -y)


@kept
def _used_card(wide: int, number: int) -> Sprite:
    """A day card whose turn is over."""
    fill = colours.SPENT
    paper = panel(wide, _CARD, fill, colours.EDGE, 2.5, colours.CARD)
    canvas = Canvas(paper.image)
    canvas.text(12, 46, str(number), _NUMBER, colours.QUIET, fill)
    canvas.put(tick(38, fill), wide / 2, _CARD - 36)
    return Sprite(canvas.image, paper.mask)


def put_icons(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    actions: tuple[Action, ...],
    lying: int,
    open_actions: tuple[Action, ...] | None,
    fill: Paint = colours.CARD,
) -> None:
    """The icons in order; rings lying on the card follow where there is no room above."""
    left = Counter(actions if open_actions is None else open_actions)
    icons = [(action, str(count) if count > 1 else "") for action, count in grouped(actions)]
    if lying:
        left[Action.RING] += 1
        icons.append((Action.RING, f"+{lying}"))
    counts = [width(text, _COUNT) + 2 if text else 0 for _, text in icons]
    size = min(38, int((wide - 12 - sum(counts)) // len(icons)) - 3)
    at = x + (wide - sum(counts) - len(icons) * (size + 3) + 3) / 2
    for (action, text), room in zip(icons, counts, strict=True):
        is_open = left[action] > 0
        left[action] -= 1
        draw = mark if is_open else spent_mark
        canvas.put(draw(OF_ACTIONS[action], size, fill), at, y + (38 - size) // 2)
        paint = colours.INK if is_open else colours.QUIET
        canvas.text(at + size + 1, y + 30, text, _COUNT, paint, fill)
        at += size + 3 + room


@lru_cache(maxsize=32)
def grouped(actions: tuple[Action, ...]) -> tuple[tuple[Action, int], ...]:
    """The icons of a card, its rings as one with their number."""
    rings = actions.count(Action.RING)
    others = tuple((action, 1) for action in actions if action is not Action.RING)
    return (*others, (Action.RING, rings)) if rings else others
