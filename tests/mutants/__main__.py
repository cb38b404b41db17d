"""`python -m tests.mutants`: puts each fault into a copy of the repository and runs the tests near it."""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from tests.mutants.faults import FAULTS, Fault

ROOT: Final = Path(__file__).parents[2]
MARKED: Final = {"test": "not thorough", "check": ""}
"""Which tests belong to `make test` and to `make check`, as pytest's -m says it."""
NEEDED: Final = {"test": 0.9, "check": 1.0}
"""The part of the faults that has to be caught."""
LIMIT: Final = 300.0
"""Seconds after which a run hangs."""
PARTING: Final = 15.0
"""Seconds that a run which hangs has to stop its servers and browsers."""
NAMED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+::.+?)(?: - .*)?$", re.MULTILINE)
"""A test in pytest's summary; an error without one comes from collecting."""


class Exit(IntEnum):
    """What pytest ends with."""

    GREEN = 0
    RED = 1
    NO_TESTS = 5


WELL: Final = (Exit.GREEN, Exit.NO_TESTS)


class Verdict(StrEnum):
    """What became of a fault."""

    CAUGHT = "caught"
    HUNG = "hung"
    """It counts as caught: a run that does not end is noticed."""
    SURVIVED = "survived"
    BROKEN = "broken"
    """Nothing is known: the fault does not fit, or no test could run."""


@dataclass(frozen=True)
class Outcome:
    """A fault and what came of it."""

    fault: Fault
    verdict: Verdict
    told: str
    """The first test that failed, or why there is none."""
    seconds: float

    @property
    def is_caught(self) -> bool:
        """Did the tests notice it?"""
        return self.verdict in (Verdict.CAUGHT, Verdict.HUNG)


@dataclass(frozen=True)
class Run:
    """One run of pytest that ended, or was ended."""

    code: int
    said: str
    hangs: bool
    seconds: float

    @property
    def failing(self) -> str:
        """The first test that failed; empty if none did."""
        found = NAMED.search(self.said)
        return found[1] if found else ""

    @property
    def last_line(self) -> str:
        """What pytest said last."""
        return next((line.strip() for line in reversed(self.said.splitlines()) if line.strip()), "nothing")


@contextmanager
def passing(within: Path | None = None) -> Iterator[Path]:
    """A folder that is taken away again; programs that run as another user find the way through it."""
    with tempfile.TemporaryDirectory(prefix="mutants-", dir=within, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        yield Path(folder)


@contextmanager
def replaced(file: Path, before: str, after: str) -> Iterator[None]:
    """A file with another text. It gets its old time back with the old one, so Python compiles it anew."""
    text, known = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(text.replace(before, after), encoding="utf-8")
    try:
        yield
    finally:
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(known.st_atime_ns, known.st_mtime_ns))


class Workshop:
    """Copies of the repository, one for every job; a fault is put into one of them and taken out again."""

    def __init__(self, folder: Path, suite: str, workers: str, limit: float) -> None:
        self._folder = folder
        self._limit = limit
        plugins = ("-p", "no:cacheprovider", "-p", "tests.mutants.ending")
        self._options = (*plugins, "-x", f"-n{workers}", "-rfE", "-m", MARKED[suite])
        self._free: SimpleQueue[Path] = SimpleQueue()
        """Copies that no job is at."""
        self._running: set[int] = set()
        """The groups of processes that are at it."""

    def fill(self, jobs: int) -> None:
        """Copy the files that git knows or would add, and compile them once for all copies."""
        first = self._folder / "0"
        asked = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in filter(None, listed.split("\0")):
            source, target = ROOT / name, first / name
            if source.is_file() and not source.is_symlink():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
        compiling = [sys.executable, "-m", "compileall", "-q", "."]
        subprocess.run(compiling, cwd=first, check=True, stdout=subprocess.DEVNULL)
        for number in range(1, jobs):
            self._free.put(Path(shutil.copytree(first, self._folder / str(number))))
        self._free.put(first)

    @contextmanager
    def _copy(self) -> Iterator[Path]:
        place = self._free.get()
        try:
            yield place
        finally:
            self._free.put(place)

    def try_out(self, fault: Fault) -> Outcome:
        """Run the tests near a fault with it, and the one that notices it once more without."""
        with self._copy() as place:
            file = place / fault.file
            times = file.read_text(encoding="utf-8").count(fault.before) if file.is_file() else 0
            if times != 1:
                told = f"the text before it occurs {times} times in {fault.file}"
                return Outcome(fault, Verdict.BROKEN, told, 0.0)
            with replaced(file, fault.before, fault.after):
                run = self._pytest(place, fault.nearest)
            verdict, told = _judged(run)
            if verdict is Verdict.CAUGHT and self._pytest(place, [told]).code != Exit.GREEN:
                verdict, told = Verdict.BROKEN, f"red without the fault, too: {told}"
        return Outcome(fault, verdict, told, run.seconds)

    def red(self, nearest: Iterable[str]) -> list[str]:
        """Those test files and folders that are not green without any fault."""
        with self._copy() as place:
            return [each for each in nearest if self._pytest(place, [each]).code not in WELL]

    def _pytest(self, place: Path, what: Sequence[str]) -> Run:
        """Run tests in a copy, which everything that they start uses as well."""
        with passing(self._folder) as own:
            started = time.monotonic()
            process = subprocess.Popen(
                [sys.executable, "-m", "pytest", *self._options, *what],
                cwd=place,
                env=os.environ | {"PYTHONPATH": str(place), "TMPDIR": str(own), "COLUMNS": "400"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                start_new_session=True,
            )
            self._running.add(process.pid)
            try:
                said, hangs = _heard(process, self._limit)
            finally:
                self._running.discard(process.pid)
            return Run(process.returncode, said, hangs, time.monotonic() - started)

    def stop(self) -> None:
        """End all runs, as Ctrl-C would."""
        for group in tuple(self._running):
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGINT)


