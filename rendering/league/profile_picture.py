"""A player's profile as a picture: rating and record, what they like and how they do, whom they met most."""

from functools import lru_cache
from typing import Final

from PIL import Image

from games.message import say
from languages.reader import Medium, Reader
from rendering import colours
from rendering.canvas import Canvas, Sprite, sprite
from rendering.catalog import PAINTERS
from rendering.colours import PIECES, Paint
from rendering.grounds import kept_ground
from rendering.kept import kept
from rendering.league import curve as graph
from rendering.league.bracket import title_of
from rendering.league.leaderboard import scope_in_words
from rendering.league.profile import (
    GameRecord,
    Met,
    Profile,
    RatingCurve,
    about_profile,
    best_in_words,
    favourite_in_words,
    rank_in_words,
    rating_text,
    streak_in_words,
)
from rendering.league.scenes import HEAD, SCENERY, Scene, scene_of
from rendering.league.sheet import LEFT, ROOM, SMALL_NAMES, begun, finish, fitting_type, put_line, put_name
from rendering.league.signs import emblem
from rendering.names import shown_name
from rendering.parts import GAP, MARGIN, WIDTH, dashed_box, lay_panel, panel, pill
from rendering.scenery import gable_points
from rendering.sketch import TOP_ONLY, Sketch
from rendering.text import (
    CAPTION,
    LABEL,
    NAME,
    SENTENCE,
    Type,
    Weight,
    fitted,
    width,
    wrapped,
    write,
)
from rendering.text import (
    HEAD as HEADING,
)

_RATING_HIGH: Final = 460
_RATING_WIDE: Final = 752
_RECORD_LEFT: Final = 788
_RECORD: Final = 128
_CARD_HIGH: Final = 226
_MET_HIGH: Final = 180
_MOST_MET: Final = 4
_HOUSES: Final = 5
_NAMES: Final = tuple(Type(size, Weight.BLACK) for size in (48, 40, 34, 28))
_RATING: Final = Type(56, Weight.BLACK)
_POINTS: Final = Type(72, Weight.BLACK)
_CARD: Final = colours.CARD


def draw_profile(profile: Profile, reader: Reader) -> Image.Image:
    """All that there is to see of a player."""
    reader = reader.on(Medium.PICTURE)
    scene = scene_of(profile.game)
    cards = [name for name in ("favourite", "streak", "best") if getattr(profile, name) is not None]
    canvas = Canvas(_ground(profile.game, len(cards), bool(profile.met)))
    _put_player(canvas, scene, profile, reader)
    _put_rating(canvas, profile.curve, reader)
    _put_records(canvas, profile.records, reader)
    y = HEAD + _RATING_HIGH + GAP
    for number, name in enumerate(cards):
        x, wide = _card_place(number, len(cards))
        _CARDS[name](canvas, profile, x, y, wide, reader)
    if cards:
        y += _CARD_HIGH + GAP
    if profile.met:
        _put_met(canvas, y, profile.met[:_MOST_MET], reader)
        y += _MET_HIGH + GAP
    _put_foot(canvas, scene, y, profile, reader)
    return canvas.image


def _card_place(number: int, count: int) -> tuple[int, int]:
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    return MARGIN + number * (wide + GAP), wide


@kept_ground
def _ground(game: str, cards: int, met: bool) -> Image.Image:
    y = HEAD + _RATING_HIGH + GAP
    height = y + (_CARD_HIGH + GAP if cards else 0) + (_MET_HIGH + GAP if met else 0) + 56
    ground = begun(scene_of(game), height)
    lay_panel(ground, MARGIN, HEAD, _RATING_WIDE, _RATING_HIGH)
    lay_panel(ground, _RECORD_LEFT, HEAD, WIDTH - MARGIN - _RECORD_LEFT, _RATING_HIGH)
    for number in range(cards):
        x, wide = _card_place(number, cards)
        lay_panel(ground, x, y, wide, _CARD_HIGH)
    if met:
        top = y + (_CARD_HIGH + GAP if cards else 0)
        lay_panel(ground, MARGIN, top, WIDTH - 2 * MARGIN, _MET_HIGH)
    finish(ground, height)
    return ground.settled()


def _put_player(canvas: Canvas, scene: Scene, profile: Profile, reader: Reader) -> None:
    name = shown_name(profile.name)
    canvas.put(_front_door(name[:1].upper(), scene.skin.sky), LEFT, 26)
    room = SCENERY - 126 - 12
    put_line(canvas, 126, 70, name, _NAMES, scene.skin.text, room)
    put_line(canvas, 126, 110, reader.read(about_profile(profile)), (SENTENCE,), scene.skin.muted, room)


@kept
def _front_door(letter: str, ground: Paint) -> Sprite:
    sheet = Sketch(68, 86)
    sheet.round_box(0, 0, 68, 86, 33, colours.SEATS[2], colours.INK, 3, TOP_ONLY)
    write(sheet, 34, 48, letter, Type(50, Weight.BLACK), colours.WHITE)
    return sprite(sheet.art(), ground)


