"""Faults asked for through the local interface, until they are used up or cleared."""

import asyncio
import itertools
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Literal

import msgspec

Kind = Literal[
    "drop",
    "reconnect",
    "invalid_session",
    "close",
    "duplicate",
    "delay",
    "refuse_connections",
    "rest_error",
    "slow",
    "rate_limit",
    "clear",
]


class Fault(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One fault as it was asked for; which keys count depends on its kind (see the README)."""

    kind: Kind
    times: int = 1
    event: str | None = None
    resumable: bool = False
    shard: int | None = None
    code: int = 4000
    status: int = 500
    when: Literal["before", "after"] = "before"
    method: str | None = None
    route: str = "*"
    seconds: float | None = None
    retry_after: float = 1.0
    is_global: bool = msgspec.field(default=False, name="global")


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self._waiting: dict[int, Fault] = {}
        self._numbers = itertools.count(1)
        self._fewer = asyncio.Event()

    def add(self, fault: Fault) -> int:
        """Have a fault wait for its moment; gives its number."""
        number = next(self._numbers)
        self._waiting[number] = fault
        return number

    def waiting(self) -> dict[int, Fault]:
        return dict(self._waiting)

    async def used_up(self) -> None:
        """Wait until all of them have happened or were removed."""
        while self._waiting:
            self._fewer.clear()
            await self._fewer.wait()

    def remove(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._fewer.set()

    def clear(self) -> None:
        self._waiting.clear()
        self._fewer.set()

    def holds(self, event: str) -> bool:
        """Is an event of this name being held back?"""
        return any(fault.kind == "delay" and fault.event in (None, event) for fault in self._waiting.values())

    def takes_duplicate(self, event: str) -> bool:
        """Use up one doubling of such an event, if one waits."""
        return (
            self._take(lambda fault: fault.kind == "duplicate" and fault.event in (None, event)) is not None
        )

    def takes_connection_refusal(self) -> bool:
        return self._take(lambda fault: fault.kind == "refuse_connections") is not None

    def take_for_request(self, kind: Kind, method: str, path: str, when: str = "before") -> Fault | None:
        """Use up one fault of that kind for a REST request, if one waits."""
        return self._take(
            lambda fault: (
                fault.kind == kind
                and fault.when == when
                and fault.method in (None, method)
                and fnmatchcase(path, fault.route)
            )
        )

    def _take(self, fits: Callable[[Fault], bool]) -> Fault | None:
        for number, fault in self._waiting.items():
            if fits(fault):
                if fault.times <= 1:
                    self.remove(number)
                else:
                    self._waiting[number] = msgspec.structs.replace(fault, times=fault.times - 1)
                return fault
        return None
