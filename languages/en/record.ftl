# Game files that cannot be read or do not replay.
record-line = Line { $line } should be “{ $wanted }”.
record-line-begins = Line { $line } should begin with “{ $wanted }”.
record-move-line = Line { $line } should be a seat and a move, such as “{ $example }”.
record-head = The head of the file is damaged: { $why }.
record-no-such-game = There is no game called “{ $game }” on the shelf.
record-move = Line { $line }, “{ $move }”: { $why }
record-other-result = The result was “{ $was }” but is now “{ $now }”.
record-other-board = Line { $line } of the board was “{ $was }” but is now “{ $now }”.
record-other-length = The board has more or fewer lines than it had.
