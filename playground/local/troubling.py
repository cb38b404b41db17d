"""Faults on request."""

import msgspec

from playground.faults import Fault, Faults
from playground.gateway import Gateway
from playground.local.asking import Ask
from playground.values import Json


class Troubling:
    """Carries out the faults that happen at once, and has the others wait."""

    def __init__(self, gateway: Gateway, faults: Faults) -> None:
        self._gateway = gateway
        self._faults = faults

    async def add(self, ask: Ask) -> Json:
        fault = ask.read(Fault)
        if fault.kind == "drop":
            self._gateway.cut(fault.shard)
        elif fault.kind == "reconnect":
            self._gateway.ask_to_reconnect(fault.shard)
        elif fault.kind == "invalid_session":
            self._gateway.invalidate(fault.resumable, fault.shard)
        elif fault.kind == "close":
            self._gateway.close_all(fault.code, "A fault that was asked for.", fault.shard)
        elif fault.kind == "clear":
            return await self.clear(ask)
        else:
            return self._wait(ask, fault)
        return {"id": None, "kind": fault.kind}

    def _wait(self, ask: Ask, fault: Fault) -> Json:
        number = self._faults.add(fault)
        if fault.kind == "delay" and fault.seconds is not None:
            clock = ask.world.clock
            clock.call_at(clock.now() + fault.seconds, lambda: self._end_delay(number))
        return {"id": number, **msgspec.to_builtins(fault)}

    def _end_delay(self, number: int) -> None:
        self._faults.remove(number)
        self._gateway.release_held()

    async def waiting(self, ask: Ask) -> list[Json]:
        """Those still to come; with `?wait=used`, none: the answer comes when all have happened."""
        if ask.request.query.get("wait") == "used":
            await self._faults.used_up()
        return [
            {"id": number, **msgspec.to_builtins(each)} for number, each in self._faults.waiting().items()
        ]

    async def clear(self, ask: Ask) -> Json:
        self._faults.clear()
        self._gateway.release_held()
        return {}
