# Bot-Spieler.
bot-add = Bot-Spieler dazusetzen
bot-add-another = Noch einen dazusetzen
bot-play = Gegen Bots spielen
bot-take-off = Vom Tisch nehmen
bot-how-well = Wie gut er spielt
bot-level-gentle = Leicht
bot-about-gentle = Spielt einfach mit; gut für die ersten Partien
bot-level-steady = Solide
bot-about-steady = Durchdenkt seinen ganzen Zug
bot-level-sharp = Stark
bot-about-sharp = Denkt voraus und verzeiht wenig
bot-called-gentle = { $name } (leichter Bot)
bot-called-steady = { $name } (solider Bot)
bot-called-sharp = { $name } (starker Bot)
bot-sat-down = { $bot } hat sich dazugesetzt.
bot-explained = Bot-Spieler sehen nur, was ihr Platz sieht, und ziehen kurz nach dir. Bei Abstimmungen und wenn ein Zug zurückgenommen wird, werden nur Menschen gefragt.
