# Die Optionen eines Tischs.
kensington-option-heap-view = Offener Haufen
kensington-option-heap-view-about = Zeigt von jeder Rückseite sechs Umrisse zur Auswahl; aus: blind ziehen.
kensington-option-public-bird-counter = Vögel werden gezählt
kensington-option-public-bird-counter-about = Zeigt, wie viele der sieben Vögel, die das Spiel beenden, schon da sind.
