"""The panel of a turn as its player is shown it: a game's screen with its picture, the draft so far and how
to undo it, every key bound to this turn."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.app import App
from bot.clocks.quiet import QuietHours
from bot.draft import Turn
from bot.hints import may_have_hints
from bot.planning import word_for
from bot.running import in_ms
from bot.time_left import times_at
from cogs.keys import text_key
from cogs.plan_screens import plan_rows, stop_key
from cogs.press import AskHint, Choose, Confirm, KeepPlan, Look, OpenSince, Pick, Press, StepBack, Verb
from cogs.screen import (
    Deed,
    Drawing,
    Gallery,
    Key,
    Keys,
    Menu,
    Picture,
    Row,
    Screen,
    Style,
    Text,
    confirm,
    in_one,
    item,
    look,
    small,
)
from cogs.time_lines import own_line
from games.message import Said, say

DEEDS: Final = {Verb.LOOK: Look, Verb.CHOOSE: Choose, Verb.CONFIRM: Confirm, Verb.PLAN: KeepPlan}
LONGEST_BOARD: Final = 2500
"""Characters of a board in words inside a panel, so that the rest has room; a key below opens all of it."""


async def panel_of(
    app: App, turn: Turn, screen: Screen, language: str, note: Said = "", hint: Said = ""
) -> Screen:
    """The screen as the seat's player wants to see it, with a note above it if there is one; a hint stands
    below the key that was pressed for it: on a phone the top of a tall panel is out of sight there."""
    user_id = turn.table.holders[turn.seat].user_id
    preferences = await app.store.players.load(user_id)
    rows = await shown_rows(app, turn, screen, language, has_text=preferences.text_boards)
    rows += [bound(turn, row) for row in screen.rows]
    rows += [*drafted_rows(turn), *plan_rows(turn)]
    text = (text_key(turn.table),) if preferences.text_boards else ()
    if keys := (*_undo_keys(turn), *_hint_keys(turn), *_since_keys(turn), *text):
        rows.append(keys)  # one row for all: Kensington's keys leave room for no more
    if hint:
        rows.append(Text((say("panel-note", note=hint),)))
    notes = (say("panel-note", note=each) for each in (note, word_for(turn.table, turn.seat)) if each)
    lines = (*notes, *screen.lines, *await _time(app, turn, preferences.quiet))
    return Screen(lines, tuple(rows), is_lit=turn.is_to_act and not turn.is_plan)


async def shown_rows(app: App, turn: Turn, screen: Screen, language: str, *, has_text: bool) -> list[Row]:
    """The picture of a screen, and the board in words for whoever wants it."""
    rows = await _pictures(app, turn, screen, language)
    if has_text:
        rows.append(Text(turn.table.game.board(turn.view, turn.seat), LONGEST_BOARD))
    return rows


async def _time(app: App, turn: Turn, quiet: QuietHours | None) -> tuple[Said, ...]:
    """Until when the player has time, while somebody waits for it."""
    mine = [time for time in await times_at(app.tables, turn.table) if time.seat == turn.seat]
    return tuple(small(own_line(time, quiet, in_ms(app.tables.now()))) for time in mine if time.deadline)


async def _pictures(app: App, turn: Turn, screen: Screen, language: str) -> list[Row]:
    alt = turn.table.game.board(turn.view, turn.seat)
    match screen.picture:
        case Picture.NONE:
            return []
        case Picture.PRIVATE:
            drawn = await app.pictures.private(turn, language)
            return [Gallery((Drawing(drawn, "private.png", alt),))]
        case Picture.DRAFT:
            move = turn.table.game.read_move(screen.ghost) if screen.ghost else None
            drawn = await app.pictures.draft(turn, move, screen.refusal, language)
            return [Gallery((Drawing(drawn, "draft.png", alt),))]


def bound(turn: Turn, row: Row) -> Row:
    """A row whose keys and menus mean this turn."""
    where = _where(turn)
    return bound_by(
        row,
        lambda deed: DEEDS[deed.verb](*where, deed.text),
        lambda deed: Pick(*where, deed.verb, deed.text),
    )


def bound_by(row: Row, of_key: Callable[[Deed], Press], of_menu: Callable[[Deed], Press]) -> Row:
    """A row whose deeds have become presses."""
    match row:
        case Menu(press=Deed() as deed):
            return replace(row, press=of_menu(deed))
        case tuple():
            return tuple(
                replace(key, press=of_key(key.press)) if isinstance(key.press, Deed) else key for key in row
            )
        case _:
            return row


def _where(turn: Turn) -> tuple[int, int, int]:
    return turn.table.id, turn.table.version, len(turn.steps)


def drafted_rows(turn: Turn) -> tuple[Row, ...]:
    """What is drafted, in words."""
    if not turn.steps:
        return ()
    return (Text((small(say("panel-drafted", steps=in_one(*told_steps(turn)))),)),)


def _undo_keys(turn: Turn) -> Keys:
    stop = (stop_key(turn),) if turn.is_plan else ()
    return (*undo_keys(turn, lambda left: StepBack(*_where(turn), left)), *stop)


def undo_keys(turn: Turn, back: Callable[[int], Press]) -> Keys:
    """Take the newest step back, or all of them."""
    if not turn.steps:
        return ()
    undo = Key(say("panel-undo"), back(len(turn.steps) - 1))
    return (undo,) if len(turn.steps) == 1 else (undo, Key(say("panel-start-over"), back(0)))


def _hint_keys(turn: Turn) -> Keys:
    return (Key(say("hint-ask"), AskHint(*_where(turn))),) if may_have_hints(turn) else ()


def _since_keys(turn: Turn) -> Keys:
    """What the others did meanwhile; whoever drafts has seen it, and the row has room for no more."""
    if turn.steps or turn.is_plan or turn.table.is_alone:
        return ()
    return (Key(say("replay-since-ask"), OpenSince(turn.table.id)),)


def told_steps(turn: Turn, *more: str) -> list[Said]:
    """What the drafted steps, and more that may follow, do in words."""
    return [each.foretold for each in turn.after(*more).attempts]


def confirmation(turn: Turn, text: str) -> Screen:
    """What will happen, in words, before it cannot be undone."""
    tried = turn.tried(text)
    lines = [say("panel-confirm"), *map(item, told_steps(turn, text))]
    if tried.reveals:
        lines.append(small(say("panel-reveals")))
    label = say("panel-confirm-end") if tried.ends_turn else say("panel-confirm-step")
    keys = (Key(label, confirm(text), Style.GO), Key(say("panel-back"), look("")))
    return Screen(lines=tuple(lines), rows=(keys,), picture=Picture.PRIVATE)
