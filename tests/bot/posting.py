"""Posts of tables without Discord: what is to be said, and delivery in a few lines."""

from bot.store import Store
from bot.table_posts import subject_of, table_of
from bot.tables import Tables
from club import posts
from club.posts import Post, State, Topic, Wish

SHOWN = (Topic.CARD, Topic.BOARD)
ANY_TIME = 2**61
HERE = 70


async def calls(store: Store, table_id: int) -> list[Post]:
    """The calls and news of a table that stand or should stand, oldest first."""
    found = await store.posts.of_subject(subject_of(table_id))
    return [post for post in found if post.topic not in SHOWN and post.wish is Wish.STAND]


async def unsent(store: Store) -> list[Post]:
    """What is still to be said, at all tables."""
    subjects = [each for each in await store.posts.due(ANY_TIME, 100_000) if each.startswith("table:")]
    found = [
        post for subject in sorted(subjects, key=table_of) for post in await calls(store, table_of(subject))
    ]
    return [post for post in found if post.state in (State.NONE, State.SENDING)]


async def sent(tables: Tables, post: Post, message_id: int = 700) -> Post | None:
    """Send it, and keep that it stands; None if it is past by now."""
    now = round(tables.now() * 1000)
    trying = posts.begin_sending(post, HERE, HERE, now)
    if not await tables._store.posts.begin(trying):
        return None
    standing = posts.stands(trying, message_id, post.version, now)
    await tables.settle(table_of(post.wanted.subject), standing)
    return standing


async def needless(tables: Tables, post: Post) -> None:
    """Keep that there is no need to send it."""
    await tables.settle(table_of(post.wanted.subject), posts.let_go(post))
