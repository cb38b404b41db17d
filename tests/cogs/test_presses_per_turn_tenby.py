"""How often somebody touches the screen for a round of Tenby, counted over the playground."""

import pytest

from games.tenby.components import COMPASSES, DAY_CARDS, Action
from games.tenby.position import Phase
from tests.cogs.house import labels, said
from tests.cogs.players import seat_down
from tests.cogs.situations import member_with
from tests.cogs.test_tenby_games import play_until
from tests.cogs.touches import Touches

BUILDING = {Action.TERRACE, Action.PIER, Action.LANDMARK}


def two_cards(day):
    """A day card with exactly two building icons, and rings."""
    icons = [icon for icon in DAY_CARDS[day.number].actions if icon is not Action.RING]
    return day.seat is None and len(icons) == 2 and set(icons) <= BUILDING


def chooses_first_and_acts_later(turn):
    """A night in which somebody else chooses after the seat, so that night and day are two panels."""
    position = turn.position
    return position.phase is Phase.NIGHT and len(position.night) > 1 and any(map(two_cards, position.days))


@pytest.mark.parametrize("elsewhere", [False, True], ids=["where it is shown", "at another place"])
async def test_a_day_card_and_two_cards_placed_take_seven(house, elsewhere):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    turn = await play_until(house, table_id, chooses_first_and_acts_later)
    number = next(day.number for day in turn.position.days if two_cards(day))
    member = member_with(house, turn.table.holders[turn.seat].user_id)
    hand = Touches(member, await house.board(table_id, member))
    await hand.press("Take your turn")
    await hand.press(f"Day {number}:")
    assert "Done" in said(hand.message)

    await play_until(
        house,
        table_id,
        lambda now: now.position.phase is Phase.DAY and now.seat == turn.seat and not now.steps,
    )
    hand.message = await house.board(table_id, member)
    await hand.press("Take your turn")
    before = sum(map(len, turn.position.players[turn.seat].town))
    await hand.press("Take ")
    await hand.press(place_key(hand.message, "Place: ", elsewhere))
    await hand.press("Take ")
    await hand.press(place_key(hand.message, "Place and end", elsewhere))
    assert "Done" in said(hand.message)
    assert hand.count == 7
    table = await house.shown(table_id)
    assert sum(map(len, table.position.players[turn.seat].town)) == before + 2
    assert turn.seat in table.position.night or table.position.round > turn.position.round


def place_key(message, beginning, elsewhere):
    """The whole label of the first key that places, or of another one."""
    found = [label for label in labels(message) if label.startswith(beginning)]
    return found[-1] if elsewhere else found[0]


async def test_giving_everything_up_is_asked_once(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")
    turn = await play_until(
        house,
        table_id,
        lambda now: now.position.phase is Phase.DAY and now.position.turn.actions and not now.steps,
    )
    member = member_with(house, turn.table.holders[turn.seat].user_id)
    hand = Touches(member, await house.board(table_id, member))
    await hand.press("Take your turn")
    await hand.press("End the turn: ")
    assert "given up for a ring" in said(hand.message)
    await hand.press("End the turn, take ")
    assert "Done" in said(hand.message)
    assert hand.count == 3
    rings = turn.position.players[turn.seat].rings + len(turn.position.turn.actions)
    assert (await house.shown(table_id)).position.players[turn.seat].rings == rings


async def test_moving_a_card_is_chosen_previewed_and_drafted(house):
    members = (house.anna, house.bruno)
    table_id = await seat_down(house, *members, game="tenby")

    def can_move(now):
        position = now.position
        town = position.players[now.seat].town
        return (
            position.phase is Phase.DAY
            and not now.steps
            and position.players[now.seat].rings >= 2
            and len(town[0]) > 1
            and not position.turn.holding
            and position.turn.bought is None
        )

    turn = await play_until(house, table_id, can_move)
    member = member_with(house, turn.table.holders[turn.seat].user_id)
    hand = Touches(member, await house.board(table_id, member))
    await hand.press("Take your turn")
    await hand.press("Rings (")
    await hand.press("Move a card: 2 rings")
    await hand.pick("Which card?")
    assert "points" in said(hand.message)
    await hand.press("Move: ")
    assert "Drafted, only you see it: You pay 2 rings and move" in said(hand.message)
    assert hand.count == 6


# Alone


def cards_of(number):
    """How many cards a compass brings; none if it brings anything else but rings."""
    icons = [icon for icon in COMPASSES[number].actions if icon is not Action.RING]
    return len(icons) if set(icons) <= BUILDING else 0


async def test_a_solo_round_is_a_compass_and_two_presses_for_every_card(house):
    """And one more where a ring can be paid to go before the anchor; the next plan is in the same panel."""
    table_id = await seat_down(house, house.anna, game="tenby")

    def plans_to_build(now):
        position = now.position
        hand = position.solo.hand if position.phase is Phase.PLAN else ()
        return any(map(cards_of, hand)) and position.round < 9

    turn = await play_until(house, table_id, plans_to_build)
    number = min(filter(cards_of, turn.position.solo.hand), key=cards_of)
    hand = Touches(house.anna, await house.board(table_id, house.anna))
    await hand.press("Take your turn")
    await hand.press(f"Play {COMPASSES[number].number}: ")
    could_pay = "Your compass." not in said(hand.message)
    if could_pay:
        await hand.press("Set out with ")
    for card in range(cards_of(number)):
        await hand.press("Take ")
        await hand.press("Place and end" if card + 1 == cards_of(number) else "Place: ")
    assert hand.count == 2 + could_pay + 2 * cards_of(number)
    assert "Choose a compass." in said(hand.message)
    table = await house.shown(table_id)
    assert (table.position.round, table.position.phase) == (turn.position.round + 1, Phase.PLAN)
    assert f"Round {table.position.round} of 10 begins." in said(hand.message), "what followed is told"
