"""What was drawn is kept to be pasted again, all of it together in a bounded number of bytes."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, Protocol, TypeVar


class Sized(Protocol):
    """A drawing that knows how much memory it takes."""

    @property
    def held_bytes(self) -> int:
        """Roughly; what little Python adds is not counted."""


P = ParamSpec("P")
T = TypeVar("T", bound=Sized)


class Kept:
    """Drawings by how they are made, in two generations.

    Finding one costs a look into a dictionary and no bookkeeping. When the young ones fill half the room they
    become the old ones, and those old ones that nobody asked for in the meantime are let go.
    """

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        """May be changed at any time."""
        self._young: dict[Any, Any] = {}
        self._old: dict[Any, Any] = {}
        self._young_bytes = 0
        self._lock = Lock()

    @property
    def held_bytes(self) -> int:
        """What all drawings take together."""
        return sum(each.held_bytes for held in (self._young, self._old) for each in held.values())

    def forget(self) -> None:
        """Let everything go."""
        with self._lock:
            self._young, self._old, self._young_bytes = {}, {}, 0

    def __call__(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Draw the same only once, for as long as it is kept; the arguments have to be hashable."""

        @wraps(draw)
        def find(*args: P.args, **named: P.kwargs) -> T:
            key = (draw, args, *named.items()) if named else (draw, args)
            found: T | None = self._young.get(key)
            if found is None:
                found = self._old.get(key)
                if found is None:
                    found = draw(*args, **named)
                self._keep(key, found)
            return found

        return find

    def _keep(self, key: Any, drawing: Sized) -> None:
        with self._lock:
            if key in self._young:  # two threads have drawn it at once
                return
            self._young[key] = drawing
            self._young_bytes += drawing.held_bytes
            if self._young_bytes > self.most_bytes // 2:
                self._old, self._young, self._young_bytes = self._young, {}, 0


kept: Final = Kept(18 << 20)
"""For pieces of which there is no end: texts, tiles in many sizes. They serve all tables: with
more room, a process with many of them draws less (ROWHOUSE_DRAWINGS).
What there are only a few of is drawn once and stays (`lru_cache`); grounds have a module of their own."""
kept_panel: Final = Kept(14 << 20)
"""For whole panels, which are large and serve one table: a move changes one or two, the others stay."""
