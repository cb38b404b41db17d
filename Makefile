# Every target sets up .venv itself, and again when the pins change: what runs for `play`, and the tools for the rest.
PYTHON ?= python3
BIN := .venv/bin
RUNS := .venv/.ready-to-play
READY := .venv/.ready
NEEDED := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")
INSTALL := install --quiet --disable-pip-version-check --prefer-binary --no-compile -c constraints.txt

# A pip of its own costs a new environment a third of the time to the first game, so for that the one here serves.
HAS_PIP := $(PYTHON) -m pip --version >/dev/null 2>&1
PIP = $(shell $(HAS_PIP) && echo $(PYTHON) -m pip --python $(BIN)/python || echo $(BIN)/python -m pip)

# Tests start the bot as a process of its own many times; it should not be compiled anew each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play test check browser postgres libraries bench soak mutants costs pictures sentences replays clean

setup: $(READY)

$(RUNS): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rowhouse needs Python 3.11 or newer")'
	@echo 'Setting up once: a Python environment in .venv ...'
	@$(PYTHON) -m venv --without-pip .venv
	@$(HAS_PIP) || $(BIN)/python -m ensurepip >/dev/null
	@echo 'Setting up once: the few packages that Rowhouse runs on ...'
	@$(BIN)/python -c '$(NEEDED)' | $(PIP) $(INSTALL) -r /dev/stdin
	@touch $@

$(READY): $(RUNS)
	@echo 'Setting up once: the tools of tests and checks; this takes a minute ...'
	@$(BIN)/python -m ensurepip >/dev/null
	@$(BIN)/python -m pip $(INSTALL) -e '.[dev]'
	@touch $@

play: $(RUNS)
	@$(BIN)/python -m bot

# Every promise once; `check` runs what is marked as thorough, too: every case, both engines, whole seasons, kills.
test: $(READY)
	$(BIN)/python -m pytest -m "not thorough"

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m pytest

# A browser for the page tests: Debian's chromium where apt can be used, best the one without a window, else
# playwright's own.
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
APT = $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get -qq

browser: $(READY)
	@command -v chromium-headless-shell || { command -v apt-get >/dev/null && $(APT) update \
	&& $(APT) install -y --no-install-recommends chromium-headless-shell; } || command -v chromium \
	|| { command -v apt-get >/dev/null && $(APT) install -y --no-install-recommends chromium; } \
	|| $(BIN)/python -m playwright install --no-shell chromium

# The server of the tests that run on one; elsewhere than on Debian, PostgreSQL's own pages say how to get it.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || command -v initdb \
	|| { $(APT) update && $(APT) install -y --no-install-recommends postgresql; }

# Bots on libraries that nobody here wrote, each in a throw-away place of its own, on the playground.
libraries: $(READY)
	@$(BIN)/python -m tests.playground.libraries

bench: $(READY)
	$(BIN)/python -m benchmarks

# What takes hours: kill -9 under play, alone and on a shared server (short versions are in `check`), how strong
# the bot players are, and other libraries on the playground.
soak: $(READY)
	$(BIN)/python -m tests.bot.soak --kills 300
	$(BIN)/python -m tests.cogs.soak --kills 100
	$(BIN)/python -m tests.cogs.soak_shared --kills 200 --restarts 10
	$(BIN)/python -m bot.arena copenhagen --cores 2
	$(BIN)/python -m bot.arena kensington --cores 2
	$(BIN)/python -m bot.arena tenby --cores 2
	$(MAKE) libraries

# Measure what every file of tests costs; tests/test_suite.py holds tests/costs.txt to its budgets.
costs: $(READY)
	ROWHOUSE_ACCEPT=costs $(BIN)/python -m pytest

# Small faults, one at a time in a copy: the tests have to notice them. SUITE=check asks all tests.
SUITE ?= test

mutants: $(READY)
	$(BIN)/python -m tests.mutants --suite $(SUITE)

# Accept the pictures / sentences / replays as they are drawn, read and played now; review them in the diff.
pictures: $(READY)
	ROWHOUSE_ACCEPT=pictures $(BIN)/python -m pytest tests/pictures

sentences: $(READY)
	ROWHOUSE_ACCEPT=sentences $(BIN)/python -m pytest tests/languages

replays: $(READY)
	$(BIN)/python -m bot.replay --accept tests/replays

clean:
	rm -rf .venv build *.egg-info tests/out
