"""Bot players over the playground: in the lobby, through whole games, and never called by anybody."""

import asyncio

import pytest

from bot.bot_players import bots_to_act
from bot.table import Kind, State
from cogs.departures import Departures
from cogs.membership import Membership
from cogs.press import InPanel
from cogs.services import robots_of, thinkers_of
from games.catalog import GAMES
from games.thought import Level, Thought
from tests.bot.company import assert_log_and_position_agree
from tests.cogs.house import House, choose, key, labels, menu, parts, press, presses, said
from tests.cogs.players import seat_down
from tests.cogs.situations import gone, hearing, pings, to_act
from tests.quick import quick, thorough

THINKING = [game for game in GAMES.values() if game.think is not None]
GAME = THINKING[0].key if THINKING else ""


async def plays(house, member, table_id):
    """The member takes the turn as a gentle player would; then the bot players take theirs."""
    table = await house.tables.load(table_id)
    while table.state is State.PLAYING and table.waits_for(int(member.id)):
        seat, game = table.seat_of(int(member.id)), table.game
        view = game.view_for(table.position, seat)
        plan = game.think(view, seat, Thought(Level.GENTLE, f"{table_id} {table.version}"))[0]
        texts = map(game.write_move, plan.moves)
        table = (await house.tables.confirm(table_id, int(member.id), table.version, 0, *texts)).after
    await house.app.part(robots_of).rested(table_id)
    return await house.tables.load(table_id)


async def test_a_bot_player_sits_down_with_one_press_is_marked_as_one_and_gets_up_again(house):
    table_id = await house.lobby(house.anna, GAME, seats=3)
    outcome = await press(house.anna, await house.card(table_id), "Add a bot player")
    assert "Ada (easy bot) has sat down." in said(outcome["message"])
    outcome = await choose(house.anna, outcome["message"], "How well it plays", "Hard")
    assert "2. Ada (hard bot)" in said(await house.card(table_id)).replace("*", "")
    assert menu(outcome["message"], "How well it plays")
    outcome = await press(house.anna, outcome["message"], "Add another")
    assert [h.bot for h in (await house.tables.load(table_id)).holders] == [None, Level.SHARP, Level.SHARP]
    assert key(await house.card(table_id), "Add a bot player")["disabled"]
    await press(house.anna, outcome["message"], "Take it off")
    assert [h.name for h in (await house.tables.load(table_id)).holders][1:] == ["Ada (hard bot)"]
    refused = await press(house.bruno, await house.card(table_id), "Add a bot player")
    assert "host" in said(refused["message"])


async def test_bot_players_are_not_taken_for_members_who_left_while_the_bot_was_away(house):
    table_id = await house.lobby(house.anna, GAME, seats=3)
    await press(house.anna, await house.card(table_id), "Play against bots")
    before = await house.shown(table_id)
    await house.restart()
    await house.app.part(Departures).done()
    assert await house.app.part(Membership).settle(before) == []
    after = await house.shown(table_id)
    assert (after.version, after.holders) == (before.version, before.holders)
    assert (await house.store.tables.players_by_server())[int(house.guild_id)] == [int(house.anna.id)]


async def test_alone_one_plays_against_bots_at_once(house):
    table_id = await house.lobby(house.anna, GAME, seats=3)
    outcome = await press(house.anna, await house.card(table_id), "Play against bots")
    assert outcome["message"]["flags"] & 64
    table = await house.shown(table_id)
    assert [holder.bot for holder in table.holders] == [None, Level.GENTLE, Level.GENTLE]
    assert table.acting == (0,)
    shown = said(await house.board(table_id))
    for entry in [e for e in await house.store.log.load(table_id) if e.kind is Kind.MOVE]:
        assert entry.seat in (1, 2)
    assert "(easy bot)" in shown
    told = await pings(house, table_id)
    assert [ping.split()[0] for ping in told] == [f"<@{house.anna.id}>"]


async def test_an_open_panel_becomes_the_next_turn_when_the_bot_players_have_moved(house):
    table_id = await house.lobby(house.anna, GAME, seats=2)
    panel = (await press(house.anna, await house.card(table_id), "Play against bots"))["message"]
    table = await plays(house, house.anna, table_id)
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name().startswith("panel of")))
    turned = await house.message(panel["channel_id"], panel["id"], house.anna)
    assert "Ada (easy bot)" in said(turned).replace("*", "")
    drawn_at = {each.version for each in presses(turned) if isinstance(each, InPanel)}
    assert drawn_at == {table.version}


async def test_in_german_bot_players_are_called_so(house):
    await house.speaks("de")
    await house.anna.speaks("de")
    table_id = await house.lobby(house.anna, GAME, seats=2)
    outcome = await press(house.anna, await house.card(table_id), "Bot-Spieler dazusetzen")
    assert "Ada (leichter Bot) hat sich dazugesetzt." in said(outcome["message"])


@pytest.mark.parametrize("game", quick([game.key for game in THINKING], GAME))
async def test_a_whole_game_against_bot_players_ends_and_is_played_again_with_them(house, game):
    table_id = await house.lobby(house.anna, game, seats=max(2, GAMES[game].seats[0]))
    await press(house.anna, await house.card(table_id), "Play against bots")
    table = await house.shown(table_id)
    while table.state is State.PLAYING:
        table = await plays(house, house.anna, table_id)
        assert not bots_to_act(table)
    board = await house.board(table_id)
    assert "Rematch" in labels(board)
    if game == GAME:
        looked = (await press(house.anna, board, "What could I have done?"))["message"]
        assert said(looked).count("You did this:") == len([p for p in parts(looked) if p["type"] == 12])
        assert "Better:" in said(looked) or "much the same" in said(looked)
    await press(house.anna, board, "Rematch")
    again = await house.shown(max(await house.store.tables.all()))
    assert again.arrangement.rematch_of == table_id
    assert again.state is State.PLAYING
    assert [holder.bot for holder in again.holders] == [None, Level.GENTLE]


