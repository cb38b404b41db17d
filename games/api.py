"""What a game is, and play(): the one door into any rules.

A position is a value, a move is a value, rules are functions. A view is a position with what one
viewer may not see removed, so everything that reads a position can read a view.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, NewType, TypeVar

import msgspec

from games.errors import BadOption, IllegalMove
from games.lesson import Lesson
from games.message import Message, Said, Typed, say, who
from games.puzzling import Puzzling
from games.tally import Tally
from games.thought import Plan, Thought

Seat = NewType("Seat", int)
P = TypeVar("P")
M = TypeVar("M")

LEAVES: Final = "leaves"
"""Written in a log in place of a move: the seat's player is gone for good. No game writes a move so."""


class Outcome(msgspec.Struct, frozen=True):
    """How a table ended: the place of every seat (1 is best, ties share a place) and why."""

    places: tuple[int, ...]
    reason: Message


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a breakdown: what it was for, its points, and how many there are for what."""

    label: Said
    points: int
    rate: Said = ""


class Score(msgspec.Struct, frozen=True):
    """One seat's public points so far and, line by line, where they come from."""

    points: int
    lines: tuple[ScoreLine, ...] = ()
    tie_break: ScoreLine | None = None
    """What decides between equal points; its number counts no points."""


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a game whose tables are all alike."""


def _ungraded(position: Any) -> Said:
    """Most games are played against others, who are better or worse."""
    return ""


class Limit(msgspec.Struct, frozen=True):
    """The only values that an option may have beside what else was chosen, and why."""

    values: tuple[Any, ...]
    why: Message


def _nobody(position: Any) -> tuple[Seat, ...]:
    """In most games only those move who are waited for."""
    return ()


def _unknown(position: Any, seat: Seat) -> Any:
    """In a game that does not say so, nobody knows what the next turn will be about."""
    return None


def _on_nothing(view: Any, seat: Seat, move: Any) -> tuple[Message, ...]:
    """Without turns that are planned ahead, nothing is relied on."""
    return ()


def _unremarkable(view: Any) -> tuple[Message, ...]:
    """Of a game that does not say so, nothing but its points is remembered."""
    return ()


def _unlimited(seats: int, options: Any, field: str) -> Limit | None:
    """In most games every option goes with every other."""
    return None


@dataclass(frozen=True, kw_only=True, eq=False)  # a game is only ever the same as itself
class Game(Generic[P, M]):
    """The rules of one game as a record of functions; see games/README.md for how to add one."""

    key: str
    title: str
    seats: range
    rules_version: int
    """Raised whenever the same seed and moves may lead elsewhere than before: a rule, a shuffle or a notation
    changed. Tables begun before go on from their kept positions, but their logs are not followed again:
    nothing is taken back there, and a position that no longer decodes is lost. A field that is added to the
    position does not raise it: what no longer decodes is rebuilt from seed and log. But a new field with a
    default decodes, as its default: give it none unless that is true of every position that was kept."""
    position: type[P]
    """The type that a kept position is decoded to."""
    options: type[Any]
    """A frozen Struct with a default for every field; option_label and option_about say what each is."""
    limit: Callable[[int, Any, str], Limit | None] = _unlimited
    """(number of seats, options, field) -> what the field may be; by earlier fields and the seats only."""
    explained: tuple[str, ...] = ()
    """Options each value of which has a sentence of its own that says what it is (option_value_about)."""
    setup: Callable[[int, Any, str], P]
    """(number of seats, options, seed) -> the first position."""
    to_act: Callable[[P], tuple[Seat, ...]]
    """The seats that everybody waits for: several if simultaneous, none when it is over."""
    legal_moves: Callable[[P, Seat], tuple[M, ...]]
    """Every move the seat may make; legality is decided here and nowhere else."""
    apply: Callable[[P, Seat, M], P]
    """The position after a legal move."""
    leave: Callable[[P, Seat], P]
    """The position after the seat's player is gone for good: it is never to act again, and what it was about
    to decide is settled. Only asked about a seat whose player is still there, while the game goes on."""
    gone: Callable[[P], tuple[Seat, ...]]
    """The seats whose players left."""
    outcome: Callable[[P], Outcome | None]
    """How it ended, if it did: those who left come behind those who stayed, and one alone ends it."""
    view_for: Callable[[P, Seat | None], P]
    """The position without what the seat (None: a spectator) may not know."""
    reveals: Callable[[P, Seat, M], bool]
    """Would this move show anyone something hidden, or consume randomness? Exactly: is there a viewer whose
    view after the move does not follow from their view before it and the move? Undo never crosses it."""
    fallback: Callable[[P, Seat], M]
    """The move made for a player who does not come back in time: legal, and deciding as little as it can."""
    standing: Callable[[P], tuple[Score, ...]]
    """Public scores by seat, in full once the table is over."""
    scramble: Callable[[P, Seat | None, str], P]
    """(position, viewer, seed) -> another position that the viewer cannot tell from this one: everything that
    the viewer may not know dealt anew. Tests swap it in; whatever the viewer is shown must stay the same."""
    why_not: Callable[[P, Seat, M], Said]
    """Why a move is not legal: the rule it breaks, in a sentence. Only asked about illegal moves."""
    tell: Callable[[P, Seat, M, P | None, Seat | None], Message]
    """What a move did, in a sentence, from the reader's own views before and after it; the last argument is
    the seat that reads, None for a spectator. Without an after, what it is about to do: a move that reveals
    something must not tell what before it is made."""
    offer: Callable[[P, Seat, M], Said]
    """A legal move as a line of a list to choose from, from the view of the seat: what it costs and brings.
    No two legal moves read the same."""
    board: Callable[[P, Seat | None], tuple[Said, ...]]
    """The whole board in sentences, one a line, from the view of a seat (None: a spectator), so that one can
    play from it alone: the supply, each house row by row, what one holds."""
    glance: Callable[[P], tuple[Said, ...]]
    """The board in short, from a spectator's view: the alt text of its picture, at most 1024 characters."""
    write_move: Callable[[M], str]
    read_move: Callable[[str], M]
    """Text to move; raises UnreadableMove. read_move(write_move(m)) == m."""
    may_act: Callable[[P], tuple[Seat, ...]] = _nobody
    """Seats that may move though nobody waits for them: no clock runs for them, and they are not to act."""
    as_if_to_act: Callable[[P, Seat], P | None] = _unknown
    """The position as if the next turn of a seat that waits began now, so that it can be planned ahead; None
    while nobody can know what that turn will be about. Of a view it makes a view, with the same moves."""
    relies_on: Callable[[P, Seat, M], tuple[Message, ...]] = _on_nothing
    """What a move needs that others may change before it is made, as it stands in the seat's view: "slot 3
    holds a red card". Asked again later, also about a move that is no longer legal, it says how that stands
    then; equal facts are equal messages."""
    grade: Callable[[P], Said] = _ungraded
    """How well a game that somebody has finished alone went, in a word or two; empty for nothing to say."""
    highlights: Callable[[P], tuple[Message, ...]] = _unremarkable
    """What is worth remembering of a game that is over beside its points, from a spectator's view."""
    think: Callable[[P, Seat, Thought], tuple[Plan[M], ...]] | None = None
    """The plans of a seat that is to act, the best first, from its own view; None where nobody taught a
    player to think about this game, which then has neither bot players nor hints."""
    lesson: Lesson | None = None
    """A short game to learn it by, if there is one."""
    puzzling: Puzzling[P] | None = None
    """What makes puzzles of its turns; None where there are none."""
    has_hands: bool = True
    """Does a seat hold anything that others may not see?"""
    tally: Tally[P, M] | None = None
    """What is counted for statistics and titles; without it these tell of points, places and time alone."""
    diagram: Callable[[P], str]
    """The whole board as a drawing of letters, for tests and game files; no person has to read it."""

    @property
    def has_plans(self) -> bool:
        """Can turns be planned ahead?"""
        return self.as_if_to_act is not _unknown


