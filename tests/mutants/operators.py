"""The faults that are planted: every way in which one small piece of the code can be wrong.

A comparison off by one or turned round, a condition left out, a plus for a minus, a number one too high, a statement
forgotten. Texts, annotations, assertions and the keywords of classes are left alone: no rule is in them.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from types import CodeType
from typing import Any, TypeGuard

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
TEXTS = frozenset({"prompt", "message", "__repr__", "__str__"})
"""Functions that only word what a rule says."""
DECLARATIONS = ("__all__", "__slots__", "prompts", "refusals", "REFUSALS")
LITERALS = (ast.List, ast.Tuple, ast.Set, ast.JoinedStr, ast.ListComp)

Change = Callable[[], Callable[[], None]]
"""Makes the fault in the tree, and returns what takes it back."""


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, and what stands there instead of what."""

    file: str
    line: int
    function: str
    """Or the class, or the name of the table."""
    before: str
    after: str
    number: int
    """Which of several faults in this function that read the same."""
    probe: int
    """The statement (or lambda) it is in: see `probed`. -1 outside of functions."""

    @cached_property
    def id(self) -> str:
        """Stays the same while other parts of the file change."""
        again = f" #{self.number}" if self.number else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{again}"

    def rank(self, seed: int) -> bytes:
        """A sample takes the lowest: so the same faults are drawn again after most of the file has changed."""
        return blake2b(f"{seed} {self.id}".encode(), digest_size=8).digest()


