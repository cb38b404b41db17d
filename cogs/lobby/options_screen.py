"""The host's private panel: everything that may be chosen about a table, as it stands; pure."""

from typing import Any

from bot.table import Holder, Place, Table, Watch
from cogs import wording
from cogs.keys import alone_key
from cogs.lobby.fields import shown_value, value_of, write_value
from cogs.lobby.press import Arrange, AskName, HandOver, SetOption, TakeOff, What
from cogs.lobby.timing import timing_rows
from cogs.press import AtTable, Word
from cogs.screen import Choice, Key, Menu, People, Row, Screen, Text, in_rows, small
from games.api import option_about, option_label, option_value_about
from games.message import Message, Said, Typed, say
from games.options import Field, offered_fields


def options_screen(table: Table) -> Screen:
    """What is chosen in it counts at once."""
    lines = (say("lobby-options-of", title=wording.title_of(table)), say("lobby-options-about"))
    rows = [*_people_rows(table), *in_rows(_keys(table))]
    if len(table.holders) > 1:
        rows.append(_players_menu(TakeOff(table.id), say("lobby-take-off"), table.host_id, table.holders))
    if len(table.people) > 1:
        rows.append(_players_menu(HandOver(table.id), say("lobby-hand-over"), table.host_id, table.people))
    rows += timing_rows(table)
    rows += _game_rows(table)
    if table.is_alone:
        rows.append((alone_key(table),))
    return Screen(lines, tuple(rows), is_lit=True)


def _people_rows(table: Table) -> list[Row]:
    """For how many it is, and for whom; in direct messages there is nobody else."""
    if table.is_direct:
        return []
    rows: list[Row] = [_seats_menu(table)]
    if not table.is_alone:
        rows += [Text((_guests_line(table),)), _guests_menu(table)]
    if _guests(table):
        rows.append((Key(say("lobby-withdraw"), Arrange(table.id, What.GUESTS, "")),))
    return rows


def _keys(table: Table) -> list[Key]:
    naming = Key(say("lobby-name"), AskName(table.id))
    if table.is_direct:
        return [naming]
    when = [] if table.is_alone else [_full_key(table), _rated_key(table)]
    return [_place_key(table), _watch_key(table), *when, _recap_key(table), naming]


def _seats_menu(table: Table) -> Menu:
    choices = tuple(
        Choice(say("lobby-seats", seats=seats), str(seats), is_chosen=seats == table.arrangement.seats)
        for seats in table.game.seats
        if seats >= len(table.holders)
    )
    return Menu(Arrange(table.id, What.SEATS), say("lobby-how-many-seats"), choices)


# Guests and players


def _guests(table: Table) -> tuple[int, ...]:
    return tuple(guest for guest in table.arrangement.invited if guest != table.host_id)


def _guests_line(table: Table) -> Message:
    guests = tuple(f"<@{guest}>" for guest in _guests(table))
    return say("lobby-invited", guests=guests) if guests else say("lobby-nobody-invited")


def _guests_menu(table: Table) -> People:
    most = max(1, table.game.seats[-1] - 1)
    return People(Arrange(table.id, What.GUESTS), say("lobby-invite"), most)


def _players_menu(press: AtTable, placeholder: Message, host_id: int, holders: tuple[Holder, ...]) -> Menu:
    """Everybody of these besides the host."""
    choices = tuple(
        Choice(say("lobby-player", name=Typed(holder.name)), str(holder.user_id))
        for holder in holders
        if holder.user_id != host_id
    )
    return Menu(press, placeholder, choices)


# Where, who looks, when it starts: each key says what it would change


def _place_key(table: Table) -> Key:
    if table.arrangement.place is Place.THREAD:
        return Key(say("lobby-play-in-channel"), Arrange(table.id, What.PLACE, Place.CHANNEL))
    return Key(say("lobby-play-in-thread"), Arrange(table.id, What.PLACE, Place.THREAD))


def _watch_key(table: Table) -> Key:
    if table.arrangement.watch is Watch.ANYONE:
        return Key(say("lobby-let-players-look"), Arrange(table.id, What.WATCH, Watch.PLAYERS))
    return Key(say("lobby-let-anyone-look"), Arrange(table.id, What.WATCH, Watch.ANYONE))


def _full_key(table: Table) -> Key:
    if table.arrangement.starts_when_full:
        return Key(say("lobby-start-when-told"), Arrange(table.id, What.WHEN_FULL, Word.NO))
    return Key(say("lobby-start-when-full"), Arrange(table.id, What.WHEN_FULL, Word.YES))


def _rated_key(table: Table) -> Key:
    if table.arrangement.rated:
        return Key(say("lobby-play-casually"), Arrange(table.id, What.RATED, Word.NO))
    return Key(say("lobby-play-rated"), Arrange(table.id, What.RATED, Word.YES))


def _recap_key(table: Table) -> Key:
    if table.arrangement.recap:
        return Key(say("lobby-no-recap"), Arrange(table.id, What.RECAP, Word.NO))
    return Key(say("lobby-recap"), Arrange(table.id, What.RECAP, Word.YES))


# The game's own options


def _game_rows(table: Table) -> tuple[Row, ...]:
    fields = offered_fields(table.game, table.arrangement.seats, table.arrangement.options)
    if not fields:
        return ()
    told = [line for field in fields for line in _told(table, field)]
    menus = [_option_menu(table, field) for field in fields if not field.is_switch]
    keys = [_option_key(table, field) for field in fields if field.is_switch]
    return (Text((say("panel-title", title=table.game.title), *told)), *menus, *in_rows(keys))


def _told(table: Table, field: Field) -> tuple[Message, Message]:
    """What an option is set to, and what it does, or what this value of it means."""
    told = say("lobby-choice-is", label=option_label(table.game, field.name), value=_value_now(table, field))
    if field.name in table.game.explained:
        return told, small(option_value_about(table.game, field.name, _now(table, field)))
    return told, small(option_about(table.game, field.name))


def _value_now(table: Table, field: Field) -> Said:
    return shown_value(table.game, field.name, _now(table, field))


def _now(table: Table, field: Field) -> Any:
    return value_of(table.game, table.arrangement.options, field.name)


def _option_key(table: Table, field: Field) -> Key:
    is_on = _now(table, field)
    label = option_label(table.game, field.name)
    said = say("lobby-turn-off", label=label) if is_on else say("lobby-turn-on", label=label)
    return Key(said, SetOption(table.id, field.name, write_value(not is_on)))


def _about_value(table: Table, field: Field, value: Any) -> Said:
    is_explained = field.name in table.game.explained
    return option_value_about(table.game, field.name, value) if is_explained else ""


def _option_menu(table: Table, field: Field) -> Menu:
    label, now = option_label(table.game, field.name), _now(table, field)
    choices = tuple(
        Choice(
            say("lobby-choice", label=label, value=shown_value(table.game, field.name, value)),
            write_value(value),
            _about_value(table, field, value),
            is_chosen=value == now,
        )
        for value in field.values
    )
    return Menu(SetOption(table.id, field.name), label, choices)
