"""Waiting for the bot's answer to an interaction."""

import asyncio
import contextlib

from playground import changes
from playground.interactions import TOKEN_LIFE
from playground.local import views
from playground.local.asking import Ask, Mistake
from playground.values import Interaction, Json
from playground.world import World

UNSETTLED = {"true": ("waiting",), "settled": ("waiting", "deferred")}


class Outcomes:
    """Wakes those who wait for an interaction to change its state."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: list[tuple[int, asyncio.Event]] = []
        self._is_closing = False
        world.changes.listen(self._hear)

    async def of(self, ask: Ask, interaction: Interaction) -> Json:
        """The outcome, now or (`?wait=true`, `?wait=settled`) once it is no longer open."""
        wait = ask.request.query.get("wait", "false")
        if wait not in ("false", *UNSETTLED):
            raise Mistake(400, "wait is true, settled or false.", "wait")
        if wait in UNSETTLED:
            await self._until(interaction, UNSETTLED[wait])
        return self.now(interaction.id)

    def now(self, interaction_id: int) -> Json:
        found = self._world.storage.load_interaction(interaction_id)
        if found is None:
            raise Mistake(404, "There is no such interaction.")
        return views.outcome(self._world, found)

    def release_all(self) -> None:
        """Let everybody go who waits; the playground is closing."""
        self._is_closing = True
        self._wake(None)

    async def _until(self, interaction: Interaction, unsettled: tuple[str, ...]) -> None:
        entry = interaction.id, asyncio.Event()
        self._waiting.append(entry)
        try:
            while (left := self._time_left(interaction)) > 0 and not self._is_closing:
                now = self._world.storage.load_interaction(interaction.id)
                if now is None or now.state not in unsettled:
                    return
                entry[1].clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(entry[1].wait(), left)
        finally:
            self._waiting.remove(entry)

    def _time_left(self, interaction: Interaction) -> float:
        return interaction.created_at + TOKEN_LIFE - self._world.clock.now()

    def _hear(self, change: changes.Change) -> None:
        if isinstance(change, changes.InteractionChanged):
            self._wake(change.interaction.id)
        elif isinstance(change, changes.ClockMoved):
            self._wake(None)

    def _wake(self, interaction_id: int | None) -> None:
        for waited_for, event in self._waiting:
            if interaction_id in (None, waited_for):
                event.set()