def play(game: Game[P, M], position: P, seat: Seat, move: M) -> P:
    """Make one move, or refuse it with the rule it breaks."""
    acting = game.to_act(position)
    if seat not in acting and seat not in game.may_act(position):
        _check_going_on(game, position, seat)
        raise IllegalMove(say("game-not-your-turn", who=who(seat), acting=who(*acting)))
    if move not in game.legal_moves(position, seat):
        raise IllegalMove(game.why_not(position, seat, move))
    return game.apply(position, seat, move)


def leave(game: Game[P, Any], position: P, seat: Seat) -> P:
    """The position without the seat's player, or a refusal."""
    _check_going_on(game, position, seat)
    if seat in game.gone(position):
        raise IllegalMove(say("game-left-already", who=who(seat)))
    return game.leave(position, seat)


def _check_going_on(game: Game[P, Any], position: P, seat: Seat) -> None:
    if not 0 <= seat < len(game.standing(position)):
        raise IllegalMove(say("game-no-such-seat", number=seat + 1))
    if game.outcome(position) is not None:
        raise IllegalMove(say("game-is-over"))


def follow(game: Game[P, Any], position: P, seat: Seat, text: str) -> P:
    """The position after one line of a log: a written move, or the word for leaving."""
    if text == LEAVES:
        return leave(game, position, seat)
    return play(game, position, seat, game.read_move(text))


