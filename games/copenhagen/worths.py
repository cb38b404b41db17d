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
    coats: Table
    """A coat of arms that is about to be used: an ability tile, a white tile or something better."""
    gaps: Table
    """An empty space with no other beside it, where only a white tile fits; an empty space under a filled
    one; and a coat of arms that could be covered next."""


EARLY: Final = Worths(
    mixed_rows=(0.00, -0.18, -0.36, -0.72, -1.25, -0.62),
    window_rows=(0.00, 0.17, 0.55, 0.90, 1.07, 1.99),
    coat_rows=(0.00, 0.25, 0.50, 0.77, 1.08, 0.39),
    split_rows=(0.00, -0.52, -0.61, -0.83, 0.00, 0.00),
    mixed_columns=(0.00, 0.49, 0.62, 0.72, 1.03, 1.12, 1.03, 1.30, 1.67, 1.53),
    window_columns=(0.00, 0.45, 0.37, 0.56, 0.71, 1.01, 1.38, 2.04, 2.66, 3.63),
    cards=(0.00, 0.28, 0.54, 1.02, 1.39, 1.84, 2.05, 2.17),
    active=(0.36, 0.44, -0.07, 0.01, 0.59),
    used=(0.29, 0.77, -0.37, -0.40, -0.56),
    gaps=(-0.41, -0.75, 0.21),
    coats=(0.85,),
)
LATE: Final = Worths(
    mixed_rows=(0.00, 0.20, 0.33, 0.41, 0.41, 1.04),
    window_rows=(0.00, 0.30, 0.50, 0.57, 0.65, 2.02),
    coat_rows=(0.00, 0.13, 0.27, 0.53, 0.90, 0.87),
    split_rows=(0.00, -0.04, -0.11, -0.11, 0.00, 0.00),
    mixed_columns=(0.00, 0.63, 0.62, 0.84, 1.03, 1.31, 1.40, 1.47, 1.49, 3.01),
    window_columns=(0.00, 0.60, 0.86, 0.98, 1.11, 1.27, 1.34, 1.70, 1.72, 4.52),
    cards=(0.00, 0.20, 0.46, 0.74, 0.96, 1.05, 0.96, 0.94),
    active=(0.06, 0.03, 0.51, 1.38, 1.28),
    used=(0.04, 0.06, -0.03, 0.12, 0.73),
    gaps=(-0.19, -0.31, 0.26),
    coats=(0.85,),
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