# Rating and record


def _put_rating(canvas: Canvas, curve: RatingCurve | None, reader: Reader) -> None:
    y, ink, muted = HEAD, colours.INK, colours.MUTED
    title = reader.read(say("league-picture-column", column="rating"))
    canvas.text(46, y + 50, title, HEADING, ink, _CARD)
    if curve is None or not curve.points:
        none = reader.read(say("league-picture-no-rating"))
        canvas.text(46, y + 100, fitted(none, SENTENCE, 700), SENTENCE, muted, _CARD)
        return
    rating = rating_text(curve)
    canvas.text(752, y + 58, rating, _RATING, ink, _CARD, "rs")
    band = f"± {curve.points[-1].band}"
    right = 742 - width(rating, _RATING)
    canvas.text(right, y + 54, band, SENTENCE, muted, _CARD, "rs")
    start = 46 + width(title, HEADING) + 16
    scope = reader.read(scope_in_words(curve.game, is_everywhere=curve.is_everywhere))
    room = right - width(band, SENTENCE) - 16 - start
    kind = fitting_type(scope, (CAPTION, LABEL), room)
    canvas.text(start, y + 50, fitted(scope, kind, room), kind, muted, _CARD)
    _put_curve(canvas, curve, 112, y + 84, reader)
    canvas.put(pill(40, 20, graph.BAND, graph.BAND, 0, _CARD), 46, y + 424)
    sure = reader.read(say("league-picture-band"))
    canvas.text(98, y + 444, sure, CAPTION, muted, _CARD)
    after = 98 + width(sure, CAPTION) + 40
    canvas.put(_dot(), after, y + 434)
    canvas.text(after + 22, y + 444, reader.read(say("league-picture-now")), CAPTION, muted, _CARD)


@lru_cache(maxsize=1)
def _dot() -> Sprite:
    sheet = Sketch(26, 26)
    sheet.disc(13, 13, 11, colours.AMBER, colours.INK, 3)
    return sprite(sheet.art(), _CARD, 13)


def _put_curve(canvas: Canvas, curve: RatingCurve, x: int, y: int, reader: Reader) -> None:
    scale = graph.Scale(curve.points)
    canvas.put(graph.curve(curve.points), x, y)
    for rating in scale.lines:
        canvas.text(x - 14, y + scale.y(rating), str(rating), LABEL, colours.MUTED, _CARD, "rm")
    free = x - 20.0
    for number, date in curve.dates:
        text = reader.read(date)
        left = max(x - 20, x + scale.x(number) - width(text, CAPTION) / 2)
        if left >= free:  # dates that would run into the one before are left out
            canvas.text(left, y + graph.HIGH + 40, text, CAPTION, colours.MUTED, _CARD)
            free = left + width(text, CAPTION) + 18


def _put_records(canvas: Canvas, records: tuple[GameRecord, ...], reader: Reader) -> None:
    right = WIDTH - MARGIN - 20
    title = reader.read(say("league-picture-record"))
    canvas.text(_RECORD_LEFT + 22, HEAD + 50, title, HEADING, colours.INK, _CARD)
    about = reader.read(say("league-picture-won-of-played"))
    room = right - _RECORD_LEFT - 22 - width(title, HEADING) - 12
    kind = fitting_type(about, (CAPTION, LABEL), room)
    canvas.text(right, HEAD + 50, fitted(about, kind, room), kind, colours.MUTED, _CARD, "rs")
    for number, record in enumerate(records[:3]):
        _put_record(canvas, HEAD + 74 + number * _RECORD, record, reader)


def _put_record(canvas: Canvas, y: int, record: GameRecord, reader: Reader) -> None:
    x, right = _RECORD_LEFT + 22, WIDTH - MARGIN - 20
    canvas.fill(x - 6, y, right - x + 12, 2, colours.LINE)
    canvas.put(emblem(record.game, 64, _CARD), x, y + 14)
    canvas.text(x + 80, y + 42, title_of(record.game), NAME, colours.INK, _CARD)
    canvas.text(x + 80, y + 76, reader.read(rank_in_words(record)), CAPTION, colours.MUTED, _CARD)
    canvas.text(right, y + 76, f"{record.won}/{record.played}", HEADING, colours.INK, _CARD, "rs")
    wide = right - x
    canvas.put(pill(wide, 24, colours.SPENT, colours.INK, 2, _CARD), x, y + 90)
    if record.won and record.played:
        part = max(24, round(wide * record.won / record.played))
        canvas.put(pill(part, 24, colours.OK, colours.INK, 2, colours.SPENT), x, y + 90)


# Three cards


