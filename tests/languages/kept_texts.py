"""Texts that are kept and compared line by line; `make sentences` accepts them anew."""

import os
from pathlib import Path

KEPT = Path(__file__).parent / "kept"


def assert_reads_like(name: str, lines: list[str]) -> None:
    """Compare with the kept text, and name the first line that differs."""
    path = KEPT / f"{name}.txt"
    if os.environ.get("ROWHOUSE_ACCEPT") == "sentences":
        KEPT.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(kept, lines, strict=False), 1):
        assert now == was, f"{path.name}, line {number} reads differently; `make sentences` accepts it"
    assert len(lines) == len(kept), f"{path.name} has more or fewer lines; `make sentences` accepts it"
