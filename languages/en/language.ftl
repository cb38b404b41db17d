# The language itself, and what its readers are called.
locale = en_GB
language-name = English
who-you = you
who-seat = player { $number }
