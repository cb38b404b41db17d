"""A round of a Swiss tournament: tables by the points of those who meet, and the same in words."""

from collections.abc import Iterator

import msgspec

from games.message import Message, Said, Typed, say
from rendering.league.bracket import Side, title_of
from rendering.league.numbers import decimal
from rendering.league.signs import State


class SwissTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of this round."""

    points: int
    """The most that anybody brings to it, in sixtieths; equal neighbours are one group."""
    sides: tuple[Side, ...]
    """Who won is through."""
    state: State
    turn: int = 0


class Swiss(msgspec.Struct, frozen=True, kw_only=True):
    """A round, the tables with the most points first."""

    game: str
    name: str
    players: int
    round: int
    rounds: int
    tables: tuple[SwissTable, ...]
    sits_out: str = ""
    """Who has a bye."""


def about_swiss(swiss: Swiss) -> Message:
    """The game, how many play, and which round it is."""
    return say(
        "league-picture-swiss-about",
        game=title_of(swiss.game),
        players=swiss.players,
        round=swiss.round,
        rounds=swiss.rounds,
    )


def state_of(table: SwissTable) -> Message:
    """The turn, who won, or that it has not begun."""
    if table.state is State.OVER:
        winners = tuple(Typed(side.name) for side in table.sides if side.is_through)
        if len(winners) == 1:
            return say("league-picture-wins-table", who=winners[0])
        return say("league-picture-share-table", who=winners) if winners else say("league-picture-over")
    if table.state is State.WAITING or not table.turn:
        return say("league-picture-not-yet")
    return say("league-picture-turn", turn=table.turn)


def tell_swiss(swiss: Swiss) -> tuple[Said, ...]:
    """The same in words: a line for every table."""
    head = say("league-picture-titled", title=Typed(swiss.name), about=about_swiss(swiss))
    return (head, *_told(swiss))


def _told(swiss: Swiss) -> Iterator[Message]:
    for table in swiss.tables:
        sides = tuple(
            say("league-picture-seat", name=Typed(side.name))
            if side.score is None
            else say("league-picture-seat-score", name=Typed(side.name), score=str(side.score))
            for side in table.sides
        )
        points = say("league-picture-points", points=decimal(table.points))
        yield say("league-picture-swiss-line", points=points, sides=sides, state=state_of(table))
    if swiss.sits_out:
        yield say("league-picture-sits-out", who=Typed(swiss.sits_out))
