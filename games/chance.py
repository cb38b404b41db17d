"""All randomness of the games: derived from a table's seed, the same on every machine.

The derivation, so that anybody can check a table by hand:

1. The stream for (seed, purpose, counter) is the bytes of
   SHA-256("{seed}/{purpose}/{counter}/{block}") for block = 0, 1, 2, ... one after another.
2. A number below n is read from the stream as 4 big-endian bytes; a value at or above the largest
   multiple of n below 2**32 is thrown away and the next 4 bytes are read, so every number is equally likely.
3. A shuffle walks i from the last index down to 1 and swaps item i with item j, j = a number below i + 1.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_WORDS = 2**32


def commitment(seed: str) -> str:
    """The fingerprint published when a table starts; it binds the seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def shuffled(items: Sequence[T], seed: str, purpose: str, counter: int = 0) -> tuple[T, ...]:
    """The items in the order that this seed gives for this purpose."""
    words = _words(seed, purpose, counter)
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        j = _below(i + 1, words)
        result[i], result[j] = result[j], result[i]
    return tuple(result)


def number_below(limit: int, seed: str, purpose: str, counter: int = 0) -> int:
    """A number from 0 to limit - 1 that this seed gives for this purpose."""
    return _below(limit, _words(seed, purpose, counter))


def _words(seed: str, purpose: str, counter: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}/{purpose}/{counter}/{block}".encode()).digest()
        yield from unpack(">8I", digest)
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    fair = _WORDS - _WORDS % limit
    while (word := next(words)) >= fair:
        pass
    return word % limit
