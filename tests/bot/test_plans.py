"""Turns planned ahead: played when the turn begins, in the same update as the move before, or cancelled."""

import pytest
from msgspec.structs import replace

from bot.clocks.controls import Timing, bank, live
from bot.clocks.lengths import DAY, HOUR
from bot.doer import Doer
from bot.errors import NotAllowed, StaleButton, WrongTime
from bot.planning import cases_of, may_plan, without_lapsed, word_for
from bot.table import NOBODY, Entry, Kind, updated
from bot.table_posts import call_to_turn
from club.posts import Topic
from games.api import Seat
from tests.bot.clocks.when import at
from tests.bot.company import ANNA, STRANGER, rows
from tests.bot.hours import Hands, a_house
from tests.bot.posting import unsent
from tests.games import sealed
from tests.languages.english import english, german, refused

MONDAY = at("06-01 12:00")
HOST = Doer(ANNA.user_id, ANNA.name)
ONE_DAY = Timing(bank(DAY, 8 * HOUR), vacation=False)
THERE, GONE = "t34", "t12"
"""What is left after a fallback, which takes the cards of footbridges 1 and 2, and what is not."""


@pytest.fixture
def hands():
    return Hands(MONDAY)


@pytest.fixture
async def house(place, hands):
    async with a_house(place, hands) as running:
        yield running


def waiting(table, step=1):
    """The seat that plays so many turns after the one in turn, and its player's id."""
    seat = (table.acting[0] + step) % len(table.holders)
    return seat, table.holders[seat].user_id


async def plan(house, table, user_id, *cases):
    """The player plans these moves, a case each."""
    for text in cases:
        turn = await house.tables.begin_plan(table.id, user_id)
        await house.tables.keep_plan(table.id, user_id, turn.table.version, 0, text)
    return await house.tables.load(table.id)


async def move(house, table):
    """The first seat to act makes its plainest move, and whoever is to be told is told."""
    seat = table.acting[0]
    text = table.game.write_move(table.game.fallback(table.position, seat))
    update = await house.tables.confirm(table.id, table.holders[seat].user_id, table.version, 0, text)
    await house.send()
    return update


@pytest.mark.contract
async def test_a_plan_whose_premise_holds_is_played_in_the_same_update(house, place):
    table = await house.table(ONE_DAY)
    first, (seat, user_id) = table.acting[0], waiting(table)
    planned = await plan(house, table, user_id, THERE)
    assert planned.version == table.version, "nobody else sees anything of it"
    await house.wait(3 * HOUR)
    version = table.version
    turn = await house.tables.turn(table.id, table.holders[first].user_id)
    update = await house.tables.confirm(
        table.id, table.holders[first].user_id, version, len(turn.steps), "t12"
    )
    assert [(entry.kind, entry.seat, entry.text) for entry in update.entries] == [
        (Kind.MOVE, first, "t12"),
        (Kind.MOVE, seat, THERE),
    ]
    assert update.entries[1].user_id == user_id
    assert update.after.acting == (first,)
    assert cases_of(update.after, seat) == ()
    assert "premise" not in rows(place, "SELECT holders FROM tables")[0][0], "it is deleted when used"


async def test_a_planned_turn_uses_no_time_gets_the_increment_and_nobody_is_pinged_for_it(house):
    table = await house.table(Timing(bank(3 * DAY, 24 * HOUR)))
    first, (seat, user_id) = table.acting[0], waiting(table)
    table = await house.moves(table)
    await house.wait(30 * HOUR)
    table = await house.moves(table)  # its bank is 66 h now
    assert table.clocks.seats[seat].bank == 66 * HOUR
    await plan(house, table, user_id, THERE)
    told = len(house.told(Topic.TURN))
    table = (await move(house, table)).after
    assert table.clocks.seats[seat].bank == 72 * HOUR
    assert table.acting == (first,)
    assert [key.split(":")[3] for key in house.told(Topic.TURN)[told:]] == [str(first)]
    table = await house.tables.load(table.id)
    assert table.clocks.seats[first].started == MONDAY + 30 * HOUR, "a new turn, and its player was told"


async def test_a_plan_that_does_not_fit_is_cancelled_and_its_player_learns_why(house):
    table = await house.table()
    seat, user_id = waiting(table)
    await plan(house, table, user_id, GONE)
    table = await house.moves(table)
    assert table.acting == (seat,)
    assert cases_of(table, seat) == ()
    word = english(word_for(table, seat))
    assert word.startswith("Your plan did not fit: footbridge ")
    assert german(word_for(table, seat)).startswith("Dein Plan passte nicht: an Steg ")
    assert table.clocks.seats[seat].started is not None, "it is a turn like any other"
    table = await house.moves(table)
    assert word_for(table, seat) is None, "it was read"


async def test_the_first_case_that_fits_is_played(house):
    table = await house.table()
    seat, user_id = waiting(table)
    table = await plan(house, table, user_id, GONE, THERE, "t67")
    assert english(cases_of(table, seat)[1].premise[0]).startswith("footbridge 3 holds ")
    update = await move(house, table)
    assert update.entries[-1].text == THERE


