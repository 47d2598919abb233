"""Follows a module with values that know what they are."""

from __future__ import annotations

import contextlib
import functools
import operator
from typing import Any, Callable, Iterator, Mapping

import torch
import torch.fx
from torch import nn
from torch.overrides import TorchFunctionMode

from assay_torch import needs
from assay_torch.represent import made
from assay_torch.represent.proxy import Known, Lost

# Methods that read values out of a tensor into what cannot be followed.
READERS = {"tolist", "numpy"}

# What answers yes or no of values.
ANSWERS = {"equal", "allclose", "is_nonzero", torch.equal, torch.allclose, torch.is_nonzero}


class Makers(TorchFunctionMode):
    """Follows what makes tensors out of nothing."""

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self.tracer = tracer

    def __torch_function__(self, function: Any, kinds: Any, arguments: Any = (), named: Any = None) -> Any:
        if function in needs.MAKERS and not self.tracer.is_computing:
            return self.tracer.create_proxy("call_function", function, arguments, dict(named or {}))
        return function(*arguments, **(named or {}))


class Tracer(torch.fx.Tracer):
    """Computes along with what it writes down, on a copy of the module, which may be without memory."""

    proxy_buffer_attributes = True

    def __init__(self, inputs: Mapping[str, Any], copy: nn.Module, device: str) -> None:
        super().__init__()
        self.inputs = inputs
        self.copy = copy
        self.device = device
        self.is_computing = False
        self.looked = False

    def followed(self, model: nn.Module) -> torch.fx.Graph:
        with torch.no_grad(), Makers(self):
            graph: torch.fx.Graph = self.trace(model)
            return graph

    def create_args_for_root(self, root_fn: Callable[..., Any], is_module: bool, concrete_args: Any = None) -> tuple[Callable[..., Any], list[Any]]:
        return root_fn, [self.root, *(self.create_proxy("placeholder", name, (), {}) for name in self.inputs)]

    def getattr(self, attr: str, attr_val: Any, parameter_proxy_cache: dict[str, Any]) -> Any:
        return attr_val if self.is_computing else super().getattr(attr, attr_val, parameter_proxy_cache)

    def call_module(self, m: nn.Module, forward: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return forward(*args, **kwargs) if self.is_computing else super().call_module(m, forward, args, kwargs)

    def is_leaf_module(self, m: nn.Module, module_qualified_name: str) -> bool:
        """PyTorch's modules are steps, but those that only consist of others."""
        return super().is_leaf_module(m, module_qualified_name) and not type(m).__name__.startswith("Transformer")

    def proxy(self, node: torch.fx.Node) -> Known:
        known: Known = Known(node, self)
        return known

    def create_arg(self, a: Any) -> Any:
        node = super().create_arg(a)
        if isinstance(a, torch.Tensor):
            node.meta["made"] = made.of(a)
        return node

    def create_proxy(self, kind: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], *rest: Any, **more: Any) -> Any:
        """What is no tensor is a constant and not a step, unless it comes of a number of the inputs or out of a tensor."""
        value = self._value(kind, target, args, kwargs)
        is_constant = kind.startswith("call_") and target not in (operator.setitem, "item") and not made.has_tensors(value)
        if is_constant and not any(map(_is_number, _proxies([args, kwargs]))):
            return value
        proxy = super().create_proxy(kind, target, args, kwargs, *rest, **more)
        proxy.value = value
        proxy.node.meta["made"] = made.of(value)
        return proxy

    def _value(self, kind: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if kind == "placeholder":
            return self.inputs[target]
        with self._computing():
            if kind == "get_attr":
                return functools.reduce(getattr, target.split("."), self.copy)
            values, named = self._values(args), self._values(kwargs)
            self.looked = self.looked or kind != "call_module" and target in ANSWERS
            if kind == "call_module":
                return self.copy.get_submodule(target)(*values, **named)
            if kind == "call_method":
                if target in READERS:
                    raise Lost(f"values are read out of a tensor by {target}()")
                return getattr(values[0], target)(*values[1:], **named)
            return target(*values, **named)

    @contextlib.contextmanager
    def _computing(self) -> Iterator[None]:
        before, self.is_computing = self.is_computing, True
        try:
            surroundings: contextlib.AbstractContextManager[Any] = contextlib.nullcontext()
            if self.device == "meta":
                surroundings = needs.Weightless()
            with surroundings:
                yield
        finally:
            self.is_computing = before

    def _values(self, argument: Any) -> Any:
        """An argument with values in the place of what stands for them."""
        if isinstance(argument, Known):
            return argument.value
        if isinstance(argument, torch.Tensor):
            return argument.to(self.device)
        if isinstance(argument, torch.device):
            return torch.device(self.device)
        if isinstance(argument, slice):
            return slice(*map(self._values, (argument.start, argument.stop, argument.step)))
        if isinstance(argument, dict):
            return {name: self._values(one) for name, one in argument.items()}
        return type(argument)(map(self._values, argument)) if type(argument) in (tuple, list) else argument


def _proxies(argument: Any) -> Iterator[Known]:
    if isinstance(argument, Known):
        yield argument
    elif isinstance(argument, dict):
        yield from _proxies(list(argument.values()))
    elif isinstance(argument, (tuple, list)):
        for one in argument:
            yield from _proxies(one)


def _is_number(proxy: Known) -> bool:
    return isinstance(proxy.value, (bool, int, float))
