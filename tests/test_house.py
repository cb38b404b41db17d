"""The rules of the house, checked: layers, library homes, docstrings, names."""

import ast
import importlib
import pkgutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ("games", "languages", "rendering", "bot", "cogs")
PACKAGES = (*LAYERS, "playground", "benchmarks")
HOMES = {
    "discord": ("cogs/", "bot/app.py"),
    "PIL": ("rendering/", "playground/", "benchmarks/"),
    "aiosqlite": ("bot/store",),
    "fluent": ("languages/",),
    "babel": ("languages/",),
}
PURE = {
    "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "json", "math", "re", "struct",
    "typing", "msgspec", "games", "__future__",
}  # fmt: skip
COMMANDS = ("__main__.py",)
"""A module run as a command may use argparse, print and a random.Random of its own."""

UNKNOWN = "?"
BY_NAME = {"import_module", "__import__", "load_extension", "reload_extension", "find_spec", "run_module"}
"""Calls that import what their first argument names."""
WIRED = {"bot/app.py": {"cogs", UNKNOWN}}
"""Where the house is put together: the client loads every cog there is, without any of them being named."""

FILES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports_of(path: Path) -> set[str]:
    return imports_in(ast.parse(path.read_text(encoding="utf-8")), name_of(path))


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


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_point_one_way(path):
    package = name_of(path).split("/")[0]
    ours = imports_of(path) & {*PACKAGES, "tests"}
    if package in LAYERS:
        allowed = set(LAYERS[: LAYERS.index(package) + 1])
    elif package == "playground":
        allowed = {"playground"}
    else:
        allowed = {*PACKAGES, "tests"}
    assert ours <= allowed
    assert UNKNOWN not in imports_of(path), "name what is imported, or say in WIRED why that cannot be"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_library_is_used_only_at_home(path):
    name = name_of(path)
    for library, homes in HOMES.items():
        if library in imports_of(path) and not name.startswith("benchmarks/"):
            assert name.startswith(homes), f"{name} imports {library}"


@pytest.mark.parametrize("path", [path for path in FILES if name_of(path).startswith("games/")], ids=name_of)
def test_rules_reach_for_nothing_outside(path):
    if path.name in COMMANDS:
        return
    assert imports_of(path) <= PURE
    names = {
        node.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert not names & {"open", "print", "input"}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_every_module_says_what_it_owns(path):
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_drawer_for_everything(path):
    assert path.stem not in {"utils", "helpers", "common", "manager", "misc"}


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
