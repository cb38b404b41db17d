"""`python -m bot` for a Discord whose clock stands still: no press is too old, and a stop waits for all."""

import sys

from bot import deliveries, services
from bot.__main__ import main

if __name__ == "__main__":
    deliveries.PATIENCE_OF_DISCORD = 1 << 62
    services.PATIENCE = 600.0
    sys.exit(main())
