"""Write sample pictures into ./samples."""

from pathlib import Path

from rendering.kensington.samples import sample_pictures
from rendering.png import encode

FOLDER = Path("samples")


def main() -> None:
    """Every kind of picture once."""
    FOLDER.mkdir(exist_ok=True)
    for name, image in sample_pictures().items():
        path = FOLDER / f"kensington_{name}.png"
        path.write_bytes(encode(image))
        print(f"{path}  {image.width} x {image.height}  {path.stat().st_size // 1024} KiB")


main()
