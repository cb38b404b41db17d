"""The public message of a table in play or over: its pictures, its words, its keys."""

from itertools import takewhile

from bot.app import App
from bot.looking_back import can_look_back
from bot.pause import pause_at
from bot.recap import can_recap
from bot.table import Entry, Kind, State, Table
from bot.time_left import TimeLeft, drawn_times, times_at
from cogs import wording
from cogs.keys import board_keys, look_back_key, question_keys, recap_key, replay_key, seat_keys
from cogs.screen import Drawing, Gallery, Row, Screen, Text, in_rows, small
from cogs.time_lines import due_lines
from cogs.titles import title_lines
from games.message import Said

MOVES_SHOWN = 4
MOST_MOVES = 16
"""So many are told where bot players have moved one after the other since somebody looked."""


async def board_of(app: App, table: Table, language: str, note: Said = "") -> Screen:
    """The board as everybody may see it; a note says what is odd about where it stands."""
    times = await times_at(app.tables, table)
    drawn = await app.pictures.board(table, language, drawn_times(table, times))
    log = await app.tables.newest_lines(table.id, MOST_MOVES)
    card = await score_card(app, table, language) if table.state is State.OVER else None
    titles = await title_lines(app, table) if card else ()
    return _screen(table, times, drawn, log, card, titles, note, app.tables.now())


def _screen(
    table: Table,
    times: tuple[TimeLeft, ...],
    drawn: tuple[bytes, ...],
    log: list[Entry],
    card: Drawing | None,
    titles: tuple[Said, ...],
    note: Said,
    now: float,
) -> Screen:
    told = [small(line) for line in wording.last_lines(log, _lines_shown(table, log))]
    scores = [] if card else [wording.score_line(table)]
    rows: list[Row] = [Gallery(board_drawings(table, drawn)), Text((*scores, *told))]
    if card:
        rows += [
            Gallery((card,)),
            Text(tuple(wording.breakdown(table))),
        ]
    if titles:
        rows.append(Text(titles))
    if table.has_ended:
        rows.append(Text((wording.fairness_line(table, now),)))
    if table.question:
        rows += [Text((wording.question_line(table),)), question_keys(table)]
    if keys := seat_keys(table):
        rows += [Text(wording.open_seats(table)), *in_rows(keys)]
    if table.state is State.PLAYING and (pause := pause_at(table, now)):
        rows.append(Text((wording.pause_line(pause),)))
    rows.append(board_keys(table))
    if table.has_ended:
        back = (look_back_key(table),) if can_look_back(table, now) else ()
        recap = (recap_key(table),) if can_recap(table, now) else ()
        rows.append((replay_key(table), *recap, *back))
    rows.append(Text((note,)))
    lines = (wording.heading(table), wording.turn_line(table), *due_lines(times))
    return Screen(lines, tuple(rows), is_lit=table.state is State.PLAYING)


def _lines_shown(table: Table, log: list[Entry]) -> int:
    """The newest lines; all of them that tell of what bot players did together."""
    people = {holder.user_id for holder in table.people}
    since = list(
        takewhile(lambda entry: entry.kind is Kind.MOVE and entry.user_id not in people, reversed(log))
    )
    return max(MOVES_SHOWN, len(since))


async def score_card(app: App, table: Table, language: str) -> Drawing:
    """The picture of the final scores."""
    drawn = await app.pictures.result(table, language=language)
    return Drawing(drawn, "result.png", wording.breakdown_text(table))


def board_drawings(table: Table, drawn: tuple[bytes, ...]) -> tuple[Drawing, ...]:
    """The board's pictures; the first one's alt text tells the board at a glance."""
    first, *others = drawn
    glance = table.game.glance(table.game.view_for(table.position, None))
    return (
        Drawing(first, "board.png", glance),
        *(
            Drawing(other, f"board-{number}.png", (wording.further_picture(number, len(drawn)),))
            for number, other in enumerate(others, start=2)
        ),
    )