def _put_favourite(canvas: Canvas, profile: Profile, x: int, y: int, wide: int, reader: Reader) -> None:
    favourite = profile.favourite
    assert favourite is not None
    _put_card_head(canvas, x, y, reader.read(say("league-picture-favourite")))
    canvas.put(_icon(favourite.game, favourite.icon), x + 20, y + 72)
    lines = wrapped(reader.read(favourite.name), NAME, wide - 170, 2)
    base = y + 116
    for number, line in enumerate(lines):
        canvas.text(x + 160, base + 36 * number, line, NAME, colours.INK, _CARD)
    times = reader.read(favourite_in_words(favourite))
    canvas.text(x + 160, base + 36 * len(lines) + 2, times, CAPTION, colours.MUTED, _CARD)


@lru_cache(maxsize=64)
def _icon(game: str, name: str) -> Sprite:
    return sprite(PAINTERS[game].icons()[name], _CARD)


def _put_streak(canvas: Canvas, profile: Profile, x: int, y: int, wide: int, reader: Reader) -> None:
    """A row of houses, and a dashed place for the next."""
    streak = profile.streak
    assert streak is not None
    _put_card_head(canvas, x, y, reader.read(say("league-picture-streak")))
    built = min(streak.now, _HOUSES - 1)
    for number in range(built):
        canvas.put(_small_house(number), x + 26 + number * 66, y + 76)
    canvas.put(dashed_box(50, 66, colours.DASH, 2.5, 8, 6, _CARD), x + 27 + built * 66, y + 94)
    canvas.fill(x + 16, y + 160, wide - 32, 7, colours.QUAY)
    text = reader.read(streak_in_words(streak))
    kind = fitting_type(text, (CAPTION, LABEL), wide - 40)
    canvas.text(x + 22, y + 204, fitted(text, kind, wide - 40), kind, colours.INK, _CARD)


@lru_cache(maxsize=8)
def _small_house(number: int) -> Sprite:
    wall = PIECES["RYGBP"[number % 5]].wall
    sheet = Sketch(56, 84)
    sheet.polygon(gable_points(2, 40, 52, 30, number), wall, colours.INK, 2.5)
    sheet.box(4, 38, 48, 46, wall, colours.INK, 2.5)
    sheet.box(7, 36, 42, 6, wall)
    sheet.box(18, 50, 20, 22, colours.GLASS, colours.INK, 2)
    return sprite(sheet.art(), _CARD)


def _put_best(canvas: Canvas, profile: Profile, x: int, y: int, wide: int, reader: Reader) -> None:
    best = profile.best
    assert best is not None
    _put_card_head(canvas, x, y, reader.read(say("league-picture-best-score")))
    points = str(best.points)
    canvas.text(x + 22, y + 138, points, _POINTS, colours.INK, _CARD)
    after = x + 34 + width(points, _POINTS)
    word = reader.read(say("league-picture-points-word"))
    canvas.text(after, y + 136, word, SENTENCE, colours.INK, _CARD)
    where = reader.read(best_in_words(best))
    kind = fitting_type(where, (CAPTION, LABEL), wide - 44)
    canvas.text(x + 22, y + 192, fitted(where, kind, wide - 44), kind, colours.MUTED, _CARD)


def _put_card_head(canvas: Canvas, x: int, y: int, title: str) -> None:
    canvas.text(x + 22, y + 48, title, HEADING, colours.INK, _CARD)


_CARDS: Final = {"favourite": _put_favourite, "streak": _put_streak, "best": _put_best}


# Whom they met, and the season


def _put_met(canvas: Canvas, y: int, met: tuple[Met, ...], reader: Reader) -> None:
    title = reader.read(say("league-picture-met-most"))
    canvas.text(46, y + 48, title, HEADING, colours.INK, _CARD)
    about = reader.read(say("league-picture-ahead-behind"))
    canvas.text(46 + width(title, HEADING) + 16, y + 48, about, CAPTION, colours.MUTED, _CARD)
    wide = (WIDTH - 2 * MARGIN - 36 - GAP * (_MOST_MET - 1)) // _MOST_MET
    for number, each in enumerate(met):
        x = MARGIN + 18 + number * (wide + GAP)
        canvas.put(panel(wide, 100, _CARD, colours.LINE, 2, _CARD), x, y + 64)
        score = f"{each.ahead}:{each.behind}"
        kind = Type(34, Weight.BLACK)
        paint = colours.OK if each.ahead > each.behind else colours.INK
        canvas.text(x + wide - 14, y + 115, score, kind, paint, _CARD, "rm")
        room = wide - 16 - 14 - 12 - width(score, kind)
        put_name(canvas, x + 16, y + 115, each.name, room, colours.INK, _CARD, SMALL_NAMES)


def _put_foot(canvas: Canvas, scene: Scene, y: int, profile: Profile, reader: Reader) -> None:
    note = reader.read(say("league-picture-rated-only"))
    season = reader.read(profile.season)
    wide = put_line(canvas, LEFT, y + 32, season, (CAPTION, LABEL), scene.skin.muted, ROOM) if season else 0
    if wide + 24 + width(note, CAPTION) <= ROOM:
        x = WIDTH - LEFT - width(note, CAPTION)
        put_line(canvas, x, y + 32, note, (CAPTION,), scene.skin.muted, ROOM)
