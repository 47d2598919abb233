"""A submodule by its type and the arguments it was made with."""

from __future__ import annotations

import inspect
from typing import Any, Iterator

from torch import nn

from assay_torch.represent import names

# What says where and in which precision a module is made.
LEFT_OUT = {"device", "dtype"}


def type_of(module: nn.Module) -> str:
    return type(module).__name__


def arguments(module: nn.Module) -> str:
    """What the module says of itself, and the arguments that it does not say and that are not as they come."""
    said = [one for one in _split(" ".join(module.extra_repr().split())) if one]
    if not type(module).__module__.startswith("torch.nn"):
        return ", ".join(said)
    named = {one.partition("=")[0] for one in said if "=" in one}
    unnamed = sum("=" not in one for one in said)
    said = [one for one in said if not _repeats(one, said)]
    for parameter in list(inspect.signature(type(module)).parameters.values())[unnamed:]:
        value = getattr(module, parameter.name, parameter.default)
        if parameter.name not in named | LEFT_OUT and _is_plain(value) and parameter.default not in (value, _number(value)):
            said.append(f"{parameter.name}={names.value(value)}")
    return ", ".join(said)


def _repeats(one: str, said: list[str]) -> bool:
    """Newer versions say of a norm whether it has a bias, though it says whether it has weights and the two go together."""
    name, _, value = one.partition("=")
    return name == "bias" and (f"affine={value}" in said or f"elementwise_affine={value}" in said)


def _is_plain(value: Any) -> bool:
    return isinstance(value, (bool, int, float, str)) or isinstance(value, (tuple, list)) and all(map(_is_plain, value))


def _number(value: Any) -> Any:
    """What a module was given that it keeps as a tuple."""
    return value[0] if isinstance(value, tuple) and len(set(value)) == 1 else value


def _split(said: str) -> Iterator[str]:
    """The parts between commas that are in no brackets."""
    depth, begin = 0, 0
    for place, letter in enumerate(said):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield said[begin:place].strip()
            begin = place + 1
    yield said[begin:].strip()
