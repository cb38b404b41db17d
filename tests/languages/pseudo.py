"""A made-up language: English with every letter accented; words that were never translated stand out."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from languages.shelf import ENGLISH, LANGUAGES, ROOT, language, sentence_files

PSEUDO = "sv"
"""It goes by the key of a language of Discord's that is not on the shelf."""
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "ãbçdëfgĥïĵķłmñøpqřšţüvŵxÿžÃBÇDËFGĤÏĴĶŁMÑØPQŘŠŢÜVŴXŸŽ"
_AS_IT_IS = re.compile(r"`[^`]*`|<[^>]*>|\]\([^)]*\)|/[a-z-]+|\{[^}]*\}")
"""Code, mentions, links, commands and arguments, which are the same in every language."""
_WORDS = str.maketrans(_PLAIN, _ACCENTED)


def accented(text: str) -> str:
    """Text whose letters carry accents."""
    parts, start = [], 0
    for kept in _AS_IT_IS.finditer(text):
        parts += [text[start : kept.start()].translate(_WORDS), kept[0]]
        start = kept.end()
    return "".join([*parts, text[start:].translate(_WORDS)])


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:
        node.value = accented(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:
        if node.id.name != "locale":
            return self.generic_visit(node)
        node.value = ast.Pattern([ast.TextElement(PSEUDO)])
        return node


def write_pseudo_language(folder: Path) -> None:
    """All files of English, accented."""
    for path in sentence_files(ROOT / ENGLISH):
        resource = _Accents().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        target = folder / path.relative_to(ROOT / ENGLISH)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    for path in (ROOT / ENGLISH).rglob("*.md"):
        target = folder / path.relative_to(ROOT / ENGLISH)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(accented(path.read_text(encoding="utf-8")), encoding="utf-8")


@contextmanager
def pseudo_language(folder: Path) -> Iterator[str]:
    """The made-up language on the shelf, as a folder and nothing else; gives its key."""
    write_pseudo_language(folder)
    LANGUAGES[PSEUDO] = folder
    try:
        yield PSEUDO
    finally:
        del LANGUAGES[PSEUDO]
        language.cache_clear()
        shutil.rmtree(folder)
