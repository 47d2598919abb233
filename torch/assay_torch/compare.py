"""Whether an output is the right one.

The rule `tolerance` measures the distance of every element in units of how far the right output spreads around its mean, plus what rounding does to the element itself. A constant
is never within it, however small the right output is, and neither does a large mean hide what varies around it. An output of one element has no spread; its distance is
measured in units of itself. Whole numbers and truth values must be the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Callable, Iterator

import torch

TOLERANCE = {torch.float32: 1e-2, torch.float16: 3e-2, torch.bfloat16: 6e-2, torch.float64: 1e-2}

# Of the element itself: what the last bits of float32 may do to a number that a large mean makes large.
ROUNDING = 1e-5

# Elements that are looked at together: on a CPU what its caches hold, on a GPU what is worth starting it.
PART = {"cpu": 1 << 15, "cuda": 1 << 24}


@dataclass(frozen=True)
class Difference:
    """How far an output is off; at most 1 is right."""

    ratio: float
    text: str

    @property
    def is_right(self) -> bool:
        return self.ratio <= 1


RIGHT = Difference(0.0, "")


def difference(said: object, expected: torch.Tensor) -> Difference:
    """How far what was said is from what was expected."""
    if not isinstance(said, torch.Tensor):
        return Difference(math.inf, f"a {type(said).__name__} instead of a tensor")
    if said.shape != expected.shape:
        return Difference(math.inf, f"shape {tuple(said.shape)} instead of {tuple(expected.shape)}")
    if said.dtype != expected.dtype:
        return Difference(math.inf, f"{said.dtype} instead of {expected.dtype}")
    row, right = _rows(said.unsqueeze(0)), _rows(expected.unsqueeze(0))
    worst = float(_worst(row, right))
    return Difference(worst, "" if worst <= 1 else _element(said, expected, _place_of_worst(row, right)))


def first_wrong(said: torch.Tensor, expected: torch.Tensor) -> Difference:
    """How far the first of a batch of outputs is off that is not right, if there is one. A device is waited for once for all."""
    right = _worst(_rows(said), _rows(expected)).le(1).tolist()
    return RIGHT if all(right) else difference(said[right.index(False)], expected[right.index(False)])


def _rows(outputs: torch.Tensor) -> torch.Tensor:
    """A row for each output."""
    return outputs.reshape(len(outputs), outputs[0].numel())


def _worst(said: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
    """The largest ratio of every row, on the device where the outputs are."""
    together = max(1, PART[expected.device.type] // max(1, expected.shape[1]))
    return torch.cat([_worst_together(*both) for both in zip(said.split(together), expected.split(together))])


def _worst_together(said: torch.Tensor, expected: torch.Tensor) -> torch.Tensor:
    zero = torch.zeros(len(expected), dtype=torch.float64, device=expected.device)
    return torch.stack([zero, *(ratio.amax(1) for _, ratio in _ratios(said, expected))]).amax(0)


def _place_of_worst(said: torch.Tensor, expected: torch.Tensor) -> int:
    """Where in the only row."""
    worst, place = 0.0, 0
    for begin, ratio in _ratios(said, expected):
        if float(ratio.max()) > worst:
            worst, place = float(ratio.max()), begin + int(ratio.argmax())
    return place


def _ratios(said: torch.Tensor, expected: torch.Tensor) -> Iterator[tuple[int, torch.Tensor]]:
    """The distance of every element in units of what is allowed in its row, part by part."""
    if not expected.is_floating_point():
        for begin, mine, right in _parts(said, expected):
            yield begin, torch.zeros_like(mine, dtype=torch.float64).masked_fill(mine.ne(right), math.inf)
        return
    allowed = TOLERANCE[expected.dtype] * _spread(expected)
    for begin, mine, right in _parts(said, expected):
        unit = (right.double() * ROUNDING).abs_().add_(allowed).clamp_min_(torch.finfo(torch.float64).tiny)
        ratio = (mine.double() - right).abs_().div_(unit)
        if ratio.isnan().any():  # only where something is not finite, which is rare
            finite = torch.isfinite(right)
            unlike = finite.ne(torch.isfinite(mine)) | (torch.isinf(right) & mine.ne(right))
            ratio = ratio.masked_fill(~finite, 0.0).masked_fill(unlike, math.inf)
        yield begin, ratio


def _parts(said: torch.Tensor, expected: torch.Tensor) -> Iterator[tuple[int, torch.Tensor, torch.Tensor]]:
    """Pieces of the rows of both, as in double precision they would not fit into memory as a whole."""
    part = PART[expected.device.type]
    for begin in range(0, expected.shape[1], part):
        yield begin, said[:, begin : begin + part], expected[:, begin : begin + part]


def _spread(expected: torch.Tensor) -> torch.Tensor:
    """How far the finite elements of each row lie from their mean, as a root of squares; of one element, how far from 0."""

    def summed(values: Callable[[torch.Tensor], torch.Tensor]) -> torch.Tensor:
        zero = torch.zeros(len(expected), 1, dtype=torch.float64, device=expected.device)
        return sum((values(part).sum(1, keepdim=True, dtype=torch.float64) for _, part, _ in _parts(expected, expected)), zero)

    def squares(part: torch.Tensor) -> torch.Tensor:
        return (part.double() - mean).square_()

    total = summed(torch.Tensor.double)
    count = torch.full_like(total, expected.shape[1])
    all_finite = bool(total.isfinite().all())
    if not all_finite:
        count, total = summed(torch.isfinite), summed(lambda part: _or_zero(part.double(), part))
    mean = total / count.clamp_min(1)
    squared = summed(squares if all_finite else lambda part: _or_zero(squares(part), part))
    return torch.where(count <= 1, total.abs(), (squared / count.clamp_min(1)).sqrt())


def _or_zero(values: torch.Tensor, part: torch.Tensor) -> torch.Tensor:
    """The values where the part is finite."""
    return values.masked_fill(~torch.isfinite(part), 0.0)


def _element(said: torch.Tensor, expected: torch.Tensor, place: int) -> str:
    index: list[int] = []
    for length in reversed(expected.shape):
        index.insert(0, place % length)
        place //= length
    at = tuple(index)
    return f"output{list(at)} is {said[at].item()!r}, expected {expected[at].item()!r}"
