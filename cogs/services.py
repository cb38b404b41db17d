"""Every service of the house, in the order in which they start and hear of an update."""

from bot.app import App
from bot.clock import Clock
from bot.robots import Robots
from bot.statistics.judge import Judge
from bot.thinkers import Thinkers
from bot.walks import Walks
from club.posts import Topic
from cogs.challenge.scoreboards import ScoreboardPosts, Weeks
from cogs.delivery.service import Delivery
from cogs.departures import Departures
from cogs.digests import DigestPosts, Digests
from cogs.follow.followers import Followers
from cogs.follow.posts import FollowPosts
from cogs.league.finding import leagues_of
from cogs.league.posts import LeaguePosts
from cogs.puzzle.days import PuzzleDays, PuzzlePosts
from cogs.recap_posts import RecapPosts
from cogs.recaps import Recaps
from cogs.table_posts import TablePosts
from cogs.titles import fact_keeper_of


async def setup(app: App) -> None:
    """First what counts tables, which boards tell of; then what delivers. The clock last: it finds all
    services ready to tell of it."""
    app.serve(app.part(fact_keeper_of))
    delivery = app.part(Delivery)
    delivery.renders("table", TablePosts(app))
    delivery.renders("recap", RecapPosts(app))
    delivery.renders("follow", FollowPosts(app))
    delivery.renders("digest", DigestPosts(app))
    for kind in ("season", Topic.SIGNUP):
        delivery.renders(kind, LeaguePosts(app))
    delivery.renders("challenge", ScoreboardPosts(app))
    delivery.renders(Topic.PUZZLE, PuzzlePosts(app))
    app.serve(delivery)
    app.metrics.when_asked.append(lambda: app.metrics.outbox_age.set(delivery.age()))
    app.serve(app.part(Digests))
    app.serve(app.part(Followers))
    app.serve(app.part(Departures))
    app.serve(app.part(Weeks))
    app.serve(app.part(PuzzleDays))
    app.serve(app.part(Recaps))
    app.serve(app.part(robots_of))
    app.serve(app.part(judge_of))
    leagues = app.part(leagues_of)
    leagues.when_changed.append(delivery.look_soon)
    app.serve(leagues)
    clock = app.part(clock_of)
    app.when_connected.append(clock.connected)
    app.when_disconnected.append(clock.disconnected)
    clock.when_attended.append(app.metrics.attended)
    app.serve(clock)


def thinkers_of(app: App) -> Thinkers:
    """The processes that think, for bot players and for whoever asks for a hint."""
    return Thinkers()


def judge_of(app: App) -> Judge:
    """Who thinks through tables that ended."""
    return Judge(app.store, app.tables, app.part(thinkers_of), app.part(fact_keeper_of))


def robots_of(app: App) -> Robots:
    """The bot players of this house."""
    return Robots(app.store, app.tables, app.part(thinkers_of), app.wall)


def clock_of(app: App) -> Clock:
    """The clock of this house."""
    return Clock(app.store, app.tables, app.wall)


def walks_of(app: App) -> Walks:
    """The walks through tables that somebody looks back at."""
    return Walks(app.store)
