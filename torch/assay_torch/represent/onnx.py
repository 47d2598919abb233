"""A module as a graph in the manner of ONNX."""

from __future__ import annotations

from typing import Any, Iterator

from assay_torch.represent import names
from assay_torch.represent.call import OPERANDS, Call
from assay_torch.represent.graph import Graph
from assay_torch.represent.made import words
from assay_torch.represent.operation import Node
from assay_torch.represent.operations import OPERATIONS
from assay_torch.represent.step import Reference, references
from assay_torch.represent.submodule import type_of
from assay_torch.represent.table import WAY
from assay_torch.represent.tracing import Untold

# Operations whose results share memory with what they are given.
VIEWS = {"reshape", "flatten", "unflatten", "transpose", "permute", "movedim", "t", "getattr", "squeeze", "unsqueeze", "expand", "narrow", "select", "getitem", "identity"}


def text(graph: Graph) -> str:
    calls = [Call(graph, step, OPERATIONS) for step in graph.computing]
    _refuse_overwriting(calls, graph)
    nodes = [node for call in calls for node in _nodes(call)]
    outputs = list(references(graph.output.args))
    needed = {name for node in nodes for name in node.inputs} | set(outputs)
    lines = ["A PyTorch module as a graph in the manner of ONNX. What stands unquoted among inputs is a constant.", "", f"Constructor: {graph.constructor}", ""]
    lines += [f"Inputs: {list(graph.inputs)}", *(f"  {name}: {words(one)}" for name, one in graph.inputs.items())]
    lines += [f"Outputs: {outputs}", *(f"  {name}: {words(graph.made[name])}" for name in outputs)]
    kept = [one for one in (*graph.parameters, *graph.buffers) if one.name in needed]
    lines += ["Initializers:" if kept else "Initializers: none"]
    lines += [f"  {one.name}: {words(one.tensor)}{f', {one.elements}' if one.elements else ''}" for one in kept]
    lines += ["", "Nodes:"]
    known = {name for node in nodes for name in node.outputs} | set(graph.inputs) | {one.name for one in kept}
    for node in nodes:
        lines += list(_lines(node, known, graph))
    if graph.looked:
        lines += ["", WAY]
    return "\n".join(lines) + "\n"


def _refuse_overwriting(calls: list[Call], graph: Graph) -> None:
    """A result never changes in ONNX, so nothing may be overwritten that is needed later, neither itself nor as what it is a part of."""
    bases: dict[str, str] = {}
    for place, call in enumerate(calls):
        first = next(references(call.step.args[:1]), "")
        if call.word in VIEWS and call.step.target != "clone" or call.in_place:
            bases[call.name] = first
        if not call.in_place and call.word != "setitem":
            continue
        later = {name for one in (*(other.step for other in calls[place + 1 :]), graph.output) for name in references((one.args, one.kwargs))}
        while first:
            if first in later:
                raise Untold(f"`{call.name}` overwrites `{first}`, which is needed later, and a result never changes in ONNX")
            first = bases.get(first, "")


def _lines(node: Node, known: set[str], graph: Graph) -> Iterator[str]:
    yield f"Op Type: {node.type}"
    yield f"  Inputs: [{', '.join(repr(one) if one in known else one for one in node.inputs)}]"
    yield f"  Outputs: [{', '.join(map(repr, node.outputs))}]{_shapes(node, graph)}"
    yield f"  Attributes: [{', '.join(f'{name}={names.value(one)}' for name, one in node.attributes.items())}]"


def _shapes(node: Node, graph: Graph) -> str:
    made = [graph.made[name] for name in node.outputs if name in graph.made]
    return f"  {', '.join(map(words, made))}" if made else ""


def _nodes(call: Call) -> Iterator[Node]:
    operation = call.operation
    if operation is None:
        yield _unknown(call)
        return
    if callable(operation.onnx):
        made = list(operation.onnx(call))
    else:
        made = [_mapped(call, operation.onnx or call.step.target)]
    if made:
        left = {name: one for name, one in call.left().items() if not any(references(one))}
        made[-1] = Node(made[-1].type, made[-1].inputs, made[-1].outputs, {**made[-1].attributes, **left})
    yield from made


def _mapped(call: Call, type_: str) -> Node:
    """Tensors and operands are inputs; the rest are attributes, under ONNX's names where it has some."""
    assert call.operation is not None
    inputs: list[Any] = []
    attributes: dict[str, Any] = {}
    for name in list(call.named):
        value = call.named[name]
        if name in call.operation.mapped:
            if call.given(name) is not None:
                attributes[call.operation.mapped[name]] = _attribute(call.operation.mapped[name], value)
        elif isinstance(value, (tuple, list)) and any(references(value)):
            inputs += call.given(name)
        elif isinstance(value, Reference) or name in OPERANDS and value is not None:
            inputs.append(call.given(name))
    order = {name: place for place, name in enumerate(call.operation.mapped.values())}
    return call.node(type_, tuple(inputs), None, **dict(sorted(attributes.items(), key=lambda one: order[one[0]])))


def _attribute(name: str, value: Any) -> Any:
    if name == "axes":
        return list(value) if isinstance(value, (tuple, list)) else [value]
    if isinstance(value, bool):
        return int(value)
    return list(value) if isinstance(value, tuple) else value


def _unknown(call: Call) -> Node:
    """PyTorch's own name and arguments."""
    step = call.step
    type_ = step.target if step.module is None else type_of(step.module)
    inputs = list(references((step.args, step.kwargs)))
    weights = [f"{step.target}.{name}" for name, _ in step.module.named_parameters()] if step.module is not None else []
    attributes: dict[str, Any] = {"args": step.args} if any(not isinstance(one, Reference) for one in step.args) else {}
    if step.module is not None:
        attributes.update({"arguments": one.arguments for one in call.graph.submodules if one.name == step.target and one.arguments})
    named = {name: one for name, one in step.kwargs.items() if not isinstance(one, Reference)}
    return call.node(type_, tuple(map(Reference, [*inputs, *weights])), None, **attributes, **named)
