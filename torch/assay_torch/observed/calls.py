"""Calls of a candidate on inputs made for practice."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Callable

import torch
from torch.profiler import record_function

from assay_torch import extensions, staging, task
from assay_torch.runner import loaded

FORWARD = "ModelNew.forward"


class Noted(types.ModuleType):
    """A compiled module whose functions leave a note when they are called: PyTorch sees none of them by itself."""

    def __init__(self, module: types.ModuleType, names: set[str]) -> None:
        super().__init__(module.__name__)
        self._module = module
        self._names = names

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name)
        if not callable(found) or isinstance(found, type):
            return found
        self._names.add(name)

        def call(*arguments: Any, **named: Any) -> Any:
            with record_function(name):
                return found(*arguments, **named)

        return call


class Calls:
    """A candidate that can be called."""

    def __init__(self, source: Path, of: task.Task, dtype: torch.dtype, device: str) -> None:
        torch.set_grad_enabled(False)
        self.names: set[str] = {FORWARD}
        self._task, self._dtype, self._device = of, dtype, device
        compiled: Callable[[extensions.Wish], types.ModuleType] = lambda wish: Noted(extensions.module(source.parent / f"{wish.key}.so"), self.names)
        extensions.replace(compiled)
        make = loaded(source).ModelNew
        self._model = make(*of.module.get_init_inputs()).to(device, dtype)

    def inputs(self) -> list[Any]:
        """Drawn anew."""
        return [value.to(self._device) if isinstance(value, torch.Tensor) else value for value in staging.inputs(self._task, self._dtype)]

    def call(self, inputs: list[Any]) -> None:
        with record_function(FORWARD):
            self._model(*inputs)

    def settle(self) -> None:
        if self._device == "cuda":
            torch.cuda.synchronize()
