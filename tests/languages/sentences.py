"""What the files of a language hold: keys, and the arguments that their sentences ask for."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from languages.shelf import ROOT, sentence_files

OF_AN_ARGUMENT = ("-is", "-begins", "-count")
"""What a sentence may ask about an argument beside the argument itself."""


class Variables(Visitor):
    """The arguments that a sentence asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        raise AssertionError(f"{node.id.name} is another sentence, and every sentence stands for itself")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        raise AssertionError(f"{node.id.name} is a term, and every sentence stands for itself")


def arguments_of(entry: ast.Message) -> frozenset[str]:
    found = Variables()
    found.visit(entry)
    return frozenset(_without_ending(name) for name in found.names)


def _without_ending(name: str) -> str:
    for ending in OF_AN_ARGUMENT:
        name = name.removesuffix(ending)
    return name


@cache
def sentences(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language with the arguments that it asks for; unreadable lines and doubled keys fail."""
    found: dict[str, frozenset[str]] = {}
    for path in sentence_files(ROOT / language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands in {language} twice"
                found[entry.id.name] = arguments_of(entry)
    return found


class _OfPlayers(Visitor):
    """The forms of a sentence that say how players do it: [you], and of the others those that name them."""

    def __init__(self) -> None:
        self.forms: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        who, ending, _ = node.selector.id.name.partition("-is")
        for variant in node.variants if ending else ():
            named = Variables()
            named.visit(variant.value)
            if isinstance(variant.key, ast.Identifier) and (
                variant.key.name == "you" or named.names & {who, f"{who}-begins"}
            ):
                self.forms.add(variant.key.name)
        self.generic_visit(node)


@cache
def forms_of_players(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language whose sentence is about players, with its forms for them."""
    found = {}
    for path in sentence_files(ROOT / language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                players = _OfPlayers()
                players.visit(entry)
                found[entry.id.name] = frozenset(players.forms)
    return found


def texts(language: str) -> set[str]:
    """The long texts of a language."""
    folder: Path = ROOT / language
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
