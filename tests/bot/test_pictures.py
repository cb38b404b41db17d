"""Pictures of tables: drawn once while they are kept, and kept in a bounded number of bytes."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.draft import Turn
from bot.lesson import Task, turn_at
from bot.pictures import Pictures
from bot.table import State, Table
from bot.tables import Tables
from games import kensington, tenby
from games.api import Outcome
from games.message import say
from languages.reader import Reader
from languages.shelf import ENGLISH
from tests.bot.company import ANNA, BEN, a_lobby, a_table, doer


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    made = Pictures(most_bytes=500_000)
    yield made
    made.close()


async def test_the_same_board_is_drawn_once(tables: Tables, pictures: Pictures) -> None:
    table = await a_table(tables)
    first = await pictures.board(table, ENGLISH)
    assert await pictures.board(table, ENGLISH) is first


async def test_kept_pictures_never_take_more_than_their_bytes(tables: Tables, pictures: Pictures) -> None:
    sizes = []
    for _ in range(16):
        sizes.append(sum(map(len, await pictures.board(await a_table(tables), ENGLISH))))
        assert 0 < pictures.held_bytes <= 500_000
    assert sum(sizes) > 2 * 500_000


async def test_what_was_drawn_first_is_forgotten_first(tables: Tables, pictures: Pictures) -> None:
    boards: list[tuple[Table, tuple[bytes, ...]]] = []
    for _ in range(12):
        table = await a_table(tables)
        boards.append((table, await pictures.board(table, ENGLISH)))
    first, last = boards[0], boards[-1]
    assert await pictures.board(last[0], ENGLISH) is last[1]
    again = await pictures.board(first[0], ENGLISH)
    assert again is not first[1]
    assert again == first[1]


async def test_a_picture_that_could_not_be_drawn_is_tried_again(tables: Tables, pictures: Pictures) -> None:
    table = await a_table(tables)
    for _ in range(2):
        with pytest.raises(AssertionError):  # it has no result yet
            await pictures.result(table, language="en")
    assert pictures.held_bytes == 0


async def test_the_picture_of_a_lobby_names_the_host_it_was_handed_to(
    tables: Tables, pictures: Pictures
) -> None:
    table = await a_lobby(tables)
    joined = (await tables.join(table.id, BEN)).after
    handed = (await tables.hand_over(table.id, doer(ANNA), BEN.user_id)).after
    assert handed.names == joined.names
    assert await pictures.lobby(handed, (), ENGLISH) != await pictures.lobby(joined, (), ENGLISH)


async def test_a_board_is_drawn_once_in_every_language(tables: Tables, pictures: Pictures) -> None:
    table = await a_table(tables)
    assert await pictures.board(table, "de") != await pictures.board(table, ENGLISH)


async def test_a_name_without_letters_is_shown_as_the_seat_in_the_readers_language(
    tables: Tables, pictures: Pictures
) -> None:
    table = await a_table(tables)
    nameless, named = (
        replace(table, holders=(replace(table.holders[0], name=name), *table.holders[1:]))
        for name in ("\N{FIRE}", "Spieler 1")
    )
    assert await pictures.board(nameless, "de") == await pictures.board(named, "de")


async def test_a_lobby_without_a_name_is_not_drawn_as_one_without_letters(
    tables: Tables, pictures: Pictures
) -> None:
    unnamed, named = await a_lobby(tables), await a_lobby(tables, name="🌊")
    assert await pictures.lobby(unnamed, (), ENGLISH) != await pictures.lobby(named, (), ENGLISH)


async def test_a_lobby_for_one_says_that_its_host_plays_alone(tables: Tables, pictures: Pictures) -> None:
    alone = await a_lobby(tables, 1, tenby.GAME)
    several = replace(alone, id=99, arrangement=replace(alone.arrangement, seats=2))
    assert (alone.is_alone, several.is_alone) == (True, False)
    assert await pictures.lobby(alone, (), ENGLISH) != await pictures.lobby(several, (), ENGLISH)


async def test_two_who_learn_the_same_step_see_their_own_names(pictures: Pictures) -> None:
    task = Task(kensington.GAME, 0)
    anna, ben = turn_at(task, ANNA.user_id, "Anna"), turn_at(task, BEN.user_id, "Ben")
    assert anna.table.id == ben.table.id < 0
    drawn = await pictures.private(anna, ENGLISH)
    assert await pictures.private(ben, ENGLISH) != drawn
    assert await pictures.private(anna, ENGLISH) is drawn
    later = turn_at(Task(kensington.GAME, 1), ANNA.user_id, "Anna")
    assert await pictures.private(later, ENGLISH) != drawn, "and each step has pictures of its own"


async def test_a_game_that_is_looked_back_at_is_not_drawn_as_it_was_at_that_version(
    tables: Tables, pictures: Pictures
) -> None:
    """The moves of a game count otherwise than the lines of its log, so versions of both meet."""
    table = await a_table(tables)
    seat, game = table.acting[0], table.game
    moved = game.apply(table.position, seat, game.legal_moves(table.position, seat)[0])
    now, then = Turn(table, seat), Turn(replace(table, position=moved), seat)
    assert (now.table.id, now.table.version, now.steps) == (then.table.id, then.table.version, then.steps)
    assert await pictures.private(now, ENGLISH) != await pictures.private(then, ENGLISH)
    assert await pictures.draft(now, None, "", ENGLISH) != await pictures.draft(then, None, "", ENGLISH)


async def test_another_name_is_drawn_at_the_same_version(tables: Tables, pictures: Pictures) -> None:
    table = await a_table(tables)
    over = replace(table, state=State.OVER, outcome=Outcome((1, 2), say("table-begins")))
    for shown in (over, await a_lobby(tables)):
        renamed = replace(shown, holders=(replace(shown.holders[0], name="Zoe"), *shown.holders[1:]))
        drawn = [await _card(pictures, each) for each in (shown, renamed)]
        assert drawn[0] != drawn[1]


async def _card(pictures: Pictures, table: Table) -> bytes:
    if table.state is State.OVER:
        return await pictures.result(table, language=ENGLISH)
    return await pictures.lobby(table, (), ENGLISH)


async def test_the_same_values_may_be_drawn_in_two_ways(pictures: Pictures) -> None:
    def drawn_in(colour: int) -> Callable[[int, Reader], Image.Image]:
        return lambda side, reader: Image.new("P", (side, side), colour)

    assert await pictures.of_values(9, drawn_in(1), ENGLISH) != await pictures.of_values(
        9, drawn_in(2), ENGLISH
    )
