"""The host's private panel of options, for every game, and how options are read off a game's record."""

import asyncio
from dataclasses import replace
from enum import StrEnum
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from bot.table import Place, State, Watch
from cogs.lobby.fields import read_value, value_of, write_value
from cogs.press import UnreadablePress
from games import copenhagen, kensington, tenby
from games.options import Field, fields_of, offered_fields
from tests.cogs.house import choose, key, labels, menu, press, said

ABOUT_TIME = (
    "Another clock",
    "Stop the clocks at weekends",
    "Do not let vacation stop the clock",
    "Allow no turns planned ahead",
)


async def options_of(house, table_id, host=None):
    """The panel as its host has it before them."""
    host = host or house.anna
    return (await press(host, await house.card(table_id), "Options"))["message"]


async def arrangement(house, table_id):
    return (await house.shown(table_id)).arrangement


async def test_the_panel_is_private_and_everything_in_it_counts_at_once(house):
    table_id = await house.lobby(house.anna, seats=2)
    panel = await options_of(house, table_id)
    assert panel["local"]["ephemeral"]
    for label in ("Play in the channel", "Let only players look things up", "Start when full"):
        panel = (await press(house.anna, panel, label))["message"]
    panel = (await choose(house.anna, panel, "How many seats", "4 seats"))["message"]
    found = await arrangement(house, table_id)
    assert (found.place, found.watch, found.starts_when_full) == (Place.CHANNEL, Watch.PLAYERS, True)
    assert found.seats == 4
    assert "in this channel · only players look things up · starts when full" in said(
        await house.card(table_id)
    )
    assert labels(panel) == [
        "Play in a thread",
        "Let anyone look things up",
        "Start only when I say so",
        "Play rated",
        "Recap at the end",
        "Name the table",
        *ABOUT_TIME,
    ]


async def test_every_choice_can_be_taken_back(house):
    table_id = await house.lobby(house.anna)
    before = await arrangement(house, table_id)
    panel = await options_of(house, table_id)
    there = (
        "Play in the channel",
        "Let only players look things up",
        "Start when full",
        "Play rated",
        "Recap at the end",
    )
    for label in there:
        panel = (await press(house.anna, panel, label))["message"]
    back = (
        "Play in a thread",
        "Let anyone look things up",
        "Start only when I say so",
        "Play without rating",
        "No recap at the end",
    )
    for label in back:
        panel = (await press(house.anna, panel, label))["message"]
    assert await arrangement(house, table_id) == before


async def test_a_rated_table_says_so_and_takes_no_bot_players(house):
    table_id = await house.lobby(house.anna, seats=3)
    panel = (await press(house.anna, await options_of(house, table_id), "Play rated"))["message"]
    assert (await arrangement(house, table_id)).rated
    card = await house.card(table_id)
    assert "anyone may look things up · rated · starts when the host says so" in said(card)
    refused = await press(house.anna, card, "Add a bot player")
    assert "Bot players are not rated" in said(refused["message"])
    relaxed = await choose(house.anna, panel, "How much time", "no clock")
    assert "A rated table needs a clock" in said(relaxed["message"])
    assert (await arrangement(house, table_id)).rated


async def test_guests_are_invited_and_uninvited_in_the_panel(house):
    table_id = await house.lobby(house.anna, seats=3)
    panel = await options_of(house, table_id)
    guests = (house.bruno.id, house.anna.id, house.emi.id)
    panel = (await choose(house.anna, panel, "Invite players", *guests))["message"]
    assert (await arrangement(house, table_id)).invited == (int(house.bruno.id), int(house.emi.id))
    assert f"Invited: <@{house.bruno.id}> and <@{house.emi.id}>" in said(await house.card(table_id))
    assert f"Invited: <@{house.bruno.id}> and <@{house.emi.id}>" in said(panel)
    panel = (await press(house.anna, panel, "Withdraw the invitations"))["message"]
    assert "Nobody is invited" in said(panel)
    assert "Withdraw the invitations" not in labels(panel)
    assert (await arrangement(house, table_id)).invited == ()


async def invitations(house):
    """The messages in the channel that call a guest."""
    return [each for each in await house.anna.reads(house.here) if "you are invited" in each["content"]]


