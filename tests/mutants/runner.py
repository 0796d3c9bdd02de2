"""Plants each fault in a process of its own, and runs the tests that reach it until one fails.

A process that has imported pytest and everything foreign is forked for each mutant, so nothing is started twice:

- first, once: every test runs in a fork on code with probes, which tells which statements it reaches, and how long it
  takes;
- code that ran when the game was imported (tables of cards, constants) is mutated as it is imported;
- all other code is exchanged in functions that are already there, in a process that has collected all tests. What ran
  as the tests were prepared may have left results behind: if such a mutant is not noticed it is imported, too.

A test that takes ten times as long as it should, or all the memory, has noticed the fault.
"""

from __future__ import annotations

import builtins
import contextlib
import gc
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn

import hypothesis
import pytest

from .games import ROOT, Target
from .operators import Mutant, Source

LONGEST_TEST = 4.0
"""Seconds: slower tests would rather be run once than for each of hundreds of faults."""
PATIENCE = 2.0
"""So many seconds more than ten times the usual time is too long."""
MEMORY = 1 << 30
"""A mutant may take so much more than the tests need."""
WHEN = ("import", "prepared")
OPTIONS = ("-o", "addopts=", "-s", "-m", "not deep")
PLUGINS = ("terminal", "cacheprovider", "xdist", "schemathesis", "faker")


@dataclass
class Reach:
    """What a test reaches, and how many seconds of processor time it takes."""

    seconds: float
    probes: set[tuple[str, int]]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: `by` names the test that noticed, or is empty."""

    id: str
    caught: bool
    by: str
    seconds: float


@dataclass
class Run:
    """What is remembered from mutant to mutant."""

    target: Target
    sources: Mapping[str, Source]
    reach: Mapping[str, Reach] = field(default_factory=dict)
    import_time: set[tuple[str, int]] = field(default_factory=set)
    prepared: set[tuple[str, int]] = field(default_factory=set)
    """What ran as the tests were prepared, after everything had been imported."""
    killers: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By file, and by file and function: the tests that noticed earlier mutants there are tried first."""

    def tests(self, mutant: Mutant, imported: bool = False) -> list[str]:
        """The tests that reach it, the most promising first; all of them if it is there from the start."""
        probe = (mutant.file, mutant.probe)
        everywhere = mutant.probe < 0 or probe in self.import_time or (imported and probe in self.prepared)
        here, near = self.killers[f"{mutant.file} {mutant.function}"], self.killers[mutant.file]
        found = [test for test, reach in self.reach.items() if everywhere or probe in reach.probes]
        return sorted(found, key=lambda test: self.reach[test].seconds / (1 + 9 * here[test] + near[test]))

    def note(self, mutant: Mutant, by: str) -> None:
        if by in self.reach:
            self.killers[f"{mutant.file} {mutant.function}"][by] += 1
            self.killers[mutant.file][by] += 1

    def code(self, mutant: Mutant) -> CodeType:
        return self.sources[mutant.file].mutated(mutant)


# -- pytest in this process --------------------------------------------------------------------------------------------


class _Loop:
    """A plug-in: collects as always, then hands the tests over instead of running them."""

    def __init__(self, run: Callable[[pytest.Session], None], failed: Callable[[str], None]) -> None:
        self.run = run
        self.failed = failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run(session)
        return True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed(f"{report.nodeid} (as it is imported)")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Earlier than the report, whose traceback takes longer than most tests."""
        raised = call.excinfo
        if (
            raised is not None
            and not raised.errisinstance(pytest.skip.Exception)
            and not item.get_closest_marker("xfail")
        ):
            self.failed(item.nodeid)


def _pytest(target: Target, tests: Sequence[str], loop: _Loop) -> None:
    os.chdir(target.root)
    off = [part for plugin in PLUGINS for part in ("-p", f"no:{plugin}")]
    code = pytest.main([*tests, *OPTIONS, "--rootdir", str(target.root), *off], plugins=[loop])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        loop.failed(f"pytest ended with {code!r}")


def _run_items(session: pytest.Session, tests: Sequence[str], limits: Mapping[str, Reach]) -> None:
    items = {item.nodeid: item for item in session.items}
    chosen = [items[test] for test in tests if test in items]
    for item, following in zip(chosen, [*chosen[1:], None], strict=True):
        # processor time, so that a busy machine makes no difference; by wall clock only what sleeps for ever
        usual = limits[item.nodeid].seconds if item.nodeid in limits else LONGEST_TEST
        signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * usual)
        signal.setitimer(signal.ITIMER_REAL, 60 + 50 * usual)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)


def import_what_is_foreign(target: Target) -> None:
    """Everything that the tests import, but the game that is mutated. This tree is meant, whatever is installed."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
    hypothesis.settings.register_profile(
        "mutants", database=None, derandomize=True, deadline=None, phases=[hypothesis.Phase.generate]
    )
    hypothesis.settings.load_profile("mutants")
    for module in target.foreign:
        with contextlib.suppress(ImportError):  # an extra that is not installed
            import_module(module)
    assert target.package not in sys.modules, f"{target.package} would be mutated too late"
    greathall = sys.modules.get("greathall")
    assert greathall is None or Path(str(greathall.__file__)).is_relative_to(ROOT), f"{greathall} is another tree"