class Source:
    """One file: its tree, and the mutants of it."""

    def __init__(self, file: str, text: str, path: str = "") -> None:
        self.file = file
        self.path = path or file
        self.text = text
        self.tree = ast.parse(text)
        self.code = self._compile()
        self._changes: dict[Mutant, Change] = {}
        self._seen: Counter[tuple[str, str, str]] = Counter()
        self._functions: list[str] = []
        self._around: list[ast.AST] = []
        self._table = ""
        self._probe = -1
        self._probes: dict[ast.AST, int] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.stmt | ast.Lambda):
                self._probes[node] = len(self._probes)
        self._visit(self.tree)

    @property
    def mutants(self) -> list[Mutant]:
        return list(self._changes)

    def mutated(self, mutant: Mutant) -> CodeType:
        undo = self._changes[mutant]()
        try:
            return self._compile()
        finally:
            undo()

    def probed(self) -> CodeType:
        """The code with a call `__hit__((file, probe))` before each statement inside of functions."""
        tree = _Probes(self).visit(ast.parse(self.text))
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)

    def difference(self, mutant: Mutant) -> list[str]:
        """The fault as a diff: the line it begins on, and what stands there instead."""
        line = self.text.splitlines()[mutant.line - 1].strip()
        if line.count(mutant.before) == 1:
            return [f"- {line}", f"+ {line.replace(mutant.before, mutant.after)}"]
        return [f"  {line}", f"- {mutant.before}", f"+ {mutant.after}"]

    def _compile(self) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)

    # -- the walk ------------------------------------------------------------------------------------------------------

    def _visit(self, node: ast.AST) -> None:
        before = self._probe
        if node in self._probes:
            self._probe = self._probes[node]
        if isinstance(node, ast.FunctionDef):
            self._visit_function(node)
        elif isinstance(node, ast.Lambda):
            self._functions.append("lambda()")
            self._visit(node.body)
            self._functions.pop()
        elif isinstance(node, ast.ClassDef):
            self._functions.append(node.name)
            for statement in node.body:
                self._visit(statement)
            self._functions.pop()
        elif _is_new_state(node):
            for statement in node.orelse:
                self._visit(statement)
        elif not _left_alone(node):
            match node:
                case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                    self._table = name
                case ast.stmt():
                    self._table = ""
            for after, change in self._faults(node):
                self._add(node, after, change)
            self._around.append(node)
            for name, value in ast.iter_fields(node):
                if name not in ("annotation", "returns", "decorator_list"):
                    for child in value if isinstance(value, list) else [value]:
                        if isinstance(child, ast.AST):
                            self._visit(child)
            self._around.pop()
        self._probe = before

    def _visit_function(self, node: ast.FunctionDef) -> None:
        if node.name in TEXTS:
            return
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self._visit(default)
        self._functions.append(node.name + "()")
        for statement in node.body:
            self._visit(statement)
        self._functions.pop()

    def _add(self, node: ast.AST, after: str, change: Change, context: bool = True) -> None:
        inside = any("()" in name for name in self._functions)
        where = ".".join(self._functions).replace("()", "") if self._functions else self._table or "module"
        before = _short(node)
        if isinstance(node, ast.Constant | ast.Slice) and context:
            before, after = self._in_context(node, before, after, change)
        key = (where, before, after)
        probe = self._probe if inside else -1
        line = next(n.lineno for n in (node, *reversed(self._around)) if hasattr(n, "lineno"))
        mutant = Mutant(self.file, line, where, before, after, self._seen[key], probe)
        self._seen[key] += 1
        self._changes[mutant] = change

    def _in_context(self, node: ast.AST, before: str, after: str, change: Change) -> tuple[str, str]:
        """A number says nothing by itself: show the expression it stands in, if that is short."""
        shown = (
            n for n in reversed(self._around) if isinstance(n, ast.expr | ast.stmt) and not isinstance(n, ast.Slice)
        )
        around = next(shown, node)
        long = _short(around)
        if len(long) > 80:
            return before, after
        undo = change()
        try:
            return long, _short(around)
        finally:
            undo()

    # -- the faults ----------------------------------------------------------------------------------------------------

    def _faults(self, node: ast.AST) -> Iterator[tuple[str, Change]]:
        match node:
            case ast.Compare(ops=[op]):
                for other in COMPARISONS[type(op)]:
                    yield _written(node, "ops", [other()])
            case ast.BinOp(op=op, left=left, right=right):
                plain = not isinstance(left, LITERALS) and not isinstance(right, LITERALS)
                types = isinstance(op, ast.BitOr) and not self._functions
                if plain and not types and not _is_text(left) and not _is_text(right) and type(op) in ARITHMETIC:
                    yield _written(node, "op", ARITHMETIC[type(op)]())
            case ast.AugAssign(op=op):
                if type(op) in ARITHMETIC and not isinstance(node.value, LITERALS):
                    yield _written(node, "op", ARITHMETIC[type(op)]())
                yield self._without(node)
            case ast.BoolOp(op=op, values=values):
                yield _written(node, "op", ast.Or() if isinstance(op, ast.And) else ast.And())
                for i in range(len(values)):
                    rest = values[:i] + values[i + 1 :]
                    if len(rest) > 1:
                        yield _written(node, "values", rest)
                    else:  # a node of its own kind must have two
                        yield _short(rest[0]), _set(node, "values", rest * 2)
            case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
                yield _written(node, "op", ast.UAdd())
            case ast.If(test=test) | ast.IfExp(test=test):
                if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
                    yield f"if {_short(test.operand)}", _set(node, "test", test.operand)
                elif not isinstance(test, ast.Compare):  # of which the contrary is there already
                    yield f"if not ({_short(test)})", _set(node, "test", _not(test))
            case ast.comprehension(ifs=ifs):
                for i in range(len(ifs)):
                    yield _written(node, "ifs", ifs[:i] + ifs[i + 1 :])
            case ast.Constant(value=bool()):
                yield _written(node, "value", not node.value)
            case ast.Constant(value=int() as value):
                yield _written(node, "value", value + 1)
                yield _written(node, "value", value - 1)
            case ast.Call(func=ast.Name(id=name)) if name in OTHER_FUNCTION:
                yield _written(node, "func", ast.Name(OTHER_FUNCTION[name], ast.Load()))
            case ast.Call(func=ast.Attribute(attr="pop"), args=[]):
                yield _written(node, "args", [ast.Constant(0)])
            case ast.Call(func=ast.Name(id="abs"), args=[_]):
                yield _written(node, "func", ast.Name("int", ast.Load()))
            case ast.Slice(lower=lower, upper=upper):
                for bound, name in ((lower, "lower"), (upper, "upper")):
                    if bound is not None:
                        yield _written(node, name, None)
            case ast.List(elts=items, ctx=ast.Load()) | ast.Set(elts=items):
                self._add_shorter(node, items)
            case ast.Tuple(elts=items, ctx=ast.Load()) if not self._functions:
                self._add_shorter(node, items)
            case ast.Expr(value=ast.Call()) | ast.Delete() | ast.Continue() | ast.Raise():
                yield self._without(node)
            case ast.Break():
                yield "continue", _in_place(node, ast.Continue())
            case ast.Return(value=None):
                yield self._without(node)
            case ast.Assign(targets=targets) if any(isinstance(t, ast.Attribute | ast.Subscript) for t in targets):
                yield self._without(node)

    def _add_shorter(self, node: ast.AST, items: list[ast.expr]) -> None:
        for i, item in enumerate(items):
            if not isinstance(item, ast.Constant) or isinstance(item.value, str):
                self._add(item, "(left out)", _set(node, "elts", items[:i] + items[i + 1 :]), context=False)

    def _without(self, node: ast.stmt) -> tuple[str, Change]:
        return "pass", _in_place(node, ast.Pass())


