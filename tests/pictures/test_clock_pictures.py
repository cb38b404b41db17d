"""Every seat's clock in the table pictures, against the kept ones."""

from bot.time_left import held_in_short
from games.copenhagen.rules import view_for as copenhagen_view
from games.kensington.rules import view_for as kensington_view
from games.message import say
from games.tenby.hidden import view_for as tenby_view
from languages.reader import Medium, Reader
from rendering import copenhagen, kensington, tenby
from rendering.copenhagen import samples as copenhagen_samples
from rendering.kensington import samples as kensington_samples
from rendering.seat_time import SeatTime, Sign
from rendering.tenby import samples as tenby_samples
from tests.pictures.picture_comparison import assert_looks_like

HOUR = 3_600_000
TIMES = (
    SeatTime(Sign.WAITING, held_in_short(66 * HOUR), 7),
    SeatTime(Sign.BOT, say("time-bot")),
    SeatTime(Sign.RUNNING, say("time-under-a-day"), 6),
    SeatTime(Sign.LOW, say("time-under-an-hour"), 1),
    SeatTime(Sign.VACATION, say("time-away")),
)


def test_copenhagen_shows_every_seats_clock():
    position = copenhagen_samples.after_a_build(copenhagen_samples.sample_game(4))
    reader = Reader(names=copenhagen_samples.NAMES, medium=Medium.PICTURE)
    (drawn,) = copenhagen.PAINTER.table(copenhagen_view(position, None), reader, TIMES[:4])
    assert_looks_like("copenhagen-clocks", drawn)


def test_kensington_shows_every_seats_clock():
    position = kensington_samples.after_a_build(kensington_samples.sample_game(5), 0.45)
    reader = Reader(names=kensington_samples.NAMES, medium=Medium.PICTURE)
    drawn = kensington.PAINTER.table(kensington_view(position, None), reader, TIMES)
    assert_looks_like("kensington-clocks", drawn[0])


def test_tenby_shows_every_seats_clock():
    position = tenby_samples.by_day(tenby_samples.sample_game(4, tenby_samples.OPTIONS[4]), 0.4)
    reader = tenby_samples.reader_of(position, None)
    drawn = tenby.PAINTER.table(tenby_view(position, None), reader, TIMES[:4])
    assert_looks_like("tenby-clocks", drawn[-1])
