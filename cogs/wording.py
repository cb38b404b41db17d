"""Every sentence players read that is not a game's own."""

import re
from collections.abc import Sequence

from bot.draft import Turn
from bot.table import NOBODY, Entry, Holder, Kind, State, Table
from bot.takeback import still_to_agree
from games.api import Seat
from games.chance import commitment
from games.english import join, ordinal
from games.message import Message, Said, say
from languages.reader import Medium, Reader
from languages.shelf import ENGLISH

SORRY = say("answer-sorry")
STOPPING = say("answer-stopping")
NOT_HERE = say("answer-not-here")
OTHER_COMMANDS = say("answer-other-command")
NOTHING_HERE = "There is no table here. Start one with /play."
GOES_ON_HERE = "-# I cannot write in a thread of this table, so it is played here."
_MARKDOWN = re.compile(r"[\\`*_~|\[\]]|^[>#-]")
_OF_DISCORD = re.compile(r"(?<=<)|(?<=@)(?=everyone|here)|(?<=:)(?=//)")
"""Where Discord would begin to read a mention, a time, an emoji or a link, which no backslash hinders."""
_NOTHING = "\N{ZERO WIDTH SPACE}"
_SEAT = re.compile(r"\b[Ss]eat ([1-9])\b")


def reader_of(table: Table, you: int | None = None) -> Reader:
    """Whoever reads a message about this table."""
    return Reader(ENGLISH, table.names, you, Medium.MARKDOWN)


def name_of(holder: Holder) -> str:
    """A player's name, safe in Markdown."""
    return plain(holder.name)


def plain(text: str) -> str:
    """Words of somebody else's, which Discord shows letter for letter: no mention, link or emphasis."""
    return _OF_DISCORD.sub(_NOTHING, _MARKDOWN.sub(r"\\\g<0>", text))


def title_of(table: Table) -> str:
    """Which table this is."""
    name = plain(table.arrangement.name)
    return f"{name + ' · ' if name else ''}{table.game.title} · table {table.id}"


def heading(table: Table) -> Message:
    """Which table this is, as the head of a message."""
    return say("panel-heading", title=title_of(table))


def turn_line(table: Table) -> str:
    """Whom everybody waits for, and since when."""
    if table.state is State.OVER:
        return result_line(table)
    names = join([f"**{name_of(table.holders[seat])}**" for seat in table.acting])
    return f"{names} to move, since <t:{int(table.since)}:R>"


def result_line(table: Table) -> str:
    """Who won, and why it is over."""
    assert table.outcome is not None
    winners = [
        name_of(holder)
        for holder, place in zip(table.holders, table.outcome.places, strict=True)
        if place == 1
    ]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return f"**{join(winners)}** {verb}. {seat_names(table, table.outcome.reason)}"


def seat_names(table: Table, sentence: Said, you: int | None = None) -> str:
    """A game's sentence with its seats called by their players' names."""
    if isinstance(sentence, Message):
        return reader_of(table, you).read(sentence)
    return with_names([name_of(holder) for holder in table.holders], sentence)


def why_over(table: Table) -> str:
    """Why the table is over, in plain words for a picture."""
    assert table.outcome is not None
    return with_names(table.names, table.outcome.reason)


def with_names(names: Sequence[str], sentence: Said, you: int | None = None) -> str:
    """A game's sentence with its seats called by these names."""
    if isinstance(sentence, Message):
        return Reader(ENGLISH, tuple(names), you).read(sentence)
    return _SEAT.sub(lambda seat: names[int(seat[1]) - 1], sentence)


def score_line(table: Table) -> str:
    """Everybody's points, in seat order."""
    scores = table.game.standing(table.game.view_for(table.position, None))
    return " · ".join(
        f"{name_of(holder)} {score.points}{_resigned(holder)}"
        for holder, score in zip(table.holders, scores, strict=True)
    )


def entry_line(table: Table, entry: Entry) -> str:
    """One line of history."""
    who = name_of(table.holders[entry.seat]) if 0 <= entry.seat < len(table.holders) else ""
    match entry.kind:
        case Kind.MOVE:
            return seat_names(table, entry.said) if entry.said else ""
        case Kind.RESIGNED:  # by nobody: resigned long ago, in an older release
            return f"**{who}** resigns" if entry.user_id != NOBODY else ""
        case Kind.ASKED_BACK:
            return f"**{who}** asks to take back their last turn and what followed"
        case Kind.ANSWERED_BACK:
            return f"**{who}** {'agrees' if entry.text == 'yes' else 'refuses'}"
        case Kind.TAKEN_BACK:
            return f"**{who}** takes their last turn back"
        case Kind.STARTED:
            return "The game begins"
        case _:
            return ""


