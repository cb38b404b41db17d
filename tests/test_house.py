"""The rules of the house, checked: layers, library homes, docstrings, names."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ("games", "club", "languages", "rendering", "bot", "cogs")
PACKAGES = (*LAYERS, "playground", "benchmarks")
HOMES = {
    "discord": ("cogs/", "bot/app.py", "bot/backoff.py"),
    "PIL": ("rendering/", "playground/", "benchmarks/"),
    "aiosqlite": ("bot/store",),
    "asyncpg": ("bot/store/postgres",),
    "fluent": ("languages/",),
    "babel": ("languages/",),
    "prometheus_client": ("bot/metrics.py", "bot/health.py"),
}
PURE = {
    "collections", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools", "json", "math",
    "random", "re", "statistics", "struct", "typing", "msgspec", "games", "__future__",
}  # fmt: skip
COMMANDS = ("__main__.py",)
"""A module run as a command may use argparse, print and a random.Random of its own."""

UNKNOWN = "?"
BY_NAME = {"import_module", "__import__", "load_extension", "reload_extension", "find_spec", "run_module"}
"""Calls that import what their first argument names."""
WIRED = {"bot/app.py": {"cogs", UNKNOWN}}
"""Where the house is put together: the client loads every cog there is, without any of them being named."""

OWN_SERVERS = {"cogs/servers.py", "cogs/departures.py", "cogs/readers.py", "cogs/league/finding.py"}
"""Who knows that it has to do with a server of the process's own shards."""

CITED = re.compile(r"\b(ruling|section)s?\s+(\d+(?:(?:, | and | to |-)\d+)*)", re.IGNORECASE)
"""Rulings 2 to 4 and 38, section 6-7: they stand in the RULINGS.md of the game."""
PAGE = re.compile(r"\bp\. \d")

FILES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
NO_DRAWERS = {"utils", "helpers", "common", "manager", "misc"}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


class Seen(NamedTuple):
    """What the rules of the house ask of a module; its tree takes too much room to be kept."""

    imports: set[str]
    names: set[str]
    attributes: set[str]
    chances: set[str]
    has_docstring: bool


@cache
def seen_in(path: Path) -> Seen:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    return Seen(
        imports=imports_in(tree, name_of(path)),
        names={node.id for node in nodes if isinstance(node, ast.Name)},
        attributes={node.attr for node in nodes if isinstance(node, ast.Attribute)},
        chances={chance for node in nodes for chance in chances(node)},
        has_docstring=bool(ast.get_docstring(tree)),
    )


