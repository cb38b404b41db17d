# Einem Tisch oder einer Person als Zuschauer folgen.
follow-key = Folgen
follow-own-table = Du spielst an diesem Tisch: Du erfährst ohnehin davon.
follow-contest = Einer Wochenpartie kann niemand folgen; ihre Rangliste zeigt, wie es allen ergangen ist.
follow-yourself = Von deinen eigenen Tischen erfährst du ohnehin.
follow-a-bot = Bot-Spieler haben keine eigenen Tische, denen man folgen könnte.
follow-not-a-member = Du kannst Mitgliedern des Servers folgen, auf dem du bist; nenne sie dort.
follow-hidden = { $player } hat das eigene Profil verborgen; da kann niemand folgen.
follow-too-many = Du folgst schon { $most } Tischen und Personen, mehr geht nicht. Beende zuerst eines davon: /folgen liste
follow-no-direct = Ich konnte dir nicht direkt schreiben, also würdest du nichts erfahren. Erlaube Direktnachrichten von diesem Server, dann folge noch einmal.
follow-ended = Dem folgst du nicht mehr.
follow-table = [{ $title }]({ $link })
follow-unseen = einem Tisch, den du nicht mehr sehen darfst
follow-player = **{ $player }**
follow-player-on = **{ $player }** auf { $server }
follow-tells-result = das Ergebnis
follow-tells-turns = jeden Zug
follow-tells-turns-of = die Züge von { $player }
follow-muted = stumm
follow-muted-until = stumm bis { $until }
follow-mute = Stumm
follow-mute-day = Einen Tag stumm
follow-unmute = Nicht mehr stumm
follow-stop = Beenden
follow-head = ### Du folgst { $subject }
follow-told = Ich schreibe dir direkt und sage dir: **{ $what }**
follow-choose = Was ich dir sage
follow-rule = Über einen Tisch schreibe ich höchstens alle { $minutes } Minuten und nicht in deiner Ruhezeit; was inzwischen geschieht, kommt zusammen. Solange etwas stumm ist, sage ich dir keine Züge, auch später nicht.
follow-ends = Es endet von selbst, wenn das Spiel zu Ende ist und du das Ergebnis kennst.
follow-person-goes-on = Es gilt für jeden Tisch, an dem die Person hier spielt und den du sehen darfst. /folgen liste beendet es.
follow-list = ### Wem und was du folgst ({ $count } von höchstens { $most })
follow-nothing = Du folgst nichts und niemandem. /folgen tisch oder *Folgen* bei einem Brett sagt dir von einem Tisch, /folgen person von einer Person.
follow-stopped = Du folgst { $subject } nicht mehr.
follow-hello = Du folgst { $subject }. Hier sage ich dir, was geschieht.
follow-what = Wem ich folge
follow-why = Du folgst { $player }.
follow-news = [{ $title }]({ $link })
follow-earlier = { $lines ->
    [one] davor { $lines } weiterer
   *[other] davor { $lines } weitere
}
follow-over = Das Spiel ist zu Ende: { $result }
