# Lessons: what stands around the steps of any game; each game's steps have a file of their own.
learn-which = ### Learn a game
    Nobody else sees it, nothing is counted, and you may leave and come back whenever you like.
learn-game = **{ $game }**
learn-standing = You are at step { $step } of { $steps }.
learn-standing-again = You have been through all of it, and are at step { $step } of { $steps } again.
learn-standing-finished = You have been through all of it.
learn-head = ### { $game } · step { $step } of { $steps }: { $title }
learn-done-head = ### ✓ { $game } · step { $step } of { $steps }: { $title }
learn-next = Next step
learn-finish = Finish
learn-again = Do it again
learn-back = A step back
learn-begin-again = From the start
learn-moved-on = That key belongs to another step of the lesson. `/learn` brings you to where you are.
learn-end = ### That is { $game }!
    You have done what turns are made of. The rest comes by playing.
learn-end-play = **Play against bots** opens a table for two in this channel, and your first turn is there at once. An easy bot is a good first opponent.
learn-end-elsewhere = In a channel of a server, `/play` opens a table: **Play against bots** on its card, and your first turn is there at once.
learn-end-rules = `/rules` explains all of it with pictures, and in the panel **Hint** tells you what a strong bot would do.
learn-newcomers = New to a game? `/learn` shows you how it goes, in a few minutes.
