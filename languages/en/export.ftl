# A table as files.
export-files = The whole game: `.json` for other programs, `.txt` in our notation.
export-later = This table is still being played, and its file would tell what is hidden. It can be exported once it is over.
