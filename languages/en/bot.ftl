# Bot players.
bot-add = Add a bot player
bot-add-another = Add another
bot-play = Play against bots
bot-take-off = Take it off the table
bot-how-well = How well it plays
bot-level-gentle = Easy
bot-about-gentle = Plays along; a good first opponent
bot-level-steady = Medium
bot-about-steady = Thinks its whole turn through
bot-level-sharp = Hard
bot-about-sharp = Thinks ahead, and forgives little
bot-called-gentle = { $name } (easy bot)
bot-called-steady = { $name } (medium bot)
bot-called-sharp = { $name } (hard bot)
bot-sat-down = { $bot } has sat down.
bot-explained = Bot players see only what their seat sees, and move a moment after you. In votes and when a turn is taken back, only people are asked.
