"""What players are told about a table that is not a game's own, as messages."""

from collections.abc import Sequence

from bot.question import AGREES, still_to_agree
from bot.recap import RecapTrouble
from bot.seats import open_seats_in_play
from bot.stamps import moment
from bot.table import NOBODY, About, Entry, Kind, Pause, Table
from cogs.screen import beside
from games.api import Score, Seat
from games.chance import commitment
from games.message import Message, Said, Typed, say, who

SORRY = say("answer-sorry")
STOPPING = say("answer-stopping")
NOT_HERE = say("answer-not-here")
OTHER_COMMANDS = say("answer-other-command")
NOTHING_HERE = say("table-none-here")
GOES_ON_HERE = say("table-goes-on-here")
NO_RECAP = {
    RecapTrouble.NOT_MADE: say("recap-not-made"),
    RecapTrouble.FORBIDDEN: say("recap-forbidden"),
    RecapTrouble.TOO_LARGE: say("recap-too-large"),
}
"""Why a table has no recap."""
MOST_TYPED = 40
"""So much of what somebody typed is quoted."""


def title_of(table: Table) -> Message:
    """Which table this is."""
    game, number, name = table.game.title, str(table.id), table.arrangement.name
    if table.arrangement.contest:
        return say("table-title-challenge", game=game, table=number)
    if name:
        return say("table-title-named", name=Typed(name), game=game, table=number)
    return say("table-title", game=game, table=number)


def heading(table: Table) -> Message:
    """Which table this is, as the head of a message."""
    return say("panel-heading", title=title_of(table))


def turn_line(table: Table) -> Message:
    """Whom everybody waits for, and since when."""
    if table.has_ended:
        return result_line(table)
    return say("table-to-move", who=who(*table.acting), since=since(table))


def since(table: Table) -> str:
    """When it last changed, as Discord counts it for everybody who looks."""
    return moment(table.since, "R")


def result_line(table: Table) -> Message:
    """Who won, and why it is over; where nobody won, or was beaten, only why."""
    assert table.outcome is not None
    if table.is_alone or not table.outcome.places:
        return table.outcome.reason
    winners = [seat for seat, place in enumerate(table.outcome.places) if place == 1]
    return say("table-wins", who=who(*winners), why=table.outcome.reason)


def score_line(table: Table) -> Said:
    """Everybody's points, in seat order."""
    scores = table.game.standing(table.game.view_for(table.position, None))
    first, *others = (_score(table, seat, score) for seat, score in enumerate(scores))
    return beside(first, *others)


def entry_line(entry: Entry) -> Said:
    """One line of history; empty for what does not belong into one."""
    actor = who(entry.seat)
    match entry.kind:
        case Kind.RESIGNED:  # by nobody: resigned long ago, in an older release
            return say("table-resigns", who=actor) if entry.user_id != NOBODY else ""
        case Kind.TAKEN_BACK:
            return say("takeback-takes", who=actor)
        case Kind.STARTED:
            return say("table-begins")
        case Kind.ASKED if entry.said is None:  # by an older release, which asked about nothing else
            return say("takeback-asks", who=actor)
        case Kind.ANSWERED if entry.said is None:
            return say("question-agrees" if entry.text == AGREES else "question-declines", who=actor)
        case _:
            return entry.said or ""


def last_lines(log: Sequence[Entry], most: int) -> list[Said]:
    """The newest lines of history, oldest first."""
    lines = [line for entry in log if (line := entry_line(entry))]
    return lines[-most:]


def question_line(table: Table) -> Message:
    """Who asks for what, and whose word is awaited."""
    question = table.question
    assert question is not None
    asking, waiting = who(question.seat), who(*still_to_agree(table, question))
    match question.about:
        case About.TAKEBACK:
            return say("takeback-waits", who=asking, waiting=waiting)
        case About.END:
            return say("question-end-waits", who=asking, waiting=waiting)
        case About.PAUSE:
            days, reason = question.days, Typed(question.reason)
            return say("question-pause-waits", who=asking, waiting=waiting, days=days, reason=reason)


def pause_line(pause: Pause) -> Message:
    """Until when nobody's time runs, and why."""
    return say("people-is-paused", until=moment(pause.ends), reason=Typed(pause.reason))


def open_seats(table: Table) -> tuple[Message, ...]:
    """Whose seats somebody else may take."""
    return tuple(_open_seat(table, seat) for seat in open_seats_in_play(table))


def _open_seat(table: Table, seat: Seat) -> Message:
    holder = table.holders[seat]
    player, offer = Typed(holder.name), holder.offer
    assert offer is not None
    if offer.to:
        return say("people-seat-kept-for", player=player, guest=f"<@{offer.to}>")
    return say("people-seat-left" if offer.by == NOBODY else "people-seat-open", player=player)


def breakdown(table: Table) -> list[Message]:
    """The final scores line by line, best first; where one played alone there are no places."""
    if table.is_alone:
        return _parts_alone(table)
    return [say("table-placed", place=place, score=score) for place, score in _scores(table)]


