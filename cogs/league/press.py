"""What the keys and menus of leagues mean when they are pressed."""

from enum import StrEnum

from cogs.press import Press


class InSeason(Press, frozen=True):
    """Everything that means one season; whoever may not see its channel finds none."""

    season: int


class EnterSeason(InSeason, frozen=True, tag="enter"):
    """Sign up."""


class LeaveSeason(InSeason, frozen=True, tag="unenter"):
    """Be entered no more; or be asked whether to withdraw, if it has begun."""


class WithdrawFromSeason(InSeason, frozen=True, tag="withdraw"):
    """Withdraw from a season that has begun."""


class ReadStandings(InSeason, frozen=True, tag="standings"):
    """A private copy of a division's standings, with one's own row marked."""

    division: int


class ReadFixtures(InSeason, frozen=True, tag="fixtures"):
    """The tables of a division."""

    division: int


class ReadSummary(InSeason, frozen=True, tag="summary"):
    """How a season ended, in words."""


class LeagueNews(InSeason, frozen=True, tag="leaguenews"):
    """What a league's news are about, from a message that is known again by its key."""

    key: str


class OfLeague(Press, frozen=True):
    """Everything that means one league which its organiser puts together."""

    league: int


class Page(StrEnum):
    """A part of the form of a league."""

    START = "start"
    DIVISIONS = "divisions"
    SEASON = "season"
    GAME = "game"


class ShowForm(OfLeague, frozen=True, tag="form"):
    """Show a part of the form."""

    page: Page


class Term(StrEnum):
    """What an organiser chooses."""

    SEATS = "seats"
    START = "start"
    CLOCK = "clock"
    SIZE = "size"
    TABLES = "tables"
    DIVISIONS = "divisions"
    MOVES = "moves"
    DAYS = "days"
    OVERTIME = "overtime"
    REST = "rest"
    AT_ONCE = "atonce"
    SCALE = "scale"
    AT_ZERO = "zero"
    VACATION = "vacation"
    PLACES = "places"


class SetTerm(OfLeague, frozen=True, tag="term"):
    """Choose one thing as a menu's choice says."""

    what: Term


class SetLeagueOption(OfLeague, frozen=True, tag="leagueoption"):
    """Play with an option of the game so, or as a menu's choice says; values as JSON."""

    name: str
    value: str | None = None


class OpenSignup(OfLeague, frozen=True, tag="opensignup"):
    """Let people enter."""


class DropLeague(OfLeague, frozen=True, tag="dropleague"):
    """Forget a league that never opened."""
