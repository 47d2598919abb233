"""One step of a module."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Iterator

from torch import nn

from assay_torch.represent.made import Made


@dataclass(frozen=True)
class Reference:
    """What an argument has in the place of another step's result."""

    name: str


@dataclass(frozen=True)
class Step:
    """A row of the graph. Arguments are plain values, references, and tuples, lists, slices and dictionaries of them."""

    opcode: str
    name: str
    target: str
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    made: Made
    module: nn.Module | None = None


def references(argument: Any) -> Iterator[str]:
    """The names of all results that an argument needs."""
    if isinstance(argument, Reference):
        yield argument.name
    elif isinstance(argument, slice):
        yield from references((argument.start, argument.stop, argument.step))
    elif isinstance(argument, dict):
        yield from references(tuple(argument.values()))
    elif isinstance(argument, (tuple, list)):
        for one in argument:
            yield from references(one)


def mapped(argument: Any, change: Callable[[Any], Any]) -> Any:
    """An argument with everything in it changed that is neither a tuple, list, slice nor dictionary."""
    if isinstance(argument, slice):
        return slice(*(mapped(one, change) for one in (argument.start, argument.stop, argument.step)))
    if isinstance(argument, dict):
        return {name: mapped(one, change) for name, one in argument.items()}
    if isinstance(argument, list):
        return [mapped(one, change) for one in argument]
    return tuple(mapped(one, change) for one in argument) if isinstance(argument, tuple) else change(argument)
