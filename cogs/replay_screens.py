"""A turn that was taken as whoever looks back is shown it: words, pictures or text, and the ways on; pure."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.replaying import Replay, Scene, Way
from bot.table import Kind
from bot.takeback import standing_lines
from cogs import wording
from cogs.press import GoInReplay, JumpInReplay, ReadReplay, UnreadablePress
from cogs.screen import MOST_CHOICES, Choice, Key, Keys, Menu, Row, Screen, Style, Text, in_one, item
from cogs.text_board import in_pages
from games.message import Said, say, who
from languages.reader import Medium, Reader

TURNS_A_PAGE: Final = MOST_CHOICES - 2
"""Of the menu: the first and the last choice lead to the pages beside it."""
LETTERS_A_PAGE: Final = 2400
"""Of a board in words: the longest turn has to fit beside it."""
LONGEST_SINCE: Final = 2800
_PAGE: Final = "page"


def replay_screen(
    replay: Replay,
    scene: Scene,
    reader: Reader,
    shown: Sequence[Row],
    note: Said = "",
    page: int | None = None,
) -> Screen:
    """One turn with what is shown of it, and the ways on; the menu at its page, or at another."""
    noted = (say("panel-note", note=note),) if note else ()
    return Screen((*noted, *_head(replay, scene, reader)), (*shown, *_ways(replay, scene, reader, page)))


def since_screen(replay: Replay, scene: Scene, reader: Reader, shown: Sequence[Row]) -> Screen:
    """A player's own last turn, all that was played since, and the way there."""
    turns, told = replay.last - scene.turn, since_lines(replay, scene.turn, reader)
    if not told:
        begun = say("replay-nothing-since" if scene.turn else "replay-nothing-yet")
    elif scene.turn:
        begun = say("replay-since", turns=turns)
    else:
        begun = say("replay-since-beginning", turns=turns)
    heading = say("replay-head", title=wording.title_of(replay.table))
    rows = (Text(tuple(map(item, told)), LONGEST_SINCE), *shown, *_ways(replay, scene, reader, None))
    return Screen((heading, begun), rows)


def text_rows(replay: Replay, scene: Scene, reader: Reader, page: int) -> tuple[Row, ...]:
    """The score and the board as they stood then, in words, page by page."""
    table, game = scene.table, scene.table.game
    board = game.board(game.view_for(table.position, scene.viewer), scene.viewer)
    lines = [reader_at(replay, scene.turn, reader).read(line) for line in (wording.score_line(table), *board)]
    pages = in_pages(lines, reader, LETTERS_A_PAGE)
    page = min(page, len(pages) - 1)
    if len(pages) == 1:
        return (Text(tuple(pages[page])),)
    keys = (
        Key(say("table-earlier"), _leaf(replay, scene, page - 1) if page else None),
        Key(say("panel-page", page=page + 1, pages=len(pages))),
        Key(say("table-later"), _leaf(replay, scene, page + 1) if page < len(pages) - 1 else None),
    )
    return (Text(tuple(pages[page])), keys)


def since_lines(replay: Replay, turn: int, reader: Reader) -> list[str]:
    """What happened after a turn, line by line: moves as the viewer may read them, and what else befell."""
    lines: list[str] = []
    later = {id(step.entry): (taken.number, step) for taken in replay.turns[turn:] for step in taken.steps}
    number = turn
    for entry in standing_lines(replay.lines_after(turn)):
        if entry.kind is Kind.STARTED:
            continue
        number, step = later.get(id(entry), (number, None))
        said = step.told(replay.viewer) if step and entry.kind is Kind.MOVE else wording.entry_line(entry)
        lines.append(reader_at(replay, number, reader).read(said))
    return [line for line in lines if line]


def reader_at(replay: Replay, turn: int, reader: Reader) -> Reader:
    """Whoever reads, with the names that the seats had then."""
    return replace(reader, names=replay.names_at(turn), you=replay.you_at(turn))


def page_of(turn: int) -> int:
    """The page of the menu that a turn stands on."""
    return max(0, turn - 1) // TURNS_A_PAGE