async def test_a_plan_has_three_cases_at_most(house):
    table = await house.table()
    _, user_id = waiting(table)
    await plan(house, table, user_id, "t34", "t45", "t56")
    with refused(WrongTime, "no more than 3"):
        await house.tables.begin_plan(table.id, user_id)


async def test_a_case_that_is_not_legal_is_passed_over_and_told(path, house):
    """The facts hold, but the ability was spent: kept under other circumstances than those that came."""
    table = await house.table()
    seat, user_id = waiting(table)
    table = await plan(house, table, user_id, "t35")
    player = replace(table.position.players[seat], active=(), used=())
    players = tuple(player if n == seat else each for n, each in enumerate(table.position.players))
    spent = replace(table, position=replace(table.position, players=players))
    house.tables._remember(spent)
    table = await house.moves(table)
    assert table.acting == (seat,)
    assert english(word_for(table, seat)).startswith("Your plan could not be played.")


async def test_a_plan_sets_off_the_next_one(house):
    table = await house.table(ONE_DAY, seats=3)
    (second, second_id), (third, third_id) = waiting(table), waiting(table, 2)
    first, before = table.acting[0], table.version
    await plan(house, table, second_id, THERE)
    await plan(house, table, third_id, "t67")
    table = (await move(house, table)).after
    assert table.version == before + 3
    assert table.acting == (first,)
    assert {table.clocks.seats[seat].bank for seat in (second, third)} == {DAY}
    assert house.told(Topic.TURN)[-1] == call_to_turn(table, first).key


async def test_a_move_that_shows_something_is_made_and_the_rest_is_the_players(house):
    table = await house.table(game="kensington")
    seat, user_id = waiting(table)
    await plan(house, table, user_id, _take(table, seat))
    table = await house.moves(table)
    assert table.acting == (seat,)
    assert table.position.hand, "the tile was turned up"
    assert house.told(Topic.TURN)[-1].endswith(f":{seat}")
    assert table.clocks.seats[seat].started == MONDAY
    assert word_for(table, seat) is None


def _take(table, seat):
    ahead = table.game.as_if_to_act(table.position, seat)
    moves = table.game.legal_moves(table.game.view_for(ahead, seat), seat)
    return table.game.write_move(moves[2])


async def test_a_takeback_cancels_every_plan_with_a_word(house):
    table = await house.table(game="tenby", seats=3)
    while len(table.acting) > 1:
        table = await house.moves(table)
    mover = table.acting[0]
    table = await house.moves(table)
    seat, user_id = next(
        (n, h.user_id) for n, h in enumerate(table.holders) if n not in (mover, *table.acting)
    )
    table = await plan(house, table, user_id, _day(table, seat))
    table = (await house.tables.ask_back(table.id, table.holders[mover].user_id)).after
    assert table.acting == (mover,)
    assert english(word_for(table, Seat(seat))) == "Your plan was cancelled: a turn was taken back."
    await house.send()
    assert house.told(Topic.PLAN) == [f"plan:{table.id}:{table.version}:{seat}"]


def _day(table, seat):
    ahead = table.game.as_if_to_act(table.position, seat)
    return table.game.write_move(table.game.legal_moves(ahead, seat)[0])


async def test_a_pause_cancels_every_plan_with_a_word(house):
    table = await house.table()
    seat, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    table = (await house.tables.pause(table.id, HOST, 2, "holidays")).after
    assert english(word_for(table, seat)) == "Your plan was cancelled: the table was paused."
    await house.send()
    assert len(house.told(Topic.PLAN)) == 1


async def test_a_replacement_gets_no_plan_and_the_one_who_made_it_is_told(house):
    table = await house.table()
    seat, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    table = (await house.tables.offer(table.id, HOST, user_id)).after
    assert cases_of(table, seat), "until somebody takes it, the seat is theirs"
    opened = table.holders[seat].offer.opened
    table = (await house.tables.take_seat(table.id, STRANGER, seat, opened)).after
    assert table.holders[seat].plan is None
    (notice,) = [each for each in await unsent(house.store) if each.topic is Topic.PLAN]
    assert notice.wanted.to == user_id


async def test_a_takeover_cancels_the_plan_of_its_seat_alone(house):
    table = await house.table(seats=3)
    (seat, user_id), (other, other_id) = waiting(table), waiting(table, 2)
    await plan(house, table, user_id, THERE)
    table = await plan(house, table, other_id, THERE)
    taken = replace(table.holders[seat], taken_over=True)
    holders = (*table.holders[:seat], taken, *table.holders[seat + 1 :])
    update = without_lapsed(updated(table, (Entry(Kind.TAKEN_OVER, NOBODY, "", seat),), holders=holders))
    assert english(word_for(update.after, seat)) == "Your plan was cancelled: a bot player plays for you."
    assert cases_of(update.after, other)


