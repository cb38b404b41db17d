"""Write sample pictures into ./samples, in every language."""

from pathlib import Path

from languages.shelf import LANGUAGES
from rendering.png import encode
from rendering.tenby.samples import sample_pictures

FOLDER = Path("samples")


def main() -> None:
    """Every kind of picture once."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        for name, image in sample_pictures(language).items():
            path = FOLDER / f"tenby_{name}_{language}.png"
            path.write_bytes(encode(image))
            print(f"{path}  {image.width} x {image.height}  {path.stat().st_size // 1024} KiB")


main()
