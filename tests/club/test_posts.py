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


def wanted(topic=Topic.BOARD):
    return WantedPost("board:17", topic, "table:17")


def row(topic=Topic.BOARD, version=3, **values):
    return Post(wanted(topic), version, **values)


def tried(post, at=NOW, place=HOME):
    return posts.begin_sending(post, place, 7, at)


def standing(topic=Topic.BOARD, version=3, shown=3, wish=Wish.STAND):
    """A post that was sent a minute ago; what is said once stands for this as well."""
    sent = posts.stands(tried(row(topic, version, wish=wish), NOW - MINUTE), 500, shown, NOW - MINUTE)
    return replace(sent, state=State.STANDING)


# What is done next


@pytest.mark.parametrize(
    ("post", "step"),
    [
        (row(), Step(Do.SEND)),
        (row(wish=Wish.PAST), Step(Do.LET_GO)),
        (row(next_try=NOW + 5), Step(Do.WAIT, NOW + 5)),
        (tried(row()), Step(Do.LOOK)),
        (tried(row(wish=Wish.PAST)), Step(Do.LOOK)),
        (standing(), Step(Do.NOTHING)),
        (standing(version=4), Step(Do.EDIT)),
        (standing(wish=Wish.PAST), Step(Do.LET_GO)),
        (standing(Topic.TURN, wish=Wish.PAST), Step(Do.DELETE)),
        (posts.refuse(tried(row())), Step(Do.WAIT, posts.NEVER)),
        (posts.refuse(standing(version=4)), Step(Do.WAIT, posts.NEVER)),
        (posts.let_go(standing(version=4)), Step(Do.NOTHING)),
        (Post(replace(wanted(Topic.DIGEST), not_after=NOW)), Step(Do.SEND)),
        (Post(replace(wanted(Topic.DIGEST), not_after=NOW - 1)), Step(Do.LET_GO)),
    ],
)
def test_the_next_step(post, step):
    assert posts.next_step(post, NOW) == step


def test_a_post_that_is_sent_anew_stands_before_the_old_one_is_deleted():
    again = tried(standing(), place=41)
    moved = posts.stands(again, 501, 3, NOW)
    assert posts.next_step(moved, NOW) == Step(Do.DELETE_PAST)
    assert (moved.standing, moved.past) == (posts.SentMessage(41, 501), posts.SentMessage(HOME, 500))
    assert posts.next_step(posts.past_deleted(moved), NOW) == Step(Do.NOTHING)
    assert (again.postings, moved.postings) == (1, 2), "so that each has a nonce of its own"


def test_what_is_said_once_is_done_with_when_it_stands():
    sent = posts.stands(tried(row(Topic.RESULT)), 500, 3, NOW)
    assert (sent.state, sent.sent_at) == (State.GONE, NOW)


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
    interrupted = tried(row(topic), NOW - ON_ITS_WAY)
    is_repeated = posts.not_found(interrupted, NOW, could_look=True).state is State.NONE
    assert is_repeated is POLICIES[topic].is_sent_late
    blindly = posts.not_found(interrupted, NOW, could_look=False).state is State.NONE
    assert blindly is (topic in CALLS or topic in (Topic.CARD, Topic.BOARD, *_IN_CHANNELS))


@pytest.mark.parametrize(("topic", "wish"), [(Topic.HALF, Wish.STAND), (Topic.TURN, Wish.PAST)])
def test_what_is_not_sent_again_is_looked_for_until_it_must_have_arrived(topic, wish):
    left = posts.not_found(tried(row(topic, wish=wish), NOW - 1), NOW, could_look=True)
    assert posts.next_step(left, NOW) == Step(Do.WAIT, NOW - 1 + ON_ITS_WAY)
    later = NOW + ON_ITS_WAY
    gone = posts.not_found(left, later, could_look=True)
    assert posts.next_step(gone, later).do in (Do.NOTHING, Do.LET_GO)


_IN_CHANNELS = (
    Topic.SIGNUP,
    Topic.STANDINGS,
    Topic.BRACKET,
    Topic.SUMMARY,
    Topic.PUZZLE,
    Topic.SCOREBOARD,
)


# Trouble


def test_a_discord_that_is_away_is_asked_ever_more_slowly():
    post, waits = row(), []
    for _ in range(9):
        post = posts.put_off(tried(post), NOW, jitter=1.0, may_stand=False)
        waits.append((post.next_try - NOW) // 1000)
        assert post.state is State.NONE
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert posts.put_off(row(), NOW, jitter=0.0, may_stand=False).next_try == NOW + 500


def test_what_may_have_been_carried_out_is_looked_for_before_it_is_sent_again():
    post = posts.put_off(tried(row()), NOW, jitter=1.0, may_stand=True)
    assert posts.next_step(post, NOW) == Step(Do.WAIT, NOW + 1000)
    assert posts.next_step(post, NOW + 1000) == Step(Do.LOOK)


def test_a_closed_place_rests_for_minutes():
    assert [posts.rest_for(failures) // MINUTE for failures in range(8)] == [1, 2, 4, 8, 16, 32, 60, 60]
    resting = posts.later(tried(standing(version=4)), NOW + MINUTE)
    assert (resting.state, posts.next_step(resting, NOW)) == (State.STANDING, Step(Do.WAIT, NOW + MINUTE))


# Processes that end at any moment


class Ended(Exception):
    """The process was killed."""


class Deliverer:
    """Does what is to be done about one post with a Discord of a few lines, and is killed again and again."""

    def __init__(self, topic, chance):
        self.chance = chance
        self.post = row(topic, 1)
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
            self.post = replace(self.post, version=self.post.version + 1)
        else:
            self.post = replace(self.post, wish=Wish.PAST)

    def deliver(self):
        """One step, kept before and after; gives whether there was one."""
        step = posts.next_step(self.post, self.now)
        version = self.post.version
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
                    posts.stands(self.post, sent[0], self.messages[sent[0]][1], self.now)
                    if sent
                    else posts.not_found(self.post, self.now, could_look=True)
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
        self.post = tried(self.post, self.now)
        self.may_end()
        self.number += 1
        self.messages[self.number] = (self.post.attempt, version)
        self.may_end()
        self.post = posts.stands(self.post, self.number, version, self.now)

    def move(self):
        """It is out of sight, so it is posted anew."""
        if self.post.state is State.STANDING and self.post.wish is Wish.STAND and self.post.past is None:
            self.send(self.post.version)


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
            assert shown == [post.version] or (POLICIES[topic].is_said_once and len(shown) == 1), seed
        else:
            assert shown == [], seed
