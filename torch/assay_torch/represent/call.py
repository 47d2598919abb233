"""A step as a call of a known operation, its arguments by name."""

from __future__ import annotations

from typing import Any, Mapping

import torch

from assay_torch.represent import names
from assay_torch.represent.graph import Graph
from assay_torch.represent.layer import LAYERS
from assay_torch.represent.made import Tensor, parts
from assay_torch.represent.operation import Node, Operation
from assay_torch.represent.step import Reference, Step, references
from assay_torch.represent.submodule import type_of

# Operations that have several names.
SAME = {
    **dict.fromkeys(("truediv", "true_divide", "divide", "itruediv"), "div"),
    **dict.fromkeys(("multiply", "imul"), "mul"),
    **dict.fromkeys(("subtract", "isub"), "sub"),
    **dict.fromkeys(("mm", "bmm", "mv", "dot", "imatmul"), "matmul"),
    **dict.fromkeys(("concat", "concatenate"), "cat"),
    **dict.fromkeys(("swapaxes", "swapdims"), "transpose"),
    **dict.fromkeys(("contiguous", "clone", "detach"), "identity"),
    **dict.fromkeys(("float", "double", "half", "bfloat16", "long", "int", "bool", "type", "type_as"), "to"),
    **dict.fromkeys(("view_as", "reshape_as"), "reshape"),
    "iadd": "add",
    "ipow": "pow",
    "view": "reshape",
    "floordiv": "floor_divide",
    "ifloordiv": "floor_divide",
    "mod": "remainder",
    "negative": "neg",
    "absolute": "abs",
    "clip": "clamp",
    "greater": "gt",
    "less": "lt",
    "expand_as": "expand",
    "moveaxis": "movedim",
    "vector_norm": "norm",
}

IN_PLACE = {f"operator.i{name}" for name in ("add", "sub", "mul", "truediv", "floordiv", "pow", "matmul")}

# Methods that are not the functions of the same name.
METHODS = {"unfold": "windows", "where": "chosen"}

# Arguments that have several names.
RENAMED = {"self": "input", "ord": "p", "x": "input", "axis": "dim", "keepdims": "keepdim", "a": "input", "b": "other", "mat2": "other", "vec": "other"}

# Constants that ONNX has among the inputs of a node.
OPERANDS = ("input", "other", "exponent", "value", "condition")


class Call:
    """A step of the graph and what is known of it; `operation` is None where nothing is."""

    def __init__(self, graph: Graph, step: Step, operations: Mapping[str, Operation]) -> None:
        self.graph = graph
        self.step = step
        self.name = step.name
        self.word, self.in_place = self._read()
        self.operation = operations.get(self.word)
        self.named = self._bound(step.args, step.kwargs, self.operation) if self.operation else {}
        self.told: set[str] = set()

    def _read(self) -> tuple[str, bool]:
        """The operation's name, and whether its result overwrites what it is given."""
        step = self.step
        if step.module is not None:
            layer = LAYERS.get(type_of(step.module)) if type(step.module).__module__.startswith("torch.nn") else None
            return layer.word if layer else "", bool(getattr(step.module, "inplace", False))
        parts = step.target.split(".")
        word = parts[3] if step.target.startswith("torch.ops.aten.") else parts[-1]
        if step.opcode == "call_method":
            word = METHODS.get(word, word)
        plain = word.rstrip("_") if step.opcode == "call_method" or step.target.startswith("torch") else word
        in_place = plain != word or bool(step.kwargs.get("inplace")) or step.target in IN_PLACE
        return SAME.get(plain, plain), in_place

    def _bound(self, args: tuple[Any, ...], kwargs: dict[str, Any], operation: Operation) -> dict[str, Any]:
        known = {name.lstrip("*") for name in operation.names}
        by_name = {name if name in known else RENAMED.get(name, name): one for name, one in kwargs.items() if name != "inplace"}
        named: dict[str, Any] = {}
        left = list(args)
        for name in operation.names:
            if name.startswith("*") and left:
                rest = left[0] if len(left) == 1 and isinstance(left[0], (tuple, list)) else left
                named[name[1:]] = tuple(rest)
                left = []
            elif left:
                named[name] = left.pop(0)
            elif name in operation.defaults or name in by_name:
                named[name] = by_name.get(name, operation.defaults.get(name))
        named.update({f"argument {len(args) - len(left) + place}": one for place, one in enumerate(left)})
        named.update(by_name)
        module = self.step.module
        if module is not None:
            for name in LAYERS[type_of(module)].attributes:
                if hasattr(module, name):
                    value = getattr(module, name)
                    named[name] = Reference(f"{self.step.target}.{name}") if isinstance(value, torch.Tensor) else value
        return named

    def __getitem__(self, name: str) -> str:
        """An argument in words, as phrases have it."""
        if name == "over":
            return self.over()
        if name == "kept":
            return self.kept()
        return self.words(self.given(name))

    def given(self, name: str) -> Any:
        """An argument, which is thereby told."""
        self.told.add(name)
        return self.named.get(name)

    def over(self) -> str:
        dim = self.given("dim")
        if dim is None or dim == () or dim == []:
            return "over all elements"
        if isinstance(dim, (tuple, list)) and len(dim) > 1:
            return f"over dimensions {', '.join(map(str, dim[:-1]))} and {dim[-1]}"
        return f"over dimension {dim[0] if isinstance(dim, (tuple, list)) else dim}"

    def kept(self) -> str:
        if not self.given("keepdim"):
            return ""
        dim = self.named.get("dim")
        if isinstance(dim, int) or isinstance(dim, (tuple, list)) and len(dim) == 1:
            return ", which stays with length 1"
        return ", which stay with length 1" if dim else ", while all dimensions stay with length 1"

    def words(self, value: Any) -> str:
        if isinstance(value, Reference):
            return f"`{value.name}`"
        if isinstance(value, (tuple, list)) and any(references(value)):
            parts = [self.words(one) for one in value]
            return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
        return names.value(value)

    def left(self) -> dict[str, Any]:
        """Arguments that nobody told and that are not as they come."""
        defaults = self.operation.defaults if self.operation else {}
        return {name: one for name, one in self.named.items() if name not in self.told and one is not None and one is not False and defaults.get(name) != one}

    def tensor(self, name: str) -> Tensor | None:
        """The tensor that an argument refers to."""
        value = self.named.get(name)
        found = self.graph.made.get(value.name) if isinstance(value, Reference) else None
        return found if isinstance(found, Tensor) else None

    def dimensions(self, name: str = "input") -> int:
        tensor = self.tensor(name)
        return len(tensor.shape) if tensor else 0

    @property
    def sides(self) -> int:
        """Of an operation over the last dimensions, how many they are."""
        return int(self.word[-2]) if self.word[-1:] == "d" and self.word[-2:-1].isdigit() else 2

    @property
    def shape(self) -> tuple[int, ...]:
        return self.step.made.shape if isinstance(self.step.made, Tensor) else ()

    def node(self, type_: str, inputs: tuple[Any, ...], outputs: tuple[str, ...] | None = None, **attributes: Any) -> Node:
        """A node of ONNX that makes what the step makes, unless told otherwise; inputs that are None are none."""
        given = [one.name if isinstance(one, Reference) else names.value(one) for one in inputs if one is not None]
        own = tuple(name for name, _ in parts(self.step.made, self.name)) or (self.name,)
        return Node(type_, tuple(given), outputs or own, attributes)
