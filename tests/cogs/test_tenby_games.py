"""Complete games of Tenby over the playground, choices made at one moment, and restarts in every phase."""

import asyncio
import random

import msgspec
import pytest

from bot.table import State
from games.tenby.position import Buy, Phase
from tests.cogs.house import choose, key, labels, menu, press, said
from tests.cogs.players import (
    ByButtons,
    ByCommands,
    Mixed,
    acting,
    check_over,
    opened,
    play_out,
    seat_down,
    walk,
)
from tests.cogs.situations import member_with, open_panel
from tests.cogs.tastes import good_move
from tests.quick import quick, thorough

SHORT = {"rounds": 6}
EVERYTHING = {
    "rounds": 6,
    "secret_residents": False,
    "thanks_for_visiting": True,
    "accolades": "ebb_and_flow",
    "first_player": "seat_2",
}


async def play_until(house, table_id, is_there, seed="until", *, buys=True):
    """Play on without Discord until a turn is as wanted, buying actions as rings come; gives it."""
    rng = random.Random(seed)
    for _ in range(400):
        table = await house.tables.load(table_id)
        assert table.state is State.PLAYING
        user_id = table.holders[table.acting[0]].user_id
        turn = await house.tables.turn(table_id, user_id)
        if is_there(turn):
            return turn
        moves = table.game.legal_moves(turn.position, turn.seat)
        bought = [move for move in moves if buys and isinstance(move, Buy)]
        move = bought[0] if bought else good_move(table.game, turn.position, turn.seat, rng)
        await house.tables.choose(table_id, user_id, table.game.write_move(move))
    raise AssertionError("it never comes to that")


@thorough
@pytest.mark.parametrize("way", [ByButtons, ByCommands])
async def test_a_game_of_two_until_the_last_round(house, way):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby", options=SHORT)
    table = await play_out(house, table_id, members, way())
    await check_over(house, table_id)
    assert table.position.round == 6


@thorough
@pytest.mark.parametrize("accolades", ["open_sea", "ebb_and_flow", "high_tide"])
async def test_a_game_of_three_with_every_option_on(house, accolades):
    members = (house.anna, house.bruno, house.chidi)
    options = {**EVERYTHING, "accolades": accolades}
    table_id = await seat_down(house, *members, game="tenby", options=options)
    table = await play_out(house, table_id, members, Mixed(accolades))
    await check_over(house, table_id)
    told = {entry.text[0] for entry in await house.store.log.load(table_id) if entry.text}
    assert "v" in told or "r" in told, "nobody visited"
    assert table.position.phase is Phase.OVER


