"""Words that escaped translation: looked for in all that the bot sends and draws in a made-up language."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from rendering.kept import kept
from rendering.text import lettering

READ = {"content", "label", "placeholder", "description", "title", "name"}
"""Under these keys of a request stands what people read."""
SAME_EVERYWHERE = re.compile(
    r"`[^`]*`|<[@#:/tida][^>]*>|\]\([^)]*\)|https?://\S+|(?<!\w)/[a-z]+|\b(?:och|eller)\b"
)
"""Code, mentions, links, commands, and what joins a list in that language."""
ISOLATED = re.compile("\N{FIRST STRONG ISOLATE}.*?\N{POP DIRECTIONAL ISOLATE}")
"""Names, and words that somebody chose or that are painted on a card."""
WORD = re.compile(r"\b[A-Za-z]{3,}\b")


class Untranslated:
    """Notes every word that is written in plain letters, with where it stood."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.is_listening = False
        self._somebodys: set[str] = set()
        """Words of names, and of what is painted on cards."""
        self.words: dict[str, str] = {}
        self.checked = 0

    def are_painted(self, names: Iterable[str]) -> None:
        """These names stand on cards, in every language the same."""
        self._somebodys.update(word for name in names for word in WORD.findall(name))

    def record(self, method: str, path: str, request: Any, status: int, response: Any) -> None:
        """Look at one request of the bot's."""
        if path.startswith("/applications") and "/commands" in path:
            for command in request if isinstance(request, list) else [request]:
                self._check_command(command or {})
        elif self.is_listening and "/emojis" not in path:
            for text in _read_in(request):
                self.check(text, f"{method} {path}")

    def check(self, text: str, where: str) -> None:
        """Note the words of a text that are not accented."""
        self.checked += 1
        for isolated in ISOLATED.findall(text):
            self._somebodys.update(WORD.findall(isolated))
        plain = ISOLATED.sub("", text)
        for name in self.names:
            plain = plain.replace(name, "")
        for word in WORD.findall(SAME_EVERYWHERE.sub("", plain)):
            self.words.setdefault(word, f"{where}: {text}")

    def check_pictures(self) -> None:
        """Look at every caption that is kept as drawn."""
        made = vars(lettering)["__wrapped__"]  # by which it is kept; what that wraps is another function
        captions = [args[0] for draw, args, *_ in [*kept._ready._young, *kept._ready._old] if draw is made]
        assert captions, "no caption was found"
        for caption in captions:
            # A picture cannot isolate names; but what it shows was told in messages, too.
            self.check(
                WORD.sub(lambda word: "" if word[0] in self._somebodys else word[0], caption), "a picture"
            )

    def _check_command(self, command: dict[str, Any]) -> None:
        """Names and descriptions are English; beside each stands the made-up language."""
        for key in ("name", "description"):
            told = command.get(key)
            if told and told not in self.names and "sv-SE" not in (command.get(f"{key}_localizations") or {}):
                self.words.setdefault(told, f"a {key} of a command is in one language only")
        for part in [*command.get("options", ()), *command.get("choices", ())]:
            self._check_command(part)


def _read_in(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key in READ and isinstance(value, str):
                yield value
            else:
                yield from _read_in(value)
    elif isinstance(part, list):
        for each in part:
            yield from _read_in(each)