def imports_in(tree: ast.Module, name: str) -> set[str]:
    """The packages that a module imports, whether as usual or by their name in a string."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            found.add((node.module or "").split(".")[0])
        elif isinstance(node, ast.Call) and called(node) in BY_NAME:
            found.add(named(node))
    return found - WIRED.get(name, set())


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", "") or getattr(node.func, "attr", "")


def named(node: ast.Call) -> str:
    """The package that a call names, or what stands for a name that is only known when it runs."""
    match node.args[:1]:
        case [ast.Constant(value=str(name))] | [ast.JoinedStr(values=[ast.Constant(value=str(name)), *_])]:
            return name.split(".")[0]
        case _:
            return UNKNOWN


@pytest.mark.parametrize(
    ("source", "packages"),
    [
        ("import a.b, c", {"a", "c"}),
        ("from a.b import c", {"a"}),
        ("def f():\n import a", {"a"}),
        ("import importlib\nimportlib.import_module('a.b')", {"importlib", "a"}),
        ("import_module('a')", {"a"}),
        ("__import__('a')", {"a"}),
        ("await bot.load_extension('a.b')", {"a"}),
        ("import_module(f'a.{name}')", {"a"}),
        ("import_module(name)", {UNKNOWN}),
    ],
)
def test_imports_are_seen_however_they_are_written(source, packages):
    inside = source.replace("\n", "\n ")
    assert imports_in(ast.parse(f"async def f():\n {inside}"), "some/module.py") == packages


def files_in(folder: str) -> list[Path]:
    return [path for path in FILES if name_of(path).startswith(f"{folder}/")]


def offenders(files: list[Path], offence: Callable[[Path], object]) -> dict[str, object]:
    """What is wrong with each of these modules, by its name; nothing where all is well."""
    return {name_of(path): found for path in files if (found := offence(path))}


def test_imports_point_one_way():
    def upwards(path: Path) -> set[str]:
        package = name_of(path).split("/")[0]
        if package in LAYERS:
            allowed = set(LAYERS[: LAYERS.index(package) + 1])
        elif package == "playground":
            allowed = {"playground"}
        else:
            allowed = {*PACKAGES, "tests"}
        return seen_in(path).imports & {*PACKAGES, "tests"} - allowed

    assert not offenders(FILES, upwards)


def test_what_is_imported_is_named():
    """Or WIRED says why that cannot be."""
    assert not offenders(FILES, lambda path: UNKNOWN in seen_in(path).imports)


def test_a_library_is_used_only_at_home():
    def away_from_home(path: Path) -> set[str]:
        return {
            library
            for library, homes in HOMES.items()
            if library in seen_in(path).imports and not name_of(path).startswith((*homes, "benchmarks/"))
        }

    assert not offenders(FILES, away_from_home)


def test_rules_reach_for_nothing_outside():
    def outside(path: Path) -> set[str]:
        seen = seen_in(path)
        return seen.imports - PURE | seen.names & {"open", "print", "input"} | seen.chances - {"Random"}

    rules = [path for path in files_in("games") if path.name not in COMMANDS]
    assert not offenders(rules, outside)
    assert not offenders(files_in("club"), lambda path: outside(path) - {"club"})


def chances(node: ast.AST) -> list[str]:
    """What is used of `random`: players who think have dice of their own, random.Random of a seed."""
    match node:
        case ast.ImportFrom(module="random"):
            return ["names of random"]
        case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random"), args=[]):
            return ["Random without a seed"]
        case ast.Attribute(value=ast.Name(id="random"), attr=name):
            return [name]
        case _:
            return []


def test_every_module_says_what_it_owns():
    assert not offenders(FILES, lambda path: not seen_in(path).has_docstring)


def test_no_drawer_for_everything():
    assert not offenders(FILES, lambda path: path.stem in NO_DRAWERS)


def test_what_the_gateway_has_told_is_relied_on_only_where_it_is_told():
    """Of a server that another process listens to the gateway tells nothing: cogs/servers.py asks for it."""

    def told(path: Path) -> set[str]:
        return seen_in(path).attributes & {"get_guild", "get_channel", "guilds"}

    elsewhere = [path for path in files_in("cogs") if name_of(path) not in OWN_SERVERS]
    assert not offenders(elsewhere, told)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_imports(package):
    found = importlib.import_module(package)
    for module in pkgutil.walk_packages(found.__path__, f"{package}."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


@pytest.mark.parametrize("package", [*PACKAGES, "tests"])
def test_every_folder_has_a_short_readme(package):
    text = (ROOT / package / "README.md").read_text(encoding="utf-8")
    for heading in ("What this folder owns", "What it never does", "Open first", "Run its tests", "Add one"):
        assert heading in text


def test_pins_name_no_address():
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        name, _, version = line.partition("==")
        assert name
        assert version
        assert "/" not in line


def numbers(text: str) -> set[int]:
    """2 to 4 and 38, or 6-7"""
    found = {int(number) for number in re.findall(r"\d+", text)}
    for first, last in re.findall(r"(\d+)(?: to |-)(\d+)", text):
        found |= set(range(int(first), int(last)))
    return found


def defined_in(rulings: str) -> dict[str, set[int]]:
    """The numbers of a RULINGS.md: those of its table's rows, and its sections."""
    rows = re.findall(r"^\| (\d+(?:(?:, | to )\d+)*) \|", rulings, re.MULTILINE)
    sections = re.findall(r"\bsections? (\d+)\b", rulings, re.IGNORECASE)
    return {"ruling": set().union(*map(numbers, rows)), "section": set(map(int, sections))}


def test_citations_are_read() -> None:
    assert [
        (kind, numbers(which)) for kind, which in CITED.findall("(rulings 2 to 4 and 38; section 6-7)")
    ] == [
        ("ruling", {2, 3, 4, 38}),
        ("section", {6, 7}),
    ]
    assert defined_in("| 1 | a | b |\n| 3 to 5 | a | c |\nSection 7, the end: 9") == {
        "ruling": {1, 3, 4, 5},
        "section": {7},
    }


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (ROOT / "games").glob("*/rules.py")))
def test_what_the_code_cites_of_a_game_can_be_looked_up(game: str) -> None:
    file = ROOT / "games" / game / "RULINGS.md"
    rulings = file.read_text(encoding="utf-8") if file.exists() else ""
    defined = defined_in(rulings)
    for layer in (*LAYERS, "tests/games"):
        for path in (ROOT / layer / game).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            for kind, which in CITED.findall(source):
                missing = numbers(which) - defined[kind.lower()]
                assert not missing, f"{name_of(path)} cites {kind} {which}, which RULINGS.md does not have"
            assert PAGE.search(rulings) or not PAGE.search(source), (
                f"{name_of(path)}: RULINGS.md does not say whose pages"
            )


def test_no_two_migrations_have_one_number_and_both_engines_have_the_newest():
    sqlite, postgres = (
        sorted(int(path.name[:4]) for path in (ROOT / f"bot/store/{engine}/migrations").glob("*.sql"))
        for engine in ("sqlite", "postgres")
    )
    assert sqlite == list(range(1, len(sqlite) + 1))
    assert postgres == list(range(20, len(sqlite) + 1)), (
        "the first one on a server made everything up to then"
    )
