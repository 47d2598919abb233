"""The least time that calls take on a device: what must be read from its memory or written to it passes no faster than the memory allows.

Outputs are written, and inputs are read as far as the result depends on them, after they were driven out of the caches. Whether it does is tried on single elements, and only where
a time looks too short to be true; an element that is the same in other inputs, as the zeros of a triangular matrix are, need not be read. Everything is rounded in favour of the candidate: what a cache holds need not be written, and the memory may be faster than a copy shows.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any, Callable, Sequence

import torch

from assay_torch.form import Form

# So many times as fast as a copy of the judge's the memory may be.
MARGIN = 1.25

COPIED_BYTES = 1 << 29
COPIES = 5

# Elements of an input that are changed, one by one.
TRIED = 32
LEAST_TRIED = 8
TRYING_SECONDS = 2.0

# What an element is changed to, in units of the largest.
EXTREMES = (1e3, -1e3)

Module = Callable[..., torch.Tensor]


class Memory:
    """A device's memory, as fast as it shows itself."""

    def __init__(self, bytes_per_second: float, cache: int) -> None:
        self._bytes_per_second = bytes_per_second
        self._cache = cache

    def seconds(self, bytes_: float) -> float:
        """The least that so many bytes take."""
        return max(0.0, bytes_ - self._cache) / (self._bytes_per_second * MARGIN)


def memory() -> Memory:
    """That of the device in use."""
    source = torch.zeros(COPIED_BYTES, dtype=torch.uint8)
    target = torch.zeros_like(source)
    fastest = math.inf
    for _ in range(COPIES):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        target.copy_(source)
        torch.cuda.synchronize()
        fastest = min(fastest, time.perf_counter() - begin)
    del source, target
    torch.cuda.empty_cache()
    properties = torch.cuda.get_device_properties(torch.cuda.current_device())
    return Memory(2 * COPIED_BYTES / fastest, getattr(properties, "L2_cache_size", COPIED_BYTES))


def most_bytes(shape: Form) -> int:
    """What a call must move at most: all of its inputs, and its output."""
    return sum(place.bytes for place in shape.inputs) + shape.output.bytes


def needed_bytes(shape: Form, model: Module, inputs: Sequence[Any], others: Sequence[Any]) -> float:
    """What a call must move at least."""
    shares = needed(model, inputs, others)
    return shape.output.bytes + sum(share * place.bytes for share, place in zip(shares, shape.inputs))


def needed(model: Module, inputs: Sequence[Any], others: Sequence[Any]) -> list[float]:
    """The share of each input that differs in other inputs and that the result depends on, at least. Of whole numbers nothing is known."""
    first = model(*inputs).clone()
    if not torch.equal(first, model(*inputs)):
        return [0.0] * len(inputs)
    real = [isinstance(value, torch.Tensor) and value.is_floating_point() for value in inputs]
    return [_share(model, inputs, number, first, others[number]) if real[number] else 0.0 for number in range(len(inputs))]


def _share(model: Module, inputs: Sequence[Any], number: int, expected: torch.Tensor, other: torch.Tensor) -> float:
    changed = list(inputs)
    changed[number] = inputs[number].clone()
    flat = changed[number].view(-1)
    unlike = other.reshape(-1)
    largest = float(flat.abs().max()) if flat.numel() else 0.0
    begin = time.perf_counter()
    tried = found = 0
    while tried < TRIED and flat.numel() and time.perf_counter() - begin < TRYING_SECONDS:
        place = random.randrange(flat.numel())
        before = flat[place].clone()
        tried += 1
        if torch.equal(before, unlike[place]):
            continue
        for extreme in EXTREMES:
            flat[place] = extreme * (largest + 1)
            if not torch.equal(model(*changed), expected):
                found += 1
                break
        flat[place] = before
    return _at_least(found, tried)


def _at_least(found: int, tried: int) -> float:
    """A share that is not smaller but by bad luck."""
    if tried < LEAST_TRIED:
        return 0.0
    share = found / tried
    return max(0.0, share - 2 * math.sqrt(share * (1 - share) / tried) - 3 / tried)
