"""What a host chooses about time, and what the card says about it; pure."""

from msgspec.structs import replace

from bot.clocks.controls import PRESETS, AtZero, Control, ControlKind, Timing
from bot.clocks.lengths import in_days, in_hours
from bot.clocks.words import at_zero_in_words, control_in_words, timing_in_words
from bot.table import Table
from cogs.custom_ids import read_choice
from cogs.lobby.press import Arrange, AskClock, What
from cogs.press import UnreadablePress, Word
from cogs.screen import Choice, Key, Menu, Row, Text, in_rows, small
from games.message import Message, say


def control_in_short(control: Control) -> Message:
    """3 days + 24 h per turn."""
    match control.kind:
        case ControlKind.RELAXED:
            return say("time-short-relaxed")
        case ControlKind.DAYS:
            return say("time-short-days", time=in_days(control.bank))
        case ControlKind.LIVE:
            return say("time-short-live", time=in_hours(control.bank), back=in_hours(control.increment))
        case ControlKind.BANK:
            return say("time-short-bank", time=in_days(control.bank), back=in_hours(control.increment))


def preset(number: int) -> Control:
    """The clock of this number among those on offer."""
    if number >= len(PRESETS):
        raise UnreadablePress
    return PRESETS[number]


def agreed_about_time(table: Table) -> tuple[Message, ...]:
    """All that was agreed about time, a sentence each; nothing where somebody plays alone."""
    if table.is_alone:
        return ()
    timing = table.arrangement.timing
    is_off = table.game.has_plans and not timing.plans and not timing.control.is_live
    return (*timing_in_words(timing), *((say("lobby-no-plans"),) if is_off else ()))


def with_timing(timing: Timing, what: What, chosen: list[str], zone: str) -> Timing:
    """The same with one thing chosen anew; a weekend is that of the host's zone."""
    match what:
        case What.CLOCK:
            return replace(timing, control=preset(read_choice(chosen, int)))
        case What.AT_ZERO:
            return replace(timing, at_zero=read_choice(chosen, AtZero))
        case What.WEEKENDS:
            return replace(timing, weekend_zone=zone if _is_yes(chosen) else "")
        case What.VACATION:
            return replace(timing, vacation=_is_yes(chosen))
        case What.PLANS:
            return replace(timing, plans=_is_yes(chosen))
    raise UnreadablePress


def _is_yes(chosen: list[str]) -> bool:
    return read_choice(chosen, Word) is Word.YES


# On the host's panel


def timing_rows(table: Table) -> list[Row]:
    """How the time is, and all that may be chosen about it with such a clock."""
    if table.is_alone:
        return []
    timing = table.arrangement.timing
    rows: list[Row] = [
        Text((say("lobby-time"), *(small(each) for each in agreed_about_time(table)))),
        _clock_menu(table),
    ]
    if not timing.control.is_relaxed:
        rows.append(_zero_menu(table))
    return [*rows, *in_rows(_keys(table))]


def _clock_menu(table: Table) -> Menu:
    now = table.arrangement.timing.control
    choices = tuple(
        Choice(control_in_short(each), str(number), control_in_words(each), is_chosen=each == now)
        for number, each in enumerate(PRESETS)
    )
    return Menu(Arrange(table.id, What.CLOCK), say("lobby-choose-clock"), choices)


def _zero_menu(table: Table) -> Menu:
    now = table.arrangement.timing.at_zero
    choices = tuple(
        Choice(say(f"lobby-zero-{rule.value}"), rule.value, at_zero_in_words(rule), is_chosen=rule is now)
        for rule in AtZero
    )
    return Menu(Arrange(table.id, What.AT_ZERO), say("lobby-choose-zero"), choices)


def _keys(table: Table) -> list[Key]:
    """Each says what it would change; a live game has no weekends, vacation or plans."""
    timing = table.arrangement.timing
    own = Key(say("lobby-own-clock"), AskClock(table.id))
    if timing.control.is_live:
        return [own]
    stops = [
        _switch(table, What.WEEKENDS, bool(timing.weekend_zone)),
        _switch(table, What.VACATION, timing.vacation),
    ]
    return [
        own,
        *(() if timing.control.is_relaxed else stops),
        *((_switch(table, What.PLANS, timing.plans),) if table.game.has_plans else ()),
    ]


def _switch(table: Table, what: What, is_on: bool) -> Key:
    label = say(f"lobby-time-{what.value}-off") if is_on else say(f"lobby-time-{what.value}-on")
    return Key(label, Arrange(table.id, what, Word.NO if is_on else Word.YES))
