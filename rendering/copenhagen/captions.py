"""The words in Copenhagen's pictures: what a seat is doing, what it did last, where the End card is.

A caption of several lines is broken by whoever wrote it in the language's file.
"""

from msgspec.structs import replace

from games.copenhagen.components import END_CARD_AMONG, HAND_LIMIT, POINTS_TO_WIN, Ability
from games.copenhagen.harbour import abilities_spent
from games.copenhagen.names import ability_names, colour_names, tile_name
from games.copenhagen.notation import write_place
from games.copenhagen.position import TAKEN, EndCard, Last, Phase, Placed, Position, Take
from games.copenhagen.rules import to_act
from games.copenhagen.words import taken_names
from games.message import Message, Said, say, who
from languages.reader import Reader
from rendering.names import fitted_name
from rendering.text import Type, fitted


def lines_of(reader: Reader, said: Said) -> list[str]:
    """A caption in its lines."""
    return reader.read(said).split("\n")


def ability_lines(reader: Reader, ability: Ability) -> list[str]:
    """An ability's name, short enough to stand under or beside its tile."""
    return lines_of(reader, say("copenhagen-caption-ability", ability=ability.value))


def doing(view: Position) -> Message:
    """What the seat in turn has to decide, or how it ended."""
    if view.phase is not Phase.OVER:
        return say(
            "copenhagen-caption-doing",
            turn=view.turn_number,
            phase=view.phase.name,
            over=_over_limit(view, view.turn),
            coats=view.coats,
        )
    if view.end_card is EndCard.SHOWN:
        return say("copenhagen-caption-end-card-came")
    if len(view.gone) == len(view.players) - 1:
        return say("copenhagen-caption-alone")
    return say("copenhagen-caption-points-reached", points=POINTS_TO_WIN)


def _over_limit(view: Position, seat: int) -> int:
    return max(0, len(view.players[seat].hand) - HAND_LIMIT)


def bridge_words(take: Take) -> str:
    """2 + 3"""
    return " + ".join(str(bridge + 1) for bridge in take.bridges)


def step_said(view: Position, seat: int, take: Take | None) -> tuple[Message, Said]:
    """What the seat is to decide, as a title and a sentence; with a take, what it would take."""
    if take is not None:
        spent = ability_names(abilities_spent(take.bridges))
        title = say("copenhagen-caption-take", bridges=bridge_words(take))
        return title, say("copenhagen-caption-taken", cards=taken_names(view, take), abilities=spent)
    if seat not in to_act(view):
        waiting = say("copenhagen-caption-waiting", who=who(view.turn))
        return say("copenhagen-caption-not-your-turn"), "" if view.phase is Phase.OVER else waiting
    title = say("copenhagen-caption-step", phase=view.phase.name, over=_over_limit(view, seat))
    if view.phase is Phase.ACT:
        return title, _counted_as(view, _besides(view, seat))
    sentence = say("copenhagen-caption-step-more", phase=view.phase.name, coats=view.coats, limit=HAND_LIMIT)
    return title, _counted_as(view, sentence)


def _counted_as(view: Position, sentence: Message) -> Message:
    """The sentence, with what Change colour does to this turn's build if it is on."""
    if not view.change:
        return sentence
    changed, into = colour_names(view.change)
    return say("copenhagen-caption-changed", told=sentence, colour=changed, counts_as=into)


def _besides(view: Position, seat: int) -> Message:
    """What may be done instead of taking a pair."""
    active = view.players[seat].active
    ways = {(True, True): "both", (True, False): "any", (False, True): "extra", (False, False): "none"}
    way = ways[Ability.ANY_CARDS in active, Ability.ADDITIONAL_CARD in active]
    return say("copenhagen-caption-besides", way=way)


def last_words(view: Position, last: Last, reader: Reader, kind: Type, room: float) -> str:
    """ "Mads O.: yellow 4 at B3"."""
    newest = view.players[last.seat].house.placed
    said = say(
        "copenhagen-caption-last",
        who=who(last.seat),
        took=colour_names(last.took),
        built=tuple(map(built_said, newest[len(newest) - last.placed :])),
    )
    short = tuple(fitted_name(name, kind, 180) for name in reader.names)
    return fitted(replace(reader, names=short, you=None).read(said), kind, room)


def built_said(placed: Placed) -> Message:
    """ "yellow 4 at B3"."""
    place = write_place(placed.column, placed.row)
    return say("copenhagen-caption-built", tile=tile_name(placed.tile), place=place)


def harbour_line(view: Position) -> Message:
    """What can be taken, or has been."""
    taken = tuple(bridge for bridge, card in enumerate(view.harbour, 1) if card == TAKEN)
    return say("copenhagen-caption-harbour", taken=taken)


def end_card_said(view: Position) -> tuple[Message, bool]:
    """Where the End card is, in two lines, and whether that is a warning."""
    left = len(view.supply)
    where = view.end_card.name
    if view.end_card is EndCard.SUPPLY and left <= END_CARD_AMONG:
        where = "NEAR" if left > 1 else "NEXT"
    said = say("copenhagen-caption-end-card", where=where, among=min(left, END_CARD_AMONG))
    return said, where not in ("ASIDE", "SUPPLY")
