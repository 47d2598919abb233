"""What modules of somebody else's need of this machine: started as `needs.py FILE…`, prints one line of JSON.

For each file either how many bytes the inputs of a call are, or what is lacking here. Nothing is computed: inputs are made without memory.
"""

from __future__ import annotations

import ast
import contextlib
import json
import sys
import types
from pathlib import Path
from typing import Any, Iterator

import torch
from torch.overrides import TorchFunctionMode

from assay_torch import task

# What makes tensors out of nothing, and can do so without memory.
MAKERS = {torch.rand, torch.randn, torch.randint, torch.randperm, torch.zeros, torch.ones, torch.empty, torch.full, torch.arange, torch.eye, torch.linspace}

# Whoever calls this asks for files of a model over the network.
DOWNLOAD = "from_pretrained"


class Weightless(TorchFunctionMode):
    """Tensors made in it have a shape and no elements."""

    def __torch_function__(self, function: Any, kinds: Any, arguments: Any = (), named: Any = None) -> Any:
        named = dict(named or {})
        if function in MAKERS:
            named["device"] = "meta"
        return function(*arguments, **named)


def of(file: Path) -> dict[str, Any]:
    """The bytes of a call's inputs, or what is lacking."""
    tree = ast.parse(file.read_text(), str(file))
    if any(node.attr == DOWNLOAD for node in ast.walk(tree) if isinstance(node, ast.Attribute)):
        return {"lacks": "it downloads a model while it is built, and modules are judged without a network"}
    try:
        module = task.load(file, {}).module
    except ModuleNotFoundError as missing:
        return {"lacks": f"{sys.executable} has no module {missing.name}"}
    for name in _missing(tree, module):
        return {"lacks": f"PyTorch {torch.__version__} has no {name}"}
    with Weightless():
        inputs = module.get_inputs()
    return {"bytes": sum(one.numel() * one.element_size() for one in inputs if isinstance(one, torch.Tensor))}


def _missing(tree: ast.AST, module: types.ModuleType) -> Iterator[str]:
    """What the text takes from other modules and is not in them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            holder = _held(node.value, module)
            if isinstance(holder, types.ModuleType) and not hasattr(holder, node.attr):
                yield f"{holder.__name__}.{node.attr}"


def _held(node: ast.expr, module: types.ModuleType) -> Any:
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute):
        return getattr(_held(node.value, module), node.attr, None)
    return None


def main() -> int:
    found: dict[str, Any] = {}
    with contextlib.redirect_stdout(sys.stderr):
        for name in sys.argv[1:]:
            try:
                found[name] = of(Path(name))
            except Exception as problem:  # whatever a file raises is a reason not to judge it
                said = " ".join(str(problem).split())
                found[name] = {"lacks": f"its file cannot be loaded ({type(problem).__name__}: {said})"}
    print(json.dumps(found))
    return 0
