"""Tenby for one over the playground: whole games in a channel and in direct messages, kills in all phases."""

from bot.challenge import end_of_week, scoreboard_key
from bot.table import DIRECT, Arrangement, Holder, Place, State
from cogs.delivery.service import Delivery
from games import tenby
from games.tenby.position import Phase
from tests.cogs.house import choose, labels, press, said
from tests.cogs.players import opened, walk
from tests.cogs.test_restarts import revive
from tests.quick import thorough

PHASES = {Phase.KEEP_RESIDENT, Phase.CROSSWIND, Phase.PLAN, Phase.LOWER, Phase.DAY, Phase.VISITING}


async def newest(house):
    return await house.shown(max(await house.store.tables.all()))


async def turn_of(house, member, table):
    """The member's turn with what they have drafted, and the move that decides as little as it can."""
    turn = await house.tables.turn(table.id, int(member.id))
    return turn, table.game.write_move(table.game.fallback(turn.position, turn.seat))


async def press_on(house, member, table):
    """One decision in the private panel, by pressing."""
    _, text = await turn_of(house, member, table)
    await walk(house, member, table.id, await opened(house, member, table.id), text)
    return await house.tables.load(table.id)


async def type_on(house, member, table):
    """One decision by typing, where the board stands."""
    home = str((await house.store.posts.showing(table.id)).home_id)
    _, text = await turn_of(house, member, table)
    await member.command(home, "move", move=text)
    return await house.tables.load(table.id)


@thorough
async def test_a_whole_game_in_a_channel_by_pressing(house):
    first = await house.anna.command(house.here, "play", game="tenby", seats=1)
    assert first["message"]["local"]["ephemeral"]
    table = await newest(house)
    while table.state is State.PLAYING:
        table = await press_on(house, house.anna, table)
    table = await newest(house)
    board = await house.board(table.id)
    assert "Lost Tourist" in said(board)
    assert "/verify" in said(board)
    assert "wins" not in said(board)
    card = await house.card(table.id)
    assert "Lost Tourist" in said(card)
    assert labels(card) == ["Play again"]
    best = said((await house.anna.command(house.here, "solo"))["message"])
    assert "**Tenby**: [0 points, Lost Tourist]" in best


@thorough
async def test_a_whole_scenario_in_direct_messages_by_typing(house):
    direct = await house.anna.dm()
    await house.anna.command(direct, "play", game="tenby")
    card = await house.card(1)
    panel = (await press(house.anna, card, "Options"))["message"]
    await choose(house.anna, panel, "Solo game", "Solo game: Main Street")
    begun = (await press(house.anna, await house.card(1), "Play alone"))["message"]
    assert begun["channel_id"] == direct
    table = await newest(house)
    assert (table.guild_id, table.arrangement.options) == (DIRECT, {"solo": "main_street"})
    while table.state is State.PLAYING:
        table = await type_on(house, house.anna, table)
    await house.shown(table.id)
    board = await house.board(table.id)
    assert "Main Street has failed" in said(board)
    assert labels(board)[0] == "Play again"
    best = said((await house.anna.command(direct, "solo"))["message"])
    assert "Main Street" in best
    assert "failed" in best


async def test_options_that_do_not_go_together_are_not_offered_alone(house):
    await house.anna.command(await house.anna.dm(), "play", game="tenby")
    panel = (await press(house.anna, await house.card(1), "Options"))["message"]
    shown = said((await choose(house.anna, panel, "Solo game", "Solo game: Cliff Climb"))["message"])
    assert "Rounds" not in shown
    assert "Accolades" not in shown


@thorough
async def test_a_bot_killed_in_every_phase_goes_on(house):
    """Every phase once, by a press after the kill; what lies between is played without Discord."""
    wanted = Arrangement(1, {"thanks_for_visiting": True, "accolades": "crosswind"}, Place.CHANNEL)
    anna, direct = Holder(int(house.anna.id), "Anna"), int(await house.anna.dm())
    table = (await house.tables.open_alone(tenby.GAME, wanted, anna, DIRECT, direct)).after
    seen = set()
    while table.state is State.PLAYING:
        turn, text = await turn_of(house, house.anna, table)
        if turn.position.phase in seen:
            await house.tables.choose(table.id, anna.user_id, text)
            table = await house.tables.load(table.id)
            continue
        seen.add(turn.position.phase)
        await revive(house)
        assert await house.shown(table.id) == table
        table = await press_on(house, house.anna, table)
    assert seen == PHASES
    await revive(house)
    assert "Lost Tourist" in said(await house.board(table.id))


async def test_a_weekly_challenge_of_tenby_names_score_and_rank(house):
    where, ends = (int(house.guild_id), int(house.here)), end_of_week(house.now())
    options = {"accolades": "crosswind"}
    await house.store.challenges.open(*where, ends, "tenby", options, house.tables.new_seed())
    await house.anna.command(house.here, "challenge setup")
    await house.emi.command(house.here, "challenge play")
    table = await newest(house)
    while table.state is State.PLAYING:
        _, text = await turn_of(house, house.emi, table)
        await house.tables.choose(table.id, int(house.emi.id), text)
        table = await house.tables.load(table.id)
    await house.shown(table.id)
    await house.app.part(Delivery).finish()
    board = (await house.store.posts.load(scoreboard_key(1))).standing
    shown = said(await house.message(board.place_id, board.message_id))
    assert "Tenby · Accolades: Crosswind" in shown
    assert "**1** · えみ · -45 points, Lost Tourist" in shown
