# The options of a table.
kensington-option-heap-view = Heap view
kensington-option-heap-view-about = Show the outlines of six backs of each kind to pick from; off: draw blindly.
kensington-option-public-bird-counter = Public bird counter
kensington-option-public-bird-counter-about = Show how many of the seven birds that end the game are out.
