"""A module as a table of torch.fx, with all that the table refers to."""

from __future__ import annotations

from assay_torch.represent import columns, made, names
from assay_torch.represent.graph import Graph
from assay_torch.represent.step import Step
from assay_torch.represent.submodule import type_of

HEADER = ("opcode", "name", "target", "args", "kwargs", "result")

WAY = "The module looks at values while it computes. These are its steps for one input; another may take others."


def text(graph: Graph) -> str:
    mode = "training" if graph.training else "evaluation"
    lines = ["A PyTorch module as a graph of torch.fx.", "", f"Constructor: {graph.constructor}", f"Mode: {mode}", "", "Inputs:"]
    lines += columns.lines(("name", "shape", "dtype"), (_input(name, one) for name, one in graph.inputs.items()))
    lines += ["", "Submodules:" if graph.submodules else "Submodules: none"]
    if graph.submodules:
        lines += columns.lines(("name", "type", "arguments"), ((one.name, one.type, one.arguments) for one in graph.submodules))
    lines += ["", "Parameters:" if graph.parameters else "Parameters: none"]
    if graph.parameters:
        lines += columns.lines(("name", "shape", "dtype"), ((one.name, str(one.tensor.shape), one.tensor.dtype) for one in graph.parameters))
    if graph.buffers:
        rows = ((one.name, str(one.tensor.shape), one.tensor.dtype, one.elements) for one in graph.buffers)
        lines += ["", "Buffers:", *columns.lines(("name", "shape", "dtype", "elements"), rows)]
    lines += ["", "Graph:", *columns.lines(HEADER, map(_row, graph.steps), rule=True)]
    if graph.looked:
        lines += ["", WAY]
    return "\n".join(lines) + "\n"


def _input(name: str, one: made.Made) -> tuple[str, str, str]:
    if isinstance(one, made.Tensor):
        return name, str(one.shape), one.dtype
    return name, "none", made.words(one)


def _row(step: Step) -> tuple[str, ...]:
    target = step.target if step.module is None else f"{step.target} ({type_of(step.module)})"
    result = "" if step.opcode == "output" else made.words(step.made)
    return step.opcode, step.name, target, names.value(step.args), names.value(step.kwargs), result