async def test_residents_are_kept_by_all_at_the_same_moment(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    panels = [await open_panel(house, table_id, member) for member in members]
    dealt = (await house.tables.load(table_id)).position.players
    done = await asyncio.gather(
        *(press(member, panel, "Keep ") for member, panel in zip(members, panels, strict=True))
    )
    table = await house.shown(table_id)
    assert table.position.phase is Phase.NIGHT
    # Whoever kept last and chooses the first day card is asked that at once; the other one is done.
    done = [said(each["message"]) for each in done]
    asked = [text for text in done if "Choose a day card." in text]
    assert len([text for text in done if "Done" in text and "Choose a day card." not in text]) == 2 - len(
        asked
    )
    assert asked in ([], [done[table.acting[0]]])
    assert [player.residents for player in table.position.players] == [player.drawn[:1] for player in dealt]


async def test_a_panel_stays_fresh_while_the_other_chooses(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby", options={"accolades": "ebb_and_flow"})
    hers, his = [await open_panel(house, table_id, member) for member in members]
    done = await press(house.anna, hers, "Keep ")
    assert "Done" in said(done["message"])
    await press(house.bruno, his, "Keep ")
    assert (await house.shown(table_id)).position.phase is Phase.EBB_AND_FLOW
    hers, his = [await open_panel(house, table_id, member) for member in members]
    await press(house.bruno, his, "Reveal it: 15 points")
    board = said(await house.board(table_id, house.anna))
    assert "Reveal" not in board
    await press(house.anna, hers, "Keep it secret: 5 points")
    position = (await house.shown(table_id)).position
    assert position.phase is Phase.NIGHT
    assert [player.is_accolade_open for player in position.players] == [False, True]


async def test_the_last_of_a_choice_made_by_all_is_final_at_once(house):
    """Those who chose before must not wait for what else the last one has to decide (ruling 43)."""
    members = (house.anna, house.bruno)
    options = {"accolades": "ebb_and_flow", "first_player": "seat_2"}
    table_id = await seat_down(house, *members, game="tenby", options=options)
    for label, following in (("Keep ", Phase.EBB_AND_FLOW), ("Keep it secret", Phase.NIGHT)):
        for member in members:
            await press(member, await open_panel(house, table_id, member), label)
        table = await house.shown(table_id)
        assert table.position.phase is following
        assert not (await house.tables.turn(table_id, int(house.bruno.id))).steps
    assert table.acting == (1,)


def is_in(phase):
    return lambda turn: turn.position.phase is phase


def holds(turn):
    return bool(turn.position.turn.holding)


def draws_residents(turn):
    return turn.position.phase is Phase.DAY and bool(turn.position.players[turn.seat].drawn)


def has_bought(turn):
    return turn.position.turn.bought is not None


def chooses_a_visitor(turn):
    return bool(turn.position.turn.offered)


MOMENTS = {
    "keep resident": is_in(Phase.KEEP_RESIDENT),
    "ebb and flow": is_in(Phase.EBB_AND_FLOW),
    "night": is_in(Phase.NIGHT),
    "day": is_in(Phase.DAY),
    "placing": holds,
    "residents by day": draws_residents,
    "bought": has_bought,
    "visiting": is_in(Phase.VISITING),
    "visitors' cards": chooses_a_visitor,
}


@pytest.mark.parametrize("moment", quick(MOMENTS, "keep resident", "placing", "visitors' cards"))
async def test_a_panel_opened_before_a_restart_plays_on_after_it(house, moment):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby", options=EVERYTHING)
    turn = await play_until(house, table_id, MOMENTS[moment])
    member = member_with(house, turn.table.holders[turn.seat].user_id)
    panel = await opened(house, member, table_id)
    await house.restart()
    game = turn.table.game
    text = game.write_move(game.legal_moves(turn.view, turn.seat)[0])
    await walk(house, member, table_id, panel, text)
    after = await house.tables.load(table_id)
    expected = turn.after(text)
    if expected.attempts[-1].needs_confirming:
        made = [entry.text for entry in await house.store.log.load(table_id)][-len(expected.steps) :]
        assert (tuple(made), after.position) == (expected.steps, expected.position)
    else:
        assert after.position == turn.table.position
        assert (await house.tables.turn(table_id, int(member.id))).steps == expected.steps


async def test_an_accolade_is_revealed_out_of_turn_from_the_panel(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby", options={"accolades": "ebb_and_flow"})

    for choice in ("keep1", "secret"):
        for member in members:
            await house.tables.choose(table_id, int(member.id), choice)

    def other_may(turn):
        return bool(turn.table.game.may_act(turn.table.position)) and not turn.steps

    turn = await play_until(house, table_id, other_may, buys=False)
    seat = turn.table.game.may_act(turn.table.position)[0]
    member = member_with(house, turn.table.holders[seat].user_id)
    panel = await open_panel(house, table_id, member)
    assert "You may do this at any time" in said(panel)
    asked = (await press(member, panel, "Reveal "))["message"]
    assert "Confirm" in "".join(labels(asked))
    done = (await press(member, asked, "Confirm"))["message"]
    assert "Done" in said(done)
    after = (await house.shown(table_id)).position
    assert after.players[seat].is_accolade_open
    assert (await house.tables.load(table_id)).acting == turn.table.acting
    assert "Take your turn" in labels(await house.board(table_id))
    again = await open_panel(house, table_id, member)
    assert "You may do this" not in said(again)


async def test_a_drafted_card_outlives_a_restart_and_can_be_undone(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    turn = await play_until(house, table_id, lambda turn: turn.position.turn.actions and not turn.steps)
    member = member_with(house, turn.table.holders[turn.seat].user_id)
    panel = await open_panel(house, table_id, member)
    drafted = (await press(member, panel, "Take "))["message"]
    assert "Drafted, only you see it: You take " in said(drafted)
    await house.restart()
    undone = (await press(member, drafted, "Undo step"))["message"]
    assert "Still open" in said(undone)


async def test_a_move_is_typed_in_the_words_of_the_list(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    await play_until(house, table_id, is_in(Phase.NIGHT))
    member = await acting(house, table_id, members)
    home = str((await house.store.posts.showing(table_id)).home_id)
    offered = await member.complete(home, "tenby day", "card", card="")
    assert offered[0]["name"].startswith("Day ")
    await member.command(home, "tenby day", card=offered[0]["name"].partition(":")[0])
    assert len((await house.shown(table_id)).position.night) == 1


async def test_options_with_names_are_read_in_the_members_language(house):
    table_id = await house.lobby(house.anna, game="tenby")
    panel = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    panel = (await choose(house.anna, panel, "Accolades", "Accolades: The Open Sea"))["message"]
    panel = (await choose(house.anna, panel, "First player", "First player: player 2"))["message"]
    assert "The Open Sea" in said(panel)
    assert "Accolades: The Open Sea" in said(await house.card(table_id))
    wanted = (await house.tables.load(table_id)).arrangement.options
    assert wanted == {"accolades": "open_sea", "first_player": "seat_2"}
    await house.anna.speaks("de")
    german = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    assert "Auszeichnungen: Offene See" in [
        each["label"] for each in menu(german, "Auszeichnungen")["options"]
    ]


async def test_every_option_of_the_lobby_reaches_the_game(house):
    table_id = await house.lobby(house.anna, game="tenby", seats=2)
    panel = (await press(house.anna, await house.card(table_id), "Options"))["message"]
    chosen = {
        "Rounds": "Rounds: 6",
        "Accolades": "Accolades: Ebb & Flow",
        "First player": "First player: player 2",
    }
    for placeholder, option in chosen.items():
        panel = (await choose(house.anna, panel, placeholder, option))["message"]
    for label in ("Secret residents: turn off", "Thanks for Visiting: turn on"):
        panel = (await press(house.anna, panel, label))["message"]
    await press(house.bruno, await house.card(table_id), "Join")
    await press(house.anna, await house.card(table_id), "Start")
    position = (await house.shown(table_id)).position
    assert msgspec.to_builtins(position.options) == {**EVERYTHING, "solo": "core"}
    assert position.night[0] == 1
    assert all(player.accolade for player in position.players)


async def test_the_towns_of_others_are_shown_on_request(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    await play_until(house, table_id, is_in(Phase.NIGHT))
    member = await acting(house, table_id, members)
    other = next(each for each in members if each is not member)
    panel = await open_panel(house, table_id, member)
    shown = (await press(member, panel, "See the towns"))["message"]
    assert f"{other.name}: 0 points from 1 card" in said(shown).replace("**", "")
    back = (await press(member, shown, "Back"))["message"]
    assert key(back, "Day ")
