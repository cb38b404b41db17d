"""How far a solo game is: points on their way to the ranks or to a scenario's goal, and the penalty pile."""

from typing import Final

from games.api import Seat
from games.message import Message, say
from games.tenby.anchors import penalty_points, solo_of
from games.tenby.components import MARKET_DECKS, Deck, Icon
from games.tenby.position import Phase, Position, Solo
from games.tenby.scenarios import counts, differences
from games.tenby.score_lines import result, score
from games.tenby.scoring import street_points
from games.tenby.solo_result import RANKS, outcome, rank_name
from games.tenby.terms import solo_name
from languages.reader import Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.colours import PIECES, Paint
from rendering.kept import kept
from rendering.parts import GAP, MARGIN, WIDTH, dashed_box, panel, put_badge
from rendering.scenery import draw_boat
from rendering.sketch import Sketch
from rendering.tenby.marks import mark
from rendering.text import CAPTION, CAPTION_BOLD, HEAD, NAME, Type, Weight, fitted, width, wrapped

_ROOM: Final = WIDTH - 2 * MARGIN
_PENALTIES: Final = 330
HEIGHT: Final = 176
_BAR_TOP, _BAR, _SAILS = 98, 32, 44
_LINE: Final = 36
_BEYOND: Final = 1.14
"""The bar ends a little behind the last mark."""
_SIGNS: Final = {Deck.TERRACE: Icon.TERRACE, Deck.PIER: Icon.PIER, Deck.LANDMARK: Icon.LANDMARK}
_COUNT: Final = Type(26, Weight.BLACK)
_COST: Final = Type(40, Weight.BLACK)


