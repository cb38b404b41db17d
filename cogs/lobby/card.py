"""The card of a table where it was opened: the lobby, then who plays and where, then who won."""

from bot.app import App
from bot.lobby import open_seats
from bot.store.posts import Showing
from bot.table import Place, State, Table
from cogs import wording
from cogs.board import score_card
from cogs.keys import alone_key, follow_keys, join_key, rematch_key, turn_key
from cogs.links import board_link
from cogs.lobby.press import AddBot, Cancel, Leave, OpenOptions, Start, StartAgainstBots
from cogs.lobby.timing import agreed_about_time, control_in_short
from cogs.lobby.words import agreed
from cogs.rating_words import change_lines
from cogs.screen import Drawing, Gallery, Key, Row, Screen, Style, Text, beside, small
from games.message import Message, say, who


async def card_of(app: App, table: Table, showing: Showing, language: str) -> Screen:
    """What stands where the table was opened."""
    match table.state:
        case State.LOBBY:
            drawn = await app.pictures.lobby(table, _on_the_picture(table), language)
            return lobby_card(table, drawn)
        case State.PLAYING:
            return playing_card(table, showing.home_id)
        case State.OVER:
            rated = await change_lines(app, table)
            scores = await score_card(app, table, language)
            return result_card(table, scores, rated, _see_board(table, showing))
        case State.ABANDONED if table.has_ended:
            lines = (wording.heading(table), wording.result_line(table))
            return Screen(lines, (Text((_see_board(table, showing),)), (rematch_key(table),)))
        case State.ABANDONED:
            return Screen((wording.heading(table), say("lobby-cancelled")))


def moved_card(table: Table) -> Screen:
    """What is left of a table where it is no more."""
    return Screen((wording.heading(table), say("people-moved-away", channel=f"<#{table.channel_id}>")))


def _on_the_picture(table: Table) -> tuple[Message, ...]:
    """What was agreed in a few words each, the clock first."""
    clock = () if table.is_alone else (control_in_short(table.arrangement.timing.control),)
    return (*clock, *agreed(table))


def lobby_card(table: Table, drawn: bytes) -> Screen:
    """Who sits there, what was agreed, and what can be pressed while people may join."""
    people = [say("lobby-alone", who=who(0))] if table.is_alone else [*_seats(table), *_invited(table)]
    return Screen(
        (wording.heading(table), *people),
        (
            Gallery((Drawing(drawn, "lobby.png", _in_words(table)),)),
            Text(
                (
                    small(beside("", *agreed(table))),
                    *map(small, (*agreed_about_time(table), *_for_newcomers(table))),
                )
            ),
            *_rows(table),
        ),
        is_lit=True,
    )


def _for_newcomers(table: Table) -> tuple[Message, ...]:
    """Where the game can be learnt, for whoever thinks about joining."""
    return (say("learn-newcomers"),) if table.game.lesson is not None else ()


def playing_card(table: Table, home_id: int | None) -> Screen:
    """Who plays, and where: as it was agreed, until the board has found its home."""
    in_channel = table.arrangement.place is Place.CHANNEL or home_id == table.channel_id
    everybody = who(*range(len(table.holders)))
    playing = say("lobby-playing-in-channel" if in_channel else "lobby-playing-in-thread", who=everybody)
    lines = (wording.heading(table), playing, wording.commitment_line(table))
    return Screen(lines, ((turn_key(table), *follow_keys(table)),))


def _see_board(table: Table, showing: Showing) -> Message:
    return say("lobby-see-board", link=board_link(table, showing))


def result_card(table: Table, scores: Drawing, rated: tuple[Message, ...], board: Message) -> Screen:
    """Who won, everybody's place and rating, where the board stands, and another game."""
    places = Text((wording.places_line(table), *rated, board))
    lines = (wording.heading(table), wording.result_line(table))
    return Screen(lines, (Gallery((scores,)), places, (rematch_key(table),)))


def _seats(table: Table) -> list[Message]:
    """1. **Anna** (host), 2. **Bruno**, 3. *free*: a line each."""
    host = table.seat_of(table.host_id)
    taken = [
        say("lobby-seat-of-host" if seat == host else "lobby-seat", number=seat + 1, who=who(seat))
        for seat in range(len(table.holders))
    ]
    return taken + [say("lobby-seat-free", number=seat + 1) for seat in _free(table)]


def _free(table: Table) -> range:
    return range(len(table.holders), table.arrangement.seats)


def _invited(table: Table) -> list[Message]:
    awaited = [f"<@{user}>" for user in table.arrangement.invited if not table.is_seated(user)]
    return [say("lobby-invited", guests=tuple(awaited))] if awaited else []


def _in_words(table: Table) -> tuple[Message, ...]:
    """The picture of the lobby in words."""
    if table.is_alone:
        return (say("lobby-alone-ready", title=wording.title_of(table)),)
    taken = (say("lobby-seat", number=seat + 1, who=who(seat)) for seat in range(len(table.holders)))
    free = (say("lobby-seat-nobody", number=seat + 1) for seat in _free(table))
    return (say("lobby-waits", title=wording.title_of(table)), *taken, *free)


def _rows(table: Table) -> tuple[Row, ...]:
    coming = (
        join_key(table),
        Key(say("lobby-leave"), Leave(table.id)),
    )
    beginning = (
        _start_key(table),
        Key(say("lobby-options"), OpenOptions(table.id)),
        Key(say("lobby-cancel"), Cancel(table.id), Style.CAREFUL),
    )
    return (beginning,) if table.is_alone else (coming, *_bot_rows(table), beginning)


def _bot_rows(table: Table) -> tuple[Row, ...]:
    """Who plays when nobody else comes: where somebody taught the game to bot players."""
    if table.game.think is None:
        return ()
    adding = Key(say("bot-add"), AddBot(table.id) if open_seats(table) else None)
    if len(table.holders) > 1 or table.arrangement.invited:
        return ((adding,),)
    return ((Key(say("bot-play"), StartAgainstBots(table.id), Style.GO), adding),)


def _start_key(table: Table) -> Key:
    enough = len(table.holders) in table.game.seats
    if enough and len(table.holders) == 1:
        return alone_key(table)
    return Key(say("lobby-start"), Start(table.id) if enough else None, Style.CHOSEN)