def breakdown_text(table: Table) -> tuple[Message, ...]:
    """The final scores, for those who cannot see the score card."""
    if table.is_alone:
        return tuple(_parts_alone(table))
    return tuple(say("table-placed-text", place=place, score=score) for place, score in _scores(table))


def _parts_alone(table: Table) -> list[Message]:
    """Alone there are no places; a game that was lost has no points either."""
    return [told for _, told in _scores(table) if _has_score(table)]


def _has_score(table: Table) -> bool:
    (score,) = table.game.standing(table.position)
    return bool(score.lines or score.points or table.holders[0].resigned)


def places_line(table: Table) -> Said:
    """Everybody's place and points, best first."""
    assert table.outcome is not None
    places, scores = table.outcome.places, table.game.standing(table.position)
    if table.is_alone:
        return _score(table, 0, scores[0]) if _has_score(table) else ""
    first, *others = (
        say("table-place-and-score", place=places[seat], score=_score(table, seat, scores[seat]))
        for seat in _by_place(table)
    )
    return beside(first, *others)


def _scores(table: Table) -> list[tuple[int, Message]]:
    """Everybody's place and points with where they come from, best first."""
    assert table.outcome is not None
    places, scores = table.outcome.places, table.game.standing(table.position)
    return [(places[seat], _score_and_parts(table, seat, scores[seat])) for seat in _by_place(table)]


def _score_and_parts(table: Table, seat: int, score: Score) -> Message:
    parts = tuple(
        say("table-score-part", label=line.label, points=line.points) for line in score.lines if line.points
    )
    whole = _score(table, seat, score)
    return say("table-score-parts", score=whole, parts=parts) if parts else whole


def _score(table: Table, seat: int, score: Score) -> Message:
    resigned = table.holders[seat].resigned
    return say("table-score-resigned" if resigned else "table-score", who=who(seat), points=score.points)


def _by_place(table: Table) -> list[int]:
    """The seats, best first."""
    assert table.outcome is not None
    return sorted(range(len(table.holders)), key=table.outcome.places.__getitem__)


def further_picture(number: int, of: int) -> Message:
    """The alt text of a board's pictures after the first."""
    return say("table-further-picture", number=number, of=of)


def your_turn(table: Table, user_id: int, link: str) -> Message:
    """The ping of a seat to act."""
    return say("table-your-turn", mention=f"<@{user_id}>", title=title_of(table), link=link)


def asked_about(table: Table, user_id: int, link: str) -> Message:
    """The ping of a seat that is asked."""
    question = table.question
    assert question is not None
    mention, asking, title = f"<@{user_id}>", who(question.seat), title_of(table)
    match question.about:
        case About.TAKEBACK:
            return say("takeback-asked", mention=mention, who=asking, title=title, link=link)
        case About.END:
            return say("question-end-asked", mention=mention, who=asking, title=title, link=link)
        case About.PAUSE:
            days, reason = question.days, Typed(question.reason)
            return say(
                "question-pause-asked",
                mention=mention,
                who=asking,
                title=title,
                link=link,
                days=days,
                reason=reason,
            )


def seats_to_take(table: Table, guests: Sequence[int], link: str) -> Message:
    """What everybody reads at a table with open seats; whom one is kept for is mentioned."""
    called = "".join(f"<@{user_id}> " for user_id in guests)
    names = tuple(Typed(table.holders[seat].name) for seat in open_seats_in_play(table))
    return say("people-seats-to-take", mentions=called, title=title_of(table), link=link, players=names)


def is_over(table: Table, mentioned: Sequence[int], link: str) -> Message:
    """What everybody who sat there is told at the end."""
    called = "".join(f"<@{user_id}> " for user_id in mentioned)
    return say("table-over", mentions=called, title=title_of(table), link=link, result=result_line(table))


def points_line(points: int, grade: Said) -> Message:
    """Points, and what they are called where the game has a word for them."""
    if grade:
        return say("solo-points-and-grade", points=points, grade=grade)
    return say("solo-points", points=points)


def not_understood(typed: str, example: str) -> Message:
    """What somebody reads who typed a move that there is not."""
    return say("table-not-understood", typed=Typed(typed[:MOST_TYPED]), example=example)


def several_fit(typed: str, example: str) -> Message:
    """What somebody reads who typed words that fit several moves."""
    return say("table-several-fit", typed=Typed(typed[:MOST_TYPED]), example=example)


def waiting_for(table: Table, seat: Seat) -> Message:
    """What somebody reads who is not to act."""
    return say("table-waiting-for", who=who(*table.acting))


def thread_name(table: Table) -> str:
    """The name of a table's own thread."""
    return f"{table.arrangement.name or table.game.title} {table.id}: {', '.join(table.names)}"[:100]


def fairness_line(table: Table, now: float) -> Message:
    """The seed, revealed at the end, so that anybody can check the shuffles; for a challenge, later."""
    contest = table.arrangement.contest
    if contest and table.hides_seed(now):
        return say("table-seed-after-week", hash=commitment(table.seed), end=moment(contest.ends, "R"))
    return say("table-seed", seed=table.seed)


def commitment_line(table: Table) -> Message:
    """What was published at the start to bind the seed."""
    return say("table-commitment", hash=commitment(table.seed))