# -- forks -------------------------------------------------------------------------------------------------------------


class _Child:
    """A fork that does something and writes back one JSON value."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.started = time.perf_counter()
        read, write = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(read)
            self._work(work, write)
        os.close(write)
        self.pipe = read

    def _work(self, work: Callable[[], Any], write: int) -> NoReturn:
        status = 1
        try:
            null = os.open(os.devnull, os.O_RDWR)
            for standard in range(3):
                os.dup2(null, standard)
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            _limit_memory()
            answer(write, work())
            status = 0
        finally:
            os._exit(status)

    def result(self) -> tuple[Any, int]:
        """What it wrote (None if nothing) and how it ended."""
        with os.fdopen(self.pipe, "rb") as pipe:
            written = pipe.read()
        _, status = os.waitpid(self.pid, 0)
        return (json.loads(written) if written else None), status


def answer(write: int, value: Any) -> None:
    rest = json.dumps(value).encode()
    while rest:
        rest = rest[os.write(write, rest) :]


def _limit_memory() -> None:
    with contextlib.suppress(OSError, ValueError):
        now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))


# -- which tests reach which statement ---------------------------------------------------------------------------------


class _Replace(MetaPathFinder):
    """Imports some files from code in memory."""

    def __init__(self, codes: Mapping[str, CodeType]) -> None:
        self.codes = codes

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin not in self.codes:
            return None
        spec.loader = _InMemory(fullname, str(spec.origin), self.codes[str(spec.origin)])
        return spec


class _InMemory(SourceFileLoader):
    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        super().__init__(fullname, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def measure(run: Run, cache: Path) -> list[str]:
    """Fill `run.reach`, from the cache where files have not changed; returns the tests that were left out, and why."""
    base, files = _base(run), _test_files(run)
    found: dict[str, Any] = json.loads(cache.read_text()) if cache.exists() else {}
    if found.get("base") != base or "prepared" not in found:
        found = {"base": base, "files": {}, "import": [], "prepared": [], "tests": {}}
    changed = [file for file, content in files.items() if found["files"].get(file) != content]
    if changed:
        new, status = _Child(lambda: _reach(run, changed)).result()
        if new is None:
            raise SystemExit(f"The tests cannot be collected (the process ended with {status}).")
        tests = {
            test: told for test, told in found["tests"].items() if test.split("::")[0] in set(files) - set(changed)
        }
        imported, prepared = (sorted({*map(tuple, found[when]), *map(tuple, new[when])}) for when in WHEN)
        found = {"base": base, "files": files, "import": imported, "prepared": prepared, "tests": tests | new["tests"]}
        cache.write_text(json.dumps(found))
    run.import_time, run.prepared = ({(file, probe) for file, probe in found[when]} for when in WHEN)
    left_out = []
    reach = dict(run.reach)
    for test, (seconds, probes) in found["tests"].items():
        if seconds > LONGEST_TEST:
            left_out.append(f"{test}: takes more than {LONGEST_TEST:.0f} s")
        elif probes is None:
            left_out.append(f"{test}: fails without any fault")
        else:
            reach[test] = Reach(seconds, {(file, probe) for file, probe in probes})
    run.reach = reach
    return left_out


def _reach(run: Run, files: Sequence[str]) -> dict[str, Any]:
    hits: set[tuple[str, int]] = set()
    builtins.__hit__ = hits.add  # type: ignore[attr-defined]
    sys.meta_path.insert(0, _Replace({source.path: source.probed() for source in run.sources.values()}))
    found: dict[str, Any] = {"import": [], "prepared": [], "tests": {}}

    def each(session: pytest.Session) -> None:
        found["import"] = sorted(hits)
        hits.clear()
        if (prepare := run.target.prepared()) is not None:
            prepare()
        found["prepared"] = sorted(hits)
        hits.clear()
        gc.freeze()
        for item in session.items:
            written, status = _Child(lambda item=item: _alone(session, item.nodeid, hits)).result()  # type: ignore[misc]
            slow = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM)
            failed = (2 * LONGEST_TEST if slow else 0.0, None)
            found["tests"][item.nodeid] = written if written is not None and not status else failed

    _pytest(run.target, [*files, *_options(run)], _Loop(each, lambda test: None))
    return found


def _alone(session: pytest.Session, test: str, hits: set[tuple[str, int]]) -> tuple[float, list[tuple[str, int]]]:
    started = time.process_time()
    _run_items(session, [test], {test: Reach(LONGEST_TEST / 10, set())})
    if session.testsfailed:
        os._exit(1)
    return time.process_time() - started, sorted(hits)


def digest(run: Run) -> str:
    """Changes with the game and with its tests."""
    return _hash(_base(run), *_test_files(run).values())


def _base(run: Run) -> str:
    """Changes with the game, and with what its tests share."""
    shared = [path for path in _tested(run) if not path.name.startswith("test_")]
    return _hash(*(path.read_text("utf-8") for path in (*sorted(run.target.folder.rglob("*.py")), *shared)))


def _test_files(run: Run) -> dict[str, str]:
    return {str(path.relative_to(run.target.root)): _hash(path.read_text("utf-8")) for path in _tests(run)}


def _tests(run: Run) -> list[Path]:
    named = [path for test in run.target.tests if (path := run.target.root / test).is_file()]
    return [*named, *(path for path in _tested(run) if path.name.startswith("test_") and path not in named)]


def _tested(run: Run) -> list[Path]:
    folders = [path for test in run.target.tests if (path := run.target.root / test).is_dir()]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def _options(run: Run) -> Sequence[str]:
    tests = run.target.tests
    return tests[tests.index("-k") :] if "-k" in tests else ()


def _hash(*texts: str) -> str:
    found = blake2b(digest_size=16)
    for text in texts:
        found.update(text.encode())
    return found.hexdigest()


# -- the mutants -------------------------------------------------------------------------------------------------------


def nested(code: CodeType) -> Iterator[CodeType]:
    """The code objects of a module, in the order in which they are written."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from nested(constant)


