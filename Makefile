# `make play` and `make test` do everything on a fresh clone; the rest is beside them.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
EXTRAS := dev

.PHONY: play test setup lint laws bench matches golden clean help

help:              ## this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /\1\t/' | expand -t 12

play: setup        ## play Stupefy against bots in the terminal
	@$(BIN)/greathall play stupefy

test: lint         ## everything that must hold before a change lands
	$(BIN)/pytest -m "not deep" -n auto

setup: $(READY)    ## the virtual environment, once

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@

lint: setup        ## ruff (lint and format) and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

laws: setup        ## the laws, deep: every game, many times
	$(BIN)/pytest -m deep -n auto

bench: setup       ## measure, and write bench/results.md
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python bench/run.py

matches: setup     ## the bots of a GAME (stupefy) against each other, for half an hour; writes docs/bots.md
	$(BIN)/python bench/matches.py $(or $(GAME),stupefy)

golden: setup      ## write the golden playthroughs anew
	$(BIN)/python -m tests.golden

clean:             ## back to a fresh clone
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