async def test_a_game_that_does_not_say_what_a_turn_will_be_like_has_no_plans(house, sealed_on_the_shelf):
    table = await house.table(game=sealed.GAME.key)
    assert not table.game.has_plans
    assert not any(may_plan(table, Seat(seat)) for seat in range(2))


async def test_other_rules_cancel_a_plan(house):
    table = await house.table()
    seat, user_id = waiting(table)
    table = await plan(house, table, user_id, THERE)
    holder = table.holders[seat]
    older = replace(holder, plan=replace(holder.plan, rules_version=0))
    holders = tuple(older if n == seat else each for n, each in enumerate(table.holders))
    await house.tables._keep_holders(table, replace(table, holders=holders))
    table = await house.moves(table)
    assert table.acting == (seat,)
    assert english(word_for(table, seat)).startswith("Your plan was cancelled: the rules have changed")


async def test_who_resigns_or_loses_the_table_leaves_no_plan(house):
    table = await house.table(seats=3)
    seat, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    table = (await house.tables.resign(table.id, user_id)).after
    assert table.holders[seat].plan is None


async def test_at_zero_the_fallback_is_played_and_no_plan_of_the_seat(house):
    """A turn that is taken over has begun, and its plan was tried then; it is not tried again."""
    table = await house.table(ONE_DAY)
    seat, user_id = waiting(table)
    await plan(house, table, user_id, GONE)
    table = await house.moves(table)
    await house.wait(3 * DAY)
    table = await house.tables.load(table.id)
    assert table.holders[seat].taken_over
    log = await house.store.log.load(table.id)
    assert not [entry for entry in log if entry.kind is Kind.MOVE and entry.user_id == user_id]


async def test_a_plan_is_played_after_a_bot_player_moved_too(house):
    table = await house.table(ONE_DAY)
    _, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    await house.wait(3 * DAY)
    log = await house.store.log.load(table.id)
    assert THERE in [entry.text for entry in log if entry.user_id == user_id]


async def test_a_plan_survives_a_restart_and_a_kill_between_keeping_and_showing(path, hands):
    async with a_house(path, hands) as house:
        table = await house.table(ONE_DAY)
        seat, user_id = waiting(table)
        await plan(house, table, user_id, THERE)
    async with a_house(path, hands) as house:
        table = await house.tables.load(table.id)
        assert len(cases_of(table, seat)) == 1
        mover = table.holders[table.acting[0]].user_id
        # kept, and the process dies before anybody is told
        await house.tables.confirm(table.id, mover, table.version, 0, "t12")
    async with a_house(path, hands) as house:
        table = await house.tables.load(table.id)
        assert (cases_of(table, seat), table.holders[table.acting[0]].user_id) == ((), mover)
        await house.send()
        assert [key.split(":")[0] for key in house.sent] == ["turn"], "only the one whose turn it is"


async def test_a_database_that_refuses_the_update_refuses_the_planned_turn_with_it(house):
    table = await house.table()
    _, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    stale = await house.tables.load(table.id)
    await house.moves(table)
    house.tables._cache[table.id] = stale
    with pytest.raises(StaleButton):
        await house.tables.confirm(table.id, table.holders[table.acting[0]].user_id, table.version, 0, "t12")
    assert len(await house.store.log.load(table.id)) == (await house.tables.load(table.id)).version


async def test_plans_are_off_where_the_table_says_so_and_in_live(house):
    for timing in (replace(Timing(), plans=False), Timing(live(10, 30))):
        table = await house.table(timing)
        _, user_id = waiting(table)
        with refused(NotAllowed, "not planned ahead"):
            await house.tables.begin_plan(table.id, user_id)


async def test_who_is_to_act_plans_nothing(house):
    table = await house.table()
    with refused(WrongTime, "It is your turn"):
        await house.tables.begin_plan(table.id, table.holders[table.acting[0]].user_id)


async def test_a_draft_of_a_plan_is_no_move(house):
    table = await house.table()
    _, user_id = waiting(table)
    turn = await house.tables.begin_plan(table.id, user_id)
    assert turn.is_plan
    assert turn.is_to_act
    with refused(WrongTime, "not your turn"):
        await house.tables.confirm(table.id, user_id, table.version, 0, THERE)
    assert not (await house.tables.stop_planning(table.id, user_id)).is_plan
    with refused(StaleButton):
        await house.tables.keep_plan(table.id, user_id, table.version, 0, THERE)


async def test_the_draft_of_a_plan_is_gone_when_the_turn_begins(house):
    table = await house.table()
    _, user_id = waiting(table)
    await house.tables.begin_plan(table.id, user_id)
    table = await house.moves(table)
    turn = await house.tables.turn(table.id, user_id)
    assert (turn.is_plan, turn.is_to_act) == (False, True)


async def test_a_plan_is_forgotten_on_request(house):
    table = await house.table()
    seat, user_id = waiting(table)
    await plan(house, table, user_id, THERE)
    await house.tables.forget_plan(table.id, user_id)
    table = await house.moves(table)
    assert table.acting == (seat,)
    assert word_for(table, seat) is None