@thorough
async def test_bot_players_of_every_level_play_a_whole_game_at_one_table(house):
    table_id, anna = await house.lobby(house.anna, GAME, seats=4), int(house.anna.id)
    for level in Level:
        await house.tables.add_bot(table_id, anna, level, lambda name, level: f"{name} ({level})")
    await house.tables.start(table_id, anna)
    table = await house.shown(table_id)
    while table.state is State.PLAYING:
        table = await plays(house, house.anna, table_id)
    await assert_log_and_position_agree(house.store, table_id)
    board = said(await house.board(table_id)).replace("*", "")
    assert all(f"({level})" in board for level in Level)
    played = [entry for entry in await house.store.log.load(table_id) if entry.kind is Kind.MOVE]
    assert {entry.user_id for entry in played} == {holder.user_id for holder in table.holders}


async def test_a_hint_tells_whoever_asks_what_a_strong_bot_would_do_and_changes_nothing(house):
    table_id = await house.lobby(house.anna, GAME, seats=2)
    await press(house.anna, await house.card(table_id), "Play against bots")
    table = await house.shown(table_id)
    hinted = await hint_for(house, house.anna, table_id)
    (panel,) = hinted["components"]
    assert "A strong bot would do this:" in panel["components"][-1]["content"], "below the key, in sight"
    assert "Hint" in labels(hinted)
    assert await house.tables.load(table_id) == table
    assert "A strong bot" not in said(await house.board(table_id))


async def hint_for(house, member, table_id):
    """What the member reads after asking for a hint."""
    panel = (await member.command(house.here, "turn", table=table_id))["message"]
    async with hearing(house, member) as hears:
        hinted = (await press(member, panel, "Hint"))["message"]
        if "A strong bot is having a look" in said(hinted):
            await hears(lambda event: event["type"] == "message_updated" and "would do" in str(event))
    return await house.message(hinted["channel_id"], hinted["id"], member)


async def test_a_hint_for_a_panel_that_was_replaced_meanwhile_is_given_in_a_new_one(
    house, monkeypatch, caplog
):
    table_id = await house.lobby(house.anna, GAME, seats=2)
    await press(house.anna, await house.card(table_id), "Play against bots")
    await house.shown(table_id)
    thinkers, may_end = house.app.part(thinkers_of), asyncio.Event()
    thought = thinkers.plans

    async def thought_for_long(question):
        await may_end.wait()
        return await thought(question)

    monkeypatch.setattr(thinkers, "plans", thought_for_long)
    panel = (await house.anna.command(house.here, "turn", table=table_id))["message"]
    async with hearing(house, house.anna) as hears:
        await press(house.anna, panel, "Hint")
        replaced = (await house.anna.command(house.here, "turn", table=table_id))["message"]
        may_end.set()
        told = await hears(lambda event: event["type"] == "message_created" and "would do" in str(event))
        await hears(gone(replaced))
        await house.anna.command(house.here, "turn", table=table_id)
        await hears(gone(told["message"]))
    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]


@pytest.mark.parametrize("game", [game.key for game in THINKING if 1 in game.seats])
async def test_alone_one_is_given_hints_as_well(house, game):
    table_id = await seat_down(house, house.anna, game=game)
    assert "A strong bot would do this:" in said(await hint_for(house, house.anna, table_id))


@pytest.mark.parametrize("rated", [False, True])
async def test_hints_are_offered_unless_the_table_is_rated(house, rated):
    table_id = await seat_down(house, house.anna, house.bruno, game=GAME, rated=rated)
    member = await to_act(house, table_id)
    panel = (await member.command(house.here, "turn", table=table_id))["message"]
    assert ("Hint" in labels(panel)) is not rated


async def test_a_bot_player_plays_for_somebody_who_finds_the_way_back_in_the_panel(house):
    table_id = await seat_down(house, house.anna, house.bruno, game=GAME)
    outcome = await house.anna.command(house.here, "table bot", player=str(house.bruno.id), table=table_id)
    assert "bruno" in said(outcome["message"])
    table = await house.shown(table_id)
    assert table.acting == (0,)
    outcome = await house.bruno.command(house.here, "turn", table=table_id)
    outcome = await press(house.bruno, outcome["message"], "Take my seat back")
    assert "yours again" in said(outcome["message"])
    assert (await house.tables.load(table_id)).holders[1].plays


@pytest.mark.usefixtures("_warm")
async def test_turns_of_bot_players_in_a_row_are_drawn_once_and_each_of_them_is_told(tmp_path):
    edited = []

    def note(method, path, *_):
        if method == "PATCH":
            edited.append(path.rpartition("/")[2])

    async with House(tmp_path, note) as house:
        table_id = await house.lobby(house.anna, GAME, seats=4)
        await press(house.anna, await house.card(table_id), "Play against bots")
        await house.shown(table_id)
        edited.clear()
        await plays(house, house.anna, table_id)
        board = await house.board(table_id)
    told = said(board).replace("*", "").splitlines()[-4:]
    assert [line.removeprefix("-# ").split()[0] for line in told] == ["Anna", "Ada", "Bo", "Cleo"]
    assert edited.count(board["id"]) <= 2, "once for what Anna did, and once for all that followed"
