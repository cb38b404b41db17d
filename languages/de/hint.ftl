# Tipps.
hint-ask = Tipp
hint-coming = Ein starker Bot sieht es sich an …
hint-head = Ein starker Bot würde so ziehen:
hint-not-here = Hier gibt es keine Tipps.
hint-not-rated = Dieser Tisch wird gewertet, darum gibt es hier keine Tipps.
hint-thinking = Ein Tipp ist schon unterwegs.
hint-none = Diesmal ist mir kein Tipp eingefallen; frag bitte noch einmal.
