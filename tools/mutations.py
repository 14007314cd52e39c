"""Small wrong changes to a source file: what `tools/mutate.py` tries, one at a time."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}
"""Each operator, and what stands in its place."""

COPYING = ("copy", "take_up")  # and whatever begins with `_copy`


@dataclass(frozen=True)
class Mutation:
    """One stretch of a file, in bytes, and the text that replaces it."""

    path: str
    source: bytes
    start: int
    end: int
    text: str

    @property
    def mutated(self) -> bytes:
        return self.source[: self.start] + self.text.encode() + self.source[self.end :]

    @property
    def line(self) -> int:
        return self.source.count(b"\n", 0, self.start) + 1

    @property
    def old(self) -> str:
        """The first line that changes, without its indent."""
        return line_at(self.source, self.start)

    @property
    def new(self) -> str:
        return line_at(self.mutated, self.start)

    def order(self, seed: int) -> str:
        """Its place in the sample of a seed; other changes to the tree do not move it."""
        twins = self.source.count(self.old.encode(), 0, self.start)
        told = f"{seed} {self.path} {self.old} {self.new} {twins}"
        return hashlib.sha256(told.encode()).hexdigest()

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n-   {self.old}\n+   {self.new}"


def line_at(source: bytes, place: int) -> str:
    begin = source.rfind(b"\n", 0, place) + 1
    return source[begin:].split(b"\n", 1)[0].decode().strip()


class File:
    """A source with the places of its syntax."""

    def __init__(self, root: Path, path: str) -> None:
        self.path = path
        self.source = (root / path).read_bytes()
        self.tree = ast.parse(self.source)
        lines = self.source.split(b"\n")
        self.begins = [sum(len(line) + 1 for line in lines[:n]) for n in range(len(lines))]

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.begins[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def replace(self, node: ast.expr | ast.stmt, text: str) -> Mutation:
        return Mutation(self.path, self.source, self.start(node), self.end(node), text)

    def swap(self, kind: type[ast.AST], after: ast.expr, before: ast.expr) -> Iterator[Mutation]:
        """Another operator between two operands."""
        old, new = SWAPS.get(kind, ("", ""))
        start, stop = self.end(after), self.start(before)
        place = self.source.find(old.encode(), start, stop) if old else -1
        if place >= 0:
            yield Mutation(self.path, self.source, place, place + len(old), new)


def mutations_of_rules(root: Path, path: str) -> list[Mutation]:
    """Every operator, whole number, truth value and default of an option, changed once."""
    file = File(root, path)
    return [mutation for node in judged(file.tree) for mutation in mutations_of(file, node)]


def judged(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that decide something: not types, nor what is asserted, nor decorators."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert):
                yield from judged(child)


def mutations_of(file: File, node: ast.AST) -> Iterator[Mutation]:
    yield from other_operators(file, node)
    yield from other_values(file, node)


def other_operators(file: File, node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for one, kind, two in zip([left, *others], ops, others, strict=False):
                yield from file.swap(type(kind), one, two)
        case ast.BoolOp(op=op, values=[one, two, *_]):
            yield from file.swap(type(op), one, two)
        case ast.BinOp(left=one, op=op, right=two):
            yield from file.swap(type(op), one, two)
        case ast.AugAssign(target=one, op=op, value=two):
            yield from file.swap(type(op), one, two)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield file.replace(node, file.text(operand))
        case _:
            pass


def other_values(file: File, node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.Constant(value=bool() as truth):
            yield file.replace(node, str(not truth))
        case ast.Constant(value=int() as number):
            yield file.replace(node, str(number + 1))
        case ast.Call(func=ast.Name("Option")):
            yield from other_default(file, node)
        case _:
            pass


def other_default(file: File, call: ast.Call) -> Iterator[Mutation]:
    """An option that begins with another of the words it may take."""
    values = [word.value for word in call.keywords if word.arg == "values"]
    if len(call.args) > 1 and values and isinstance(values[0], ast.Tuple):
        default = file.text(call.args[1])
        for value in values[0].elts:
            if file.text(value) != default and isinstance(call.args[1], ast.Constant):
                yield file.replace(call.args[1], file.text(value))
                return


def mutations_of_copies(root: Path, path: str) -> list[Mutation]:
    """Every field that a copy takes over, left out once or shared once."""
    file = File(root, path)
    return [
        mutation
        for function in ast.walk(file.tree)
        if isinstance(function, ast.FunctionDef) and copies(function)
        for node in ast.walk(function)
        for mutation in forgotten(file, node)
    ]


def copies(function: ast.FunctionDef) -> bool:
    return function.name in COPYING or function.name.startswith("_copy")


def forgotten(file: File, node: ast.AST) -> Iterator[Mutation]:
    match node:
        case ast.Assign(targets=[ast.Attribute()]):
            yield file.replace(node, "pass")
        case ast.Call(func=ast.Attribute(value=value, attr="copy")):
            yield file.replace(node, file.text(value))
        case ast.Subscript(value=value, slice=ast.Slice()):
            yield file.replace(node, file.text(value))
        case _:
            pass