def exchanged(run: Run, mutant: Mutant) -> list[tuple[CodeType, CodeType]] | None:
    """Which code to exchange for which in functions that are there already; None if that is not enough."""
    if mutant.probe < 0 or (mutant.file, mutant.probe) in run.import_time:
        return None
    old, new = list(nested(run.sources[mutant.file].code)), list(nested(run.code(mutant)))
    if len(old) != len(new):
        return None
    pairs = [(one, other) for one, other in zip(old[1:], new[1:], strict=True) if one != other]
    if any(one.co_freevars != other.co_freevars or one.co_name != other.co_name for one, other in pairs):
        return None
    return pairs


def judge(run: Run, mutants: Sequence[Mutant], tell: Callable[[Mutant, Verdict], None], jobs: int = 1) -> None:
    """Run the tests on each mutant; the quick ones first."""
    quick = {mutant: pairs for mutant in mutants if (pairs := exchanged(run, mutant)) is not None}
    reached = [mutant for mutant in mutants if run.tests(mutant, imported=True)]
    for mutant in mutants:
        if mutant not in reached:
            tell(mutant, Verdict(mutant.id, False, "", 0.0))
    fast = {mutant: pairs for mutant, pairs in quick.items() if run.tests(mutant)}
    slow = [mutant for mutant in reached if mutant not in fast]

    def tell_or_import(mutant: Mutant, verdict: Verdict) -> None:
        if not verdict.caught and (mutant.file, mutant.probe) in run.prepared:
            slow.append(mutant)
        else:
            tell(mutant, verdict)

    if fast:
        _judge_apart(run, fast, tell_or_import, jobs)
    _judge_all(run, slow, lambda mutant: lambda failed: _imported(run, mutant, failed), tell, jobs)


