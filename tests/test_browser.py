"""Page tests where there is no browser: left out in one line, or refused where they are required."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import browser_path

ROOT = Path(__file__).parent.parent
CONFTEST = 'pytest_plugins = ("tests.left_out", "tests.browser")\n'
OWN_PATH = """
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
TESTS = """
import pytest


@pytest.fixture
def page(browser):
    return browser


def test_plain():
    pass


def test_that_asks_for_the_browser(browser):
    assert browser.version


def test_that_asks_for_it_through_another_fixture(page):
    assert page.version
"""


def run_python(program, **more):
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, env={**os.environ, **more}, capture_output=True, text=True, check=True
    ).stdout.strip()


@pytest.fixture
def small_house(tmp_path):
    """Three tests in a folder of their own, on a machine without any browser."""
    tests = tmp_path / "tests_of_it"
    tests.mkdir()
    (tests / "conftest.py").write_text(CONFTEST)
    (tests / "test_small.py").write_text(TESTS)
    (tmp_path / "programs").mkdir()
    (tmp_path / "browsers").mkdir()
    environment = {
        **{
            name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "ROWHOUSE_"))
        },
        "PATH": str(tmp_path / "programs"),
        "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path / "browsers"),
        "PYTHONPATH": str(ROOT),
    }

    def run(*options, **more):
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, str(tests)]
        done = subprocess.run(
            command, cwd=tmp_path, env={**environment, **more}, capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout

    return run


@pytest.mark.parametrize("workers", ["-n0", pytest.param("-n2", marks=pytest.mark.thorough)])
def test_without_a_browser_page_tests_are_left_out_in_one_line(small_house, workers):
    code, said = small_house(workers)
    assert code == 0, said
    assert "1 passed" in said
    (line,) = [line for line in said.splitlines() if "make browser" in line]
    assert line == "Left out: 2 page tests, for there is no browser here; `make browser` brings one."


@pytest.mark.thorough
def test_a_run_without_page_tests_does_not_speak_of_browsers(small_house):
    code, said = small_house("-n0", "-k", "plain")
    assert code == 0, said
    assert "browser" not in said


@pytest.mark.thorough
def test_where_they_are_required_page_tests_fail_without_a_browser(small_house):
    code, said = small_house("-n0", ROWHOUSE_BROWSER="required")
    assert code == 1
    assert "1 passed, 2 errors" in said
    assert "there is no browser here; `make browser` brings one." in said


@pytest.mark.thorough
def test_the_browser_that_playwright_keeps_is_found(small_house, browser, tmp_path):
    places = tmp_path / "browsers"
    own = Path(run_python(OWN_PATH, PLAYWRIGHT_BROWSERS_PATH=str(places)))
    assert own.is_relative_to(places)
    own.parent.mkdir(parents=True)
    # The browser that is here, standing only where playwright would have put its own.
    own.write_text(f'#!/bin/sh\nPATH={os.environ["PATH"]} exec {browser_path()} "$@"\n')
    own.chmod(0o755)
    code, said = small_house("-n0")
    assert code == 0, said
    assert "3 passed" in said


def test_only_the_browser_fixture_starts_one():
    starters = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and any(alias.name in ("async_playwright", "sync_playwright") for alias in node.names)
    }
    assert starters == {"tests/browser.py"}
