# Die Sprache selbst, und wie ihre Leser heißen.
locale = de
language-name = Deutsch
who-you = du
who-seat = Spieler { $number }
