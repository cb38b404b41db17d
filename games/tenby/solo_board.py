"""The solo part of the board in sentences: goal, compasses, anchor, penalty pile and accolades."""

from collections.abc import Iterator

from games.message import Message, say, who
from games.tenby import solo_accolades
from games.tenby.anchors import compass_number, is_player_first, penalty_points
from games.tenby.components import MARKET_DECKS
from games.tenby.position import Accolades, Phase, Position
from games.tenby.scenarios import differences
from games.tenby.score_lines import score
from games.tenby.solo_table import SoloTable
from games.tenby.terms import anchor_line, card_name, compass_line, solo_accolade_line, solo_name


def doing(view: Position) -> Message:
    """The round, and what the only player does."""
    acting = who(0)
    match view.phase:
        case Phase.KEEP_RESIDENT:
            return say("tenby-doing-keep-alone", who=acting)
        case Phase.CROSSWIND:
            return say("tenby-doing-token", who=acting, round=view.round, rounds=view.options.rounds)
        case Phase.LOWER:
            return say("tenby-doing-lower", who=acting, round=view.round, rounds=view.options.rounds)
        case _:
            return say("tenby-doing-plan", who=acting, round=view.round, rounds=view.options.rounds)


def in_short(view: Position) -> Iterator[Message]:
    """What is played for and how far it is, the compass and the anchor, the penalty pile."""
    assert view.solo is not None
    yield _progress(view)
    yield from _row(view.solo)
    if view.solo.anchor:
        yield _anchor(view, view.solo)
    if view.days:
        yield say("tenby-compass-played", compass=compass_line(view.days[0].number), now=compass_number(view))
    if view.solo.penalties:
        yield _penalties(view, view.solo)


def in_full(view: Position) -> Iterator[Message]:
    """And the hand, the decks and the accolades."""
    assert view.solo is not None
    yield from in_short(view)
    for number in view.solo.hand:
        if number:
            yield say("tenby-compass-in-hand", compass=compass_line(number))
    deck = view.day_deck
    yield say("tenby-compass-deck", left=len(deck.deck), discards=len(deck.discards))
    yield from _accolades(view, view.solo)


def _progress(view: Position) -> Message:
    """Town cards and penalties only: residents and accolades are scored at the end."""
    points, goal, game = score(view)[0].points, differences(view).goal, solo_name(view.options.solo)
    if goal is None:
        return say("tenby-progress", game=game, points=points)
    return say("tenby-progress-to-goal", game=game, points=points, goal=goal)


def _row(solo: SoloTable) -> Iterator[Message]:
    for place, number in enumerate(reversed(solo.row)):
        compass = compass_line(number)
        yield say("tenby-compass-later" if place else "tenby-compass-next", compass=compass)


def _anchor(view: Position, solo: SoloTable) -> Message:
    anchor = anchor_line(solo.anchor)
    if solo.is_anchor_done or not view.days:
        return say("tenby-anchor-done", anchor=anchor)
    return say("tenby-anchor-second" if is_player_first(view) else "tenby-anchor-first", anchor=anchor)


def _penalties(view: Position, solo: SoloTable) -> Message:
    """How many of each deck; which cards they are once it is over."""
    many = [sum(penalty.deck is deck for penalty in solo.penalties) for deck in MARKET_DECKS]
    terraces, piers, landmarks = many
    points = penalty_points(view)
    if view.phase is Phase.OVER:
        cards = tuple(card_name(penalty.card) for penalty in solo.penalties)
        return say("tenby-penalties-shown", cards=cards, points=points)
    return say("tenby-penalties", terraces=terraces, piers=piers, landmarks=landmarks, points=points)


def _accolades(view: Position, solo: SoloTable) -> Iterator[Message]:
    if view.options.accolades is Accolades.CROSSWIND:
        for card, tokens in zip(view.accolades, solo.tokens, strict=True):
            number, line = solo_accolades.count(view, card), solo_accolade_line(card)
            yield say("tenby-crosswind-accolade", accolade=line, tokens=tokens, number=number)
        return
    for card in (*view.accolades, *view.players[0].honours):
        yield say(
            "tenby-solo-accolade",
            accolade=solo_accolade_line(card),
            number=solo_accolades.count(view, card),
        )
