"""Write sample pictures into ./samples, one folder a language."""

from pathlib import Path

from languages.shelf import LANGUAGES
from rendering.copenhagen.samples import sample_pictures
from rendering.png import encode

FOLDER = Path("samples")


def main() -> None:
    """Every kind of picture once."""
    for language in LANGUAGES:
        (FOLDER / language).mkdir(parents=True, exist_ok=True)
        for name, image in sample_pictures(language).items():
            path = FOLDER / language / f"{name}.png"
            path.write_bytes(encode(image))
            print(f"{path}  {image.width} x {image.height}  {path.stat().st_size // 1024} KiB")


main()
