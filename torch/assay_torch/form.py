"""The form of one call: where each argument and the result lie in memory that judge and runner share."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Sequence

import torch

LINE = 512  # what PyTorch aligns its own tensors to on a GPU
PAGE = 4096

# Where in the page before the arguments a runner says what it was given instead of the output.
RETURNED = 2048
RETURNED_BYTES = 256

PRECISIONS = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}

DTYPES = {str(dtype): dtype for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.int64, torch.int32, torch.bool)}


# Bytes that tensors lie in, on the host or on a device.
Memory = torch.Tensor


def on_host(memory: Any) -> Memory:
    """What a buffer holds."""
    return torch.frombuffer(memory, dtype=torch.uint8)


class _OnDevice:
    """Memory of a device by its address, as PyTorch takes it over."""

    def __init__(self, address: int, bytes_: int) -> None:
        self.__cuda_array_interface__ = {"shape": (bytes_,), "typestr": "|u1", "data": (address, False), "version": 3}


def on_device(address: int, bytes_: int) -> Memory:
    return torch.as_tensor(_OnDevice(address, bytes_), device="cuda")


@dataclass(frozen=True)
class Place:
    """A tensor, or a plain number, which is a tensor of one element on the way."""

    offset: int
    shape: tuple[int, ...]
    dtype: str
    plain: bool = False

    @cached_property
    def bytes(self) -> int:
        count = 1
        for length in self.shape:
            count *= length
        return count * torch.empty((), dtype=DTYPES[self.dtype]).element_size()

    def view(self, memory: Memory, item: int) -> torch.Tensor:
        """The tensor itself, in the memory."""
        begin = item + self.offset
        if self.bytes == 0:
            return torch.empty(self.shape, dtype=DTYPES[self.dtype])
        return memory[begin : begin + self.bytes].view(DTYPES[self.dtype]).view(self.shape)

    def rows(self, memory: Memory, stride: int, items: int) -> torch.Tensor:
        """The bytes of the tensor, a row for each item."""
        return memory[: stride * items].view(items, stride)[:, self.offset : self.offset + self.bytes]

    def batch(self, memory: Memory, stride: int, items: int) -> torch.Tensor:
        """The tensors of so many items, as one with another dimension."""
        if self.bytes == 0:
            return torch.empty((items, *self.shape), dtype=DTYPES[self.dtype])
        return self.rows(memory, stride, items).view(DTYPES[self.dtype]).view(items, *self.shape)


@dataclass(frozen=True)
class Form:
    inputs: tuple[Place, ...]
    output: Place
    stride: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def of(inputs: Sequence[Any], output: torch.Tensor) -> Form:
    """The form of calls with such inputs and such an output."""
    end = 0
    places: list[Place] = []
    for value in [*inputs, output]:
        plain = not isinstance(value, torch.Tensor)
        tensor = tensor_of(value)
        place = Place(end, tuple(tensor.shape), str(tensor.dtype), plain)
        places.append(place)
        end += -(-place.bytes // LINE) * LINE
    return Form(tuple(places[:-1]), places[-1], -(-max(end, 1) // PAGE) * PAGE + LINE)


def tensor_of(value: Any) -> torch.Tensor:
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, (bool, int, float)):
        return torch.tensor([value], dtype=torch.float64 if isinstance(value, float) else torch.int64)
    raise ValueError(f"an input is a {type(value).__name__}, neither a tensor nor a number")


def from_json(told: dict[str, Any]) -> Form:
    def place(one: dict[str, Any]) -> Place:
        return Place(one["offset"], tuple(one["shape"]), one["dtype"], one["plain"])

    return Form(tuple(place(one) for one in told["inputs"]), place(told["output"]), told["stride"])
