"""What things are worth to a good player, in points at the end, early and late in a game."""

from typing import Final

import msgspec

Table = tuple[float, ...]


class Worths(msgspec.Struct, frozen=True):
    """What rows, columns, cards and ability tiles are worth at one stage of the game."""

    mixed_rows: Table
    """By how many of a row's spaces are filled, with a brick among them."""
    window_rows: Table
    coat_rows: Table
    """What a row with a coat of arms is worth beyond others."""
    split_rows: Table
    """What it changes that a row's empty spaces do not lie side by side."""
    mixed_columns: Table
    window_columns: Table
    cards: Table
    """By how many cards of one colour are held."""
    active: Table
    """Ability tiles that are ready, in the order of Ability."""
    used: Table
    gaps: Table
    """An empty space with no other beside it, where only a white tile fits; an empty space under a filled
    one; and a coat of arms that could be covered next."""


EARLY: Final = Worths(
    mixed_rows=(0.00, 0.10, -0.31, -0.69, -1.41, -1.00),
    window_rows=(0.00, 0.35, 0.71, 1.26, 1.71, 1.67),
    coat_rows=(0.00, 0.10, 0.83, 1.62, 2.45, -0.13),
    split_rows=(0.00, -0.42, -0.33, -0.92, 0.00, 0.00),
    mixed_columns=(0.00, 0.68, 0.70, 0.41, 1.12, 1.55, 0.75, 1.30, 1.80, 1.35),
    window_columns=(0.00, 0.29, -0.29, 0.63, 0.74, 1.00, 0.89, 2.14, 2.79, 3.57),
    cards=(0.00, 0.34, 0.50, 0.95, 0.92, 2.09, 2.09, 1.85),
    active=(0.18, 0.44, -0.03, 0.46, 0.38),
    used=(0.47, 0.77, -0.35, -0.30, -1.07),
    gaps=(-0.18, -0.80, -0.22),
)
LATE: Final = Worths(
    mixed_rows=(0.00, 0.29, 0.47, 0.39, 0.37, 0.98),
    window_rows=(0.00, 0.22, 0.37, 0.34, 0.37, 1.93),
    coat_rows=(0.00, 0.22, 0.31, 0.62, 1.03, 0.90),
    split_rows=(0.00, -0.04, -0.34, -0.14, 0.00, 0.00),
    mixed_columns=(0.00, 0.89, 0.71, 1.02, 0.96, 1.27, 1.38, 1.48, 1.26, 3.13),
    window_columns=(0.00, 0.46, 0.63, 0.60, 1.05, 1.27, 0.73, 2.29, 1.43, 4.44),
    cards=(0.00, -0.03, 0.34, 0.70, 0.99, 1.17, 0.65, 0.80),
    active=(0.08, 0.03, 0.79, 1.24, 1.11),
    used=(0.02, 0.06, 0.13, 0.06, 0.72),
    gaps=(0.01, -0.26, 0.49),
)


def worths_at(stage: float) -> Worths:
    """What things are worth between the first turn (0) and the last (1)."""
    return Worths(
        *(
            tuple(
                early + (late - early) * stage
                for early, late in zip(getattr(EARLY, field), getattr(LATE, field), strict=True)
            )
            for field in Worths.__struct_fields__
        )
    )
