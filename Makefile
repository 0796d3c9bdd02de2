# `make play` and `make test` work on a fresh clone: each rule sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
SLOW := bot* stupid_moves generator laws frames without_numba notation lexicon endgame fingerprints
WORKERS := auto
PYTEST = $(BIN)/pytest -m "not deep" -n $(WORKERS)
EXTRAS := dev env fast lab
PIP_INSTALL := install --quiet --disable-pip-version-check --no-compile
PIP := $(BIN)/pip $(PIP_INSTALL)
INSTALLERS := pip==26.3 uv==0.13.7
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate
PIN = $(LOCK) $(UPGRADE) pyproject.toml

# Dozens of processes start in the tests: without bytecode each would compile all its modules again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play terminal client test quick python browser setup lock lint docs laws windows ray soak compiled mutants bench matches calibration lighthouse golden pictures clean

help:              ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /\1\t/' | expand -t 12

play: setup client ## open the hall in the browser: friends, bots, any game
	@$(BIN)/greathall host --open

terminal: setup    ## play Stupefy against bots in the terminal
	@$(BIN)/greathall play stupefy

client: setup      ## build the browser client, if its sources changed
	@$(BIN)/python client/build.py

# The three parts share nothing but the machine, so they run in parallel, and each takes only half of the processors:
# every test process more would import and collect everything once more. The browser tests are a run of their own,
# because Playwright's synchronous API cannot share a process with other event loops.
HALF = $(shell $(BIN)/python -c 'import os; half = (os.cpu_count() or 1) // 2; print(half if half > 1 else 0)')

test: setup client ## everything that must hold before a change lands
	@$(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) WORKERS=$(HALF) lint python browser

python: setup      ## the Python tests
	$(PYTEST) --ignore tests/browser

browser: client    ## the tests in a real browser
	$(PYTEST) -p no:hypothesispytest tests/browser

quick: setup       ## the core and the rules of all games, in seconds; without bots, generators, word lists, fingerprints and laws
	$(BIN)/pytest -m "not deep" -k "not laws_hold" tests/core tests/games $(addprefix --ignore-glob=*/test_,$(SLOW:=.py))

setup: $(READY)    ## the virtual environment, once

