"""Write sample pictures of all games, or of those named, into ./samples, by game and language."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL.Image import Image

from languages.shelf import LANGUAGES
from rendering.copenhagen import samples as copenhagen
from rendering.kensington import samples as kensington
from rendering.league import samples as league
from rendering.png import encode
from rendering.tenby import samples as tenby
from rendering.tenby import solo_samples as alone

FOLDER = Path("samples")
SAMPLES: dict[str, Callable[[str], Mapping[str, Image]]] = {
    "copenhagen": copenhagen.sample_pictures,
    "kensington": kensington.sample_pictures,
    "league": league.sample_pictures,
    "tenby": lambda language: {**tenby.sample_pictures(language), **alone.solo_pictures(language)},
}


def main(games: list[str]) -> None:
    """Every kind of picture once."""
    unknown = [game for game in games if game not in SAMPLES]
    if unknown:
        sys.exit(f"There are no samples of {', '.join(unknown)}, only of {', '.join(SAMPLES)}.")
    for game in games or SAMPLES:
        for language in LANGUAGES:
            _write(game, language)


def _write(game: str, language: str) -> None:
    folder = FOLDER / game / language
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in SAMPLES[game](language).items():
        path = folder / f"{name}.png"
        path.write_bytes(encode(image))
        print(f"{path}  {image.width} x {image.height}  {path.stat().st_size // 1024} KiB")


main(sys.argv[1:])
