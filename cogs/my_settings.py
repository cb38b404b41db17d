"""A player's own choices: what a press or a form makes of them, and the panel that shows them; pure."""

from datetime import time
from typing import Any, Final

from discord import ui

from bot.clocks.quiet import QuietHours, check_quiet
from bot.clocks.zones import zone_names
from bot.preferences import Ping, Preferences
from cogs.custom_ids import read_choice, write_press
from cogs.press import AskMine, GiveMine, Mine, SetMine, UnreadablePress, Word
from cogs.readers import CHOICES
from cogs.screen import Choice, Key, Menu, Screen, in_rows
from games.errors import BadOption
from games.message import Message, Typed, say
from languages.reader import Reader

DISCORDS: Final = "discord"
"""Chosen in place of a language: Discord's."""
NEVER: Final = "never"
"""Chosen in place of an hour."""
HOURS: Final = 24
MOST_TYPED: Final = 50
"""So much of what was typed is told back."""
MOST_ZONES: Final = 25
SWITCHES: Final = {
    Mine.REMINDERS: "reminders",
    Mine.NEXT: "tells_next",
    Mine.VACATION: "spends_vacation",
    Mine.CONFIRMS: "confirms",
    Mine.TEXT: "text_boards",
    Mine.PROFILE: "shows_profile",
}
"""What is on or off, and as which preference it is kept."""


def my_change(what: Mine, chosen: list[str]) -> dict[str, Any]:
    """Which preference is changed to what."""
    match what:
        case Mine.PING:
            return {"ping": read_choice(chosen, Ping)}
        case Mine.LANGUAGE:
            return {"language": language_in(chosen)}
        case Mine.DIGEST:
            return {"digest_hour": _hour_in(chosen)}
        case Mine.QUIET:
            return {"quiet_from": None, "quiet_until": None}
        case _:
            return {SWITCHES[what]: read_choice(chosen, Word) is Word.YES}


def language_in(chosen: list[str]) -> str:
    """The language that was chosen; empty for Discord's."""
    key = read_choice(chosen, str)
    if key != DISCORDS and key not in CHOICES:
        raise UnreadablePress
    return "" if key == DISCORDS else key


def _hour_in(chosen: list[str]) -> int | None:
    if chosen == [NEVER]:
        return None
    hour = read_choice(chosen, int)
    if hour >= HOURS:
        raise UnreadablePress
    return hour


# Quiet hours and the zone


def quiet_change(mine: Preferences, start: str, until: str, zone: str) -> dict[str, Any]:
    """Quiet hours as somebody typed them; both empty for none, an empty zone as before."""
    changes: dict[str, Any] = {"zone": zone_in(zone) if zone.strip() else mine.zone}
    if not start.strip() and not until.strip():
        return {**changes, "quiet_from": None, "quiet_until": None}
    quiet = QuietHours(clock_in(start), clock_in(until), changes["zone"])
    check_quiet(quiet)
    return {**changes, "quiet_from": quiet.start, "quiet_until": quiet.end}


def clock_in(typed: str) -> time:
    """A time of the day, typed as 7, 07:00 or 22.30."""
    hours, _, minutes = typed.strip().lower().removesuffix("h").strip().replace(".", ":").partition(":")
    numbers = (hours, minutes or "0")
    if all(each.isascii() and each.isdecimal() and len(each) <= 2 for each in numbers):
        hour, minute = map(int, numbers)
        if hour < HOURS and minute < 60:
            return time(hour, minute)
    raise BadOption(say("settings-bad-time", typed=Typed(typed[:MOST_TYPED])))


def zone_in(typed: str) -> str:
    """A zone by its name, however it is capitalised, or by the city it is named after."""
    wanted = typed.strip().replace(" ", "_").casefold()
    for name in sorted(zone_names()):
        if wanted in (name.casefold(), name.rpartition("/")[2].casefold()):
            return name
    raise BadOption(say("clock-no-zone", zone=Typed(typed[:MOST_TYPED])))


def zones_like(typed: str) -> list[str]:
    """Zones to choose from while somebody types: those that begin with it first."""
    wanted = typed.strip().replace(" ", "_").casefold()
    known = [name for name in sorted(zone_names()) if "/" in name or name == "UTC"]
    fitting = [name for name in known if wanted in name.casefold()]
    fitting.sort(key=lambda name: not name.rpartition("/")[2].casefold().startswith(wanted))
    return fitting[:MOST_ZONES]


