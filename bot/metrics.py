"""What is counted and timed while the bot runs, in Prometheus' terms: no person and no table is in any of it.

Whoever measures something calls one line here. `health.py` tells the figures to whoever asks.
"""

from collections.abc import Callable
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
)

from bot.clocks.lengths import SECOND
from bot.table import Kind, Update

ANSWERS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10)
"""Seconds; Discord gives up after 3."""
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
LATE: Final = (0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600)


class Metrics:
    """The figures of one bot, each with the one place that it is measured at."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.when_asked: list[Callable[[], None]] = []
        """What is set only when somebody wants to know; called in the loop."""
        self._moves = self._counter("moves", "Moves kept", "game")
        self._keeping = self._histogram("keep_seconds", "Seconds until an update was committed", SHORT)
        self._answers = self._histogram(
            "answer_seconds",
            "Seconds from when an interaction arrived until it was answered",
            ANSWERS,
            "kind",
        )
        self._arrivals = self._histogram(
            "arrival_seconds",
            "Seconds from when somebody pressed, as Discord says, until it arrived",
            ANSWERS,
        )
        self._loop_lag = self._histogram("loop_lag_seconds", "Seconds that the event loop came late", SHORT)
        self._pictures = self._histogram("picture_seconds", "Seconds to draw and encode a picture", SHORT)
        self._pictures_kept = self._counter("pictures_kept", "Pictures that did not have to be drawn again")
        self._deadlines = self._histogram(
            "deadline_late_seconds", "Seconds that something due was looked at late", LATE
        )
        self.overdue = self._gauge("overdue_seconds", "Seconds that the oldest thing due is overdue now")
        self.outbox_age = self._gauge("outbox_age_seconds", "Seconds that the oldest notice waits to be sent")
        self._invalid = self._counter("invalid_requests", "Requests refused with 401, 403 or 429")
        self.open_tables = self._gauge("open_tables", "Lobbies and tables in play, of all processes together")
        self.shards = self._gauge("shards_connected", "Connections to Discord's gateway that are open")

    def note(self, update: Update) -> None:
        """An update was kept."""
        if moves := sum(entry.kind is Kind.MOVE for entry in update.entries):
            self._moves.labels(update.after.game_key).inc(moves)

    def kept(self, seconds: float) -> None:
        """The database took so long to keep an update."""
        self._keeping.observe(seconds)

    def arrived(self, late: int) -> None:
        """An interaction came so many milliseconds after somebody pressed."""
        self._arrivals.observe(late / SECOND)

    def answered(self, kind: str, seconds: float) -> None:
        """An interaction was answered: a press, a command or an autocomplete."""
        self._answers.labels(kind).observe(seconds)

    def lagged(self, seconds: float) -> None:
        """The event loop came so late."""
        self._loop_lag.observe(max(0.0, seconds))

    def drew(self, seconds: float) -> None:
        """What belongs together in one message was drawn and encoded."""
        self._pictures.observe(seconds)

    def found_drawn(self) -> None:
        """A picture was there, or somebody drew it already."""
        self._pictures_kept.inc()

    def attended(self, late: int) -> None:
        """Something was looked at so many milliseconds after it was due."""
        self._deadlines.observe(max(0, late) / SECOND)

    def invalid_request(self) -> None:
        """Discord has refused a request in a way that it counts."""
        self._invalid.inc()

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"rowhouse_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"rowhouse_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"rowhouse_{name}", about, labels, buckets=buckets, registry=self.registry)