async def test_who_is_invited_in_the_panel_is_called_once_and_may_join_there(house):
    table_id = await house.lobby(house.anna, seats=3)
    panel = await options_of(house, table_id)
    panel = (await choose(house.anna, panel, "Invite players", house.bruno.id))["message"]
    panel = (await press(house.anna, panel, "Withdraw the invitations"))["message"]
    await choose(house.anna, panel, "Invite players", house.bruno.id, house.chidi.id)
    await house.shown(table_id)
    called = await invitations(house)
    assert sorted(each["content"].split()[0] for each in called) == sorted(
        f"<@{guest.id}>" for guest in (house.bruno, house.chidi)
    )
    (own,) = (each for each in called if each["content"].startswith(f"<@{house.bruno.id}>"))
    assert own["mentions"][0]["id"] == house.bruno.id
    await press(house.bruno, own, "Join")
    assert f"Invited: <@{house.chidi.id}>" in said(await house.card(table_id))
    assert (await house.shown(table_id)).is_seated(int(house.bruno.id))
    (left,) = await invitations(house)
    assert left["content"].startswith(f"<@{house.chidi.id}>"), "it is past for the one who sits there"


async def test_too_many_guests_or_too_few_seats_for_them_are_refused(house):
    table_id = await house.lobby(house.anna, seats=3, invite=house.bruno.id, invite2=house.emi.id)
    panel = await options_of(house, table_id)
    outcome = await choose(house.anna, panel, "How many seats", "2 seats")
    assert "there is room for 1 besides you" in said(outcome["message"])
    guests = (house.bruno.id, house.emi.id, house.chidi.id)
    outcome = await choose(house.anna, panel, "Invite players", *guests)
    assert "there is room for 2 besides you" in said(outcome["message"])
    assert (await arrangement(house, table_id)).seats == 3


async def test_a_bot_cannot_be_chosen_as_a_guest(house):
    table_id = await house.lobby(house.anna)
    bot = (await house.local.world())["bot"]
    outcome = await choose(house.anna, await options_of(house, table_id), "Invite players", bot["id"])
    assert "is a bot and cannot play" in said(outcome["message"])
    assert (await arrangement(house, table_id)).invited == ()


async def test_there_are_never_fewer_seats_than_players(house):
    table_id = await house.lobby(house.anna, seats=4)
    stale = await options_of(house, table_id)
    for guest in (house.bruno, house.chidi):
        await press(guest, await house.card(table_id), "Join")
    assert [each["value"] for each in menu(await options_of(house, table_id), "How many")["options"]] == [
        "3",
        "4",
    ]
    outcome = await choose(house.anna, stale, "How many seats", "2 seats")
    assert said(outcome["message"]).strip() == "3 players sit here already; fewer seats are not possible."


async def test_two_choices_at_once_both_count(house):
    table_id = await house.lobby(house.anna)
    panel = await options_of(house, table_id)
    await asyncio.gather(
        press(house.anna, panel, "Play in the channel"),
        press(house.anna, panel, "Let only players look things up"),
        press(house.anna, panel, "Start when full"),
    )
    found = await arrangement(house, table_id)
    assert (found.place, found.watch, found.starts_when_full) == (Place.CHANNEL, Watch.PLAYERS, True)


async def test_pressing_the_same_choice_twice_is_no_toggle(house):
    table_id = await house.lobby(house.anna)
    panel = await options_of(house, table_id)
    twice = (press(house.anna, panel, "Start when full") for _ in range(2))
    await asyncio.gather(*twice)
    assert (await arrangement(house, table_id)).starts_when_full


async def test_the_panel_works_after_a_restart(house):
    table_id = await house.lobby(house.anna, "kensington")
    panel = await options_of(house, table_id)
    await house.restart()
    await press(house.anna, panel, "Heap view: turn off")
    assert (await arrangement(house, table_id)).options == {"heap_view": False}


async def test_an_old_panel_of_a_table_that_has_started_says_so(house):
    table_id = await house.lobby(house.anna, seats=3)
    panel = await options_of(house, table_id)
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    outcome = await press(house.anna, panel, "Start when full")
    assert said(outcome["message"]).strip() == "This table has started already."


async def test_a_full_table_that_is_set_to_start_when_full_starts_with_the_next_to_join(house):
    table_id = await house.lobby(house.anna, seats=2)
    await press(house.anna, await options_of(house, table_id), "Start when full")
    await press(house.bruno, await house.card(table_id), "Join")
    assert (await house.shown(table_id)).state is State.PLAYING


# The games' own options


async def test_copenhagen_has_no_options_of_its_own(house):
    panel = await options_of(house, await house.lobby(house.anna, "copenhagen"))
    assert labels(panel) == [
        "Play in the channel",
        "Let only players look things up",
        "Start when full",
        "Play rated",
        "Recap at the end",
        "Name the table",
        *ABOUT_TIME,
    ]


