"""What spectators are told and when: pure decisions, and what is kept of them."""

from datetime import time

import pytest
from msgspec.structs import replace

from bot.clocks.lengths import DAY, HOUR, MINUTE
from bot.clocks.quiet import QuietHours
from bot.errors import NotAllowed, WrongTime
from bot.following import (
    CALM,
    FOREVER,
    GATHERING,
    MOST_FOLLOWED,
    Following,
    FollowPost,
    News,
    Spectator,
    Tells,
    check_may_follow,
    muted,
    news_of,
    read_follow_post,
    unmuted,
    when_told,
)
from bot.running import in_ms
from bot.table import NOBODY, Contest, Entry, Kind, Watch
from club.posts import let_go
from tests.bot.company import ANNA, BEN, SERVER, STRANGER, a_lobby, a_table, fallback, moved, rows
from tests.languages.english import refused

SAM = STRANGER.user_id
NOW = 1_000_000_000


def following(**more):
    return Following(SAM, SERVER, **{"table_id": 1, "id": 1, **more})


EVERY_TURN = following(tells=Tells.TURNS)


def lines_of(news):
    return [(line.kind, line.text) for line in news.lines] if news else []


def move(text, seat=0, at=0.0):
    return Entry(Kind.MOVE, NOBODY, text, seat, at)


def back(moves, seat=0):
    return Entry(Kind.TAKEN_BACK, NOBODY, str(moves), seat)


# What


async def test_who_follows_the_result_is_told_no_turn(tables):
    table = await a_table(tables)
    assert news_of(table, [move("a")], [following()], is_over=False) is None


async def test_a_turn_is_told_to_who_follows_everybody_or_its_player(tables):
    table = await a_table(tables)
    lines = [move("a", 0), move("b", 1)]
    for whose, told in ((0, ["a", "b"]), (ANNA.user_id, ["a"]), (BEN.user_id, ["b"]), (SAM, [])):
        news = news_of(table, lines, [replace(EVERY_TURN, whose=whose)], is_over=False)
        assert [text for _, text in lines_of(news)] == told


async def test_moves_that_were_taken_back_before_they_were_told_are_not_told(tables):
    table = await a_table(tables)
    news = news_of(table, [move("a"), move("b"), back(1), move("c")], [EVERY_TURN], is_over=False)
    assert [text for _, text in lines_of(news)] == ["a", "c"]
    assert news_of(table, [move("a"), back(1)], [EVERY_TURN], is_over=False) is None


async def test_moves_that_were_told_and_are_taken_back_are_told_to_be(tables):
    table = await a_table(tables)
    news = news_of(table, [move("b"), back(2, 1)], [replace(EVERY_TURN, whose=ANNA.user_id)], is_over=False)
    assert lines_of(news) == [(Kind.TAKEN_BACK, "2")]


async def test_what_nobody_follows_in_a_log_is_left_out(tables, store):
    table = await a_table(tables)
    log = await store.log.load(table.id)
    news = news_of(table, log, [EVERY_TURN], is_over=False)
    assert [kind for kind, _ in lines_of(news)] == [Kind.STARTED]
    assert {entry.kind for entry in log} > {Kind.STARTED}


async def test_what_happened_before_it_was_followed_is_not_told(tables):
    table = await a_table(tables)
    lines = [move("a", at=10.0), move("b", at=20.0)]
    news = news_of(table, lines, [replace(EVERY_TURN, since=20_000)], is_over=False)
    assert [text for _, text in lines_of(news)] == ["b"]


async def test_a_table_that_is_followed_itself_stands_before_the_people_at_it(tables):
    table = await a_table(tables)
    person = Following(SAM, SERVER, person_id=ANNA.user_id, whose=ANNA.user_id, tells=Tells.TURNS, id=2)
    assert lines_of(news_of(table, [move("a")], [person], is_over=False))
    assert news_of(table, [move("a")], [following(), person], is_over=False) is None
    assert news_of(table, [], [following(), person], is_over=True).following == following()


async def test_two_friends_at_a_table_make_one_message(tables):
    table = await a_table(tables)
    friends = [
        Following(SAM, SERVER, person_id=each.user_id, whose=each.user_id, tells=Tells.TURNS, id=number)
        for number, each in enumerate((ANNA, BEN), 1)
    ]
    news = news_of(table, [move("a", 0), move("b", 1)], friends, is_over=False)
    assert [text for _, text in lines_of(news)] == ["a", "b"]


