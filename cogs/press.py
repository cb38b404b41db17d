"""What a button, menu or form means when it is pressed: one value a kind; see custom_ids.py."""

from enum import StrEnum

import msgspec

from bot.errors import StaleButton
from bot.practice import What as Practised
from bot.replaying import Way
from games.message import say


class UnreadablePress(StaleButton):
    """Something that this release does not know: of an older one, forged, or no press at all."""

    def __init__(self) -> None:
        super().__init__(say("panel-old-button"))


class Press(msgspec.Struct, frozen=True):
    """A tag and fields: numbers, lists of numbers, words of a closed set, texts. Only the last text may
    contain colons; a field that is None is empty, and left out at the end."""


# At a table


class AtTable(Press, frozen=True):
    """Everything that means one table; whoever may not see it finds none."""

    table: int


class OpenTurn(AtTable, frozen=True, tag="turn"):
    """Open the private panel."""


class OpenNext(AtTable, frozen=True, tag="next"):
    """Open the panel of another table in place of the private message that named it."""


class OpenHand(AtTable, frozen=True, tag="hand"):
    """Show what only the player may see."""


class ReadBoard(AtTable, frozen=True, tag="text"):
    """The board in words: the first page, or in place of it another one."""

    page: int | None = None


class ReadHistory(AtTable, frozen=True, tag="history"):
    """What was played: the newest page, or in place of it another one."""

    page: int | None = None


class Verify(AtTable, frozen=True, tag="verify"):
    """Check that a finished game was fair."""


class LookBack(AtTable, frozen=True, tag="lookback"):
    """Be shown one's own turns that cost the most."""


class AskRecap(AtTable, frozen=True, tag="recap"):
    """Show everybody a finished game as a moving picture."""


class Word(StrEnum):
    """An answer to a question."""

    YES = "yes"
    NO = "no"


class AnswerQuestion(AtTable, frozen=True, tag="agree"):
    """What somebody says to a question: the one that was asked in this version."""

    word: Word
    asked: int


class ChooseAnew(AtTable, frozen=True, tag="anew"):
    """Take back what the player chose in secret, while others have yet to choose."""


class Called(AtTable, frozen=True, tag="called"):
    """Open the private panel, from a message about a turn that is known again by its key."""

    key: str


class ReadNews(AtTable, frozen=True, tag="news"):
    """The board in words, from a message that is known again by its key."""

    key: str


class ComeBack(AtTable, frozen=True, tag="comeback"):
    """Take the seat back from the bot player; on a message, with its key."""

    key: str | None = None


class Snooze(AtTable, frozen=True, tag="snooze"):
    """Be reminded no more of the turn that began with a version, or only at the end."""

    began: int
    late_too: Word = Word.NO


class Resign(AtTable, frozen=True, tag="resign"):
    """Give up the seat."""


class OfferSeat(AtTable, frozen=True, tag="offer"):
    """Let somebody else have one's own seat."""


class KeepSeat(AtTable, frozen=True, tag="keep"):
    """Offer one's own seat no longer."""


class LookAtSeat(AtTable, frozen=True, tag="seat"):
    """Ask about a seat that was offered in this version."""

    seat: int
    opened: int


class TakeSeat(AtTable, frozen=True, tag="sit"):
    """Take a seat that was offered in this version."""

    seat: int
    opened: int


class Follow(AtTable, frozen=True, tag="follow"):
    """Be told of it as a spectator."""


# Looking at a table turn by turn; the version is the table's when the key was drawn


class OpenReplay(AtTable, frozen=True, tag="replay"):
    """Walk through what was played."""


class OpenSince(AtTable, frozen=True, tag="since"):
    """Be shown what was played since one's own last turn."""


class InReplay(AtTable, frozen=True):
    """Pressed while looking at a turn."""

    version: int
    turn: int


class GoInReplay(InReplay, frozen=True, tag="go"):
    """Go on to another turn."""

    way: Way


class JumpInReplay(InReplay, frozen=True, tag="jump"):
    """Go to the chosen turn, or choose among others."""


class ReadReplay(InReplay, frozen=True, tag="leaf"):
    """Another page of the board in words as it stood then."""

    page: int


# In the private panel of a turn


class Verb(StrEnum):
    """What a key or a choice of a panel does with its text."""

    LOOK = "look"
    """Show another screen of the panel."""
    CHOOSE = "choose"
    """Make this move a step of the draft, or ask to confirm it if it cannot be undone."""
    CONFIRM = "confirm"
    """Make the drafted steps and this move, or those that the text joins."""
    PLAN = "plan"
    """Plan them, for the next turn."""


