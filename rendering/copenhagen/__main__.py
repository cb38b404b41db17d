"""Write sample pictures into ./samples."""

from pathlib import Path

from games.copenhagen.rules import view_for
from rendering.copenhagen.samples import NAMES, sample_game
from rendering.copenhagen.table import draw_table


def main() -> None:
    folder = Path("samples")
    folder.mkdir(exist_ok=True)
    for seats in (2, 3, 4):
        g = sample_game(seats)
        print(seats, len(g), g[-1].turns)
        draw_table(view_for(g[int(len(g) * 0.75)], None), NAMES).save(folder / f"t{seats}.png")
        draw_table(view_for(g[-1], None), NAMES).save(folder / f"o{seats}.png")
        draw_table(view_for(g[0], None), NAMES).save(folder / f"s{seats}.png")


main()
