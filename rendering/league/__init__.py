"""Pictures of leagues and tournaments, each subject twice: `standings.py` says in values and messages what is
shown, `standings_picture.py` draws it; so with fixtures, bracket, swiss, profile, leaderboard and summary."""