def read_jump(values: list[str]) -> tuple[int | None, int | None]:
    """The turn that was chosen in the menu, or the page of it."""
    word = values[0] if len(values) == 1 else ""
    number = word.removeprefix(_PAGE)
    if not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise UnreadablePress
    return (None, int(number)) if word != number else (int(number), None)


def _head(replay: Replay, scene: Scene, reader: Reader) -> tuple[Said, ...]:
    """Which table, which turn, whose, and what happened in it; at the end how it stands."""
    heading = say("replay-head", title=wording.title_of(replay.table))
    then = reader_at(replay, scene.turn, reader)
    if scene.seat is None:
        where = say("replay-beginning", turns=replay.last)
    else:
        where = say("replay-turn", turn=scene.turn, turns=replay.last, who=who(scene.seat))
    told = [then.read(item(line)) for line in scene.told]
    now = (wording.turn_line(replay.table),) if scene.turn == replay.last else ()
    return (heading, then.read(where), *told, *now)


def _ways(replay: Replay, scene: Scene, reader: Reader, page: int | None) -> tuple[Row, ...]:
    menu = _menu(replay, scene, reader, page_of(scene.turn) if page is None else page)
    return (_keys(replay, scene), *((menu,) if menu else ()))


def _keys(replay: Replay, scene: Scene) -> Keys:
    """Where nothing can follow any more, the ways on are closed; of a game in play something may."""
    can_go_on = scene.turn < replay.last or not replay.table.has_ended
    ways = (
        (Way.FIRST, say("replay-first"), scene.turn > 0),
        (Way.BACK, say("replay-back"), scene.turn > 0),
        (Way.NEXT, say("replay-next"), can_go_on),
        (Way.LAST, say("replay-last"), can_go_on),
    )
    here = (replay.table.id, replay.table.version, scene.turn)
    return tuple(
        Key(
            label,
            GoInReplay(*here, way) if is_open else None,
            Style.CHOSEN if way is Way.NEXT and scene.turn < replay.last else Style.PLAIN,
        )
        for way, label, is_open in ways
    )


def _menu(replay: Replay, scene: Scene, reader: Reader, page: int) -> Menu | None:
    """The turns of one page, and the way to the pages beside it."""
    if replay.last == 0:
        return None
    pages = 1 if replay.last <= MOST_CHOICES else page_of(replay.last) + 1
    page = min(page, pages - 1)
    listed = range(1, replay.last + 1) if pages == 1 else _turns_on(replay, page)
    choices = [_choice(replay, turn, reader, is_chosen=turn == scene.turn) for turn in listed]
    if page > 0:
        before = _turns_on(replay, page - 1)
        label = say("replay-earlier-turns", first=before[0], last=before[-1])
        choices.insert(0, Choice(label, f"{_PAGE}{page - 1}"))
    if page < pages - 1:
        after = _turns_on(replay, page + 1)
        label = say("replay-later-turns", first=after[0], last=after[-1])
        choices.append(Choice(label, f"{_PAGE}{page + 1}"))
    press = JumpInReplay(replay.table.id, replay.table.version, scene.turn)
    return Menu(press, say("replay-jump", turns=replay.last), tuple(choices))


def _turns_on(replay: Replay, page: int) -> range:
    first = page * TURNS_A_PAGE + 1
    return range(first, min(first + TURNS_A_PAGE, replay.last + 1))


def _choice(replay: Replay, turn: int, reader: Reader, *, is_chosen: bool) -> Choice:
    """Whose turn, and what happened in it."""
    then = reader_at(replay, turn, reader).on(Medium.TEXT)
    label = say("replay-choice", turn=turn, who=who(replay.turns[turn - 1].seat))
    told = then.read(in_one(*replay.told(turn)))
    return Choice(then.read(label), str(turn), told, is_chosen=is_chosen)


def _leaf(replay: Replay, scene: Scene, page: int) -> ReadReplay:
    return ReadReplay(replay.table.id, replay.table.version, scene.turn, page)