def replay(game: Game[P, Any], first: P, log: Iterable[tuple[Seat, str]]) -> P:
    """The position that the lines of a log lead to."""
    position = first
    for seat, text in log:
        position = follow(game, position, seat, text)
    return position


def places(ranks: Sequence[Any], gone: Sequence[Seat]) -> tuple[int, ...]:
    """Everybody's place by rank, the least first, those who left behind those who stayed; ties share one."""
    ordered = [(seat in gone, rank) for seat, rank in enumerate(ranks)]
    return tuple(1 + sum(other < own for other in ordered) for own in ordered)


def is_tie_broken(ranks: Sequence[tuple[int, int]], gone: Sequence[Seat]) -> bool:
    """Did the second part of the ranks decide who of those with the best first part, and still there, won?"""
    staying = [rank for seat, rank in enumerate(ranks) if seat not in gone]
    return len({rank for rank in staying if rank[0] == min(staying)[0]}) > 1


def read_options(game: Game[Any, Any], chosen: Mapping[str, object]) -> Any:
    """The game's options with these choices, or a refusal naming the one that is wrong."""
    try:
        return msgspec.convert(dict(chosen), game.options)
    except msgspec.ValidationError as wrong:
        refusal = say("game-bad-options", game=game.title, why=Typed(str(wrong)))
        raise BadOption(refusal) from None


@cache  # looked up once: it reads the class's annotations
def _fields(game: Game[Any, Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(game.options)


def check_options(game: Game[Any, Any], seats: int, options: Any) -> None:
    """Refuse options that do not go together, or not with so many seats."""
    for field in _fields(game):
        limit = game.limit(seats, options, field.name)
        if limit is not None and getattr(options, field.name) not in limit.values:
            raise BadOption(limit.why)


def settled(
    game: Game[Any, Any], seats: int, chosen: Mapping[str, object], newest: str = ""
) -> dict[str, object]:
    """The choices with those changed that no longer go with the newest, which stays as it is."""
    choices = dict(chosen)
    for field in _fields(game):
        options = read_options(game, choices)
        limit = game.limit(seats, options, field.name)
        if field.name == newest or limit is None or getattr(options, field.name) in limit.values:
            continue
        if field.default in limit.values:
            choices.pop(field.name)
        else:
            choices[field.name] = msgspec.to_builtins(limit.values[0])
    return choices


def option_label(game: Game[Any, Any], field: str) -> Message:
    """What an option is called; every field of the options record has such a sentence."""
    return say(f"{game.key}-option-{_dashed(field)}")


def option_about(game: Game[Any, Any], field: str) -> Message:
    """What an option does, in a sentence."""
    return say(f"{game.key}-option-{_dashed(field)}-about")


def option_value(game: Game[Any, Any], field: str, value: str) -> Message:
    """What a value of an option is called, where it is a word of ours and no number."""
    return say(f"{game.key}-option-{_dashed(field)}-{_dashed(value)}")


def option_value_about(game: Game[Any, Any], field: str, value: str) -> Message:
    """What a value of an option means, in a sentence, where the game explains them."""
    return say(f"{game.key}-option-{_dashed(field)}-{_dashed(value)}-about")


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def check_seats(game: Game[Any, Any], seats: int) -> None:
    """Refuse a number of seats that the game does not have."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadOption(say("game-bad-seats", game=game.title, least=least, most=most, wanted=seats))


def new_table(game: Game[P, Any], seats: int, chosen: Mapping[str, object], seed: str) -> P:
    """The first position of a table with these options, checked."""
    check_seats(game, seats)
    options = read_options(game, chosen)
    check_options(game, seats, options)
    return game.setup(seats, options, seed)