async def test_kensingtons_options_are_explained_switched_and_played_with(house):
    table_id = await house.lobby(house.anna, "kensington", seats=2)
    panel = await options_of(house, table_id)
    lines = said(panel).splitlines()
    assert "Heap view: **on**" in lines
    # Small print begins its line: anywhere else Discord shows the signs themselves.
    assert all(line.startswith("-# ") for line in lines if "-#" in line)
    assert "draw blindly" in said(panel)
    panel = (await press(house.anna, panel, "Heap view: turn off"))["message"]
    panel = (await press(house.anna, panel, "Public bird counter: turn off"))["message"]
    assert "Heap view: **off**" in said(panel)
    assert key(panel, "Heap view: turn on")
    assert "Heap view: off · Public bird counter: off" in said(await house.card(table_id))
    await press(house.anna, panel, "Public bird counter: turn on")
    assert "bird" not in said(await house.card(table_id))
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    position = (await house.shown(table_id)).position
    assert position.options == kensington.GAME.options(heap_view=False, public_bird_counter=True)


class Length(StrEnum):
    SHORT = "short_game"
    LONG = "long_game"


class Many(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=6, le=8, description="How long it takes.")] = 7
    length: Annotated[Length, Meta(description="One of two.")] = Length.SHORT
    tide: Literal["high", "low"] = "low"
    solo: bool = False


def with_options(options):
    """Copenhagen, with options that it does not have."""
    return replace(copenhagen.GAME, options=options)


def test_every_kind_of_option_has_its_answers():
    assert fields_of(with_options(Many)) == (
        Field("rounds", (6, 7, 8)),
        Field("length", ("short_game", "long_game")),
        Field("tide", ("high", "low")),
        Field("solo", (True, False)),
    )


def test_a_value_survives_the_trip_through_a_press():
    game = with_options(Many)
    for field in fields_of(game):
        for value in field.values:
            assert value_of(game, {field.name: read_value(write_value(value))}, field.name) == value


def test_a_press_with_a_damaged_value_is_refused():
    with pytest.raises(UnreadablePress):
        read_value("{half")


def test_an_option_without_a_limit_cannot_be_asked_with_a_menu():
    class Endless(msgspec.Struct):
        points: int = 3

    with pytest.raises(TypeError, match="points"):
        fields_of(with_options(Endless))


# Options that go by the number of seats and by each other


def offered(seats, **chosen):
    return {field.name: field.values for field in offered_fields(tenby.GAME, seats, chosen)}


def test_only_options_that_leave_a_choice_are_offered():
    assert set(offered(3)) == {
        "rounds",
        "secret_residents",
        "thanks_for_visiting",
        "accolades",
        "first_player",
    }
    assert offered(3)["first_player"] == ("by_lot", "seat_1", "seat_2", "seat_3")
    assert set(offered(1)) == {"solo", "thanks_for_visiting", "accolades"}
    assert offered(1)["accolades"] == ("none", "open_sea", "crosswind", "driftwood")
    assert set(offered(1, solo="main_street")) == {"solo"}
    festival = offered(1, solo="festival", thanks_for_visiting=True, accolades="open_sea")
    assert set(festival) == {"solo", "accolades"}
    assert "none" not in festival["accolades"]


async def test_a_scenario_is_described_and_other_options_follow_it(house):
    table_id = await house.lobby(house.anna, game="tenby")
    panel = await options_of(house, table_id)
    assert "Solo game" not in said(panel)
    panel = (await choose(house.anna, panel, "Accolades", "Accolades: High Tide"))["message"]
    panel = (await choose(house.anna, panel, "How many seats", "1 seat"))["message"]
    assert (await arrangement(house, table_id)).options == {}, "High Tide is for several players"
    stale = await options_of(house, table_id)
    panel = (await choose(house.anna, panel, "Accolades", "Accolades: Crosswind"))["message"]
    panel = (await choose(house.anna, panel, "Solo game", "Solo game: Cliff Climb"))["message"]
    assert "There are only five rings in the whole game. Reach 160 points." in said(panel)
    assert (await arrangement(house, table_id)).options == {"solo": "cliff_climb"}
    refused = await choose(house.anna, stale, "Accolades", "Accolades: Driftwood")
    assert "Cliff Climb is played by the core rules, without other options." in said(refused["message"])
    assert (await arrangement(house, table_id)).options == {"solo": "cliff_climb"}
