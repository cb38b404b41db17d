# Was auf jeden Knopfdruck und jeden Befehl geantwortet werden kann.
answer-sorry = Bei uns ist etwas schiefgegangen. /brett zeigt, wie es am Tisch steht; versuch es dann bitte noch einmal.
answer-stopping = Ich werde gerade neu gestartet. Nichts wurde geändert; versuch es bitte gleich noch einmal.
answer-not-here = Dieser Befehl ist für die Kanäle eines Servers gedacht; hier geht er nicht.
answer-other-command = Dieser Befehl hat sich geändert. Bitte tippe ihn noch einmal; Discord zeigt gleich den neuen.
answer-not-permitted = Das darf ich hier nicht: { $why }.
