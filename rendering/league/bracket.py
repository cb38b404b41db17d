"""A knock-out tournament: what is shown of its rounds, and the same in words."""

from collections.abc import Iterator

import msgspec

from games.catalog import GAMES
from games.message import Arg, Either, Message, Said, Typed, say
from rendering.league.signs import State


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player of a match, or who it will be."""

    name: str = ""
    """Empty while nobody knows."""
    seed: int = 0
    score: int | None = None
    is_through: bool = False
    waits_for: tuple[str, ...] = ()
    """Of whom one comes here."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """Two sides, or the three to five of a larger table; alone a side goes on without playing."""

    sides: tuple[Side, ...]
    state: State


class Bracket(msgspec.Struct, frozen=True, kw_only=True):
    """All rounds from the first to the final; with two seats the winners of neighbours meet."""

    game: str
    name: str
    players: int
    seats: int
    rounds: tuple[tuple[Match, ...], ...]


def round_in_words(bracket: Bracket, number: int) -> Message:
    """Final, semi-finals, quarter-finals; or which round it is."""
    left = len(bracket.rounds) - number
    if left == 1:
        return say("league-picture-final")
    if bracket.seats == 2 and left <= 3:
        return say("league-picture-semi-finals" if left == 2 else "league-picture-quarter-finals")
    return say("league-picture-round", round=number + 1)


def _round_now(bracket: Bracket) -> int:
    """The first round that is not over."""
    for number, matches in enumerate(bracket.rounds):
        if any(match.state is not State.OVER for match in matches):
            return number
    return len(bracket.rounds) - 1


def about_bracket(bracket: Bracket) -> Message:
    """The game, how many play, and how far they have come."""
    now = round_in_words(bracket, _round_now(bracket))
    return say(
        "league-picture-bracket-about", game=title_of(bracket.game), players=bracket.players, round=now
    )


def title_of(game: str) -> str:
    """What a game is called."""
    return GAMES[game].title if game in GAMES else game


def side_in_words(side: Side) -> Arg:
    """The player, or those of whom one comes."""
    if side.name:
        return Typed(side.name)
    if side.waits_for:
        return Either(tuple(map(Typed, side.waits_for)))
    return say("league-picture-unknown")


def tell_bracket(bracket: Bracket) -> tuple[Said, ...]:
    """The same in words: a line for every match."""
    head = say("league-picture-titled", title=Typed(bracket.name), about=about_bracket(bracket))
    return (head, *_told(bracket))


def _told(bracket: Bracket) -> Iterator[Message]:
    for number, matches in enumerate(bracket.rounds):
        title = round_in_words(bracket, number)
        for match in matches:
            sides = tuple(_side_told(side) for side in match.sides)
            if len(sides) == 1:
                yield say("league-picture-bye-line", round=title, side=sides[0])
            else:
                state = say("league-picture-state", state=match.state.value)
                yield say("league-picture-match-line", round=title, sides=sides, state=state)


def _side_told(side: Side) -> Message:
    name = side_in_words(side)
    if side.score is None:
        return say("league-picture-side-through" if side.is_through else "league-picture-side", name=name)
    if side.is_through:
        return say("league-picture-side-score-through", name=name, score=str(side.score))
    return say("league-picture-side-score", name=name, score=str(side.score))