def _set(node: ast.AST, field: str, value: Any) -> Change:
    def change() -> Callable[[], None]:
        old = getattr(node, field)
        setattr(node, field, value)
        ast.fix_missing_locations(node)
        return lambda: setattr(node, field, old)

    return change


def _written(node: ast.AST, field: str, value: Any) -> tuple[str, Change]:
    """A change of one field, and how the node reads then."""
    change = _set(node, field, value)
    undo = change()
    try:
        return _short(node), change
    finally:
        undo()


def _in_place(node: ast.stmt, other: ast.stmt) -> Change:
    """The node becomes another one: its class changes, so that whoever holds it need not be known."""

    def change() -> Callable[[], None]:
        kind, fields = node.__class__, dict(node.__dict__)
        node.__class__ = other.__class__

        def undo() -> None:
            node.__class__ = kind
            node.__dict__.update(fields)

        return undo

    return change


def _left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.Global() | ast.Nonlocal():
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name.endswith(DECLARATIONS)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Subscript(value=ast.Name(id="Annotated" | "Literal")):
            return True
        case ast.Call(func=ast.Name(id="Illegal" | "Message")):
            return True
        case _:
            return False


def _is_new_state(node: ast.AST) -> TypeGuard[ast.If]:
    """In the constructor of a state: the values of an empty table, which the setup replaces."""
    match node:
        case ast.If(test=ast.Compare(left=ast.Name(id="like"), ops=[ast.Is()])):
            return True
        case _:
            return False


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _short(node: ast.AST) -> str:
    """As it is written, on one line; of what holds other statements, only its head."""
    match node:
        case ast.If(test=test):
            return f"if {ast.unparse(test)}"
        case ast.comprehension(target=target, iter=source, ifs=ifs):
            conditions = "".join(f" if {ast.unparse(condition)}" for condition in ifs)
            return f"for {ast.unparse(target)} in {ast.unparse(source)}{conditions}"
        case _:
            return " ".join(ast.unparse(node).split())


class _Probes(ast.NodeTransformer):
    """Puts a call before every statement of a function, and into every lambda."""

    def __init__(self, source: Source) -> None:
        self.file = source.file
        self.inside = False
        self.count = 0
        self.numbers: dict[ast.AST, int] = {}

    def visit_Module(self, node: ast.Module) -> ast.Module:
        for inner in ast.walk(node):
            if isinstance(inner, ast.stmt | ast.Lambda):
                self.numbers[inner] = len(self.numbers)
        self.generic_visit(node)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        outer, self.inside = self.inside, True
        for part in node.body:
            self.visit(part)
        self._probe_all(node)
        self.inside = outer
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self.generic_visit(node)
        node.body = ast.BoolOp(ast.Or(), [self._hit(self.numbers[node]), node.body])
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if self.inside:
            self._probe_all(node)
        return node

    def _probe_all(self, node: ast.AST) -> None:
        for field in ("body", "orelse", "finalbody"):
            statements = getattr(node, field, None)
            if isinstance(statements, list) and statements and isinstance(statements[0], ast.stmt):
                probed: list[ast.stmt] = []
                for statement in statements:
                    if statement in self.numbers:
                        probed.append(ast.Expr(self._hit(self.numbers[statement])))
                    probed.append(statement)
                setattr(node, field, probed)

    def _hit(self, number: int) -> ast.Call:
        key = ast.Tuple([ast.Constant(self.file), ast.Constant(number)], ast.Load())
        return ast.Call(ast.Name("__hit__", ast.Load()), [key], [])
