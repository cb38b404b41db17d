"""Sample pictures by name, each drawn only when it is asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from PIL.Image import Image

Kinds: TypeAlias = dict[str, Callable[[], Image | Sequence[Image]]]


class Samples(Mapping[str, Image]):
    """Every kind of picture; where a kind takes two pictures, they are called name_1 and name_2."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._drawn = cache(self._draw)

    def __getitem__(self, name: str) -> Image:
        kind = name.rpartition("_")[0]
        return self._drawn(name if name in self._kinds else kind)[name]

    def __iter__(self) -> Iterator[str]:
        for kind in self._kinds:
            yield from self._drawn(kind)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _draw(self, kind: str) -> dict[str, Image]:
        drawn = self._kinds[kind]()
        images = (drawn,) if isinstance(drawn, Image) else drawn
        if len(images) == 1:
            return {kind: images[0]}
        return {f"{kind}_{number}": image for number, image in enumerate(images, 1)}