def put_goal(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """The way to the goal, and beside it what the anchors cost."""
    ground, wide = colours.CARD, _wide(view)
    canvas.put(panel(wide, HEIGHT, ground, colours.LINE, 2, sky), MARGIN, y)
    head = reader.read(say("tenby-picture-goal"))
    canvas.text(MARGIN + 20, y + 44, head, HEAD, colours.INK, ground)
    left = MARGIN + 36 + width(head, HEAD)
    right: float = MARGIN + wide - 16
    if verdict := verdict_of(view):
        said = reader.read(verdict)
        room = width(said, CAPTION_BOLD) + 32
        fill = colours.OK if _is_won(view) else colours.WARN
        put_badge(canvas, right - room / 2, y + 14, said, fill, colours.WHITE, ground, 42)
        right -= room + 12
    said = reader.read(_progress(view))
    canvas.text(left, y + 44, fitted(said, CAPTION, right - left), CAPTION, colours.MUTED, ground)
    _put_bar(canvas, MARGIN + 20, y + _BAR_TOP, wide - 40, points_now(view), _marks(view))
    if differences(view).has_anchors:
        _put_penalties(canvas, MARGIN + wide + GAP, y, view, reader, sky)


def _wide(view: Position) -> int:
    return _ROOM - _PENALTIES - GAP if differences(view).has_anchors else _ROOM


def points_now(view: Position) -> int:
    """What everybody may count: residents and accolades come at the end."""
    return score(view)[0].points


def _marks(view: Position) -> tuple[int, ...]:
    goal = differences(view).goal
    return tuple(sorted(least for least, _ in RANKS)) if goal is None else (goal,)


# In words


def _progress(view: Position) -> Message:
    points, goal = points_now(view), differences(view).goal
    if goal is not None:
        game = solo_name(view.options.solo)
        return say("tenby-picture-goal-scenario", game=game, points=points, goal=goal)
    if view.phase is Phase.OVER:
        return say("tenby-picture-goal-over", points=points)
    following = [least for least in _marks(view) if least > points]
    if not following:
        return say("tenby-picture-goal-highest", points=points, rank=rank_name(points))
    return say("tenby-picture-goal-next", points=points, rank=rank_name(following[0]), least=following[0])


def rules_height(view: Position, reader: Reader) -> int:
    """Nothing without a scenario, while it is played."""
    lines = _rules(view, reader)
    return 20 + _LINE * len(lines) if lines else 0


def put_rules(canvas: Canvas, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """What the scenario changes, or how it ended."""
    ground = colours.CARD
    canvas.put(panel(_ROOM, rules_height(view, reader), ground, colours.LINE, 2, sky), MARGIN, y)
    for number, line in enumerate(_rules(view, reader)):
        canvas.text(MARGIN + 20, y + 38 + _LINE * number, line, CAPTION, colours.MUTED, ground)


def _rules(view: Position, reader: Reader) -> list[str]:
    """What the scenario changes, and how it stands with that; in the end what came of it."""
    if view.phase is Phase.OVER:
        return wrapped(reader.read(outcome(view).reason), CAPTION, _ROOM - 40, 2)
    if view.options.solo in (Solo.CORE, Solo.ALTERNATIVE_TAKE):
        return []
    about = reader.read(say(f"tenby-option-solo-{view.options.solo.replace('_', '-')}-about"))
    lines = wrapped(about, CAPTION, _ROOM - 40, 2)
    if view.options.solo is Solo.EVEN_STREETS:
        worth = [street_points(street) for street in view.players[0].town]
        counted = sum(points for points in worth if counts(view, points))
        lines.append(reader.read(say("tenby-picture-goal-even", counted=counted, other=sum(worth) - counted)))
    supply = differences(view).ring_supply
    if supply is not None:
        left = supply - view.players[0].rings
        lines.append(reader.read(say("tenby-picture-goal-rings", left=left)))
    return lines


def verdict_of(view: Position) -> Message | None:
    """How it ended: the rank, the goal reached or missed, lost or given up."""
    if view.phase is not Phase.OVER or view.solo is None:
        return None
    if view.gone:
        return say("tenby-picture-verdict-left")
    if view.solo.is_lost:
        return say("tenby-picture-verdict-lost")
    points, goal = result(view, Seat(0)).total, differences(view).goal
    if goal is None:
        return rank_name(points)
    if points >= goal:
        return say("tenby-picture-verdict-won")
    return say("tenby-picture-verdict-missed", points=goal - points)


def _is_won(view: Position) -> bool:
    """A game without a goal is never failed, unless it was lost on the way or left."""
    goal = differences(view).goal
    if view.gone or solo_of(view).is_lost:
        return False
    return goal is None or result(view, Seat(0)).total >= goal


# Drawn


def _put_bar(canvas: Canvas, x: int, y: int, wide: int, points: int, marks: tuple[int, ...]) -> None:
    """Water up to a boat at the present points, and a post at every mark."""
    end = max(marks[-1] * _BEYOND, points * 1.04)
    at = max(_BAR, round(min(1.0, max(0, points) / end) * wide))
    canvas.put(_bar(wide, at, tuple(round(number / end * wide) for number in marks)), x, y - _SAILS)
    for number in marks:
        base = y + _BAR + 34
        canvas.text(x + number / end * wide, base, str(number), _COUNT, colours.INK, colours.CARD, "ms")


@kept
def _bar(wide: int, at: int, posts: tuple[int, ...]) -> Sprite:
    sheet = Sketch(wide, _SAILS + _BAR + 6)
    for length, fill in ((wide, colours.STONE), (at, colours.SEA)):
        sheet.round_box(0, _SAILS, length, _BAR, _BAR / 2, fill)
    sheet.round_box(0, _SAILS, wide, _BAR, _BAR / 2, None, colours.INK, 2.5)
    for x in posts:
        sheet.box(x - 1.5, _SAILS, 3, _BAR + 5, colours.INK)
    draw_boat(sheet, max(2, min(wide - 44, at - 24)), _SAILS + 5, 42, PIECES["R"].wall)
    return sprite(sheet.art(), colours.CARD)


def _put_penalties(canvas: Canvas, x: int, y: int, view: Position, reader: Reader, sky: Paint) -> None:
    """How many of each deck lie face down, and what they cost together."""
    ground = colours.CARD
    canvas.put(panel(_PENALTIES, HEIGHT, ground, colours.LINE, 2, sky), x, y)
    cost = penalty_points(view)
    text = f"−{cost}" if cost else "0"
    paint = colours.WARN if cost else colours.QUIET
    canvas.text(x + _PENALTIES - 18, y + 48, text, _COST, paint, ground, "rs")
    room = _PENALTIES - 48 - width(text, _COST)
    said = reader.read(say("tenby-penalty-pile"))
    kind = HEAD if width(said, HEAD) <= room else Type(28, Weight.BLACK)
    canvas.text(x + 18, y + 46, fitted(said, kind, room), kind, colours.INK, ground)
    for number, deck in enumerate(MARKET_DECKS):
        many = sum(penalty.deck is deck for penalty in solo_of(view).penalties)
        left, top, wide, tall = x + 16 + number * 101, y + 76, 94, 76
        if not many:
            canvas.put(dashed_box(wide, tall, colours.DASH, 2.5, 9, 7, ground), left, top)
        fill = colours.PILE if many else ground
        if many:
            canvas.put(panel(wide, tall, fill, colours.INK, 2.5, ground), left, top)
        canvas.put(mark(_SIGNS[deck], 40, fill), left + 10, top + 16)
        on = colours.WHITE if many else colours.QUIET
        canvas.text(left + wide - 14, top + 48, str(many), NAME, on, fill, "rs")
