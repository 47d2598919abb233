"""What a step makes, without its elements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterator, Union

import torch


@dataclass(frozen=True)
class Tensor:
    """A tensor's shape and the type of its elements."""

    shape: tuple[int, ...]
    dtype: str


@dataclass(frozen=True)
class Plain:
    """A value that is no tensor, by its type."""

    kind: str


Made = Union[Tensor, Plain, tuple[Any, ...]]


def of(value: Any) -> Made:
    if isinstance(value, torch.Tensor):
        return Tensor(tuple(value.shape), dtype(value))
    if isinstance(value, (tuple, list)) and has_tensors(value):
        return tuple(map(of, value))
    return Plain("None" if value is None else type(value).__name__)


def dtype(value: torch.Tensor) -> str:
    return str(value.dtype)[len("torch.") :]


def has_tensors(value: Any) -> bool:
    if isinstance(value, dict):
        value = list(value.values())
    return isinstance(value, torch.Tensor) or isinstance(value, (tuple, list)) and any(map(has_tensors, value))


def words(made: Made) -> str:
    """As a table shows it."""
    if isinstance(made, tuple):
        return f"({', '.join(map(words, made))})"
    return f"{made.dtype} {made.shape}" if isinstance(made, Tensor) else made.kind


def sentence(made: Made) -> str:
    """As a sentence has it."""
    if isinstance(made, tuple):
        return f"several results: {', '.join(map(sentence, made))}"
    if isinstance(made, Plain):
        return "None" if made.kind == "None" else f"a number ({made.kind})"
    kind = f"{'an' if made.dtype[0] == 'i' else 'a'} {made.dtype} tensor"
    return f"{kind} of shape {made.shape}" if made.shape else f"{kind} of one element, without dimensions"


def parts(made: Made, name: str) -> Iterator[tuple[str, Tensor]]:
    """Every tensor in it, by its name: a result that is several has them by their places."""
    if isinstance(made, Tensor):
        yield name, made
    elif isinstance(made, tuple):
        for place, one in enumerate(made):
            yield from parts(one, f"{name}[{place}]")
