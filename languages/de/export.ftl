# Ein Tisch als Dateien.
export-files = Das ganze Spiel: `.json` für andere Programme, `.txt` in unserer Schreibweise.
export-later = An diesem Tisch wird noch gespielt, und die Datei würde Verborgenes verraten. Wenn das Spiel zu Ende ist, kann er exportiert werden.
