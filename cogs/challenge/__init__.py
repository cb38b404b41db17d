"""Weekly challenges on Discord: setting one up, playing it where nobody else sees it, and its scoreboard."""
