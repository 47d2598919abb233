"""A module in English sentences."""

from __future__ import annotations

from typing import Iterator, Sequence

from assay_torch.represent import names
from assay_torch.represent.call import Call
from assay_torch.represent.graph import Graph, Kept
from assay_torch.represent.made import Plain, parts, sentence
from assay_torch.represent.operations import OPERATIONS
from assay_torch.represent.step import references
from assay_torch.represent.submodule import type_of
from assay_torch.represent.table import WAY

CONVENTIONS = (
    "Dimensions and places are counted from 0, negative ones from the end. Where two shapes differ they are broadcast as in PyTorch."
    " Parts of a tensor are written as in Python. Variances are divided by the number of elements unless something else is said."
)


def text(graph: Graph) -> str:
    lines = [f"The module is made by `{graph.constructor}` and is in {'training' if graph.training else 'evaluation'} mode.", *_constants(graph), ""]
    lines += [_counted(len(graph.inputs), "input", "It takes"), *(f"- `{name}`: {sentence(one)}" for name, one in graph.inputs.items()), ""]
    lines += [*_kept(graph), "", CONVENTIONS, "", "The steps:"]
    for place, step in enumerate(graph.computing):
        lines.append(f"{place + 1}. {_step(Call(graph, step, OPERATIONS))}")
    if not graph.computing:
        lines.append("There are none.")
    lines += ["", _returned(graph)]
    if graph.looked:
        lines.append(WAY)
    return "\n".join(lines) + "\n"


def _counted(count: int, what: str, begin: str) -> str:
    return f"{begin} no {what}s." if count == 0 else f"{begin} one {what}:" if count == 1 else f"{begin} {count} {what}s:"


def _constants(graph: Graph) -> Iterator[str]:
    if graph.constants:
        yield f"The constants of its size: {', '.join(f'{name} = {names.value(value)}' for name, value in graph.constants.items())}."


def _kept(graph: Graph) -> Iterator[str]:
    yield _counted(len(graph.parameters), "parameter", "It has")
    yield from map(_place, graph.parameters)
    if graph.parameters:
        yield "They are initialised by the constructor under the seed that it is given."
    if graph.buffers:
        yield _counted(len(graph.buffers), "buffer", "It has besides") + " what is no parameter and the constructor sets."
        yield from map(_place, graph.buffers)


def _place(kept: Kept) -> str:
    return f"- `{kept.name}`: {sentence(kept.tensor)}{f', {kept.elements}' if kept.elements else ''}"


def _step(call: Call) -> str:
    said = _said(call)
    made = call.step.made
    return f"`{call.name}` is {said}.{'' if isinstance(made, Plain) and made.kind == 'None' else _result(call)}"


def _result(call: Call) -> str:
    made = call.step.made
    if isinstance(made, tuple):
        return " " + _and([f"`{name}` is {sentence(one)}" for name, one in parts(made, call.name)]) + "."
    return f" It is {sentence(made)}."


def _said(call: Call) -> str:
    if call.operation is None:
        return _unknown(call)
    says = call.operation.says
    said = says.format_map(call) if isinstance(says, str) else says(call)
    left = [f"{name} {call.words(one)}" for name, one in call.left().items()]
    return said + (f", with {_and(left)}" if left else "") + (f", written in the place of {call.words(call.step.args[0])}" if call.in_place else "")


def _unknown(call: Call) -> str:
    step = call.step
    given = [call.words(one) for one in step.args] + [f"{name} {call.words(one)}" for name, one in step.kwargs.items()]
    of = f" of {_and(given)}" if given else ""
    if step.module is None:
        return f"what `{step.target}` of PyTorch makes{of}"
    arguments = next((one.arguments for one in call.graph.submodules if one.name == step.target), "")
    return f"what `{step.target}`, PyTorch's {type_of(step.module)}{f' with {arguments}' if arguments else ''}, makes{of}"


def _and(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _returned(graph: Graph) -> str:
    outputs = list(references(graph.output.args))
    if not outputs:
        return "It returns nothing that it computes."
    return f"It returns {_and([f'`{name}`, {sentence(graph.made[name])}' for name in outputs])}."