def quiet_form(mine: Preferences, reader: Reader) -> ui.Modal:
    """Asks for quiet hours and the zone."""
    form = ui.Modal(
        title=reader.read(say("settings-quiet")), custom_id=write_press(GiveMine(Mine.QUIET)), timeout=None
    )
    asked = {
        "from": (say("settings-quiet-from"), _typed(mine.quiet_from)),
        "until": (say("settings-quiet-until"), _typed(mine.quiet_until)),
        "zone": (say("settings-zone"), mine.zone),
    }
    for name, (label, default) in asked.items():
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, default=default, max_length=40, required=False
        )
        form.add_item(ui.Label(text=reader.read(label), component=field))
    return form


def _typed(clock: time | None) -> str:
    return f"{clock:%H:%M}" if clock else ""


# The panel


def me_screen(mine: Preferences) -> Screen:
    """A player's choices as they stand."""
    switches = [_switch(what, getattr(mine, name)) for what, name in SWITCHES.items()]
    quiet = [Key(say("settings-quiet-change"), AskMine(Mine.QUIET))]
    if mine.quiet:
        quiet.append(Key(say("settings-quiet-none"), SetMine(Mine.QUIET)))
    pings = tuple(Choice(_ping(ping), ping, is_chosen=ping is mine.ping) for ping in Ping)
    return Screen(
        _lines(mine),
        (
            Menu(SetMine(Mine.PING), say("settings-when-my-turn"), pings),
            _digest_menu(mine.digest_hour),
            language_menu(SetMine(Mine.LANGUAGE), mine.language, say("settings-language-discord")),
            *in_rows([*quiet, *switches]),
        ),
    )


def _lines(mine: Preferences) -> tuple[Message, ...]:
    quiet = say("settings-off")
    if mine.quiet:
        quiet = say("settings-quiet-hours", start=_typed(mine.quiet_from), end=_typed(mine.quiet_until))
    digest = say("settings-off")
    if mine.digest_hour is not None:
        digest = say("settings-digest-at", clock=_hour(mine.digest_hour))
    return (
        say("settings-mine"),
        say("settings-told-how", how=_ping(mine.ping)),
        say("settings-reminders-is", value=on_or_off(mine.reminders)),
        say("settings-next-is", value=on_or_off(mine.tells_next)),
        say("settings-digest-is", value=digest),
        say("settings-quiet-is", value=quiet),
        say("settings-zone-is", zone=Typed(mine.zone)),
        say("settings-vacation-is", value=on_or_off(mine.spends_vacation)),
        say("settings-confirms-is", value=on_or_off(mine.confirms)),
        say("settings-text-is", value=on_or_off(mine.text_boards)),
        say("settings-profile-is", value=on_or_off(mine.shows_profile)),
        say("settings-language-is", language=language_named(mine.language, say("settings-language-discord"))),
    )


def _switch(what: Mine, value: bool) -> Key:
    label = say(f"settings-{what.value}-off" if value else f"settings-{what.value}-on")
    return Key(label, SetMine(what, opposite(value)))


def _digest_menu(chosen: int | None) -> Menu:
    never = Choice(say("settings-digest-never"), NEVER, is_chosen=chosen is None)
    hours = [
        Choice(say("settings-digest-at", clock=_hour(hour)), str(hour), is_chosen=hour == chosen)
        for hour in range(HOURS)
    ]
    return Menu(SetMine(Mine.DIGEST), say("settings-digest-when"), (never, *hours))


def _hour(hour: int) -> str:
    return f"{hour:02}:00"


def _ping(ping: Ping) -> Message:
    return say(f"settings-ping-{ping.value}")


def on_or_off(value: bool) -> Message:
    """How a switch stands."""
    return say("settings-on") if value else say("settings-off")


def opposite(value: bool) -> Word:
    """What pressing a switch makes of it."""
    return Word.NO if value else Word.YES


def language_named(key: str, without: Message) -> Message:
    """A language by its own name."""
    return say("settings-language", name=CHOICES[key]) if key in CHOICES else without


def language_menu(press: Any, chosen: str, without: Message) -> Menu:
    """Every language by its own name, and Discord's."""
    choices = [Choice(without, DISCORDS, is_chosen=chosen not in CHOICES)]
    choices += [Choice(language_named(key, without), key, is_chosen=key == chosen) for key in CHOICES]
    return Menu(press, say("settings-choose-language"), tuple(choices))
