"""Inputs nobody has seen, laid out as a call's form says, and caches that hold nothing of them."""

from __future__ import annotations

import os
from typing import Any, Iterator

import torch

from assay_torch import form, task

FLUSHED_BYTES = 256 << 20  # more than any cache of a device holds
MOST_BYTES = {"cpu": 1 << 30, "cuda": 8 << 30}
MOST_ITEMS = 512


def fresh() -> int:
    """A seed that nobody has seen."""
    return int.from_bytes(os.urandom(7), "little")


def inputs(of: task.Task, dtype: torch.dtype) -> list[Any]:
    """Inputs nobody has seen."""
    return next(calls(of, dtype))


def calls(of: task.Task, dtype: torch.dtype) -> Iterator[list[Any]]:
    """Inputs nobody has seen, of one call after another."""
    for values in of.calls(fresh()):
        yield [value.to(dtype) if _is_real(value) else value for value in values]


def _is_real(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.is_floating_point()


def on_gpu(number: int) -> None:
    """From now on tensors are made on that GPU, and nothing is computed in TF32."""
    torch.cuda.set_device(number)
    torch.backends.cudnn.allow_tf32 = False
    torch.set_default_device("cuda")  # type: ignore[attr-defined]  # PyTorch 1.13, which has it not, is for CPUs


def most_items(shape: form.Form, device: str, memories: int) -> int:
    """How many calls a batch has at most that lies in so many memories at once."""
    return max(1, min(MOST_ITEMS, MOST_BYTES[device] // (shape.stride * memories)))


def staged(shape: form.Form, items: int, of: task.Task, dtype: torch.dtype) -> form.Memory:
    """Such inputs for so many calls, in memory of the caller's own."""
    memory = torch.zeros(shape.stride * items, dtype=torch.uint8)
    places = [place.batch(memory, shape.stride, items).unbind() for place in shape.inputs]
    for item, values in zip(range(items), calls(of, dtype)):
        for place, value in zip(places, values):
            place[item].copy_(form.tensor_of(value))
    return memory


def views(shape: form.Form, memory: form.Memory, item: int) -> list[Any]:
    """The arguments of one call."""
    return [tensor.item() if place.plain else tensor for place in shape.inputs for tensor in [place.view(memory, item * shape.stride)]]


class Cold:
    """A device's caches, and how to have nothing in them."""

    def __init__(self, device: str) -> None:
        self._buffer = torch.empty(FLUSHED_BYTES, dtype=torch.uint8, device=device) if device == "cuda" else None

    def settle(self) -> None:
        """Nothing is left to do on the device."""
        if self._buffer is not None:
            torch.cuda.synchronize()

    def flush(self) -> None:
        """Nothing of the inputs is left in the device's caches."""
        if self._buffer is not None:
            self._buffer.zero_()
            torch.cuda.synchronize()
