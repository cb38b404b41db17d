"""What was drawn is kept to be pasted again, all of it together in a bounded number of bytes."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from rendering.packed import Drawing, Packed, Sized

P = ParamSpec("P")
T = TypeVar("T", bound=Sized)
D = TypeVar("D", bound=Drawing)


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


class KeptPacked:
    """The latest drawings ready to be pasted, and many more of them packed, which are quickly unpacked."""

    def __init__(self, most_bytes: int) -> None:
        self._ready, self._packed = Kept(0), Kept(0)
        self.most_bytes = most_bytes

    @property
    def most_bytes(self) -> int:
        """May be changed at any time."""
        return self._ready.most_bytes + self._packed.most_bytes

    @most_bytes.setter
    def most_bytes(self, most_bytes: int) -> None:
        self._packed.most_bytes = most_bytes // 3  # in which there is room for many times as much
        self._ready.most_bytes = most_bytes - self._packed.most_bytes

    @property
    def held_bytes(self) -> int:
        """What all drawings take together."""
        return self._ready.held_bytes + self._packed.held_bytes

    def forget(self) -> None:
        """Let everything go."""
        self._ready.forget()
        self._packed.forget()

    def __call__(self, draw: Callable[P, D]) -> Callable[P, D]:
        """Draw the same only once, for as long as it is kept; the arguments have to be hashable."""

        @self._packed
        @wraps(draw)
        def packed(*args: P.args, **named: P.kwargs) -> Packed[D]:
            return Packed(draw(*args, **named))

        @self._ready
        @wraps(draw)
        def ready(*args: P.args, **named: P.kwargs) -> D:
            return packed(*args, **named).unpacked()

        return ready


kept: Final = KeptPacked(18 << 20)
"""For pieces of which there is no end: texts, tiles in many sizes. They serve all tables: with
more room, a process with many of them draws less (ROWHOUSE_DRAWINGS).
What there are only a few of is drawn once and stays (`lru_cache`); grounds have a module of their own."""
kept_sketch: Final = Kept(4 << 20)
"""For parts that are stamped on several pieces while those are drawn: sixteen times as large."""
kept_panel: Final = Kept(14 << 20)
"""For whole panels, which are large and serve one table: a move changes one or two, the others stay."""