def _judged(run: Run) -> tuple[Verdict, str]:
    """What a run with a fault says of it, and the test that failed, or why there is none."""
    if run.hangs:
        return Verdict.HUNG, run.failing or f"no end after {run.seconds:.0f} s"
    if run.code == Exit.GREEN:
        return Verdict.SURVIVED, run.last_line
    if run.code == Exit.NO_TESTS:
        return Verdict.SURVIVED, "no test near it is in this suite"
    if run.code == Exit.RED and run.failing:
        return Verdict.CAUGHT, run.failing
    return Verdict.BROKEN, run.last_line


def _heard(process: subprocess.Popen[str], limit: float) -> tuple[str, bool]:
    """All that a run says, and whether it had to be ended: first as Ctrl-C would, then for certain."""
    try:
        return process.communicate(timeout=limit)[0], False
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGINT)
    try:
        return process.communicate(timeout=PARTING)[0], True
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
    return process.communicate()[0], True


def table_of(outcomes: Sequence[Outcome]) -> str:
    """All outcomes in Markdown, and how many there are of each kind."""
    head = ("#", "area", "fault", "verdict", "first failing test", "seconds")
    rows = [
        (str(number), each.fault.area, each.fault.name, each.verdict, each.told, f"{each.seconds:.1f}")
        for number, each in enumerate(outcomes, 1)
    ]
    lines = [f"| {' | '.join(row)} |" for row in (head, ("---",) * len(head), *rows)]
    counts = [f"{sum(each.verdict is kind for each in outcomes)} {kind}" for kind in Verdict]
    return "\n".join([*lines, "", f"{len(outcomes)} faults: {', '.join(counts)}."])


def is_enough(outcomes: Sequence[Outcome], suite: str) -> bool:
    """Are enough of the faults caught, and is something known of each?"""
    if any(each.verdict is Verdict.BROKEN for each in outcomes):
        return False
    return sum(each.is_caught for each in outcomes) >= NEEDED[suite] * len(outcomes)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try all faults that are asked for; 1 if too few were caught."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    add = parser.add_argument
    add("--suite", choices=MARKED, default="test", help="whose tests have to notice the faults")
    add("--jobs", type=int, default=1, help="how many faults are tried at once")
    add("-n", default="0", metavar="WORKERS", help="how many processes run the tests of one fault")
    add("--only", default="", metavar="NAME_PART", help="only faults whose name or area has this part")
    add("--sound", action="store_true", help="first see that all tests near the faults are green without any")
    add("--limit", type=float, default=LIMIT, metavar="SECONDS", help="after which a run hangs")
    asked = parser.parse_args(arguments)
    wanted = asked.only.casefold()
    faults = [each for each in FAULTS if wanted in each.name.casefold() or wanted in each.area]
    if not faults:
        parser.error(f"no fault is called “{asked.only}”")
    with passing() as folder:
        shop = Workshop(folder, asked.suite, asked.n, asked.limit)
        shop.fill(asked.jobs)
        if asked.sound and (red := shop.red(sorted({name for each in faults for name in each.nearest}))):
            print("red without any fault:", *red)
            return 1
        outcomes = _all_tried(shop, faults, asked.jobs)
    print(table_of(outcomes))
    return 0 if is_enough(outcomes, asked.suite) else 1


def _all_tried(shop: Workshop, faults: Sequence[Fault], jobs: int) -> list[Outcome]:
    """The outcomes in the order of the faults; a line for each as soon as it is known."""
    outcomes = []
    with ThreadPoolExecutor(jobs) as threads:
        try:
            for number, outcome in enumerate(threads.map(shop.try_out, faults), 1):
                outcomes.append(outcome)
                told = f"{outcome.verdict:8} {outcome.seconds:6.1f} s  {outcome.fault.name}: {outcome.told}"
                print(f"{number}/{len(faults)} {told}", file=sys.stderr, flush=True)
        except BaseException:
            threads.shutdown(wait=False, cancel_futures=True)
            shop.stop()
            raise
    return outcomes


if __name__ == "__main__":
    sys.exit(main())
