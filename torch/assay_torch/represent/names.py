"""Functions and values in words that are the same with every PyTorch and in every process."""

from __future__ import annotations

import builtins
import functools
import inspect
import math
import operator
from types import ModuleType
from typing import Any

import torch
import torch.nn.functional
import torch.special

from assay_torch.represent.step import Reference

# Where functions are looked for, the place they are best known by first.
PLACES: tuple[tuple[str, ModuleType], ...] = (
    ("operator", operator),
    ("math", math),
    ("builtins", builtins),
    ("torch.nn.functional", torch.nn.functional),
    ("torch", torch),
    ("torch.linalg", torch.linalg),
    ("torch.special", torch.special),
    ("torch.fft", torch.fft),
)


@functools.lru_cache(maxsize=None)
def _known() -> dict[Any, str]:
    """Every function under the name it calls itself by, where it is found under that one, and under another else."""
    found: dict[Any, str] = {}
    every = [(place, name, value) for place, module in PLACES for name, value in sorted(vars(module).items())]
    functions = [one for one in every if not one[1].startswith("_") and callable(one[2]) and not inspect.isclass(one[2])]
    for place, name, value in sorted(functions, key=lambda one: getattr(one[2], "__name__", "") != one[1]):
        found.setdefault(value, name if place == "builtins" else f"{place}.{name}")
    return found


def function(target: Any) -> str:
    """A function by the name under which it can be called."""
    if type(target).__name__ == "OpOverload":
        return f"torch.ops.{target}"
    known = _known().get(target)
    name = getattr(target, "__qualname__", type(target).__name__)
    return known or f"{getattr(target, '__module__', None) or 'torch'}.{name}"


def value(one: Any) -> str:
    """A value as it would be written."""
    if isinstance(one, Reference):
        return one.name
    if isinstance(one, dict):
        return "{" + ", ".join(f"{name!r}: {value(part)}" for name, part in one.items()) + "}"
    if isinstance(one, slice):
        return f"slice({value(one.start)}, {value(one.stop)}, {value(one.step)})"
    if isinstance(one, list):
        return f"[{', '.join(map(value, one))}]"
    if isinstance(one, tuple):
        return f"({', '.join(map(value, one))}{',' if len(one) == 1 else ''})"
    if one is Ellipsis:
        return "..."
    if one is None or isinstance(one, (bool, int, float, complex, str, torch.dtype, torch.memory_format)):
        return str(one) if isinstance(one, (torch.dtype, torch.memory_format)) else repr(one)
    return function(one) if callable(one) else type(one).__name__


def index(one: Any) -> str:
    """What stands between brackets."""
    parts = one if isinstance(one, tuple) else (one,)
    return ", ".join(_range(part) if isinstance(part, slice) else value(part) for part in parts)


def _range(one: slice) -> str:
    start, stop = ("" if end is None else value(end) for end in (one.start, one.stop))
    return f"{start}:{stop}" + ("" if one.step is None else f":{value(one.step)}")
