# Bot players.
bot-add = Add a bot player
bot-add-another = Add another
bot-play = Play against bots
bot-take-off = Take it off the table
bot-how-well = How well it plays
bot-level-gentle = Gentle
bot-about-gentle = Plays along; a good first opponent
bot-level-steady = Steady
bot-about-steady = Thinks its whole turn through
bot-level-sharp = Sharp
bot-about-sharp = Thinks ahead, and forgives little
bot-called-gentle = { $name } (gentle bot)
bot-called-steady = { $name } (steady bot)
bot-called-sharp = { $name } (sharp bot)
bot-sat-down = { $bot } has sat down.
bot-explained = Bot players see only what their seat sees, and move a moment after you. In votes and when a turn is taken back, only people are asked.
