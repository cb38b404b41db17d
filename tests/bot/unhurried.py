"""`python -m bot` for a Discord whose clock stands still: a press is as old as that clock lets it seem."""

import math
import sys

from bot import deliveries
from bot.__main__ import main

if __name__ == "__main__":
    deliveries.PATIENCE_OF_DISCORD = math.inf
    sys.exit(main())
