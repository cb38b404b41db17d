"""Stretches of time: their union, and counting what lies outside of them."""

from collections.abc import Iterable

import msgspec


class Span(msgspec.Struct, frozen=True, order=True):
    """From one instant up to another, which it does not hold."""

    start: int
    end: int

    def holds(self, at: int) -> bool:
        """Is the instant in it?"""
        return self.start <= at < self.end


def union(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same time in order, each instant once; stretches that touch are one."""
    merged: list[Span] = []
    for span in sorted(span for span in spans if span.start < span.end):
        if merged and span.start <= merged[-1].end:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return tuple(merged)


def counted(a: int, b: int, stops: Iterable[Span]) -> int:
    """The time from a to b that lies outside of all the stops."""
    return b - a - sum(max(0, min(b, stop.end) - max(a, stop.start)) for stop in union(stops))


def reached(start: int, length: int, stops: Iterable[Span]) -> int:
    """The first instant at which so much has been counted; at the beginning of a stop, that stop's end."""
    at, left = start, length
    for stop in union(stops):
        if stop.end <= at:
            continue
        if stop.start > at + left:
            break
        left -= max(0, stop.start - at)
        at = stop.end
    return at + left