def last_lines(table: Table, log: Sequence[Entry], most: int) -> list[str]:
    """The newest lines of history, oldest first."""
    lines = [line for entry in log if (line := entry_line(table, entry))]
    return lines[-most:]


def takeback_line(table: Table) -> str:
    """Who asks for a takeback and whose word is awaited; empty if nobody asks."""
    if table.takeback is None:
        return ""
    waiting = join([name_of(table.holders[seat]) for seat in still_to_agree(table, table.takeback)])
    who = name_of(table.holders[table.takeback.seat])
    return f"{who} asks to take back their last turn and what followed; waiting for {waiting}."


def breakdown(table: Table) -> list[str]:
    """The final scores line by line, best first."""
    names = [f"**{name_of(holder)}**" for holder in table.holders]
    return [f"**{place}** · {line}" for place, line in _score_lines(table, names)]


def breakdown_text(table: Table) -> str:
    """The final scores in plain words, for those who cannot see the score card."""
    return "\n".join(f"{place}. {line}" for place, line in _score_lines(table, table.names))


def places_line(table: Table) -> str:
    """Everybody's place and points, best first."""
    assert table.outcome is not None
    places, scores = table.outcome.places, table.game.standing(table.position)
    told = []
    for seat in _by_place(table):
        holder, points = table.holders[seat], scores[seat].points
        told.append(f"{ordinal(places[seat])} **{name_of(holder)}** {points}{_resigned(holder)}")
    return " · ".join(told)


def _score_lines(table: Table, names: Sequence[str]) -> list[tuple[int, str]]:
    assert table.outcome is not None
    places, scores = table.outcome.places, table.game.standing(table.position)
    lines = []
    for seat in _by_place(table):
        score = scores[seat]
        labels = [(with_names(names, line.label), line.points) for line in score.lines if line.points]
        parts = ", ".join(f"{label} {points}" for label, points in labels)
        resigned = _resigned(table.holders[seat])
        lines.append(
            (places[seat], f"{names[seat]} {score.points}{resigned}" + (f": {parts}" if parts else ""))
        )
    return lines


def _resigned(holder: Holder) -> str:
    return " (resigned)" if holder.resigned else ""


def _by_place(table: Table) -> list[int]:
    """The seats, best first."""
    assert table.outcome is not None
    return sorted(range(len(table.holders)), key=table.outcome.places.__getitem__)


def told_steps(turn: Turn, *more: str) -> list[str]:
    """What the drafted steps, and more that may follow, do in words."""
    attempts = turn.after(*more).attempts
    return [seat_names(turn.table, each.foretold, turn.seat) for each in attempts]


def further_picture(number: int, of: int) -> str:
    """The alt text of a board's pictures after the first."""
    return f"The board, picture {number} of {of}. The first picture's description tells all of it."


def your_turn(table: Table, user_id: int, link: str) -> str:
    """The ping of a seat to act."""
    return f"<@{user_id}> it is your turn at [{title_of(table)}]({link})"


def asked_about_takeback(table: Table, user_id: int, link: str) -> str:
    """The ping of a seat that is asked."""
    assert table.takeback is not None
    who = name_of(table.holders[table.takeback.seat])
    where = f"[{title_of(table)}]({link})"
    return f"<@{user_id}> {who} asks to take back their last turn and what followed at {where}"


def is_over(table: Table, mentioned: Sequence[int], link: str) -> str:
    """What everybody who sat there is told at the end."""
    called = "".join(f"<@{user_id}> " for user_id in mentioned)
    return f"{called}[{title_of(table)}]({link}) is over: {result_line(table)}"


def not_understood(typed: str, example: str) -> str:
    """What somebody reads who typed a move that there is not."""
    return f"“{typed[:40]}” is none of your moves now. Choose from the list, or type one such as “{example}”."


def several_fit(typed: str, example: str) -> str:
    """What somebody reads who typed words that fit several moves."""
    return f"“{typed[:40]}” fits several moves. Choose from the list, or type one such as “{example}”."


def waiting_for(table: Table, seat: Seat) -> str:
    """What somebody reads who is not to act."""
    names = join([name_of(table.holders[other]) for other in table.acting])
    return f"It is not your turn: {names} is to move."


def thread_name(table: Table) -> str:
    """The name of a table's own thread."""
    return f"{table.arrangement.name or table.game.title} {table.id}: {', '.join(table.names)}"[:100]


def fairness_line(table: Table) -> str:
    """The seed, revealed at the end, so that anybody can check the shuffles."""
    return f"-# Seed `{table.seed}` · /verify replays the whole game from it"


def commitment_line(table: Table) -> str:
    """What was published at the start to bind the seed."""
    return f"-# Fair play: the seed's SHA-256 is `{commitment(table.seed)}`; the seed is shown at the end."
