# Every target sets up .venv itself, and again when the pins change.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup play test check bench soak pictures replays clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Rowhouse needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

play: $(READY)
	$(BIN)/python -m bot

test: $(READY)
	$(BIN)/python -m pytest

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(MAKE) test

bench: $(READY)
	$(BIN)/python -m benchmarks

# Long runs of kill -9 under play; short versions are in the tests.
soak: $(READY)
	$(BIN)/python -m tests.bot.soak --kills 300
	$(BIN)/python -m tests.cogs.soak --kills 100

# Accept the pictures / replays as they are drawn and played now; review them in the diff.
pictures: $(READY)
	ROWHOUSE_ACCEPT=pictures $(BIN)/python -m pytest tests/pictures

replays: $(READY)
	$(BIN)/python -m bot.replay --accept tests/replays

clean:
	rm -rf .venv build *.egg-info tests/out
