"""The keys that stand in channels, wherever they stand: on the board, on a ping, on the card."""

from bot.following import is_closed, is_public
from bot.lobby import open_seats
from bot.seats import open_seats_in_play
from bot.table import Table
from cogs.lobby.press import Join, Rematch, StartAlone
from cogs.press import (
    AnswerQuestion,
    AskRecap,
    Follow,
    LookAtSeat,
    LookBack,
    OpenHand,
    OpenReplay,
    OpenTurn,
    ReadBoard,
    ReadHistory,
    Verify,
    Word,
)
from cogs.screen import Key, Keys, Style
from games.message import Typed, say


def turn_key(table: Table) -> Key:
    """Opens the private panel."""
    return Key(say("panel-take-turn"), OpenTurn(table.id), Style.GO)


def alone_key(table: Table) -> Key:
    """Begins without waiting for anybody."""
    return Key(say("lobby-play-alone"), StartAlone(table.id), Style.GO)


def join_key(table: Table) -> Key:
    """Sits down in a lobby, as long as a seat is free."""
    return Key(say("lobby-join"), Join(table.id) if open_seats(table) else None, Style.GO)


def rematch_key(table: Table) -> Key:
    """The same people again."""
    label = say("panel-play-again") if table.is_alone else say("panel-rematch")
    return Key(label, Rematch(table.id), Style.GO)


def question_keys(table: Table) -> Keys:
    """What those who are asked may answer."""
    question = table.question
    assert question is not None
    agree = say(f"panel-agree-{question.about.value}")
    return (
        Key(agree, AnswerQuestion(table.id, Word.YES, question.asked)),
        Key(say("panel-refuse"), AnswerQuestion(table.id, Word.NO, question.asked)),
    )


def seat_keys(table: Table) -> Keys:
    """The open seats, each to be asked about."""
    return tuple(
        Key(
            say("people-take-seat", player=Typed(table.holders[seat].name)),
            LookAtSeat(table.id, seat, offer.opened),
            Style.GO,
        )
        for seat in open_seats_in_play(table)
        if (offer := table.holders[seat].offer) is not None
    )


def text_key(table: Table) -> Key:
    """Opens the board in words, page by page."""
    return Key(say("panel-board-text"), ReadBoard(table.id))


def follow_keys(table: Table) -> Keys:
    """Lets a spectator be told of the table, as long as something can happen there."""
    is_offered = is_public(table) and not is_closed(table)
    return (Key(say("follow-key"), Follow(table.id)),) if is_offered else ()


def rows_for_spectators(table: Table, user_id: int) -> tuple[Keys, ...]:
    """What whoever only watches finds beneath their private copy of a board."""
    keys = () if table.is_seated(user_id) else follow_keys(table)
    return (keys,) if keys else ()


def look_back_key(table: Table) -> Key:
    """Shows a player what cost them the most."""
    return Key(say("lookback-ask"), LookBack(table.id))


def replay_key(table: Table) -> Key:
    """Walks through what was played, turn by turn."""
    return Key(say("replay-open"), OpenReplay(table.id))


def recap_key(table: Table) -> Key:
    """Shows everybody the whole game once more."""
    return Key(say("recap-ask"), AskRecap(table.id))


def board_keys(table: Table) -> Keys:
    """What can be done at the board, in play and afterwards."""
    history = Key(say("panel-history"), ReadHistory(table.id))
    if table.has_ended:
        return (rematch_key(table), text_key(table), history, Key(say("panel-verify"), Verify(table.id)))
    hand = (Key(say("panel-hand"), OpenHand(table.id)),) if table.game.has_hands else ()
    return (turn_key(table), *hand, text_key(table), history)
