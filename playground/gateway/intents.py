"""Gateway intents: which events a session asked for."""

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES, GUILD_TYPING = 1 << 9, 1 << 11
DIRECT_MESSAGES, DIRECT_TYPING = 1 << 12, 1 << 14
MESSAGE_CONTENT = 1 << 15
ALWAYS = 0

KNOWN = sum(1 << bit for bit in (*range(17), 20, 21, 24, 25))
