# Die Zeit eines Platzes im Bild: ein kurzes Wort neben einer Uhr.
time-over-a-day = > 1 d
time-under-a-day = < 1 d
time-under-an-hour = < 1 h
time-days = { $days } d
time-hours = { $hours } h
time-minutes = { $minutes } min
time-paused = Pause
time-away = Urlaub
time-bot = Bot

# Bis wann jemand Zeit hat.
time-due = { $who-is ->
    [you] Du hast Zeit bis { $end } ({ $left }).
   *[one] { $who } hat Zeit bis { $end } ({ $left }).
}
time-due-paused = { $who-is ->
    [you] Die Uhr steht bis { $until }; danach hast du Zeit bis { $end }.
   *[one] Die Uhr steht bis { $until }; danach hat { $who } Zeit bis { $end }.
}
time-due-away = { $who-is ->
    [you] Dein Urlaub hält deine Uhr bis { $until } an; danach hast du Zeit bis { $end }.
   *[one] { $who } hat Urlaub bis { $until } und danach Zeit bis { $end }.
}
time-bot-plays = { $who-is ->
    [you] Ein Computerspieler spielt für dich.
   *[one] Ein Computerspieler spielt für { $who }.
}
time-held = { $who-is ->
    [you] Du: { $time } auf der Uhr.
   *[one] { $who }: { $time } auf der Uhr.
}
time-quiet = Deine Zeit endet { $left }; bis { $until } kommen keine Nachrichten.

# Die Uhr eines Tisches in wenigen Worten.
time-short-bank = { $time } + { $back } pro Zug
time-short-days = { $time } pro Zug
time-short-live = live, { $time } + { $back } pro Zug
time-short-relaxed = ohne Uhr
