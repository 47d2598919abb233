"""A value that is followed through a module, and knows what it is."""

from __future__ import annotations

import operator
from typing import Any, Callable, Iterator, TYPE_CHECKING

import torch
import torch.fx

from assay_torch.represent import made

if TYPE_CHECKING:
    from assay_torch.represent.tracer import Tracer


class Lost(Exception):
    """A value goes where it cannot be followed, and would stand in the graph as if it were the same for all inputs."""


class Known(torch.fx.Proxy):
    """Stands for a tensor, a tuple of them or a number of the input; what a module asks of shapes is answered.

    PyTorch's own proxies know nothing, so that loops over shapes stop them, and unpacking does with some versions.
    """

    value: Any
    tracer: Tracer

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "value":
            raise AttributeError(name)
        if name == "device":
            return torch.device("cpu")
        found = getattr(self.value, name)
        if callable(found):
            return self._method(name)
        return self.tracer.create_proxy("call_function", getattr, (self, name), {}) if made.has_tensors(found) else found

    def _method(self, name: str) -> Callable[..., Any]:
        return lambda *arguments, **named: self.tracer.create_proxy("call_method", name, (self, *arguments), named)

    def __iter__(self) -> Iterator[Any]:
        return iter([self.tracer.create_proxy("call_function", operator.getitem, (self, place), {}) for place in range(len(self.value))])

    def __len__(self) -> int:
        return len(self.value)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.tracer.create_proxy("call_function", operator.setitem, (self, index, value), {})

    def __bool__(self) -> bool:
        self.tracer.looked = True
        return bool(self.value)

    def __index__(self) -> int:
        if isinstance(self.value, torch.Tensor):
            raise Lost("an index is read out of a tensor")
        self.tracer.looked = True
        return operator.index(self.value)

    def __int__(self) -> int:
        raise Lost("a whole number is read out of what is computed")

    def __float__(self) -> float:
        raise Lost("a number is read out of what is computed")
