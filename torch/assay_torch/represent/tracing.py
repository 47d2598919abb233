"""The ways in which a module is followed, the best first."""

from __future__ import annotations

import copy
import inspect
import re
import warnings
from dataclasses import dataclass
from typing import Any, Callable, Iterator

import torch
import torch.fx
from torch import nn

from assay_torch import needs
from assay_torch.represent import made
from assay_torch.represent.proxy import Lost
from assay_torch.represent.tracer import Tracer
from assay_torch.task import Task

SEED = 7

# Bytes of inputs with which a module is called to see what it does.
LARGEST = 1 << 30


class Untold(Exception):
    """Why a module cannot be shown, in one sentence."""


@dataclass(frozen=True)
class Traced:
    """A module and the graph of a call; each node's meta has under `made` what it makes."""

    model: nn.Module
    graph: torch.fx.Graph
    inputs: dict[str, made.Made]
    looked: bool  # whether the module may go another way with other inputs


def traced(task: Task) -> Traced:
    """Without memory, which no look at values survives; else with an input; else by what PyTorch executes."""
    reasons: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for way in (_without_memory, _with_values, _executed):
            if way is not _without_memory and _bytes(task) > LARGEST:
                raise Untold(f"the module must be called to be followed, which its inputs are too large for: {reasons[0]}")
            try:
                return way(task)
            except Exception as problem:  # whatever a module does that cannot be followed
                reasons.append(reason(problem))
    raise Untold(f"the module cannot be followed: {reasons[1]}")


def reason(problem: Exception) -> str:
    """The first sentence of a problem, without addresses."""
    said = re.split(r"\.\s", " ".join(str(problem).split()))[0]
    return said if isinstance(problem, Lost) else re.sub(r"\s*(at )?0x[0-9a-fA-F]+", "", f"{type(problem).__name__}: {said}")


def _without_memory(task: Task) -> Traced:
    model = task.built(SEED)
    return _followed(model, _weightless(task), copy.deepcopy(model).to("meta"), "meta")


def _weightless(task: Task) -> list[Any]:
    """Inputs without memory."""
    try:
        with needs.Weightless():
            values = task.inputs(SEED)
    except Exception:  # some inputs are numbers drawn
        values = task.inputs(SEED)
    return [value.to("meta") if isinstance(value, torch.Tensor) else value for value in values]


def _bytes(task: Task) -> int:
    return sum(one.numel() * one.element_size() for one in _weightless(task) if isinstance(one, torch.Tensor))


def _with_values(task: Task) -> Traced:
    model = task.built(SEED)
    return _followed(model, task.inputs(SEED), copy.deepcopy(model), "cpu")


def _followed(model: nn.Module, values: list[Any], computing: nn.Module, device: str) -> Traced:
    inputs = dict(zip(_names(model.forward), values))
    told = {name: made.of(value) for name, value in inputs.items()}
    tracer = Tracer(inputs, computing, device)
    return Traced(model, tracer.followed(model), told, tracer.looked)


def _executed(task: Task) -> Traced:
    """What PyTorch does with an input, if it is right for another one too: values that went through anything else would be constants."""
    from torch.fx.experimental.proxy_tensor import make_fx

    model = task.built(SEED)
    inputs = dict(zip(_names(model.forward), task.inputs(SEED)))
    if not all(isinstance(value, torch.Tensor) for value in inputs.values()):
        raise Lost("what PyTorch executes does not tell what it does with inputs that are no tensors")
    with torch.no_grad():
        module = make_fx(lambda *values: model(*values))(*inputs.values())
        _Telling(module).run(*inputs.values())
        others = task.inputs(SEED + 1)
        if not torch.allclose(module(*others), model(*others), rtol=1e-3, atol=1e-4, equal_nan=True):
            raise Lost("what PyTorch executes for one input is not right for another")
    kept = {id(value): name for name, value in [*model.named_parameters(), *model.named_buffers()]}
    names = iter(inputs)
    for node in module.graph.nodes:
        if node.op == "placeholder":
            node.target = next(names)
        elif node.op == "get_attr":
            tensor = getattr(module, node.target)
            if id(tensor) not in kept:
                setattr(model, node.target, tensor)
            node.target = kept.get(id(tensor), node.target)
    return Traced(model, module.graph, {name: made.of(value) for name, value in inputs.items()}, False)


class _Telling(torch.fx.Interpreter):
    def run_node(self, n: torch.fx.Node) -> Any:
        value = super().run_node(n)
        n.meta["made"] = made.of(value)
        return value


def _names(forward: Callable[..., Any]) -> Iterator[str]:
    """The names of arguments in their order."""
    for one in inspect.signature(forward).parameters.values():
        if one.kind is inspect.Parameter.VAR_POSITIONAL:
            place = 0
            while True:
                yield f"{one.name}_{place}"
                place += 1
        yield one.name