Pairs = list[tuple[CodeType, CodeType]]


def _judge_apart(run: Run, fast: Mapping[Mutant, Pairs], tell: Callable[[Mutant, Verdict], None], jobs: int) -> None:
    """In a process that imports the game, which this one must not do."""
    mutants = {mutant.id: mutant for mutant in fast}
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        try:
            with os.fdopen(write, "w", buffering=1) as pipe:
                _judge_patched(run, fast, lambda mutant, verdict: print(json.dumps(asdict(verdict)), file=pipe), jobs)
        finally:
            os._exit(0)
    os.close(write)
    with os.fdopen(read) as pipe:
        for line in pipe:
            verdict = Verdict(**json.loads(line))
            run.note(mutants[verdict.id], verdict.by)
            tell(mutants[verdict.id], verdict)
    os.waitpid(pid, 0)


def _judge_patched(run: Run, fast: Mapping[Mutant, Pairs], tell: Callable[[Mutant, Verdict], None], jobs: int) -> None:
    def each(session: pytest.Session) -> None:
        if (prepare := run.target.prepared()) is not None:
            prepare()
        functions = _functions(run.target.folder)
        gc.freeze()

        def work(mutant: Mutant) -> Callable[[Callable[[str], None]], None]:
            def patched(failed: Callable[[str], None]) -> None:
                loop.failed = failed
                for old, new in fast[mutant]:
                    for function in functions.get(old, ()):
                        function.__code__ = new
                _run_items(session, run.tests(mutant), run.reach)

            return patched

        _judge_all(run, [*fast], work, tell, jobs)

    loop = _Loop(each, lambda test: None)
    _pytest(run.target, run.target.tests, loop)


def _imported(run: Run, mutant: Mutant, failed: Callable[[str], None]) -> None:
    """The tests on a game that is imported with the fault in it."""
    sys.meta_path.insert(0, _Replace({run.sources[mutant.file].path: run.code(mutant)}))
    tests = run.tests(mutant, imported=True)
    files = list(dict.fromkeys(test.split("::")[0] for test in tests))
    signal.setitimer(signal.ITIMER_PROF, 120)

    def each(session: pytest.Session) -> None:
        _run_items(session, tests, run.reach)

    _pytest(run.target, [*files, *_options(run)], _Loop(each, failed))


def _judge_all(
    run: Run,
    mutants: Sequence[Mutant],
    work: Callable[[Mutant], Callable[[Callable[[str], None]], None]],
    tell: Callable[[Mutant, Verdict], None],
    jobs: int,
) -> None:
    waiting: list[tuple[Mutant, _Child]] = []
    for mutant in mutants:
        if len(waiting) == jobs:
            _finish(run, *waiting.pop(0), tell)
        waiting.append((mutant, _Child(_reporting(work(mutant)))))
    for mutant, child in waiting:
        _finish(run, mutant, child, tell)


class _Noticed(BaseException):
    """A test has failed: nothing more is to be done in this process."""


def _reporting(work: Callable[[Callable[[str], None]], None]) -> Callable[[], str]:
    def first_failure() -> str:
        noticed: list[str] = []

        def failed(test: str) -> None:
            noticed.append(test)
            raise _Noticed

        try:
            work(failed)
        except BaseException:
            if not noticed:
                raise
        return noticed[0] if noticed else ""

    return first_failure


def _finish(run: Run, mutant: Mutant, child: _Child, tell: Callable[[Mutant, Verdict], None]) -> None:
    by, status = child.result()
    if by is None:
        killed = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        by = "(takes too long)" if killed in (signal.SIGPROF, signal.SIGALRM) else f"(the process ended: {status})"
    run.note(mutant, by)
    tell(mutant, Verdict(mutant.id, by != "", by, time.perf_counter() - child.started))


def _functions(folder: Path) -> dict[CodeType, list[FunctionType]]:
    found: dict[CodeType, list[FunctionType]] = {}
    gc.unfreeze()  # what was frozen when the tests were collected is not listed
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename.startswith(str(folder)):
            found.setdefault(thing.__code__, []).append(thing)
    return found
