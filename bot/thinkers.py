"""The processes that think for bot players and hints: few, one question at a time, replaced when they die."""

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from typing import Any, Final

from bot.thinker import HEAD, MOST_QUESTIONS, Answer, Question, Task, write
from games.thought import Plan

PATIENCE = 20.0
"""Seconds after which a process that thinks about one question is given up."""
THINKER = "from bot.thinker import main; main()"
"""What a process runs: not as a program of its own, whose values would be of another module than ours."""
CROWDED: Final = 4
"""So many questions for each process, and those who wait are many."""


class NoThought(Exception):
    """Nothing came of thinking: the process died, took too long, or went wrong."""


def few() -> int:
    """How many processes may think at once: the bot itself keeps a core."""
    return 1 if (os.cpu_count() or 1) <= 2 else 2


class Thinkers:
    """Hands out questions; processes are started when they are needed, and none outlives the bot."""

    def __init__(self, most: int | None = None, patience: float | None = None) -> None:
        self._most = most or few()
        self._patience = patience or PATIENCE
        self._places = asyncio.Semaphore(self._most)
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._asking = 0
        self._at_leisure = asyncio.Event()
        self._at_leisure.set()

    @property
    def is_crowded(self) -> bool:
        """Do so many wait that everybody should think for a short time only?"""
        return self._asking >= CROWDED * self._most

    async def at_leisure(self) -> None:
        """Wait until nobody asks anything."""
        await self._at_leisure.wait()

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers of those that run."""
        return tuple(process.number for process in self._all)

    async def plans(self, question: Question) -> tuple[Plan[Any], ...]:
        """What the game's players think of a view, thought somewhere else."""
        plans: tuple[Plan[Any], ...] = await self.done(question.task)
        if not plans:
            raise NoThought("nothing came to mind")
        return plans

    async def done(self, task: Task) -> Any:
        """What a pure function gives, called somewhere else."""
        asked = write(task)
        self._asking += 1
        self._at_leisure.clear()
        try:
            async with self._places:
                answer = await self._asked(asked)
        finally:
            self._asking -= 1
            if not self._asking:
                self._at_leisure.set()
        if answer.failure:
            raise NoThought(answer.failure)
        return answer.value

    async def _asked(self, asked: bytes) -> Answer:
        process = self._idle.pop() if self._idle else await self._started()
        try:
            async with asyncio.timeout(self._patience):
                answer = await process.ask(asked)
        except TimeoutError:
            raise NoThought("it took too long") from None
        except (OSError, EOFError) as dead:
            raise NoThought(f"the process died: {dead!r}") from None
        else:
            if process.asked < MOST_QUESTIONS:
                self._idle.append(process)
            return answer
        finally:
            if process not in self._idle:  # also where nobody waits for the answer any more
                self._all.discard(process)
                await process.end()

    async def _started(self) -> "_Process":
        process = _Process(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                THINKER,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        )
        self._all.add(process)
        return process

    async def close(self) -> None:
        """End them all, whatever they think about."""
        self._idle.clear()
        await asyncio.gather(*(process.end() for process in self._all))
        self._all.clear()


class _Process:
    """One of them, seen from the bot."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.number = process.pid
        self.asked = 0

    async def ask(self, asked: bytes) -> Answer:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.asked += 1
        self._process.stdin.write(asked)
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(HEAD.size)
        answer: Answer = pickle.loads(await self._process.stdout.readexactly(HEAD.unpack(head)[0]))
        return answer

    async def end(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):  # it has ended by itself just now
                self._process.kill()
        await self._process.communicate()
