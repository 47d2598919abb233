"""Reads a task's module into a graph."""

from __future__ import annotations

import ast
import functools
import inspect
import operator
from pathlib import Path
from typing import Any, Iterator

import torch
import torch.fx
from torch import nn

from assay_torch.represent import contents, made, names, submodule
from assay_torch.represent.graph import Graph, Kept, Submodule
from assay_torch.represent.made import Tensor
from assay_torch.represent.step import Reference, Step, mapped
from assay_torch.represent.tracing import SEED, Traced, Untold, traced
from assay_torch.task import Task


def of(task: Task) -> Graph:
    """The graph of a task's module; Untold where there is none."""
    found = traced(task)
    model = found.model
    steps = tuple(_steps(found))
    constants = [step.target for step in steps if step.opcode == "get_attr" and isinstance(_attribute(model, step.target), torch.Tensor)]
    return Graph(
        constructor=_constructor(task),
        training=model.training,
        looked=found.looked,
        constants=_constants(task),
        inputs=found.inputs,
        submodules=tuple(Submodule(name, submodule.type_of(one), submodule.arguments(one)) for name, one in model.named_modules() if name),
        parameters=tuple(Kept(name, _tensor(value)) for name, value in model.named_parameters()),
        buffers=tuple(_buffers(task, model, constants)),
        steps=steps,
    )


def _steps(found: Traced) -> Iterator[Step]:
    own: dict[str, str] = {}
    taken: set[str] = set()
    kept = {name for name, _ in [*found.model.named_parameters(), *found.model.named_buffers()]}

    def reference(argument: Any) -> Any:
        return Reference(own[argument.name]) if isinstance(argument, torch.fx.Node) else argument

    for node in _needed(found.graph):
        target = node.target if isinstance(node.target, str) else names.function(node.target)
        module = found.model.get_submodule(target) if node.op == "call_module" else None
        own[node.name] = _free(_name(node, target), taken, kept if node.op.startswith("call_") else set())
        named = {name: one for name, one in node.kwargs.items() if name not in ("device", "_stacklevel") and not _comes_so(node.target, name, one)}
        args = tuple(one for one in node.args if not isinstance(one, torch.device))
        yield Step(node.op, own[node.name], target, mapped(args, reference), mapped(named, reference), node.meta.get("made", made.Plain("None")), module)


def _name(node: torch.fx.Node, target: str) -> str:
    if node.op != "call_function":
        return target.replace(".", "_")
    if target == "getattr":
        return str(node.args[1])
    parts = target.split(".")
    return parts[3] if target.startswith("torch.ops.") else parts[-1]


def _comes_so(target: Any, name: str, value: Any) -> bool:
    """Whether a function would take the same value without being given it. Some hand on all arguments they have."""
    try:
        default = inspect.signature(target).parameters[name].default
    except (TypeError, ValueError, KeyError):
        return False
    return default is value or type(default) is type(value) and isinstance(value, (bool, int, float, str)) and default == value


def _free(name: str, taken: set[str], besides: set[str]) -> str:
    free, count = name, 0
    while free in taken or free in besides:
        count += 1
        free = f"{name}_{count}"
    taken.add(free)
    return free


def _needed(graph: torch.fx.Graph) -> list[torch.fx.Node]:
    """Without names that nobody needs."""
    needed: set[torch.fx.Node] = set()
    kept: list[torch.fx.Node] = []
    for node in reversed(list(graph.nodes)):
        if node in needed or not (node.op == "get_attr" or node.target in (operator.getitem, getattr)):
            needed.update(node.all_input_nodes)
            kept.append(node)
    return kept[::-1]


def _buffers(task: Task, model: nn.Module, constants: list[str]) -> Iterator[Kept]:
    """Buffers, and tensors that are none and needed all the same. Those of the state are handed over by name, the others must be told."""
    tensors = dict(model.named_buffers())
    known = {name for name, _ in model.named_parameters()}
    tensors.update({name: _attribute(model, name) for name in constants if name not in known})
    given = model.state_dict()
    other = functools.lru_cache(maxsize=None)(lambda: task.built(SEED + 1))
    for name, tensor in tensors.items():
        elements = contents.words(tensor)
        if tensor.numel() > 1 and not (elements or "").startswith("all ") and _is_drawn(tensor, name, other()):
            elements = "drawn by the constructor"
            if name not in given:
                raise Untold(f"{name} is drawn by the constructor and handed over to nobody")
        if elements is None and name not in given:
            raise Untold(f"{name} holds {tensor.numel()} elements that the constructor computes and no simple rule tells")
        yield Kept(name, _tensor(tensor), elements or "computed by the constructor")


def _is_drawn(tensor: torch.Tensor, name: str, other: nn.Module) -> bool:
    """Whether a module of another seed has another one."""
    try:
        return not torch.equal(tensor, _attribute(other, name))
    except AttributeError:
        return False


def _attribute(model: nn.Module, path: str) -> Any:
    return functools.reduce(getattr, path.split("."), model)


def _tensor(value: torch.Tensor) -> Tensor:
    return Tensor(tuple(value.shape), made.dtype(value))


def _constructor(task: Task) -> str:
    """The call that makes the module, its arguments by name."""
    values = list(task.module.get_init_inputs())
    parameters = [one for one in inspect.signature(task.model).parameters.values() if one.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD]
    named = [f"{one.name}={names.value(value)}" for one, value in zip(parameters, values)]
    return f"Model({', '.join([*named, *map(names.value, values[len(named) :])])})"


def _constants(task: Task) -> dict[str, Any]:
    """The constants at the top of the file, in their order."""
    tree = ast.parse(Path(str(task.module.__file__)).read_text())
    found = [one.targets[0].id for one in tree.body if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name)]
    return {name: getattr(task.module, name) for name in found if isinstance(getattr(task.module, name), (bool, int, float, str, tuple, list))}
