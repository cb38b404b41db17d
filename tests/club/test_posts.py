"""Posts as rows: what updates want, what delivery does next; no end of a process loses or doubles one."""

import random

import pytest
from msgspec.structs import replace

from club import posts
from club.posts import (
    CALLS,
    MINUTE,
    ON_ITS_WAY,
    POLICIES,
    Again,
    Do,
    Post,
    State,
    Step,
    Topic,
    WantedPost,
    Wish,
)

NOW = 1_000_000
HOME = 40


def wanted(key="board:17", topic=Topic.BOARD, version=3):
    return WantedPost(key, topic, "table:17", version)


def standing(topic=Topic.BOARD, version=3, shown=3, wish=Wish.STAND):
    """A post that was sent a minute ago."""
    post = posts.begin_sending(Post(wanted(topic=topic, version=version), wish), HOME, NOW - MINUTE)
    return posts.stands(post, 500, shown)


# What updates want


def test_what_is_wanted_is_compared_with_the_rows():
    kept = [
        Post(wanted("board:17", Topic.BOARD, 3)),
        Post(wanted("turn:17:3:0", Topic.TURN, 3)),
        Post(wanted("turn:17:1:0", Topic.TURN, 1), Wish.PAST),
        Post(wanted("vac:5:0", Topic.NEWS, 3)),
    ]
    wishes = [wanted("board:17", Topic.BOARD, 4), wanted("turn:17:4:1", Topic.TURN, 4)]
    found = posts.compare(kept, wishes, frozenset((Topic.BOARD, Topic.TURN)))
    assert [each.key for each in found.inserted] == ["turn:17:4:1"]
    assert [each.key for each in found.raised] == ["board:17"]
    assert found.past == ("turn:17:3:0",), "news are of another topic, and the older call is past already"


def test_an_older_version_lowers_nothing():
    found = posts.compare([Post(wanted(version=5))], [wanted(version=4)], frozenset(Topic))
    assert found == posts.Wanting()


# What is done next


@pytest.mark.parametrize(
    ("post", "step"),
    [
        (Post(wanted()), Step(Do.SEND)),
        (Post(wanted(), Wish.PAST), Step(Do.LET_GO)),
        (Post(wanted(), next_try=NOW + 5), Step(Do.WAIT, NOW + 5)),
        (posts.begin_sending(Post(wanted()), HOME, NOW), Step(Do.WAIT, NOW + ON_ITS_WAY)),
        (posts.begin_sending(Post(wanted(), Wish.PAST), HOME, NOW - ON_ITS_WAY), Step(Do.LOOK)),
        (standing(), Step(Do.NOTHING)),
        (standing(version=4), Step(Do.EDIT)),
        (standing(wish=Wish.PAST), Step(Do.LET_GO)),
        (standing(Topic.TURN, wish=Wish.PAST), Step(Do.DELETE)),
        (posts.refuse(Post(wanted()), 3), Step(Do.NOTHING)),
        (posts.refuse(Post(wanted(version=4)), 3), Step(Do.SEND)),
        (posts.refuse(standing(version=4), 4), Step(Do.NOTHING)),
        (posts.let_go(standing(version=4)), Step(Do.NOTHING)),
    ],
)
def test_the_next_step(post, step):
    assert posts.next_step(post, NOW) == step


def test_a_post_that_is_sent_anew_stands_before_the_old_one_is_deleted():
    again = posts.begin_sending(standing(), 41, NOW)
    moved = posts.stands(again, 501, 3)
    assert posts.next_step(moved, NOW) == Step(Do.DELETE_PAST)
    assert (moved.standing, moved.past) == (posts.Message(41, 501), posts.Message(HOME, 500))
    assert posts.next_step(posts.past_deleted(moved), NOW) == Step(Do.NOTHING)
    assert moved.attempt == 2, "so that it has a nonce of its own"


@pytest.mark.parametrize("topic", Topic)
def test_what_others_deleted_is_posted_again_as_its_policy_says(topic):
    for is_open in (True, False):
        again = POLICIES[topic].again is Again.ALWAYS or (
            POLICIES[topic].again is Again.WHILE_OPEN and is_open
        )
        left = posts.deleted_by_others(standing(topic), is_open=is_open)
        assert posts.next_step(left, NOW).do is (Do.SEND if again else Do.NOTHING)


@pytest.mark.parametrize("topic", Topic)
def test_an_interrupted_try_that_is_not_found_is_repeated_as_its_policy_says(topic):
    tried = posts.begin_sending(Post(wanted(topic=topic)), HOME, NOW - ON_ITS_WAY)
    is_repeated = posts.not_found(tried, could_look=True).state is State.NONE
    assert is_repeated is POLICIES[topic].is_sent_late
    blindly = posts.not_found(tried, could_look=False).state is State.NONE
    assert blindly is (topic in CALLS or topic in (Topic.CARD, Topic.BOARD, *_IN_CHANNELS))