class InPanel(AtTable, frozen=True):
    """Pressed for one version of the board and one step of the draft."""

    version: int
    step: int


class Look(InPanel, frozen=True, tag="look"):
    """Show another screen."""

    text: str


class Choose(InPanel, frozen=True, tag="choose"):
    """Draft a move, or be asked to confirm it."""

    text: str


class Confirm(InPanel, frozen=True, tag="confirm"):
    """Make the drafted steps and these moves."""

    text: str


class Pick(InPanel, frozen=True, tag="pick"):
    """Do with a menu's choice what the verb says."""

    verb: Verb
    menu: str


class Planning(StrEnum):
    """What somebody does about the next turn while others are to act."""

    BEGIN = "begin"
    STOP = "stop"
    FORGET = "forget"


class PlanAhead(AtTable, frozen=True, tag="ahead"):
    """Begin to plan the next turn, or another case of it; stop; or have no plan any more."""

    what: Planning


class KeepPlan(InPanel, frozen=True, tag="plan"):
    """Plan the drafted steps and these moves."""

    text: str


class AskHint(InPanel, frozen=True, tag="hint"):
    """Be told what a sharp player would do from here."""


class StepBack(InPanel, frozen=True, tag="back"):
    """Take drafted steps back until so many are left."""

    left: int


# In the panel of a turn that is practised, at no table


class Practise(Press, frozen=True, tag="try"):
    """Do with the text, or with a menu's choice, what the verb says, at one step of what is drafted."""

    what: Practised
    number: int
    step: int
    verb: Verb
    text: str


class PractiseBack(Press, frozen=True, tag="retry"):
    """Take drafted steps back until so many are left."""

    what: Practised
    number: int
    step: int
    left: int


# Anywhere


class OpenChapter(Press, frozen=True, tag="rules"):
    """Show the chosen chapter of a game's rules."""

    game: str


class ReadSolo(Press, frozen=True, tag="solo"):
    """Show what the player has played alone of a game: in the chosen mode, or the list of modes."""

    game: str | None = None


class PlayChallenge(Press, frozen=True, tag="challenge"):
    """Begin the one game that everybody has in a week, or find it again."""

    challenge: int


class Mine(StrEnum):
    """What somebody sets for themselves."""

    PING = "ping"
    TEXT = "text"
    LANGUAGE = "language"
    REMINDERS = "reminders"
    NEXT = "next"
    CONFIRMS = "confirms"
    VACATION = "vacation"
    DIGEST = "digest"
    QUIET = "quiet"
    PROFILE = "profile"


class SetMine(Press, frozen=True, tag="me"):
    """Set one thing so, or as a menu's choice says."""

    what: Mine
    value: str | None = None


class AskMine(Press, frozen=True, tag="ask-me"):
    """Ask for something that has to be typed."""

    what: Mine


class GiveMine(Press, frozen=True, tag="tell-me"):
    """The form with what was asked for."""

    what: Mine


class OpenWaiting(Press, frozen=True, tag="digest"):
    """Show the tables that wait for somebody, from the digest that they got that day."""

    user: int
    day: str


class TellOf(Press, frozen=True, tag="follow-what"):
    """Be told what the menu's choice says of something that one follows."""

    following: int


class Mute(StrEnum):
    """For how long somebody is told nothing of what they follow."""

    DAY = "day"
    ALWAYS = "always"
    NOT = "not"


class MuteFollowing(Press, frozen=True, tag="mute"):
    """Be told nothing for a while, or again; on a message, with its key."""

    following: int
    length: Mute
    key: str | None = None


class StopFollowing(Press, frozen=True, tag="unfollow"):
    """Follow it no longer; on a message, with its key."""

    following: int
    key: str | None = None


class ReadFollowings(Press, frozen=True, tag="follows"):
    """A page of what one follows; on a message, with its key."""

    page: int
    key: str | None = None


class OfChannel(StrEnum):
    """What moderators set for a channel."""

    PLACE = "place"
    OPEN = "open"
    LANGUAGE = "language"


class SetChannel(Press, frozen=True, tag="channel"):
    """Set one thing of this channel so, or as a menu's choice says."""

    what: OfChannel
    value: str | None = None


class Nothing(Press, frozen=True, tag="none"):
    """A key that only says that something is not possible; the text tells such keys apart."""

    text: str
