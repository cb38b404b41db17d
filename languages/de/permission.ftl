# Berechtigungen, wie sie in den Einstellungen von Discord heißen.
permission-read-messages = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-attach-files = „Dateien anhängen“
permission-embed-links = „Links einbetten“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
permission-external-emojis = „Externe Emojis verwenden“