_IN_CHANNELS = (Topic.LEAGUE, Topic.PUZZLE, Topic.SCOREBOARD)


# Trouble


def test_a_discord_that_is_away_is_asked_ever_more_slowly():
    post, waits = Post(wanted()), []
    for _ in range(9):
        post = posts.put_off(posts.begin_sending(post, HOME, NOW), NOW, jitter=1.0)
        waits.append((post.next_try - NOW) // 1000)
        assert post.state is State.NONE
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert posts.put_off(Post(wanted()), NOW, jitter=0.0).next_try == NOW + 500


def test_a_closed_place_rests_for_minutes_until_it_is_known_to_be_open():
    post, rests = standing(version=4), []
    for _ in range(8):
        post = posts.rest(post, NOW)
        rests.append((post.next_try - NOW) // MINUTE)
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60]
    assert posts.next_step(post, NOW).do is Do.WAIT
    assert posts.next_step(posts.wake_up(post), NOW) == Step(Do.EDIT)


# Processes that end at any moment


class Ended(Exception):
    """The process was killed."""


class Deliverer:
    """Does what is to be done about one post with a Discord of a few lines, and is killed again and again."""

    def __init__(self, topic, chance):
        self.chance = chance
        self.post = Post(wanted(topic=topic, version=0))
        self.now = NOW
        self.messages = {}
        """What stands on Discord: by its id, the attempt that sent it and the version that it shows."""
        self.number = 100

    def may_end(self):
        if self.chance.random() < 0.15:
            raise Ended

    def update(self):
        """Something happens at the table: a newer version, or it is past."""
        if self.post.wish is Wish.STAND and self.chance.random() < 0.9:
            newer = replace(self.post.wanted, version=self.post.wanted.version + 1)
            self.post = replace(self.post, wanted=newer)
        else:
            self.post = replace(self.post, wish=Wish.PAST)

    def deliver(self):
        """One step, kept before and after; gives whether there was one."""
        step = posts.next_step(self.post, self.now)
        version = self.post.wanted.version
        match step.do:
            case Do.NOTHING:
                return False
            case Do.WAIT:
                self.now = step.until
            case Do.SEND:
                self.send(version)
            case Do.LOOK:
                sent = [n for n, (attempt, _) in self.messages.items() if attempt == self.post.attempt]
                self.may_end()
                self.post = (
                    posts.stands(self.post, sent[0], self.messages[sent[0]][1])
                    if sent
                    else posts.not_found(self.post, could_look=True)
                )
            case Do.EDIT:
                message_id = self.post.standing.message_id
                self.messages[message_id] = (self.messages[message_id][0], version)
                self.may_end()
                self.post = posts.edited(self.post, version)
            case Do.DELETE_PAST:
                self.messages.pop(self.post.past.message_id, None)
                self.may_end()
                self.post = posts.past_deleted(self.post)
            case Do.DELETE:
                self.messages.pop(self.post.standing.message_id, None)
                self.may_end()
                self.post = posts.let_go(self.post)
            case Do.LET_GO:
                self.post = posts.let_go(self.post)
        return True

    def send(self, version):
        self.post = posts.begin_sending(self.post, HOME, self.now)
        self.may_end()
        self.number += 1
        self.messages[self.number] = (self.post.attempt, version)
        self.may_end()
        self.post = posts.stands(self.post, self.number, version)

    def move(self):
        """It is out of sight, so it is posted anew."""
        if self.post.state is State.STANDING and self.post.wish is Wish.STAND and self.post.past is None:
            self.send(self.post.wanted.version)


@pytest.mark.parametrize("topic", [Topic.BOARD, Topic.TURN, Topic.HALF, Topic.RESULT])
def test_no_end_of_a_process_loses_or_doubles_a_post(topic):
    for seed in range(400):
        chance = random.Random(f"{topic} {seed}")
        deliverer = Deliverer(topic, chance)
        for _ in range(chance.randrange(1, 30)):
            try:
                chance.choice((deliverer.update, deliverer.deliver, deliverer.deliver, deliverer.move))()
            except Ended:
                deliverer.now += chance.choice((1, MINUTE))
        deliverer.chance = random.Random(1)
        deliverer.may_end = lambda: None
        while deliverer.deliver():
            pass
        post, shown = deliverer.post, [version for _, version in deliverer.messages.values()]
        if post.wish is Wish.PAST:
            assert len(shown) <= POLICIES[topic].stays, seed
        elif POLICIES[topic].is_sent_late or post.state is not State.GONE:
            assert shown == [post.wanted.version], seed
        else:
            assert shown == [], seed