async def test_an_end_while_it_is_muted_is_told_of_a_table_and_not_of_a_person(tables):
    table = await a_table(tables)
    over = (await tables.resign(table.id, BEN.user_id)).after
    until = in_ms(over.since) + DAY
    assert news_of(over, [], [muted(following(), until)], is_over=True).is_over
    person = Following(SAM, SERVER, person_id=ANNA.user_id, whose=ANNA.user_id, id=2)
    assert news_of(over, [], [person], is_over=True).is_over
    assert news_of(over, [], [muted(person, until)], is_over=True) is None
    assert news_of(over, [], [unmuted(muted(person, until), until)], is_over=True) is None


# When


def news_at(began, *, is_over=False, muted_until=0):
    return News(following(muted_until=muted_until), (), is_over, began)


NOTHING_YET = Spectator(SAM, 1)


def test_turns_wait_a_minute_for_others_and_the_end_does_not():
    assert when_told(news_at(NOW), NOTHING_YET, None, NOW) == NOW + GATHERING
    assert when_told(news_at(NOW, is_over=True), NOTHING_YET, None, NOW) == NOW


@pytest.mark.parametrize("is_over", [False, True])
def test_between_two_messages_about_a_table_are_ten_minutes(is_over):
    told = replace(NOTHING_YET, told_at=NOW - MINUTE)
    assert when_told(news_at(NOW - MINUTE, is_over=is_over), told, None, NOW) == NOW - MINUTE + CALM


def test_nothing_is_told_while_it_is_muted():
    assert when_told(news_at(NOW, is_over=True, muted_until=NOW + DAY), NOTHING_YET, None, NOW) == NOW + DAY
    assert when_told(news_at(NOW, is_over=True, muted_until=FOREVER), NOTHING_YET, None, NOW) == FOREVER


def test_what_is_muted_for_good_waits_through_quiet_hours_too():
    for hour in range(24):
        quiet = QuietHours(time(hour), time((hour + 10) % 24), "Europe/Berlin")
        news = news_at(NOW, is_over=True, muted_until=FOREVER)
        assert when_told(news, NOTHING_YET, quiet, NOW) >= FOREVER


def test_quiet_hours_are_waited_for_also_after_a_long_outage():
    noon = NOW - NOW % DAY + 12 * HOUR
    quiet = QuietHours(time(12), time(14))
    for began in (noon, noon - 3 * DAY):
        assert when_told(news_at(began), NOTHING_YET, quiet, noon) == noon + 2 * HOUR
    assert when_told(news_at(noon - DAY), NOTHING_YET, quiet, noon - MINUTE) == noon - MINUTE
    just_before = noon - MINUTE // 2
    assert when_told(news_at(just_before), NOTHING_YET, quiet, just_before) == noon + 2 * HOUR


# Who


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, None),
        ({"watch": Watch.PLAYERS}, "Only its players"),
        ({"contest": Contest(1, 2.0)}, "weekly challenge"),
    ],
)
async def test_who_may_follow_which_table(tables, change, words):
    table = await a_table(tables)
    table = replace(table, arrangement=replace(table.arrangement, **change))
    if words is None:
        check_may_follow(table, SAM)
    else:
        with refused(NotAllowed, match=words):
            check_may_follow(table, SAM)
    with refused(NotAllowed, match="You play at this table"):
        check_may_follow(table, ANNA.user_id)


async def test_a_lobby_may_be_followed_and_one_that_was_cancelled_not(tables):
    lobby = await a_lobby(tables)
    check_may_follow(lobby, SAM)
    cancelled = (await tables.cancel(lobby.id, ANNA.user_id)).after
    with refused(WrongTime, match="over"):
        check_may_follow(cancelled, SAM)


# What is kept


@pytest.mark.contract
async def test_one_row_for_each_who_follows_and_what(store, place):
    first = await store.followings.keep(following(since=5))
    again = await store.followings.keep(following(since=9, tells=Tells.TURNS))
    assert again == first
    assert rows(place, "SELECT count(*) FROM followings") == [(1,)]


async def test_no_more_are_kept_than_there_may_be_but_one_of_these_may_be_followed_again(store):
    for number in range(1, MOST_FOLLOWED + 1):
        assert await store.followings.keep(following(table_id=number))
    assert await store.followings.keep(following(table_id=99)) is None
    assert await store.followings.keep(following(table_id=7)) is not None
    assert len(await store.followings.of(SAM)) == MOST_FOLLOWED