# Python's own way to a pip in a new environment compiles all of it: four seconds. Where Python has a pip, that one installs
# the next. uv takes a third of pip's time or less, and knows none of pip's settings: where it cannot install, pip does.
$(READY): pyproject.toml requirements.lock
	@command -v $(PYTHON) >/dev/null || { \
		echo "Great Hall needs Python 3.11 or later, and there is no $(PYTHON): install it, or name yours: make play PYTHON=..."; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Great Hall needs Python 3.11 or later, and $(PYTHON) is `$(PYTHON) -V 2>&1`: name a newer one: make play PYTHON=python3.12"; \
		exit 1; }
	@echo "Setting up .venv, once; this takes a minute."
	@{ $(PYTHON) -m venv --without-pip .venv && \
		$(PYTHON) -m pip --python $(BIN)/python $(PIP_INSTALL) --require-hashes -r installer.lock; } >/dev/null 2>&1 || \
	$(PYTHON) -m venv .venv || { \
		echo "$(PYTHON) cannot make virtual environments: on Debian and Ubuntu, install the package python3-venv."; \
		exit 1; }
	@{ test -x $(BIN)/uv || $(PIP) --require-hashes -r installer.lock; } && $(INSTALL) --require-hashes -r requirements.lock 2>/dev/null || \
		$(PIP) --require-hashes -r requirements.lock && { \
	$(INSTALL) --no-deps --no-build-isolation -e . 2>/dev/null || $(PIP) --no-deps --no-build-isolation -e .; } || { \
		echo "The dependencies could not be installed (see above): check the network, then try again."; \
		exit 1; }
	@$(BIN)/python -c 'import gc; gc.disable(); from greathall.games.scrabble.engine.warm_up import warm_up; warm_up()'
	@touch $@

lock: setup        ## pin what pyproject.toml asks for, with hashes; UPGRADE=--upgrade takes the newest versions
	$(PIP) $(INSTALLERS)
	printf '%s\n' $(INSTALLERS) | $(LOCK) - --generate-hashes --output-file installer.lock
	$(PIN) --all-extras --output-file constraints.txt
	$(PIN) -c constraints.txt --generate-hashes $(EXTRAS:%=--extra %) --output-file requirements.lock
	$(PIN) -c constraints.txt --generate-hashes --extra bench --output-file bench/requirements.lock
	$(PIN) -c constraints.txt --generate-hashes --extra ray --output-file tests/lab/ray.lock

lint: setup        ## ruff (lint and format), mypy (strict); format, lint, types and unit tests of the client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python client/build.py check

docs: setup        ## the documentation as a website, in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

laws: setup        ## the deep tier of the Python tests: the laws on every game, many times, and whatever `make test` does less often
	$(BIN)/pytest -m deep --ignore tests/browser -n auto -v --durations=10

windows: client    ## the deep tier of the browser tests: every screen, moment and lesson in every size and language
	GREATHALL_TESTS=everything $(BIN)/pytest tests/browser -n $(HALF) -v

ray: setup         ## the lab on a cluster, of Ray on this machine: half a minute to start, so not in `make test`
	$(PIP) --require-hashes -r tests/lab/ray.lock
	$(BIN)/pytest tests/lab/test_cluster.py

soak: setup        ## 1,000 kills over three nodes, bots and PostgreSQL, with 100 tables, in ten evenings; a good hour (KILLS=100 TABLES=20: less; REPORT=FILE: in several goes)
	$(BIN)/python -m tests.soak --kills $(or $(KILLS),1000) --tables $(or $(TABLES),100) --seed $(or $(SEED),1) $(if $(REPORT),--report $(REPORT))

# The sources are the same; what is in build/compiled comes before them. Scrabble's engine is compiled by numba.
compiled: setup client ## compile kernel, rules and bots (mypyc, some minutes); the tests of rules, saves and laws on that build; a wheel; how much faster
	$(BIN)/python tools/compiled.py
	PYTHONPATH=build/compiled $(BIN)/pytest -m "not deep" tests/core tests/games tests/legacy tests/laws/test_every_game.py
	$(BIN)/python tools/compiled.py --wheel
	$(BIN)/python -m bench.compiled

mutants: setup     ## do the tests bite? plants 400 faults in the rules of GAME (each game); SAMPLE=N, SEED=S, ONLY=FILE, JOBS=J
	@for game in $(or $(GAME),stupefy scrabble hogwarts_board hogwarts_battle); do \
		$(BIN)/python -m tests.mutants $$game $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) \
			$(if $(ONLY),--only $(ONLY)) $(if $(JOBS),--jobs $(JOBS)) || exit 1; \
	done

bench: setup       ## measure, compare with the last run, and write bench/results.md and bench/history.svg
	$(PIP) --require-hashes -r bench/requirements.lock
	PYTHONPATH=. $(BIN)/python bench/run.py
	$(BIN)/python bench/scrabble.py

matches: setup     ## the levels of a GAME (stupefy) against each other, up to an hour (SHARE=0.1: a tenth of the deals; MINUTES=8: in turns); writes docs/bots.md
	$(BIN)/python bench/matches.py $(or $(GAME),stupefy) --share $(or $(SHARE),1) --minutes $(or $(MINUTES),60)

calibration: setup ## whether the values of the games (GAME: of one) tell the chance to win; writes docs/bots.md
	PYTHONPATH=. $(BIN)/python bench/calibration.py $(GAME)

lighthouse: setup client ## Lighthouse on the front page and on a table; writes bench/lighthouse.md; wants a quiet machine
	$(BIN)/python -m tests.lighthouse

golden: setup      ## rewrite the golden games, after a change to rules or texts
	PYTHONPATH=examples/bluff $(BIN)/python -m tests.golden

pictures: setup client ## redraw the pictures in docs/pictures: terminal and browser
	$(BIN)/python docs/pictures/terminal.py
	$(BIN)/python -m tests.browser.pictures

clean:             ## back to a fresh clone
	rm -rf .venv build dist client/node_modules tests/browser/chromium/node_modules tests/lighthouse/node_modules src/greathall/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