async def test_nobody_changes_what_somebody_else_follows(store):
    kept = await store.followings.keep(following())
    await store.followings.change(replace(kept, user_id=5, tells=Tells.TURNS))
    assert await store.followings.load(kept.id, SAM) == kept
    assert await store.followings.load(kept.id, 5) is None


@pytest.mark.contract
async def test_a_table_is_found_by_itself_and_by_who_plays_there_on_its_server(tables, store):
    table = await a_table(tables)
    wanted = [
        following(table_id=table.id),
        Following(SAM, SERVER, person_id=ANNA.user_id),
        Following(SAM, SERVER + 1, person_id=ANNA.user_id),
        Following(SAM, SERVER, person_id=5),
        following(table_id=table.id + 1),
    ]
    kept = [await store.followings.keep(each) for each in wanted]
    assert await store.followings.at(table) == kept[:2]
    tables_followed, people = await store.followings.followed()
    assert tables_followed == {table.id, table.id + 1}
    assert people == {(SERVER, ANNA.user_id), (SERVER + 1, ANNA.user_id), (SERVER, 5)}


async def told(store, table, version, seen=0):
    """Want SAM told up to this version; was it wanted now?"""
    post = FollowPost(table.id, SAM, seen, version)
    return await store.followings.want_told(Spectator(SAM, table.id, seen), post, SERVER, NOW)


@pytest.mark.contract
async def test_who_was_told_everything_is_not_looked_for_again(tables, store):
    table = await a_table(tables)
    await store.followings.keep(Following(SAM, SERVER, person_id=ANNA.user_id))
    assert await store.followings.not_told() == [(table.id, SERVER)]
    assert await told(store, table, table.version)
    assert await store.followings.spectator(SAM, table.id) == Spectator(SAM, table.id, table.version, NOW)
    assert await store.followings.not_told() == []
    await moved(tables, table, fallback(table))
    assert await store.followings.not_told() == [(table.id, SERVER)]


@pytest.mark.contract
async def test_two_who_look_at_once_want_one_post(tables, store):
    table = await a_table(tables)
    assert [await told(store, table, version) for version in (3, 3, 4)] == [True, False, False]
    assert await told(store, table, 4, seen=3)
    kept = await store.posts.of_subject(f"follow:{table.id}:{SAM}")
    assert [post.key for post in kept] == [f"follow:{table.id}:{SAM}:{span}" for span in ("0-3", "3-4")]
    assert [(post.wanted.guild_id, post.wanted.to) for post in kept] == [(SERVER, SAM)] * 2


def test_the_key_of_a_post_says_what_it_tells():
    post = FollowPost(17, SAM, 3, 9)
    assert read_follow_post(post.key) == post


@pytest.mark.contract
async def test_who_was_told_the_end_follows_the_table_no_longer_and_leaves_nothing_behind(
    tables, store, place
):
    table = await a_table(tables)
    await store.followings.keep(following(table_id=table.id))
    await told(store, table, 9)
    (post,) = await store.posts.of_subject(f"follow:{table.id}:{SAM}")
    await store.followings.keep_end(SAM, table.id, [let_go(post)])
    assert await store.followings.of(SAM) == []
    assert rows(place, "SELECT count(*) FROM spectators") == [(0,)]
    assert await store.posts.of_subject(post.wanted.subject) == []


async def test_who_follows_a_person_too_is_not_told_the_end_twice(tables, store):
    table = await a_table(tables)
    over = (await tables.resign(table.id, BEN.user_id)).after
    await store.followings.keep(following(table_id=table.id))
    await store.followings.keep(Following(SAM, SERVER, person_id=ANNA.user_id))
    await told(store, table, over.version)
    await store.followings.keep_end(SAM, table.id, [])
    assert (await store.followings.spectator(SAM, table.id)).seen == over.version
    assert await store.followings.not_told() == []


async def test_tables_that_ended_before_a_person_was_followed_are_not_looked_at(tables, store, clock):
    table = await a_table(tables)
    await tables.resign(table.id, BEN.user_id)
    clock.now += 60
    await store.followings.keep(Following(SAM, SERVER, person_id=ANNA.user_id, since=in_ms(clock.now)))
    assert await store.followings.not_told() == []
